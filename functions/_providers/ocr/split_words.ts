/**
 * Splits a read line into words with their own boxes. The recogniser drops spaces in narrow lettering, so
 * gaps in the ink count too.
 */
import type { GreyImage } from "./image.ts";
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

/** Gap in heights of the capitals that parts words without a recognised space. */
const GAP = 0.24;
/** The same beyond the gaps that letters of this line usually leave. */
const GAP_OVER_USUAL = 0.17;
/** More of it beside letters that stand loose. */
const LOOSE = 0.1;
/** Gap that must be there for a recognised space to count. */
const SPACE_GAP = 0.13;
const DARK_SHARE = 0.45;

/** Words of one read box, in reading order. */
export function splitWords(read: ReadBox): LineWord[] {
  const { letters, picture } = read;
  const inked = letters.filter((letter) => letter.text !== " ");
  if (inked.length === 0) return [];
  const ink = inkOf(picture);
  const height = Math.max(4, ink.bottom - ink.top);
  const gaps = inked.slice(1).map((letter, i) =>
    widestGap(ink.columns, inked[i].at * picture.width, letter.at * picture.width)
  );
  const usual = [...gaps].sort((a, b) => a.width - b.width)[Math.floor(gaps.length / 3)]?.width ??
    0;
  const groups: ReadLetter[][] = [[inked[0]]];
  const cuts: number[] = [];
  gaps.forEach((gap, i) => {
    const [a, b] = [inked[i], inked[i + 1]];
    const isSpace = letters[letters.indexOf(b) - 1]?.text === " ";
    const loose = isLoose(a.text) || isLoose(b.text) ? LOOSE * height : 0;
    const wanted = isSpace
      ? SPACE_GAP * height
      : Math.max(GAP * height, usual + GAP_OVER_USUAL * height) + loose;
    if (gap.width >= wanted) {
      groups.push([]);
      cuts.push(gap.middle);
    }
    groups[groups.length - 1].push(b);
  });
  return groups.map((group, i) =>
    toWord(group, picture, { from: cuts[i - 1] ?? 0, to: cuts[i] ?? picture.width })
  );
}

/** Marks and thin figures stand loose; they need a wider gap to part. */
const isLoose = (text: string): boolean => /['"°.,:1Il|/-]/.test(text);

interface Ink {
  columns: boolean[];
  top: number;
  bottom: number;
}

/** Columns that carry ink, and the rows between which the ink stands. */
function inkOf({ width, height, pixels }: GreyImage): Ink {
  const limit = inkLimit(pixels);
  const columns = new Array<boolean>(width).fill(false);
  const rows = new Uint32Array(height);
  for (let x = 0; x < width; x++) {
    let dark = 0;
    for (let y = 3; y < height - 3; y++) {
      if (pixels[y * width + x] >= limit) continue;
      dark++;
      rows[y]++;
    }
    columns[x] = dark > 0 && dark < height * 0.9;
  }
  const enough = Math.max(1, width * 0.01);
  const top = rows.findIndex((count) => count >= enough);
  const bottom = height - [...rows].reverse().findIndex((count) => count >= enough);
  return { columns, top: Math.max(0, top), bottom: top < 0 ? height : bottom };
}

/** Between the paper and the darkest ink of this very cut-out. */
function inkLimit(pixels: Uint8Array): number {
  const sorted = Uint8Array.from(pixels).sort();
  const dark = sorted[Math.floor(sorted.length * 0.02)];
  const light = sorted[Math.floor(sorted.length * 0.8)];
  return dark + (light - dark) * (1 - DARK_SHARE);
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
  const { width, height, pixels } = picture;
  const limit = inkLimit(pixels);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 2; y < height - 2; y++) {
    for (let x = Math.floor(from); x < Math.ceil(to) && x < width; x++) {
      if (pixels[y * width + x] >= limit) continue;
      if (x < left) left = x;
      if (x + 1 > right) right = x + 1;
      if (y < top) top = y;
      if (y + 1 > bottom) bottom = y + 1;
    }
  }
  const isEmpty = right <= left || bottom <= top;
  const sum = group.reduce((total, letter) => total + letter.confidence, 0);
  return {
    text: mendMarks(group.map((letter) => letter.text).join("")),
    confidence: sum / group.length,
    from: (isEmpty ? from : left) / width,
    to: (isEmpty ? to : right) / width,
    top: isEmpty ? 0.2 : top / height,
    bottom: isEmpty ? 0.8 : bottom / height,
  };
}

/** Two feet marks are an inch mark; a lone O, or one among figures, is a zero. */
export function mendMarks(text: string): string {
  const marked = text.replace(/`/g, "'").replace(/''/g, '"');
  if (/^[Oo]$/.test(marked)) return "0";
  return marked
    .replace(/(?<=\d[\d,.]*)[Oo](?=[\d,.'"%]|$|[A-Z]{2})/g, "0")
    .replace(/(?<=\d[\d,.]*)[Oo](?=0*(?:[\d,.'"%]|$|[A-Z]{2}))/g, "0")
    .replace(/^[Oo](?=[.'"]\d|['"]-)/, "0")
    .replace(/^[Il](?=\d*['"]|\d+\/\d)/, "1")
    .replace(/(?<=['"]-)[Il](?=\d?")/, "1");
}

export function gapsOf(read: ReadBox) {
  const { letters, picture } = read;
  const inked = letters.filter((letter) => letter.text !== " ");
  const ink = inkOf(picture);
  const height = Math.max(4, ink.bottom - ink.top);
  return inked.slice(1).map((letter, i) => ({
    letter: inked[i].text + letter.text, space: letters[letters.indexOf(letter)-1]?.text === " ",
    gap: widestGap(ink.columns, inked[i].at * picture.width, letter.at * picture.width).width / height }));
}
