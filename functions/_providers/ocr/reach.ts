/**
 * The detector's boxes end where its map fades, at times within a figure: `13'-5"` cut to `3'-5"` is a shorter
 * length. Boxes reach on to the letters and marks that stand right at their ends.
 */
import type { Blob } from "./candidates.ts";
import type { TextBox } from "./detect.ts";

/** Height of the lettering in heights of a detected box. */
const LETTERING = 1 / 1.75;
/** Letters stand within so many heights of the ink before them, and are no larger than this. */
const GAP = 0.75, MAX_LETTER = 1.7, MIN_LETTER = 0.16;
/** What makes a box reach out is as high as a letter; marks may follow it. */
const WHOLE_LETTER = 0.55;
/** Paper left beyond the last letter, in heights. */
const EDGE = 0.3;
const MAX_STEPS = 8;

interface Ink {
  from: number;
  to: number;
  low: number;
  high: number;
}

/** The boxes with their ends moved out over letters that no other box holds. */
export function reachOut(boxes: readonly TextBox[], blobs: readonly Blob[]): TextBox[] {
  const cells = byCell(blobs);
  const boxesAt = boxIndex(boxes);
  return boxes.map((box) => {
    if (box.angleDeg !== 0) return box;
    const isUpright = box.height > box.width;
    const height = Math.min(box.width, box.height) * LETTERING;
    const [along, across] = isUpright ? [box.cy, box.cx] : [box.cx, box.cy];
    const span = Math.max(box.width, box.height);
    const inks = near(cells, box, height).map((blob): Ink =>
      isUpright
        ? { from: blob.top, to: blob.bottom, low: blob.left, high: blob.right }
        : { from: blob.left, to: blob.right, low: blob.top, high: blob.bottom }
    ).filter((ink) => isLetter(ink, across, height));
    const isHeld = ({ from, to, low, high }: Ink) => {
      const [a, b] = [(from + to) / 2, (low + high) / 2];
      const [x, y] = isUpright ? [b, a] : [a, b];
      return boxesAt(x, y).some((other) => other !== box);
    };
    const free = inks.filter((ink) => !isHeld(ink));
    const end = reach(free, along + span / 2, height);
    const back = free.map((ink) => ({ ...ink, from: -ink.to, to: -ink.from }));
    const start = -reach(back, -(along - span / 2), height);
    if (end === along + span / 2 && start === along - span / 2) return box;
    const [middle, length] = [(start + end) / 2, end - start];
    return isUpright
      ? { ...box, cy: middle, height: length }
      : { ...box, cx: middle, width: length };
  });
}

/** On the line of a box, and of the size of its letters or their marks. */
function isLetter({ from, to, low, high }: Ink, across: number, height: number): boolean {
  const own = Math.max(high - low, to - from);
  return own >= MIN_LETTER * height && high - low <= MAX_LETTER * height &&
    to - from <= MAX_LETTER * height && low >= across - 0.9 * height &&
    high <= across + 0.9 * height;
}

/** Where a box ends that goes on over the letters at its end. */
function reach(inks: readonly Ink[], end: number, height: number): number {
  let at = end;
  for (let step = 0; step < MAX_STEPS; step++) {
    // The box itself ends with some paper: what begins in it and goes on beyond is cut.
    const next = inks.filter(({ from, to, low, high }) =>
      to > at - EDGE * height / 2 && from < at - EDGE * height + GAP * height &&
      (at > end || high - low >= WHOLE_LETTER * height)
    ).sort((a, b) =>
      a.from - b.from
    )[0];
    if (!next || next.to + EDGE * height <= at) return at;
    at = next.to + EDGE * height;
  }
  return at;
}

const CELL = 128;

function byCell(blobs: readonly Blob[]): Map<number, Blob[]> {
  const cells = new Map<number, Blob[]>();
  for (const blob of blobs) {
    const key = keyOf((blob.left + blob.right) / 2, (blob.top + blob.bottom) / 2);
    const cell = cells.get(key);
    if (cell) cell.push(blob);
    else cells.set(key, [blob]);
  }
  return cells;
}

const keyOf = (x: number, y: number): number =>
  Math.floor(x / CELL) * 100_003 + Math.floor(y / CELL);

/** The boxes that hold a point. */
function boxIndex(boxes: readonly TextBox[]): (x: number, y: number) => TextBox[] {
  const cells = new Map<number, TextBox[]>();
  for (const box of boxes) {
    const [right, bottom] = [box.cx + box.width / 2, box.cy + box.height / 2];
    for (let x = Math.floor((box.cx - box.width / 2) / CELL); x <= right / CELL; x++) {
      for (let y = Math.floor((box.cy - box.height / 2) / CELL); y <= bottom / CELL; y++) {
        const key = x * 100_003 + y;
        const cell = cells.get(key);
        if (cell) cell.push(box);
        else cells.set(key, [box]);
      }
    }
  }
  return (x, y) =>
    (cells.get(keyOf(x, y)) ?? []).filter(({ cx, cy, width, height }) =>
      Math.abs(cx - x) < width / 2 && Math.abs(cy - y) < height / 2
    );
}

/** Blobs in and around a box. */
function near(cells: ReadonlyMap<number, Blob[]>, box: TextBox, height: number): Blob[] {
  const margin = MAX_STEPS * 1.2 * height;
  const found: Blob[] = [];
  const [left, top] = [box.cx - box.width / 2 - margin, box.cy - box.height / 2 - margin];
  const [right, bottom] = [box.cx + box.width / 2 + margin, box.cy + box.height / 2 + margin];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++) {
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) {
      found.push(...cells.get(x * 100_003 + y) ?? []);
    }
  }
  return found;
}
