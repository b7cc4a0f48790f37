import assert from "node:assert/strict";
import {
  captionOf,
  drawTile,
  layLetteringTiles,
} from "../../../../functions/analysis/propose/lettering_tiles.ts";
import { readPngFile } from "../../../../functions/_providers/pdf/png_decode.ts";

const at = (x: number, y: number) => ({ left: x, right: x + 40, top: y, bottom: y + 10 });

Deno.test("small lettering is enlarged, a small picture is one tile", () => {
  const tiles = layLetteringTiles({ width: 400, height: 300 }, {
    capitalsPx: 10,
    pieces: [at(10, 10)],
  });
  assert.deepEqual(tiles.map(({ number, scale }) => [number, scale]), [[1, 1.8]]);
  assert.equal(captionOf(tiles[0]), "Picture 1");
});

Deno.test("several tiles overlap and come after the whole; where nothing is lettered there is none", () => {
  const pieces = [at(100, 100), at(2900, 1900)];
  const tiles = layLetteringTiles({ width: 3000, height: 2000 }, { capitalsPx: 18, pieces });
  assert.deepEqual(tiles.map(({ number }) => number), [0, 1, 2]);
  const [whole, first, last] = tiles;
  assert.deepEqual(whole.box, { left: 0, top: 0, right: 3000, bottom: 2000 });
  assert.ok(whole.scale < 1);
  assert.deepEqual([first.box.left, first.box.top], [0, 0]);
  assert.deepEqual([last.box.right, last.box.bottom], [3000, 2000]);
  const all = layLetteringTiles({ width: 3000, height: 2000 }, {
    capitalsPx: 18,
    pieces: [at(100, 100), at(1500, 100)],
  });
  assert.ok(all[1].box.right > all[2].box.left + 100);
});

Deno.test("the largest sheet comes in a bounded number of tiles", () => {
  const pieces = Array.from(
    { length: 400 },
    (_, i) => at(300 * (i % 20), 200 * Math.floor(i / 20)),
  );
  const size = { width: 6000, height: 4000 };
  assert.ok(layLetteringTiles(size, { capitalsPx: 8, pieces }).length <= 21);
});

Deno.test("a tile is drawn as it is called", async () => {
  const pixels = new Uint8Array(100 * 50).fill(255);
  const box = { left: 10, top: 10, right: 60, bottom: 40 };
  const png = await drawTile({ width: 100, height: 50, pixels }, { number: 1, box, scale: 2 });
  const { width, height } = readPngFile(png)!;
  assert.deepEqual([width, height], [100, 60]);
});
