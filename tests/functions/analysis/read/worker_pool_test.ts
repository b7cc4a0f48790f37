import assert from "node:assert/strict";
import { shareFile } from "../../../../functions/analysis/read/reader.ts";
import { WorkerPool } from "../../../../functions/analysis/read/worker_pool.ts";
import { makePdf } from "../../_providers/pdf/make_pdf.ts";

/** A page that keeps the reader busy for long: the same form drawn inside itself many times over. */
function endlessPdf(): Uint8Array {
  const levels = 9;
  const objects = Array.from({ length: levels }, (_, i) => {
    const body = i === levels - 1 ? "0 0 m 9 9 l S ".repeat(400) : "/Fm Do ".repeat(12);
    const inner = i === levels - 1 ? "" : `/Resources << /XObject << /Fm ${11 + i} 0 R >> >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 99 99] ${inner} /Length ${body.length} >>\n` +
      `stream\n${body}\nendstream`;
  });
  return makePdf({
    content: "/Fm Do ".repeat(12),
    resources: "/XObject << /Fm 10 0 R >>",
    objects,
  });
}

const file = (name: string, bytes: Uint8Array) => shareFile({ name, bytes });
const plain = makePdf({ content: "BT /F1 10 Tf 50 100 Td (PLAIN) Tj ET" });

Deno.test("a page that takes too long is given up and the next one is read", async () => {
  const pool = new WorkerPool({ size: 1 });
  try {
    const slow = {
      kind: "page" as const,
      file: file("slow.pdf", endlessPdf()),
      pageInFile: 1,
      page: 1,
    };
    const next = { kind: "page" as const, file: file("plain.pdf", plain), pageInFile: 1, page: 2 };
    const [first, second] = await Promise.allSettled([
      pool.run<"page">(slow, { timeoutMs: 50 }),
      pool.run<"page">(next),
    ]);
    assert.equal(first.status, "rejected");
    assert.equal(first.reason.code, "damaged_file");
    assert.match(first.reason.message, /^Page 1 of slow\.pdf could not be read within/);
    assert.equal(second.status, "fulfilled");
    assert.equal(second.value.words[0].text, "PLAIN");
  } finally {
    pool.close();
  }
});

Deno.test("a page that eats the memory of a worker is refused with that reason", async () => {
  const pool = new WorkerPool({ size: 1, memoryLimitBytes: 128 * 2 ** 20 });
  try {
    await assert.rejects(
      pool.run<"page">({
        kind: "page",
        file: file("hungry.pdf", endlessPdf()),
        pageInFile: 1,
        page: 1,
      }),
      {
        code: "damaged_file",
        message: "Page 1 of hungry.pdf needs too much memory to be read. It may be damaged.",
      },
    );
  } finally {
    pool.close();
  }
});

Deno.test("a file too large for the memory of a worker is refused, the worker replaced", async () => {
  const pool = new WorkerPool({ size: 1, memoryLimitBytes: 48 * 2 ** 20 });
  try {
    const large = new Uint8Array(64 * 2 ** 20);
    large.set(plain);
    await assert.rejects(
      pool.run<"open">({ kind: "open", file: file("large.pdf", large) }),
      { code: "damaged_file" },
    );
    const opened = await pool.run<"open">({ kind: "open", file: file("plain.pdf", plain) });
    assert.equal(opened.pageCount, 1);
  } finally {
    pool.close();
  }
});

Deno.test("a pool never has more workers than its size and serves all jobs", async () => {
  const pool = new WorkerPool({ size: 2 });
  try {
    const shared = file("plain.pdf", plain);
    const pages = await Promise.all(
      Array.from(
        { length: 20 },
        (_, i) => pool.run<"page">({ kind: "page", file: shared, pageInFile: 1, page: i + 1 }),
      ),
    );
    assert.deepEqual(pages.map((page) => page.page), Array.from({ length: 20 }, (_, i) => i + 1));
  } finally {
    pool.close();
  }
  assert.throws(() => pool.run<"open">({ kind: "open", file: file("p.pdf", plain) }), TypeError);
});

Deno.test("a signal that outlives its jobs holds none of them", async () => {
  const pool = new WorkerPool({ size: 1 });
  const ending = new AbortController();
  const { signal } = ending;
  let listening = 0;
  Object.assign(signal, {
    addEventListener: () => void listening++,
    removeEventListener: () => void listening--,
  });
  try {
    const page = (name: string, bytes: Uint8Array) => ({
      kind: "page" as const,
      file: file(name, bytes),
      pageInFile: 1,
      page: 1,
    });
    const read = pool.run<"page">(page("plain.pdf", plain), { signal });
    assert.equal(listening, 1);
    await read;
    assert.equal(listening, 0);
    const refused = pool.run<"page">(page("slow.pdf", endlessPdf()), { signal, timeoutMs: 50 });
    assert.equal(listening, 1);
    await assert.rejects(refused);
    assert.equal(listening, 0);
  } finally {
    pool.close();
  }
});

Deno.test("a job that is called off rejects with the reason, and the next one is read", async () => {
  const pool = new WorkerPool({ size: 1 });
  const ending = new AbortController();
  try {
    const page = { kind: "page" as const, pageInFile: 1, page: 1 };
    const { promise: begun, resolve: onStart } = Promise.withResolvers<void>();
    const given = pool.run<"page">({ ...page, file: file("slow.pdf", endlessPdf()) }, {
      signal: ending.signal,
      onStart,
    });
    const next = pool.run<"page">({ ...page, file: file("plain.pdf", plain) });
    await begun;
    ending.abort(new Error("called off"));
    await assert.rejects(given, /called off/);
    assert.equal((await next).words[0].text, "PLAIN");
    const late = pool.run<"page">({ ...page, file: file("plain.pdf", plain) }, {
      signal: ending.signal,
    });
    await assert.rejects(late, /called off/);
  } finally {
    pool.close();
  }
});
