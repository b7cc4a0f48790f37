/** What differs between two pictures of a sheet: how far the drawing moved, and the places that are not the same. Pure. */
import type { GreyImage } from "../../_providers/pdf/mod.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import { type Fit, INK, profiles } from "./drawing_fit.ts";

/** What two pictures of one sheet come to. */
export interface PictureChange {
  isSame: boolean;
  /** How far the drawing moved, percent of the page. */
  shift: { x: number; y: number };
  /** How much larger it is drawn, as shares of the page; absent where it kept its size. */
  scale?: { x: number; y: number };
  /** What differs, percent of the later page, the largest first. */
  regions: PercentRect[];
  /** So much differs that the pictures say nothing of single places. */
  isRedrawn: boolean;
}

const PAPER = 255;
/** Greys that differ by less are the same line, drawn twice. */
const SAME_GREY = 80;
/** Share of the ink that may differ before the sheet counts as plotted or scanned anew, and lines may lie beside their place. */
const REPLOTTED = 0.3;
/** Lines of such a sheet may lie this many pixels off. */
const SLACK_PX = 2;
/** Share that differs even so from which nothing can be said of single places. */
const MOST_CHANGED = 0.45;
/** Side of the squares differences are gathered by, and how many empty ones may lie between those of one region. */
const CELL_PX = 10;
const GAP_CELLS = 2;
/** Pixels of a square that must differ. */
const LEAST_PX = 3;
const LEAST_SLACK_PX = 8;
/** What is higher is no lettering. */
const LETTER_PX = 30;
/** Letters of a word follow each other within this share of their height, and at least within these pixels. */
const LETTER_GAP = 0.3;
const LETTER_GAP_PX = 2;
/** A word ends this far from what changed in it, or is none. */
const WORD_PX = 150;
/** A line of a table goes on this far beyond the lettering beside it. */
const BEYOND_PX = 3;
/** The drawing is looked for this far off its place, share of the page. */
const MOST_SHIFT = 0.06;
const MAX_REGIONS = 200;
/** Squares of a page's look along a side. */
const LOOK_SIDE = 40;
/** Lines of a drawing that was enlarged may lie this many pixels off. */
const FITTED_SLACK_PX = 1;

/** Compares two pictures of the same width. */
export function comparePictures(before: GreyImage, after: GreyImage): PictureChange {
  if (Math.abs(before.height - after.height) > 2 || before.width !== after.width) return REDRAWN;
  const shift = findShift(before, after);
  const exact = differences(before, after, shift, 0);
  if (exact.count === 0) return { isSame: true, shift: NONE, regions: [], isRedrawn: false };
  const isReplotted = exact.count > REPLOTTED * exact.ink;
  const found = isReplotted ? differences(before, after, shift, SLACK_PX) : exact;
  if (found.count > MOST_CHANGED * found.ink) return REDRAWN;
  const regions = gather(found.mask, after, isReplotted ? LEAST_SLACK_PX : LEAST_PX);
  return {
    isSame: regions.length === 0,
    shift: regions.length === 0 && !isReplotted ? NONE : percentOf(shift, after),
    regions: regions.slice(0, MAX_REGIONS),
    isRedrawn: false,
  };
}

/**
 * Compares two pictures of which the drawing of one is larger than that of the other.
 *
 * @param before drawn anew in the size its drawing has now
 * @param page   its size in the size it was compared in first, pixels
 */
export function compareFitted(
  before: GreyImage,
  after: GreyImage,
  { fit, page }: { fit: Fit; page: { width: number; height: number } },
): PictureChange {
  const found = differences(before, after, fit, FITTED_SLACK_PX);
  if (found.count > MOST_CHANGED * found.ink) return REDRAWN;
  const scale = before.width / page.width;
  return {
    isSame: false,
    shift: percentOf(fit, after),
    scale: { x: round(scale), y: round(scale * page.height / after.height) },
    regions: gather(found.mask, after, LEAST_PX).slice(0, MAX_REGIONS),
    isRedrawn: false,
  };
}

const NONE = { x: 0, y: 0 };
const REDRAWN: PictureChange = {
  isSame: false,
  shift: NONE,
  regions: [{ x: 0, y: 0, width: 100, height: 100 }],
  isRedrawn: true,
};

const percentOf = (
  { x, y }: { x: number; y: number },
  { width, height }: GreyImage,
): { x: number; y: number } => ({ x: round(100 * x / width), y: round(100 * y / height) });

/** Where a picture in small has its ink: shares of a grid, about their mean and of length 1; zeros where it is even. */
export type Look = Float64Array;

/** How a page looks. */
export function lookOf(image: GreyImage): Look {
  const grid = inkGrid(image, LOOK_SIDE);
  const middle = mean(grid);
  const centred = grid.map((it) => it - middle);
  const length = Math.hypot(...centred);
  return length === 0 ? centred : centred.map((it) => it / length);
}

