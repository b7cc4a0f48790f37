/**
 * The product on a stack that behaves as hosted Supabase: web and worker as processes of their own, each with
 * its own data directory, sharing nothing but the stack and the keys. On the engine in the stack's process,
 * and on a PostgreSQL server where the machine has one.
 */
import assert from "node:assert/strict";
import { openHostedStack } from "../../fakes/hosted_stack.ts";
import { findPostgres, openPostgres } from "../../fakes/postgres_server.ts";
import { PROJECT_FIELDS, projectForm } from "../../fakes/product.ts";
import { type ServerProcess, startServer } from "../../fakes/server_process.ts";

const SET = new URL("../../fixtures/plans/office-buildout.pdf", import.meta.url);
const DEADLINE_MS = 120_000;
const WORKER_READY = /\n {2}kv: /;

async function makeKeys(): Promise<string> {
  const dataDir = await Deno.makeTempDir({ prefix: "flclear-keys-" });
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "functions/cli/print_keys.ts"],
    cwd: new URL("../../../", import.meta.url),
    env: { DATA_DIR: dataDir },
  }).output();
  await Deno.remove(dataDir, { recursive: true });
  return new TextDecoder().decode(stdout).trim();
}

/** Asks until the answer is what is waited for. */
async function waitFor<T>(ask: () => Promise<T>, isThere: (answer: T) => boolean): Promise<T> {
  const startedMs = Date.now();
  for (;;) {
    const answer = await ask();
    if (isThere(answer)) return answer;
    if (Date.now() - startedMs > DEADLINE_MS) {
      throw new Error(`It did not get there in time: ${JSON.stringify(answer)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function proveHosted(database?: string): Promise<void> {
  const stack = await openHostedStack(database);
  const env = {
    ...stack.env,
    SERVER_KEYS: await makeKeys(),
    PUBLIC_URL: "https://flclear.example",
  };
  const startWorker = () =>
    startServer({
      args: ["--role=worker"],
      env: { ...env, ANALYSIS_SLOTS: "1" },
      readyLine: WORKER_READY,
    });
  const processes: ServerProcess[] = [];
  const start = async (starting: Promise<ServerProcess>) => {
    const started = await starting;
    processes.push(started);
    return started;
  };
  try {
    const web = await start(startServer({ args: ["--role=web"], env }));
    const call = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${web.url}/api${path}`, init);
      return { status: answer.status, body: await answer.json() };
    };
    const who = { name: "Ann Lee", email: "ann@example.com", password: "Gr4phiteRoof" };
    const registered = await call("/auth/register", { method: "POST", body: JSON.stringify(who) });
    assert.equal(registered.status, 201, JSON.stringify(registered.body));
    const headers = { authorization: `Bearer ${registered.body.token}` };
    const again = await call("/auth/register", { method: "POST", body: JSON.stringify(who) });
    assert.equal(again.body.code, "user_already_exists");
    const bytes = await Deno.readFile(SET);
    const created = await call("/projects", {
      method: "POST",
      headers,
      body: projectForm(PROJECT_FIELDS, [{ name: "set.pdf", bytes }]),
    });
    assert.equal(created.status, 201, JSON.stringify(created.body));
    const { id } = created.body;

    // A worker asked to stop hands back what it holds, and the attempt is not counted.
    const first = await start(startWorker());
    await waitFor(
      () => stack.sql(`select pages_done done from public.projects where id = '${id}'`),
      ([row]) => Number(row.done) >= 1,
    );
    assert.equal(await first.stop(), 0, first.output());
    const jobs = await stack.sql(
      `select state, attempts from jobs.job where project_id = '${id}' and state <> 'done'`,
    );
    assert.ok(jobs.length > 0, "it was stopped in the middle");
    assert.ok(jobs.every((it) => it.state === "ready" && it.attempts === 0), JSON.stringify(jobs));

    await start(startWorker());
    const { body: progress } = await waitFor(
      () => call(`/projects/${id}/progress`, { headers }),
      ({ body }) => body.status !== "processing",
    );
    assert.equal(progress.status, "completed", processes.map((it) => it.output()).join("\n"));
    const { body: report } = await call(`/projects/${id}/report`, { headers });
    // Sealed by the worker, verified by the web process: they share the keys of the environment.
    const { body: verified } = await call(`/verify/${report.verificationCode}`);
    assert.equal(verified.verificationResult.isValid, true);
    const pdf = await fetch(`${web.url}/api/projects/${id}/download-report`, { headers });
    assert.equal(new TextDecoder("latin1").decode((await pdf.bytes()).slice(0, 5)), "%PDF-");
    const { body: [file] } = await call(`/projects/${id}/files`, { headers });
    const original = await fetch(`${web.url}${file.fileUrl}`, { headers });
    assert.deepEqual(await original.bytes(), bytes);
    const part = await fetch(`${web.url}${file.fileUrl}`, {
      headers: { ...headers, range: "bytes=10-19" },
    });
    assert.equal(part.status, 206);
    assert.deepEqual(await part.bytes(), bytes.slice(10, 20));

    const gone = await call("/account", {
      method: "DELETE",
      headers,
      body: JSON.stringify({ password: who.password }),
    });
    assert.equal(gone.status, 200, JSON.stringify(gone.body));
    const [left] = await stack.sql(
      `select (select count(*)::int from auth.users) accounts, (select count(*)::int from public.users) profiles,
         (select count(*)::int from public.projects) projects, (select count(*)::int from public.compliance_reports) reports,
         (select count(*)::int from storage.objects) objects, (select count(*)::int from public.issued_reports) issued`,
    );
    const nothing = { accounts: 0, profiles: 0, projects: 0, reports: 0, objects: 0 };
    assert.deepEqual(left, { ...nothing, issued: 1 });
  } finally {
    for (const it of processes) {
      await it.kill();
      await Deno.remove(it.dataDir, { recursive: true });
    }
    await stack.close();
  }
}

Deno.test("web and worker apart, on a stack that behaves as hosted Supabase", () => proveHosted());

const programs = findPostgres();
Deno.test({
  name: "web and worker apart, on hosted interfaces over a PostgreSQL server",
  ignore: programs === null,
  async fn() {
    const server = await openPostgres(programs!);
    try {
      await server.createDatabase("hosted");
      await proveHosted(server.url("hosted"));
    } finally {
      await server.close();
    }
  },
});
