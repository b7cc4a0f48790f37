/** Does a set speak of a requirement at all? Asked before its silence is put to anybody. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { allStatements, mentions, perPlan } from "../../_rules/measure.ts";
import type { Requirement } from "../../_rules/limits/fbc_2023/requirements.ts";

/** True when its own wordings, or half the words of its title in one text, stand on the sheets. */
export function isSpokenOf({ textPatterns, title }: Requirement, plan: PlanSet): boolean {
  if (textPatterns.some((it) => mentions(plan, new RegExp(it)))) return true;
  const stems = stemsOf(title);
  if (stems.length === 0) return false;
  const texts = stems.map((stem) => textsByStem(plan).get(stem) ?? new Set<number>());
  const all = new Set(texts.flatMap((it) => [...it]));
  return [...all].some((text) =>
    2 * texts.filter((it) => it.has(text)).length >= Math.max(2, stems.length)
  );
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
