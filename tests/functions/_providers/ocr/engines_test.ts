import assert from "node:assert/strict";
import { openEngine } from "../../../../functions/_providers/ocr/engine.ts";
import { readEngineChoice } from "../../../../functions/_providers/ocr/engine_choice.ts";
import {
  type OcrWord,
  recogniseText,
  releaseModels,
} from "../../../../functions/_providers/ocr/mod.ts";
import type { EngineName, OcrEngine } from "../../../../functions/_providers/ocr/port.ts";
import { cutOut, type GreyImage } from "../../../../functions/_providers/ocr/image.ts";
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
  renderGrey,
} from "../../../../functions/_providers/pdf/mod.ts";
import { toPdfBytes } from "../../../../functions/analysis/read/mod.ts";
import { fixture } from "../../analysis/read/compose.ts";

/** Parts of a scanned plan: rooms with tags and doors, and a dimension that runs upright. */
const PARTS = [
  { cx: 2160, cy: 480, width: 720, height: 480, angleDeg: 0 },
  { cx: 250, cy: 1220, width: 400, height: 400, angleDeg: 0 },
];

async function openParts(): Promise<GreyImage[]> {
  const bytes = await toPdfBytes("plan.png", await fixture("retail-plan-150dpi.png"));
  const document = openDocument(await getPdfium(), bytes, "plan.pdf");
  const page = openPage(document, 1, "plan.pdf");
  try {
    const drawn = renderGrey(page, { dpi: 150, grey: true });
    return PARTS.map((part) => cutOut(drawn, part, part.height));
  } finally {
    closePage(page);
    closeDocument(document);
  }
}

async function readWith(choice: EngineName, images: GreyImage[]): Promise<OcrWord[]> {
  await releaseModels();
  const words: OcrWord[] = [];
  for (const image of images) {
    const read = await recogniseText(image, { choice, budgetMs: 600_000 });
    assert.deepEqual([read.engine, read.isComplete], [choice, true]);
    words.push(...read.words);
  }
  await releaseModels();
  return words;
}

Deno.test("both engines read the same words in the same places", async () => {
  const images = await openParts();
  const native = await readWith("native", images);
  const wasm = await readWith("wasm", images);
  const text = native.map((it) => it.text).join(" ");
  for (const known of ["OFFICE", "219 SF", "JANITOR", `100'-0"`]) assert.match(text, RegExp(known));
  assert.equal(wasm.map((it) => it.text).join(" "), text);
  wasm.forEach((word, i) => {
    const other = native[i];
    assert.equal(word.angleDeg, other.angleDeg);
    for (const side of ["x", "y", "width", "height"] as const) {
      assert.ok(
        Math.abs(word.box[side] - other.box[side]) <= 1,
        `${word.text}: ${side} ${word.box[side]}, natively ${other.box[side]}`,
      );
    }
  });
});

const engine = (name: EngineName): OcrEngine => ({
  name,
  open: () => Promise.reject(new Error("not asked here")),
});
const openers = (isInstalled: boolean, loads: boolean) => ({
  native: () =>
    loads ? Promise.resolve(engine("native")) : Promise.reject(new Error("cannot be loaded")),
  wasm: () => Promise.resolve(engine("wasm")),
  hasAddon: () => Promise.resolve(isInstalled),
});

Deno.test("the addon is used where it loads, WebAssembly where it does not", async () => {
  const name = async (isInstalled: boolean, loads: boolean) =>
    (await openEngine({ choice: "auto", threads: 1 }, openers(isInstalled, loads))).name;
  assert.equal(await name(true, true), "native");
  assert.equal(await name(true, false), "wasm");
  assert.equal(await name(false, true), "wasm");
});

Deno.test("a choice is kept: no other engine takes its place", async () => {
  const chosen = await openEngine({ choice: "wasm", threads: 1 }, openers(true, true));
  assert.equal(chosen.name, "wasm");
  await assert.rejects(
    openEngine({ choice: "native", threads: 1 }, openers(true, false)),
    /cannot be loaded/,
  );
});

Deno.test("OCR_ENGINE is native, wasm or left out", () => {
  assert.equal(readEngineChoice(""), "auto");
  assert.equal(readEngineChoice("wasm"), "wasm");
  assert.throws(() => readEngineChoice("gpu"), /OCR_ENGINE is gpu, must be native or wasm/);
});
