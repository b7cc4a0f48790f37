/** Outlines of spaces: traced around their squares, straightened, and laid onto the lines they run along. */
import type { PointRect } from "../../_shared/geometry.ts";
import { isInside } from "../../_shared/topology/rings.ts";
import type { FloorGrid } from "./floor_grid.ts";
import { type Direction, endsOf, type PlanLine, type Point } from "./lines.ts";

/** A straight line an outline may run along. */
export interface EdgeLine {
  a: Point;
  b: Point;
  /** The face of a wall, or of a gap in one. */
  isFace?: boolean;
  /** Of a gap: only a side that runs on beyond it lies in it. */
  isGap?: boolean;
}

/** Corners of the outer outline of every space, in points of the page; empty for spaces with no squares. */
export function traceOutlines(grid: FloorGrid, owner: Int16Array, count: number): Point[][] {
  return Array.from(largestParts(grid, owner, count), (start) => {
    if (start === -1) return [];
    return traceFrom(grid, owner, start).map(({ x, y }) => ({
      x: grid.left + x * grid.cellPt,
      y: grid.top + y * grid.cellPt,
    }));
  });
}

/** For every space the first square of its largest connected part. */
function largestParts(grid: FloorGrid, owner: Int16Array, count: number): Int32Array {
  const { steps } = grid;
  const first = new Int32Array(count).fill(-1);
  const size = new Int32Array(count);
  const seen = new Uint8Array(owner.length);
  const queue = new Int32Array(owner.length);
  for (let start = 0; start < owner.length; start++) {
    const of = owner[start];
    if (of <= 0 || seen[start]) continue;
    let end = 0;
    queue[end++] = start;
    seen[start] = 1;
    for (let head = 0; head < end; head++) {
      for (let side = 0; side < steps.length; side++) {
        const to = queue[head] + steps[side];
        if (to < 0 || to >= owner.length || seen[to] || owner[to] !== of) continue;
        seen[to] = 1;
        queue[end++] = to;
      }
    }
    if (end > size[of]) {
      size[of] = end;
      first[of] = start;
    }
  }
  return first;
}

/** Walks around a part with the part at the right hand; corners in squares. */
function traceFrom(grid: FloorGrid, owner: Int16Array, start: number): Point[] {
  const { columns } = grid;
  const of = owner[start];
  const isOwn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < columns && y < grid.rows && owner[y * columns + x] === of;
  const x0 = start % columns, y0 = Math.floor(start / columns);
  // The first square of a part in reading order has its upper edge on the outline.
  let x = x0, y = y0, dx = 1, dy = 0;
  const corners: Point[] = [];
  const limit = 8 * owner.length;
  for (let step = 0; step < limit; step++) {
    x += dx;
    y += dy;
    // Squares ahead of the walker, to the right and to the left.
    const right = isOwn(...aheadRight(x, y, dx, dy));
    const left = isOwn(...aheadLeft(x, y, dx, dy));
    if (!right) {
      corners.push({ x, y });
      [dx, dy] = [-dy, dx];
    } else if (left) {
      corners.push({ x, y });
      [dx, dy] = [dy, -dx];
    }
    if (x === x0 && y === y0 && dx === 1 && dy === 0) break;
  }
  return corners;
}

/** With y down and the part at the right hand of the way (dx, dy). */
function aheadRight(x: number, y: number, dx: number, dy: number): [number, number] {
  if (dx === 1) return [x, y];
  if (dx === -1) return [x - 1, y - 1];
  return dy === 1 ? [x - 1, y] : [x, y - 1];
}

function aheadLeft(x: number, y: number, dx: number, dy: number): [number, number] {
  if (dx === 1) return [x, y - 1];
  if (dx === -1) return [x - 1, y];
  return dy === 1 ? [x, y] : [x - 1, y - 1];
}

