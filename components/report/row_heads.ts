/** The heads over the columns of a table, found in the picture of what stands over one of its rows. Pure. */
import type { PointRect } from "../../functions/_shared/geometry.ts";
import type { Pixels } from "./overlay.ts";

/** Lighter than this is paper, or the ground of the heads. */
const INK = 200;
/** A line of the table is dark over this part of the row's height, or of the table's width. */
const LINE = 0.85;
/** Fewer lines between columns are no table with heads but names and their values. */
const LEAST_LINES = 2;
/** Heads lower than this, in heights of the row, are none; higher than that they are a drawing. */
const LOWEST = 0.4;
const HIGHEST = 5;
/** Pixels a line may be broken over. */
const GAP_PX = 2;

/** A column's head, pixels of the picture; as wide as its words. */
export interface HeadCell {
  /** Between the lines of its column. */
  column: readonly [from: number, to: number];
  words: readonly [from: number, to: number];
}

export interface RowHeads {
  top: number;
  bottom: number;
  cells: HeadCell[];
}

/** A column of a row with its head, points of the page. */
export interface ColumnHead {
  column: readonly [from: number, to: number];
  words: PointRect;
}

/**
 * Follows the lines between a row's cells up to where they begin: there the heads stand.
 *
 * @param picture the row, from edge to edge, with what stands over it
 * @param rowPx   height of the row, at the bottom of the picture
 * @returns null where no heads are found: the row is the first, or stands in no ruled table of three columns or more
 */
export function findHeads(picture: Pixels, rowPx: number): RowHeads | null {
  const { width, height, data } = picture;
  const isDark = (x: number, y: number) => data[(y * width + x) * 4 + 1] < INK;
  const rowTop = Math.max(0, Math.round(height - rowPx));
  const lines = linesBetween(picture, rowTop);
  if (lines.length < LEAST_LINES) return null;
  const tops = lines.map((x) => startOf(x, rowTop, isDark)).sort((a, b) => a - b);
  const top = tops[Math.floor(tops.length / 2)];
  const [first, last] = [lines[0], lines.at(-1)!];
  const isLine = (y: number) => {
    let count = 0;
    for (let x = first; x <= last; x++) if (isDark(x, y)) count += 1;
    return count >= (last - first) * LINE;
  };
  let bottom = Math.round(top + LOWEST * rowPx);
  while (bottom <= rowTop && !isLine(bottom)) bottom += 1;
  if (bottom > rowTop || bottom - top > HIGHEST * rowPx) return null;
  const ends = [0, ...lines, width - 1];
  const cells = ends.slice(1).map((to, at): HeadCell => {
    const column = [ends[at], to] as const;
    return { column, words: wordsIn(column, [top, bottom], isDark) };
  });
  return { top, bottom, cells };
}

/** Lines between the cells of the row, without those at its edges. */
function linesBetween({ width, height, data }: Pixels, rowTop: number): number[] {
  const lines: number[] = [];
  let last = -Infinity;
  for (let x = 0; x < width; x++) {
    let dark = 0;
    for (let y = rowTop; y < height; y++) if (data[(y * width + x) * 4 + 1] < INK) dark += 1;
    if (dark < (height - rowTop) * LINE) continue;
    if (x - last > GAP_PX) lines.push(x);
    last = x;
  }
  const edge = Math.max(3, (height - rowTop) * 0.3);
  return lines.filter((x) => x > edge && x < width - edge);
}

/** The upper end of a line that comes down to `y`. */
function startOf(x: number, y: number, isDark: (x: number, y: number) => boolean): number {
  let end = y;
  for (let at = y; at >= 0 && end - at <= GAP_PX; at--) {
    if ([x - 1, x, x + 1].some((it) => isDark(it, at))) end = at;
  }
  return end;
}

/**
 * From where to where there is lettering in a cell, with air behind it alone: it begins where words below it do. All of
 * the cell where there is none.
 */
function wordsIn(
  [from, to]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  isDark: (x: number, y: number) => boolean,
): readonly [number, number] {
  const edge = Math.max(2, Math.round((bottom - top) * 0.1));
  const inked: number[] = [];
  for (let x = from + edge; x <= to - edge; x++) {
    for (let y = top + edge; y <= bottom - edge; y++) {
      if (!isDark(x, y)) continue;
      inked.push(x);
      break;
    }
  }
  if (inked.length === 0) return [from, to];
  const air = 2 * edge;
  return [Math.max(from, inked[0] - 1), Math.min(to, inked.at(-1)! + air)];
}
