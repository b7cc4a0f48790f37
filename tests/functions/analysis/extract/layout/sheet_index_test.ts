import assert from "node:assert/strict";
import { conflictsOf } from "../../../../../functions/_rules/conflicts/mod.ts";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import {
  disciplineOf,
  sheetKindOf,
} from "../../../../../functions/analysis/extract/layout/sheet_words.ts";
import { tidyNumber } from "../../../../../functions/analysis/extract/layout/sheet_number.ts";
import { PageBuilder } from "../page_builder.ts";

const plan = (builder: PageBuilder) => extractPlanSet([builder.build()]).sheets[0];

Deno.test("a title block at the right gives number, title, scale and discipline", () => {
  const sheet = plan(
    new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
      .text(200, 200, "NEW WALL BETWEEN KITCHEN AND BEDROOM, SEE ROOF PLAN"),
  );
  assert.equal(sheet.number, "A-101");
  assert.equal(sheet.title, "FLOOR PLAN");
  assert.equal(sheet.discipline, "architectural");
  assert.equal(sheet.kind, "floor plan");
  assert.equal(sheet.scales[0].text, `1/4" = 1'-0"`);
  assert.equal(sheet.scales[0].pointsPerFoot, 18);
});

Deno.test("a title block along the bottom with a title of two lines is read", () => {
  const builder = new PageBuilder().rect(10, 10, 1204, 772).line(10, 700, 1214, 700)
    .line(700, 700, 700, 782).line(1050, 700, 1050, 782)
    .text(20, 710, "Gulf Coast Architects, Inc.", { size: 12, isBold: true })
    .text(20, 730, "12 Main Street, Tampa, FL 33602", { size: 6 })
    .text(710, 706, "DRAWING TITLE", { size: 5 })
    .text(710, 716, "First Floor Plan and", { size: 11 })
    .text(710, 729, "Door Schedule", { size: 11 })
    .text(1060, 706, "SHEET NO.", { size: 5 })
    .text(1090, 730, "A1.01", { size: 26 })
    .text(300, 300, "KITCHEN").text(500, 300, "BEDROOM 2");
  const sheet = plan(builder);
  assert.equal(sheet.number, "A1.01");
  assert.equal(sheet.title, "First Floor Plan and Door Schedule");
});

Deno.test("marks of sections on the drawing are not taken for the sheet number", () => {
  const builder = new PageBuilder().titleBlock("S-201", "FOUNDATION PLAN")
    .text(300, 100, "S-301", { size: 9 }).text(600, 690, "S-302", { size: 9 })
    .text(200, 500, "CONCRETE SLAB ON GRADE");
  assert.equal(plan(builder).number, "S-201");
});

Deno.test("tidyNumber() writes the spellings of one number alike", () => {
  assert.equal(tidyNumber("a 101"), "A-101");
  assert.equal(tidyNumber("A - 101"), "A-101");
  assert.equal(tidyNumber("ASK - - 002a"), "ASK-002A");
  assert.equal(tidyNumber("E1 . 2"), "E1.2");
});

Deno.test("discipline and kind follow the number first, then the words of the title", () => {
  const cases: [string | null, string, string, string][] = [
    ["LS-101", "LIFE SAFETY PLAN", "life safety", "life safety"],
    ["G0.00", "COVER SHEET", "general", "cover"],
    ["A-601", "DOOR AND WINDOW SCHEDULES", "architectural", "schedule"],
    ["M-201A", "MECHANICAL DETAILS", "mechanical", "mechanical"],
    ["C-1", "SITE AND PARKING PLAN", "civil", "site"],
    [null, "ELECTRICAL POWER PLAN", "electrical", "electrical"],
    ["A-3", "REFLECTED CEILING PLAN", "architectural", "reflected ceiling plan"],
    ["FP-1", "FIRE SPRINKLER PLAN", "fire protection", "floor plan"],
    ["7", "BOUNDARY SURVEY", "civil", "survey"],
  ];
  for (const [number, title, discipline, kind] of cases) {
    assert.equal(disciplineOf(number, title), discipline, title);
    assert.equal(sheetKindOf(disciplineOf(number, title), title), kind, title);
  }
});

Deno.test("the drawing index tells which listed sheets are missing", () => {
  const builder = new PageBuilder().titleBlock("A-1", "COVER SHEET")
    .table(100, 100, [80, 240], [
      ["SHEET INDEX"],
      ["SHEET", "TITLE"],
      ["A-1", "COVER SHEET"],
      ["A-2", "FLOOR PLAN"],
      ["S-1 TO S-3", "STRUCTURAL"],
    ]).text(400, 400, "NEW RESIDENCE, SITE PLAN AND ROOF");
  const { drawingIndex } = extractPlanSet([builder.build()]);
  assert.deepEqual(drawingIndex.map((it) => [it.number, it.isPresent]), [
    ["A-1", true],
    ["A-2", false],
    ["S-1", false],
    ["S-2", false],
    ["S-3", false],
  ]);
});

Deno.test("two sheets with one number are a conflict", () => {
  const page = () =>
    new PageBuilder().titleBlock("A-1", "FLOOR PLAN").text(300, 300, "KITCHEN, BEDROOM AND ROOF");
  const conflicts = conflictsOf(extractPlanSet([page().build(1), page().build(2)]));
  assert.deepEqual(conflicts.map((it) => it.topic), ["sheet number"]);
});

Deno.test("a recognised sheet number of letters alone is read where its label stands", () => {
  const numbered = (said: string, origin: "ocr" | "text", label = "SHEET") =>
    extractPlanSet([
      new PageBuilder().rect(10, 10, 1204, 772).line(1084, 10, 1084, 782)
        .line(1084, 722, 1214, 722)
        .text(1090, 728, label, { size: 6, origin })
        .text(1114, 742, said, { size: 24, isBold: true, origin })
        .text(100, 100, "FLOOR PLAN", { size: 10, origin }).build(),
    ]).sheets[0].number;
  for (const [said, number] of [["Al", "A1"], ["SI", "S1"], ["E-l", "E-1"], ["A1O1", "A101"]]) {
    assert.equal(numbered(said, "ocr"), number, said);
  }
  assert.equal(numbered("SI", "text"), null);
  assert.equal(numbered("SI", "ocr", "CHECKED"), null);
});
