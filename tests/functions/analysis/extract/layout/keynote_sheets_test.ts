import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

type Bubble = [mark: string, x: number, y: number];

/** A plan of an office at the left and a storage room at the right, with round bubbles. */
function plan(bubbles: Bubble[], draw: (page: PageBuilder) => unknown = () => {}) {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
    .text(100, 560, "FLOOR PLAN", { size: 11, isBold: true })
    .text(100, 574, `1/4" = 1'-0"`, { size: 6 })
    .heavy([100, 100, 500, 100], [100, 500, 500, 500], [100, 100, 100, 500])
    .heavy([500, 100, 500, 500], [300, 100, 300, 500])
    .centred(200, 150, "OFFICE", { size: 9 }).centred(400, 150, "STORAGE", { size: 9 });
  for (const [mark, x, y] of bubbles) {
    page.centred(x, y - 3.5, mark, { size: 7 }).arc(x, y, 8, 0, 360);
  }
  draw(page);
  return page;
}

/** A sheet of nothing but notes under a heading. */
function legend(heading: string, number = "A-001") {
  const page = new PageBuilder().titleBlock(number, "NOTES")
    .text(80, 80, heading, { size: 11, isBold: true });
  ["EXTINGUISHER IN CABINET", "GUARD AT OPEN EDGE", "LADDER TO HATCH"].forEach((text, index) =>
    page.text(80, 104 + index * 20, `${index + 1}. ${text}`)
  );
  return page;
}

const roomsOf = (...pages: PageBuilder[]) =>
  extractPlanSet(pages.map((page, index) => page.build(index + 1))).notes
    .filter(({ heading }) => heading !== null).map(({ room }) => room);

const TWO: Bubble[] = [["1", 180, 300], ["2", 400, 300]];

for (const heading of ["KEYNOTES", "SHEET NOTES", "PLAN NOTES:", "KEYED NOTES"]) {
  Deno.test(`bubbles of a plan give rooms to the notes of another sheet under ${heading}`, () => {
    assert.deepEqual(roomsOf(plan(TWO), legend(heading)), ["OFFICE", "STORAGE", null]);
  });
}

Deno.test("a note whose mark stands in two rooms belongs to none", () => {
  const twice: Bubble[] = [...TWO, ["3", 160, 400], ["3", 420, 400]];
  assert.deepEqual(roomsOf(plan(twice), legend("KEYNOTES")), ["OFFICE", "STORAGE", null]);
});

Deno.test("bubbles that are no keynotes give no room", () => {
  const none = [null, null, null];
  assert.deepEqual(roomsOf(plan([["1", 180, 300]]), legend("KEYNOTES")), none, "one mark alone");
  const other: Bubble[] = [...TWO, ["9", 200, 400]];
  assert.deepEqual(roomsOf(plan(other), legend("KEYNOTES")), none, "a number of no note");
  assert.deepEqual(roomsOf(plan(TWO), legend("GENERAL NOTES")), none, "notes without marks");
  assert.deepEqual(roomsOf(plan(TWO), legend("KEYNOTES", "E-001")), none, "another discipline");
});

Deno.test("two legends of one discipline give no room", () => {
  const all = roomsOf(plan(TWO), legend("KEYNOTES"), legend("PLAN NOTES", "A-002"));
  assert.deepEqual(all, [null, null, null, null, null, null]);
});

Deno.test("a bubble off the plan speaks of the room its leader ends in", () => {
  const led = plan([["1", 180, 300], ["2", 600, 300]], (page) => {
    page.line(592.5, 297, 440, 260).blob(438, 259.5, 5);
  });
  assert.deepEqual(roomsOf(led, legend("KEYNOTES")), ["OFFICE", "STORAGE", null]);
  const crossing = plan([["1", 180, 300], ["2", 600, 300]], (page) => {
    page.line(640, 340, 440, 260).blob(438, 259.5, 5);
  });
  assert.deepEqual(roomsOf(crossing, legend("KEYNOTES")), [null, null, null]);
});
