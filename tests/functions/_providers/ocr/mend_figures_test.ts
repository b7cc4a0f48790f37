import assert from "node:assert/strict";
import { mendFigures } from "../../../../functions/_providers/ocr/mend_figures.ts";

const read = (text: string) => [...text].map((text, at) => ({ text, at, confidence: 0.9 }));
const mended = (text: string) => mendFigures(read(text)).map((letter) => letter.text).join("");

const FIGURES: [string, string][] = [
  // Foot marks read as other signs, marks that were not seen, arrowheads of the line beside.
  ['12:6"x', `12'-6"`],
  ["10/-0//", `10'-0"`],
  ['3+0"', `3'-0"`],
  ["8/-0", `8'-0"`],
  ['K16-6"', `16'-6"`],
  ["34'0\"", `34'-0"`],
  // Inches and their fraction that stand close.
  ['5-81/4"', `5'-8 1/4"`],
  ["6-03/8", `6'-0 3/8"`],
  // Sizes: one side says how the other is meant.
  [`8'-8'x8'-I0"`, `8'-8" x 8'-10"`],
  ['126"x12-6"', `12'-6" x 12'-6"`],
  ["73xi3:0", `7'-3" x 13'-0"`],
  ['12-6x12²6"', `12'-6" x 12'-6"`],
  ["15/.4x 18/-4/", `15'-4" x 18'-4"`],
  ["g-6x10-4", `9'-6" x 10'-4"`],
  // A side of one foot has lost a figure, and 12'-1" by 1'-21" parts in no way.
  ["(12-0x1-0", "(12-0x1-0"],
  ["121x12-0", `12'-1" x 12'-0"`],
  // Fractions, decimals, numbers, dates, ratios and marks stay.
  ['1-1/2"', '1-1/2"'],
  ['3/8"', '3/8"'],
  ['12.6"', '12.6"'],
  ["12-6", "12-6"],
  ["10.4", "10.4"],
  ["A-101", "A-101"],
  ["W12-6", "W12-6"],
  ["9/1/2014", "9/1/2014"],
  ["555-1234", "555-1234"],
  ["1:50", "1:50"],
  ['7/8"x5/8"', '7/8"x5/8"'],
  ["37'-14\"", "37'-14\""],
];

for (const [text, wanted] of FIGURES) {
  Deno.test(`mendFigures() makes ${wanted} of ${text}`, () => {
    assert.equal(mended(text), wanted);
  });
}

Deno.test("mendFigures() keeps figures where they were read and puts marks between them", () => {
  const letters = mendFigures(read('5-8"'));
  assert.deepEqual(letters.map(({ text }) => text), ["5", "'", "-", "8", '"']);
  const places = letters.map(({ at }) => at);
  assert.deepEqual(places, [...places].sort((a, b) => a - b));
  assert.deepEqual([places[0], places[3]], [0, 2]);
});
