/**
 * Door swings: an arc whose centre is the hinge, a leaf along one of its ends, and at the other end an opening of a
 * wall. Where both ends carry a line, as with a threshold, the wall tells which is the leaf.
 */
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import { StrokeGrid } from "../extract/drawing/stroke_grid.ts";
import { type Direction, onDirection, type Point } from "./lines.ts";
import type { Gap } from "./gaps.ts";
import { boxAround } from "./outlines.ts";
import { endsInThinFront } from "./thin_fronts.ts";
import { LEAF_ALONE, leafStrength, pointOn } from "./leaf_strength.ts";
import type { Wall } from "./walls.ts";

/** A leaf and its swing, or two that meet, in displayed points. */
export interface FoundSwing {
  box: PointRect;
  /** Width of one leaf, points. */
  leafPt: number;
  isPair: boolean;
  /** Line of the closed leaf, from hinge to latch; of a pair from hinge to hinge. */
  closed: { x1: number; y1: number; x2: number; y2: number };
  /** Points a step away from the middle of the opening: on the side of the swing, and on the other. */
  swingSide: Point;
  otherSide: Point;
  /** Middle of the opening. */
  middle: Point;
  /** The opening of the wall it closes; null where it stands in no wall that was found. */
  gap: Gap | null;
}

/** Sweeps of a swing in degrees; leaves are drawn open 30 to 105°. */
const MIN_SWEEP_DEG = 28, MAX_SWEEP_DEG = 110;
/** Widths of leaves, feet. */
const MIN_LEAF_FT = 1.2, MAX_LEAF_FT = 5.3;
/** More arcs than this are a pattern, not doors. */
export const MAX_ARCS = 3000;
/** Share of the leaf that must be drawn in an opening of a wall; at the end of a wall alone a face may be its leaf. */
const LEAF_IN_WALL = 0.5;

/** How much an opening of a wall says that a leaf closes it. */
const WORTH: Record<Gap["ends"], number> = { both: 1, crossing: 0.85, one: 0.5 };

/** The walls a swing may stand in. */
export interface Walling {
  walls: readonly Wall[];
  gaps: readonly Gap[];
  directions: readonly Direction[];
}

/** Door swings among arcs at a scale of so many points per foot. */
export function findSwings(
  arcs: readonly Arc[],
  strokes: readonly Segment[],
  walling: Walling,
  pointsPerFoot: number,
): FoundSwing[] {
  const candidates = arcs.filter((arc) => isSwing(arc, pointsPerFoot));
  if (candidates.length === 0 || candidates.length > MAX_ARCS) return [];
  const longest = 1.4 * MAX_LEAF_FT * pointsPerFoot;
  const shortest = 0.5 * MIN_LEAF_FT * pointsPerFoot;
  const grid = new StrokeGrid(
    strokes.filter((it) => {
      const length = Math.hypot(it.x2 - it.x1, it.y2 - it.y1);
      return !it.isDashed && length >= shortest && length <= longest;
    }),
    longest,
  );
  const leaves = candidates.flatMap((arc) => {
    const meets = meetingPlace(arc, candidates);
    const near = grid.near(arc.cx, arc.cy);
    return toSwing(arc, near, { walling, meets, pointsPerFoot }) ??
      inThinFront(arc, near, { walling, pointsPerFoot }) ?? [];
  });
  return joinPairs(dropRepeats(leaves)).map((swing) =>
    swing.isPair ? { ...swing, gap: gapAt(swing.closed, walling, pointsPerFoot) } : swing
  );
}

/** Whether an arc may be the way of a leaf. */
export function isSwing({ sweepDeg, radius }: Arc, pointsPerFoot: number): boolean {
  const sweep = Math.abs(sweepDeg), feet = radius / pointsPerFoot;
  return sweep >= MIN_SWEEP_DEG && sweep <= MAX_SWEEP_DEG && feet >= MIN_LEAF_FT &&
    feet <= MAX_LEAF_FT;
}

/** Hinges of a pair stand as far apart as both leaves are wide, which are alike, shares. */
const PAIR_APART = 0.08, PAIR_ALIKE = 0.15;

/** Where an arc meets that of the other leaf of a pair, between their hinges: the leaves' latches when closed. */
function meetingPlace(arc: Arc, others: readonly Arc[]): Point | null {
  for (const other of others) {
    const apart = Math.hypot(other.cx - arc.cx, other.cy - arc.cy),
      both = arc.radius + other.radius;
    if (other === arc || Math.abs(apart - both) > PAIR_APART * both) continue;
    if (Math.abs(arc.radius - other.radius) > PAIR_ALIKE * arc.radius) continue;
    const share = arc.radius / both;
    const place = {
      x: arc.cx + (other.cx - arc.cx) * share,
      y: arc.cy + (other.cy - arc.cy) * share,
    };
    if ([arc, other].every((it) => endsAt(it, place))) return place;
  }
  return null;
}