/** An outline with few corners, none of which lies farther than `slack` off the given one. */
export function straightened(ring: readonly Point[], slack: number): Point[] {
  if (ring.length < 4) return [...ring];
  // Cut the ring at two corners far from each other.
  let far = 0;
  for (let i = 1; i < ring.length; i++) {
    if (distance(ring[0], ring[i]) > distance(ring[0], ring[far])) far = i;
  }
  const start = farthestFrom(ring, ring[far]);
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const middle = (far - start + ring.length) % ring.length;
  return [
    ...simplify(turned.slice(0, middle + 1), slack).slice(0, -1),
    ...simplify([...turned.slice(middle), turned[0]], slack).slice(0, -1),
  ];
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function farthestFrom(ring: readonly Point[], from: Point): number {
  let far = 0;
  ring.forEach((it, index) => {
    if (distance(it, from) > distance(ring[far], from)) far = index;
  });
  return far;
}

/** @source Douglas and Peucker, 1973 */
function simplify(points: readonly Point[], slack: number): Point[] {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const stack: [number, number][] = [[0, points.length - 1]];
  while (stack.length > 0) {
    const [from, to] = stack.pop()!;
    let worst = -1, most = slack;
    for (let i = from + 1; i < to; i++) {
      const off = offLine(points[i], points[from], points[to]);
      if (off > most) [worst, most] = [i, off];
    }
    if (worst === -1) continue;
    keep[worst] = 1;
    stack.push([from, worst], [worst, to]);
  }
  return points.filter((_, index) => keep[index] === 1);
}

function offLine(p: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  if (length < 1e-9) return distance(p, a);
  return Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length;
}

/** Lays every side of an outline onto the nearest line it runs along within reach; corners are where sides meet. */
export function laidOnLines(
  ring: readonly Point[],
  linesNear: (a: Point, b: Point) => readonly EdgeLine[],
  reach: number,
): Point[] {
  const sides = ring.map((a, index) => {
    const b = ring[(index + 1) % ring.length];
    return bestLine(a, b, linesNear(a, b), reach) ?? { a, b };
  });
  const corners: Point[] = [];
  sides.forEach((side, index) => {
    const before = sides[(index + sides.length - 1) % sides.length];
    const corner = ring[index];
    const met = crossing(before, side);
    if (met && distance(met, corner) <= 3 * reach) corners.push(met);
    else corners.push(nearestOn(before, corner), nearestOn(side, corner));
  });
  return withoutRepeats(corners);
}

/** Sides that turn by less than this are along a line: sine of 6 degrees. */
const ALONG = 0.105;

/** What is no face of a wall and runs along a smaller share of a side stands before it: lines so much of the reach farther off are preferred. */
const MOSTLY = 0.6, LOOSE = 0.6;
/** A side that runs on beyond a gap is so many times as long. */
const BEYOND = 1.15;
/** Lines that run along a side for as much of it, share. */
const AS_LONG = 0.9;

function bestLine(a: Point, b: Point, lines: readonly EdgeLine[], reach: number): EdgeLine | null {
  const length = distance(a, b);
  if (length < 1.5 * reach) return null;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const near: { line: EdgeLine; share: number; cost: number; inwards: number }[] = [];
  for (const line of lines) {
    const own = distance(line.a, line.b);
    if (own < 1e-6 || line.isGap && length < BEYOND * own) continue;
    const turn = Math.abs((line.b.x - line.a.x) * uy - (line.b.y - line.a.y) * ux) / own;
    if (turn > ALONG) continue;
    const s = (line.a.x - a.x) * ux + (line.a.y - a.y) * uy;
    const t = (line.b.x - a.x) * ux + (line.b.y - a.y) * uy;
    const shared = Math.min(length, Math.max(s, t)) - Math.max(0, Math.min(s, t));
    if (shared < 0.25 * length) continue;
    const off = offLine(middle, line.a, line.b);
    if (off > reach) continue;
    const share = Math.min(1, shared / length);
    const isLoose = !line.isFace && share < MOSTLY;
    const cost = off - 0.3 * reach * share + (isLoose ? LOOSE * reach : 0);
    // Outlines run clockwise as seen: what lies to the right of a side lies inside.
    const inwards = ux * (line.a.y - middle.y) - uy * (line.a.x - middle.x);
    near.push({ line, share, cost, inwards });
  }
  if (near.length === 0) return null;
  const best = near.reduce((least, it) => it.cost < least.cost ? it : least);
  if (best.line.isFace) return best.line;
  // Where no wall stands, a space ends at the first of the lines, not behind a rail.
  return near.filter(({ line, share }) => !line.isFace && share >= AS_LONG * best.share)
    .reduce((first, it) => it.inwards > first.inwards ? it : first, best).line;
}

function crossing(p: EdgeLine, q: EdgeLine): Point | null {
  const [px, py] = [p.b.x - p.a.x, p.b.y - p.a.y];
  const [qx, qy] = [q.b.x - q.a.x, q.b.y - q.a.y];
  const cross = px * qy - py * qx;
  if (Math.abs(cross) < 0.08 * Math.hypot(px, py) * Math.hypot(qx, qy)) return null;
  const t = ((q.a.x - p.a.x) * qy - (q.a.y - p.a.y) * qx) / cross;
  return { x: p.a.x + t * px, y: p.a.y + t * py };
}

function nearestOn({ a, b }: EdgeLine, p: Point): Point {
  const length = distance(a, b) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const along = (p.x - a.x) * ux + (p.y - a.y) * uy;
  return { x: a.x + along * ux, y: a.y + along * uy };
}

const withoutRepeats = (ring: readonly Point[]): Point[] =>
  ring.filter((p, index) => distance(p, ring[(index + 1) % ring.length]) > 0.05);

/** A tail is at least so many times as long as it is wide. */
const TAIL = 2;

/**
 * An outline without tails that nobody fits into: slits between the layers of a wall, which the outline goes into and
 * comes back from on the other side. What stands in the space as thin, a wall that ends in it, stays.
 *
 * @param widthPt widest tail
 */
export function withoutTails(ring: readonly Point[], widthPt: number): Point[] {
  let left = [...ring];
  // Each cut takes a corner away.
  for (let index = 0; index < left.length && left.length > 4;) {
    const cut = cutAt(left, index, widthPt);
    if (cut) [left, index] = [cut, 0];
    else index++;
  }
  return left;
}

/** The outline without the tail that has its tip at a corner, or at that and the next one; null where there is none. */
function cutAt(ring: readonly Point[], index: number, widthPt: number): Point[] | null {
  const at = (offset: number) => ring[(index + offset + ring.length) % ring.length];
  for (const corners of [1, 2]) {
    const [before, tip, back, after] = [at(-1), at(0), at(corners - 1), at(corners)];
    const width = distance(tip, back);
    const [out, home] = [distance(before, tip), distance(back, after)];
    const short = Math.min(out, home);
    if (width > widthPt || short <= Math.max(TAIL * width, NO_SIDE_PT)) continue;
    const turn =
      ((tip.x - before.x) * (after.x - back.x) + (tip.y - before.y) * (after.y - back.y)) /
      (out * home);
    if (turn > TURNS_BACK) continue;
    const on = (from: Point, to: Point, share: number) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    const kept = ring.filter((it) => it !== tip && it !== back);
    const place = kept.indexOf(before) + 1;
    const cut = withoutRepeats([
      ...kept.slice(0, place),
      on(tip, before, short / out),
      on(back, after, short / home),
      ...kept.slice(place),
    ]);
    if (cut.length >= 3 && !isInside(cut, on(tip, back, 0.5))) return cut;
  }
  return null;
}

/** Shorter sides are none, points; and the cosine of the turn at the tip of a tail. */
const NO_SIDE_PT = 0.05, TURNS_BACK = -0.98;

/** Area inside an outline, square points. */
export function areaOf(ring: readonly Point[]): number {
  let twice = 0;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length];
    twice += a.x * b.y - b.x * a.y;
  });
  return Math.abs(twice) / 2;
}

/** The box around points. */
export function boxAround(points: readonly Point[]): PointRect {
  const x = Math.min(...points.map((it) => it.x)), y = Math.min(...points.map((it) => it.y));
  return {
    x,
    y,
    width: Math.max(...points.map((it) => it.x)) - x,
    height: Math.max(...points.map((it) => it.y)) - y,
  };
}

/** The box around lines of one direction. */
export const boxAroundLines = (direction: Direction, lines: readonly PlanLine[]): PointRect =>
  boxAround(lines.flatMap((it) => endsOf(direction, it)));
