import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

/** A view of a wall with two things over one floor, their names under it; the heights as read: `36" LAV L-2`. */
function heights(title: string, names: [string, string], ...more: number[]): string[] {
  const page = new PageBuilder().titleBlock("A-401", "DETAILS").line(160, 420, 620, 420)
    .text(200, 500, title, { size: 11 }).line(200, 513, 330, 513)
    .text(200, 516, `1/2" = 1'-0"`, { size: 6 });
  names.forEach((name, at) => page.centred(250 + 200 * at, 426, name, { size: 8 }));
  for (
    const [x, top, figure] of [
      [280, 312, `36"`],
      [480, 276, `48"`],
      ...more.map((it) => [it, 330, `30"`]),
    ] as [number, number, string][]
  ) {
    page.rect(x - 50, top, 36, 10).line(x - 14, top, x, top).line(x, top, x, 420);
    for (const y of [top, 420]) page.line(x - 3, y + 3, x + 3, y - 3);
    page.text(x + 5, (top + 420) / 2 - 4, figure);
  }
  return extractPage(page.build()).dimensions
    .flatMap(({ sourceText, heightOf }) =>
      heightOf ? [`${sourceText} ${heightOf.sourceText}`] : []
    );
}

Deno.test("the only height over a name under the floor is that of the thing it names", () => {
  assert.deepEqual(heights("MOUNTING HEIGHTS", ["LAV L-2", "THERMOSTAT"]), [
    `36" LAV L-2`,
    `48" THERMOSTAT`,
  ]);
  assert.deepEqual(heights("MOUNTING HEIGHTS", ["LAV L-2, MIRROR", "THERMOSTAT"]), [
    `48" THERMOSTAT`,
  ], "of two things nobody knows which");
  assert.deepEqual(heights("MOUNTING HEIGHTS", ["LAV L-2", "THERMOSTAT"], 230), [
    `48" THERMOSTAT`,
  ], "of two heights nobody knows which");
  assert.deepEqual(heights("ELEVATIONS", ["REAR ELEVATION", "THERMOSTAT"]), [`48" THERMOSTAT`]);
  assert.deepEqual(heights("KITCHEN PLAN", ["LAV L-2", "THERMOSTAT"]), [], "seen from above");
});
