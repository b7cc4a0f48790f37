import assert from "node:assert/strict";
import { DARK, inkFinder } from "../../../../functions/_providers/ocr/ink.ts";

/** Numbers that are the same each time. */
function* numbers(): Generator<number> {
  for (let seed = 7;;) yield seed = (seed * 48_271) % 2_147_483_647;
}

Deno.test("ink is found where the first dark pixel lies, wherever pixels begin in memory", () => {
  const next = numbers();
  const memory = Uint8Array.from(
    { length: 4_000 },
    () => {
      const it = next.next().value!;
      return it % 23 === 0 ? it % 256 : DARK + it % (256 - DARK);
    },
  );
  for (const shift of [0, 1, 2, 3, 4]) {
    const pixels = memory.subarray(shift);
    const find = inkFinder(pixels);
    for (let from = 0; from < pixels.length; from += 3) {
      const to = Math.min(pixels.length, from + from % 90);
      const dark = pixels.subarray(from, to).findIndex((it) => it < DARK);
      assert.equal(find(from, to), dark === -1 ? to : from + dark, `${shift}: ${from} to ${to}`);
    }
  }
});

Deno.test("a pixel as light as paper is no ink, one step darker is", () => {
  for (const place of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    const pixels = new Uint8Array(9).fill(DARK);
    assert.equal(inkFinder(pixels)(0, 9), 9);
    pixels[place] = DARK - 1;
    assert.equal(inkFinder(pixels)(0, 9), place);
    assert.equal(inkFinder(pixels)(0, place), place);
    pixels[place] = 0;
    assert.equal(inkFinder(pixels.fill(255, place + 1))(0, 9), place);
  }
});
