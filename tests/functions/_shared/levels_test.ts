import assert from "node:assert/strict";
import { levelIn, withoutLevels } from "../../../functions/_shared/levels.ts";

const CASES: [text: string, level: number | null][] = [
  ["LEVEL 2 OCCUPANT LOAD: 112", 2],
  ["2ND FLOOR PLAN", 2],
  ["GROUND FLOOR", 1],
  ["LEVEL-3 PLAN", 3],
  ["L-1 PLANTING", null],
  ["SECOND THROUGH FOURTH FLOOR PLAN", null],
  ["1ST & 2ND FLOOR PLANS", null],
  ["FIRST AND SECOND FLOOR PLANS", null],
  ["SECOND CONTRACTOR, SECOND FLOOR", 2],
  [`FLOOR 12'-0"`, null],
];
for (const [text, level] of CASES) {
  Deno.test(`levelIn() of ${text} is ${level}`, () => assert.equal(levelIn(text), level));
}

Deno.test("withoutLevels() leaves the words that name no level", () => {
  assert.equal(withoutLevels("LEVEL 2 PLAN, SECOND FLOOR").replace(/\s+/g, " "), " PLAN, ");
});
