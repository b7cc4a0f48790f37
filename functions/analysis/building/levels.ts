/** Which floor a plan shows, by its title. */
import { levelIn, withoutLevels } from "../../_shared/levels.ts";

/** A floor of a series of plans: those of one title but for the floor. */
export interface Level {
  /** 1 is the first floor, 0 the basement; a mezzanine lies between two. */
  level: number;
  /** The title without the words of the floor. */
  series: string;
}

/** Floors that are called by a name. */
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/\b(?:BASEMENT|CELLAR)(?: (?:FLOOR|LEVEL))?\b/i, 0],
  [/\b(?:MAIN|LOWER) (?:FLOOR|LEVEL|STORY)\b/i, 1],
  [/\bMEZZANINE(?: (?:FLOOR|LEVEL))?\b/i, 1.5],
  [/\bUPPER (?:FLOOR|LEVEL|STORY)\b/i, 2],
];
/** Figures of a title that tell series apart: `BUILDING 2`; others number drawings or are of scales. */
const OTHER_FIGURES = /(?<!\b(?:BUILDING|BLDG\.?|UNIT|TOWER|WING|TYPE|PHASE)[ #-]*\d*)\d+/gi;

/** The floor a title names; null where it names none or several. */
export function levelOf(title: string): Level | null {
  const named = NAMED.filter(([words]) => words.test(title));
  const rest = named.reduce((left, [words]) => left.replace(words, " "), title);
  const plain = withoutLevels(rest);
  if (named.length + (plain === rest ? 0 : 1) !== 1) return null;
  const level = named[0]?.[1] ?? levelIn(rest);
  if (level === null) return null;
  const series = plain.replace(OTHER_FIGURES, " ").replace(/[^A-Z\d]+/gi, " ");
  return { level, series: series.trim().toUpperCase() };
}
