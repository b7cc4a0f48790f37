import assert from "node:assert/strict";
import { findDrawnRows } from "../../../../functions/analysis/read/drawn_lettering.ts";

/** Shapes of 6 pt height, widths as letters have them. */
const outlines = (widths: number[], edges: number) => {
  let x = 100;
  return Float32Array.from(widths.flatMap((width) => {
    const mark = [x, 200, x + width, 206, edges];
    x += width + 1;
    return mark;
  }));
};
const LETTERS = [4, 3, 5, 4.5, 2, 5, 6, 3.5, 4, 5];

Deno.test("findDrawnRows() finds outlines that stand as letters do", () => {
  const [row] = findDrawnRows(outlines(LETTERS, 8), []);
  assert.equal(row.letters, LETTERS.length);
  assert.ok(Math.abs(row.heightPt - 6) < 0.1);
});

Deno.test("findDrawnRows() leaves out words of the text layer, hatches and rows of rectangles", () => {
  const word = { x: 90, y: 195, width: 100, height: 20 };
  assert.deepEqual(findDrawnRows(outlines(LETTERS, 8), [word]), []);
  assert.deepEqual(findDrawnRows(outlines(LETTERS.map(() => 4), 8), []), []);
  assert.deepEqual(findDrawnRows(outlines(LETTERS, 1), []), []);
});
