import assert from "node:assert/strict";
import { withHeads } from "../../../components/report/FoldedRow.tsx";
import { findHeads } from "../../../components/report/row_heads.ts";

const [WIDTH, HEIGHT, ROW] = [400, 200, 20];

/** What stands over a row at the bottom, and the row: lines across and down, and lettering, in black. */
function table(
  { down, across, words = [] }: {
    down: { x: number; from: number }[];
    across: number[];
    words?: { x: number; y: number; width: number }[];
  },
) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const ink = (x: number, y: number) => data.fill(0, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
  for (const { x, from } of down) for (let y = from; y < HEIGHT; y++) ink(x, y);
  for (const y of across) for (let x = 0; x < WIDTH; x++) ink(x, y);
  for (const { x, y, width } of words) {
    for (let dy = 0; dy < 8; dy++) for (let dx = 0; dx < width; dx++) ink(x + dx, y + dy);
  }
  return { width: WIDTH, height: HEIGHT, data };
}
/** A title over the heads, heads from 60 to 80, rows of 20 below. */
const DOWN = [{ x: 0, from: 40 }, { x: 150, from: 60 }, { x: 280, from: 60 }, { x: 399, from: 40 }];
const ACROSS = [40, 60, 80, 100, 120, 140, 160, 180];

Deno.test("the heads of a row stand where the lines between its cells begin, as wide as their words", () => {
  const words = [{ x: 10, y: 66, width: 60 }, { x: 170, y: 66, width: 80 }];
  const heads = findHeads(table({ down: DOWN, across: ACROSS, words }), ROW);
  assert.deepEqual([heads?.top, heads?.bottom], [60, 80]);
  assert.deepEqual(heads?.cells.map((it) => it.column), [[0, 150], [150, 280], [280, 399]]);
  assert.deepEqual(heads?.cells[0].words, [9, 73]);
  assert.deepEqual(heads?.cells[2].words, [280, 399], "a head without words is shown whole");
});

Deno.test("the first row, names with one value, and rows without lines have no heads", () => {
  const first = DOWN.map((it) => ({ ...it, from: 180 }));
  assert.equal(findHeads(table({ down: first, across: ACROSS }), ROW), null);
  const pairs = [DOWN[0], DOWN[1], DOWN[3]];
  assert.equal(findHeads(table({ down: pairs, across: ACROSS }), ROW), null);
  assert.equal(findHeads(table({ down: [], across: ACROSS }), ROW), null);
});

Deno.test("a column's head stands over the first of its pieces", () => {
  const words = { x: 0, y: 0, width: 40, height: 10 };
  const heads = [{ column: [0, 100] as const, words }, { column: [100, 200] as const, words }];
  const piece = (x: number) => ({ x, y: 50, width: 20, height: 10 });
  const found = withHeads([piece(10), piece(50), piece(120)], heads);
  assert.deepEqual(found.map((it) => it.head !== null), [true, false, true]);
});
