import assert from "node:assert/strict";
import type { OcrResult } from "../../../../functions/_providers/ocr/mod.ts";
import { keepResult, keyOf } from "../../../../functions/analysis/read/ocr_kept.ts";
import { recognise, useOcr } from "../../../../functions/analysis/read/ocr_host.ts";

const pictureOf = (width: number, height: number) => ({
  width,
  height,
  pixels: new Uint8Array(width * height),
  dpi: 150,
  isLettered: true,
  places: null,
  rulings: new Float32Array(),
});

Deno.test("the last use ends after what was asked before, however short before", async () => {
  const picture = pictureOf(4_000, 2_000);
  const end = useOcr();
  let hadTurn = false;
  const noTime = () => {
    hadTurn = true;
    return 0;
  };
  const reading = recognise(picture, noTime, { account: "ann" });
  await end();
  assert.ok(hadTurn);
  assert.deepEqual(await reading, { obstacle: "timeout" });
});

Deno.test("what was read before needs no time", async () => {
  const picture = pictureOf(3, 1);
  const result = { words: [{ text: "PLAN" }], isFinal: true } as OcrResult;
  keepResult(await keyOf(picture, "bob"), result);
  const noTime = () => assert.fail("it was read again");
  assert.deepEqual(await recognise(picture, noTime, { account: "bob" }), { result });
});
