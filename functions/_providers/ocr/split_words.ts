/**
 * Splits a read line into words with their own boxes. The recogniser drops spaces in narrow lettering, so
 * gaps in the ink count too.
 */
import type { GreyImage } from "./image.ts";
import { mendDimension, mendLine, splitUnit } from "./mend.ts";
import type { ReadBox, ReadLetter } from "./recognise.ts";

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
/** Gaps that must be there for a recognised space to count. */
const SPACE_GAP = 0.13;
const FIGURE_SPACE_GAP = 0.3;
/** A row or column of a cut-out with this share of ink is a ruling. */
const RULING = 0.82;
const DARK_SHARE = 0.45;

/** Words of one read box, in reading order. */
export function splitWords(read: ReadBox): LineWord[] {
  const { picture } = read;
  const letters = mendLetters(read.letters);
  const inked = letters.filter((letter) => letter.text !== " ");
  if (inked.length === 0) return [];
  const ink = inkOf(picture);
  const height = Math.max(4, ink.bottom - ink.top);
  const gaps = inked.slice(1).map((letter, i) =>
    widestGap(ink.columns, inked[i].at * picture.width, letter.at * picture.width)
  );
  const widths = gaps.map((gap) => gap.width).sort((a, b) => a - b);
  const usual = widths[Math.floor(gaps.length / 3)] ?? 0;
  const isSpaced = inked.slice(1).map((letter) =>
    letters[letters.indexOf(letter) - 1].text === " "
  );
  const spaces = gaps.filter((_, i) => isSpaced[i]).map((gap) => gap.width);
  // Where it saw spaces, it passed over none that are as wide; where it saw none, gaps of words are the widest few.
  const least = spaces.length > 0
    ? AS_A_SPACE * Math.min(...spaces)
    : WIDER_THAN_MOST * (widths[Math.floor(gaps.length * 0.67)] ?? 0);
  const groups: ReadLetter[][] = [[inked[0]]];
  const cuts: number[] = [];
  gaps.forEach((gap, i) => {
    const [a, b] = [inked[i], inked[i + 1]];
    const isSpace = isSpaced[i];
    const wanted = wantedGap(a.text, b.text, isSpace, usual / height) * height;
    if (gap.width >= (isSpace ? wanted : Math.max(wanted, least))) {
      groups.push([]);
      cuts.push(gap.middle);
    }
    groups[groups.length - 1].push(b);
  });
  const textOf = (group: ReadLetter[]) => group.map((letter) => letter.text).join("");
  return groups.flatMap((group, i) => {
    const isWhole = !/^\d+\/\d/.test(textOf(groups[i + 1] ?? []));
    const [from, to] = [cuts[i - 1] ?? 0, cuts[i] ?? picture.width];
    const unit = splitUnit(textOf(group));
    if (!unit) {
      const word = toWord(group, picture, { from, to });
      return [isWhole ? { ...word, text: mendDimension(word.text) } : word];
    }
    const [last, first] = [group[unit[0].length - 1], group[unit[0].length]];
    const middle = (last.at + first.at) / 2 * picture.width;
    return [
      toWord(group.slice(0, unit[0].length), picture, { from, to: middle }),
      toWord(group.slice(unit[0].length), picture, { from: middle, to }),
    ];
  });
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

interface Ink {
  columns: boolean[];
  top: number;
  bottom: number;
}

/** Columns that carry ink, and the rows between which the ink stands; rulings do not count. */
function inkOf({ width, height, pixels }: GreyImage): Ink {
  const { isDark } = inkMap({ width, height, pixels });
  const columns = new Array<boolean>(width).fill(false);
  const rows = new Uint32Array(height);
  for (let x = 0; x < width; x++) {
    for (let y = 3; y < height - 3; y++) {
      if (!isDark(x, y)) continue;
      columns[x] = true;
      rows[y]++;
    }
  }
  const enough = Math.max(1, width * 0.01);
  const top = rows.findIndex((count) => count >= enough);
  const bottom = height - [...rows].reverse().findIndex((count) => count >= enough);
  return { columns, top: Math.max(0, top), bottom: top < 0 ? height : bottom };
}

const inkMaps = new WeakMap<Uint8Array, { isDark: (x: number, y: number) => boolean }>();

/** Which pixels of a cut-out are ink and no ruling. */
function inkMap(picture: GreyImage): {
  isDark: (x: number, y: number) => boolean;
} {
  const { width, height, pixels } = picture;
  const known = inkMaps.get(pixels);
  if (known) return known;
  const limit = inkLimit(pixels);
  const all = countInk(picture, () => limit);
  const isRuledRow = (y: number) => all.rows[y] >= RULING * width && width > 2 * height;
  const limits = inkLimits(picture, isRuledRow);
  const { rows, columns } = countInk(picture, (x) => limits[x]);
  const isRow = (y: number) => rows[y] >= RULING * width && width > 2 * height;
  const isColumn = (x: number) => columns[x] >= RULING * height;
  const map = {
    isDark: (x: number, y: number) =>
      pixels[y * width + x] < limits[x] && !isRow(y) && !isColumn(x),
  };
  inkMaps.set(pixels, map);
  return map;
}

/** Dark pixels of every row and column. */
function countInk({ width, height, pixels }: GreyImage, limitAt: (x: number) => number) {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let x = 0; x < width; x++) {
    const limit = limitAt(x);
    for (let y = 0; y < height; y++) {
      if (pixels[y * width + x] >= limit) continue;
      rows[y]++;
      columns[x]++;
    }
  }
  return { rows, columns };
}

/** Between the paper and the darkest ink of this very cut-out. */
function inkLimit(pixels: Uint8Array): number {
  const sorted = Uint8Array.from(pixels).sort();
  const dark = sorted[Math.floor(sorted.length * 0.02)];
  const light = sorted[Math.floor(sorted.length * 0.8)];
  return dark + (light - dark) * (1 - DARK_SHARE);
}

/** Ink fainter than this against its paper is the paper's own. */
const FAINT = 48;

/** The same for every column, from the ink around it: a line may go on from grey letters to black ones. */
function inkLimits({ width, height, pixels }: GreyImage, isLeftOut: (y: number) => boolean) {
  const light = Uint8Array.from(pixels).sort()[Math.floor(pixels.length * 0.8)];
  const darkest = new Uint8Array(width).fill(255);
  for (let y = 2; y < height - 2; y++) {
    if (isLeftOut(y)) continue;
    for (let x = 0; x < width; x++) darkest[x] = Math.min(darkest[x], pixels[y * width + x]);
  }
  const reach = Math.round(height * 0.8);
  return Float32Array.from(darkest, (_, x) => {
    const dark = Math.min(...darkest.subarray(Math.max(0, x - reach), x + reach + 1));
    return light - dark < FAINT ? 0 : dark + (light - dark) * (1 - DARK_SHARE);
  });
}

function widestGap(columns: readonly boolean[], from: number, to: number): {
  width: number;
  middle: number;
} {
  let best = { width: 0, middle: (from + to) / 2 };
  let start = -1;
  for (let x = Math.floor(from); x <= Math.ceil(to); x++) {
    if (columns[x]) start = -1;
    else if (start < 0) start = x;
    if (start >= 0 && x - start + 1 > best.width) {
      best = { width: x - start + 1, middle: (start + x + 1) / 2 };
    }
  }
  return best;
}

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
