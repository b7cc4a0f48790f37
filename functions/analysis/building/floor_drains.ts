/** Drains of floors that are not round: square ones, and long ones under a grate. */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { contains, type PointRect } from "../../_shared/geometry.ts";
import type { Shape } from "./drawn_shapes.ts";

/** Side of a square drain, inches, and how even it is. */
const SQUARE_IN = [3.4, 5.5] as const, EVEN = 0.06;
/** Length and width of a long drain, inches. */
const LONG_IN = [20, 66] as const, WIDE_IN = [1.8, 5] as const;
/** So many bars across it make a grate; each spans this share of its width. */
const BARS = 6, SPAN = 0.85;

/** Boxes of closed squares as large as drains. */
export function squareDrains(shapes: readonly Shape[], pointsPerFoot: number): PointRect[] {
  const inch = pointsPerFoot / 12;
  return shapes.filter(({ isClosed, fill, points, box: { width, height } }) =>
    isClosed && fill > 0.98 && points.length === 5 && width >= SQUARE_IN[0] * inch &&
    width <= SQUARE_IN[1] * inch && Math.abs(width - height) < EVEN * width
  ).map(({ box }) => box);
}

/** Boxes of long strips with bars across them. */
export function findTrenches(
  shapes: readonly Shape[],
  strokes: readonly Segment[],
  pointsPerFoot: number,
): PointRect[] {
  const inch = pointsPerFoot / 12;
  const strips = shapes.filter(({ isClosed, fill, box: { width, height } }) => {
    const [long, short] = [Math.max(width, height) / inch, Math.min(width, height) / inch];
    return isClosed && fill > 0.95 && long >= LONG_IN[0] && long <= LONG_IN[1] &&
      short >= WIDE_IN[0] && short <= WIDE_IN[1];
  });
  if (strips.length === 0) return [];
  const bars = strokes.filter(({ x1, y1, x2, y2 }) =>
    Math.hypot(x2 - x1, y2 - y1) <= WIDE_IN[1] * inch
  );
  return strips.map(({ box }) => box).filter((box) => {
    const isLevel = box.width > box.height;
    const wide = SPAN * Math.min(box.width, box.height);
    return bars.filter(({ x1, y1, x2, y2 }) => {
      const [along, across] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
      const own = { x: Math.min(x1, x2), y: Math.min(y1, y2), width: along, height: across };
      return (isLevel ? across : along) >= wide && (isLevel ? along : across) < 0.1 * inch &&
        contains(box, own, 0.2 * inch);
    }).length >= BARS;
  });
}
