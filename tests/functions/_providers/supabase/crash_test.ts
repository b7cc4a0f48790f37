/** What a process that ends in the middle leaves behind, and what the next start makes of it. */
import assert from "node:assert/strict";
import { linkBackend } from "../../../../functions/_providers/supabase/embedded/link.ts";
import { beginDatabase } from "../../../../functions/_providers/supabase/embedded/first_start.ts";
import { loadBackendSecrets } from "../../../../functions/_providers/supabase/embedded/secrets.ts";
import { sweepFiles } from "../../../../functions/_providers/supabase/embedded/sweep_files.ts";

let folder: string;
Deno.test.beforeEach(async () => {
  folder = await Deno.makeTempDir({ prefix: "flclear-crash-" });
});
Deno.test.afterEach(() => Deno.remove(folder, { recursive: true }));
const names = async (path: string) =>
  (await Array.fromAsync(Deno.readDir(path))).map((it) => it.name).sort();

Deno.test("a first start that was cut off begins anew; a whole database is left alone", async () => {
  const database = `${folder}/database`;
  await beginDatabase(database);
  await Deno.writeTextFile(`${database}/half`, "");
  const finish = await beginDatabase(database);
  assert.deepEqual(await names(database), []);
  await Deno.writeTextFile(`${database}/whole`, "");
  await finish();
  await (await beginDatabase(database))();
  assert.deepEqual(await names(database), ["whole"]);
});

Deno.test("secrets are there whole or not at all", async () => {
  await Deno.mkdir(`${folder}/keys`);
  await Deno.writeTextFile(`${folder}/keys/backend.json.draft`, '{"jwtSe');
  const made = await loadBackendSecrets(folder);
  assert.deepEqual(await loadBackendSecrets(folder), made);
  assert.deepEqual(await names(`${folder}/keys`), ["backend.json"]);
});

Deno.test("files without a row are removed, younger ones and those with a row stay", async () => {
  await Deno.mkdir(`${folder}/plans/ann/one`, { recursive: true });
  await Deno.mkdir(`${folder}/plans/ann/two`, { recursive: true });
  for (const name of ["one/kept.pdf", "two/lost.pdf", "one/half.pdf.part", "one/new.pdf"]) {
    await Deno.writeTextFile(`${folder}/plans/ann/${name}`, "");
    if (name !== "one/new.pdf") await Deno.utime(`${folder}/plans/ann/${name}`, 1, 1);
  }
  const removed = await sweepFiles(
    folder,
    5_000,
    () => Promise.resolve(["plans/ann/one/kept.pdf"]),
  );
  assert.equal(removed, 2);
  assert.deepEqual(await names(`${folder}/plans/ann/one`), ["kept.pdf", "new.pdf"]);
  assert.deepEqual(await names(`${folder}/plans/ann`), ["one"]);
});

Deno.test("a backend that is gone fails what is under way and what comes after", async () => {
  const { port1, port2 } = new MessageChannel();
  const link = linkBackend(port1, folder);
  const waiting = link.fetch("http://backend.test/rest/v1/users");
  // Let it reach the channel first.
  await Promise.resolve();
  setTimeout(() => link.breakOff("gone"), 0);
  await assert.rejects(waiting, /gone/);
  await assert.rejects(link.fetch("http://backend.test/rest/v1/users"), /gone/);
  link.close();
  port2.close();
});
