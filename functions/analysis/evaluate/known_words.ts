/**
 * Whether every word a pass rests on is known. Nobody can list the words by which a text takes back what it names
 * (STRUCK, CAPPED, TO PICK), so those that show a thing are listed, and any other leaves the pass to a person.
 */
import {
  affirmativePhrases,
  affirmativeWords,
  type Mark,
  marksIn,
  namingHeads,
  roomUses,
  type Token,
  tokensOf,
} from "../../_lexicon/mod.ts";
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { COUNTIES } from "../../_rules/limits/fbc_2023/tables/counties.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import type { Statement } from "../../_rules/measure.ts";

/** The first word of a statement, or of the cells of its row, that is not known; null where there is none. */
export function firstUnknownWord(requirementId: string, at: Statement | Evidence): string | null {
  const own = ownWords(requirementId);
  for (const text of textsOf(at)) {
    const unknown = unknownIn(text, own);
    if (unknown !== null) return unknown;
  }
  return null;
}

/** Can no building meet it by leaving the thing out? */
export const mustBeShown = (requirementId: string): boolean =>
  ["presence", "limit"].includes(getRequirement(requirementId).checkType);

/** What has to be known: the text, or of a row the cells that are no names. */
function textsOf(at: Statement | Evidence): string[] {
  if (!("text" in at)) return [at.sourceText];
  const { text, row, schedule } = at;
  if (!row || !schedule) return [text];
  return row.cells.filter((_, index) => !isNaming(schedule.columns[index]?.header ?? ""))
    .map((it) => it.text);
}

const wordSet = (words: string): ReadonlySet<string> =>
  new Set(tokensOf(words).map(({ word }) => word));

const AFFIRMATIVE = wordSet([
  ...Object.values(affirmativeWords),
  ...Object.values(roomUses).flat(),
  ...COUNTIES.map(({ name }) => name),
].join(" "));
const NAMING = wordSet(namingHeads);

const isNaming = (head: string): boolean => {
  const words = tokensOf(head);
  return words.length > 0 && words.every(({ word }) => NAMING.has(word));
};

function unknownIn(text: string, own: ReadonlySet<string>): string | null {
  const marks = marksIn(text).filter((it) => isAffirmative(text, it));
  const phrases = [...text.matchAll(PHRASES)]
    .map(({ 0: it, index }) => ({ start: index, end: index + it.length }));
  const known = [...marks, ...phrases];
  const unknown = tokensOf(text).find((it) =>
    !known.some(({ start, end }) => start <= it.start && it.end <= end) &&
    !AFFIRMATIVE.has(it.word) && !own.has(it.word) && !isCode(text, it) &&
    !isMeans(text, it, marks)
  );
  return unknown?.word ?? null;
}

const PHRASES = new RegExp(
  `\\b(?:${
    affirmativePhrases.toSorted((a, b) => b.length - a.length)
      .map((it) => it.replaceAll(" ", "[\\s-]+")).join("|")
  })S?\\b`,
  "gi",
);

/** Is it a phrase of the lexicon that says no word of absence? A bound does: `NOT LESS THAN`. */
const isAffirmative = (text: string, { senses, start, end }: Mark): boolean =>
  senses.some(({ kind }) => kind === "least" || kind === "most") ||
  (senses.every(({ kind }) => kind !== "noneBefore" && kind !== "noneAfter") &&
    !ABSENT.test(text.slice(start, end)));

const ABSENT = /\b(?:NO|NOT|NONE|NIL|OFF|OUT|ONLY|BLIND|STUB|RESERVED|UNRATED|CHOICE)\b/i;

/** Marks, models, sections, dates and figures take nothing back. A lone N may be a no. */
function isCode(text: string, { word, start, end }: Token): boolean {
  if (/\d/.test(word) || ROMAN.test(word)) return true;
  if (word.length === 1) return word !== "N";
  return word.length <= LONGEST_PREFIX &&
    (/^[-.]?\d/.test(text.slice(end)) || /\d-$/.test(text.slice(0, start)));
}

const ROMAN = /^(?:I{1,3}|I?V|VI{0,3}|I?X)$/;
const LONGEST_PREFIX = 4;

/** By a thing, and not by somebody: `ACCESS TO ALL UNITS BY ELEVATOR`, `24 BY 30`. */
function isMeans(text: string, { word, end }: Token, marks: readonly Mark[]): boolean {
  if (word !== "BY") return false;
  const next = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  return /^\d/.test(text.slice(next)) ||
    marks.some(({ start, end, things }) =>
      start === next && things.length > 0 && end - start >= SHORTEST_THING
    );
}

/** Shorter words may be somebody's initials. */
const SHORTEST_THING = 4;

const ownByRequirement = new Map<string, ReadonlySet<string>>();

/** Words of the requirement's name and of what it measures, but those that deny or halve. */
function ownWords(requirementId: string): ReadonlySet<string> {
  let own = ownByRequirement.get(requirementId);
  if (!own) {
    const { title, quantity } = getRequirement(requirementId);
    const named = [...wordSet(`${title} ${quantity}`)].filter((it) => !NEVER_OWN.has(it));
    own = new Set([...named, ...(mustBeShown(requirementId) ? [] : DENIALS)]);
    ownByRequirement.set(requirementId, own);
  }
  return own;
}

/** Where a thing need not be there, saying so is as plain. */
const DENIALS = wordSet("NO NOT NONE NIL N NA APPLICABLE WITHOUT");
const NEVER_OWN = wordSet(
  "NO NOT NONE ONLY OR WITHOUT EXISTING FUTURE IF WHERE WHEN UNLESS EXCEPT OTHER OUT OFF BY EXEMPT EXEMPTION DEFERRED OMITTED",
);
