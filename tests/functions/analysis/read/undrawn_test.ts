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
