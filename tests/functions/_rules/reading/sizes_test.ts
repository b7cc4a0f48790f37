import assert from "node:assert/strict";
import { sizesIn } from "../../../../functions/_rules/measure.ts";

for (
  const [text, a, b] of [
    ['SHOWER 28" x 30"', 28, 30],
    ["28 X 32 SHOWER", 28, 32],
    ["ISLAND 4'-0\" x 8'-0\"", 48, 96],
    ["PLATFORM 30 in x 30 in", 30, 30],
    ["SPACE 12' X 20'", 144, 240],
    ['STALL 60" WIDE X 59" DEEP', 60, 59],
  ] as const
) {
  Deno.test(`sizesIn() reads the size in ${text}`, () => {
    assert.deepEqual(sizesIn(text).map((it) => [it.a, it.b]), [[a, b]]);
  });
}
