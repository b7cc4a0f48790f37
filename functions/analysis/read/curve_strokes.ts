/** Small curves of a page as short strokes, whatever their shape: bowls and basins are seldom circles. */
import type { Curve } from "../../_providers/pdf/mod.ts";
import type { Segment } from "../../_shared/domain/page_reading.ts";

/** Larger curves, in points, draw no fixture; smaller ones are letters and dots. */
const LARGEST_PT = 160, SMALLEST_PT = 0.4;
/** Strokes of a curve. */
const STEPS = 5;
/** Pages with more curves are landscape or lettering drawn as outlines. */
const MAX_CURVES = 12_000;

/** @param curves cubic curves of stroked paths, in the order they are drawn */
export function strokesOfCurves(curves: readonly Curve[]): Segment[] {
  if (curves.length > MAX_CURVES) return [];
  const strokes: Segment[] = [];
  for (const curve of curves) {
    const [ax, ay, bx, by, cx, cy, dx, dy] = curve;
    const size = Math.max(
      Math.max(ax, bx, cx, dx) - Math.min(ax, bx, cx, dx),
      Math.max(ay, by, cy, dy) - Math.min(ay, by, cy, dy),
    );
    if (size > LARGEST_PT || size < SMALLEST_PT) continue;
    let x1 = ax, y1 = ay;
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS, s = 1 - t;
      const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      const x2 = p * ax + q * bx + r * cx + u * dx, y2 = p * ay + q * by + r * cy + u * dy;
      strokes.push({ x1, y1, x2, y2, width: 0, isDashed: false });
      [x1, y1] = [x2, y2];
    }
  }
  return strokes;
}
