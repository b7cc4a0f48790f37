import assert from "node:assert/strict";
import { flushFile } from "../../../../../functions/_providers/supabase/embedded/flush.ts";
import { createObjectFiles } from "../../../../../functions/_providers/supabase/embedded/object_files.ts";
import {
  readSpooled,
  spoolStream,
} from "../../../../../functions/_providers/supabase/embedded/spool.ts";

Deno.test("an object is whole under its name and on the disk before it is answered, however it came", async () => {
  const folder = await Deno.makeTempDir({ prefix: "flclear-objects-" });
  const flushed: string[] = [];
  const files = createObjectFiles(`${folder}/objects`, async (path, root) => {
    flushed.push(`${path.slice(folder.length)} ${await Deno.readTextFile(path)}`);
    await flushFile(path, root);
  });
  const upload = (key: string, body: unknown) =>
    files.uploadObject("plans", key, undefined as never, body as never, "text/plain", "no-cache");
  try {
    await upload("ann/one/a.pdf", "sent");
    const spooled = readSpooled(await spoolStream(folder, new Blob(["spooled"]).stream()));
    await upload("ann/one/b.pdf", spooled);
    assert.deepEqual(flushed, [
      "/objects/plans/ann/one/a.pdf sent",
      "/objects/plans/ann/one/b.pdf spooled",
    ]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
