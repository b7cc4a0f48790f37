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
        const { body, type } = streamForm(megabytes);
        const answer = await fetch(`${server.url}/api/projects`, {
          method: "POST",
          headers: { ...headers, "content-type": type },
          body,
        });
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

/** Bytes without a pattern, as in a picture. */
const PIECE = crypto.getRandomValues(new Uint8Array(MEGABYTE / 16));

/** A form whose file is made while it is sent. */
function streamForm(megabytes: number): { body: ReadableStream<Uint8Array>; type: string } {
  const boundary = crypto.randomUUID();
  const encode = (text: string) => new TextEncoder().encode(text);
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const fields = Object.entries(PROJECT_FIELDS)
    .map(([name, value]) => part(`name="${name}"`) + value + "\r\n").join("");
  const pieces = function* () {
    yield encode(fields + part('name="files"; filename="large.pdf"'));
    yield tinyPdf(String(megabytes));
    for (let n = 0; n < megabytes * 16; n++) yield PIECE;
    yield encode(`\r\n--${boundary}--\r\n`);
  };
  return {
    body: ReadableStream.from(pieces()),
    type: `multipart/form-data; boundary=${boundary}`,
  };
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
