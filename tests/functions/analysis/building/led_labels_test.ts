import assert from "node:assert/strict";
import { ledPlace, mayLead } from "../../../../functions/analysis/building/led_labels.ts";

const LABEL = { x: 100, y: 100, width: 40, height: 20 };
const line = (x1: number, y1: number, x2: number, y2: number) => ({
  x1,
  y1,
  x2,
  y2,
  width: 0.3,
  isDashed: false,
});
const placeOf = (...strokes: ReturnType<typeof line>[]) => ledPlace(LABEL, { strokes, height: 9 });

Deno.test("ledPlace() follows the only sloping line off a name", () => {
  assert.deepEqual(placeOf(line(20, 140, 97, 108)), { x: 20, y: 140 });
});

Deno.test("ledPlace() follows no line that is one of two, level, or passes by", () => {
  assert.equal(placeOf(line(20, 140, 97, 108), line(20, 60, 97, 108)), null);
  assert.equal(placeOf(line(20, 108, 97, 108)), null);
  assert.equal(placeOf(line(90, 60, 90.5 + 60, 160)), null);
});

Deno.test("mayLead() leaves out the open leaf of a door, and what is level", () => {
  const arc = { cx: 20, cy: 140, radius: 80, startDeg: 0, sweepDeg: 45 };
  const leaf = line(21, 140, 97, 116), leader = line(60, 150, 97, 108);
  assert.deepEqual(mayLead([leaf, leader, line(0, 5, 90, 5)], [arc]), [leader]);
});

Deno.test("mayLead() leaves out the falls of a shower, which begin in its corners", () => {
  const corner = [line(97, 108, 60, 108), line(97, 108, 97, 150)];
  assert.deepEqual(mayLead([line(97, 108, 78, 129), ...corner], []), []);
  assert.equal(
    mayLead([line(97, 108, 78, 129), corner[0]], []).length,
    1,
    "the shoulder of a leader",
  );
});
