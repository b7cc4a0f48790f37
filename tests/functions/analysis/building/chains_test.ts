import assert from "node:assert/strict";
import type { Arc } from "../../../../functions/_shared/domain/page_reading.ts";
import { findChains } from "../../../../functions/analysis/building/chains.ts";
import { line } from "./strokes.ts";

/** A box of 54 by 24 whose corners are rounded by 4, its sides and its corners read apart. */
const SIDES = [
  line(4, 0, 50, 0),
  line(54, 4, 54, 20),
  line(50, 24, 4, 24),
  line(0, 20, 0, 4),
];
const corner = (cx: number, cy: number, startDeg: number): Arc => ({
  cx,
  cy,
  radius: 4,
  startDeg,
  sweepDeg: 90,
});
const CORNERS = [corner(4, 4, 90), corner(50, 4, 0), corner(50, 20, 270), corner(4, 20, 180)];
const SIZE = { pointsPerFoot: 12, longestIn: 78 };

Deno.test("findChains() puts sides and round corners together that go on from each other", () => {
  const [whole, ...others] = findChains([...SIDES, line(60, 0, 60, 30)], CORNERS, SIZE);
  assert.deepEqual(others, []);
  const { x, y, width, height } = whole.box;
  assert.deepEqual([x, y, width, height].map(Math.round), [0, 0, 54, 24]);
});

Deno.test("findChains() leaves out what has no arc, and circles", () => {
  assert.deepEqual(findChains(SIDES, [], SIZE), []);
  assert.deepEqual(findChains(SIDES, [{ ...corner(20, 12, 0), sweepDeg: 360 }], SIZE), []);
});
