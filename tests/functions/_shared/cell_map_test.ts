import assert from "node:assert/strict";
import { CellMap, NONE } from "../../../functions/_shared/cell_map.ts";

Deno.test("a cell keeps what was set last, however many others there are", () => {
  const cells = new CellMap();
  const known = new Map<string, number>();
  for (let i = 0; i < 30_000; i++) {
    const [column, row] = [(i * 7919) % 400 - 200, (i * 104_729) % 300 - 150];
    cells.set(column, row, i);
    known.set(`${column} ${row}`, i);
  }
  for (let column = -205; column < 205; column++) {
    for (let row = -155; row < 155; row++) {
      assert.equal(cells.get(column, row), known.get(`${column} ${row}`) ?? NONE);
    }
  }
});

Deno.test("columns and rows are not mixed up", () => {
  const cells = new CellMap();
  cells.set(3, 5, 1);
  assert.deepEqual([cells.get(3, 5), cells.get(5, 3), cells.get(-3, 5)], [1, NONE, NONE]);
});
