/**
 * What concerns a whole set: how rooms are used, which exceptions its texts claim, and what is told of one thing in two
 * places. Text alone, asked once. Nothing of it accuses or acquits.
 */
import type { OccupancyGroup } from "../../../../_shared/constants/options.ts";
import type { PlanSet } from "../../../../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../../../../_rules/building_profile.ts";
import { type Figure, figuresIn } from "../../../../_rules/frames/figures.ts";
import { placeOf } from "../../../../_rules/reading/places.ts";
import type { Claim } from "../../claims.ts";
import { LISTED } from "../../requirement_list.ts";
import { claimId, type SetLine, setLines } from "../../set_lines.ts";
import { isQuestion, NO_OPINION, type SetOpinion, type ToldPlace } from "../../set_opinion.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer, type USES } from "./schema.ts";

/** How it is asked and answered. */
export const applicability = {
  name: "applicability",
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
} as const;

/** Groups a use belongs to; uses every building has belong to none. */
const GROUPS: Partial<Record<typeof USES[number], readonly OccupancyGroup[]>> = {
  assembly: ["A-1", "A-2", "A-3", "A-4", "A-5"],
  education: ["E", "I-4"],
  factory: ["F-1", "F-2"],
  "health care": ["I-1", "I-2", "B"],
  sales: ["M"],
  "sleeping or living": ["R-1", "R-2", "R-3", "R-4", "I-1", "I-2", "I-3"],
};

/** Takes an answer in through the gate. What is not of the asked shape says nothing. */
export function takeSetAnswer(
  answer: unknown,
  { plan, building, claims }: {
    plan: PlanSet;
    building: BuildingProfile;
    /** What was listed as claims, in that order. */
    claims: readonly Claim[];
  },
): SetOpinion {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return NO_OPINION;
  const lines = setLines(plan);
  const opinion: SetOpinion = {
    exemptions: [],
    objections: [],
    heard: new Set(),
    toldTwice: [],
    strangeUses: [],
    unverified: [],
  };
  const at = (id: number): SetLine | undefined => lines[id];
  const evidenceOf = (line: SetLine) => placeOf(line);
  const lose = (claim: string, quote: string, line?: SetLine) =>
    opinion.unverified.push({
      claim,
      quote: quote.slice(0, MOST_QUOTED),
      page: line?.page ?? 1,
      reason: line ? "The line does not say it." : "The set has no such line.",
    });
  for (const { line, use } of parsed.data.uses) {
    const groups = GROUPS[use];
    const found = at(line);
    if (!found) lose(`a room used for ${use}`, `line ${line}`);
    else if (!NAME.test(found.text)) lose(`a room used for ${use}`, found.text, found);
    else if (groups && building.occupancies.length > 0) {
      if (groups.some((it) => building.occupancies.includes(it))) continue;
      opinion.strangeUses.push({ at: evidenceOf(found), use, groups });
    }
  }
  for (const { line, requirement } of parsed.data.exemptions) {
    const found = at(line);
    if (!found || !LISTED.has(requirement)) lose(`exempt from ${requirement}`, `line ${line}`);
    else opinion.exemptions.push({ requirementId: requirement, at: evidenceOf(found) });
  }
  for (const { requirement, places } of parsed.data.same) {
    if (!LISTED.has(requirement)) continue;
    const told: ToldPlace[] = [];
    for (const { line, figure } of places) {
      const found = at(line);
      if (found && figure.trim() !== "" && plain(found.text).includes(plain(figure))) {
        told.push({ ...evidenceOf(found), figure: figure.trim() });
      } else lose(`told of ${requirement}`, figure, found);
    }
    const differing = withOtherFigures(told);
    if (differing.length > 1) {
      opinion.toldTwice.push({ requirementId: requirement, places: differing });
    }
  }
  const seenThrough = new Set<string>();
  for (const { claim, why, line, words } of parsed.data.objections) {
    const found = at(line);
    const isSaid = plain(words) !== "" && plain(found?.text ?? "").includes(plain(words));
    const meant = claims.find((_, number) => claimId(number) === claim);
    if (!found || !isSaid || !meant) lose(`an objection to ${claim}`, words, found);
    else if (meant.isControl) seenThrough.add(meant.key);
    else {
      const at = evidenceOf(found);
      opinion.objections.push({ key: meant.key, why, at, words: words.trim() });
    }
  }
  const own = claims.filter(({ isControl }) => !isControl);
  const controls = claims.filter(({ isControl }) => isControl);
  const isBelieved = new Set(opinion.objections.map(({ key }) => key)).size <=
    Math.max(FEW, own.length / 2);
  if (!isBelieved) return { ...opinion, objections: [] };
  const hasRead = controls.length > 0 && controls.every(({ key }) => seenThrough.has(key));
  return hasRead ? { ...opinion, heard: new Set(own.map(({ key }) => key)) } : opinion;
}

