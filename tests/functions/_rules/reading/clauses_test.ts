import assert from "node:assert/strict";
import { clausesOf } from "../../../../functions/_rules/measure.ts";

Deno.test("clausesOf() cuts sentences, not abbreviations", () => {
  assert.deepEqual(clausesOf('RIM 34" MAX. A.F.F. TYP.; SEAT 18" ABOVE FLOOR. MIRROR 40"'), [
    'RIM 34" MAX. A.F.F. TYP.',
    'SEAT 18" ABOVE FLOOR',
    'MIRROR 40"',
  ]);
});

Deno.test("clausesOf() ends a sentence at the full stop of a unit where another plainly begins", () => {
  assert.deepEqual(clausesOf("Longest travel to Exit C is 94 ft. The common path is 62 ft."), [
    "Longest travel to Exit C is 94 ft",
    "The common path is 62 ft.",
  ]);
  assert.deepEqual(clausesOf("TRAVEL 94 FT. THE COMMON PATH IS 62 FT."), [
    "TRAVEL 94 FT",
    "THE COMMON PATH IS 62 FT.",
  ]);
  const whole = ["HANDRAIL 36 IN. HIGH", "Sink rim 34 in. Max. above floor", "Rail 34 in. A.F.F."];
  for (const text of whole) assert.deepEqual(clausesOf(text), [text]);
});

Deno.test("short words of plain English end a sentence", () => {
  assert.deepEqual(clausesOf("Range and dryer too. Bedroom circuits on plain breakers"), [
    "Range and dryer too",
    "Bedroom circuits on plain breakers",
  ]);
  assert.deepEqual(clausesOf("36 in. min. Clear width"), ["36 in. min. Clear width"]);
});
