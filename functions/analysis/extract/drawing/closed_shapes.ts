/** Shapes of a page that may be things seen from the side or from above: boxes, circles, ellipses. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";

/** An arc that goes around further than this, in degrees, is a circle. */
const ROUND_DEG = 300;

/** Those of pages that were asked for: every dimension of a page asks. */
const known = new WeakMap<PageReading, readonly PointRect[]>();

/** Rectangles, and the boxes around circles and other round shapes. In points. */
export function closedShapes(page: PageReading): readonly PointRect[] {
  const shapes = known.get(page) ?? [...page.rects, ...roundShapes(page)];
  known.set(page, shapes);
  return shapes;
}

/** The boxes around circles and other round shapes. In points. */
export function roundShapes({ arcs, bubbles = [] }: PageReading): PointRect[] {
  const round = arcs.filter((arc) => Math.abs(arc.sweepDeg) > ROUND_DEG)
    .map(({ cx, cy, radius }): PointRect => ({
      x: cx - radius,
      y: cy - radius,
      width: 2 * radius,
      height: 2 * radius,
    }));
  return [...round, ...bubbles];
}