/** Who objects to more than these and to more than half of all claims objects to anything. */
const FEW = 2;

/** What of an opinion proves nothing, for the list of unverified claims. */
export const claimsOf = (
  { unverified, strangeUses }: SetOpinion,
): { task: string; page: number; quote: string; claim: string; reason: string }[] => [
  ...unverified.map((it) => ({ task: applicability.name, ...it })),
  ...strangeUses.filter((it) => !isQuestion(it)).map(({ at, use }) => ({
    task: applicability.name,
    page: at.page,
    quote: at.sourceText.slice(0, MOST_QUOTED),
    claim: `a room used for ${use}`,
    reason: "No use group of the sheets or the form stands for such a use.",
  })),
];

const MOST_QUOTED = 200;

/** A figure with its unit names no room. */
const NAME = /[A-Z]{3}/i;

/**
 * The first place and those that tell something else of the same kind than it; alone where all agree. A general text
 * gives way to what it excepts, and initials say nothing else than the words they stand for.
 */
function withOtherFigures(told: ToldPlace[]): ToldPlace[] {
  const [first, ...others] = told.filter((it) =>
    !GIVES_WAY.test(it.sourceText) && !told.some(({ figure }) => isInitials(it.figure, figure))
  );
  if (!first) return [];
  return [first, ...others.filter((it) => differs(first.figure, it.figure))];
}

/** `THRESHOLDS 1/2" EXCEPT AS SCHEDULED` does not contradict the schedule. */
const GIVES_WAY = /\b(?:EXCEPT|UNLESS|U\.?N\.?O)\b/i;

/** `NS` beside `NO SPRINKLERS`. */
function isInitials(short: string, long: string): boolean {
  const words = long.toUpperCase().match(/[A-Z]+/g) ?? [];
  return words.length > 1 && words.map((it) => it[0]).join("") === short.trim().toUpperCase();
}

/**
 * Code compares what the words say, not the model. Figures of the same kinds in both, one of them with another value; or
 * words without any figure that do not read alike. A figure beside plain words is no contradiction.
 */
function differs(a: string, b: string): boolean {
  if ([a, b].some((it) => OPEN_ENDED.test(it) || REFERS.test(it))) return false;
  const [one, other] = [figuresBeside(a, b), figuresBeside(b, a)];
  if (isOneOfSize(one, other) || isOneOfSize(other, one)) {
    const [[side], size] = one.length < other.length ? [one, other] : [other, one];
    return size.every(({ value }) => !isSameAmount(side.value, value));
  }
  if (one.length > 0 && isPaired(one, other, (it, that) => it.kind === that.kind)) {
    return one.some(({ value }, at) =>
      Math.abs(value - other[at].value) > TOLERANCE * Math.abs(value)
    );
  }
  const [numbers, otherNumbers] = [a, b].map(numbersOf);
  // In a list the head of the column may say the unit.
  const units = new Set([a, b].map(unitOf).filter((it) => it !== ""));
  if (numbers.length > 0 && numbers.length === otherNumbers.length && units.size <= 1) {
    return numbers.some((it, at) => !isSameAmount(it, otherNumbers[at]));
  }
  if (numbers.length > 0 || otherNumbers.length > 0) return false;
  if (DENIES.test(a) && DENIES.test(b)) return false;
  const [codes, otherCodes] = [a, b].map(codesOf);
  if (codes.length > 0 && codes.join() === otherCodes.join()) return false;
  const [words, otherWords] = [a, b].map(wordsOf);
  const shared = words.filter((it) => otherWords.some((that) => isOneWord(it, that))).length;
  return plain(a) !== plain(b) && !plain(a).includes(plain(b)) && !plain(b).includes(plain(a)) &&
    (shared === 0 || 2 * shared < Math.min(words.length, otherWords.length));
}

