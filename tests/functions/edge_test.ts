/**
 * The edge: `/api` and the worker as functions of `supabase/config.toml`, and the whole product as one fetch
 * handler, each in a runtime without processes, foreign code, threads and a disk, and with no permission for
 * any of them.
 */
import assert from "node:assert/strict";
import { type HostedStack, openHostedStack } from "../fakes/hosted_stack.ts";
import { PROJECT_FIELDS, projectForm } from "../fakes/product.ts";

const ROOT = new URL("../../", import.meta.url);
const CONFIG = await Deno.readTextFile(new URL("supabase/config.toml", ROOT));
const SET = new URL("tests/fixtures/plans/office-buildout.pdf", ROOT);

/** Path of a function's program, from the configuration the Supabase CLI reads. */
function entryPoint(name: string): string {
  const found = new RegExp(`\\[functions\\.${name}\\][^[]*?entrypoint = "\\.\\./([^"]+)"`).exec(
    CONFIG,
  );
  assert.ok(found, `functions.${name} has no entry point`);
  return found[1];
}

let stack: HostedStack;
let env: Record<string, string>;

Deno.test.beforeAll(async () => {
  stack = await openHostedStack();
  const dataDir = await Deno.makeTempDir({ prefix: "flclear-keys-" });
  const { stdout } = await deno(["run", "-A", "--no-check", "functions/cli/print_keys.ts"], {
    DATA_DIR: dataDir,
  });
  await Deno.remove(dataDir, { recursive: true });
  env = {
    ...stack.env,
    SERVER_KEYS: stdout.trim(),
    PUBLIC_URL: "http://127.0.0.1",
    DENO_DEPLOYMENT_ID: "test",
    RATE_LIMIT_FACTOR: "1000",
  };
});
Deno.test.afterAll(() => stack.close());

async function deno(args: string[], values: Record<string, string> = {}) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args,
    cwd: ROOT,
    env: { NO_COLOR: "1", ...values },
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: text(stdout), stderr: text(stderr) };
}

/** Runs a program as the edge would, and calls it. */
async function withEdge(
  command: string[],
  use: (url: string, output: () => string) => Promise<void>,
): Promise<void> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      command[0],
      "--no-prompt",
      "--no-check",
      "--cached-only",
      "--preload=tests/fakes/edge_preload.ts",
      "--allow-net=127.0.0.1",
      "--allow-env",
      "--allow-read=.",
      "--deny-write",
      "--deny-run",
      "--deny-ffi",
      "--deny-sys",
      ...command.slice(1),
    ],
    cwd: ROOT,
    env: { ...env, NO_COLOR: "1", DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0" },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let output = "";
  const ready = Promise.withResolvers<string>();
  const read = async (stream: ReadableStream<Uint8Array>) => {
    for await (const piece of stream) {
      output += new TextDecoder().decode(piece);
      const url = /(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (url) ready.resolve(url);
    }
    ready.reject(new Error(`It ended before it listened: ${output}`));
  };
  const reading = Promise.all([read(child.stdout), read(child.stderr)]).catch(() => {});
  try {
    await use(await ready.promise, () => output);
  } finally {
    try {
      child.kill("SIGKILL");
    } catch {
      // It has ended already.
    }
    await child.status;
    await reading;
  }
}

Deno.test("the programs of the edge are type-checked", async () => {
  const paths = [entryPoint("api"), entryPoint("analysis"), "main.ts"];
  const { code, stderr } = await deno(["check", "--quiet", ...paths]);
  assert.equal(code, 0, stderr);
});

Deno.test("a set is uploaded, reviewed and verified on the edge alone", async () => {
  let code = "";
  await withEdge(["run", entryPoint("api")], async (url, output) => {
    const call = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${url}/api${path}`, init);
      return { status: answer.status, body: await answer.json() };
    };
    assert.equal((await call("/health/ready")).status, 200, output());
    const { body: { providers } } = await call("/health");
    assert.deepEqual([providers.backend, providers.kv], ["hosted", "memory"]);
    const registered = await call("/auth/register", {
      method: "POST",
      body: JSON.stringify({ name: "Ann", email: "ann@example.com", password: "Gr4phiteRoof" }),
    });
    assert.equal(registered.status, 201, output());
    const headers = { authorization: `Bearer ${registered.body.token}` };
    const created = await call("/projects", {
      method: "POST",
      headers,
      body: projectForm(PROJECT_FIELDS, [{ name: "set.pdf", bytes: await Deno.readFile(SET) }]),
    });
    assert.equal(created.status, 201, output());
    const { id } = created.body;

    await withEdge(["run", entryPoint("analysis")], async (worker, output) => {
      const refused = await fetch(worker, { method: "POST", headers: { apikey: "a guess" } });
      assert.equal(refused.status, 401);
      assert.equal((await refused.json()).code, "no_authorization");
      const answer = await fetch(worker, {
        method: "POST",
        headers: { authorization: `Bearer ${stack.env.SUPABASE_SECRET_KEY}` },
      });
      assert.equal(answer.status, 200, output());
      assert.ok((await answer.json()).claimed >= 6, "plan, four pages, assembly");
    });
    const { body: progress } = await call(`/projects/${id}/progress`, { headers });
    assert.equal(progress.status, "completed", JSON.stringify(progress));
    code = (await call(`/projects/${id}/report`, { headers })).body.verificationCode;
    const page = await fetch(`${url}/api/projects/${id}/pages/1/image?width=200`, { headers });
    assert.deepEqual([...(await page.bytes()).slice(1, 4)], [0x50, 0x4e, 0x47]);
  });
  assert.match(code, /^FLC-[A-Z0-9]{6}-CERT$/);

  await withEdge(["serve", "--host=127.0.0.1", "--port=0", "main.ts"], async (url, output) => {
    const page = await fetch(`${url}/verify`);
    assert.equal(page.status, 200, output());
    assert.match(await page.text(), /<form/);
    const verified = await fetch(`${url}/verify?code=${code}`);
    assert.equal(verified.status, 200, output());
    assert.match(await verified.text(), new RegExp(code));
    const { verificationResult } = await (await fetch(`${url}/api/verify/${code}`)).json();
    assert.equal(verificationResult.isValid, true);
    assert.equal((await fetch(`${url}/`)).status, 200);
  });
});

Deno.test("where there are neither keys nor a disk, the start says what is missing", async () => {
  const { SERVER_KEYS: _, ...rest } = env;
  env = rest;
  try {
    await withEdge(["run", entryPoint("api")], async (url, output) => {
      assert.equal((await fetch(`${url}/api/health/live`)).status, 500);
      assert.match(output(), /SERVER_KEYS/);
    });
  } finally {
    env = { ...rest, SERVER_KEYS: _ };
  }
});
