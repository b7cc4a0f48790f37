import assert from "node:assert/strict";
import fc from "fast-check";
import {
  columnLengthIn,
  expandMarks,
  findOpeningSize,
  ratingMinutes,
} from "../../../functions/_shared/opening_words.ts";

Deno.test("findOpeningSize() reads the ways sizes of openings are written", () => {
  const cases: [string, number, number, number][] = [
    [`3'-0" x 7'-0"`, 36, 84, 1],
    [`PR 3'-0" x 7'-0"`, 36, 84, 2],
    [`3'-0"x7'-0"`, 36, 84, 1],
    [`(2) 3'-0" X 6'-8"`, 36, 80, 2],
    [`2' - 10" x 6' - 8"`, 34, 80, 1],
    ["3068", 36, 80, 1],
    ["PR. 3068", 36, 80, 2],
    ["3/0 x 6/8", 36, 80, 1],
    ["2-8 x 6-8", 32, 80, 1],
    [`36" x 84"`, 36, 84, 1],
    [`2'-8 1/2" x 4'-11 7/8"`, 32.5, 59.875, 1],
    [`16'-0" x 7'-0"`, 192, 84, 1],
    [`3'-0" W x 5'-0" H`, 36, 60, 1],
    [`3'-0"x7"-0"`, 36, 84, 1],
  ];
  for (const [text, widthIn, heightIn, leaves] of cases) {
    const size = findOpeningSize(text);
    assert.ok(size, text);
    assert.deepEqual([size.widthIn, size.heightIn, size.leaves], [widthIn, heightIn, leaves], text);
  }
  const metric = findOpeningSize("915 x 2134 mm");
  assert.ok(metric && Math.abs(metric.widthIn - 36.02) < 0.01);
});

Deno.test("findOpeningSize() finds none in marks, approvals and words", () => {
  for (
    const text of ["FL 15225.2", "NOA 22-0714.05", "VARIES", "101", "MATCH EXISTING", "2,500 SF"]
  ) {
    assert.equal(findOpeningSize(text), null, text);
  }
});

Deno.test("every door size in feet and inches comes back", () => {
  const inches = fc.integer({ min: 24, max: 119 });
  fc.assert(fc.property(inches, inches, (width, height) => {
    const write = (value: number) => `${Math.floor(value / 12)}'-${value % 12}"`;
    const size = findOpeningSize(`${write(width)} x ${write(height)}`);
    return size?.widthIn === width && size.heightIn === height && size.leaves === 1;
  }));
});

Deno.test("columnLengthIn() reads a width or height of its own column", () => {
  const cases: [string, number | null][] = [
    [`3'-0"`, 36],
    [`34"`, 34],
    ["34", 34],
    ["3-0", 36],
    ["6-10 3/4", 82.75],
    [`1 3/4"`, 1.75],
    ["1 3/8", 1.375],
    ["-", null],
    ["", null],
  ];
  for (const [text, value] of cases) assert.equal(columnLengthIn(text), value, text);
});

Deno.test("ratingMinutes() reads minutes, hours and labels", () => {
  const cases: [string, number | null][] = [
    ["20 MIN", 20],
    ["45 MIN.", 45],
    ["3/4 HR", 45],
    ["1 HR", 60],
    ["1-1/2 HR", 90],
    ["1 1/2 HOUR", 90],
    ["90", 90],
    ["C-LABEL", 45],
    ["B LABEL", 90],
    ["NR", 0],
    ["-", null],
    ["WOOD", null],
  ];
  for (const [text, minutes] of cases) assert.equal(ratingMinutes(text), minutes, text);
});

Deno.test("expandMarks() lists the marks of a cell", () => {
  assert.deepEqual(expandMarks("101"), ["101"]);
  assert.deepEqual(expandMarks("4 - 10"), ["4", "5", "6", "7", "8", "9", "10"]);
  assert.deepEqual(expandMarks("201-205"), ["201", "202", "203", "204", "205"]);
  assert.deepEqual(expandMarks("8, 9"), ["8", "9"]);
  assert.deepEqual(expandMarks("C / D / A / B"), ["C", "D", "A", "B"]);
  assert.deepEqual(expandMarks("S1 & S2"), ["S1", "S2"]);
  assert.deepEqual(expandMarks("W1 THRU W3"), ["W1", "W2", "W3"]);
  assert.deepEqual(expandMarks("EF-1"), ["EF-1"]);
});
