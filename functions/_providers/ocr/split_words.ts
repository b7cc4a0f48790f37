/**
 * Splits a read line into words with their own boxes. The recogniser drops spaces in narrow lettering, so
 * gaps in the ink count too.
 */
import type { GreyImage } from "./image.ts";
import { isWholeLength } from "./likely_length.ts";
import { inkMap, inkOf, isInkedAt, widestGap } from "./line_ink.ts";
import { fractionCuts, mendDimension, mendLine, mendWhole, splitUnit, textOf } from "./mend.ts";
import type { ReadBox, ReadLetter } from "./recognise.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A word along a line: start and end as shares of the line's length, top and bottom of its height. */
export interface LineWord {
  text: string;
  confidence: number;
  from: number;
  to: number;
  top: number;
  bottom: number;
}

/** Gaps that part words without a recognised space, in heights of the capitals. */
const GAP = 0.22;
/** The same beyond the gaps that letters of this line usually leave. */
const GAP_OVER_USUAL = 0.17;
/** A space is wider than the gaps of its line, however widely that is lettered. */
const WIDER = 1.6;
/** A gap without a recognised space, against the narrowest recognised one, and against most gaps. */
const AS_A_SPACE = 0.9, WIDER_THAN_MOST = 1.25;
/** More of it beside letters that stand loose. */
const LOOSE = 0.07;
/** Figures of equal width leave wide gaps beside a 1. */
const FIGURE_GAP = 0.65;
/** Gap between whole inches and a fraction that can't be one figure. */
const FRACTION_GAP = 0.18;
/** Gaps that must be there for a recognised space to count. */
const SPACE_GAP = 0.13;
const FIGURE_SPACE_GAP = 0.3;
/**
 * Words of one read box, in reading order.
 *
 * @param vocabulary words that are expected, if any are: what wide letters part is joined, what narrow ones join is parted
 */
export function splitWords(read: ReadBox, vocabulary: Vocabulary | null = null): LineWord[] {
  const { picture } = read;
  const letters = mendLetters(withoutLineEnds(read));
  const inked = letters.filter((letter) => letter.text !== " ");
  if (inked.length === 0) return [];
  if (isWholeLength(textOf(letters))) return splitSides(letters, picture);
  const ink = inkOf(picture);
  const height = Math.max(4, ink.bottom - ink.top);
  const gaps = inked.slice(1).map((letter, i) =>
    widestGap(ink.columns, inked[i].at * picture.width, letter.at * picture.width)
  );
  const widths = gaps.map((gap) => gap.width).sort((a, b) => a - b);
  const usual = widths[Math.floor(gaps.length / 3)] ?? 0;
  const before = inked.slice(1).map((letter) => letters[letters.indexOf(letter) - 1]);
  const isSpaced = before.map(({ text }) => text === " ");
  // What two known words were parted by says nothing of how wide spaces are.
  const spaces = gaps.filter((_, i) => isSpaced[i] && before[i].confidence > 0)
    .map((gap) => gap.width);
  // Where it saw spaces, it passed over none that are as wide; where it saw none, gaps of words are the widest few.
  const least = spaces.length > 0
    ? AS_A_SPACE * Math.min(...spaces)
    : WIDER_THAN_MOST * (widths[Math.floor(gaps.length * 0.67)] ?? 0);
  const groups: ReadLetter[][] = [[inked[0]]];
  const cuts: number[] = [];
  const part = (at: number, middle: number) => {
    const last = groups[groups.length - 1];
    groups.splice(-1, 1, last.slice(0, at), last.slice(at));
    cuts.push(middle);
  };
  const partFraction = () => {
    const group = groups[groups.length - 1];
    const start = inked.indexOf(group[0]);
    const wide = fractionCuts(textOf(group)).map((at) => ({ at, gap: gaps[start + at - 1] }))
      .sort((a, b) => b.gap.width - a.gap.width)[0];
    if (wide && wide.gap.width >= leastFractionGap(textOf(group)) * height) {
      part(wide.at, wide.gap.middle);
    }
  };
  gaps.forEach((gap, i) => {
    const [a, b] = [inked[i], inked[i + 1]];
    const isSpace = isSpaced[i];
    const wanted = wantedGap(a.text, b.text, isSpace, usual / height) * height;
    if (gap.width >= (isSpace ? wanted : Math.max(wanted, least))) {
      partFraction();
      groups.push([]);
      cuts.push(gap.middle);
    }
    if (
      groups.at(-1)!.length > 0 && endsLength(textOf(groups.at(-1)!), textOf(inked.slice(i + 1)))
    ) {
      partFraction();
      groups.push([]);
      cuts.push(gap.middle);
    }
    groups[groups.length - 1].push(b);
  });
  partFraction();
  if (vocabulary) joinExpected(groups, cuts, vocabulary);
  if (vocabulary) {
    partExpected(groups, cuts, {
      vocabulary,
      gapBefore: (it) => gaps[inked.indexOf(it) - 1],
    });
  }
  const words = groups.flatMap((group, i) => {
    const next = textOf(groups[i + 1] ?? []);
    const [from, to] = [cuts[i - 1] ?? 0, cuts[i] ?? picture.width];
    const unit = splitUnit(textOf(group));
    if (!unit) {
      const word = toWord(group, picture, { from, to });
      const mend = /^\d+\/\d/.test(next) ? mendWhole : mendDimension;
      return [{ ...word, text: mend(word.text) }];
    }
    const [last, first] = [group[unit[0].length - 1], group[unit[0].length]];
    const middle = (last.at + first.at) / 2 * picture.width;
    return [
      toWord(group.slice(0, unit[0].length), picture, { from, to: middle }),
      toWord(group.slice(unit[0].length), picture, { from: middle, to }),
    ];
  });
  return joinFractions(words);
}

