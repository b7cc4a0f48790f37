/** Strokes of one pen, in points. */
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";

/** One stroke. */
export const line = (x1: number, y1: number, x2: number, y2: number): Segment => ({
  x1,
  y1,
  x2,
  y2,
  width: 0.4,
  isDashed: false,
});

/** Strokes from point to point. */
export const way = (...points: [number, number][]): Segment[] =>
  points.slice(1).map(([x, y], index) => line(...points[index], x, y));

/** The four sides of a box. */
export const box = (x: number, y: number, wide: number, deep: number): Segment[] =>
  way([x, y], [x + wide, y], [x + wide, y + deep], [x, y + deep], [x, y]);
