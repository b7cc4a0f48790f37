/** A backup is a moment of the data directory, and a restored one goes on where it was. */
import assert from "node:assert/strict";
import { PROJECT_FIELDS, projectForm, tinyPdf } from "../../fakes/product.ts";
import { startServer } from "../../fakes/server_process.ts";

async function cli(name: string, args: string[], dataDir: string) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", `functions/cli/${name}.ts`, ...args],
    cwd: new URL("../../../", import.meta.url),
    env: { DATA_DIR: dataDir, NO_COLOR: "1" },
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, output: text(stdout) + text(stderr) };
}

/** What other users of the machine may do anything with. */
async function openToOthers(folder: string): Promise<string[]> {
  const open: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    const info = await Deno.stat(path).catch(() => null);
    if (info && (info.mode! & 0o077) !== 0) open.push(path);
    if (info && isDirectory) open.push(...await openToOthers(path));
  }
  return open;
}

Deno.test("accounts, files and sessions are there after a restore, and nothing is overwritten", async () => {
  const folder = await Deno.makeTempDir({ prefix: "flclear-backup-" });
  const [dataDir, copy, other] = ["data", "copy", "other"].map((it) => `${folder}/${it}`);
  const web = { args: ["--role=web"] };
  try {
    const server = await startServer({ dataDir, ...web });
    assert.deepEqual(await openToOthers(dataDir), [], "a first start leaves nothing open");
    const registered = await fetch(`${server.url}/api/auth/register`, {
      method: "POST",
      body: JSON.stringify({ name: "Ann", email: "ann@example.com", password: "Gr4phiteRoof" }),
    });
    const { token } = await registered.json();
    const headers = { authorization: `Bearer ${token}` };
    const bytes = tinyPdf("kept");
    const created = await fetch(`${server.url}/api/projects`, {
      method: "POST",
      headers,
      body: projectForm(PROJECT_FIELDS, [{ name: "plan.pdf", bytes }]),
    });
    assert.equal(created.status, 201);
    const { id } = await created.json();

    const made = await cli("backup", [copy], dataDir);
    assert.equal(made.code, 0, made.output);
    assert.match(made.output, /Backed up \d+ files/);
    // The server goes on, and nothing of the copy stays in its folder.
    assert.equal((await fetch(`${server.url}/api/projects/${id}`, { headers })).status, 200);
    const names = [...Deno.readDirSync(dataDir)].map((it) => it.name);
    assert.deepEqual(names.filter((it) => it.startsWith("copy-")), []);
    const later = await fetch(`${server.url}/api/projects`, {
      method: "POST",
      headers,
      body: projectForm(PROJECT_FIELDS, [{ name: "later.pdf", bytes: tinyPdf("later") }]),
    });
    assert.equal(later.status, 201);
    const laterId = (await later.json()).id;
    await server.stop();
    const still = await cli("backup", [`${folder}/still`], dataDir);
    assert.equal(still.code, 0, still.output);
    const again = await cli("backup", [copy], dataDir);
    assert.match(again.output, /Nothing is overwritten/);
    const over = await cli("restore", [copy], dataDir);
    assert.equal(over.code, 1);
    assert.match(over.output, /Nothing is overwritten/);

    const restored = await cli("restore", [copy], other);
    assert.equal(restored.code, 0, restored.output);
    assert.deepEqual(await openToOthers(other), [], "nor does a restore");
    const second = await startServer({ dataDir: other, ...web });
    // The same token still works: session, session key and account came along.
    const files = await fetch(`${second.url}/api/projects/${id}/files`, { headers });
    const [file] = await files.json();
    assert.deepEqual(
      await (await fetch(`${second.url}${file.fileUrl}`, { headers })).bytes(),
      bytes,
    );
    const after = await fetch(`${second.url}/api/projects/${laterId}`, { headers });
    assert.equal(after.status, 404, "a backup is of its moment");
    const login = await fetch(`${second.url}/api/auth/login`, {
      method: "POST",
      body: JSON.stringify({ email: "ann@example.com", password: "Gr4phiteRoof" }),
    });
    assert.equal(login.status, 200);
    await second.stop();
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a damaged or unfinished backup is refused before anything is made", async () => {
  const folder = await Deno.makeTempDir({ prefix: "flclear-backup-" });
  const [dataDir, copy, other] = ["data", "copy", "other"].map((it) => `${folder}/${it}`);
  try {
    await Deno.mkdir(`${dataDir}/keys`, { recursive: true });
    await Deno.mkdir(`${dataDir}/database/empty`, { recursive: true });
    await Deno.writeTextFile(`${dataDir}/keys/session.key`, "secret");
    assert.equal((await cli("backup", [copy], dataDir)).code, 0);
    await Deno.writeTextFile(`${copy}/keys/session.key`, "sEcret");
    const damaged = await cli("restore", [copy], other);
    assert.equal(damaged.code, 1);
    assert.match(damaged.output, /keys\/session\.key is not what was backed up/);
    await assert.rejects(Deno.stat(other));

    await Deno.writeTextFile(`${copy}/keys/session.key`, "secret");
    assert.equal((await cli("restore", [copy], other)).code, 0);
    assert.ok((await Deno.stat(`${other}/database/empty`)).isDirectory, "empty folders count");

    const list = JSON.parse(await Deno.readTextFile(`${copy}/backup.json`));
    list.files[0].path = "keys/../../outside";
    await Deno.writeTextFile(`${copy}/backup.json`, JSON.stringify(list));
    assert.match((await cli("restore", [copy], `${folder}/x`)).output, /outside of it/);
    await Deno.remove(`${copy}/backup.json`);
    assert.match((await cli("restore", [copy], `${folder}/x`)).output, /no complete backup/);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
