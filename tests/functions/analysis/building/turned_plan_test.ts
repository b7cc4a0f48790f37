import assert from "node:assert/strict";
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { readBuilding } from "../../../../functions/analysis/building/mod.ts";
import { leanOf, TurnedPlan } from "../../../../functions/analysis/building/turned_plan.ts";
import { box, pageOf, place, POINTS_PER_FOOT, stroke } from "./drawn_house.ts";

/** A bathroom of 10 by 8 feet with a tub of 5 feet along its upper wall and a basin with a tap beside it. */
const bathroom = (): Segment[] => [
  ...box(0, 0, 10, 8),
  ...box(-0.5, -0.5, 10.5, 8.5),
  ...box(0.3, 0.3, 5.3, 2.8, 0.3),
  ...box(0.55, 0.55, 5.05, 2.55, 0.3),
  stroke(4.6, 1.5, 4.6, 1.7, 0.3),
];

const fixturesOf = (segments: Segment[], at: { x: number; y: number }) =>
  readBuilding(pageOf(segments), {
    pointsPerFoot: POINTS_PER_FOOT,
    isScaleVerified: true,
    readBy: "geometry",
    rooms: [{
      name: "BATH",
      number: null,
      ledTo: null,
      drawing: null,
      box: { ...at, width: 1, height: 1 },
    }],
    marks: [],
    excluded: [],
    dimensionLines: [],
  })!.building.fixtures.map(({ type }) => type);

for (const deg of [0, 12, -20]) {
  Deno.test(`fixtures with straight sides are found where all walls lean by ${deg} degrees`, () => {
    const plan = new TurnedPlan(deg);
    const turned = bathroom().map((it): Segment => {
      const a = plan.onSheet({ x: it.x1, y: it.y1 }), b = plan.onSheet({ x: it.x2, y: it.y2 });
      return { ...it, x1: a.x, y1: a.y, x2: b.x, y2: b.y };
    });
    assert.deepEqual(fixturesOf(turned, plan.onSheet({ x: place(8), y: place(6) })), ["tub"]);
  });
}

Deno.test("leanOf() knows a plan that stands on its corner, whose walls lean a hair less or more than 45 degrees", () => {
  const wall = (deg: number) => {
    const angle = deg * Math.PI / 180;
    const direction = { ux: Math.cos(angle), uy: Math.sin(angle), lines: [] };
    return { direction, at: [0, 9] as [number, number], from: 0, to: 100 };
  };
  assert.equal(Math.round(10 * leanOf([44.9, 135.1].map(wall))), 449);
  assert.equal(leanOf([10, 60].map(wall)), 0, "walls that stand in no one grid");
});
