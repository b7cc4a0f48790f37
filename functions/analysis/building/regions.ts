/**
 * Spaces on the floor: what is closed by walls and closed openings. Where several names stand in one closed space it
 * is parted between them, first along thin lines from wall to wall, then where the way between them is narrowest.
 */
import type { PointRect } from "../../_shared/geometry.ts";
import type { FloorGrid } from "./floor_grid.ts";

/** Owner of squares that no space has: walls. */
export const NOBODY = -1;
/** Owner of open ground. */
export const OUTSIDE = 0;

/** Spaces by number: 0 is outside, 1 and on the labels in their order, then closed spaces without a name. */
export interface Regions {
  owner: Int16Array;
  /** Number of the first space without a name, and how many spaces there are. */
  firstUnnamed: number;
  count: number;
}

export interface Sizes {
  /** Hollows between thin lines that part two spaces are walls or windows up to this width, points. */
  partingPt: number;
  /** Narrower hollows are walls, points. */
  hollowPt: number;
  /** Smallest space of its own, square points. */
  leastPt2: number;
}

/** Most spaces of a sheet. */
const MAX_SPACES = 2000;

/** Parts the floor between outside and the labels given; `claim` may give squares to spaces before names part them. */
export function findRegions(
  grid: FloorGrid,
  labels: readonly PointRect[],
  { claim, ...sizes }: Sizes & { claim: (owner: Int16Array) => void },
): Regions {
  closeHatched(grid, labels);
  const far = grid.distances();
  const owner = new Int16Array(far.length).fill(NOBODY);
  const flood = new Flood(grid, far, owner);
  flood.startOutside();
  labels.forEach((box, index) => flood.startAt(box, index + 1));
  flood.run(true);
  claim(owner);
  closePartings(grid, { owner, hollowPt: sizes.partingPt });
  flood.goOn();
  flood.run(false);
  let count = labels.length + 1;
  const firstUnnamed = count;
  const hollow = 3 * sizes.hollowPt / grid.cellPt / 2;
  const leastSquares = sizes.leastPt2 / grid.cellPt ** 2;
  const queue: number[] = [];
  for (let start = 0; start < owner.length; start++) {
    if (owner[start] !== NOBODY || grid.wall[start] || count > MAX_SPACES) continue;
    const { squares, deepest } = flood.closedFrom(start, count, queue);
    if (squares < leastSquares || deepest < hollow) {
      for (const square of queue) owner[square] = NOBODY;
      for (const square of queue) grid.wall[square] = 1;
    } else count++;
  }
  return { owner, firstUnnamed, count };
}

/** Spaces that run into another one or into open ground: no wall and no closed opening stands between. */
export function openSpaces({ columns }: FloorGrid, owner: Int16Array): Set<number> {
  const open = new Set<number>();
  for (let square = 0; square + columns < owner.length; square++) {
    const of = owner[square];
    if (of === NOBODY) continue;
    for (const other of [owner[square + 1], owner[square + columns]]) {
      if (other === NOBODY || other === of) continue;
      open.add(of);
      open.add(other);
    }
  }
  return open;
}

/** Share of a space that hatching must cover to be wall. */
const HATCHED = 0.55;

/** Closed shapes without a name that are hatched are walls. */
function closeHatched(grid: FloorGrid, labels: readonly PointRect[]): void {
  const { wall, line, hatch } = grid;
  if (!hatch.some((it) => it > 0)) return;
  const seen = new Uint8Array(wall.length);
  const named = new Set(labels.map((it) => grid.at(it.x + it.width / 2, it.y + it.height / 2)));
  for (let start = 0; start < wall.length; start++) {
    if (hatch[start] === 0 || seen[start] || wall[start] || line[start]) continue;
    const squares = spread(grid, start, seen);
    let covered = 0;
    for (const square of squares) covered += hatch[square];
    if (covered < HATCHED * squares.length || squares.some((it) => named.has(it))) continue;
    for (const square of squares) wall[square] = 1;
  }
}

/** Squares around one that no wall and no line parts from it. */
function spread({ columns, wall, line }: FloorGrid, start: number, seen: Uint8Array): number[] {
  const squares = [start];
  seen[start] = 1;
  for (let head = 0; head < squares.length; head++) {
    const square = squares[head];
    for (const to of [square - 1, square + 1, square - columns, square + columns]) {
      if (to < 0 || to >= wall.length || seen[to] || wall[to] || line[to]) continue;
      seen[to] = 1;
      squares.push(to);
    }
  }
  return squares;
}

/** A space that a hollow borders has at least this share of its border. */
const BORDER_SHARE = 0.2;
/** Lines are so many squares wide at most. */
const LINE_SQUARES = 3;

