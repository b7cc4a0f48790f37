/**
 * Lettering that is drawn and not written: glyphs as filled outlines or as strokes of a pen. Told from other small
 * shapes by how they stand: in rows of equal height and differing width, where the text layer has no words.
 */
import type { PointRect } from "../../_shared/geometry.ts";
import { Groups } from "../../_shared/groups.ts";
import type { Blob } from "../../_providers/ocr/candidates.ts";
import { findRows, type Row } from "../../_providers/ocr/letters.ts";

/** Lettering as small as 2.5 pt is looked for: rows are measured in units of half a point. */
const UNIT = 2;
/** Pieces of one letter touch, or nearly so, in points. */
const TOUCH_PT = 0.35;
const MAX_LETTER_PT = 40;
/** Letters of a row, and how many of their widths differ: hatches repeat one shape. */
const LEAST_LETTERS = 5, LEAST_WIDTHS = 3;
/** Distance from letter to letter, in heights. */
const MAX_PITCH = 1.4;
/** Edges that a letter has on the mean; hatches are of single lines and rectangles. */
const MEAN_EDGES = 3;
/** Share of a row's letters that have more than one edge. */
const SHAPED = 0.7;
/** Numbers of one mark. */
const SIZE = 5;
/** More small shapes than this are a picture of some kind. */
const MAX_MARKS = 60_000;

/** A row of drawn letters. */
export interface DrawnRow {
  box: PointRect;
  heightPt: number;
  letters: number;
}

/**
 * Rows of drawn letters without words of the text layer on them.
 *
 * @param marks small shapes, five numbers each: left, top, right, bottom in points, and edges
 * @param words boxes of the text layer's words
 */
export function findDrawnRows(marks: Float32Array, words: readonly PointRect[]): DrawnRow[] {
  if (marks.length / SIZE > MAX_MARKS || marks.length / SIZE < LEAST_LETTERS) return [];
  const isWritten = wordIndex(words);
  const islands = joinTouching(marks).filter((blob) =>
    !isWritten((blob.left + blob.right) / 2 / UNIT, (blob.top + blob.bottom) / 2 / UNIT)
  );
  const fromLeft = islands.toSorted((a, b) => a.left - b.left);
  const rows = [false, true].flatMap((isUpright) =>
    findRows(islands, { isUpright, least: LEAST_LETTERS })
      .filter((row) => isDense(row) && hasLetters(row, fromLeft))
  );
  return rows.map(({ left, right, top, bottom, height, count }) => ({
    box: {
      x: left / UNIT,
      y: top / UNIT,
      width: (right - left) / UNIT,
      height: (bottom - top) / UNIT,
    },
    heightPt: height / UNIT,
    letters: count,
  }));
}

/** Letters follow each other; rows of other shapes leave wide gaps. */
function isDense({ left, right, top, bottom, height, count, isUpright }: Row): boolean {
  return (isUpright ? bottom - top : right - left) <= MAX_PITCH * height * count;
}

/**
 * Widths along the row differ as those of letters do, and the shapes are more than lines.
 *
 * @param islands by their left sides
 */
function hasLetters(row: Row, islands: readonly Island[]): boolean {
  const widths = new Set<number>();
  let [count, edges, shaped] = [0, 0, 0];
  for (let at = firstFrom(islands, row.left); islands[at]?.left <= row.right; at++) {
    const island = islands[at];
    const { left, right, top, bottom } = island;
    if (right > row.right || top < row.top || bottom > row.bottom) continue;
    const [width, height] = row.isUpright
      ? [bottom - top, right - left]
      : [right - left, bottom - top];
    if (height < 0.5 * row.height) continue;
    widths.add(Math.round(12 * width / row.height));
    count++;
    edges += island.edges;
    if (island.edges > 1) shaped++;
  }
  return widths.size >= Math.min(count / 3, LEAST_WIDTHS + 2) && widths.size >= LEAST_WIDTHS &&
    edges >= MEAN_EDGES * count && shaped >= SHAPED * count;
}

