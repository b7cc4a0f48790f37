/** The way up: a data directory moves to a stack that behaves as hosted Supabase, and the product goes on there. */
import assert from "node:assert/strict";
import { openEmbeddedBackend } from "../../../functions/_providers/supabase/embedded/backend.ts";
import { placeObject } from "../../../functions/_providers/supabase/embedded/object_files.ts";
import { loadBackendSecrets } from "../../../functions/_providers/supabase/embedded/secrets.ts";
import { connectBackend } from "../../../functions/_providers/supabase/mod.ts";
import { moveData } from "../../../functions/_providers/supabase/move_data.ts";
import { type HostedStack, openHostedStack } from "../../fakes/hosted_stack.ts";
import { findPostgres, openPostgres } from "../../fakes/postgres_server.ts";
import { PROJECT_FIELDS, projectForm } from "../../fakes/product.ts";
import { startServer } from "../../fakes/server_process.ts";

const SET = new URL("../../fixtures/plans/office-buildout.pdf", import.meta.url);
const WHO = { name: "Ann Lee", email: "ann@example.com", password: "Gr4phiteRoof" };
const DEADLINE_MS = 120_000;

interface Old {
  dataDir: string;
  projectId: string;
  code: string;
  bytes: Uint8Array;
  /** Files kept in it: the plan set, the report, pictures of its evidence. */
  fileCount: number;
}

let old: Old;

async function countFiles(folder: string): Promise<number> {
  let count = 0;
  for await (const entry of Deno.readDir(folder)) {
    count += entry.isDirectory ? await countFiles(`${folder}/${entry.name}`) : 1;
  }
  return count;
}

/** A data directory with one account and one reviewed project. */
Deno.test.beforeAll(async () => {
  const server = await startServer();
  const call = async (path: string, init: RequestInit = {}) =>
    await (await fetch(`${server.url}/api${path}`, init)).json();
  const { token } = await call("/auth/register", { method: "POST", body: JSON.stringify(WHO) });
  const headers = { authorization: `Bearer ${token}` };
  const bytes = await Deno.readFile(SET);
  const { id } = await call("/projects", {
    method: "POST",
    headers,
    body: projectForm(PROJECT_FIELDS, [{ name: "set.pdf", bytes }]),
  });
  const startedMs = Date.now();
  while ((await call(`/projects/${id}/progress`, { headers })).status === "processing") {
    if (Date.now() - startedMs > DEADLINE_MS) throw new Error("The review did not end");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { verificationCode } = await call(`/projects/${id}/report`, { headers });
  assert.equal(await server.stop(), 0);
  const fileCount = await countFiles(`${server.dataDir}/objects`);
  assert.ok(fileCount >= 2, "the plan set and the report");
  old = { dataDir: server.dataDir, projectId: id, code: verificationCode, bytes, fileCount };
});
Deno.test.afterAll(() => Deno.remove(old.dataDir, { recursive: true }));

/** Signs in on the new stack and looks for what was there. */
async function proveMoved(stack: HostedStack): Promise<void> {
  // The keys stay in the data directory; the database in it is not opened any more.
  const web = await startServer({
    dataDir: old.dataDir,
    args: ["--role=web"],
    env: { ...stack.env, PUBLIC_URL: "https://flclear.example" },
  });
  try {
    const login = await fetch(`${web.url}/api/auth/login`, {
      method: "POST",
      body: JSON.stringify({ email: WHO.email, password: WHO.password }),
    });
    assert.equal(login.status, 200, await login.clone().text());
    const headers = { authorization: `Bearer ${(await login.json()).token}` };
    const get = async (path: string) =>
      await (await fetch(`${web.url}/api${path}`, { headers })).json();
    const project = await get(`/projects/${old.projectId}`);
    assert.deepEqual([project.name, project.status], [PROJECT_FIELDS.name, "completed"]);
    const { verificationResult } = await get(`/verify/${old.code}`);
    assert.equal(verificationResult.isValid, true);
    const [file] = await get(`/projects/${old.projectId}/files`);
    const original = await fetch(`${web.url}${file.fileUrl}`, { headers });
    assert.deepEqual(await original.bytes(), old.bytes);
    const pdf = await fetch(`${web.url}/api/projects/${old.projectId}/download-report`, {
      headers,
    });
    assert.equal(pdf.status, 200);
    await pdf.body?.cancel();
    const { usageStats } = await get("/billing/analytics");
    assert.deepEqual([usageStats.projectsUsed, usageStats.monthlyReports], [1, 1]);
  } finally {
    await web.stop();
  }
  const [next] = await stack.sql("select nextval('public.billing_tickets') as n");
  assert.ok(Number(next.n) >= 1);
}

Deno.test("accounts, projects, files and reports move, and a second move is refused", async () => {
  const stack = await openHostedStack();
  const source = await openEmbeddedBackend({
    database: `${old.dataDir}/database`,
    objects: `${old.dataDir}/objects`,
    secrets: await loadBackendSecrets(old.dataDir),
    siteUrl: "http://127.0.0.1",
    sendMail: () => Promise.resolve(),
  });
  const lines: string[] = [];
  const move = () =>
    moveData({
      source: async (sql) => (await source.exec(sql)).rows,
      target: stack.sql,
      open: async (bucket, path) =>
        (await Deno.open(placeObject(`${old.dataDir}/objects`, bucket, path))).readable,
      objects: connectBackend("hosted", {
        url: stack.env.SUPABASE_URL,
        publishableKey: stack.env.SUPABASE_PUBLISHABLE_KEY,
        secretKey: stack.env.SUPABASE_SECRET_KEY,
        fetch,
      }).server,
      print: (line) => lines.push(line),
    });
  try {
    const moved = await move();
    assert.equal(moved.objects, old.fileCount);
    const rowsOf = (table: string) => moved.tables.find((it) => it.table === table)?.rows;
    assert.deepEqual(
      ["auth.users", "public.users", "public.projects", "public.issued_reports"].map(rowsOf),
      [1, 1, 1, 1],
    );
    assert.equal(rowsOf("public.sessions"), undefined);
    await assert.rejects(move(), /Nothing is overwritten/);
    await source.close();
    await proveMoved(stack);
  } finally {
    await stack.close();
  }
});

const programs = findPostgres();
Deno.test({
  name: "`deno task migrate-to-supabase` moves to a PostgreSQL server over its connection string",
  ignore: programs === null,
  async fn() {
    const server = await openPostgres(programs!);
    await server.createDatabase("hosted");
    const stack = await openHostedStack(server.url("hosted"));
    try {
      const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
        args: ["run", "-A", "--no-check", "functions/cli/migrate_to_supabase.ts"],
        cwd: new URL("../../../", import.meta.url),
        env: {
          ...stack.env,
          SUPABASE_DB_URL: server.url("hosted"),
          DATA_DIR: old.dataDir,
          NO_COLOR: "1",
        },
      }).output();
      const text = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
      assert.equal(code, 0, text);
      assert.ok(text.includes(`Moved ${old.fileCount} files`), text);
      assert.match(text, /public\.projects: 1 rows/);
      await proveMoved(stack);
    } finally {
      await stack.close();
      await server.close();
    }
  },
});
