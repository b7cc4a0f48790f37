import assert from "node:assert/strict";
import {
  readSpooled,
  spoolStream,
} from "../../../../../functions/_providers/supabase/embedded/spool.ts";

Deno.test("a stream is spooled piece by piece and reads back the same", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const pieces = [1, 70_000, 0, 65_536].map((length, index) =>
      new Uint8Array(length).fill(index + 1)
    );
    const path = await spoolStream(folder, ReadableStream.from(pieces));
    const expected = new Uint8Array(await new Blob(pieces).arrayBuffer());
    assert.deepEqual(await new Response(readSpooled(path)).bytes(), expected);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a stream that breaks off leaves no file behind", async () => {
  const folder = await Deno.makeTempDir();
  const broken = ReadableStream.from((async function* () {
    yield new Uint8Array(10);
    await Promise.resolve();
    throw new Error("the sender went away");
  })());
  try {
    await assert.rejects(spoolStream(folder, broken), /the sender went away/);
    assert.deepEqual([...Deno.readDirSync(folder)], []);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
