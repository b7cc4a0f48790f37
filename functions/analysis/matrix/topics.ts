/** Does a set speak of a requirement at all? Asked before its silence is put to anybody. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { allStatements, mentions, perPlan } from "../../_rules/measure.ts";
import { evidenceOf } from "../../_rules/due/mod.ts";
import { type Asked, type Look, spokenOf } from "../../_rules/plan_content/mod.ts";
import type { Requirement } from "../../_rules/limits/fbc_2023/requirements.ts";

/**
 * True when words no other thing is called by stand on the sheets, or, where nobody wrote down any for it, the wordings
 * of the catalogue or words of its title: half of them in one text, of what is measured or looked up a single one. A list of abbreviations speaks of nothing.
 */
export function isSpokenOf(requirement: Requirement, asked: Asked): boolean {
  const look = lookFor(requirement.id);
  return look ? look(asked) !== null : isLooselySpokenOf(requirement, asked.plan);
}

const looks = new Map<string, Look | null>();

function lookFor(requirementId: string): Look | null {
  const known = looks.get(requirementId);
  if (known !== undefined) return known;
  const evidence = evidenceOf(requirementId);
  const look = evidence === null ? null : spokenOf(evidence);
  looks.set(requirementId, look);
  return look;
}

function isLooselySpokenOf(
  { textPatterns, title, checkType }: Requirement,
  plan: PlanSet,
): boolean {
  if (textPatterns.some((it) => mentions(plan, new RegExp(it)))) return true;
  const stems = stemsOf(title);
  if (stems.length === 0) return false;
  const texts = stems.map((stem) => textsByStem(plan).get(stem) ?? new Set<number>());
  // A figure is lettered in fewer words than a thing, often beside a single one of them.
  const enough = checkType === "presence" ? Math.max(2, stems.length / 2) : 1;
  const all = new Set(texts.flatMap((it) => [...it]));
  return [...all].some((text) => texts.filter((it) => it.has(text)).length >= enough);
}

/** Words that name no thing of a building. */
const PLAIN = new Set([
  "number",
  "under",
  "other",
  "large",
  "small",
  "florida",
  "general",
  "where",
]);

/** Letters a word is known by: `rating` and `rated` begin alike. */
const STEM = 4;

const stemsOf = (text: string): string[] => [
  ...new Set(
    (text.replace(/\([^)]*\)/g, " ").toUpperCase().match(/[A-Z]{4,}/g) ?? [])
      .filter((it) => !PLAIN.has(it.toLowerCase()))
      .map((it) => it.slice(0, STEM)),
  ),
];

/** Numbers of the texts that hold each stem. */
const textsByStem = perPlan((plan) => {
  const found = new Map<string, Set<number>>();
  const texts = new Set(allStatements(plan).map((it) => it.text));
  for (const [index, text] of [...texts].entries()) {
    for (const stem of stemsOf(text)) {
      const known = found.get(stem);
      if (known) known.add(index);
      else found.set(stem, new Set([index]));
    }
  }
  return found;
});