/** Likeness of two pages, 0–1: how well the ink of one lies where that of the other does. */
export const likenessOf = (a: Look, b: Look): number =>
  Math.max(0, a.reduce((sum, it, index) => sum + it * b[index], 0));

const mean = (values: Float64Array): number =>
  values.reduce((sum, it) => sum + it, 0) / values.length;

/** Share of ink in each square of a grid, its root, so that hatching does not outweigh lines. */
function inkGrid({ width, height, pixels }: GreyImage, side: number): Float64Array {
  const grid = new Float64Array(side * side);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y * side / height) * side;
    for (let x = 0; x < width; x++) {
      if (pixels[y * width + x] < INK) grid[row + Math.floor(x * side / width)]++;
    }
  }
  return grid.map(Math.sqrt);
}

/** How far `after` lies from `before`, pixels, by the ink of rows and columns. */
function findShift(before: GreyImage, after: GreyImage): { x: number; y: number } {
  const [a, b] = [profiles(before), profiles(after)];
  return { x: slide(a.columns, b.columns), y: slide(a.rows, b.rows) };
}

/** Offset at which two profiles differ least; nothing where that is hardly less than in place. */
function slide(a: Float64Array, b: Float64Array): number {
  const most = Math.round(MOST_SHIFT * a.length);
  const length = Math.min(a.length, b.length);
  const cost = (offset: number) => {
    let sum = 0;
    for (let i = Math.max(0, -offset); i < length - Math.max(0, offset); i++) {
      sum += Math.abs(a[i] - b[i + offset]);
    }
    return sum / (length - Math.abs(offset));
  };
  const inPlace = cost(0);
  let best = { offset: 0, cost: inPlace };
  for (let offset = -most; offset <= most; offset++) {
    const here = cost(offset);
    if (here < best.cost) best = { offset, cost: here };
  }
  return best.cost < 0.6 * inPlace ? best.offset : 0;
}

/** What a pixel of two pictures is: paper in both, ink in either, or ink that the other does not have. */
const [STAYED, DIFFERS] = [1, 2];

/** Pixels of either picture that the other does not have within `slack`. */
function differences(
  before: GreyImage,
  after: GreyImage,
  shift: { x: number; y: number },
  slack: number,
): { mask: Uint8Array; count: number; ink: number } {
  const { width, height } = after;
  const mask = new Uint8Array(width * height);
  const earlier = slack > 0 ? spread(before, slack) : null;
  const later = slack > 0 ? spread(after, slack) : null;
  let [count, ink] = [0, 0];
  for (let y = 0; y < height; y++) {
    const fromY = y - shift.y;
    for (let x = 0; x < width; x++) {
      const fromX = x - shift.x;
      const at = y * width + x;
      const isOnPage = fromX >= 0 && fromX < before.width && fromY >= 0 && fromY < before.height;
      const from = isOnPage ? fromY * before.width + fromX : -1;
      const [was, is] = [isOnPage ? before.pixels[from] : PAPER, after.pixels[at]];
      if (was >= INK && is >= INK) continue;
      ink++;
      const isKept = earlier && later
        ? (is >= INK || earlier[from] === 1) && (was >= INK || later[at] === 1)
        : Math.abs(was - is) < SAME_GREY;
      mask[at] = isKept ? STAYED : DIFFERS;
      if (!isKept) count++;
    }
  }
  return { mask, count, ink };
}

/** Where there is ink within `reach` pixels: first along rows, then along columns. */
function spread({ width, height, pixels }: GreyImage, reach: number): Uint8Array {
  const along = new Uint8Array(width * height);
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[y * width + x] >= INK) continue;
      along.fill(1, y * width + Math.max(0, x - reach), y * width + Math.min(width, x + reach + 1));
    }
  }
  for (let y = 0; y < height; y++) {
    for (let near = Math.max(0, y - reach); near <= Math.min(height - 1, y + reach); near++) {
      const [to, from] = [y * width, near * width];
      for (let x = 0; x < width; x++) out[to + x] |= along[from + x];
    }
  }
  return out;
}

