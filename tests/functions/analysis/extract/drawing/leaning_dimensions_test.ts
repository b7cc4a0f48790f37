import assert from "node:assert/strict";
import type { Segment } from "../../../../../functions/_shared/domain/page_reading.ts";
import { readBuilding } from "../../../../../functions/analysis/building/mod.ts";
import { TurnedPlan } from "../../../../../functions/analysis/building/turned_plan.ts";
import { LeaningDimensions } from "../../../../../functions/analysis/extract/drawing/leaning_dimensions.ts";
import type { Line } from "../../../../../functions/analysis/extract/layout/layout.ts";
import { box, pageOf, place, POINTS_PER_FOOT, stroke } from "../../building/drawn_house.ts";

/** A room of 12 by 10 ft with a dimension line across it, ticks at its ends. */
const room = (): Segment[] => [
  ...box(0, 0, 12, 10),
  ...box(-0.5, -0.5, 12.5, 10.5),
  stroke(0, 8, 12, 8, 0.2),
  ...[0, 12].map((x) => stroke(x - 0.1, 8.1, x + 0.1, 7.9, 0.5)),
];

/** The figure over the middle of that line, reading along it. */
function figureAt(plan: TurnedPlan, text: string): Line {
  const { x, y } = plan.onSheet({ x: place(6), y: place(8) - 5 });
  const angle = (360 - Math.round(plan.leanDeg)) % 360;
  const [cos, sin] = [
    Math.cos(plan.leanDeg * Math.PI / 180),
    Math.abs(Math.sin(plan.leanDeg * Math.PI / 180)),
  ];
  const [width, height] = [30 * cos + 6 * sin, 30 * sin + 6 * cos];
  const around = { x: x - width / 2, y: y - height / 2, width, height };
  return {
    text,
    box: around,
    angle,
    sizePt: 6,
    isBold: false,
    confidence: 1,
    origin: "text",
    words: [],
    up: { left: around.x, top: around.y, right: around.x + width, bottom: around.y + height },
    turn: 0,
  };
}

for (const deg of [17.3, -30]) {
  Deno.test(`a figure of a plan that leans by ${deg} degrees has its stretch, and means the width of its room`, () => {
    const plan = new TurnedPlan(deg);
    const page = pageOf(
      room().map((it): Segment => {
        const a = plan.onSheet({ x: it.x1, y: it.y1 }), b = plan.onSheet({ x: it.x2, y: it.y2 });
        return { ...it, x1: a.x, y1: a.y, x2: b.x, y2: b.y };
      }),
    );
    const found = new LeaningDimensions(page).measure(figureAt(plan, `12'-0"`))!;
    assert.ok(Math.abs(found.leanDeg - deg) < 0.05, `${found.leanDeg}`);
    assert.equal(found.isLevel, true);
    const span = found.spans.find(({ points }) => Math.abs(points / POINTS_PER_FOOT - 12) < 0.02);
    assert.ok(span, JSON.stringify(found.spans));
    const at = plan.onSheet({ x: place(5), y: place(4) });
    const read = readBuilding(page, {
      pointsPerFoot: POINTS_PER_FOOT,
      isScaleVerified: true,
      readBy: "geometry",
      rooms: [{
        name: "OFFICE",
        number: null,
        ledTo: null,
        drawing: null,
        box: { ...at, width: 1, height: 1 },
      }],
      marks: [],
      excluded: [],
      dimensionLines: [],
    })!;
    assert.ok(Math.abs(read.leanDeg - deg) < 0.05, `${read.leanDeg}`);
    assert.deepEqual(read.meaningOf({ ...span, isLevel: true }), {
      property: "width",
      thing: "room",
      mark: null,
      room: "OFFICE",
    });
  });
}

Deno.test("text that reads level or upright is no leaning figure", () => {
  const plan = new TurnedPlan(0);
  assert.equal(new LeaningDimensions(pageOf(room())).measure(figureAt(plan, `12'-0"`)), null);
});
