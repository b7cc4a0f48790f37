import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/mod.ts";
import { catalogNumber } from "../../../../../functions/analysis/extract/layout/sheet_number.ts";
import { PageBuilder } from "../page_builder.ts";

const sheetOf = (builder: PageBuilder) => extractPage(builder.build()).sheet;

/** A strip along the bottom with what stands in every title block of a program of measured drawings. */
const measured = () =>
  new PageBuilder().rect(20, 20, 1184, 752).line(20, 700, 1204, 700)
    .text(500, 712, "NAME AND LOCATION OF STRUCTURE", { size: 5 })
    .text(500, 720, "CUNNINGHAM CABIN", { size: 14 })
    .text(900, 712, "SURVEY NO.", { size: 6 }).text(900, 722, "WYO 25", { size: 8 })
    .text(1000, 712, "HISTORIC AMERICAN", { size: 7 })
    .text(1000, 722, "BUILDINGS SURVEY", { size: 7 })
    .text(1000, 734, "SHEET 2 OF 5 SHEETS", { size: 7 })
    .text(300, 300, "LIVING ROOM").text(500, 300, "BREEZEWAY").text(700, 300, "SHOP")
    .text(300, 200, `15'-7"`).text(500, 200, `10'-2"`);

Deno.test("the number of a survey is not the sheet's, and the program is not its title", () => {
  const sheet = sheetOf(measured().text(560, 600, "FLOOR PLAN", { size: 10 }));
  assert.deepEqual([sheet.number, sheet.title, sheet.kind], ["2", "FLOOR PLAN", "floor plan"]);
});

Deno.test("the only drawing named on a sheet without a title tells what it shows", () => {
  const sheet = sheetOf(measured().text(560, 600, "PROPOSED DECK FRAMING PLAN", { size: 10 }));
  assert.deepEqual([sheet.title, sheet.kind], ["PROPOSED DECK FRAMING PLAN", "structural"]);
});

Deno.test("a catalog's plan has its number, several have none", () => {
  assert.deepEqual(catalogNumber([{ text: "PIan No. 7156" }]), "7156");
  assert.deepEqual(catalogNumber([{ text: "Nos. 5964" }, { text: "PLAN NO. 5965" }]), null);
  assert.deepEqual(catalogNumber([{ text: "SEE PLAN NO. 12 FOR DETAILS" }]), null);
});

Deno.test("the number behind the time of the print is the sheet's, though both run together", () => {
  const page = new PageBuilder().text(900, 720, "First and Second Floors Plans", { size: 14 })
    .text(860, 740, "9/1/201410:52:27PM-A-101", { size: 14 });
  assert.equal(sheetOf(page).number, "A-101");
});

Deno.test("a ruled column of notes beside the title block is none of it", () => {
  const builder = new PageBuilder().rect(20, 20, 1184, 752)
    .line(880, 20, 880, 772).line(1090, 20, 1090, 772)
    .text(1100, 700, "SHEET TITLE", { size: 5 }).text(1100, 710, "FLOOR PLAN", { size: 9 })
    .text(1100, 745, "A-1", { size: 18 })
    .text(890, 30, "CODE NOTES", { size: 9 });
  ["Front door: 32 in clear", "Office: 68.5 SF", "Ceiling: 9'-4\" flat"].forEach((note, index) =>
    builder.text(890, 60 + 20 * index, `${index + 1}. ${note}`, { size: 7 })
  );
  const { sheet, titleBlockBox } = extractPage(builder.build());
  assert.deepEqual([sheet.number, sheet.title], ["A-1", "FLOOR PLAN"]);
  assert.ok(titleBlockBox!.x > 85);
});
