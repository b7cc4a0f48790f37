import assert from "node:assert/strict";
import { DimensionLines } from "../../../../../functions/analysis/extract/drawing/dimension_lines.ts";
import { toLine } from "../../../../../functions/analysis/extract/layout/layout.ts";
import { collectRulings } from "../../../../../functions/analysis/extract/tables/rulings.ts";
import { PageBuilder } from "../page_builder.ts";

Deno.test("exactly() takes the line a figure stands on, not the face of a wall beside it", () => {
  const page = new PageBuilder().line(99, 92, 99, 308).line(112, 100, 112, 300)
    .text(102, 195, `14'-2"`, { angle: 90 });
  for (const y of [92, 100, 300, 308]) page.line(90, y, 140, y);
  const reading = page.build();
  const lines = new DimensionLines(reading, collectRulings(reading));
  assert.equal(lines.exactly(toLine(reading.words), 200, 0.5)?.at, 112);
});

Deno.test("exactly() takes the stretch between witness lines, not one as long between the sides of arrows", () => {
  const page = new PageBuilder().line(80, 200, 220, 200).text(152, 190, `5'-4"`);
  for (const x of [100, 196]) page.line(x, 150, x, 206);
  for (const x of [100, 196]) {
    for (const tip of [-6, 6]) {
      page.line(x, 200, x + tip, 198.5).line(x, 200, x + tip, 201.5)
        .line(x + tip, 198.5, x + tip, 201.5);
    }
  }
  const reading = page.build();
  const lines = new DimensionLines(reading, collectRulings(reading));
  const found = lines.exactly(toLine(reading.words), 96, 0.5);
  assert.deepEqual([found?.from, found?.to, found?.isLoose], [100, 196, false]);
});