/** Squares with differences, those near each other as one region. */
function gather(
  mask: Uint8Array,
  { width, height }: Pick<GreyImage, "width" | "height">,
  least: number,
): PercentRect[] {
  const columns = Math.ceil(width / CELL_PX);
  const rows = Math.ceil(height / CELL_PX);
  const drawn = { mask, width, height };
  const counts = new Uint16Array(columns * rows);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / CELL_PX) * columns;
    for (let x = 0; x < width; x++, at++) {
      if (mask[at] === DIFFERS) counts[row + Math.floor(x / CELL_PX)]++;
    }
  }
  const regions: PercentRect[] = [];
  for (let cell = 0; cell < counts.length; cell++) {
    if (counts[cell] < least) continue;
    const cells = flood(counts, cell, { columns, rows, least });
    const { left, top, right, bottom } = toWord(drawn, tighten(drawn, cells));
    const [x, y] = [round(100 * left / width), round(100 * top / height)];
    regions.push({
      x,
      y,
      width: round(100 * (right + 1) / width - x),
      height: round(100 * (bottom + 1) / height - y),
    });
  }
  return regions.sort((a, b) => b.width * b.height - a.width * a.height);
}

/** First and last column and row of a place, in squares or pixels. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Two pictures over each other. */
interface Drawn {
  mask: Uint8Array;
  width: number;
  height: number;
}

/** The pixels that differ within squares. */
function tighten({ mask, width, height }: Drawn, cells: Bounds): Bounds {
  const end = {
    x: Math.min(width, (cells.right + 1) * CELL_PX),
    y: Math.min(height, (cells.bottom + 1) * CELL_PX),
  };
  const box = { left: end.x, top: end.y, right: 0, bottom: 0 };
  for (let y = cells.top * CELL_PX; y < end.y; y++) {
    for (let x = cells.left * CELL_PX; x < end.x; x++) {
      if (mask[y * width + x] !== DIFFERS) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
    }
  }
  return box;
}

/**
 * A digit that changed becomes the word it stands in: as high as its letters, as wide as they follow each other,
 * never over the lines of a table. What is no lettering stays as it is.
 */
function toWord(drawn: Drawn, box: Bounds): Bounds {
  if (box.bottom - box.top >= LETTER_PX) return box;
  const isInkRow = (y: number) =>
    hasInk(drawn, { ...box, top: y, bottom: y }) &&
    !isAllInk(drawn, {
      left: box.left - BEYOND_PX,
      right: box.right + BEYOND_PX,
      top: y,
      bottom: y,
    });
  const top = follow(box.top, -1, { isInk: isInkRow, gap: 0 });
  const bottom = follow(box.bottom, 1, { isInk: isInkRow, gap: 0 });
  const high = bottom - top + 1;
  if (high > LETTER_PX) return box;
  const isInkColumn = (x: number) =>
    hasInk(drawn, { left: x, right: x, top, bottom }) &&
    !isAllInk(drawn, { left: x, right: x, top: top - BEYOND_PX, bottom: bottom + BEYOND_PX });
  const gap = Math.max(LETTER_GAP_PX, Math.floor(LETTER_GAP * high));
  const left = follow(box.left, -1, { isInk: isInkColumn, gap });
  const right = follow(box.right, 1, { isInk: isInkColumn, gap });
  const isWord = box.left - left <= WORD_PX && right - box.right <= WORD_PX;
  return isWord ? { left, top, right, bottom } : box;
}

/** The last place with ink from `from` on, over no more than `gap` without. */
function follow(
  from: number,
  step: 1 | -1,
  { isInk, gap }: { isInk: (at: number) => boolean; gap: number },
): number {
  let last = from;
  for (let at = from + step; Math.abs(at - last) <= gap + 1; at += step) {
    if (Math.abs(at - from) > WORD_PX + 1) break;
    if (isInk(at)) last = at;
  }
  return last;
}

const hasInk = (drawn: Drawn, box: Bounds): boolean => somewhere(drawn, box, (it) => it > 0);
const isAllInk = (drawn: Drawn, box: Bounds): boolean => !somewhere(drawn, box, (it) => it === 0);

function somewhere(
  { mask, width, height }: Drawn,
  { left, top, right, bottom }: Bounds,
  test: (pixel: number) => boolean,
): boolean {
  for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++) {
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x++) {
      if (test(mask[y * width + x])) return true;
    }
  }
  return false;
}

/** Takes a square and all that hang together with it. */
function flood(
  counts: Uint16Array,
  first: number,
  { columns, rows, least }: { columns: number; rows: number; least: number },
): Bounds {
  const box = { left: columns, top: rows, right: 0, bottom: 0 };
  const waiting = [first];
  counts[first] = 0;
  while (waiting.length > 0) {
    const cell = waiting.pop()!;
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    const [low, high] = [Math.max(0, y - GAP_CELLS), Math.min(rows - 1, y + GAP_CELLS)];
    for (let ny = low; ny <= high; ny++) {
      const end = Math.min(columns - 1, x + GAP_CELLS);
      for (let nx = Math.max(0, x - GAP_CELLS); nx <= end; nx++) {
        const next = ny * columns + nx;
        if (counts[next] < least) continue;
        counts[next] = 0;
        waiting.push(next);
      }
    }
  }
  return box;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
