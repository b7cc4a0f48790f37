/** Strokes of a page that touch each other, as the boxes they fill together. Frames of the sheet are left out. */
import type { PageReading, Segment } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import { Groups } from "../../../_shared/groups.ts";

/** Strokes that share a square of this share of the page's width touch. */
const SQUARE = 1 / 400;
/** A straight stroke longer than this share of the page is its frame, a border of its title block or a match line. */
const FRAME = 0.6;

/** Strokes that touch, in points: the box they fill, and ends no other stroke touches, such as tails of leaders. */
export interface StrokeGroup {
  box: PointRect;
  freeEnds: { x: number; y: number }[];
}

/** Every group of strokes that touch, largest first. */
export function connectedStrokes(page: PageReading): StrokeGroup[] {
  const squares = new Squares(page);
  const strokes = page.segments.filter((it) => !isFrame(it, page));
  const groups = new Groups(strokes.length);
  strokes.forEach((stroke, index) => squares.take(stroke, index, groups));

  const found = new Map<number, { box: Bounds; freeEnds: StrokeGroup["freeEnds"] }>();
  strokes.forEach(({ x1, y1, x2, y2 }, index) => {
    const of = groups.of(index);
    let group = found.get(of);
    if (!group) found.set(of, group = { box: new Bounds(), freeEnds: [] });
    group.box.hold(x1, y1);
    group.box.hold(x2, y2);
    if (!squares.isShared(x1, y1)) group.freeEnds.push({ x: x1, y: y1 });
    if (!squares.isShared(x2, y2)) group.freeEnds.push({ x: x2, y: y2 });
  });
  return [...found.values()].map(({ box, freeEnds }) => ({ box: box.rect(), freeEnds }))
    .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
}

function isFrame({ x1, y1, x2, y2 }: Segment, page: PageReading): boolean {
  return Math.abs(x2 - x1) > FRAME * page.widthPt || Math.abs(y2 - y1) > FRAME * page.heightPt;
}

/** Squares of a sheet with the first stroke that runs through each; what lies off the sheet touches nothing. */
class Squares {
  readonly #side: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #first: Int32Array;
  readonly #isShared: Uint8Array;

  constructor({ widthPt, heightPt }: PageReading) {
    this.#side = SQUARE * widthPt;
    this.#columns = Math.ceil(widthPt / this.#side) + 1;
    this.#rows = Math.ceil(heightPt / this.#side) + 1;
    this.#first = new Int32Array(this.#columns * this.#rows).fill(-1);
    this.#isShared = new Uint8Array(this.#first.length);
  }

  isShared(x: number, y: number): boolean {
    const square = this.#at(x, y);
    return square !== -1 && this.#isShared[square] === 1;
  }

  /** Runs along a stroke by steps of half a square and joins it to those it meets. */
  take({ x1, y1, x2, y2 }: Segment, index: number, groups: Groups): void {
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(x2 - x1, y2 - y1) / this.#side));
    let last = -1;
    for (let step = 0; step <= steps; step++) {
      const along = step / steps;
      const square = this.#at(x1 + (x2 - x1) * along, y1 + (y2 - y1) * along);
      if (square === last || square === -1) continue;
      last = square;
      const other = this.#first[square];
      if (other === -1) this.#first[square] = index;
      else if (other !== index) {
        groups.join(index, other);
        this.#isShared[square] = 1;
      }
    }
  }

  #at(x: number, y: number): number {
    const column = Math.round(x / this.#side), row = Math.round(y / this.#side);
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return -1;
    return row * this.#columns + column;
  }
}

/** The smallest box around points. */
class Bounds {
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;

  hold(x: number, y: number): void {
    if (x < this.#left) this.#left = x;
    if (x > this.#right) this.#right = x;
    if (y < this.#top) this.#top = y;
    if (y > this.#bottom) this.#bottom = y;
  }

  rect(): PointRect {
    const width = this.#right - this.#left, height = this.#bottom - this.#top;
    return { x: this.#left, y: this.#top, width, height };
  }
}
