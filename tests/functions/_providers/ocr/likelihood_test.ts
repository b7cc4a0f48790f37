import assert from "node:assert/strict";
import { likelihoodOf } from "../../../../functions/_providers/ocr/likelihood.ts";

/** Two letters beside the blank; each row is a step. */
const shares = (...rows: number[][]) => ({
  values: Float32Array.from(rows.flat()),
  shape: { steps: rows.length, classes: 3 },
});

const CASES: { name: string; rows: number[][]; said: number[]; is: number }[] = [
  { name: "one step of one letter", rows: [[0.2, 0.7, 0.1]], said: [1], is: 0.7 },
  { name: "no letter", rows: [[0.5, 0.5, 0], [0.4, 0.6, 0]], said: [], is: 0.2 },
  // Blank and letter in either order, or the letter twice.
  { name: "all ways of one letter", rows: [[0.5, 0.5, 0], [0.4, 0.6, 0]], said: [1], is: 0.8 },
  { name: "two letters", rows: [[0.1, 0.9, 0], [0.1, 0, 0.9]], said: [1, 2], is: 0.81 },
  { name: "one letter twice needs a blank", rows: [[0, 1, 0], [0, 1, 0]], said: [1, 1], is: 0 },
  { name: "a letter passed over", rows: [[0.1, 0.9, 0], [0.6, 0, 0.4]], said: [1], is: 0.54 },
];
for (const { name, rows, said, is } of CASES) {
  Deno.test(`likelihoodOf() of ${name}`, () => {
    const { values, shape } = shares(...rows);
    assert.ok(Math.abs(likelihoodOf(values, shape, said) - is) < 1e-6);
  });
}