const endsAt = (arc: Arc, { x, y }: Point): boolean =>
  [arc.startDeg, arc.startDeg + arc.sweepDeg].some((degrees) => {
    const end = pointOn(arc, degrees);
    return Math.hypot(end.x - x, end.y - y) < 2 * PAIR_APART * arc.radius;
  });

function toSwing(
  arc: Arc,
  strokes: readonly Segment[],
  { walling, meets, pointsPerFoot }: {
    walling: Walling;
    /** Where it meets the other leaf of a pair. */
    meets: Point | null;
    pointsPerFoot: number;
  },
): FoundSwing | null {
  const hinge = { x: arc.cx, y: arc.cy };
  const ends = [pointOn(arc, arc.startDeg), pointOn(arc, arc.startDeg + arc.sweepDeg)];
  const drawn = ends.map((end) => leafStrength(hinge, end, arc.radius, strokes));
  const ways = [[0, 1], [1, 0]].map(([open, latch]) => {
    const closed = { x1: hinge.x, y1: hinge.y, x2: ends[latch].x, y2: ends[latch].y };
    const gap = gapAt(closed, walling, pointsPerFoot);
    const isPaired = meets !== null &&
      Math.hypot(ends[latch].x - meets.x, ends[latch].y - meets.y) < 2 * PAIR_APART * arc.radius;
    const score = drawn[open] - 0.3 * drawn[latch] + (gap === null ? 0 : WORTH[gap.ends]) +
      (isPaired ? 1 : 0);
    return {
      open: ends[open],
      latch: ends[latch],
      leaf: drawn[open],
      other: drawn[latch],
      closed,
      gap,
      score,
    };
  });
  const [best, other] = ways[0].score >= ways[1].score ? ways : [ways[1], ways[0]];
  if (best.gap === null && (best.leaf < LEAF_ALONE || best.leaf === other.leaf)) return null;
  const least = best.gap?.ends === "one" ? LEAF_ALONE : LEAF_IN_WALL;
  if (best.gap !== null && best.leaf < least) return null;
  return swingOf(arc, best);
}

/** The swing of a door in a front of lines too thin for a wall. */
function inThinFront(
  arc: Arc,
  strokes: readonly Segment[],
  { walling, pointsPerFoot }: { walling: Walling; pointsPerFoot: number },
): FoundSwing | null {
  const ends = endsInThinFront(arc, strokes, pointsPerFoot);
  if (ends === null) return null;
  const { open, latch } = ends;
  const closed = { x1: arc.cx, y1: arc.cy, x2: latch.x, y2: latch.y };
  return gapAt(closed, walling, pointsPerFoot) === null
    ? swingOf(arc, { open, latch, closed, gap: null })
    : null;
}

/** The swing of an arc whose leaf is open at one end of it and closed at the other. */
export function swingOf(
  arc: Pick<Arc, "cx" | "cy" | "radius">,
  { open, latch, closed, gap }: Pick<FoundSwing, "closed" | "gap"> & { open: Point; latch: Point },
): FoundSwing {
  const hinge = { x: arc.cx, y: arc.cy };
  const middle = { x: (hinge.x + latch.x) / 2, y: (hinge.y + latch.y) / 2 };
  const along = { x: (latch.x - hinge.x) / arc.radius, y: (latch.y - hinge.y) / arc.radius };
  // Across the opening, towards the open leaf.
  const side = Math.sign(along.x * (open.y - hinge.y) - along.y * (open.x - hinge.x)) || 1;
  const across = { x: -along.y * side, y: along.x * side };
  const step = 0.62 * arc.radius;
  return {
    box: boxAround([hinge, open, latch]),
    leafPt: arc.radius,
    isPair: false,
    closed,
    swingSide: { x: middle.x + across.x * step, y: middle.y + across.y * step },
    otherSide: { x: middle.x - across.x * step, y: middle.y - across.y * step },
    middle,
    gap,
  };
}

/** A hinge stands this close to the faces of its wall, and the leaf's ends to those of the wall, feet. */
const NEAR_FACE_FT = 0.45, NEAR_END_FT = 1.1;

