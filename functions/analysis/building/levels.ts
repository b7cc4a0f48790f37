/** Which floor a plan shows, by its title. */

/** A floor of a series of plans: those of one title but for the floor. */
export interface Level {
  /** 1 is the first floor, 0 the basement; a mezzanine lies between two. */
  level: number;
  /** The title without the words of the floor. */
  series: string;
}

const NAMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:BASEMENT|CELLAR)(?: (?:FLOOR|LEVEL))?\b/i, 0],
  [/\b(?:GROUND|FIRST|1ST|MAIN|LOWER) (?:FLOOR|LEVEL|STORY)\b/i, 1],
  [/\bMEZZANINE(?: (?:FLOOR|LEVEL))?\b/i, 1.5],
  [/\b(?:SECOND|2ND|UPPER) (?:FLOOR|LEVEL|STORY)\b/i, 2],
  [/\b(?:THIRD|3RD) (?:FLOOR|LEVEL|STORY)\b/i, 3],
  [/\b(?:FOURTH|4TH) (?:FLOOR|LEVEL|STORY)\b/i, 4],
  [/\b(?:FIFTH|5TH) (?:FLOOR|LEVEL|STORY)\b/i, 5],
];
const NUMBERED = /\b(?:FLOOR|LEVEL|STORY|L)[ -]?0?(\d{1,2})\b|\b(\d{1,2})TH (?:FLOOR|LEVEL)\b/i;

/** The floor a title names; null where it names none or several. */
export function levelOf(title: string): Level | null {
  const named = NAMES.filter(([words]) => words.test(title));
  if (named.length > 1) return null;
  const [name] = named;
  const seriesOf = (words: RegExp) =>
    title.replace(words, " ").replace(/[^A-Z]+/gi, " ").trim().toUpperCase();
  if (name) return { level: name[1], series: seriesOf(name[0]) };
  const number = NUMBERED.exec(title);
  return number ? { level: Number(number[1] ?? number[2]), series: seriesOf(NUMBERED) } : null;
}
