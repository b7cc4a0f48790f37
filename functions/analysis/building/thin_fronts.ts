/**
 * Doors in fronts drawn in lines too thin and too close for a wall, with a line along the leaf, open and closed: the front
 * runs on from both jambs of the closed one.
 */
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";
import { LEAF_ALONE, leafStrength, pointOn } from "./leaf_strength.ts";
import type { Point } from "./lines.ts";

/** A front runs on at least so far, as a share of the leaf, and so close to its jambs, feet. */
const RUNS_ON = 0.3, AT_JAMB_FT = 0.25;

/** The tips of the open and the closed leaf of an arc in such a front; null where there is none. */
export function endsInThinFront(
  arc: Arc,
  strokes: readonly Segment[],
  pointsPerFoot: number,
): { open: Point; latch: Point } | null {
  const hinge = { x: arc.cx, y: arc.cy };
  const [a, b] = [arc.startDeg, arc.startDeg + arc.sweepDeg].map((it) => pointOn(arc, it));
  const isDrawn = (end: Point) => leafStrength(hinge, end, arc.radius, strokes) >= LEAF_ALONE;
  if (!isDrawn(a) || !isDrawn(b)) return null;
  const [onA, onB] = [a, b].map((end) => runsOn(hinge, end, strokes, pointsPerFoot));
  if (onA.atTip && onA.atHinge && !onB.atTip) return { latch: a, open: b };
  return onB.atTip && onB.atHinge && !onA.atTip ? { latch: b, open: a } : null;
}

/** Whether strokes run on in the direction of a leaf from its tip, and from its hinge the other way. */
function runsOn(
  hinge: Point,
  tip: Point,
  strokes: readonly Segment[],
  pointsPerFoot: number,
): { atTip: boolean; atHinge: boolean } {
  const length = Math.hypot(tip.x - hinge.x, tip.y - hinge.y);
  const [ux, uy] = [(tip.x - hinge.x) / length, (tip.y - hinge.y) / length];
  const near = AT_JAMB_FT * pointsPerFoot;
  let atTip = false, atHinge = false;
  for (const { x1, y1, x2, y2 } of strokes) {
    const off = [
      (x1 - hinge.x) * uy - (y1 - hinge.y) * ux,
      (x2 - hinge.x) * uy - (y2 - hinge.y) * ux,
    ];
    if (off.some((it) => Math.abs(it) > near / 2)) continue;
    const [a, b] = [
      (x1 - hinge.x) * ux + (y1 - hinge.y) * uy,
      (x2 - hinge.x) * ux + (y2 - hinge.y) * uy,
    ];
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    if (high - low < RUNS_ON * length) continue;
    atTip ||= Math.abs(low - length) < near;
    atHinge ||= Math.abs(high) < near;
  }
  return { atTip, atHinge };
}
