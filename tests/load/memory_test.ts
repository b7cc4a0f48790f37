import assert from "node:assert/strict";
import { createFigures } from "./figures.ts";
import { describeMemory } from "./memory.ts";

const MB = 1024 * 1024;
const held = { id: "1", atMs: 0, heapUsed: 60 * MB, heapTotal: 80 * MB, external: 4 * MB, wasm: 0 };

Deno.test("memory is told by what holds it, threads of one kind together", () => {
  const reader = { ...held, name: "read", heapUsed: 10 * MB, heapTotal: 14 * MB, wasm: 18 * MB };
  assert.equal(
    describeMemory(600 * MB, [{ ...held, name: "main" }, reader, { ...reader, id: "2" }]),
    "600 MB: heaps main 60 of 80, read × 2 20 of 28; buffers 12; WebAssembly 36",
  );
  assert.equal(describeMemory(600 * MB, null), "600 MB");
});

Deno.test("growth is told from the second to the last third of a run", () => {
  const figures = createFigures();
  for (const mb of [400, 500, 600, 900, 900, 950, 900, 910, 920]) {
    figures.noteMemory("server", mb * MB);
  }
  assert.deepEqual(figures.growth(), [
    { process: "server", from: 900 * MB, to: 910 * MB, peak: 950 * MB },
  ]);
});
