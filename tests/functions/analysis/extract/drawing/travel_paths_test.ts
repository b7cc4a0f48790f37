import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

/** 1/8" = 1'-0": 9 points a foot, proven by a chain of dimensions. */
function lifeSafety(): PageBuilder {
  const page = new PageBuilder().titleBlock("LS-1", "LIFE SAFETY PLAN", `1/8" = 1'-0"`)
    .line(200, 150, 650, 150);
  for (let i = 0; i <= 5; i++) page.line(200 + 90 * i, 140, 200 + 90 * i, 160);
  for (let i = 0; i < 5; i++) page.centred(245 + 90 * i, 138, `10'-0"`);
  return page;
}

const pathsOf = (page: PageBuilder) =>
  extractPlanSet([page.build()]).dimensions.filter((it) => it.qualifier !== null)
    .map((it) => [it.qualifier, it.valueIn, it.measuredIn]);

Deno.test("a dashed path with its length beside it is measured leg by leg", () => {
  // 20 ft right, 30 ft down, 10 ft right: 60 ft.
  const page = lifeSafety().line(300, 300, 480, 300, true).line(480, 300, 480, 570, true)
    .line(480, 570, 570, 570, true).text(486, 420, `COMMON PATH = 60'-0"`);
  assert.deepEqual(pathsOf(page), [["COMMON PATH", 720, 720]]);
});

Deno.test("a path drawn longer than lettered keeps both lengths", () => {
  const page = lifeSafety().line(300, 300, 480, 300, true).line(480, 300, 480, 624, true)
    .text(486, 420, `TRAVEL DISTANCE 50 FT`);
  assert.deepEqual(pathsOf(page), [["TRAVEL", 600, 672]]);
});

Deno.test("limits, far lettering, solid lines and branching lines are no drawn path", () => {
  const path = () => lifeSafety().line(300, 300, 480, 300, true).line(480, 300, 480, 570, true);
  assert.deepEqual(pathsOf(path().text(700, 620, `COMMON PATH = 50'-0"`)), []);
  assert.deepEqual(pathsOf(path().text(486, 420, `TRAVEL LIMIT 200 FT, SHOWN 50 FT`)), []);
  assert.deepEqual(
    pathsOf(lifeSafety().line(300, 300, 750, 300).text(400, 306, `COMMON PATH = 50'-0"`)),
    [],
  );
  const branched = path().line(480, 300, 660, 300, true).line(480, 300, 480, 210, true)
    .text(486, 420, `COMMON PATH = 50'-0"`);
  assert.deepEqual(pathsOf(branched), []);
});