/** Pieces that a word falls into at most. */
const MOST_PIECES = 4;

/** Joins neighbors that make an expected word where one of them is a letter or two that say nothing: `SHE L VING`, `BA LCONY`. */
function joinExpected(groups: ReadLetter[][], cuts: number[], vocabulary: Vocabulary): void {
  const isScrap = (text: string) => text.length <= 2 && text !== "A" && !vocabulary.stands(text);
  for (let at = 0; at < groups.length; at++) {
    for (let count = Math.min(MOST_PIECES, groups.length - at); count > 1; count--) {
      const pieces = groups.slice(at, at + count).map((it) => textOf(it).toUpperCase());
      if (!vocabulary.has(pieces.join("")) || !pieces.some(isScrap)) continue;
      groups.splice(at, count, groups.slice(at, at + count).flat());
      cuts.splice(at, count - 1);
      break;
    }
  }
}

/** Parts a run of letters that is no word where it is several long ones and its gaps are widest between them: `SALESOFFICE`. */
function partExpected(
  groups: ReadLetter[][],
  cuts: number[],
  { vocabulary, gapBefore }: {
    vocabulary: Vocabulary;
    gapBefore: (letter: ReadLetter) => { width: number; middle: number };
  },
): void {
  for (let at = groups.length - 1; at >= 0; at--) {
    const letters = groups[at];
    const text = textOf(letters).toUpperCase();
    if (text.length !== letters.length || !/^[A-Z]+$/.test(text)) continue;
    const ends = vocabulary.cutsOf(text);
    const parts = [0, ...ends].map((from, i) => letters.slice(from, ends[i] ?? letters.length));
    if (ends.length === 0 || !parts.every((it) => vocabulary.has(textOf(it).toUpperCase()))) {
      continue;
    }
    const between = ends.map((end) => gapBefore(letters[end]));
    const within = parts.flatMap((part) => part.slice(1).map((it) => gapBefore(it).width));
    if (Math.min(...between.map(({ width }) => width)) <= Math.max(...within)) continue;
    groups.splice(at, 1, ...parts);
    cuts.splice(at, 0, ...between.map(({ middle }) => middle));
  }
}

/** Both sides of a size and the sign between them: within a length no gap parts anything. */
function splitSides(letters: readonly ReadLetter[], picture: GreyImage): LineWord[] {
  const sides: ReadLetter[][] = [[]];
  for (const letter of letters) {
    if (letter.text === "x") sides.push([letter], []);
    else sides[sides.length - 1].push(letter);
  }
  const bare = sides.map((side) =>
    side.filter(({ text }, i) => text !== " " || (i > 0 && i < side.length - 1))
  );
  const cuts = bare.slice(1).map((side, i) =>
    (bare[i].at(-1)!.at + side[0].at) / 2 * picture.width
  );
  return bare.map((side, i) =>
    toWord(side, picture, { from: cuts[i - 1] ?? 0, to: cuts[i] ?? picture.width })
  );
}

