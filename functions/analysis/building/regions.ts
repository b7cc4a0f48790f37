/**
 * Spaces on the floor: what is closed by walls and closed openings. Where several names stand in one closed space it
 * is parted between them, first along thin lines from wall to wall, then where the way between them is narrowest.
 */
import type { PointRect } from "../../_shared/geometry.ts";
import type { FloorGrid } from "./floor_grid.ts";
import { partAsSized, type SidesPt } from "./sized_parts.ts";
import { partAsStated } from "./stated_parts.ts";

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
  /** What the lettering says of the area of each label's space, square points; null where nothing. */
  statedPt2: readonly (number | null)[];
  /** What it says of its sides. */
  sidesPt: readonly (SidesPt | null)[];
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
  const halls = closeStated(grid, { owner, ...sizes, firstUnnamed: labels.length + 1 });
  claim(owner);
  closePartings(grid, { owner, hollowPt: sizes.partingPt });
  flood.goOn();
  flood.run(false);
  partAsStated(grid, owner, { labels, statedPt2: sizes.statedPt2 });
  partAsSized(grid, owner, { labels, sidesPt: sizes.sidesPt });
  const firstUnnamed = labels.length + 1;
  let count = firstUnnamed + halls;
  const hollow = 3 * sizes.hollowPt / grid.cellPt / 2;
  const leastSquares = sizes.leastPt2 / grid.cellPt ** 2;
  const queue = new Int32Array(owner.length);
  for (let start = 0; start < owner.length; start++) {
    if (owner[start] !== NOBODY || grid.wall[start] || count > MAX_SPACES) continue;
    const { squares, deepest } = flood.closedFrom(start, count, queue);
    if (squares < leastSquares || deepest < hollow) {
      for (let i = 0; i < squares; i++) {
        owner[queue[i]] = NOBODY;
        grid.wall[queue[i]] = 1;
      }
    } else count++;
  }
  return { owner, firstUnnamed, count };
}

/** How many squares each space has, by its number. */
export function countSquares(owner: Int16Array): Uint32Array {
  const squares = new Uint32Array(2 ** 15);
  for (let square = 0; square < owner.length; square++) {
    if (owner[square] !== NOBODY) squares[owner[square]]++;
  }
  return squares;
}

/** A space has the area lettered in it within this share. */
const AS_STATED = 0.03;
/** What lies behind the lines of such a space is a hall nobody named from this size on, in smallest spaces. */
const HALL = 60;

/**
 * Thin lines around a space that has, up to them, the very area lettered in it are its walls, where another space lies
 * behind them: what they draw within it is furniture. A hall nobody named behind them is a space of its own; how many
 * there are.
 */
function closeStated(
  grid: FloorGrid,
  { owner, statedPt2, leastPt2, firstUnnamed }: {
    owner: Int16Array;
    statedPt2: readonly (number | null)[];
    leastPt2: number;
    firstUnnamed: number;
  },
): number {
  const { wall, line, steps, cellPt } = grid;
  if (statedPt2.every((it) => it === null)) return 0;
  const squares = countSquares(owner);
  const isExact = statedPt2.map((stated, index) =>
    stated !== null && Math.abs(squares[index + 1] * cellPt ** 2 / stated - 1) <= AS_STATED
  );
  if (!isExact.includes(true)) return 0;
  const spaces: Int32Array[] = [];
  /** Of every square without a label the space it lies in, from 1 on. */
  const spaceOf = new Int32Array(owner.length);
  const seen = new Uint8Array(owner.length);
  const queue = new Int32Array(owner.length);
  const sizeOf = (square: number): number => {
    if (spaceOf[square] === 0) {
      const all = spread(grid, square, { seen, queue }).slice();
      spaces.push(all);
      for (const it of all) spaceOf[it] = spaces.length;
    }
    return spaces[spaceOf[square] - 1].length * cellPt ** 2 / leastPt2;
  };
  const closed: number[] = [];
  const halls = new Set<number>();
  for (let square = 0; square < owner.length; square++) {
    const own = owner[square];
    if (own <= 0 || !isExact[own - 1]) continue;
    for (const step of steps) {
      let to = square + step;
      for (let i = 0; i < LINE_SQUARES && line[to] && !wall[to]; i++) to += step;
      if (to === square + step || to < 0 || to >= owner.length || wall[to] || line[to]) continue;
      const size = owner[to] === NOBODY ? sizeOf(to) : null;
      if (owner[to] === own || size !== null && size < 1) continue;
      if (size !== null && size >= HALL) halls.add(spaceOf[to]);
      for (let it = square + step; it !== to; it += step) closed.push(it);
    }
  }
  for (const square of closed) wall[square] = 1;
  [...halls].forEach((space, index) => {
    for (const square of spaces[space - 1]) owner[square] = firstUnnamed + index;
  });
  return halls.size;
}

