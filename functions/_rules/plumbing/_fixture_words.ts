/** Words of fixture lists: which fixture, whose, and whether it is asked for or there. */

export type Sex = "men" | "women";
export type Fixture = "closet" | "urinal" | "lavatory" | "fountain";

const FIXTURES: readonly [RegExp, Fixture][] = [
  [/\bURINALS?\b|\bUR\b/i, "urinal"],
  [
    /\bLAV(ATOR(Y|IES))?S?\b|(?<!\b(?:SERVICE|MOP|JANITOR\S*|UTILITY|KITCHEN|BAR|PREP|COMP\w*)\s)\bSINKS?\b/i,
    "lavatory",
  ],
  [
    /\b(?:DRINK(?:ING|\.)?|WATER)\s?F(?:OU)?NT(?:AI)?N?S?\b|\bDRINK(?:ING|\.)?\s?FTN|\bE\.?W\.?C\b|\bD\.?F\b|WATER\s?COOLER|BOTTLE\s?FILL/i,
    "fountain",
  ],
  [/\bW\.?\s?C\.?S?(?=\W|$)|WATER\s?CLOSETS?|\bTOILETS?\b/i, "closet"],
];
/** The fixture a text names; null when none. */
export const fixtureIn = (text: string): Fixture | null =>
  FIXTURES.find(([words]) => words.test(text))?.[1] ?? null;
const WOMEN = /\b(WOMEN|WOMAN|FEMALES?|LADIES|GIRLS?)/i;
const MEN = /\b(MEN|MAN|MALES?|GENTS?|BOYS?)(?=\W|S\b|$)/i;
/** A cell under `SEX`: `M`, `W`. */
const SEX_CELL = /^\W*(?:(M)|[FW])\W*$/i;
/** The sex a letter under `SEX` stands for. */
export const sexLettered = (cell: string, head: string): Sex | null => {
  const letter = /^\W*(?:SEX|GENDER)\W*$/i.test(head) ? SEX_CELL.exec(cell) : null;
  return letter && (letter[1] ? "men" : "women");
};
/** The one sex a text names; null for none or both. */
export const sexIn = (text: string): Sex | null => {
  const [women, men] = [WOMEN.test(text), MEN.test(text)];
  if (women === men) return null;
  return women ? "women" : "men";
};
/** Columns such as `WC M`, `LAV (F)`. */
const SEX_OF_HEAD = /\b(?:W\.?\s?C|LAV|U\.?R|URINAL)\w*\.?\s*[-(\s]\s*(?:(M)|(F|W))\)?\s*$/i;
/** The sex a head names or ends with. */
export const sexOfHead = (head: string): Sex | null => {
  const [, man, woman] = SEX_OF_HEAD.exec(head) ?? [];
  return man ? "men" : woman ? "women" : sexIn(head);
};
/** What a text says of figures beside it. */
export const roleIn = (text: string): "required" | "provided" | null =>
  /\bREQ|\bNEED|\bMIN|\bCALC|\bPER\s+CODE/i.test(text)
    ? "required"
    : /\bPROV|ACTUAL|SHOWN|\bBUI?LT\b|FURNISHED|^\W*(?:THIS\s+)?DESIGN\W*$/i.test(text)
    ? "provided"
    : null;
