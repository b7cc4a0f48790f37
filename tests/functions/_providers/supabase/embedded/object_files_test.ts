import assert from "node:assert/strict";
import {
  flushBody,
  flushName,
} from "../../../../../functions/_providers/supabase/embedded/flush.ts";
import { createObjectFiles } from "../../../../../functions/_providers/supabase/embedded/object_files.ts";
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
