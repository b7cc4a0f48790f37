/**
 * Lengths whose thin marks were read as other signs, or not at all: `12:6"`, `10/-4/`, `3+0"`, `5-81/4"`, and sizes of
 * which one side says how the other is meant, `12-6x12²6"`. Figures are never changed, only what stands between them;
 * what could mean two lengths stays as it was read.
 */
import type { ReadLetter } from "./recognise.ts";

/** Letters that figures are taken for. */
const AS_FIGURE: Record<string, string> = {
  O: "0",
  o: "0",
  D: "0",
  I: "1",
  l: "1",
  i: "1",
  g: "9",
};
const DIGIT = "[0-9OoDIlig]";
/** What a foot mark is taken for, and what follows it. */
const FOOT = "['\"°*`:.,;/²+t]";
const HYPHEN = "[-~]";
const FRACTION = String.raw`(?:\s*(?<top#>\d{1,2})/(?<below#>2|4|8|16|32))?`;
const END = "['\"°*/²]{0,3}";

/** Feet, what parts them, inches and what ends them; names of groups end in the side's number. */
const side = (number: number): string =>
  `(?<feet#>${DIGIT}{1,3}?)(?<part#>\\s*(?:${FOOT}{1,2}\\s*${HYPHEN}?|${HYPHEN})\\s*)(?<inches#>[1Il][01OoIl]|${DIGIT})${FRACTION}(?<end#>\\s*${END})`
    .replaceAll("#", String(number));

const ONE = new RegExp(`^[xXK(<]?\\s?${side(1)}\\s?[xX>)]?$`, "d");
const TWO = new RegExp(`^\\(?${side(1)}\\s*[xX×K]\\s*${side(2)}\\)?$`, "d");
/** Three figures without anything between them, as one side of a size: 12'-6" as `126`. */
const GLUED = new RegExp(
  `^(?:${side(1)}\\s*[xX×K]\\s*(?<glued>\\d{2,3})${END}|(?<glued0>\\d{2,3})${END}\\s*[xX×K]\\s*${
    side(2)
  })$`,
  "d",
);
/** A size with a shorter side has lost a figure. */
const LEAST_SIDE_FT = 2;

/** The letters of a figure with its marks as they must be; the letters as they are where that is not certain. */
export function mendFigures(letters: readonly ReadLetter[]): ReadLetter[] {
  const read = letters.flatMap((letter) => [...letter.text].map((text) => ({ ...letter, text })));
  while (read.length > 0 && read[0].text === " ") read.shift();
  while (read.at(-1)?.text === " ") read.pop();
  const text = read.map((letter) => letter.text).join("");
  if (!/\d/.test(text) || text.length < 3 || text.length > 30) return [...letters];
  const one = ONE.exec(text);
  if (one && isSurelyFeet(one.groups!)) return lengthOf(read, one, 1) ?? [...letters];
  const two = TWO.exec(text) ?? null;
  if (two && isSize(two.groups!)) {
    const [first, second] = [lengthOf(read, two, 1), lengthOf(read, two, 2)];
    if (first && second) return joinSides(first, second);
  }
  return mendGlued(read, GLUED.exec(text)) ?? [...letters];
}

type Groups = Record<string, string | undefined>;

/** A foot mark with its hyphen, or one of both with an inch mark behind; a fraction or a decimal has neither. */
function isSurelyFeet({ part1 = "", end1 = "", top1, inches1 = "" }: Groups): boolean {
  const hasHyphen = /[-~]/.test(part1);
  const hasMark = /['"°*`:;/²+t]/.test(part1);
  const isEnded = /["'°²]|\/\//.test(end1);
  if (top1 !== undefined) return hasHyphen && /\d/.test(inches1);
  if (hasHyphen) return hasMark || isEnded;
  return /['"`:;+t]/.test(part1) && /["°²]|''/.test(end1);
}

/** Both sides are feet and inches, which a hyphen or a mark of one of them shows, and none is too short. */
function isSize({ feet1, feet2, part1 = "", part2 = "" }: Groups): boolean {
  return /[-'~]/.test(part1 + part2) &&
    [feet1, feet2].every((feet) => Number(figuresOf(feet!)) >= LEAST_SIDE_FT);
}

const figuresOf = (text: string): string => [...text].map((it) => AS_FIGURE[it] ?? it).join("");

/** One side's letters, with marks between them; null for inches that are none. */
function lengthOf(
  read: readonly ReadLetter[],
  match: RegExpExecArray,
  number: number,
): ReadLetter[] | null {
  const at = (name: string) => {
    const span = match.indices!.groups![`${name}${number}`];
    return span ? read.slice(...span).map((it) => ({ ...it, text: figuresOf(it.text) })) : [];
  };
  const [feet, inches, top, below] = [at("feet"), at("inches"), at("top"), at("below")];
  if (![...feet, ...inches].every(({ text }) => /\d/.test(text))) return null;
  if (top.length > 0 && Number(textOf(top)) >= Number(textOf(below))) return null;
  const last = [...inches, ...top, ...below].at(-1)!;
  const end = at("end").at(-1)?.at ?? last.at;
  const foot = between(feet.at(-1)!, inches[0], 1 / 3, "'");
  const hyphen = between(feet.at(-1)!, inches[0], 2 / 3, "-");
  const fraction = top.length === 0 ? [] : [
    between(inches.at(-1)!, top[0], 0.5, " "),
    ...top,
    between(top.at(-1)!, below[0], 0.5, "/"),
    ...below,
  ];
  return [...feet, foot, hyphen, ...inches, ...fraction, { ...last, text: '"', at: end }];
}

/** A size of which one side has nothing between its figures, if these part in one way only. */
function mendGlued(
  read: readonly ReadLetter[],
  match: RegExpExecArray | null,
): ReadLetter[] | null {
  if (!match) return null;
  const { glued, glued0, feet1, feet2 } = match.groups!;
  const figures = glued ?? glued0;
  const ways = [1, 2].filter((length) =>
    length < figures.length && /^(?:\d|1[01])$/.test(figures.slice(length)) &&
    Number(figures.slice(0, length)) >= LEAST_SIDE_FT
  );
  if (ways.length !== 1 || Number(figuresOf(feet1 ?? feet2!)) < LEAST_SIDE_FT) return null;
  const [from, to] = match.indices!.groups![glued === undefined ? "glued0" : "glued"];
  const letters = read.slice(from, to);
  const [feet, inches] = [letters.slice(0, ways[0]), letters.slice(ways[0])];
  const parted = [
    ...feet,
    between(feet.at(-1)!, inches[0], 1 / 3, "'"),
    between(feet.at(-1)!, inches[0], 2 / 3, "-"),
    ...inches,
    { ...inches.at(-1)!, text: '"' },
  ];
  const other = lengthOf(read, match, glued === undefined ? 2 : 1);
  if (!other) return null;
  return glued === undefined ? joinSides(parted, other) : joinSides(other, parted);
}

function joinSides(first: ReadLetter[], second: ReadLetter[]): ReadLetter[] {
  const [a, b] = [first.at(-1)!, second[0]];
  return [
    ...first,
    between(a, b, 0.3, " "),
    between(a, b, 0.5, "x"),
    between(a, b, 0.7, " "),
    ...second,
  ];
}

const textOf = (letters: readonly ReadLetter[]): string => letters.map(({ text }) => text).join("");

function between(a: ReadLetter, b: ReadLetter, share: number, text: string): ReadLetter {
  return {
    text,
    at: a.at + (b.at - a.at) * share,
    confidence: Math.min(a.confidence, b.confidence),
  };
}
