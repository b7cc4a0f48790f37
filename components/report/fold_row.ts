/** A row of a drawing that is wider than its place, cut into pieces as a text is into lines. Pure. */
import type { PointRect } from "../../functions/_shared/geometry.ts";
import type { Pixels } from "./overlay.ts";

/** From where to where a word of a row reaches, shares of the row's width. */
export interface RowWord {
  from: number;
  to: number;
  /** Where what stands before it ends, and what stands after it begins, be it a line. */
  since: number;
  until: number;
  /** A line of the table or a wide gap stands before it. */
  startsCell: boolean;
}

/** Longest piece of a row, pixels: as wide as a phone shows. */
const PIECE_PX = 316;
/** What a piece repeats of the one before where the row is cut without knowing its words. */
const OVERLAP_PX = 56;
/** Paper beside the ends of a piece, in heights of the row. */
const MARGIN = 0.4;
/** Likewise beside its first and last word, beyond which nobody looked. */
const END_MARGIN = 0.12;
/** Lighter than this is paper, or the ground of a table's head. */
const INK = 200;
/** Of the row's height from its top and bottom: there stand the lines of the table. */
const EDGE = 0.15;
/** Gaps between words, and between the cells of a table without lines, in heights of the row. */
const WORD_GAP = 0.2;
const CELL_GAP = 1.6;

/**
 * Where the words of a row stand. Lines between its cells are no words.
 *
 * @param row its picture from edge to edge
 */
export function wordsOf({ width, height, data }: Pixels): RowWord[] {
  const [top, bottom] = [Math.floor(height * EDGE), Math.ceil(height * (1 - EDGE))];
  const isDark = (x: number, y: number) => data[(y * width + x) * 4 + 1] < INK;
  const isLine = (x: number) => {
    for (let y = 0; y < height; y++) if (!isDark(x, y)) return false;
    return true;
  };
  const hasInk = (x: number) => {
    for (let y = top; y < bottom; y++) if (isDark(x, y)) return true;
    return false;
  };
  // Beside a 1 there is more paper than between other figures: two pixels of a small row end no word.
  const gapPx = Math.max(3, height * WORD_GAP);
  const runs: { from: number; to: number; isLine: boolean }[] = [];
  for (let x = 0; x < width; x++) {
    if (!hasInk(x)) continue;
    const run = runs.at(-1);
    const here = { from: x, to: x + 1, isLine: isLine(x) };
    if (run && run.isLine === here.isLine && x - run.to < gapPx) run.to = here.to;
    else runs.push(here);
  }
  return runs.flatMap((run, at): RowWord[] => {
    if (run.isLine) return [];
    const [before, after] = [runs[at - 1], runs[at + 1]];
    const beyond = 2 * END_MARGIN * height;
    const shares = [
      run.from,
      run.to,
      before?.to ?? Math.min(0, run.from - beyond),
      after?.from ?? Math.max(width, run.to + beyond),
    ];
    const [from, to, since, until] = shares.map((it) => it / width);
    const startsCell = !before || before.isLine || run.from - before.to > height * CELL_GAP;
    return [{ from, to, since, until, startsCell }];
  });
}

/**
 * The pieces of a row. Where its words are known, each piece holds whole words of one cell, and none is without any;
 * else each begins with what the one before ended with, so that no figure is cut in two and read as another one.
 *
 * @param mark        the row, points
 * @param pixelsPerPt how large it is shown
 */
export function foldRow(
  mark: PointRect,
  pixelsPerPt: number,
  words: readonly RowWord[] = [],
): PointRect[] {
  const most = PIECE_PX / pixelsPerPt;
  const margin = MARGIN * mark.height / mark.width;
  const lines = words.length > 0
    ? linesOf(words, most / mark.width - 2 * margin)
    : [{ from: 0, to: 1, since: -1, until: 2 }];
  return lines.flatMap(({ from, to, since, until }) => {
    // Half of the gap at most: what stands beyond it has a piece of its own.
    const start = from - Math.min(margin, (from - since) / 2);
    const end = to + Math.min(margin, (until - to) / 2);
    const line = { ...mark, x: mark.x + start * mark.width, width: (end - start) * mark.width };
    return cut(line, most, OVERLAP_PX / pixelsPerPt);
  });
}

/** Words that follow each other in a cell, as many as a piece holds. */
function linesOf(words: readonly RowWord[], most: number): Omit<RowWord, "startsCell">[] {
  const lines: Omit<RowWord, "startsCell">[] = [];
  for (const { startsCell, ...word } of words) {
    const line = lines.at(-1);
    if (line && !startsCell && word.to - line.from <= most) {
      Object.assign(line, { to: word.to, until: word.until });
    } else lines.push(word);
  }
  return lines;
}

/** In equal parts where it is longer than one may be. */
function cut(line: PointRect, most: number, overlap: number): PointRect[] {
  const count = line.width <= most ? 1 : Math.ceil((line.width - overlap) / (most - overlap));
  const width = (line.width + overlap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({
    ...line,
    x: line.x + at * (width - overlap),
    width,
  }));
}
