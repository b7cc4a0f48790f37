import assert from "node:assert/strict";
import type { OcrResult } from "../../../../functions/_providers/ocr/mod.ts";
import { findKept, keepResult, keyOf } from "../../../../functions/analysis/read/ocr_kept.ts";

const picture = (ink: number) => ({
  width: 2,
  height: 1,
  pixels: new Uint8Array([255, ink]),
  dpi: 150,
  isLettered: true,
  places: null,
  rulings: new Float32Array(),
});
const read = (text: string, isFinal = true) =>
  ({ words: [{ text }], isComplete: true, isFinal }) as unknown as OcrResult;

Deno.test("what was read on a picture is found again by its content, for the same account", async () => {
  const key = await keyOf(picture(1), "ann");
  keepResult(key, read("PLAN"));
  assert.equal(findKept(await keyOf(picture(1), "ann"))?.words[0].text, "PLAN");
  assert.equal(findKept(await keyOf(picture(2), "ann")), null);
  assert.equal(findKept(await keyOf(picture(1), "bob")), null);
});

Deno.test("what time cut short is read again", async () => {
  const key = await keyOf(picture(3), null);
  keepResult(key, read("PL", false));
  assert.equal(findKept(key), null);
});

Deno.test("of many results those asked for last are kept", () => {
  const keys = Array.from({ length: 64 }, (_, i) => `many ${i}`);
  for (const key of keys) keepResult(key, read(key));
  assert.ok(findKept(keys[0]));
  keepResult("one more", read("more"));
  assert.ok(findKept(keys[0]));
  assert.equal(findKept(keys[1]), null);
});