/** The opening a closed leaf stands in: a gap, or the end of a wall on one of its sides. */
function gapAt(
  { x1, y1, x2, y2 }: FoundSwing["closed"],
  { walls, gaps, directions }: Walling,
  pointsPerFoot: number,
): Gap | null {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const near = NEAR_FACE_FT * pointsPerFoot, reach = NEAR_END_FT * pointsPerFoot;
  for (const direction of directions) {
    const { ux, uy } = direction;
    if (Math.abs((x2 - x1) * uy - (y2 - y1) * ux) > 0.09 * length) continue;
    const p = onDirection(direction, { x: x1, y: y1 });
    const q = onDirection(direction, { x: x2, y: y2 });
    const [from, to] = [Math.min(p.along, q.along), Math.max(p.along, q.along)];
    const at = (p.at + q.at) / 2;
    const isNear = (it: { at: readonly [number, number] }) =>
      at > it.at[0] - near && at < it.at[1] + near;
    const gap = gaps.filter((it) =>
      it.direction === direction && isNear(it) && it.from < from + reach && it.to > to - reach &&
      Math.min(it.to, to) - Math.max(it.from, from) > 0.6 * (to - from)
    ).sort((a, b) =>
      offFrom(a, at) - offFrom(b, at)
    )[0];
    if (gap && gap.to - gap.from < 1.5 * (to - from)) return gap;
    if (gap) return { ...gap, from: Math.max(gap.from, from), to: Math.min(gap.to, to) };
    const ends = walls.filter((it) =>
      it.direction === direction && isNear(it) &&
      (Math.abs(it.to - from) < reach || Math.abs(it.from - to) < reach)
    ).sort((a, b) => offFrom(a, at) - offFrom(b, at));
    if (ends.length === 0) continue;
    const runsThrough = walls.some((it) =>
      it.direction === direction && at > it.at[0] - 1 && at < it.at[1] + 1 &&
      Math.min(it.to, to) - Math.max(it.from, from) > 0.5 * (to - from)
    );
    if (runsThrough) continue;
    const before = ends.map((it) => it.to).filter((it) => it <= from + 1 && from - it < reach);
    const after = ends.map((it) => it.from).filter((it) => it >= to - 1 && it - to < reach);
    return {
      direction,
      at: [...ends[0].at],
      from: Math.min(from, ...before),
      to: Math.max(to, ...after),
      ends: before.length > 0 && after.length > 0 ? "both" : "one",
    };
  }
  return null;
}

const offFrom = ({ at: [low, high] }: { at: readonly [number, number] }, at: number): number =>
  at < low ? low - at : at > high ? at - high : 0;

/** The same door drawn twice (as curve and as strokes) counts once. */
function dropRepeats(swings: readonly FoundSwing[]): FoundSwing[] {
  const kept: FoundSwing[] = [];
  for (const swing of [...swings].sort((a, b) => Number(b.gap !== null) - Number(a.gap !== null))) {
    const isRepeat = kept.some((other) => {
      const off = Math.hypot(other.middle.x - swing.middle.x, other.middle.y - swing.middle.y);
      return off < 0.2 * swing.leafPt &&
        Math.hypot(other.swingSide.x - swing.swingSide.x, other.swingSide.y - swing.swingSide.y) <
          0.4 * swing.leafPt;
    });
    if (!isRepeat) kept.push(swing);
  }
  return kept;
}

/** Two leaves whose latches meet and that swing to one side are a pair. */
function joinPairs(swings: readonly FoundSwing[]): FoundSwing[] {
  const left = new Set(swings);
  const joined: FoundSwing[] = [];
  for (const a of swings) {
    if (!left.has(a)) continue;
    left.delete(a);
    const b = [...left].find((other) =>
      Math.abs(other.leafPt - a.leafPt) < 0.6 * Math.max(a.leafPt, other.leafPt) &&
      Math.hypot(other.closed.x2 - a.closed.x2, other.closed.y2 - a.closed.y2) < 0.2 * a.leafPt &&
      Math.hypot(other.closed.x1 - a.closed.x1, other.closed.y1 - a.closed.y1) > 1.2 * a.leafPt
    );
    if (!b) {
      joined.push(a);
      continue;
    }
    left.delete(b);
    joined.push(asPair(a, b));
  }
  return joined;
}

/** Two leaves as the pair they are. */
export function asPair(a: FoundSwing, b: FoundSwing): FoundSwing {
  const closed = { x1: a.closed.x1, y1: a.closed.y1, x2: b.closed.x1, y2: b.closed.y1 };
  return {
    ...a,
    isPair: true,
    leafPt: Math.max(a.leafPt, b.leafPt),
    box: boxAround([...cornersOf(a.box), ...cornersOf(b.box)]),
    closed,
    middle: { x: (closed.x1 + closed.x2) / 2, y: (closed.y1 + closed.y2) / 2 },
    swingSide: mid(a.swingSide, b.swingSide),
    otherSide: mid(a.otherSide, b.otherSide),
  };
}

const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const cornersOf = ({ x, y, width, height }: PointRect): Point[] => [
  { x, y },
  { x: x + width, y: y + height },
];
