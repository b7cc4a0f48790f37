/**
 * Letters as islands of ink: how they stand in rows, level and upright, which tells how tall a picture's lettering
 * is before anything is read, and where lettering stands that the detector passed over.
 */
import { type Blob, findBlobs } from "./candidates.ts";
import type { GreyImage, TurnedBox } from "./image.ts";
import { DARK } from "./ink.ts";
import { withoutLines } from "./ruled.ts";

/** Letters in a row: places in pixels, `height` across the row. */
export interface Row {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Height of its letters across the row. */
  height: number;
  /** Letters in it; `islands` counts marks too. */
  count: number;
  islands: number;
  isUpright: boolean;
}

/** Ink along and across a row: `from`–`to` along, `low`–`high` across. */
interface Island {
  from: number;
  to: number;
  low: number;
  high: number;
  blob: Blob;
}

/** Where a row runs across, and how high its letters are. */
interface Band {
  low: number;
  high: number;
  height: number;
}

const MIN_LETTER_PX = 5;
const MAX_LETTER_PX = 120;
/** A letter's ink fills a share of its box; hatches fill less, solid shapes more. */
const MIN_DENSITY = 0.12, MAX_DENSITY = 0.92;
/** Widest letter (M, W and two letters that touch) in heights. */
const MAX_WIDTH = 2.6;
/** Widest gap within a row in heights of its letters. */
const MAX_GAP = 1.5;
/** Letters of one row differ in height by less than this; marks are lower. */
const SAME_HEIGHT = 1.35;
/** Letters of one row stand within this many heights. */
const STRAIGHT = 1.5;
/** Marks of feet, inches and fractions are at least as high, in heights of the letters. */
const MARK = 0.15;

/** Marks that follow each other between two letters (`" - `, dots of a leader); more are a hatch or a dashed line. */
const MOST_MARKS = 4;

/**
 * Islands of ink that may be letters or their marks.
 *
 * @param limit paper is as light as this and lighter
 */
export const findLetters = (image: GreyImage, limit: number = DARK): Blob[] =>
  [...findBlobs(withoutLines(image, limit), limit)].filter(isOfLetterSize);

function isOfLetterSize({ left, right, top, bottom, ink }: Blob): boolean {
  const [width, height] = [right - left, bottom - top];
  return Math.max(width, height) >= 2 &&
    Math.max(width, height) <= MAX_LETTER_PX * MAX_WIDTH &&
    Math.min(width, height) <= MAX_LETTER_PX && ink >= 3;
}

/**
 * Rows of at least `least` letters in one direction; each island stands in one row at most.
 *
 * @param gap       widest gap within a row, in heights of its letters
 * @param withMarks rows that are read upwards keep the marks at their end
 */
export function findRows(
  blobs: readonly Blob[],
  { isUpright, least, gap = MAX_GAP, withMarks = false }: {
    isUpright: boolean;
    least: number;
    gap?: number;
    withMarks?: boolean;
  },
): Row[] {
  const islands = blobs.map((blob) => asIsland(blob, isUpright)).sort((a, b) => a.from - b.from);
  const letters = islands.filter(isLetter);
  const grid = new Grid(islands);
  const taken = new Set<Island>();
  const rows: Row[] = [];
  for (const first of letters) {
    if (taken.has(first)) continue;
    const after = rowFrom(first, { grid, taken, gap });
    // Upright rows mostly read upwards: what stands before their first letter ends them.
    const row = isUpright && withMarks ? [...marksBefore(first, { grid, taken }), ...after] : after;
    const standing = row.filter(isLetter);
    if (standing.length < least || isDash(first, standing)) continue;
    for (const island of row) taken.add(island);
    rows.push(toRow(row, standing, isUpright));
  }
  return rows;
}

/** Height of the lettering in pixels that so large a share of the letters reaches; 0 without rows of letters. */
export function letteringHeight(rows: readonly Row[], share: number): number {
  const heights = rows.flatMap(({ height, count }) => new Array<number>(count).fill(height));
  return heights.sort((a, b) => a - b)[Math.floor(heights.length * share)] ?? 0;
}

/** The row as the recogniser wants it: level, with paper around it; upright ones read upwards. */
export function boxOfRow({ left, right, top, bottom, height, isUpright }: Row): TurnedBox {
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const [length, across] = isUpright ? [bottom - top, right - left] : [right - left, bottom - top];
  return {
    cx,
    cy,
    width: length + 0.8 * height,
    height: across + 0.5 * height,
    angleDeg: isUpright ? 90 : 0,
  };
}

function asIsland(blob: Blob, isUpright: boolean): Island {
  const { left, right, top, bottom } = blob;
  return isUpright
    ? { from: top, to: bottom, low: left, high: right, blob }
    : { from: left, to: right, low: top, high: bottom, blob };
}

const heightOf = ({ low, high }: Island): number => high - low;

function isLetter(island: Island): boolean {
  const [length, height] = [island.to - island.from, heightOf(island)];
  const density = island.blob.ink / (length * height);
  const isStroke = length <= 0.3 * height;
  return height >= MIN_LETTER_PX && height <= MAX_LETTER_PX && length <= MAX_WIDTH * height &&
    density >= MIN_DENSITY && (density <= MAX_DENSITY || isStroke);
}

