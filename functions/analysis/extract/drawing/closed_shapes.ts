/** Shapes of a page that may be things seen from the side or from above: boxes, circles, ellipses. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";

/** An arc that goes around further than this, in degrees, is a circle. */
const ROUND_DEG = 300;

/** Rectangles, and the boxes around circles and other round shapes. In points. */
export function closedShapes({ rects, arcs, bubbles = [] }: PageReading): PointRect[] {
  const round = arcs.filter((arc) => Math.abs(arc.sweepDeg) > ROUND_DEG)
    .map(({ cx, cy, radius }): PointRect => ({
      x: cx - radius,
      y: cy - radius,
      width: 2 * radius,
      height: 2 * radius,
    }));
  return [...rects, ...round, ...bubbles];
}
