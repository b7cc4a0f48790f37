/** The strokes of a page by the way they run, as they were drawn: rulings run on into the lines of dimensions. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { Ruling } from "../tables/rulings.ts";
import type { Point } from "./leaders.ts";

/** A level or upright stroke: its place across, and its extent along it. */
export type Stroke = Pick<Ruling, "at" | "from" | "to">;

/** A stroke that rises or falls, from left to right. */
export interface Slope {
  a: Point;
  b: Point;
}

/** Strokes sorted by their place; those that slope by their left end. */
export interface PlainStrokes {
  level: readonly Stroke[];
  upright: readonly Stroke[];
  sloping: readonly (Slope & { at: number })[];
}

/** No section draws a smaller riser, and level and upright strokes lean by less, points. */
const SMALLEST_PT = 3, STRAIGHT_PT = 0.6;

const known = new WeakMap<object, PlainStrokes>();

/** Solid strokes of some length. */
export function plainStrokes({ segments }: Pick<PageReading, "segments">): PlainStrokes {
  const found = known.get(segments) ?? sortStrokes(segments);
  known.set(segments, found);
  return found;
}

function sortStrokes(segments: PageReading["segments"]): PlainStrokes {
  const level: Stroke[] = [], upright: Stroke[] = [];
  const sloping: (Slope & { at: number })[] = [];
  for (const { x1, y1, x2, y2, isDashed } of segments) {
    if (isDashed) continue;
    const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    if (dy < STRAIGHT_PT && dx > SMALLEST_PT) {
      level.push({ at: y1, from: Math.min(x1, x2), to: Math.max(x1, x2) });
    } else if (dx < STRAIGHT_PT && dy > SMALLEST_PT) {
      upright.push({ at: x1, from: Math.min(y1, y2), to: Math.max(y1, y2) });
    } else if (dx > SMALLEST_PT && dy > SMALLEST_PT) {
      const [a, b] = [{ x: x1, y: y1 }, { x: x2, y: y2 }];
      sloping.push(x1 < x2 ? { a, b, at: x1 } : { a: b, b: a, at: x2 });
    }
  }
  const byPlace = (a: { at: number }, b: { at: number }) => a.at - b.at;
  return {
    level: level.sort(byPlace),
    upright: upright.sort(byPlace),
    sloping: sloping.sort(byPlace),
  };
}

/** Height of a slope over a place along it; null beside it. */
export function heightOn({ a, b }: Slope, x: number): number | null {
  if (x < a.x - 1 || x > b.x + 1) return null;
  return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x);
}
