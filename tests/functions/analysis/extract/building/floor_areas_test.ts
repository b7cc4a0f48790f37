import assert from "node:assert/strict";
import {
  closedAreas,
  UNREACHED,
} from "../../../../../functions/analysis/extract/building/floor_areas.ts";

/** A raster drawn in letters: `#` wall, `.` open ground, a figure is the room that owns the cell. */
function gridOf(rows: string[]) {
  const cells = rows.join("").split("");
  const owner = Int16Array.from(
    cells,
    (cell) => cell === "#" ? UNREACHED : cell === "." ? -1 : Number(cell),
  );
  return { owner, columns: rows[0].length, cellPt: 2 };
}

const SIZES = { neckPt: 8, wallPt: 0 };
const repeat = (row: string, times: number) => Array.from({ length: times }, () => row);

Deno.test("a closed room has the area of its cells and half of the wall cells around it", () => {
  const grid = gridOf(["########", ...repeat("#000000#", 4), "########"]);
  // 24 cells, 20 edges: (24 + 10) cells of 4 square points.
  assert.deepEqual(closedAreas(grid, 1, SIZES), [136]);
});

Deno.test("rooms that run into each other or into the open have no area", () => {
  const joined = gridOf(["########", ...repeat("#000111#", 4), "########"]);
  assert.deepEqual(closedAreas(joined, 2, SIZES), [null, null]);
  const leaking = gridOf(["########", "#000000.", ...repeat("#000000#", 3), "########"]);
  assert.deepEqual(closedAreas(leaking, 1, SIZES), [null]);
  assert.deepEqual(closedAreas(gridOf(["####", "####", "####"]), 1, SIZES), [null]);
});

Deno.test("two spaces joined by an open doorway are not one room, a niche is", () => {
  const wide = "#" + "0".repeat(12) + "#";
  const neck = "#####000######";
  const rows = (second: number) => [
    "#".repeat(14),
    ...repeat(wide, 12),
    neck,
    ...repeat(wide, second),
    "#".repeat(14),
  ];
  assert.deepEqual(closedAreas(gridOf(rows(12)), 1, SIZES), [null]);
  const [withNiche] = closedAreas(gridOf(rows(2)), 1, SIZES);
  assert.ok(withNiche !== null && withNiche > 144 * 4);
});

Deno.test("hollows of walls are no floor", () => {
  const room = repeat("#" + "0".repeat(8) + "#", 8);
  const plain = gridOf(["#".repeat(10), ...room, "#".repeat(10)]);
  const hollow = gridOf(["#".repeat(10), ...room, "###0######", "#00000000#", "#".repeat(10)]);
  const [a] = closedAreas(plain, 1, { neckPt: 8, wallPt: 4 });
  const [b] = closedAreas(hollow, 1, { neckPt: 8, wallPt: 4 });
  assert.ok(a !== null && b !== null && Math.abs(a - b) <= 4, `${a} ${b}`);
});
