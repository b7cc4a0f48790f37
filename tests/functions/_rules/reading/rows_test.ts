import assert from "node:assert/strict";
import { cellOf, rowText } from "../../../../functions/_rules/measure.ts";
import {
  answeredRow,
  headedCells,
  labelledRowText,
  measuredCellHeaded,
  rowAsCallout,
  rowAsNote,
} from "../../../../functions/_rules/reading/rows.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";

const schedule = aSchedule("door", [["MARK", "mark"], ["FIRE", "fire rating"], ["", null]], [
  ["D1", " 90 MIN ", "NOTE 2"],
  ["D2", "", ""],
]);
const [rated, plain] = schedule.rows;

Deno.test("rowText() joins the filled cells, labelledRowText() with their headers", () => {
  assert.equal(rowText(rated), "D1 | 90 MIN | NOTE 2");
  assert.equal(rowText(plain), "D2");
  assert.equal(labelledRowText(schedule, rated), "MARK D1 | FIRE 90 MIN | NOTE 2");
});

Deno.test("cellOf() gives the cell by the meaning of its column, null when empty or missing", () => {
  assert.equal(cellOf({ schedule, row: rated }, "fire rating"), "90 MIN");
  assert.equal(cellOf({ schedule, row: plain }, "fire rating"), null);
  assert.equal(cellOf({ schedule, row: rated }, "width"), null);
});

Deno.test("a row is also read as a note and, with one measure, as a callout", () => {
  const list = aSchedule("other", [["ITEM", null], ["DISTANCE", null]], [
    ["GENERATOR TO WINDOW", "3'-0\""],
  ], { title: "SETBACKS" });
  assert.equal(rowAsNote(list, list.rows[0]), "SETBACKS: GENERATOR TO WINDOW DISTANCE 3'-0\"");
  assert.equal(rowAsCallout(list, list.rows[0]), "3'-0\" GENERATOR TO WINDOW");
});

Deno.test("a row with several measures is no callout, and what is demanded is left out", () => {
  const list = aSchedule("other", [["ROOM", null], ["REQ'D", null], ["WIDTH", null], ["", null]], [
    ["HALL", '44"', '40"', '96"'],
  ]);
  assert.equal(rowAsCallout(list, list.rows[0]), null);
  assert.match(rowAsNote(list, list.rows[0]), /HALL WIDTH 40"\s+96"$/);
});

Deno.test("labelledRowText() reads the answers of a column and the unit of its head", () => {
  const schedule = aSchedule("other", [["MARK", "mark"], ["GFCI? (Y/N)", null], [
    "INSIDE (MM)",
    null,
  ]], [
    ["R1", "N", "700 x 800"],
    ["N", "Y", "2 285"],
  ]);
  assert.deepEqual(schedule.rows.map((row) => labelledRowText(schedule, row)), [
    "MARK R1 | GFCI NO | INSIDE 700 MM x 800 MM",
    "MARK N | GFCI? (Y/N) Y | INSIDE 2 285 MM",
  ]);
});

Deno.test("measuredCellHeaded() gives the unit of the head to bare figures and sizes", () => {
  const schedule = aSchedule(
    "other",
    [["INSIDE (MM)", null], ["WIDTH (IN)", null], ["NOTE", null]],
    [
      ["700 x 800", "36", "2"],
    ],
  );
  const read = (head: RegExp) => measuredCellHeaded({ schedule, row: schedule.rows[0] }, head);
  assert.deepEqual([/INSIDE/, /WIDTH/, /NOTE/, /LENGTH/].map(read), [
    "700 mm x 800 mm",
    '36"',
    "2",
    null,
  ]);
});

Deno.test("measuredCellHeaded() takes areas, volumes and rates for no lengths", () => {
  const heads = ["AREA (SQ FT)", "NET SQ. IN.", "FILL (CU FT)", "FALL (IN/FT)", "RUN (FT)"];
  const schedule = aSchedule("other", heads.map((head) => [head, null]), [
    heads.map(() => "12"),
  ]);
  const read = (head: RegExp) => measuredCellHeaded({ schedule, row: schedule.rows[0] }, head);
  assert.deepEqual([/AREA/, /NET/, /FILL/, /FALL/, /RUN/].map(read), [
    "12 SF",
    "12",
    "12",
    '12"/FT',
    "12'",
  ]);
});

