import assert from "node:assert/strict";
import {
  flushBody,
  flushName,
} from "../../../../../functions/_providers/supabase/embedded/flush.ts";
import { createObjectFiles } from "../../../../../functions/_providers/supabase/embedded/object_files.ts";
import { answerInParts } from "../../../../../functions/_providers/supabase/embedded/object_ranges.ts";
import {
  readSpooled,
  spoolStream,
} from "../../../../../functions/_providers/supabase/embedded/spool.ts";

Deno.test("an object is on the disk before it has its name, and its name before the answer, however it came", async () => {
  const folder = await Deno.makeTempDir({ prefix: "flclear-objects-" });
  const flushed: string[] = [];
  const files = createObjectFiles(`${folder}/objects`, {
    async body(path) {
      assert.match(path, /\.part$/);
      flushed.push(await Deno.readTextFile(path));
      await flushBody(path);
    },
    name(path, root) {
      flushed.push(`${path.slice(folder.length)} ${Deno.readTextFileSync(path)}`);
      flushName(path, root);
    },
  });
  const upload = (key: string, body: unknown) =>
    files.uploadObject("plans", key, undefined as never, body as never, "text/plain", "no-cache");
  try {
    await upload("ann/one/a.pdf", "sent");
    const spooled = readSpooled(await spoolStream(folder, new Blob(["spooled"]).stream()));
    await upload("ann/one/b.pdf", spooled);
    const version = undefined as never;
    await files.copyObject("plans", "ann/one/a.pdf", version, "plans", "ann/two/a.pdf", version);
    assert.deepEqual(flushed, [
      "sent",
      "/objects/plans/ann/one/a.pdf sent",
      "spooled",
      "/objects/plans/ann/one/b.pdf spooled",
      "sent",
      "/objects/plans/ann/two/a.pdf sent",
    ]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a part of an object is answered as a part, by both its ends and by what is there of it", async () => {
  const folder = await Deno.makeTempDir({ prefix: "flclear-objects-" });
  const files = createObjectFiles(folder);
  const version = undefined as never;
  const body = "0123456789".repeat(20_000);
  await files.uploadObject("plans", "ann/a.pdf", version, body as never, "text/plain", "no-cache");
  const ask = (range: string | null, method = "GET", path = "/storage/v1/object/plans/ann/a.pdf") =>
    answerInParts(
      new Request(`http://local${path}`, { method, headers: range ? { range } : {} }),
      async () => {
        const found = await files.getObject("plans", "ann/a.pdf", version);
        return new Response(found.body as unknown as ReadableStream);
      },
    );
  try {
    for (
      const [start, end, last] of [
        [0, 0, 0],
        [3, 7, 7],
        [65_530, 131_080, 131_080],
        [199_995, 500_000, 199_999],
      ]
    ) {
      const answer = await ask(`bytes=${start}-${end}`);
      assert.equal(answer.status, 206);
      assert.equal(answer.headers.get("content-range"), `bytes ${start}-${last}/200000`);
      assert.equal(answer.headers.get("content-length"), String(last + 1 - start));
      assert.equal(await answer.text(), body.slice(start, last + 1));
    }
    for (
      const whole of [
        await ask(null),
        await ask("bytes=200000-200001"),
        await ask("bytes=5-4"),
        await ask("bytes=-5"),
        await ask("bytes=0-4", "GET", "/rest/v1/files"),
      ]
    ) {
      assert.equal(whole.status, 200);
      assert.equal((await whole.text()).length, 200_000);
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
