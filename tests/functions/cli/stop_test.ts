/** A server that is asked to end does so soon, also while browsers listen to progress. */
import assert from "node:assert/strict";
import { PROJECT_FIELDS, projectForm, tinyPdf } from "../../fakes/product.ts";
import { registerOn, startServer } from "../../fakes/server_process.ts";

/** Below the ten seconds after which the process would end by force, with another exit code. */
const PATIENCE_MS = 9_000;

Deno.test("an open stream of progress ends with the server, which leaves in order", async () => {
  const folder = await Deno.makeTempDir({ prefix: "flclear-stop-" });
  const server = await startServer({ args: ["--role=web"], dataDir: `${folder}/data` });
  try {
    const { mode } = await Deno.stat(server.dataDir);
    assert.equal(mode! & 0o077, 0, "other users of the machine can't look into the data");
    const headers = await registerOn(server.url);
    const created = await fetch(`${server.url}/api/projects`, {
      method: "POST",
      headers,
      body: projectForm(PROJECT_FIELDS, [{ name: "a.pdf", bytes: tinyPdf() }]),
    });
    const { id } = await created.json();
    const stream = await fetch(`${server.url}/api/projects/${id}/events`, { headers });
    const reader = stream.body!.getReader();
    const first = new TextDecoder().decode((await reader.read()).value);
    assert.match(first, /^event: progress/);
    const startedMs = Date.now();
    const ended = server.stop();
    while (!(await reader.read()).done) { /* What was still on its way. */ }
    assert.equal(await ended, 0, server.output());
    assert.ok(Date.now() - startedMs < PATIENCE_MS);
  } finally {
    await server.kill();
    await Deno.remove(folder, { recursive: true });
  }
});
