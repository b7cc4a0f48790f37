/**
 * Doors as they are drawn: a leaf and its swing. The arc's centre is the hinge, one end of the arc the open
 * leaf, the other the closed one; the side of the open leaf is the side the door swings into.
 */
import type { Arc, PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import { StrokeGrid } from "./stroke_grid.ts";
import type { WallLine } from "./walls.ts";

type Point = { x: number; y: number };

/** One leaf, or two that meet, in displayed points. */
export interface FoundSwing {
  box: PointRect;
  /** Radius of the arc: the width of one leaf, points. */
  leafPt: number;
  isPair: boolean;
  /** Line of the closed leaf, from hinge to latch. */
  closed: WallLine;
  /** Points a step away from the middle of the opening: on the side of the swing, and on the other. */
  swingSide: Point;
  otherSide: Point;
  /** Middle of the opening. */
  middle: Point;
}

/** Sweeps of a door swing in degrees; leaves are drawn open 45 to 100°. */
const MIN_SWEEP_DEG = 40;
const MAX_SWEEP_DEG = 105;
/** Widths of leaves, feet. */
const MIN_LEAF_FT = 1.4;
const MAX_LEAF_FT = 5.2;

/** More quarter circles than this are a pattern, not doors. */
const MAX_ARCS = 3000;

/** Door swings among the arcs of a page, at a scale of so many points per foot. */
export function findSwings(page: PageReading, pointsPerFoot: number): FoundSwing[] {
  const arcs = page.arcs.filter((arc) => {
    const sweep = Math.abs(arc.sweepDeg);
    const feet = arc.radius / pointsPerFoot;
    return sweep >= MIN_SWEEP_DEG && sweep <= MAX_SWEEP_DEG && feet >= MIN_LEAF_FT &&
      feet <= MAX_LEAF_FT;
  });
  if (arcs.length === 0 || arcs.length > MAX_ARCS) return [];
  const longest = 1.3 * MAX_LEAF_FT * pointsPerFoot;
  const shortest = 0.5 * MIN_LEAF_FT * pointsPerFoot;
  const segments = page.segments.filter((it) => {
    const length = Math.hypot(it.x2 - it.x1, it.y2 - it.y1);
    return !it.isDashed && length >= shortest && length <= longest;
  });
  const strokes = new StrokeGrid(segments, longest);
  const leaves = arcs.flatMap((arc) => {
    const swing = toSwing(arc, strokes.near(arc.cx, arc.cy));
    return swing ? [swing] : [];
  });
  return joinPairs(dropRepeats(leaves));
}

/** End of an arc at an angle in degrees, counter-clockwise as seen. */
function pointOn(arc: Arc, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: arc.cx + arc.radius * Math.cos(angle), y: arc.cy - arc.radius * Math.sin(angle) };
}

function toSwing(arc: Arc, segments: readonly WallLine[]): FoundSwing | null {
  const ends = [pointOn(arc, arc.startDeg), pointOn(arc, arc.startDeg + arc.sweepDeg)];
  const hinge = { x: arc.cx, y: arc.cy };
  const drawn = ends.map((end) => leafStrength(hinge, end, arc.radius, segments));
  const best = Math.max(...drawn);
  if (best < 0.6 || drawn[0] === drawn[1]) return null;
  const open = drawn[0] > drawn[1] ? ends[0] : ends[1];
  const latch = open === ends[0] ? ends[1] : ends[0];
  const middle = { x: (hinge.x + latch.x) / 2, y: (hinge.y + latch.y) / 2 };
  const length = Math.hypot(open.x - hinge.x, open.y - hinge.y);
  // Across the opening, towards the open leaf.
  const along = { x: (latch.x - hinge.x) / arc.radius, y: (latch.y - hinge.y) / arc.radius };
  const side = Math.sign(along.x * (open.y - hinge.y) - along.y * (open.x - hinge.x)) || 1;
  const across = { x: -along.y * side, y: along.x * side };
  const step = 0.62 * length;
  return {
    box: boxAround([hinge, open, latch]),
    leafPt: arc.radius,
    isPair: false,
    closed: { x1: hinge.x, y1: hinge.y, x2: latch.x, y2: latch.y },
    swingSide: { x: middle.x + across.x * step, y: middle.y + across.y * step },
    otherSide: { x: middle.x - across.x * step, y: middle.y - across.y * step },
    middle,
  };
}

/** Share of the way from hinge to end that a stroke covers, lying close to it. */
function leafStrength(
  hinge: Point,
  end: Point,
  radius: number,
  segments: readonly WallLine[],
): number {
  const [ux, uy] = [(end.x - hinge.x) / radius, (end.y - hinge.y) / radius];
  const slack = Math.max(1, 0.09 * radius);
  let best = 0;
  for (const { x1, y1, x2, y2 } of segments) {
    if (Math.abs(x1 - hinge.x) > 1.4 * radius || Math.abs(y1 - hinge.y) > 1.4 * radius) continue;
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length < 0.6 * radius || length > 1.25 * radius) continue;
    const a = { along: (x1 - hinge.x) * ux + (y1 - hinge.y) * uy, across: 0 };
    const b = { along: (x2 - hinge.x) * ux + (y2 - hinge.y) * uy, across: 0 };
    a.across = Math.abs((x1 - hinge.x) * uy - (y1 - hinge.y) * ux);
    b.across = Math.abs((x2 - hinge.x) * uy - (y2 - hinge.y) * ux);
    if (a.across > slack || b.across > slack) continue;
    const covered = Math.min(radius, Math.max(a.along, b.along)) -
      Math.max(0, Math.min(a.along, b.along));
    best = Math.max(best, covered / radius);
  }
  return best;
}

/** The same door drawn twice (as curve and as strokes) counts once. */
function dropRepeats(swings: readonly FoundSwing[]): FoundSwing[] {
  const kept: FoundSwing[] = [];
  for (const swing of swings) {
    const isRepeat = kept.some((other) =>
      Math.hypot(other.middle.x - swing.middle.x, other.middle.y - swing.middle.y) <
        0.1 * swing.leafPt &&
      Math.hypot(other.swingSide.x - swing.swingSide.x, other.swingSide.y - swing.swingSide.y) <
        0.3 * swing.leafPt
    );
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
      Math.abs(other.leafPt - a.leafPt) < 0.25 * a.leafPt &&
      Math.hypot(other.closed.x2 - a.closed.x2, other.closed.y2 - a.closed.y2) < 0.2 * a.leafPt &&
      Math.hypot(other.closed.x1 - a.closed.x1, other.closed.y1 - a.closed.y1) > 1.5 * a.leafPt
    );
    if (!b) {
      joined.push(a);
      continue;
    }
    left.delete(b);
    joined.push({
      ...a,
      isPair: true,
      box: boxAround([
        { x: a.box.x, y: a.box.y },
        { x: a.box.x + a.box.width, y: a.box.y + a.box.height },
        { x: b.box.x, y: b.box.y },
        { x: b.box.x + b.box.width, y: b.box.y + b.box.height },
      ]),
      closed: { x1: a.closed.x1, y1: a.closed.y1, x2: b.closed.x1, y2: b.closed.y1 },
      middle: { x: a.closed.x2, y: a.closed.y2 },
      swingSide: mid(a.swingSide, b.swingSide),
      otherSide: mid(a.otherSide, b.otherSide),
    });
  }
  return joined;
}

const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function boxAround(points: readonly Point[]): PointRect {
  const xs = points.map((it) => it.x);
  const ys = points.map((it) => it.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
