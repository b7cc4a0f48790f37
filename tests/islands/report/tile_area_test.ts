import assert from "node:assert/strict";
import { TILE_OVERLAP_PX, TILE_PX, tileArea } from "@/islands/report/tile_area.ts";

const SHEET = { width: 2448, height: 1583.4 };

Deno.test("tileArea(): neighbors share what the viewer needs to close a seam", () => {
  const [first, second] = [0, 1].map((column) => tileArea(SHEET, { column, row: 0 }));
  assert.deepEqual(first, { x: 0, y: 0, width: TILE_PX + TILE_OVERLAP_PX, height: 1026 });
  assert.equal(second.x, TILE_PX - TILE_OVERLAP_PX);
  assert.equal(first.x + first.width - second.x, 2 * TILE_OVERLAP_PX);
  assert.equal(second.width, TILE_PX + 2 * TILE_OVERLAP_PX);
});

Deno.test("tileArea(): the last tiles end with the sheet", () => {
  const { x, y, width, height } = tileArea(SHEET, { column: 2, row: 1 });
  assert.equal(x + width, 2448);
  assert.equal(y + height, 1584);
});

Deno.test("tileArea(): a sheet that ends on a seam still gives its last tile a pixel", () => {
  assert.deepEqual(tileArea({ width: 1024, height: 100 }, { column: 1, row: 0 }).width, 2);
  assert.deepEqual(tileArea({ width: 900, height: 100 }, { column: 1, row: 0 }).width, 1);
});
