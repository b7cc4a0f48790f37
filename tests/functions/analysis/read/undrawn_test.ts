import assert from "node:assert/strict";
import { undrawn } from "../../../../functions/analysis/read/undrawn.ts";

/** Strokes, each of both ends and a pen. */
const packed = (...strokes: number[][]) => Float32Array.from(strokes.flat());

Deno.test("undrawn() drops traced strokes along which the page draws lines, whole or in pieces", () => {
  const drawn = packed([0, 10, 50, 10, 1], [50, 10, 100, 10, 1], [20, 0, 20, 80, 1]);
  const traced = packed([2, 10.4, 98, 10.4, 1], [19.5, 5, 19.5, 75, 1]);
  assert.equal(undrawn(traced, drawn).length, 0);
});

Deno.test("undrawn() keeps what only the picture shows", () => {
  const drawn = packed([0, 10, 50, 10, 1], [20, 0, 20, 80, 1]);
  const traced = packed(
    [0, 14, 50, 14, 1],
    [0, 10, 100, 10, 1],
    [200, 10, 240, 10, 1],
    [0, 0, 30, 40, 1],
  );
  assert.deepEqual([...undrawn(traced, drawn)], [...traced]);
});

Deno.test("undrawn() keeps all of a page that draws nothing", () => {
  const traced = packed([0, 14, 50, 14, 1]);
  assert.deepEqual([...undrawn(traced, packed())], [...traced]);
});

Deno.test("undrawn() drops what is traced amid a dense drawing of the page, and keeps a table beside it", () => {
  const hatching = Array.from({ length: 40 }, (_, i) => [2 + i, 2, 10 + i, 50, 0.3]);
  const amid = [20, 25, 36, 25, 1];
  const table = Array.from({ length: 6 }, (_, i) => [120, 5 + 7 * i, 158, 5 + 7 * i, 1]);
  assert.deepEqual([...undrawn(packed(amid, ...table), packed(...hatching))], table.flat());
});

Deno.test("undrawn() keeps the walls of a picture over which dimensions and notes are drawn", () => {
  const walls = [[0, 10, 300, 10, 1], [0, 16, 300, 16, 1], [150, 16, 150, 200, 1]];
  const notes = Array.from({ length: 12 }, (_, i) => [10 + 24 * i, 20, 20 + 24 * i, 48, 0.5]);
  const dimension = [0, 30, 300, 30, 0.5];
  assert.deepEqual([...undrawn(packed(...walls), packed(dimension, ...notes))], walls.flat());
});
