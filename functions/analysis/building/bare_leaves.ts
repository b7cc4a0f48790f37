/**
 * Doors of offices that draw a leaf and no swing, or a swing that is no circle: a stroke from a jamb as long as the
 * opening is wide, free at its other end. Where enough openings of a plan have one, and more than have an arc, they are
 * its doors.
 */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { StrokeGrid } from "../extract/drawing/stroke_grid.ts";
import type { Gap } from "./gaps.ts";
import { onDirection, type Point, toPoint } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";
import { asPair, type FoundSwing, swingOf } from "./swings.ts";
import type { Wall } from "./walls.ts";

/** Widths of openings with one leaf and with two, feet. */
const SINGLE_FT = [1.6, 4.6], PAIR_FT = [3.6, 9];
/** A leaf is as long as its opening, or half of it, is wide, shares. */
const AS_LONG = [0.84, 1.06];
/** It leans off its wall by so many degrees. */
const LEANS_DEG = [24, 98];
/** Its hinge stands this close to the corner of its jamb, feet; a frame may lie between. */
const HINGE_FT = 0.3;
/** What touches the tip of a leaf is shorter than this share of it, or its other side; this close, feet. */
const SHORT = 0.35, TOUCH_FT = 0.15, SIDE_FT = 0.35;
/** So many openings of a plan have such a leaf. */
const LEAST = 3;
/** More strokes at an opening are a pattern. */
const MOST = 400;

/** The openings with those that are doors by their leaves alone. */
export function withBareLeaves(
  openings: readonly FoundOpening[],
  { solid, walls, pointsPerFoot }: {
    solid: readonly Segment[];
    walls: readonly Wall[];
    pointsPerFoot: number;
  },
): FoundOpening[] {
  const open = openings.filter(({ kind, gap }) => kind === "cased" && gap.ends !== "one");
  if (open.length < LEAST) return [...openings];
  const longest = PAIR_FT[1] * pointsPerFoot;
  const grid = new StrokeGrid(
    solid.filter(({ x1, y1, x2, y2 }) => Math.hypot(x2 - x1, y2 - y1) <= longest),
    longest,
  );
  const found = new Map(
    open.flatMap((it): [FoundOpening, FoundOpening][] => {
      const [a, b] = it.line;
      const near = grid.near((a.x + b.x) / 2, (a.y + b.y) / 2);
      const swing = near.length > MOST ? null : leavesAt(it, near, { walls, pointsPerFoot });
      if (!swing) return [];
      const { x1, y1, x2, y2 } = swing.closed;
      const line: FoundOpening["line"] = [{ x: x1, y: y1 }, { x: x2, y: y2 }];
      return [[it, { ...it, kind: swing.isPair ? "double" : "single", line, swing }]];
    }),
  );
  const swung = openings.filter(({ swing }) => swing !== null).length;
  if (found.size < LEAST || found.size <= swung) return [...openings];
  const doors = [...found.values()];
  // A way of a tip that is no circle may have passed for the swing of another door beside it.
  const isRepeat = ({ swing }: FoundOpening) =>
    swing !== null && doors.some((door) => {
      const { middle, leafPt } = door.swing!;
      return Math.hypot(middle.x - swing.middle.x, middle.y - swing.middle.y) < leafPt;
    });
  return openings.filter((it) => !isRepeat(it)).map((it) => found.get(it) ?? it);
}

interface Place {
  walls: readonly Wall[];
  pointsPerFoot: number;
}

/** The leaf of an opening, or its two. */
function leavesAt(
  opening: FoundOpening,
  near: readonly Segment[],
  place: Place,
): FoundSwing | null {
  const { gap, clear: [from, to] = [gap.from, gap.to] } = opening;
  const width = to - from, feet = width / place.pointsPerFoot;
  const isIn = ([least, most]: readonly number[]) => feet >= least && feet <= most;
  const at = (jamb: number, length: number) =>
    leafAt(gap, { jamb, inwards: jamb === from ? 1 : -1, length, near, place });
  if (isIn(SINGLE_FT)) {
    const [one, other] = [at(from, width), at(to, width)];
    if (one || other) return one && other ? null : one ?? other;
  }
  if (!isIn(PAIR_FT)) return null;
  const [one, other] = [at(from, width / 2), at(to, width / 2)];
  return one && other ? asPair(one, other) : null;
}

