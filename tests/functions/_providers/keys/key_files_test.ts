import assert from "node:assert/strict";
import {
  loadSealKeys,
  loadSecret,
  openKeys,
  packKeys,
  readOrMake,
} from "../../../../functions/_providers/keys/key_files.ts";

const now = () => new Date("2026-11-21T12:00:00Z");

async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "flclear-keys-" });
  try {
    await run(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("processes that start at once end up with the same keys", () =>
  withFolder(async (folder) => {
    const starts = await Promise.all(
      Array.from({ length: 20 }, async () => ({
        seals: (await loadSealKeys(`${folder}/keys`, now)).map((it) => it.kid),
        secret: (await loadSecret(`${folder}/keys`, "session")).toHex(),
      })),
    );
    assert.equal(new Set(starts.map((it) => JSON.stringify(it))).size, 1);
    assert.equal(starts[0].seals.length, 1);
    const names = [...Deno.readDirSync(`${folder}/keys`)].map((it) => it.name).sort();
    assert.deepEqual(names, ["report-seal.jwk", "session.key"]);
    const { mode } = await Deno.stat(`${folder}/keys/session.key`);
    assert.equal(mode! & 0o077, 0, "others can't read it");
  }));

Deno.test("packed keys are the same keys on another machine, without the database's own", () =>
  withFolder(async (folder) => {
    const [seal] = await loadSealKeys(folder, now);
    const secret = await loadSecret(folder, "session");
    await readOrMake(folder, "report-signing.json", () => "{}");
    await Deno.writeTextFile(`${folder}/backend.json`, "{}");
    const place = openKeys("/nowhere", await packKeys(folder));
    assert.equal((await loadSealKeys(place, now))[0].kid, seal.kid);
    assert.deepEqual(await loadSecret(place, "session"), secret);
    assert.equal(await readOrMake(place, "report-signing.json", () => "other"), "{}");
    assert.ok(typeof place !== "string" && !("backend.json" in place.files));
  }));

Deno.test("a key missing from the bundle is an error, never a new key", async () => {
  await withFolder(async (folder) => {
    await loadSecret(folder, "session");
    const place = openKeys("/nowhere", await packKeys(folder));
    await assert.rejects(loadSealKeys(place, now), /SERVER_KEYS has no report-seal\.jwk/);
  });
  assert.throws(() => openKeys("/nowhere", "not a bundle"), /deno task keys/);
});
