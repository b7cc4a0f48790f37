/** Spaces of an open plan that run into each other, in squares of the raster, and boxes laid in them. */
import type { FloorGrid } from "./floor_grid.ts";

/** A box in squares: from its first column and row up to those behind its last. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Sides fit within this share, and within so many squares of the raster. */
const FITS = 0.02, FITS_SQUARES = 2;

export const slackOf = (length: number): number => FITS_SQUARES + FITS * length;
export const holds = (
  { left, top, right, bottom }: Box,
  { column, row }: { column: number; row: number },
): boolean => column >= left && column < right && row >= top && row < bottom;
export const slackOfBox = ({ left, top, right, bottom }: Box): number =>
  slackOf(Math.max(right - left, bottom - top));

export const isSame = (a: Box, b: Box): boolean =>
  [a.left - b.left, a.right - b.right, a.top - b.top, a.bottom - b.bottom]
    .every((it) => Math.abs(it) <= slackOfBox(a));

/** Squares of spaces that run into each other. */
export class Space {
  readonly #in: Uint8Array;
  /** How many squares lie above and left of each. */
  readonly #sums: Int32Array;
  readonly #edges: Record<"x" | "y", { from: number[]; to: number[] }>;

  constructor(
    readonly grid: FloorGrid,
    readonly owner: Int16Array,
    owners: ReadonlySet<number>,
  ) {
    const { columns, rows } = grid;
    this.#in = new Uint8Array(owner.length);
    this.#sums = new Int32Array(owner.length);
    for (let square = 0; square < owner.length; square++) {
      if (owners.has(owner[square])) this.#in[square] = 1;
    }
    const at = (row: number, column: number) => this.#in[row * columns + column];
    const runs = { left: [], right: [], top: [], bottom: [] } as Record<string, number[]>;
    const count = (side: number[], place: number) => side[place] = (side[place] ?? 0) + 1;
    for (let row = 1; row < rows - 1; row++) {
      let line = 0;
      for (let column = 1; column < columns - 1; column++) {
        line += at(row, column);
        this.#sums[row * columns + column] = this.#sums[(row - 1) * columns + column] + line;
        if (!at(row, column)) continue;
        if (!at(row, column - 1)) count(runs.left, column);
        if (!at(row, column + 1)) count(runs.right, column + 1);
        if (!at(row - 1, column)) count(runs.top, row);
        if (!at(row + 1, column)) count(runs.bottom, row + 1);
      }
    }
    const long = (side: readonly number[]) =>
      [...side.keys()].filter((it) => (side[it] ?? 0) >= LEAST_RUN);
    this.#edges = {
      x: { from: long(runs.left), to: long(runs.right) },
      y: { from: long(runs.top), to: long(runs.bottom) },
    };
  }

  /** Columns or rows where the space begins behind a wall, and those where it ends before one. */
  edges(axis: "x" | "y"): { from: readonly number[]; to: readonly number[] } {
    return this.#edges[axis];
  }

  /** The share of a box that lies in the space. */
  shareIn({ left, top, right, bottom }: Box): number {
    const { columns, rows } = this.grid;
    if (left < 1 || top < 1 || right >= columns || bottom >= rows) return 0;
    const at = (row: number, column: number) => this.#sums[(row - 1) * columns + column - 1];
    const all = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
    return all / ((right - left) * (bottom - top));
  }

  /** How much of each side of a box stands where the space ends: left, right, top, bottom. */
  walled({ left, top, right, bottom }: Box): number[] {
    const { columns } = this.grid;
    const [acrossX, acrossY] = [right - left, bottom - top].map((it) => Math.round(slackOf(it)));
    const share = (
      [from, to, felt]: readonly [number, number, number],
      squareAt: (along: number, by: number) => number,
    ) => {
      let walled = 0;
      for (let along = from; along < to; along++) {
        let free = 0;
        for (let by = -felt; by <= felt; by++) free += this.#in[squareAt(along, by)] ?? 0;
        if (free > 0 && free < 2 * felt + 1) walled++;
      }
      return walled / (to - from);
    };
    const upright = [top, bottom, acrossX] as const, level = [left, right, acrossY] as const;
    return [
      share(upright, (row, by) => row * columns + left + by),
      share(upright, (row, by) => row * columns + right + by),
      share(level, (column, by) => (top + by) * columns + column),
      share(level, (column, by) => (bottom + by) * columns + column),
    ];
  }

  /** Gives each box its squares; what spaces with a box had beside it goes to the nearest one without. */
  part(boxes: ReadonlyMap<number, Box>, parts: readonly { sides: unknown }[]): void {
    const { owner, grid: { columns, steps } } = this;
    const laid = [...boxes].flatMap(([of, box]) => [
      { of, box, isOwn: true },
      { of, box: around(box), isOwn: false },
    ]).sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
    const hasOther = parts.some(({ sides }) => sides === null);
    const free = new Set<number>();
    for (let square = 0; square < owner.length; square++) {
      if (!this.#in[square]) continue;
      const place = { column: square % columns, row: Math.floor(square / columns) };
      const isSized = boxes.has(owner[square]);
      const over = laid.find(({ box, isOwn }) => (isOwn || isSized) && holds(box, place));
      if (over) owner[square] = over.of;
      else if (hasOther && isSized) free.add(square);
    }
    const next = new Set<number>();
    for (const square of free) {
      for (const step of steps) if (this.#isOther(square + step, boxes)) next.add(square + step);
    }
    for (const square of next) {
      for (const step of steps) {
        if (!free.delete(square + step)) continue;
        owner[square + step] = owner[square];
        next.add(square + step);
      }
    }
  }

  /** Whether a name without sides has a square. */
  #isOther(square: number, boxes: ReadonlyMap<number, Box>): boolean {
    return this.#in[square] === 1 && !boxes.has(this.owner[square]);
  }
}

/** A box with what its sides may be off. */
function around(box: Box): Box {
  const { left, top, right, bottom } = box;
  const [x, y] = [right - left, bottom - top].map((it) => Math.round(slackOf(it)));
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

/** Walls that a box may begin at are at least so many squares long. */
const LEAST_RUN = 15;
