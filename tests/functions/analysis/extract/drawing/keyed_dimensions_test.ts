import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

const bubble = (page: PageBuilder, x: number, y: number, mark: string) =>
  page.arc(x, y, 8, 0, 360).centred(x, y - 4, mark);

/** A detail with a legend of keyed notes. */
function detail() {
  const page = new PageBuilder().titleBlock("A-501", "DETAILS").text(80, 560, "RAIL", { size: 11 })
    .line(80, 573, 240, 573).text(80, 576, `1" = 1'-0"`, { size: 6 })
    .text(700, 60, "KEYED NOTES", { size: 11, isBold: true });
  ["RAIL PAST TOP OF RAMP, RETURNED", `CONC. CURB, 4" HIGH`].forEach((text, index) => {
    bubble(page, 708, 90 + 24 * index, `${index + 1}`);
    page.text(724, 86 + 24 * index, text);
  });
  return page;
}

/** A level dimension line with ticks and its figure over the middle. */
const level = (page: PageBuilder, from: number, to: number, y: number, figure: string) =>
  page.line(from, y, to, y).line(from - 3, y + 3, from + 3, y - 3)
    .line(to - 3, y + 3, to + 3, y - 3).centred((from + to) / 2, y - 11, figure);

/** What a figure measures, in the words at it. */
const said = (page: PageBuilder, figure: string) =>
  extractPage(page.build()).dimensions.filter(({ sourceText }) => sourceText === figure)
    .flatMap(({ of }) => of?.sourceText ?? []);

Deno.test("a bubble at the end of a dimension line says what is measured", () => {
  const page = bubble(level(detail(), 200, 290, 300, `9"`), 304, 300, "1");
  assert.deepEqual(said(page, `9"`), [`RAIL PAST TOP OF RAMP, RETURNED`]);
});

Deno.test("a stroke from a bubble to a dimension line does too", () => {
  const page = level(detail(), 200, 290, 300, `9"`).line(265, 300, 265, 350);
  assert.deepEqual(said(bubble(page, 265, 358, "1"), `9"`), [
    `RAIL PAST TOP OF RAMP, RETURNED`,
  ]);
});

Deno.test("a bubble beside the figure does, where the stretch is too short to hold it", () => {
  const page = detail().text(200, 296, `9"`).line(220, 300, 250, 300);
  assert.deepEqual(said(bubble(page, 186, 300, "1"), `9"`), [
    `RAIL PAST TOP OF RAMP, RETURNED`,
  ]);
});

Deno.test("a bubble at the end of a line is not that of the figure beside it", () => {
  const page = level(detail(), 200, 290, 300, `9"`).text(318, 296, `11"`);
  bubble(page, 304, 300, "1");
  assert.deepEqual(said(page, `9"`), [`RAIL PAST TOP OF RAMP, RETURNED`]);
  assert.deepEqual(said(page, `11"`), []);
});

Deno.test("a bubble between two dimensions, away from the line or beside it says nothing of a figure", () => {
  const chain = () => level(level(detail(), 200, 290, 300, `9"`), 290, 400, 300, `11"`);
  assert.deepEqual(said(bubble(chain(), 290, 280, "1"), `9"`), []);
  assert.deepEqual(said(bubble(level(detail(), 200, 290, 300, `9"`), 340, 300, "1"), `9"`), []);
  assert.deepEqual(said(bubble(level(detail(), 200, 290, 300, `9"`), 300, 325, "1"), `9"`), []);
});

Deno.test("two notes at one figure contradict each other and say nothing", () => {
  const page = bubble(level(detail(), 200, 290, 300, `9"`), 304, 300, "1");
  assert.deepEqual(said(bubble(page, 186, 300, "2"), `9"`), []);
});

Deno.test("a stroke that ends at an end of the line is an extension line, or speaks of what stands there", () => {
  const page = level(detail(), 200, 290, 300, `9"`).line(290, 300, 290, 350);
  assert.deepEqual(said(bubble(page, 290, 358, "1"), `9"`), []);
});

Deno.test("a mark of two legends says what both say, else nothing", () => {
  const other = (...notes: string[]) => {
    const page = detail().text(700, 300, "RAILING NOTES", { size: 11, isBold: true });
    notes.forEach((text, index) => {
      bubble(page, 708, 330 + 24 * index, `${index + 1}`).text(724, 326 + 24 * index, text);
    });
    return said(bubble(level(page, 200, 290, 300, `9"`), 304, 300, "1"), `9"`);
  };
  assert.deepEqual(other("RAIL PAST TOP OF RAMP, RETURNED", "BRACKET AT WALL"), [
    `RAIL PAST TOP OF RAMP, RETURNED`,
  ]);
  assert.deepEqual(other("SLEEVE THROUGH WALL", "BRACKET AT WALL"), []);
});

Deno.test("a note that says only behind its name that the work is old names nothing", () => {
  const first = (...lines: string[]) => {
    const page = new PageBuilder().titleBlock("A-501", "DETAILS")
      .text(80, 560, "RAIL", { size: 11 }).line(80, 573, 240, 573)
      .text(700, 60, "KEYED NOTES", { size: 11, isBold: true });
    lines.forEach((line, index) => page.text(724, 86 + 9 * index, line));
    bubble(bubble(page, 708, 90, "1"), 708, 140, "2").text(724, 136, "BRACKET AT WALL");
    return said(bubble(level(page, 200, 290, 300, `9"`), 304, 300, "1"), `9"`);
  };
  assert.deepEqual(first(`RAIL PAST TOP OF RAMP 12" MIN.`), [`RAIL PAST TOP OF RAMP`]);
  assert.deepEqual(first(`RAIL PAST TOP OF RAMP 12" MIN., EXISTING TO REMAIN`), []);
  assert.deepEqual(first("RAIL PAST TOP OF RAMP, EXISTING", "TO REMAIN"), []);
  assert.deepEqual(first("EXISTING RAIL TO REMAIN, PAST RAMP"), [
    `EXISTING RAIL TO REMAIN, PAST RAMP`,
  ]);
});
