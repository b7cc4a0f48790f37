/** Ranges by their burners: four circles at the corners of a rectangle, in a room people cook in. */
import type { Arc } from "../../_shared/domain/page_reading.ts";
import { overlaps, type PointRect } from "../../_shared/geometry.ts";
import { type FixturePlace, isForCooking } from "./fixture_shapes.ts";
import type { FoundFixture } from "./fixtures.ts";

/** Radius of burners, how far apart their middles stand, and what of the range lies around them, inches. */
const BURNER_IN = [2.2, 5.8] as const, APART_IN = [8, 22] as const, AROUND_IN = 7;
/** Circles within so much of one middle are one burner, and burners are in line but for this, inches. */
const SAME_IN = 1, IN_LINE_IN = 1.2;
/** More circles are a pattern. */
const MOST_CIRCLES = 400;

/** Ranges among the circles of a plan. */
export function findRanges(
  circles: readonly Pick<Arc, "cx" | "cy" | "radius">[],
  found: readonly FoundFixture[],
  { roomAt, pointsPerFoot }: Pick<FixturePlace, "roomAt" | "pointsPerFoot">,
): FoundFixture[] {
  const inch = pointsPerFoot / 12;
  const burners: { x: number; y: number }[] = [];
  for (const { cx, cy, radius } of circles) {
    if (radius < BURNER_IN[0] * inch || radius > BURNER_IN[1] * inch) continue;
    if (!isForCooking(roomAt(cx, cy))) continue;
    if (burners.some(({ x, y }) => Math.hypot(x - cx, y - cy) < SAME_IN * inch)) continue;
    burners.push({ x: cx, y: cy });
  }
  if (burners.length > MOST_CIRCLES) return [];
  const isApart = (by: number) => by > APART_IN[0] * inch && by < APART_IN[1] * inch;
  const isAt = (x: number, y: number) =>
    burners.some((it) => Math.hypot(it.x - x, it.y - y) < IN_LINE_IN * inch);
  const ranges: PointRect[] = [];
  for (const a of burners) {
    const c = burners.find((it) =>
      isApart(it.x - a.x) && isApart(it.y - a.y) && isAt(a.x, it.y) && isAt(it.x, a.y)
    );
    if (!c) continue;
    const around = AROUND_IN * inch;
    const box = {
      x: a.x - around,
      y: a.y - around,
      width: c.x - a.x + 2 * around,
      height: c.y - a.y + 2 * around,
    };
    if (![...ranges, ...found.map((it) => it.box)].some((it) => overlaps(it, box))) {
      ranges.push(box);
    }
  }
  return ranges.map((box) => ({ type: "range", box, how: "shape" }));
}
