import assert from "node:assert/strict";
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { TickMarks, ticksOf } from "../../../../functions/analysis/building/tick_marks.ts";

const PEN = { width: 1, isDashed: false };
/** A tick through a place, in one stroke or in two that meet there. */
const whole = (x: number, y: number): Segment[] => [
  { x1: x - 4, y1: y + 4, x2: x + 4, y2: y - 4, ...PEN },
];
const halved = (x: number, y: number): Segment[] => [
  { x1: x, y1: y, x2: x - 4, y2: y + 4, ...PEN },
  { x1: x, y1: y, x2: x + 4, y2: y - 4, ...PEN },
];
const FIGURE = { x: 120, y: 188, width: 40, height: 9 };
const WALL = { isLevel: true, lengthIn: 4, pointsPerFoot: 18 };

for (const [how, tick] of [["whole", whole], ["halved", halved]] as const) {
  Deno.test(`TickMarks finds the thickness of a wall beside its figure, ticks drawn ${how}`, () => {
    const ticks = new TickMarks([...tick(100, 200), ...tick(140, 200), ...tick(146, 200)]);
    assert.deepEqual(ticks.stretchAt(FIGURE, WALL), {
      isLevel: true,
      from: 140,
      to: 146,
      at: 200,
    });
  });
}

Deno.test("TickMarks says nothing where two stretches have the length, or none", () => {
  const two = new TickMarks([110, 116, 150, 156].flatMap((x) => whole(x, 200)));
  assert.equal(two.stretchAt(FIGURE, WALL), null);
  const none = new TickMarks([110, 150].flatMap((x) => whole(x, 200)));
  assert.equal(none.stretchAt(FIGURE, WALL), null);
});

Deno.test("TickMarks finds a short stretch that ends where its figure begins, on a line that runs on under it", () => {
  const ticks = new TickMarks([...whole(60, 200), ...whole(90, 200)]);
  const beside = { ...FIGURE, x: 104 };
  const clearance = { isLevel: true, lengthIn: 20, pointsPerFoot: 18 };
  assert.deepEqual(ticks.stretchAt(beside, clearance), {
    isLevel: true,
    from: 60,
    to: 90,
    at: 200,
  });
  assert.equal(ticks.stretchAt({ ...FIGURE, x: 140 }, clearance), null, "too far off");
});

Deno.test("ticksOf() finds sloping strokes a longer line ends in, and no stroke of a curve", () => {
  const [tick] = whole(100, 200), [other] = whole(300, 240);
  const line: Segment = { x1: 100, y1: 200, x2: 220, y2: 200, ...PEN };
  const passing: Segment = { x1: 250, y1: 240, x2: 350, y2: 240, ...PEN };
  assert.deepEqual([...ticksOf([tick, other, line, passing])], [tick]);
});