/** A stroke of a length from a jamb that leans off the wall and ends free. */
function leafAt(
  gap: Gap,
  { jamb, inwards, length, near, place }: {
    jamb: number;
    /** Whether the opening goes on to greater places along its wall. */
    inwards: 1 | -1;
    length: number;
    near: readonly Segment[];
    place: Place;
  },
): FoundSwing | null {
  const { direction, at: [low, high] } = gap;
  const slack = HINGE_FT * place.pointsPerFoot;
  for (const stroke of near) {
    const { x1, y1, x2, y2 } = stroke;
    const long = Math.hypot(x2 - x1, y2 - y1);
    if (long < AS_LONG[0] * length || long > AS_LONG[1] * length) continue;
    const ends = [{ x: x1, y: y1 }, { x: x2, y: y2 }];
    for (const [hinge, tip] of [ends, ends.toReversed()]) {
      const h = onDirection(direction, hinge), t = onDirection(direction, tip);
      if (Math.abs(h.along - jamb) > slack || h.at < low - slack || h.at > high + slack) continue;
      const off = Math.max(low - t.at, t.at - high);
      const lean = Math.atan2(Math.abs(t.at - h.at), (t.along - h.along) * inwards) * 180 / Math.PI;
      if (off <= 0 || lean < LEANS_DEG[0] || lean > LEANS_DEG[1]) continue;
      if (!isFree(tip, { stroke, near, place })) continue;
      const latch = toPoint(direction, h.along + inwards * long, h.at);
      const closed = { x1: hinge.x, y1: hinge.y, x2: latch.x, y2: latch.y };
      const arc = { cx: hinge.x, cy: hinge.y, radius: long };
      return swingOf(arc, { open: tip, latch, closed, gap });
    }
  }
  return null;
}

/** Whether a leaf ends at nothing but its own other side and the pieces of a swing. */
function isFree(
  tip: Point,
  { stroke, near, place: { walls, pointsPerFoot } }: {
    stroke: Segment;
    near: readonly Segment[];
    place: Place;
  },
): boolean {
  const touch = TOUCH_FT * pointsPerFoot;
  const isInWall = walls.some(({ direction, at, from, to }) => {
    const p = onDirection(direction, tip);
    return p.at > at[0] - touch && p.at < at[1] + touch && p.along > from - touch &&
      p.along < to + touch;
  });
  if (isInWall) return false;
  const long = Math.hypot(stroke.x2 - stroke.x1, stroke.y2 - stroke.y1);
  const [ux, uy] = [(stroke.x2 - stroke.x1) / long, (stroke.y2 - stroke.y1) / long];
  return !near.some((it) => {
    const length = Math.hypot(it.x2 - it.x1, it.y2 - it.y1);
    if (it === stroke || length < SHORT * long || !passes(it, tip, touch)) return false;
    const isBeside = Math.abs((it.x2 - it.x1) * uy - (it.y2 - it.y1) * ux) < 0.05 * length &&
      Math.abs((it.x1 - tip.x) * uy - (it.y1 - tip.y) * ux) < SIDE_FT * pointsPerFoot;
    return !(isBeside && length < AS_LONG[1] * long);
  });
}

/** Whether a stroke runs through a place or ends at it. */
function passes({ x1, y1, x2, y2 }: Segment, { x, y }: Point, touch: number): boolean {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const along = (x - x1) * ux + (y - y1) * uy;
  return along > -touch && along < length + touch &&
    Math.abs((x - x1) * uy - (y - y1) * ux) < touch;
}