/** Spaces that run into another one or into open ground: no wall and no closed opening stands between. */
export function openSpaces({ columns }: FloorGrid, owner: Int16Array): Set<number> {
  const open = new Set<number>();
  const meet = (of: number, other: number) => {
    if (other === NOBODY || other === of) return;
    open.add(of);
    open.add(other);
  };
  for (let square = 0; square + columns < owner.length; square++) {
    const of = owner[square];
    if (of === NOBODY) continue;
    meet(of, owner[square + 1]);
    meet(of, owner[square + columns]);
  }
  return open;
}

/** Share of a space that hatching must cover to be wall. */
const HATCHED = 0.55;

/** Closed shapes without a name that are hatched are walls. */
function closeHatched(grid: FloorGrid, labels: readonly PointRect[]): void {
  const { wall, line, hatch } = grid;
  let first = 0;
  while (first < hatch.length && hatch[first] === 0) first++;
  if (first === hatch.length) return;
  const seen = new Uint8Array(wall.length);
  const queue = new Int32Array(wall.length);
  const named = new Set(labels.map((it) => grid.at(it.x + it.width / 2, it.y + it.height / 2)));
  for (let start = first; start < wall.length; start++) {
    if (hatch[start] === 0 || seen[start] || wall[start] || line[start]) continue;
    const squares = spread(grid, start, { seen, queue });
    let covered = 0;
    for (const square of squares) covered += hatch[square];
    if (covered < HATCHED * squares.length || squares.some((it) => named.has(it))) continue;
    for (const square of squares) wall[square] = 1;
  }
}

/** Squares around one that no wall and no line parts from it; a part of `queue`, good until it is used again. */
function spread(
  { steps, wall, line }: FloorGrid,
  start: number,
  { seen, queue }: { seen: Uint8Array; queue: Int32Array },
): Int32Array {
  let end = 0;
  queue[end++] = start;
  seen[start] = 1;
  for (let head = 0; head < end; head++) {
    for (let side = 0; side < steps.length; side++) {
      const to = queue[head] + steps[side];
      if (to < 0 || to >= wall.length || seen[to] || wall[to] || line[to]) continue;
      seen[to] = 1;
      queue[end++] = to;
    }
  }
  return queue.subarray(0, end);
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
  const { wall } = grid;
  const closed = new Uint8Array(wall.length);
  let open = findHollows(grid, { owner, hollowPt });
  // The hollows of a window lie side by side: each closed one borders the next.
  for (let round = 0; round < 3; round++) {
    const left = open.filter((squares) => {
      if (!isParting(grid, squares, { owner, closed })) return true;
      for (const square of squares) wall[square] = closed[square] = 1;
      return false;
    });
    if (left.length === open.length) break;
    open = left;
  }
}

/** Narrow spaces between lines that nobody has, as their squares. */
function findHollows(
  grid: FloorGrid,
  { owner, hollowPt }: { owner: Int16Array; hollowPt: number },
): Int32Array[] {
  const { wall, line } = grid;
  const clear = grid.distances("line");
  const most = 3 * hollowPt / grid.cellPt / 2;
  const hollows: Int32Array[] = [];
  const seen = new Uint8Array(wall.length);
  const queue = new Int32Array(wall.length);
  for (let start = 0; start < wall.length; start++) {
    if (seen[start] || wall[start] || line[start] || owner[start] !== NOBODY) continue;
    const squares = spread(grid, start, { seen, queue });
    if (squares.every((it) => clear[it] <= most)) hollows.push(squares.slice());
  }
  return hollows;
}

/** Whether a hollow has different spaces, or one and a closed hollow, on its sides. */
function isParting(
  { wall, line, steps }: FloorGrid,
  squares: Int32Array,
  { owner, closed }: { owner: Int16Array; closed: Uint8Array },
): boolean {
  const borders = new Map<number, number>();
  let all = 0;
  for (const square of squares) {
    for (const step of steps) {
      let to = square + step;
      for (let i = 0; i < LINE_SQUARES && line[to] && !wall[to]; i++) to += step;
      if (to === square + step || to < 0 || to >= owner.length) continue;
      const of = closed[to] ? -2 : owner[to];
      if (of === NOBODY || wall[to] && of !== -2) continue;
      all++;
      borders.set(of, (borders.get(of) ?? 0) + 1);
    }
  }
  return [...borders.values()].filter((it) => it >= BORDER_SHARE * all).length >= 2;
}

/** Squares farther from walls than this are as good as any, thirds of a square. */
const FAR = 3000;
/** No square. */
const NONE = -1;

/** What enters a way narrower than where it began is held back there by so much, thirds of a square. */
const HELD_BACK = 3;
/** Halls are at most twice so many squares wide. */
const HALL_SQUARES = 35;

/**
 * Floods squares from several places at once, the ones farthest from walls first. A way of one width belongs to the name
 * in it up to where it opens into a wider space, whose name would be there as soon.
 */
