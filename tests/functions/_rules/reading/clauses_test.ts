import assert from "node:assert/strict";
import { clausesOf } from "../../../../functions/_rules/measure.ts";

Deno.test("clausesOf() cuts sentences, not abbreviations", () => {
  assert.deepEqual(clausesOf('RIM 34" MAX. A.F.F. TYP.; SEAT 18" ABOVE FLOOR. MIRROR 40"'), [
    'RIM 34" MAX. A.F.F. TYP.',
    'SEAT 18" ABOVE FLOOR',
    'MIRROR 40"',
  ]);
});