/** Feet and inches and the fraction behind them as the one figure they are, as words of a text layer are. */
function joinFractions(words: readonly LineWord[]): LineWord[] {
  const joined: LineWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (!last || !/\d'-\d{1,2}$/.test(last.text) || !/^\d{1,2}\/\d{1,2}"?$/.test(word.text)) {
      joined.push(word);
      continue;
    }
    joined[joined.length - 1] = {
      text: `${last.text} ${word.text}`,
      confidence: Math.min(last.confidence, word.confidence),
      from: last.from,
      to: word.to,
      top: Math.min(last.top, word.top),
      bottom: Math.max(last.bottom, word.bottom),
    };
  }
  return joined;
}

/** A length is whole with its inch mark: what follows is another one or a word, unless it is the other side of a size. */
const endsLength = (before: string, after: string): boolean =>
  /\d"$/.test(before) && /^[\dA-Z]/.test(after) && !/^X[\d ]/.test(after);

/** Gap that parts inches from their fraction, in heights; none is needed where grammar leaves one place for it. */
function leastFractionGap(text: string): number {
  const [, top, below] = /(\d+)\/(\d+)\D?$/.exec(text) ?? [];
  if (Number(top) < Number(below)) return FIGURE_GAP;
  return /\d'-\d+\/\d+"?$/.test(text) && fractionCuts(text).length === 1 ? 0 : FRACTION_GAP;
}

/** The line a figure stands in runs out of the cut-out on both sides; read as a hyphen it would be a sign. */
function withoutLineEnds({ letters, picture }: ReadBox): ReadLetter[] {
  const isLine = (letter: ReadLetter | undefined, end: 1 | -1) =>
    letter?.text === "-" && isInkedAt(picture, end);
  const kept = [...letters];
  while (kept.length > 1 && (kept[0].text === " " || isLine(kept[0], 1))) kept.shift();
  while (kept.length > 1 && isLine(kept.at(-1), -1)) kept.pop();
  return kept;
}

/** Letters with slips mended; marks in a row are one inch mark, a class of several letters keeps its place. */
function mendLetters(read: readonly ReadLetter[]): ReadLetter[] {
  const letters: ReadLetter[] = [];
  for (const letter of read) {
    const last = letters[letters.length - 1];
    if (/^['"]$/.test(letter.text) && /^['"]$/.test(last?.text ?? "")) {
      letters[letters.length - 1] = { ...last, text: '"', at: (last.at + letter.at) / 2 };
    } else letters.push(letter);
  }
  const mended = mendLine(letters.map((letter) => letter.text[0]).join(""));
  return letters.map((letter, i) =>
    letter.text.length > 1 ? letter : { ...letter, text: mended[i] }
  );
}

/** Gap that parts two letters, in heights of the capitals. */
function wantedGap(a: string, b: string, isSpace: boolean, usual: number): number {
  const areFigures = /\d/.test(a) && /\d/.test(b);
  if (isSpace) return Math.max(areFigures ? FIGURE_SPACE_GAP : SPACE_GAP, WIDER * usual);
  if (areFigures || (/[\d'"-]/.test(a) && /[\d'"-]/.test(b))) return FIGURE_GAP;
  if (/[.,:;)%]/.test(b)) return FIGURE_GAP;
  return Math.max(GAP, usual + GAP_OVER_USUAL, WIDER * usual) +
    (isLoose(a) || isLoose(b) ? LOOSE : 0);
}

/** Marks and thin letters stand loose; they need a wider gap to part. */
const isLoose = (text: string): boolean => /['"°.,:1Il|/-]/.test(text);

/** The word's text and the extent of its ink between two cuts. */
function toWord(
  group: readonly ReadLetter[],
  picture: GreyImage,
  { from, to }: { from: number; to: number },
): LineWord {
  const { width, height } = picture;
  const { isDark } = inkMap(picture);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 2; y < height - 2; y++) {
    for (let x = Math.floor(from); x < Math.ceil(to) && x < width; x++) {
      if (!isDark(x, y)) continue;
      if (x < left) left = x;
      if (x + 1 > right) right = x + 1;
      if (y < top) top = y;
      if (y + 1 > bottom) bottom = y + 1;
    }
  }
  const isEmpty = right <= left || bottom <= top;
  const sum = group.reduce((total, letter) => total + letter.confidence, 0);
  return {
    text: group.map((letter) => letter.text).join(""),
    confidence: sum / group.length,
    from: (isEmpty ? from : left) / width,
    to: (isEmpty ? to : right) / width,
    top: isEmpty ? 0.2 : top / height,
    bottom: isEmpty ? 0.8 : bottom / height,
  };
}
