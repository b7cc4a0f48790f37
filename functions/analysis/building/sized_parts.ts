/**
 * Open plans whose names have the sides of their rooms lettered with them: where these boxes fit into the space in one
 * way alone, each in a corner of walls and side by side without a gap, they part it.
 */
import { centre, type PointRect } from "../../_shared/geometry.ts";
import type { FloorGrid } from "./floor_grid.ts";
import { groupsThatMeet } from "./meeting.ts";

/** Lettered sides of a room, in points of the page. */
export interface SidesPt {
  width: number;
  depth: number;
}

/** Sides fit within this share, and within so many squares of the raster. */
const FITS = 0.02, FITS_SQUARES = 2;
/** More names in one space, or more ways to lay one box, are not tried. */
const MOST = 8, MOST_WAYS = 24;
/** Share of a box that lies in the space, of a side that stands at a wall, and of a free one another box meets. */
const INSIDE = 0.94, WALLED = 0.5, MET = 0.35;

/** A box in squares: from its first column and row up to those behind its last. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name in a space, with the sides lettered with it in squares; null where none are. */
interface Part {
  owner: number;
  column: number;
  row: number;
  sides: readonly [number, number] | null;
}

/** Gives the squares of spaces that meet to those whose lettered sides hold them; what is left to names without sides. */
export function partAsSized(
  grid: FloorGrid,
  owner: Int16Array,
  { labels, sidesPt }: {
    labels: readonly PointRect[];
    sidesPt: readonly (SidesPt | null)[];
  },
): void {
  if (sidesPt.filter((it) => it !== null).length < 2) return;
  for (const parts of meetingParts(grid, owner, { labels, sidesPt })) {
    const space = new Space(grid, owner, new Set(parts.map((it) => it.owner)));
    const boxes = onlyFit(space, parts);
    if (boxes !== null) space.part(boxes, parts);
  }
}

/** Groups of names whose spaces border on each other, two of which have their sides lettered. */
function meetingParts(
  grid: FloorGrid,
  owner: Int16Array,
  { labels, sidesPt }: {
    labels: readonly PointRect[];
    sidesPt: readonly (SidesPt | null)[];
  },
): Part[][] {
  const { cellPt, left, top } = grid;
  const parts = labels.map((box, index): Part => {
    const { x, y } = centre(box);
    const sides = sidesPt[index];
    return {
      owner: index + 1,
      column: Math.floor((x - left) / cellPt),
      row: Math.floor((y - top) / cellPt),
      sides: sides && [sides.width / cellPt, sides.depth / cellPt],
    };
  });
  return groupsThatMeet(grid, owner, parts).filter((group) =>
    group.length <= MOST && group.filter(({ sides }) => sides !== null).length >= 2
  );
}

/** The boxes of all parts with sides, by their owner, where they fit in one way alone. */
function onlyFit(space: Space, parts: readonly Part[]): Map<number, Box> | null {
  const sized = parts.filter(({ sides }) => sides !== null);
  const ways = sized.map((it) => waysOf(it, { space, others: parts.filter((one) => one !== it) }));
  if (ways.some(({ length }) => length === 0 || length > MOST_WAYS)) return null;
  const fits: Box[][] = [];
  const lay = (boxes: readonly Box[]) => {
    if (fits.length > 1) return;
    if (boxes.length === sized.length) {
      if (boxes.every((it) => isClosed(it, boxes, space))) fits.push([...boxes]);
      return;
    }
    for (const box of ways[boxes.length]) {
      if (!boxes.some((it) => isOver(it, box))) lay([...boxes, box]);
    }
  };
  lay([]);
  return fits.length === 1 ? new Map(fits[0].map((box, index) => [sized[index].owner, box])) : null;
}

/** How the box of a part may lie: around its own name alone, in a corner of walls. */
function waysOf(
  { column, row, sides }: Part,
  { space, others }: { space: Space; others: readonly Part[] },
): Box[] {
  if (sides === null) return [];
  const [a, b] = sides;
  const ways: Box[] = [];
  for (
    const [width, height] of slackOf(a) + slackOf(b) > Math.abs(a - b) ? [[a, b]] : [[a, b], [b, a]]
  ) {
    for (const [left, right] of rangesOf(space.edges("x"), width)) {
      if (column < left || column >= right) continue;
      for (const [top, bottom] of rangesOf(space.edges("y"), height)) {
        if (row < top || row >= bottom) continue;
        const box = { left, top, right, bottom };
        if (ways.some((it) => isSame(it, box)) || others.some((it) => holds(box, it))) continue;
        if (space.shareIn(box) < INSIDE) continue;
        const [low, high, above, below] = space.walled(box).map((it) => it >= WALLED);
        if ((low || high) && (above || below)) ways.push(box);
      }
    }
  }
  return ways;
}

/** Where so long a side runs from one wall, or up to one. */
const rangesOf = (
  { from, to }: { from: readonly number[]; to: readonly number[] },
  length: number,
): [number, number][] => [
  ...from.map((at): [number, number] => [at, at + Math.round(length)]),
  ...to.map((at): [number, number] => [at - Math.round(length), at]),
];

const slackOf = (length: number): number => FITS_SQUARES + FITS * length;
const holds = (
  { left, top, right, bottom }: Box,
  { column, row }: Pick<Part, "column" | "row">,
): boolean => column >= left && column < right && row >= top && row < bottom;
const slackOfBox = ({ left, top, right, bottom }: Box): number =>
  slackOf(Math.max(right - left, bottom - top));

const isSame = (a: Box, b: Box): boolean =>
  [a.left - b.left, a.right - b.right, a.top - b.top, a.bottom - b.bottom]
    .every((it) => Math.abs(it) <= slackOfBox(a));

/** Whether boxes overlap by more than their sides may be off. */
function isOver(a: Box, b: Box): boolean {
  const slack = Math.max(slackOfBox(a), slackOfBox(b));
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
}

/** Whether at every side of a box a wall stands or another box begins. */
function isClosed(box: Box, boxes: readonly Box[], space: Space): boolean {
  const { left, top, right, bottom } = box;
  const met = (low: boolean, isUpright: boolean) =>
    boxes.reduce((sum, it) => {
      if (it === box) return sum;
      const slack = Math.max(slackOfBox(it), slackOfBox(box));
      const off = isUpright
        ? low ? it.right - left : it.left - right
        : low
        ? it.bottom - top
        : it.top - bottom;
      if (Math.abs(off) > slack) return sum;
      const common = isUpright
        ? Math.min(bottom, it.bottom) - Math.max(top, it.top)
        : Math.min(right, it.right) - Math.max(left, it.left);
      return sum + Math.max(0, common) / (isUpright ? bottom - top : right - left);
    }, 0);
  const beside = [met(true, true), met(false, true), met(true, false), met(false, false)];
  return space.walled(box).every((it, side) => it >= WALLED || beside[side] >= MET);
}

/** Squares of spaces that run into each other. */
class Space {
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
  part(boxes: ReadonlyMap<number, Box>, parts: readonly Part[]): void {
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