class Flood {
  /** The square put last at each distance, and below each square the one put before it. */
  readonly #last = new Int32Array(FAR + 1).fill(NONE);
  readonly #below: Int32Array;
  #highest = 0;
  /** How far from walls each space begins, by its number. */
  readonly #began = new Uint16Array(MAX_SPACES + 1);

  constructor(
    readonly grid: FloorGrid,
    readonly far: Uint16Array,
    readonly owner: Int16Array,
  ) {
    this.#below = new Int32Array(far.length);
  }

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
    let middle = NONE;
    for (let y = box.y; y <= box.y + box.height; y += cellPt) {
      for (let x = box.x; x <= box.x + box.width; x += cellPt) {
        const square = this.grid.at(x, y);
        if (square === -1 || wall[square]) continue;
        if (middle === NONE || this.far[square] > this.far[middle]) middle = square;
        this.#take(square, owner, this.far[square]);
      }
    }
    if (middle !== NONE) this.#startInMiddle(middle, owner);
  }

  /** A name may stand beside the middle of a hall: from there on that is the name's. */
  #startInMiddle(from: number, owner: number): void {
    const { far, grid: { steps, columns, line } } = this;
    const around = [...steps, columns + 1, columns - 1, -columns + 1, -columns - 1];
    const way: number[] = [];
    for (let square = from; way.length < HALL_SQUARES;) {
      let next = square;
      for (const it of around) {
        const to = square + it;
        if (far[to] > far[next] && !line[to]) next = to;
      }
      if (next === square) break;
      way.push(square = next);
    }
    const middle = way.at(-1) ?? from;
    const isHall = far[middle] <= 3 * HALL_SQUARES;
    for (const square of isHall ? way : []) this.#take(square, owner, far[square]);
    this.#began[owner] = far[isHall ? middle : from];
  }

  /** Starts anew from the edges of what was reached. */
  goOn(): void {
    const { grid: { columns, wall }, owner, far } = this;
    const isFree = (square: number) => owner[square] === NOBODY && !wall[square];
    for (let i = columns; i < owner.length - columns; i++) {
      if (owner[i] === NOBODY) continue;
      if (isFree(i - 1) || isFree(i + 1) || isFree(i - columns) || isFree(i + columns)) {
        this.#put(i, far[i]);
      }
    }
  }

  run(stopsAtLines: boolean): void {
    const { grid: { steps, wall, line }, owner, far } = this;
    const last = this.#last, below = this.#below;
    let level = this.#highest;
    for (;;) {
      while (level > 0 && last[level] === NONE) level--;
      const square = last[level];
      if (square === NONE) break;
      last[level] = below[square];
      const own = owner[square];
      for (let side = 0; side < steps.length; side++) {
        const to = square + steps[side];
        if (to < 0 || to >= owner.length || owner[to] !== NOBODY || wall[to]) continue;
        if (stopsAtLines && line[to]) continue;
        // No higher than the square it is reached from.
        const held = far[to] < this.#began[own] - HELD_BACK && this.#isMiddle(to) ? HELD_BACK : 0;
        const at = Math.min(level, Math.max(0, far[to] - held));
        owner[to] = own;
        below[to] = last[at];
        last[at] = to;
      }
    }
    this.#highest = level;
  }

  /** Everything between walls around a square, listed in `queue`. */
  closedFrom(
    start: number,
    number: number,
    queue: Int32Array,
  ): { squares: number; deepest: number } {
    const { grid: { steps, wall }, owner, far } = this;
    let end = 0;
    queue[end++] = start;
    owner[start] = number;
    let deepest = 0;
    for (let head = 0; head < end; head++) {
      const square = queue[head];
      deepest = Math.max(deepest, far[square]);
      for (let side = 0; side < steps.length; side++) {
        const to = square + steps[side];
        if (to < 0 || to >= owner.length || owner[to] !== NOBODY || wall[to]) continue;
        owner[to] = number;
        queue[end++] = to;
      }
    }
    return { squares: end, deepest };
  }

  /** Whether a square lies in the middle of a way: nearer to walls on one side of it, and no farther on the other. */
  #isMiddle(square: number): boolean {
    const { far, grid: { columns } } = this;
    const own = far[square];
    const isBetween = (a: number, b: number) => a <= own && b <= own && (a < own || b < own);
    return isBetween(far[square - 1], far[square + 1]) ||
      isBetween(far[square - columns], far[square + columns]);
  }

  #take(square: number, owner: number, level: number): void {
    if (this.owner[square] !== NOBODY) return;
    this.owner[square] = owner;
    this.#put(square, level);
  }

  #put(square: number, level: number): void {
    const at = Math.min(level, FAR);
    this.#below[square] = this.#last[at];
    this.#last[at] = square;
    if (at > this.#highest) this.#highest = at;
  }
}
