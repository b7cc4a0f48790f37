import assert from "node:assert/strict";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { DURABLE_PARAMS } from "../../../../../functions/_providers/supabase/embedded/engine_params.ts";
import { flushToDisk } from "../../../../../functions/_providers/supabase/embedded/flush.ts";
import { shortenLog } from "../../../../../functions/_providers/supabase/embedded/short_log.ts";

const SEGMENT = 16 * 2 ** 20;

Deno.test("a durable database goes on past a file of its log, and its log is cut short", async () => {
  const folder = await Deno.makeTempDir({ prefix: "flclear-log-" });
  const connection = await createPgliteConnection({
    url: `${folder}/database`,
    pgliteOptions: { startParams: DURABLE_PARAMS },
  });
  const { driver } = connection;
  try {
    await driver.waitReady;
    flushToDisk(driver);
    const exec = async (sql: string) => ({
      rows: (await driver.exec(sql)).at(-1)!.rows as Record<string, unknown>[],
    });
    const files = () =>
      [...Deno.readDirSync(`${folder}/database/pg_wal`)].filter((it) => it.isFile).length;
    await exec("create table notes (words text)");
    for (let n = 1; n <= 8; n++) {
      await exec(`insert into notes values ('${n}')`);
      await exec("select pg_switch_wal()");
    }
    assert.equal((await exec("select words from notes")).rows.length, 8);
    const before = files();
    assert.ok(before >= 8, `${before} files`);

    assert.equal(await shortenLog(exec, 2 * SEGMENT), true);
    assert.ok(files() < before, `${files()} files of ${before}`);
    assert.equal(await shortenLog(exec, 2 * SEGMENT), false);
  } finally {
    await connection.close();
    // The engine sets the exit code of the process when it makes a database.
    Deno.exitCode = 0;
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("what cannot be put on the disk is an error number, never an exception inside the engine", () => {
  const stream_ops: { fsync?: (stream: { node: unknown; nfd?: number }) => number } = {};
  const realPath = (node: unknown) => String(node);
  flushToDisk({ Module: { FS: { filesystems: { NODEFS: { stream_ops, realPath } } } } });
  assert.equal(stream_ops.fsync!({ node: "/" }), 0, "a folder");
  assert.equal(stream_ops.fsync!({ node: "/no such folder" }), 29);
  assert.equal(stream_ops.fsync!({ node: "/", nfd: 99_999 }), 29);
});
