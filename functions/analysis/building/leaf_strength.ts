/** How much of a leaf is drawn at an end of its arc. */
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";
import type { Point } from "./lines.ts";

/** Share of the leaf that must be drawn where no wall was found. */
export const LEAF_ALONE = 0.75;

/** End of an arc at an angle in degrees, counter-clockwise as seen. */
export function pointOn(arc: Arc, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: arc.cx + arc.radius * Math.cos(angle), y: arc.cy - arc.radius * Math.sin(angle) };
}

/** Share of the way from hinge to end that a stroke covers, lying close to it. */
export function leafStrength(
  hinge: Point,
  end: Point,
  radius: number,
  strokes: readonly Segment[],
): number {
  const [ux, uy] = [(end.x - hinge.x) / radius, (end.y - hinge.y) / radius];
  const slack = Math.max(1, 0.09 * radius);
  let best = 0;
  for (const { x1, y1, x2, y2 } of strokes) {
    if (Math.abs(x1 - hinge.x) > 1.4 * radius || Math.abs(y1 - hinge.y) > 1.4 * radius) continue;
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length < 0.6 * radius || length > 1.25 * radius) continue;
    const across = [
      Math.abs((x1 - hinge.x) * uy - (y1 - hinge.y) * ux),
      Math.abs((x2 - hinge.x) * uy - (y2 - hinge.y) * ux),
    ];
    if (Math.max(...across) > slack) continue;
    const a = (x1 - hinge.x) * ux + (y1 - hinge.y) * uy;
    const b = (x2 - hinge.x) * ux + (y2 - hinge.y) * uy;
    best = Math.max(
      best,
      (Math.min(radius, Math.max(a, b)) - Math.max(0, Math.min(a, b))) / radius,
    );
  }
  return best;
}