Deno.test("measuredCellHeaded() takes a letter in brackets behind what is insulated for its resistance", () => {
  const schedule = aSchedule("other", [["FRAME WALL L2 (R)", null], ["DOOR (R)", null]], [
    ["11", "3"],
  ]);
  const read = (head: RegExp) => measuredCellHeaded({ schedule, row: schedule.rows[0] }, head);
  assert.deepEqual([/WALL/, /DOOR/].map(read), ["R-11", "3"]);
});

Deno.test("headedCells() gives the figures of the first column the unit of its head as well", () => {
  const schedule = aSchedule("other", [["WIDTH (IN)", null], ["LENGTH (FT)", null]], [
    ["36", "12"],
    ["36 IN", "12"],
  ]);
  const texts = schedule.rows.map((row) => headedCells(schedule, row).map(({ text }) => text));
  assert.deepEqual(texts, [['36"', "12'"], ["36 IN", "12'"]]);
});

Deno.test("headedCells() takes the unit of a label for that of its figure", () => {
  const schedule = aSchedule("other", [["ITEM", null], ["VALUE", null]], [["WIDTH (IN)", "24"]]);
  const [label, value] = headedCells(schedule, schedule.rows[0]);
  assert.deepEqual([label.text, value.text], ["WIDTH", '24"']);
});

Deno.test("headedCells() takes the unit of all labels or of the title for figures under names", () => {
  const rooms = aSchedule("other", [["ITEM (IN)", null], ["107", null], ["2ND FLR", null]], [
    ["SEAT HT", "18", "19 1/2"],
  ]);
  assert.deepEqual(headedCells(rooms, rooms.rows[0]).map(({ text }) => text), [
    "SEAT HT",
    '18"',
    '19 1/2"',
  ]);
  const titled = aSchedule("other", [["ITEM", null], ["VALUE", null], ["NOTE NO.", null]], [
    ["HALL CLG", "82", "4"],
  ], { title: "CLEARANCES (IN)" });
  assert.deepEqual(headedCells(titled, titled.rows[0]).map(({ text }) => text), [
    "HALL CLG",
    '82"',
    "4",
  ]);
});

Deno.test("headedCells() reads numbers of rooms beside ITEM in the first row as heads", () => {
  const schedule = aSchedule("other", [["", null], ["", null], ["", null]], [
    ["ITEM (IN)", "107", "108"],
    ["SEAT HT", "18", "20"],
  ]);
  const [, first, second] = headedCells(schedule, schedule.rows[1]);
  assert.deepEqual([first.column, second.column, second.text], ["107", "108", '20"']);
});

Deno.test("headedCells() leaves the sides of a size to the size", () => {
  const schedule = aSchedule("other", [["STALL TYPE", null], ["WIDTH x DEPTH (FT)", null]], [
    ["ACCESSIBLE", "11.5 x 18.0"],
  ]);
  const [, size] = headedCells(schedule, schedule.rows[0]);
  assert.deepEqual([size.head, size.text], ["", "11.5' x 18.0'"]);
});

Deno.test("headedCells() takes the sides of a size over a column for its head", () => {
  const schedule = aSchedule("other", [["", null], ["", null]], [
    ["ITEM", "W x D (IN)"],
    ["LANDING", "48 x 60"],
  ]);
  const [, size] = headedCells(schedule, schedule.rows[1]);
  assert.deepEqual([size.head, size.text], ["", `48" x 60"`]);
});

Deno.test("answeredRow() drops what is asked for beside what is drawn, whatever units the heads have", () => {
  for (const head of ["DRAWN", "DRAWN (IN)", "PROV'D (CFM)", "ACTUAL (SF)"]) {
    const list = aSchedule("other", [["ITEM", null], ["LIMIT (IN)", null], [head, null]], [
      ["STALL", "60", "61"],
    ]);
    assert.equal(rowText(answeredRow(list, list.rows[0])), "STALL | 61", head);
  }
});
