import assert from "node:assert/strict";
import type { Blob } from "../../../../functions/_providers/ocr/candidates.ts";
import { textOf } from "../../../../functions/_providers/ocr/mend.ts";
import type { OcrModels } from "../../../../functions/_providers/ocr/models.ts";
import { readPassedOver } from "../../../../functions/_providers/ocr/passed_over.ts";

const image = { width: 200, height: 60, pixels: new Uint8Array(200 * 60).fill(255) };

/** Models that read the same in every box; a blank parts its letters. */
function saying(said: string): OcrModels {
  const letters = [...new Set(said)].map((text, i) => ({ index: i + 1, text }));
  const classes = letters.length + 1;
  const steps = 2 * said.length;
  return {
    letters,
    recognise(_input: Float32Array, count: number) {
      const values = new Float32Array(count * steps * classes);
      for (let n = 0; n < count; n++) {
        [...said].forEach((letter, i) => {
          const at = (n * steps + 2 * i) * classes;
          values[at + letters.find((it) => it.text === letter)!.index] = 0.95;
          values[at + classes] = 0.95;
        });
      }
      return Promise.resolve({ steps, classes, values });
    },
  } as unknown as OcrModels;
}

/** Letters of 8 by 12 pixels, one every 11 pixels. */
const row: Blob[] = Array.from({ length: 5 }, (_, i) => ({
  left: 40 + 11 * i,
  right: 48 + 11 * i,
  top: 20,
  bottom: 32,
  ink: 40,
}));

const GIVEN: { name: string; blobs: Blob[]; faint: Blob[]; rows: string[] }[] = [
  { name: "dark letters", blobs: row, faint: row, rows: [`8'-1"`] },
  { name: "gray letters", blobs: [], faint: row, rows: [`8'-1"`] },
  { name: "no letters", blobs: [], faint: [], rows: [] },
];
for (const { name, blobs, faint, rows } of GIVEN) {
  Deno.test(`readPassedOver() gives ${rows.length} row of ${name}`, async () => {
    const given = { blobs, faint, read: [], heightPx: 12 };
    const read = await readPassedOver(image, given, saying(`8'-1"`), () => true);
    assert.deepEqual(read.rows.map(({ letters }) => textOf(letters)), rows);
  });
}

/** Models whose answer hangs on how wide the cut-out is: the first of those at least as wide as asked. */
function sayingByWidth(answers: readonly [upTo: number, said: string][]): OcrModels {
  const models = answers.map(([upTo, said]) => ({ upTo, ...saying(said) }));
  const letters = [...new Set(answers.flatMap(([, said]) => [...said]))]
    .map((text, i) => ({ index: i + 1, text }));
  const classes = letters.length + 1;
  return {
    letters,
    async recognise(input: Float32Array, count: number, width: number) {
      const model = models.find(({ upTo }) => width <= upTo)!;
      const { steps, values } = await model.recognise(input, count, width);
      const own = model.letters.length + 1;
      const spread = new Float32Array(count * steps * classes);
      for (let step = 0; step < count * steps; step++) {
        for (const { index, text } of model.letters) {
          const at = letters.find((it) => it.text === text)!.index;
          spread[step * classes + at] = values[step * own + index];
        }
        spread[step * classes] = values[step * own];
      }
      return { steps, classes, values: spread };
    },
  } as unknown as OcrModels;
}

async function rowsOf(blobs: Blob[], models: OcrModels): Promise<string[]> {
  const given = { blobs, faint: blobs, read: [], heightPx: 12 };
  const { rows } = await readPassedOver(image, given, models, () => true);
  return rows.map(({ letters }) => textOf(letters));
}

Deno.test("readPassedOver() looks for the feet of inches that stand alone, before them", async () => {
  const far: [number, string][] = [[260, `6 1/2"`], [9999, `3'-6 1/2"`]];
  assert.deepEqual(await rowsOf(row, sayingByWidth(far)), [`3'-6 1/2"`]);
  const other: [number, string][] = [[260, `6 1/2"`], [9999, `3'-8 1/2"`]];
  assert.deepEqual(await rowsOf(row, sayingByWidth(other)), [`6 1/2"`]);
});

Deno.test("readPassedOver() takes the lengths of a row apart where the whole row says nothing twice", async () => {
  const two = [40, 51, 62, 84, 95, 106].map((left): Blob => ({
    left,
    right: left + 8,
    top: 20,
    bottom: 32,
    ink: 40,
  }));
  const models = sayingByWidth([[200, `4'-0"`], [240, `4'-0"0'-3"`], [9999, `4'-0"0'-`]]);
  assert.deepEqual(await rowsOf(two, models), [`4'-0"`, `4'-0"`]);
});
