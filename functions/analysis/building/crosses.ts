/** Drains drawn as crosses: two short strokes of one length that halve each other. */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";

/** Lengths of the strokes, inches; how far their middles lie apart, and their lengths, as shares of these. */
const LONG_IN = [1.5, 7] as const, SAME = 0.08;
/** More short strokes are lettering or a pattern. */
const MOST = 4000;

/** Boxes of the crosses among strokes. */
export function crossesOf(strokes: readonly Segment[], pointsPerFoot: number): PointRect[] {
  const inch = pointsPerFoot / 12;
  const level: PointRect[] = [], upright: PointRect[] = [];
  for (const { x1, y1, x2, y2 } of strokes) {
    const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    const long = Math.max(dx, dy) / inch;
    if (long < LONG_IN[0] || long > LONG_IN[1]) continue;
    const box = { x: Math.min(x1, x2), y: Math.min(y1, y2), width: dx, height: dy };
    if (dy < SAME * dx) level.push(box);
    else if (dx < SAME * dy) upright.push(box);
  }
  if (level.length > MOST || upright.length > MOST) return [];
  const keyOf = (x: number, y: number) => Math.round(x) * 1_000_003 + Math.round(y);
  const byMiddle = Map.groupBy(upright, (it) => keyOf(it.x, it.y + it.height / 2));
  return level.flatMap((it) => {
    const [x, y] = [it.x + it.width / 2, it.y];
    const slack = SAME * it.width;
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const other = byMiddle.get(keyOf(x + dx, y + dy))?.find((own) =>
          Math.abs(own.x - x) <= slack && Math.abs(own.y + own.height / 2 - y) <= slack &&
          Math.abs(own.height - it.width) <= slack
        );
        if (other) return [{ x: it.x, y: other.y, width: it.width, height: other.height }];
      }
    }
    return [];
  });
}
