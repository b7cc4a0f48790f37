/** Basins with round corners, of which the straight sides alone are read: two and two alike, apart at the corners. */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";

/** Sides of a basin, and how far they end before its corners, inches. */
const MIN_IN = 9, MAX_IN = 30, MIN_CORNER_IN = 0.6, MAX_CORNER_IN = 4, SAME_CORNER_IN = 0.6;
/** Ends of sides that stand opposite each other agree to within this, points. */
const SAME_PT = 0.6;

interface Side {
  at: number;
  from: number;
  to: number;
}

/** Boxes of basins among strokes. */
export function findOpenBasins(strokes: readonly Segment[], pointsPerFoot: number): PointRect[] {
  const inch = pointsPerFoot / 12;
  const level: Side[] = [], upright: Side[] = [];
  for (const { x1, y1, x2, y2 } of strokes) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length < MIN_IN * inch || length > MAX_IN * inch) continue;
    if (Math.abs(y2 - y1) < 0.1) {
      level.push({ at: y1, from: Math.min(x1, x2), to: Math.max(x1, x2) });
    }
    if (Math.abs(x2 - x1) < 0.1) {
      upright.push({ at: x1, from: Math.min(y1, y2), to: Math.max(y1, y2) });
    }
  }
  // A hatched floor has thousands of pairs: only those that stand at a corner are looked at.
  const cell = MAX_CORNER_IN * inch;
  const across = Map.groupBy(pairsOf(upright, inch), ([left]) => Math.floor(left.at / cell));
  return pairsOf(level, inch).flatMap(([top, bottom]) => {
    const corner = Math.floor(top.from / cell);
    const meets = ([left, right]: [Side, Side]) => {
      const before = top.from - left.at, behind = right.at - top.to;
      const above = left.from - top.at, below = bottom.at - left.to;
      const least = Math.min(before, behind, above, below);
      const most = Math.max(before, behind, above, below);
      return least > MIN_CORNER_IN * inch && most < MAX_CORNER_IN * inch &&
        most - least < SAME_CORNER_IN * inch;
    };
    const sides = across.get(corner - 1)?.find(meets) ?? across.get(corner)?.find(meets);
    if (!sides) return [];
    const [left, right] = sides;
    return [{ x: left.at, y: top.at, width: right.at - left.at, height: bottom.at - top.at }];
  });
}

/** Sides that stand opposite each other, the upper or left one first. */
function pairsOf(sides: readonly Side[], inch: number): [Side, Side][] {
  const keyOf = (value: number) => Math.round(value / (2 * SAME_PT));
  const groups = Map.groupBy(sides, ({ from }) => keyOf(from));
  const pairs: [Side, Side][] = [];
  for (const first of sides) {
    const key = keyOf(first.from);
    for (let near = key - 1; near <= key + 1; near++) {
      for (const it of groups.get(near) ?? []) {
        if (it.at <= first.at + MIN_IN * inch || it.at >= first.at + (MAX_IN + 8) * inch) continue;
        if (Math.abs(it.from - first.from) >= SAME_PT) continue;
        if (Math.abs(it.to - first.to) < SAME_PT) pairs.push([first, it]);
      }
    }
  }
  return pairs;
}