/** Index of the first island that begins at a place or right of it. */
function firstFrom(islands: readonly Island[], left: number): number {
  let low = 0, high = islands.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (islands[middle].left < left) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Shapes that touch, with the edges they have. */
interface Island extends Blob {
  edges: number;
}

/** Side of the cells in which shapes that may touch are looked for, points. */
const CELL_PT = 8;
/** Cells there are, a power of two; those of a large page share them, which costs time alone. */
const CELLS = 2 ** 17;

/** Shapes that touch as one island each; those larger than letters are left out. */
function joinTouching(marks: Float32Array): Island[] {
  const count = marks.length / SIZE;
  const groups = new Groups(count);
  // The shape each cell got last, and for each time one was put into a cell that shape and the time before.
  const last = new Int32Array(CELLS).fill(-1);
  const shapes: number[] = [];
  const before: number[] = [];
  const cellOf = (at: number) => Math.floor(at / CELL_PT);
  // Numbers are taken one by one: a page may have sixty thousand of these shapes.
  for (let i = 0; i < count; i++) {
    const at = SIZE * i;
    const left = marks[at] - TOUCH_PT, top = marks[at + 1] - TOUCH_PT;
    const right = marks[at + 2] + TOUCH_PT, bottom = marks[at + 3] + TOUCH_PT;
    for (let x = cellOf(left); x <= cellOf(right); x++) {
      for (let y = cellOf(top); y <= cellOf(bottom); y++) {
        const cell = (x * 389 + y) & (CELLS - 1);
        for (let time = last[cell]; time !== -1; time = before[time]) {
          const other = SIZE * shapes[time];
          if (
            marks[other] <= right && marks[other + 2] >= left &&
            marks[other + 1] <= bottom && marks[other + 3] >= top
          ) groups.join(shapes[time], i);
        }
        before.push(last[cell]);
        last[cell] = shapes.push(i) - 1;
      }
    }
  }
  const islands = new Map<number, Island>();
  for (let i = 0; i < count; i++) {
    const at = SIZE * i;
    const left = marks[at] * UNIT, top = marks[at + 1] * UNIT;
    const right = marks[at + 2] * UNIT, bottom = marks[at + 3] * UNIT;
    const edges = marks[at + 4];
    const of = groups.of(i);
    const known = islands.get(of);
    if (known) {
      known.left = Math.min(known.left, left);
      known.top = Math.min(known.top, top);
      known.right = Math.max(known.right, right);
      known.bottom = Math.max(known.bottom, bottom);
      known.edges += edges;
    } else islands.set(of, { left, top, right, bottom, ink: 0, edges });
  }
  return [...islands.values()].flatMap((blob) => {
    const [width, height] = [blob.right - blob.left, blob.bottom - blob.top];
    if (Math.max(width, height) > MAX_LETTER_PT * UNIT || Math.max(width, height) < 1) return [];
    // How much of the box is inked is not known: as much as of a letter's.
    return [{ ...blob, ink: Math.max(3, 0.4 * width * height) }];
  });
}

/** Whether a place lies on a word, or right beside it. */
function wordIndex(words: readonly PointRect[]): (x: number, y: number) => boolean {
  const cells = new Map<number, PointRect[]>();
  const cell = 48;
  for (const box of words) {
    for (let x = Math.floor(box.x / cell); x <= Math.floor((box.x + box.width) / cell); x++) {
      for (let y = Math.floor(box.y / cell); y <= Math.floor((box.y + box.height) / cell); y++) {
        const key = x * 100_003 + y;
        const here = cells.get(key);
        if (here) here.push(box);
        else cells.set(key, [box]);
      }
    }
  }
  return (x, y) =>
    (cells.get(Math.floor(x / cell) * 100_003 + Math.floor(y / cell)) ?? []).some((box) =>
      x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
    );
}
