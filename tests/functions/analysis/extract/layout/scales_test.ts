import assert from "node:assert/strict";
import fc from "fast-check";
import {
  isScaleNote,
  parseScale,
} from "../../../../../functions/analysis/extract/layout/scales.ts";
import {
  agrees,
  isScaleProven,
} from "../../../../../functions/analysis/extract/layout/verify_scales.ts";

Deno.test("parseScale() reads the spellings of drawings", () => {
  const cases: [string, number | null][] = [
    [`1/8" = 1'-0"`, 9],
    [`1/4"=1'`, 18],
    [`SCALE: 1 1/2" = 1'-0"`, 108],
    [`SCALE 3/16″ = 1′-0″`, 13.5],
    [`1" = 20'`, 3.6],
    [`1" = 10'-0"`, 7.2],
    ["1/4 IN = 1 FT", 18],
    ["1:100", 8.64],
    ["SCALE: 1:50", 17.28],
    ["NONE", null],
    ["SCALE: N.T.S.", null],
    ["NOT TO SCALE", null],
    ["AS NOTED", null],
    ["As indicated", null],
  ];
  for (const [text, pointsPerFoot] of cases) {
    const scale = parseScale(text);
    assert.ok(scale, text);
    if (pointsPerFoot === null) assert.equal(scale.pointsPerFoot, null, text);
    else assert.ok(Math.abs(scale.pointsPerFoot! - pointsPerFoot) < 1e-9, text);
  }
});

Deno.test("parseScale() finds no scale in slopes, ratios and notes", () => {
  for (
    const text of [
      "SLOPE 1:12",
      "RAMP 1:20 MAX",
      "FLOOR PLAN",
      `36" CLEAR`,
      "SEE DETAIL 4",
      `15R @ 7 3/4" = 9'-8 1/4"`,
    ]
  ) {
    assert.equal(parseScale(text), null, text);
  }
});

Deno.test("isScaleNote() holds for a scale and nothing else", () => {
  assert.ok(isScaleNote(`SCALE: 1/8" = 1'-0"`));
  assert.ok(isScaleNote("NO SCALE"));
  assert.ok(isScaleNote("N.T.S."));
  assert.ok(isScaleNote("SCALE: NONE"));
  assert.ok(!isScaleNote("None"));
  assert.ok(!isScaleNote("VARIES"));
  assert.ok(!isScaleNote(`PROVIDE SIGN AT 1/8" = 1'-0" PER DETAIL 3 ON SHEET A-501`));
});

Deno.test("every architectural scale comes back as the ratio it states", () => {
  const sixteenths = fc.integer({ min: 1, max: 48 });
  fc.assert(fc.property(sixteenths, (n) => {
    const whole = Math.floor(n / 16);
    const rest = n % 16;
    const paper = rest === 0 ? `${whole}` : whole === 0 ? `${rest}/16` : `${whole} ${rest}/16`;
    const scale = parseScale(`${paper}" = 1'-0"`);
    return scale !== null && Math.abs(scale.pointsPerFoot! - (n / 16) * 72) < 1e-9;
  }));
});

Deno.test("a scale is proven by five agreeing dimensions and by nothing less than most", () => {
  const at = (pointsPerFoot: number) => (feet: number) => ({
    valueIn: feet * 12,
    points: feet * pointsPerFoot,
  });
  const quarter = [4, 7.5, 11, 13, 21].map(at(18));
  assert.ok(isScaleProven(quarter, 18));
  assert.ok(!isScaleProven(quarter, 9), "another printed scale stays unproven");
  assert.ok(!isScaleProven(quarter.slice(0, 2), 18), "two dimensions prove nothing");
  assert.ok(!isScaleProven([4, 7.5, 11, 13, 21].map(at(9)), 18), "a half-size print is no proof");
});

Deno.test("agrees() allows for rounding and no more", () => {
  assert.ok(agrees({ valueIn: 120, points: 180.5 }, 18));
  assert.ok(!agrees({ valueIn: 120, points: 183 }, 18));
});

Deno.test("a long run of digits is no scale, and is looked through at once", () => {
  assert.equal(parseScale("9".repeat(100_000)), null);
});
