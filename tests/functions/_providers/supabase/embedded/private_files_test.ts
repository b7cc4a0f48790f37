import assert from "node:assert/strict";
import { restore } from "../../../../../functions/_providers/supabase/embedded/backup.ts";
import { makePrivate } from "../../../../../functions/_providers/supabase/embedded/private_files.ts";
import { sha256Hex } from "../../../../../functions/_shared/seal.ts";

const ignore = Deno.build.os === "windows";
const modeOf = async (path: string) => ((await Deno.stat(path)).mode! & 0o777).toString(8);

Deno.test({
  name: "a folder others could read is closed to them, with everything in it",
  ignore,
  async fn() {
    const folder = await Deno.makeTempDir();
    await Deno.mkdir(`${folder}/objects/plans`, { recursive: true });
    await Deno.writeTextFile(`${folder}/objects/plans/a.pdf`, "plan");
    for (const path of ["", "/objects", "/objects/plans"]) await Deno.chmod(folder + path, 0o777);
    await Deno.chmod(`${folder}/objects/plans/a.pdf`, 0o666);
    assert.equal(await makePrivate(folder), 4);
    assert.deepEqual(
      [await modeOf(folder), await modeOf(`${folder}/objects/plans/a.pdf`)],
      ["700", "600"],
    );
    assert.equal(await makePrivate(folder), 0);
    await Deno.remove(folder, { recursive: true });
  },
});

Deno.test({
  name: "what is restored is its owner's alone, whatever the backup was",
  ignore,
  async fn() {
    const source = await Deno.makeTempDir();
    await Deno.mkdir(`${source}/objects`);
    await Deno.writeTextFile(`${source}/objects/a.pdf`, "plan");
    await Deno.chmod(`${source}/objects/a.pdf`, 0o644);
    const file = { path: "objects/a.pdf", size: 4, sha256: await sha256Hex("plan") };
    const list = { format: 1, createdAt: "2026-01-01", folders: ["objects"], files: [file] };
    await Deno.writeTextFile(`${source}/backup.json`, JSON.stringify(list));
    const parent = await Deno.makeTempDir();
    const target = `${parent}/data`;
    await restore(source, target);
    const paths = ["", "/objects", "/objects/a.pdf"];
    assert.deepEqual(
      await Promise.all(paths.map((it) => modeOf(target + it))),
      ["700", "700", "600"],
    );
    for (const it of [source, parent]) await Deno.remove(it, { recursive: true });
  },
});
