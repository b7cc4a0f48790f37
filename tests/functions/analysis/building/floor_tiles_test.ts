import assert from "node:assert/strict";
import {
  findTrenches,
  squareDrains,
} from "../../../../functions/analysis/building/floor_drains.ts";
import { withoutFloorTiles } from "../../../../functions/analysis/building/floor_tiles.ts";
import { findShapes } from "../../../../functions/analysis/building/drawn_shapes.ts";
import { box, line } from "./strokes.ts";

/** An inch to the point. */
const POINTS_PER_FOOT = 12;

const rows = (count: number, of: (at: number) => ReturnType<typeof line>) =>
  Array.from({ length: count }, (_, index) => of(index));
/** Tiles with so many lines each way from a corner on. */
const tiles = (step: number, across: number, down: number) => [
  ...rows(across, (it) => line((it + 1) * step, 0, (it + 1) * step, (down + 1) * step)),
  ...rows(down, (it) => line(0, (it + 1) * step, (across + 1) * step, (it + 1) * step)),
];

Deno.test("withoutFloorTiles() leaves things on a tiled floor, and lines that nothing crosses", () => {
  const basin = box(31, 5, 20, 17);
  const { left, patches } = withoutFloorTiles([...tiles(12, 9, 9), ...basin], POINTS_PER_FOOT);
  assert.deepEqual([left, patches], [basin, []]);
  const treads = rows(8, (it) => line(0, 11 * it, 44, 11 * it));
  assert.deepEqual(withoutFloorTiles(treads, POINTS_PER_FOOT).left, treads);
});

Deno.test("withoutFloorTiles() takes tiles cut around a thing, and those aslant", () => {
  const around = tiles(12, 9, 9).flatMap((it) =>
    it.y1 === it.y2 && it.y1 > 30 && it.y1 < 60
      ? [line(it.x1, it.y1, 25, it.y1), line(55, it.y1, it.x2, it.y1)]
      : [it]
  );
  assert.deepEqual(withoutFloorTiles(around, POINTS_PER_FOOT).left, []);
  const aslant = rows(8, (it) => line(20 * it, 0, 20 * it + 150, 150));
  const back = rows(8, (it) => line(20 * it + 150, 0, 20 * it, 150));
  assert.deepEqual(withoutFloorTiles([...aslant, ...back], POINTS_PER_FOOT).left, []);
});

Deno.test("withoutFloorTiles() keeps the small tiles of a floor as large as a shower's", () => {
  const { left, patches } = withoutFloorTiles(tiles(6, 7, 5), POINTS_PER_FOOT);
  assert.deepEqual(patches.map((it) => it.box), [{ x: 0, y: 0, width: 48, height: 36 }]);
  assert.equal(left.length, 12);
});

Deno.test("findTrenches() and squareDrains() know a grate by its bars, and a square as large as a drain", () => {
  const strip = box(0, 0, 40, 3);
  const bars = rows(12, (it) => line(3 * it + 3, 0, 3 * it + 3, 3));
  const trenchesIn = (strokes: typeof strip) =>
    findTrenches(findShapes(strip, 240), strokes, POINTS_PER_FOOT).length;
  assert.deepEqual([trenchesIn([...strip, ...bars]), trenchesIn(strip)], [1, 0]);
  const drains = squareDrains(findShapes([...box(0, 0, 5, 5), ...box(20, 0, 9, 9)], 240), 12);
  assert.deepEqual(drains, [{ x: 0, y: 0, width: 5, height: 5 }]);
});
