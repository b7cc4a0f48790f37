import assert from "node:assert/strict";
import { PROJECT_FIELDS, projectForm, tinyPdf } from "../../fakes/product.ts";
import { registerOn, type ServerProcess, startServer } from "../../fakes/server_process.ts";

const SET = new URL("../../fixtures/plans/office-buildout.pdf", import.meta.url);
const MEGABYTE = 1024 * 1024;
const DEADLINE_MS = 90_000;

interface Progress {
  status: string;
  pagesDone: number;
  pagesTotal: number | null;
}

async function waitFor(
  server: ServerProcess,
  headers: { authorization: string },
  id: string,
  isReached: (progress: Progress) => boolean,
): Promise<Progress> {
  const startedMs = Date.now();
  while (Date.now() - startedMs < DEADLINE_MS) {
    const answer = await fetch(`${server.url}/api/projects/${id}/progress`, { headers });
    const progress: Progress = await answer.json();
    if (isReached(progress)) return progress;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The analysis did not get there in time");
}

Deno.test("an analysis cut off by kill -9 finishes after the next start, nothing lost or doubled", async () => {
  const first = await startServer();
  const headers = await registerOn(first.url);
  const files = [];
  for (const n of [1, 2, 3]) {
    // The same sheets under different bytes: twelve pages, so that there is a middle to cut.
    const bytes = new Uint8Array([
      ...await Deno.readFile(SET),
      ...new TextEncoder().encode(`\n% ${n}\n`),
    ]);
    files.push({ name: `set-${n}.pdf`, bytes });
  }
  const created = await fetch(`${first.url}/api/projects`, {
    method: "POST",
    headers,
    body: projectForm(PROJECT_FIELDS, files),
  });
  const { id } = await created.json();
  await waitFor(first, headers, id, (it) => it.pagesDone >= 2);
  await first.kill();

  const second = await startServer({ dataDir: first.dataDir });
  try {
    const end = await waitFor(second, headers, id, (it) => it.status !== "processing");
    assert.equal(end.status, "completed", second.output());
    assert.deepEqual([end.pagesDone, end.pagesTotal], [12, 12]);
    const get = async (path: string) =>
      await (await fetch(`${second.url}${path}`, { headers })).json();
    const report = await get(`/api/projects/${id}/report`);
    assert.equal(report.sheets.length, 12);
    const usage = await get("/api/billing/analytics");
    assert.equal(usage.usageStats.monthlyReports, 1);
    const { verificationResult } = await get(`/api/verify/${report.verificationCode}`);
    assert.equal(verificationResult.isValid, true);
  } finally {
    assert.equal(await second.stop(), 0);
    await Deno.remove(first.dataDir, { recursive: true });
  }
});

Deno.test({
  name: "an upload of 90 MB passes through without being held in memory",
  ignore: Deno.build.os !== "linux",
  async fn() {
    // An empty directory: what the first start leaves in memory is part of what is measured.
    const dataDir = await Deno.makeTempDir({ prefix: "flclear-server-" });
    const server = await startServer({ args: ["--role=web"], dataDir });
    try {
      const headers = await registerOn(server.url);
      await fetch(`${server.url}/api/billing/create-subscription`, {
        method: "POST",
        headers,
        body: JSON.stringify({ planTier: "professional" }),
      });
      const upload = async (megabytes: number) => {
        const file = new File([tinyPdf(String(megabytes)), ...Array(megabytes).fill(PIECE)], NAME);
        const body = projectForm(PROJECT_FIELDS);
        body.set("files", file);
        const answer = await fetch(`${server.url}/api/projects`, { method: "POST", headers, body });
        const text = await answer.text();
        assert.equal(answer.status, 201, text);
        return JSON.parse(text);
      };
      // A first upload loads what every upload needs.
      await upload(5);
      const before = await server.memory();
      let peak = before;
      const watch = setInterval(async () => peak = Math.max(peak, await server.memory()), 20);
      const project = await upload(90);
      clearInterval(watch);
      const grownMb = (peak - before) / MEGABYTE;
      assert.ok(grownMb < 64, `memory grew by ${grownMb.toFixed(1)} MB`);
      const files = await fetch(`${server.url}/api/projects/${project.id}/files`, { headers });
      const [file] = await files.json();
      assert.ok(file.fileSize > 90 * MEGABYTE - 1024);
    } finally {
      await server.stop();
      await Deno.remove(server.dataDir, { recursive: true });
    }
  },
});

Deno.test({
  name: "a body in chunks, of whatever length, is refused before any of it is held",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const server = await startServer({ args: ["--role=web"] });
    const { hostname, port } = new URL(server.url);
    const line = await Deno.connect({ hostname, port: Number(port) });
    try {
      const head = ["POST /api/auth/login HTTP/1.1", `Host: ${hostname}:${port}`];
      const kind = ["Content-Type: application/json", "Transfer-Encoding: chunked", "", ""];
      await line.write(new TextEncoder().encode([...head, ...kind].join("\r\n")));
      const answer = await readUntil(line, "}");
      assert.match(answer, /^HTTP\/1\.1 411 /);
      assert.match(answer, /"code":"length_required","message":"[^"]*Content-Length[^"]*"/);

      // Whatever is read ahead of for each of them would be many times their length.
      const chunks = new TextEncoder().encode("1\r\n \r\n".repeat(10_000));
      const before = await server.memory();
      try {
        for (let sent = 0; sent < 64 * MEGABYTE;) sent += await line.write(chunks);
      } catch (error) {
        // The server may hang up on what it does not take.
        const { BrokenPipe, ConnectionReset } = Deno.errors;
        assert.ok(error instanceof BrokenPipe || error instanceof ConnectionReset);
      }
      assert.ok(await server.memory() - before < 32 * MEGABYTE);
      assert.equal((await fetch(`${server.url}/api/health`)).status, 200);
    } finally {
      line.close();
      await server.stop();
      await Deno.remove(server.dataDir, { recursive: true });
    }
  },
});

/** What comes up to the sign, or to the end of the line. */
async function readUntil(line: Deno.Conn, sign: string): Promise<string> {
  const decoder = new TextDecoder();
  const piece = new Uint8Array(4096);
  for (let text = "";;) {
    const read = await line.read(piece);
    if (read !== null) text += decoder.decode(piece.subarray(0, read), { stream: true });
    if (read === null || text.includes(sign)) return text;
  }
}

const NAME = "large.pdf";
/** Bytes without a pattern, as in a picture. */
const PIECE = new Uint8Array(MEGABYTE);
for (let at = 0; at < PIECE.length; at += 65_536) {
  crypto.getRandomValues(PIECE.subarray(at, at + 65_536));
}

Deno.test("two processes can't hold one data directory", async () => {
  const server = await startServer({ args: ["--role=web"] });
  try {
    await assert.rejects(
      startServer({ dataDir: server.dataDir, args: ["--role=web"] }),
      /in use by another process/,
    );
  } finally {
    await server.stop();
    await Deno.remove(server.dataDir, { recursive: true });
  }
});