/** A dash of a drawing that lies across the row, taken for its first letter: all that stands behind it is far lower. */
function isDash(first: Island, standing: readonly Island[]): boolean {
  const others = standing.filter((it) => it !== first).map(heightOf);
  return Math.max(...others) * SAME_HEIGHT < heightOf(first);
}

/** Islands that follow each other from a first letter, marks among them. */
function rowFrom(
  first: Island,
  { grid, taken, gap }: { grid: Grid; taken: ReadonlySet<Island>; gap: number },
): Island[] {
  const row = [first];
  const band = { low: first.low, high: first.high, height: heightOf(first) };
  let end = first.to;
  let marks = 0;
  for (;;) {
    const next = marks > MOST_MARKS ? null : grid.nearestAfter(end, band, {
      gap,
      accepts: (island) => !taken.has(island) && isOn(island, band) && !row.includes(island),
    });
    if (!next) return marks > MOST_MARKS ? row.slice(0, row.length - marks) : row;
    row.push(next);
    end = Math.max(end, next.to);
    const isWhole = isLetter(next) && heightOf(next) >= band.height / SAME_HEIGHT;
    marks = isWhole ? 0 : marks + 1;
    if (!isWhole) continue;
    band.height = (band.height + heightOf(next)) / 2;
    band.low = Math.min(band.low, next.low);
    band.high = Math.max(band.high, next.high);
  }
}

/** Inch marks stand no further from their figure, and are no larger, in heights. */
const MARK_GAP = 0.7, MOST_MARK = 0.6;

/** Marks right before the first letter of a row. */
function marksBefore(
  first: Island,
  { grid, taken }: { grid: Grid; taken: ReadonlySet<Island> },
): Island[] {
  const { low, high, from } = first;
  const height = heightOf(first);
  return grid.after(from - (MARK_GAP + MOST_MARK) * height, { low, high, height }, 2)
    .filter((island) =>
      island !== first && !taken.has(island) && island.to <= from + 1 &&
      from - island.to <= MARK_GAP * height && isOn(island, { low, high, height }) &&
      Math.max(heightOf(island), island.to - island.from) <= MOST_MARK * height
    ).slice(-2);
}

/** On the row: a letter of its height on its line, or a mark within it. Rows stay straight. */
function isOn(island: Island, { low, high, height }: Band): boolean {
  const [length, own] = [island.to - island.from, heightOf(island)];
  if (Math.max(own, length) < MARK * height || length > MAX_WIDTH * height) return false;
  if (own > SAME_HEIGHT * height || island.low < low - 0.2 * height) return false;
  if (island.high > high + 0.3 * height) return false;
  return Math.max(high, island.high) - Math.min(low, island.low) <= STRAIGHT * height;
}

function toRow(row: readonly Island[], standing: readonly Island[], isUpright: boolean): Row {
  const heights = standing.map(heightOf).sort((a, b) => a - b);
  return {
    left: Math.min(...row.map(({ blob }) => blob.left)),
    right: Math.max(...row.map(({ blob }) => blob.right)),
    top: Math.min(...row.map(({ blob }) => blob.top)),
    bottom: Math.max(...row.map(({ blob }) => blob.bottom)),
    height: heights[Math.floor(heights.length / 2)],
    count: standing.length,
    islands: row.length,
    isUpright,
  };
}

const CELL = 64;

/** Islands by where they begin. */
class Grid {
  readonly #cells = new Map<number, Island[]>();

  constructor(islands: readonly Island[]) {
    for (const island of islands) {
      for (let low = cellOf(island.low); low <= cellOf(island.high); low++) {
        const key = keyOf(cellOf(island.from), low);
        const cell = this.#cells.get(key);
        if (cell) cell.push(island);
        else this.#cells.set(key, [island]);
      }
    }
  }

  /** Islands that begin shortly after a place on a row, the nearest first. */
  after(end: number, row: Band, gap: number): Island[] {
    const found = new Set<Island>();
    this.#eachAfter(end, row, { gap, take: (island) => found.add(island) });
    return [...found].sort((a, b) => a.from - b.from);
  }

  /** The nearest of them that is accepted. */
  nearestAfter(
    end: number,
    row: Band,
    { gap, accepts }: { gap: number; accepts: (island: Island) => boolean },
  ): Island | null {
    let nearest: Island | null = null;
    this.#eachAfter(end, row, {
      gap,
      take: (island) => {
        if ((nearest === null || island.from < nearest.from) && accepts(island)) nearest = island;
      },
    });
    return nearest;
  }

  #eachAfter(
    end: number,
    row: Band,
    { gap, take }: { gap: number; take: (island: Island) => void },
  ): void {
    const reach = gap * row.height;
    const from = end - 0.35 * row.height;
    for (let along = cellOf(from); along <= cellOf(end + reach); along++) {
      for (let low = cellOf(row.low); low <= cellOf(row.high); low++) {
        for (const island of this.#cells.get(keyOf(along, low)) ?? []) {
          if (island.from >= from && island.from <= end + reach) take(island);
        }
      }
    }
  }
}

const cellOf = (at: number): number => Math.floor(at / CELL);
const keyOf = (along: number, across: number): number => along * 100_003 + across;
