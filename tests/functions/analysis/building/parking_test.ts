import assert from "node:assert/strict";
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { byDirection } from "../../../../functions/analysis/building/lines.ts";
import { findStalls } from "../../../../functions/analysis/building/parking.ts";
import { POINTS_PER_FOOT, stroke } from "./drawn_house.ts";

/** Lines 18 ft long at these places in feet. */
const lines = (...places: number[]): Segment[] => places.map((x) => stroke(x, 0, x, 18, 0.3));
/** Sloping lines between two places. */
const hatch = (from: number, to: number): Segment[] =>
  [2, 6, 10, 14].map((y) => stroke(from, y + to - from, to, y, 0.2));

const typesOf = (strokes: Segment[], isOpen = true): string[] =>
  findStalls(byDirection(strokes, 0.3 * POINTS_PER_FOOT), {
    pointsPerFoot: POINTS_PER_FOOT,
    isOpen: () => isOpen,
  }).sort((a, b) => a.box.x - b.box.x).map(({ type }) => type);

Deno.test("findStalls() counts stalls and hatched aisles between lines of one extent", () => {
  assert.deepEqual(typesOf([...lines(0, 9, 18, 23, 35), ...hatch(18, 23)]), [
    "parking stall",
    "parking stall",
    "access aisle",
    "parking stall",
  ]);
});

Deno.test("findStalls() takes few lines, lines in a room and a narrow strip without hatching for no stalls", () => {
  assert.deepEqual(typesOf(lines(0, 9, 18)), []);
  assert.deepEqual(typesOf(lines(0, 9, 18, 27), false), []);
  assert.deepEqual(typesOf(lines(0, 5, 10, 15, 20)), []);
});
