/** A sheet over the one before: gone is red, come is green, stayed is grey, paper stays white. */
import assert from "node:assert/strict";
import { overlay, type Pixels } from "../../components/report/overlay.ts";

const row = (...greys: number[]): Pixels => ({
  width: greys.length,
  height: 1,
  data: new Uint8ClampedArray(greys.flatMap((it) => [it, it, it, 255])),
});

Deno.test("overlay() tells what went, came and stayed by colour", () => {
  const target = row(0, 0, 0, 0);
  overlay(row(0, 255, 0, 255), row(255, 0, 0, 255), target);
  const [gone, come, stayed, paper] = [0, 4, 8, 12].map((at) => [...target.data.slice(at, at + 3)]);
  assert.ok(gone[0] === 255 && gone[1] < 60 && gone[2] < 60, `red: ${gone}`);
  assert.ok(come[0] === 0 && come[1] > 120 && come[2] < 80, `green: ${come}`);
  assert.ok(
    stayed[0] === stayed[1] && stayed[1] === stayed[2] && stayed[0] < 180,
    `grey: ${stayed}`,
  );
  assert.deepEqual(paper, [255, 255, 255]);
});

Deno.test("overlay() leaves thin lettering that stayed as dark as on the sheet, and softens the rest", () => {
  const target = row(0, 0);
  overlay(row(150, 0), row(150, 0), target);
  assert.equal(target.data[0], 150);
  const [, , , , softened] = target.data;
  const linear = (softened / 255 + 0.055) / 1.055;
  assert.ok(softened > 40 && 1.05 / (linear ** 2.4 + 0.05) >= 4.5, String(softened));
});
