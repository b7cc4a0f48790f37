/** Shapes of a page that may be things seen from the side or from above: boxes, circles, ellipses. */
import type { PageReading, Segment } from "../../../_shared/domain/page_reading.ts";
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

/** The boxes around circles and other round shapes, those of many short strokes among them. In points. */
export function roundShapes({ arcs, bubbles = [], segments }: PageReading): PointRect[] {
  const round = arcs.filter((arc) => Math.abs(arc.sweepDeg) > ROUND_DEG)
    .map(({ cx, cy, radius }): PointRect => ({
      x: cx - radius,
      y: cy - radius,
      width: 2 * radius,
      height: 2 * radius,
    }));
  return [...round, ...bubbles, ...roundRings(segments)];
}

/** Ellipses are drawn with so many strokes at least; each of their points lies on the ellipse but for this share. */
const LEAST_SIDES = 12, ON_ELLIPSE = 0.06;
/** Strokes that follow each other meet, points. */
const MEET_PT = 0.05;

const knownRings = new WeakMap<object, readonly PointRect[]>();

/** The boxes around ellipses that programs write as closed chains of strokes, one after the other. */
function roundRings(segments: readonly Segment[]): readonly PointRect[] {
  const rings = knownRings.get(segments) ?? findRings(segments);
  knownRings.set(segments, rings);
  return rings;
}

function findRings(segments: readonly Segment[]): PointRect[] {
  const rings: PointRect[] = [];
  for (let first = 0, next = 1; first < segments.length; first = next++) {
    while (next < segments.length && follows(segments[next - 1], segments[next])) next++;
    const chain = segments.slice(first, next);
    if (chain.length < LEAST_SIDES || !follows(chain.at(-1)!, chain[0])) continue;
    const box = boxOf(chain);
    if (isEllipse(chain, box)) rings.push(box);
  }
  return rings;
}

const follows = (one: Segment, next: Segment): boolean =>
  Math.abs(one.x2 - next.x1) < MEET_PT && Math.abs(one.y2 - next.y1) < MEET_PT;

function boxOf(chain: readonly Segment[]): PointRect {
  const xs = chain.map(({ x1 }) => x1), ys = chain.map(({ y1 }) => y1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const isEllipse = (chain: readonly Segment[], { x, y, width, height }: PointRect): boolean =>
  chain.every(({ x1, y1 }) => {
    const [across, along] = [2 * (x1 - x) / width - 1, 2 * (y1 - y) / height - 1];
    return Math.abs(Math.hypot(across, along) - 1) < ON_ELLIPSE;
  });
