import assert from "node:assert/strict";
import { findGraphicScale } from "../../../../../functions/analysis/extract/layout/graphic_scale.ts";
import { PageBuilder } from "../page_builder.ts";

/** Figures over a bar that begins at x 100, so many points a unit. */
function bar(figures: readonly [string, number][], unit: string) {
  const page = new PageBuilder();
  for (const [text, at] of figures) page.centred(100 + 5 * at, 300, text);
  return page.text(110, 316, unit);
}

const EVEN: [string, number][] = [["0", 0], ["5", 5], ["10", 10], ["20", 20]];

Deno.test("a bar in feet gives points for one foot", () => {
  const found = findGraphicScale(bar(EVEN, "SCALE IN FEET").build());
  assert.ok(found && Math.abs(found.pointsPerFoot - 5) < 0.01);
});

Deno.test("a bar in meters gives points for one foot too", () => {
  const found = findGraphicScale(bar(EVEN, "METERS").build());
  assert.ok(found && Math.abs(found.pointsPerFoot - 5 * 0.3048) < 0.01);
});

const NONE: [string, [string, number][], string][] = [
  ["figures that do not grow evenly", [["0", 0], ["5", 5], ["10", 14]], "FEET"],
  ["two figures", [["0", 0], ["5", 5]], "FEET"],
  ["figures without a unit", EVEN, "NORTH"],
];

for (const [what, figures, unit] of NONE) {
  Deno.test(`${what} are no scale`, () => {
    assert.equal(findGraphicScale(bar(figures, unit).build()), null);
  });
}

Deno.test("feet and inches in a row are no scale", () => {
  const page = new PageBuilder().text(100, 300, "0' - 7' - 11 1/2\"");
  assert.equal(findGraphicScale(page.build()), null);
});
