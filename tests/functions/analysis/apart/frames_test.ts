import assert from "node:assert/strict";
import { readFrames, toFrame } from "../../../../functions/analysis/apart/frames.ts";

const VALUES = [{ a: new Float32Array([1, 2.5]), at: new Date(5) }, null, [new Map([[1, "x"]])]];

Deno.test("messages come through whole, however the stream cuts them", async () => {
  const bytes = new Uint8Array(VALUES.flatMap(toFrame).flatMap((it) => [...it]));
  for (const size of [1, 3, bytes.length]) {
    const pieces = Array.from(
      { length: Math.ceil(bytes.length / size) },
      (_, i) => bytes.slice(i * size, (i + 1) * size),
    );
    assert.deepEqual(await Array.fromAsync(readFrames(ReadableStream.from(pieces))), VALUES);
  }
});

Deno.test("a message that breaks off is none, a length that none has is refused", async () => {
  const [head, body] = toFrame("whole");
  const broken = ReadableStream.from([head, body.slice(0, 3)]);
  assert.deepEqual(await Array.fromAsync(readFrames(broken)), []);
  const huge = ReadableStream.from([new Uint8Array([255, 255, 255, 255])]);
  await assert.rejects(Array.fromAsync(readFrames(huge)), RangeError);
});
