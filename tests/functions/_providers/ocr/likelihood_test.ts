import assert from "node:assert/strict";
import { logLikelihood } from "../../../../functions/_providers/ocr/likelihood.ts";

const answer = (rows: number[][]) => ({
  values: Float32Array.from(rows.flat()),
  steps: rows.length,
  classes: rows[0].length,
});

const likelihood = (rows: number[][], letters: number[][]) =>
  Math.exp(logLikelihood(answer(rows), letters, { from: 0, to: rows.length }));

const isNear = (value: number, wanted: number) =>
  assert.ok(Math.abs(value - wanted) < 1e-4, `${value}, not ${wanted}`);

Deno.test("all ways to say a letter count", () => {
  // Twice, before paper or behind it: 0.6 · 0.7 + 0.6 · 0.3 + 0.4 · 0.7.
  isNear(likelihood([[0.4, 0.6], [0.3, 0.7]], [[1]]), 0.88);
});

Deno.test("a letter that stands twice needs paper between", () => {
  const rows = [[0.1, 0.9], [0.8, 0.2], [0.1, 0.9]];
  isNear(likelihood(rows, [[1], [1]]), 0.9 * 0.8 * 0.9);
  isNear(likelihood(rows.slice(0, 2), [[1], [1]]), 0);
});

Deno.test("classes that stand for one letter are added, and other steps don't count", () => {
  const rows = [[0, 1, 0], [0.2, 0.5, 0.3], [0, 1, 0]];
  const log = logLikelihood(answer(rows), [[1, 2]], { from: 1, to: 2 });
  isNear(Math.exp(log), 0.8);
});
