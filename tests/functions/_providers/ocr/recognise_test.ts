import assert from "node:assert/strict";
import { textOf } from "../../../../functions/_providers/ocr/mend.ts";
import type { OcrModels } from "../../../../functions/_providers/ocr/models.ts";
import { recogniseBoxes } from "../../../../functions/_providers/ocr/recognise.ts";

const LETTERS = ["8", "A", "'"];

/** Reads what models see: at each step the sign they are surest of, or a faint mark under blank paper. */
async function readSteps(signs: readonly string[]): Promise<string> {
  const classes = LETTERS.length + 1;
  const values = new Float32Array(signs.length * classes);
  signs.forEach((sign, step) => {
    const isFaint = sign === "'";
    values[step * classes] = isFaint ? 0.7 : 0.05;
    values[step * classes + 1 + LETTERS.indexOf(sign)] = isFaint ? 0.25 : 0.9;
  });
  const models = {
    letters: LETTERS.map((text, i) => ({ index: i + 1, text })),
    recognise: () => Promise.resolve({ steps: signs.length, classes, values }),
  } as unknown as OcrModels;
  const image = { width: 96, height: 48, pixels: new Uint8Array(96 * 48) };
  const box = { cx: 48, cy: 24, width: 96, height: 48, angleDeg: 0 };
  const [read] = await recogniseBoxes(image, [box], models, () => true);
  return textOf(read!.letters);
}

Deno.test("a faint mark counts behind a figure alone", async () => {
  assert.equal(await readSteps(["8", "'"]), "8'");
  assert.equal(await readSteps(["A", "'"]), "A");
});