/** Narrow hollows between thin lines with different spaces on their sides are walls, or the glass of windows. */
function closePartings(
  grid: FloorGrid,
  { owner, hollowPt }: { owner: Int16Array; hollowPt: number },
): void {
  const { wall, line, columns } = grid;
  const clear = grid.distances("line");
  const most = 3 * hollowPt / grid.cellPt / 2;
  // The hollows of a window lie side by side: each closed one borders the next.
  const closed = new Uint8Array(wall.length);
  for (let round = 0; round < 3; round++) {
    const seen = new Uint8Array(wall.length);
    let found = 0;
    for (let start = 0; start < wall.length; start++) {
      if (seen[start] || wall[start] || line[start] || owner[start] !== NOBODY) continue;
      const squares = spread(grid, start, seen);
      if (squares.some((it) => clear[it] > most)) continue;
      const borders = new Map<number, number>();
      let all = 0;
      for (const square of squares) {
        for (const step of [-1, 1, -columns, columns]) {
          let to = square + step;
          for (let i = 0; i < LINE_SQUARES && line[to] && !wall[to]; i++) to += step;
          if (to === square + step || to < 0 || to >= owner.length) continue;
          const of = closed[to] ? -2 : owner[to];
          if (of === NOBODY || wall[to] && of !== -2) continue;
          all++;
          borders.set(of, (borders.get(of) ?? 0) + 1);
        }
      }
      const sides = [...borders.values()].filter((it) => it >= BORDER_SHARE * all);
      if (sides.length < 2) continue;
      found++;
      for (const square of squares) wall[square] = closed[square] = 1;
    }
    if (found === 0) break;
  }
}

/** Floods squares from several places at once, the ones farthest from walls first. */
class Flood {
  readonly #buckets: number[][] = [];
  #highest = 0;

  constructor(
    readonly grid: FloorGrid,
    readonly far: Uint16Array,
    readonly owner: Int16Array,
  ) {}

  startOutside(): void {
    const { columns, rows } = this.grid;
    const take = (square: number) => this.#take(square, OUTSIDE, this.far[square]);
    for (let column = 0; column < columns; column++) {
      take(column);
      take((rows - 1) * columns + column);
    }
    for (let row = 0; row < rows; row++) {
      take(row * columns);
      take(row * columns + columns - 1);
    }
  }

  startAt(box: PointRect, owner: number): void {
    const { cellPt, wall } = this.grid;
    for (let y = box.y; y <= box.y + box.height; y += cellPt) {
      for (let x = box.x; x <= box.x + box.width; x += cellPt) {
        const square = this.grid.at(x, y);
        if (square !== -1 && !wall[square]) this.#take(square, owner, this.far[square]);
      }
    }
  }

  /** Starts anew from the edges of what was reached. */
  goOn(): void {
    const { columns, wall } = this.grid;
    for (let i = columns; i < this.owner.length - columns; i++) {
      if (this.owner[i] === NOBODY) continue;
      for (const to of [i - 1, i + 1, i - columns, i + columns]) {
        if (this.owner[to] === NOBODY && !wall[to]) {
          this.#put(i, this.far[i]);
          break;
        }
      }
    }
  }

  run(stopsAtLines: boolean): void {
    const { columns, wall, line } = this.grid;
    const { owner, far } = this;
    for (;;) {
      while (this.#highest > 0 && !this.#buckets[this.#highest]?.length) this.#highest--;
      const square = this.#buckets[this.#highest]?.pop();
      if (square === undefined) return;
      const level = this.#highest;
      for (const to of [square - 1, square + 1, square - columns, square + columns]) {
        if (to < 0 || to >= owner.length || owner[to] !== NOBODY || wall[to]) continue;
        if (stopsAtLines && line[to]) continue;
        this.#take(to, owner[square], Math.min(level, far[to]));
      }
    }
  }

  /** Everything between walls around a square. */
  closedFrom(start: number, owner: number, queue: number[]): { squares: number; deepest: number } {
    const { columns, wall } = this.grid;
    queue.length = 0;
    queue.push(start);
    this.owner[start] = owner;
    let deepest = 0;
    for (let head = 0; head < queue.length; head++) {
      const square = queue[head];
      deepest = Math.max(deepest, this.far[square]);
      for (const to of [square - 1, square + 1, square - columns, square + columns]) {
        if (to < 0 || to >= this.owner.length || this.owner[to] !== NOBODY || wall[to]) continue;
        this.owner[to] = owner;
        queue.push(to);
      }
    }
    return { squares: queue.length, deepest };
  }

  #take(square: number, owner: number, level: number): void {
    if (this.owner[square] !== NOBODY) return;
    this.owner[square] = owner;
    this.#put(square, level);
  }

  #put(square: number, level: number): void {
    const at = Math.min(level, 3000);
    (this.#buckets[at] ??= []).push(square);
    if (at > this.#highest) this.#highest = at;
  }
}
