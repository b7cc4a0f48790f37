/**
 * Texts that speak of a matter as a whole and say nothing else: every word is one of the matter's own, or changes nothing.
 * A word more may make it a part's, another building's, a limit or a quotation, `ROOF SLOPE 4:12 AT REAR`; nobody can
 * list them all, so the few that change nothing are listed.
 */
import { neutralWords, wholeTitles } from "../../_lexicon/mod.ts";
import { remembered } from "../../_shared/remembered.ts";

/** Words that change nothing, whatever they stand beside. */
const COMMON = wordsOf(Object.values(neutralWords).join(" "));
/** A word, its points left in; a mark of at most two letters and its figures, `U905`, names nothing. */
const WORD = /(?<![\w.])(?:\d+(?:ND|RD|TH)\b|[A-Z][A-Z.]*)(?:-?\d\w*)?/g;
const MARK = /^[A-Z]{1,2}-?\d/;
/** Minutes, which are no minimum, and the article. */
const NO_WORD = /(?<=(?<![\d:.,])\d{2,3}\s*-?\s*)MIN(?:UTES?)?\b|\bA(?=\s+[A-Z\d])/g;

/** The words of a matter as a set. */
export function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

const OF_TITLES = wordsOf(wholeTitles);

/** Does a word change nothing, whatever it stands beside? */
export const isNeutral = (word: string): boolean => isOneOf(COMMON, word);
/** … and what drawings and lists of the whole are called. */
export const isOfTitles = (word: string): boolean => isOneOf(OF_TITLES, word);

const isOneOf = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || words.has(`${word}S`);

/**
 * Does a title name the matter or the whole alone? The letters of its mark, `SECTION A-A`, name nothing, nor does the place
 * a section is cut at or the way it looks, unless it is a part with floors and roofs of its own.
 */
export const isOfWhole = (title: string, words: ReadonlySet<string>): boolean =>
  saysOnly(withoutCut(title).replace(LETTER, " "), new Set([...OF_TITLES, ...words]));

/** The title without the place its section is cut at, which names no part unless that has floors and roofs of its own. */
export const withoutCut = (title: string): string =>
  cutsAPart(title) ? title : title.replace(CUT_AT, " ");

/** Is a section through a part with floors and roofs of its own, and through no room beside it? */
const cutsAPart = (title: string): boolean =>
  HAS_ITS_OWN.test(title) && !(CUT_AT.test(title) && ROOMS_TOO.test(title));
const ROOMS_TOO =
  /(?:\bAND\b|&|\+|,).*\b(?:BEDROOM|BED|LIVING|KITCHEN|DINING|FAMILY|GREAT|MASTER|BATH)\b|\b(?:BEDROOM|BED|LIVING|KITCHEN|DINING|FAMILY|GREAT|MASTER|BATH)\b.*(?:\bAND\b|&|\+)/i;
const CUT_AT = /(?<=\bSECTIONS?\b(?:[\s,]+UNITS?\s+\w+)?)\W*(?:@|\bAT\b|\bLOOKING\b).*$/i;
const HAS_ITS_OWN =
  /\b(?:PORCH|ENTRY|GARAGE|CANOPY|CARPORT|LANAI|PATIO|BALCONY|TERRACE|TOWER|DORMER|CUPOLA|ADDITION|COVERED|WALK\w*|BREEZEWAY|DECK|LOBBY|BAYS?|SUN\s?ROOM|FLORIDA\s+ROOM|LOGGIA|PORTICO|COURT\w*|POOL|CABANA|SHED|STOR(?:AGE)?|MEZZ\w*|LOFT|RAMP|STEPS?|STAIRS?|CURB|DOCK|PIT|ELEVATOR|PARAPET|UNIT|LOW|HIGH|UPPER|LOWER)\b/i;

const LETTER = /(?<![\w'])[A-Z](?![\w'])/gi;

/** Does a text use the words of a matter alone? */
export const saysOnly = (text: string, words: ReadonlySet<string>): boolean =>
  tellingWords(text).every((it) => words.has(it));

/** Words of a text that may change what it speaks of. */
const tellingWords = remembered(
  (text: string): readonly string[] =>
    [...text.toUpperCase().replace(NO_WORD, " ").matchAll(WORD)]
      .filter(([it]) => !MARK.test(it))
      .map(([it]) => it.replace(/\.|(?<=[A-Z])-?\d\w*$/g, ""))
      .filter((it) => !COMMON.has(it)),
  10_000,
);
