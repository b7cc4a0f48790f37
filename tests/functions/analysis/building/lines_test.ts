import assert from "node:assert/strict";
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { byDirection, withLines } from "../../../../functions/analysis/building/lines.ts";
import { TurnedPlan } from "../../../../functions/analysis/building/turned_plan.ts";
import { stroke } from "./drawn_house.ts";

/** Strokes as a file holds them on a plan that leans. */
const leaning = (strokes: Segment[], deg: number): Segment[] => {
  const plan = new TurnedPlan(deg), round = (it: number) => Math.round(100 * it) / 100;
  return strokes.map((it) => {
    const a = plan.onSheet({ x: it.x1, y: it.y1 }), b = plan.onSheet({ x: it.x2, y: it.y2 });
    return { ...it, x1: round(a.x), y1: round(a.y), x2: round(b.x), y2: round(b.y) };
  });
};

for (const deg of [0, 12, -20]) {
  Deno.test(`withLines() adds lines of nearly the same direction, on a plan turned by ${deg} degrees`, () => {
    const solid = byDirection(leaning([stroke(10, 10, 10, 13), stroke(11, 10, 11, 17)], deg), 1);
    const hidden = byDirection(leaning([stroke(12, 10, 12, 13)], deg), 1);
    const across = byDirection(leaning([stroke(10, 10, 13, 10)], deg), 1);
    const [{ lines }] = withLines(solid, [...hidden, ...across]);
    assert.equal(lines.length, 3);
    const added = lines.find((it) => !solid[0].lines.includes(it))!;
    const [first] = solid[0].lines.filter(({ from, to }) => to - from < 60);
    assert.ok(Math.abs(added.from - first.from) < 0.1 && Math.abs(added.to - first.to) < 0.1);
    assert.ok(Math.abs(Math.abs(added.at - first.at) - 36) < 0.1);
  });
}