/** The figures of a text; `3050` is a size where the other text gives one. */
const figuresBeside = (text: string, other: string): Figure[] =>
  figuresIn(isSize(figuresIn(other)) ? sizeOfCode(text) : text);

const isSize = (figures: readonly Figure[]): boolean =>
  figures.length === 2 && figures.every(({ kind }) => kind === "length");

/** A length beside the two sides of a size: `3'-6" leaf` and `3'-0" x 7'-0"`. */
const isOneOfSize = (side: readonly Figure[], size: readonly Figure[]): boolean =>
  side.length === 1 && side[0].kind === "length" && isSize(size);

/** Four digits of a window as feet and inches of its width and height: `3'-0" x 5'-0"` of `3050`. */
const sizeOfCode = (text: string): string =>
  text.replace(
    /(?<![\w.,'"/-])([1-9])(\d)([1-9])(\d)(?![\w.,'"/-])/,
    (_, feet, inches, high, more) => `${feet}'-${inches}" x ${high}'-${more}"`,
  );

/** A bound is kept by other figures, too. */
const OPEN_ENDED =
  /\bOR (?:MORE|LESS|FEWER|GREATER)\b|\bAT (?:LEAST|MOST)\b|\bM(?:IN|AX)\b|[<>≤≥]/i;

/** Tells nothing itself: `SEE PLAN`. */
const REFERS = /^\W*(?:SEE|REFER|PER|AS)\b/i;

/** Two denials say the same of one thing in other words: `NONE PROVIDED`, `NO SPRINKLERS`. */
const DENIES = /\b(?:NO|NONE|NOT|NIL|WITHOUT|N\/A)\b/i;

/** Classes and groups as plans letter them, in order: the `E` of `GROUP E`, the `VB` of `TYPE VB`. */
const codesOf = (text: string): string[] =>
  (text.toUpperCase().match(/(?<![\w.-])(?:[A-Z]|[IV]+-?[AB])(?![\w.-])/g) ?? [])
    .map((it) => it.replace("-", "")).toSorted();

/** One word, the beginning of it, or another of its forms: `ENCL` of `ENCLOSED`, `TESTED` and `TESTER`. */
function isOneWord(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const stem = Math.max(LEAST_STEM, shorter - MOST_ENDING);
  return a === b || shorter >= LEAST_STEM && a.slice(0, stem) === b.slice(0, stem);
}

const LEAST_STEM = 4;
/** Letters of an ending. */
const MOST_ENDING = 2;

/** The same, or the same in a thousandth part of the unit: `4.5 KW` and `4,500` in a column of watts. */
const isSameAmount = (a: number, b: number): boolean =>
  [1, 1000, 1 / 1000].some((factor) => Math.abs(a * factor - b) <= TOLERANCE * Math.abs(b));

/** What is told in other words in the one place than in the other: `roof hatch, ladder below`, `ladder and hatch`. */
const wordsOf = (text: string): string[] =>
  (text.toUpperCase().match(/[A-Z]{3,}/g) ?? []).filter((it) => !LINKING.has(it));

const LINKING: ReadonlySet<string> = new Set(["AND", "THE", "FOR", "WITH", "OVER", "THEN", "FROM"]);

const isPaired = <T>(a: readonly T[], b: readonly T[], isAlike: (a: T, b: T) => boolean): boolean =>
  a.length === b.length && a.every((it, at) => isAlike(it, b[at]));

/** Rounding of a figure that is written twice. */
const TOLERANCE = 0.002;

/** Numbers that measure or count; those of marks name what they stand at: `HC1`. */
const numbersOf = (text: string): number[] =>
  [...text.matchAll(/(?<![A-WYZ]|[A-WYZ]-)(?<![\d.,])\d[\d,]*(?:\.\d+)?/gi)].map(([it]) =>
    Number(it.replaceAll(",", ""))
  );
const unitOf = (text: string): string => text.toUpperCase().replace(/[\d,.\s]/g, "");
const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9.'"/]/g, "");
