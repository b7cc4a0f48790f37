import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import {
  areHeadersDown,
  areMarksAcross,
} from "../../../../../functions/analysis/extract/tables/transposed.ts";
import { PageBuilder } from "../page_builder.ts";

const sheet = () => new PageBuilder().titleBlock("A-601", "SCHEDULES");

Deno.test("a schedule with its marks across the top gives a row for each mark", () => {
  const page = sheet().table(80, 80, [110, 90, 90, 90], [
    ["DOOR SCHEDULE"],
    ["MARK", "A", "B", "101C"],
    ["WIDTH", `3'-0"`, `2'-8"`, `6'-0"`],
    ["HEIGHT", `6'-8"`, `6'-8"`, `7'-0"`],
    ["MATERIAL", "HM", "WOOD", "GLASS"],
    ["FIRE RATING", "20 MIN", "", "-"],
    ["REMARKS", "CLOSER", "", "TEMPERED"],
  ]);
  const { schedules, doors, notes } = extractPlanSet([page.build()]);
  assert.equal(schedules.length, 1);
  assert.equal(schedules[0].title, "DOOR SCHEDULE");
  assert.deepEqual(schedules[0].columns.map((column) => column.meaning), [
    "mark",
    "width",
    "height",
    "material",
    "fire rating",
    "remarks",
  ]);
  assert.deepEqual(
    doors.map((it) => [it.mark, it.widthIn, it.heightIn, it.material, it.fireRatingMin]),
    [["A", 36, 80, "HM", 20], ["B", 32, 80, "WOOD", null], ["101C", 72, 84, "GLASS", null]],
  );
  const [a, b] = schedules[0].rows;
  assert.ok(b.box.x > a.box.x && Math.abs(a.box.y - b.box.y) < 0.01, "rows stand side by side");
  assert.ok(!notes.some((note) => note.text.includes("TEMPERED")));
});

Deno.test("a cell merged over several marks counts for each of them", () => {
  const page = sheet().text(80, 66, "WINDOW SCHEDULE", { size: 10, isBold: true })
    .line(80, 80, 380, 80).line(80, 96, 380, 96).line(80, 112, 380, 112).line(80, 128, 380, 128)
    .line(80, 144, 380, 144).line(80, 80, 80, 144).line(380, 80, 380, 144)
    .line(180, 80, 180, 144).line(280, 80, 280, 96).line(280, 112, 280, 144)
    .text(84, 84, "MARK").text(184, 84, "W1").text(284, 84, "W2")
    .text(84, 100, "TYPE").text(184, 100, "SINGLE HUNG")
    .text(84, 116, "SIZE").text(184, 116, `3'-0" x 5'-0"`).text(284, 116, `2'-0" x 3'-0"`)
    .text(84, 132, "SILL").text(184, 132, `24"`).text(284, 132, `44"`);
  const { windows } = extractPlanSet([page.build()]);
  assert.deepEqual(windows.map((it) => [it.mark, it.type, it.widthIn, it.sillHeightIn]), [
    ["W1", "SINGLE HUNG", 36, 24],
    ["W2", "SINGLE HUNG", 24, 44],
  ]);
});

Deno.test("marks across the top are read without rulings too", () => {
  const page = sheet().text(80, 60, "WINDOW SCHEDULE", { size: 10, isBold: true });
  const rows = [
    ["MARK", "1", "2", "3"],
    ["WIDTH", `3'-0"`, `4'-0"`, `2'-0"`],
    ["HEIGHT", `5'-0"`, `4'-0"`, `3'-0"`],
    ["GLAZING", "LOW-E", "", "TEMPERED"],
  ];
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (cell !== "") page.text(80 + 100 * column, 80 + 14 * row, cell);
    })
  );
  const { windows } = extractPlanSet([page.build()]);
  assert.deepEqual(windows.map((it) => [it.mark, it.widthIn, it.heightIn, it.glazing]), [
    ["1", 36, 60, "LOW-E"],
    ["2", 48, 48, null],
    ["3", 24, 36, "TEMPERED"],
  ]);
});

Deno.test("headers across the top and tables of requirements are no marks", () => {
  assert.ok(areMarksAcross(["MARK", "A", "B", "C"]));
  assert.ok(areMarksAcross(["UNIT", "AHU-1", "AHU-2"]));
  assert.ok(!areMarksAcross(["MARK", "WIDTH", "HEIGHT", "TYPE"]));
  assert.ok(!areMarksAcross(["MARK", "W", "H", "THK"]));
  assert.ok(!areMarksAcross(["ITEM", "REQUIRED", "PROVIDED"]));
  assert.ok(!areMarksAcross(["MARK", "A", "A"]));
  assert.ok(areHeadersDown(["MARK", "SIZE", "MATERIAL", "REMARKS"]));
  assert.ok(!areHeadersDown(["101", "102", "103"]));
  assert.ok(
    areHeadersDown([
      ...["NO.", "ROOM", "DOOR W x H", "THK.", "FACE", "FRAME", "GASKET", "CLOSER", "SILENCERS"],
      ...["LABEL", "REMARKS"],
    ]),
    "headers without a meaning do not hide those with one",
  );
  assert.ok(!areHeadersDown(["MARK", "CLOSER", "GASKET", "FRAME", "SILENCERS"]));
});
