/**
 * Where lettering may stand at all: small islands of ink, the size of letters, and dark areas that may hold
 * light lettering. The detector is slow, plans are mostly lines and paper.
 */
import type { GreyImage } from "./image.ts";
import { DARK, inkFinder } from "./ink.ts";

/** Cells of the picture that may hold lettering. */
export interface Candidates {
  cell: number;
  columns: number;
  rows: number;
  marked: Uint8Array;
}

/** A part of a picture, pixels; right and bottom exclusive. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const CELL = 32;
const MIN_TILE = 384;
const MIN_LETTER_PX = 4;
const MAX_LETTER_PX = 110;
const MIN_INK = 6;
/** Share of a cell's pixels that makes it a dark area. */
const SOLID = 0.55;

/** An island of ink: extent and number of dark pixels. */
export interface Blob extends Box {
  ink: number;
}

/** Marks the cells with letter-sized islands of ink, and their neighbours. */
export function findCandidates(image: GreyImage): Candidates {
  const columns = Math.ceil(image.width / CELL);
  const rows = Math.ceil(image.height / CELL);
  const marked = new Uint8Array(columns * rows);
  const mark = (x: number, y: number) => {
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
        marked[row * columns + column] = 1;
      }
    }
  };
  for (const blob of findBlobs(image)) {
    const width = blob.right - blob.left;
    const height = blob.bottom - blob.top;
    const longest = Math.max(width, height);
    if (longest < MIN_LETTER_PX || longest > MAX_LETTER_PX || blob.ink < MIN_INK) continue;
    const right = Math.floor((blob.right - 1) / CELL);
    const bottom = Math.floor((blob.bottom - 1) / CELL);
    for (let y = Math.floor(blob.top / CELL); y <= bottom; y++) {
      for (let x = Math.floor(blob.left / CELL); x <= right; x++) mark(x, y);
    }
  }
  markSolid(image, columns, mark);
  return { cell: CELL, columns, rows, marked };
}

/** Smallest rectangle around the marked cells of a tile; null when there are none. */
export function tightenTile<T extends { x: number; y: number; width: number; height: number }>(
  tile: T,
  { cell, columns, marked }: Candidates,
): { x: number; y: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const [x0, y0] = [Math.floor(tile.x / cell), Math.floor(tile.y / cell)];
  const x1 = Math.ceil((tile.x + tile.width) / cell);
  const y1 = Math.ceil((tile.y + tile.height) / cell);
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      if (!marked[y * columns + x]) continue;
      left = Math.min(left, x * cell);
      right = Math.max(right, (x + 1) * cell);
      top = Math.min(top, y * cell);
      bottom = Math.max(bottom, (y + 1) * cell);
    }
  }
  if (right < left) return null;
  left = Math.max(left, tile.x);
  top = Math.max(top, tile.y);
  right = Math.min(right, tile.x + tile.width);
  bottom = Math.min(bottom, tile.y + tile.height);
  if (right <= left || bottom <= top) return null;
  [left, right] = widenSpan(left, right, tile.x, tile.x + tile.width);
  [top, bottom] = widenSpan(top, bottom, tile.y, tile.y + tile.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The detector judges by its surroundings: a span gets at least some, within its tile. */
function widenSpan(from: number, to: number, low: number, high: number): [number, number] {
  const missing = Math.max(0, Math.min(MIN_TILE, high - low) - (to - from));
  const start = Math.max(low, Math.min(from - missing / 2, high - (to - from) - missing));
  return [Math.floor(start), Math.min(high, Math.ceil(start + (to - from) + missing))];
}

/**
 * Islands of dark pixels with their extent, found run by run.
 *
 * @param limit paper is as light as this and lighter
 */
export function* findBlobs(
  { width, height, pixels }: GreyImage,
  limit: number = DARK,
): Generator<Blob> {
  let above: { from: number; to: number; blob: Blob }[] = [];
  const merged = new Map<Blob, Blob>();
  const root = (blob: Blob): Blob => {
    let at = blob;
    for (let next = merged.get(at); next; next = merged.get(at)) at = next;
    return at;
  };
  const nextInk = inkFinder(pixels, limit);
  for (let y = 0; y < height; y++) {
    const runs: typeof above = [];
    const row = y * width, end = row + width;
    let next = 0;
    for (let at = nextInk(row, end); at < end; at = nextInk(at, end)) {
      let x = at - row;
      const from = x;
      while (x < width && pixels[row + x] < limit) x++;
      at = row + x;
      let blob: Blob | null = null;
      while (next < above.length && above[next].to < from) next++;
      for (let i = next; i < above.length && above[i].from <= x; i++) {
        const touched = root(above[i].blob);
        if (blob && touched !== blob) {
          widen(touched, blob);
          merged.set(blob, touched);
        }
        blob = touched;
      }
      const run = { left: from, right: x, top: y, bottom: y + 1, ink: x - from };
      if (blob) widen(blob, run);
      else blob = run;
      runs.push({ from, to: x, blob });
    }
    const alive = new Set(runs.map((run) => root(run.blob)));
    const ended = new Set<Blob>();
    for (const run of above) {
      const blob = root(run.blob);
      if (!alive.has(blob)) ended.add(blob);
    }
    yield* ended;
    above = runs;
    if (merged.size > 50_000) {
      above.forEach((run) => run.blob = root(run.blob));
      merged.clear();
    }
  }
  yield* new Set(above.map((run) => root(run.blob)));
}

function widen(blob: Blob, by: Blob): void {
  blob.left = Math.min(blob.left, by.left);
  blob.right = Math.max(blob.right, by.right);
  blob.top = Math.min(blob.top, by.top);
  blob.bottom = Math.max(blob.bottom, by.bottom);
  blob.ink += by.ink;
}

function markSolid(image: GreyImage, columns: number, mark: (x: number, y: number) => void): void {
  const rows = Math.ceil(image.height / CELL);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let [dark, light, seen] = [0, 0, 0];
      for (let j = y * CELL; j < Math.min(image.height, (y + 1) * CELL); j += 2) {
        for (let i = x * CELL; i < Math.min(image.width, (x + 1) * CELL); i += 2) {
          const value = image.pixels[j * image.width + i];
          if (value < DARK) dark++;
          else if (value > 190) light++;
          seen++;
        }
      }
      if (dark > seen * SOLID && light > seen * 0.03) mark(x, y);
    }
  }
}
