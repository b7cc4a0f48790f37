import assert from "node:assert/strict";
import { findRasterDoors } from "../../../../functions/analysis/read/raster_doors.ts";
import { findSolidWalls } from "../../../../functions/analysis/read/raster_walls.ts";

/** A white picture of 600 by 400 pixels at 144 dpi with a level wall of 20 px that has a gap of 72 px. */
function wallWithGap() {
  const [width, height] = [600, 400];
  const pixels = new Uint8Array(width * height).fill(255);
  const ink = (x: number, y: number) => pixels[Math.round(y) * width + Math.round(x)] = 0;
  for (let y = 200; y < 220; y++) {
    for (let x = 60; x < 260; x++) ink(x, y);
    for (let x = 332; x < 540; x++) ink(x, y);
  }
  return { picture: { width, height, pixels }, ink };
}

Deno.test("findSolidWalls() gives both faces of every stretch of a solid wall", () => {
  const { picture } = wallWithGap();
  const faces = findSolidWalls(picture, 144).map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2]);
  assert.deepEqual(faces.sort((a, b) => a[0] - b[0] || a[1] - b[1]), [
    [30, 100, 130, 100],
    [30, 110, 130, 110],
    [166, 100, 270, 100],
    [166, 110, 270, 110],
  ]);
});

Deno.test("findRasterDoors() hands on arc and leaf of a door in a gap, and nothing for an empty gap", () => {
  const { picture, ink } = wallWithGap();
  const walls = findSolidWalls(picture, 144);
  assert.deepEqual(findRasterDoors(picture, 144, walls), []);
  for (let y = 128; y <= 200; y++) ink(260, y);
  for (let step = 0; step <= 400; step++) {
    const angle = (step / 400) * Math.PI / 2;
    ink(260 + 72 * Math.cos(angle), 200 - 72 * Math.sin(angle));
  }
  const strokes = findRasterDoors(picture, 144, walls);
  assert.equal(strokes.length, 13);
  const leaf = strokes.at(-1)!;
  assert.ok(Math.hypot(leaf.x1 - 130, leaf.y1 - 100) < 3, "the hinge stands at the left jamb");
  assert.ok(Math.abs(leaf.y2 - 64) < 3, "the leaf is open upwards");
});
