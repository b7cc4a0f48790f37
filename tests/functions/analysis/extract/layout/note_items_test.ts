import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const sheet = () => new PageBuilder().titleBlock("A-101", "FLOOR PLAN");
const textsOf = (page: PageBuilder) =>
  extractPlanSet([page.build()]).notes.filter((note) => note.kind === "note")
    .map((note) => [note.heading, note.text]);

/** Lines down a column, each at its own indent. */
function column(page: PageBuilder, x: number, y: number, lines: [indent: number, text: string][]) {
  lines.forEach(([indent, text], row) => page.text(x + indent, y + 10 * row, text));
  return page;
}

Deno.test("items marked 1.1, a. and 01 keep their wrapped lines", () => {
  const page = sheet().text(60, 60, "MECHANICAL NOTES", { size: 11, isBold: true });
  column(page, 60, 80, [
    [0, "1.1 DRYER DUCT IS 35 FEET IN LENGTH"],
    [14.4, "WITHOUT BOOSTER."],
    [0, "1.2 EXHAUST DISCHARGES 10 FEET FROM"],
    [14.4, "1.5 INCHES OF SCREEN."],
    [0, "2. WATER HEATER SHALL HAVE:"],
    [16, "a. T&P VALVE PIPED TO THE"],
    [26.4, "EXTERIOR."],
    [16, "b. PAN WITH DRAIN."],
    [0, "3. CLEANOUTS AT 100 FEET."],
  ]);
  assert.deepEqual(textsOf(page).map(([, text]) => text), [
    "1.1 DRYER DUCT IS 35 FEET IN LENGTH WITHOUT BOOSTER.",
    "1.2 EXHAUST DISCHARGES 10 FEET FROM 1.5 INCHES OF SCREEN.",
    "2. WATER HEATER SHALL HAVE:",
    "a. T&P VALVE PIPED TO THE EXTERIOR.",
    "b. PAN WITH DRAIN.",
    "3. CLEANOUTS AT 100 FEET.",
  ]);
  assert.deepEqual(
    new Set(textsOf(page).map(([heading]) => heading)),
    new Set(["MECHANICAL NOTES"]),
  );
});

Deno.test("a wrapped line flush with its number belongs to it when its first word did not fit above", () => {
  const wrapped = column(sheet(), 60, 80, [
    [0, "A. GRAB BARS AT ALL WATER"],
    [0, "CLOSETS, 42 INCHES LONG AT SIDE"],
  ]);
  assert.deepEqual(textsOf(wrapped).map(([, text]) => text), [
    "A. GRAB BARS AT ALL WATER CLOSETS, 42 INCHES LONG AT SIDE",
  ]);
  const apart = column(sheet(), 60, 80, [
    [0, "A. GRAB BARS AT ALL CLOSETS."],
    [0, "GUARDS ARE 42 INCHES HIGH AT EACH OPEN SIDE OF THE FLOOR"],
  ]);
  assert.equal(textsOf(apart)[0][1], "A. GRAB BARS AT ALL CLOSETS.");
});

Deno.test("a word broken with a hyphen at the end of a line is one word", () => {
  const page = column(sheet(), 60, 80, [
    [0, "1. WALLS ARE OF NON-"],
    [10.4, "COMBUSTIBLE MATERIAL, 1-"],
    [10.4, "HOUR RATED."],
  ]);
  assert.deepEqual(textsOf(page), [[
    null,
    "1. WALLS ARE OF NON-COMBUSTIBLE MATERIAL, 1-HOUR RATED.",
  ]]);
});

const twoColumns = (end: string) => {
  const page = sheet().text(60, 60, "STRUCTURAL NOTES", { size: 11, isBold: true });
  column(page, 60, 80, [[0, "1. CONCRETE IS 3000 PSI. ALL FOOTINGS"], [
    10.4,
    `SHALL BEAR ON${end}`,
  ]]);
  return column(page, 300, 80, [
    [10.4, "UNDISTURBED SOIL OF 2000 PSF."],
    [0, "2. REINFORCING STEEL IS GRADE 60 ALL THROUGH."],
  ]);
};

Deno.test("an item cut off at the foot of a column goes on at the top of the next", () => {
  assert.deepEqual(textsOf(twoColumns("")), [
    [
      "STRUCTURAL NOTES",
      "1. CONCRETE IS 3000 PSI. ALL FOOTINGS SHALL BEAR ON UNDISTURBED SOIL OF 2000 PSF.",
    ],
    ["STRUCTURAL NOTES", "2. REINFORCING STEEL IS GRADE 60 ALL THROUGH."],
  ]);
  assert.equal(
    textsOf(twoColumns(" ROCK."))[0][1],
    "1. CONCRETE IS 3000 PSI. ALL FOOTINGS SHALL BEAR ON ROCK.",
  );
});

Deno.test("an item in the next column stands under the heading whose list it goes on with", () => {
  const page = twoColumns("").text(300, 30, "FIRE NOTES", { size: 11, isBold: true });
  column(page, 300, 45, [[0, "1. STAIRS ARE ENCLOSED."], [0, "2. DOORS CLOSE."]]);
  const last = textsOf(page).find(([, text]) => /GRADE 60/.test(text!));
  assert.equal(last?.[0], "STRUCTURAL NOTES");
});

Deno.test("numbers behind the letters of their trade, in a column of their own, part the notes", () => {
  const page = sheet().text(60, 60, "FIRE NOTES", { size: 11, isBold: true });
  [
    "STAIR 2 IS A 1-HOUR SHAFT.",
    "DUCTS DO NOT ENTER THE STAIR",
    "ENCLOSURE OF ANY LEVEL.",
    "WALLS CARRY SIGNS.",
  ]
    .forEach((text, row) => page.text(100, 80 + 10 * row, text));
  [["A1.", 0], ["FP-2.", 1], ["A3.", 3]].forEach(([mark, row]) =>
    page.text(60, 80 + 10 * (row as number), mark as string)
  );
  assert.deepEqual(textsOf(page).map(([, text]) => text), [
    "A1. STAIR 2 IS A 1-HOUR SHAFT.",
    "FP-2. DUCTS DO NOT ENTER THE STAIR ENCLOSURE OF ANY LEVEL.",
    "A3. WALLS CARRY SIGNS.",
  ]);
});
