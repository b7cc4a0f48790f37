/**
 * Whether every word a pass rests on is known. Nobody can list the words by which a text takes back what it names
 * (STRUCK, CAPPED, TO PICK), so those that show a thing are listed, and any other leaves the pass to a person.
 */
import {
  affirmativePhrases,
  affirmativeWords,
  isKindOf,
  type Mark,
  marksIn,
  namingHeads,
  notBefore,
  roomUses,
  type Token,
  tokensOf,
} from "../../_lexicon/mod.ts";
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { eachInAnyCase } from "../../_shared/pattern.ts";
import { COUNTIES } from "../../_rules/limits/fbc_2023/tables/counties.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import type { Rule, Subject } from "../../_rules/define_rule.ts";
import { evidenceOf } from "../../_rules/due/mod.ts";
import { clausesOf, remembered, type Statement } from "../../_rules/measure.ts";
import { isListed } from "./figure_owner.ts";

/** What a pass is about: its requirement, and the things its rule looks for. */
type Judged = Pick<Rule<Subject>, "requirementId" | "demand">;

/** The first word that is not known of what a text says of its thing; null where there is none. */
export function firstUnknownWord(rule: Judged, at: Statement | Evidence): string | null {
  const own = ownWords(rule.requirementId);
  for (const text of textsOf(rule, at)) {
    const unknown = unknownIn(text, own);
    if (unknown !== null) return unknown;
  }
  return null;
}

/** Can no building meet it by leaving the thing out? */
export const mustBeShown = (requirementId: string): boolean =>
  ["presence", "limit"].includes(getRequirement(requirementId).checkType);

/**
 * What has to be known: the sentences of a text, the cells of a row. One that speaks of other things alone says nothing of
 * this one; a name takes nothing back.
 */
function textsOf(rule: Judged, at: Statement | Evidence): string[] {
  if (!("text" in at) || !at.row || !at.schedule) {
    const clauses = clausesOf("text" in at ? at.text : at.sourceText);
    return clauses.filter((it) => clauses.length === 1 || !isOfOthers(rule, it));
  }
  const { row, schedule } = at;
  const isOfOtherHead = (head: string) => isListed(at) && isOfOthers(rule, head);
  return row.cells.filter((_, index) => {
    const head = schedule.columns[index]?.header ?? "";
    return !isNaming(head) && !isOfOtherHead(head);
  }).map((it) => it.text);
}

/** Does a text name things or measures, and none of what the rule asks for? */
function isOfOthers({ requirementId, demand }: Judged, text: string): boolean {
  const marks = marksIn(text);
  if (marks.length === 0) return false;
  const asked = [demand?.thing ?? [], demand?.property ?? []].flat();
  const isAsked = ({ senses }: Mark) =>
    senses.some(({ id }) => asked.some((it) => id === it || isKindOf(id, it) || isKindOf(it, id)));
  const named = namesOf(requirementId);
  return marks.some(({ things, senses }) => things.length > 0 || senses[0].kind === "before") &&
    !marks.some(isAsked) && !tokensOf(text).some(({ word }) => named.has(word)) &&
    !(evidenceOf(requirementId)?.test(text.toUpperCase()) ?? false);
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
  const phrases = [...text.matchAll(PHRASES), ...text.matchAll(STREET)]
    .map(({ 0: it, index }) => ({ start: index, end: index + it.length }));
  const known = [...marks, ...phrases];
  const unknown = tokensOf(text).find((it) =>
    !known.some(({ start, end }) => start <= it.start && it.end <= end) &&
    !isPlain(text, it) && !own.has(it.word) && !isCode(text, it) && !isMeans(text, it, marks)
  );
  return unknown?.word ?? null;
}

const NOT_BEFORE = new Map(
  Object.entries(notBefore).map(([word, others]) => [word, wordSet(others)]),
);

function isPlain(text: string, { word, end }: Token): boolean {
  if (!AFFIRMATIVE.has(word)) return false;
  const others = NOT_BEFORE.get(word);
  return !others || !others.has(tokensOf(text.slice(end)).at(0)?.word ?? "");
}

const PHRASES = eachInAnyCase`\b(?:${
  affirmativePhrases.toSorted((a, b) => b.length - a.length)
    .map((it) => it.replaceAll(" ", "[\\s-]+")).join("|")
})S?\b`;

/** The name of a street is told by what stands around it: `FACING TAMARIND MILL ROAD`. */
const STREET =
  /\b(?:FACING|ON|AT|FROM|ALONG|TO|OF)\s+(?:THE\s+)?(?:[A-Z]+\s+){1,3}(?:STREET|ST|ROAD|RD|DRIVE|DR|AVENUE|AVE|BOULEVARD|BLVD|LANE|LN|HIGHWAY|HWY|PARKWAY|PKWY|TRAIL)\b/gi;

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
  if (word === "NO") return /^\.?\s*\d/.test(text.slice(end));
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

/** Words of the requirement's name and of what it measures, but those that deny or halve. */
const namesOf = remembered((requirementId) => {
  const { title, quantity } = getRequirement(requirementId);
  return new Set([...wordSet(`${title} ${quantity}`)].filter((it) => !NEVER_OWN.has(it)));
});

const ownWords = remembered((requirementId) =>
  new Set([...namesOf(requirementId), ...(mustBeShown(requirementId) ? [] : DENIALS)])
);

/** Where a thing need not be there, saying so is as plain. */
const DENIALS = wordSet("NO NOT NONE NIL N NA APPLICABLE WITHOUT");
const NEVER_OWN = wordSet(
  "NO NOT NONE ONLY OR WITHOUT EXISTING FUTURE IF WHERE WHEN UNLESS EXCEPT OTHER OUT OFF BY EXEMPT EXEMPTION DEFERRED OMITTED",
);
