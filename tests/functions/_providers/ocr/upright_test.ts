import assert from "node:assert/strict";
import type { GreyImage } from "../../../../functions/_providers/ocr/image.ts";
import { findLetters } from "../../../../functions/_providers/ocr/letters.ts";
import type { OcrModels } from "../../../../functions/_providers/ocr/models.ts";
import { detectBothWays } from "../../../../functions/_providers/ocr/upright.ts";

const SIDE = 256;

/** Ink, each island `[left, top, width, height]`, on white paper. */
function draw(islands: readonly number[][]): GreyImage {
  const pixels = new Uint8Array(SIDE * SIDE).fill(255);
  for (const [left, top, width, height] of islands) {
    for (let y = top; y < top + height; y++) {
      pixels.fill(0, y * SIDE + left, y * SIDE + left + width);
    }
  }
  return { width: SIDE, height: SIDE, pixels };
}

/** A detector that sees lettering around each row of pixels from its first ink to its last, where that is long. */
const levelAlone: Pick<OcrModels, "detect"> = {
  detect(input, height, width) {
    const found = new Float32Array(height * width);
    for (let y = 0; y < height; y++) {
      const row = input.subarray(y * width, (y + 1) * width);
      const [from, to] = [row.findIndex((it) => it < 0), row.findLastIndex((it) => it < 0)];
      if (to - from <= 60) continue;
      for (const near of [y - 1, y, y + 1]) {
        found.fill(0.9, near * width + from, near * width + to + 1);
      }
    }
    return Promise.resolve(found);
  },
};

const letters = (places: readonly number[][], width: number, height: number) =>
  draw(places.map(([left, top]) => [left, top, width, height]));
const steps = [0, 16, 32, 48, 64, 80];

async function boxesOf(image: GreyImage) {
  const given = { image, places: null, blobs: findLetters(image) };
  const { boxes } = await detectBothWays(given, levelAlone as OcrModels, () => true);
  return boxes.map(({ cx, cy, width, height }) => ({ cx, cy, isUpright: height > width }));
}

Deno.test("lettering that runs upwards is found where it stands, level lettering once", async () => {
  const upright = steps.map((at) => [200, 100 + at]);
  const level = steps.map((at) => [20 + at, 40]);
  assert.deepEqual(await boxesOf(letters([...upright, ...level], 10, 10)), [
    { cx: 65, cy: 45, isUpright: false },
    { cx: 205, cy: 145, isUpright: true },
  ]);
});

Deno.test("short level words under each other are no line that runs upwards", async () => {
  const column = steps.flatMap((at) => [[200, 100 + at], [208, 100 + at]]);
  assert.deepEqual(await boxesOf(letters(column, 6, 10)), []);
});
