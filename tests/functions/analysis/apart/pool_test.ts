import assert from "node:assert/strict";
import { hasEndedWorker, hasTimedOut } from "../../../../functions/analysis/apart/failure.ts";
import type { PackedReading } from "../../../../functions/analysis/read/compose_page.ts";
import type { Job } from "../../../../functions/analysis/apart/jobs.ts";
import {
  type RunOptions,
  type Spent,
  WorkerPool,
} from "../../../../functions/analysis/apart/pool.ts";
import { startWorker, type Worker } from "../../../../functions/analysis/apart/start_worker.ts";
import { toJobFile } from "../../../../functions/analysis/read/reader.ts";
import { AppError } from "../../../../functions/_shared/errors.ts";
import { pack } from "../../../../functions/_shared/packed.ts";
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

const known = new Map<string, Uint8Array>();
const file = (name: string, bytes: Uint8Array) => {
  const named = toJobFile({ name, bytes });
  known.set(named.id, bytes);
  return named;
};
const help = { bytes: (id: string) => known.get(id)! };
const page = (name: string, bytes: Uint8Array, page = 1): Extract<Job, { kind: "read" }> => ({
  kind: "read",
  file: file(name, bytes),
  pageInFile: 1,
  page,
  lettering: "leave",
});
const read = (
  pool: WorkerPool,
  job: Extract<Job, { kind: "read" }>,
  how: Partial<RunOptions> = {},
) => pool.run<"read">(job, { help, ...how }) as Promise<PackedReading>;
const plain = makePdf({ content: "BT /F1 10 Tf 50 100 Td (PLAIN) Tj ET" });

Deno.test("a page that takes too long is given up and the next one is read", async () => {
  const pool = new WorkerPool({ size: 1 });
  try {
    const [first, second] = await Promise.allSettled([
      read(pool, page("slow.pdf", endlessPdf()), { timeoutMs: 900 }),
      read(pool, page("plain.pdf", plain, 2)),
    ]);
    assert.equal(first.status, "rejected");
    assert.equal(first.reason.code, "damaged_file");
    assert.match(first.reason.message, /^Page 1 of slow\.pdf could not be read within/);
    assert.ok(hasTimedOut(first.reason) && hasEndedWorker(first.reason));
    assert.equal(second.status, "fulfilled");
    assert.equal(second.value.words[0].text, "PLAIN");
  } finally {
    pool.close();
  }
});

Deno.test("a page that eats the memory of a worker is refused with that reason", async () => {
  const sizes = [
    { memoryLimitBytes: 64 * 2 ** 20 },
    { workerLimitBytes: 160 * 2 ** 20 },
  ];
  for (const limits of sizes) {
    const pool = new WorkerPool({ size: 1, ...limits });
    try {
      await assert.rejects(read(pool, page("hungry.pdf", endlessPdf())), (error) => {
        assert.ok(error instanceof AppError && hasEndedWorker(error));
        return /^Page 1 of hungry\.pdf needs too much memory to be read\./.test(error.message);
      });
      assert.equal((await read(pool, page("plain.pdf", plain))).words[0].text, "PLAIN");
    } finally {
      pool.close();
    }
  }
});

Deno.test("a worker that rested has forgotten its files, goes on and keeps its limits", async () => {
  let workers = 0;
  const pool = new WorkerPool({
    size: 1,
    memoryLimitBytes: 64 * 2 ** 20,
    start: (...about) => {
      workers++;
      return startWorker(...about);
    },
  });
  const asked: string[] = [];
  const bytes = (id: string) => {
    asked.push(id);
    return known.get(id)!;
  };
  const job = page("plain.pdf", plain);
  const readWords = async () => (await read(pool, job, { help: { bytes } })).words[0].text;
  try {
    assert.equal(await readWords(), "PLAIN");
    assert.equal(await readWords(), "PLAIN");
    assert.equal(asked.length, 1);
    pool.rest();
    assert.equal(await readWords(), "PLAIN");
    assert.deepEqual([asked.length, workers], [2, 1]);
    pool.rest();
    const peaks: number[] = [];
    const onSpent = ({ peakBytes }: Spent) => void peaks.push(peakBytes);
    await assert.rejects(read(pool, page("hungry.pdf", endlessPdf()), { onSpent }), hasEndedWorker);
    assert.ok(Math.max(...peaks) < 250 * 2 ** 20, `${peaks}`);
  } finally {
    pool.close();
  }
});

/** Workers that hold as much as the test says, and work until it says what came of it. */
function tamedWorkers() {
  const started: { bytes: number; job: PromiseWithResolvers<unknown>; end: Promise<void> }[] = [];
  const start = (): Worker => {
    const ending = Promise.withResolvers<void>();
    const own = { bytes: 0, job: Promise.withResolvers<unknown>(), end: ending.promise };
    started.push(own);
    return {
      call: <T>(name: string) =>
        (name === "job" ? own.job.promise : Promise.resolve()) as Promise<T>,
      memoryBytes: () => own.bytes,
      processorMs: () => 0,
      stepBack: () => {},
      end: ending.resolve,
      ended: new Promise(() => {}),
    };
  };
  return { start, started };
}

Deno.test("workers are started ahead of their work, the usual number at most and none twice", async () => {
  const { start, started } = tamedWorkers();
  const pool = new WorkerPool({ size: 2, start });
  try {
    pool.prepare(1);
    assert.equal(started.length, 1);
    pool.prepare(5);
    assert.equal(started.length, 2);
    const reading = read(pool, page("plain.pdf", plain));
    started[0].job.resolve({ ok: true, value: "read" });
    assert.equal(await reading as unknown, "read");
    assert.equal(started.length, 2, "the job went to a worker that was there");
  } finally {
    pool.close();
  }
});

Deno.test("of jobs that need more than there is, one is put off and tried again when the other is over", async () => {
  const { start, started } = tamedWorkers();
  const limits = { workerLimitBytes: 280 * 2 ** 20, poolLimitBytes: 300 * 2 ** 20 };
  const pool = new WorkerPool({ size: 2, start, ...limits });
  const starts = [0, 0];
  try {
    const [first, second] = starts.map((_, i) =>
      read(pool, page(`hungry ${i}.pdf`, plain), { onStart: () => void starts[i]++ })
    );
    started[0].bytes = 170 * 2 ** 20;
    started[1].bytes = 160 * 2 ** 20;
    await started[0].end;
    assert.deepEqual([starts, started.length], [[1, 1], 2]);

    const { job } = started[1];
    started[1].job = Promise.withResolvers();
    job.resolve({ ok: true, value: "the second" });
    assert.equal(await second, "the second");
    assert.deepEqual([starts, started.length], [[2, 1], 2]);
    started[1].job.resolve({ ok: true, value: "the first" });
    assert.equal(await first, "the first");
  } finally {
    pool.close();
  }
});

Deno.test("a set whose judging outgrows its heap costs its worker, not the process", async () => {
  const pool = new WorkerPool({ size: 1 });
  try {
    const huge = { list: Array.from({ length: 400_000 }, (_, i) => ({ text: `word ${i}` })) };
    const packed = await pack(huge);
    const input = { pages: Array.from({ length: 20 }, () => packed) } as never;
    await assert.rejects(
      pool.run<"assemble">({ kind: "assemble", input }, { help, heapMb: 64 }),
      (error) => {
        assert.ok(error instanceof AppError && hasEndedWorker(error));
        assert.equal(error.message, "The set needs too much memory to be judged.");
        return true;
      },
    );
    assert.equal((await read(pool, page("plain.pdf", plain))).words[0].text, "PLAIN");
  } finally {
    pool.close();
  }
});

Deno.test("a picture too large for the memory of a worker is refused, the worker replaced", async () => {
  const pool = new WorkerPool({ size: 1, workerLimitBytes: 160 * 2 ** 20 });
  try {
    // What is said of it is that it is no picture, once all of it is there.
    const large = new Uint8Array(128 * 2 ** 20);
    large.set([0xff, 0xd8, 0xff]);
    const refused = await pool.run<"open">(
      { kind: "open", file: file("large.jpg", large) },
      { help },
    ).catch((error) => error);
    assert.ok(hasEndedWorker(refused), "without room for it the worker is ended");
    const roomy = { help, fileBytes: 2 * large.length };
    const opened = await pool.run<"open">(
      { kind: "open", file: file("large.jpg", large) },
      roomy,
    ).catch((error) => error);
    assert.ok(!hasEndedWorker(opened), "with room for it the worker lives");
    const next = await pool.run<"open">({ kind: "open", file: file("plain.pdf", plain) }, { help });
    assert.equal(next.pageCount, 1);
  } finally {
    pool.close();
  }
});

Deno.test("of a large PDF its worker holds what it needs", async () => {
  const pool = new WorkerPool({ size: 1, workerLimitBytes: 560 * 2 ** 20 });
  try {
    const large = new Uint8Array(256 * 2 ** 20).fill(0x20);
    large.set(plain);
    // Readers look for the end of the file there.
    large.set(plain.subarray(-200), large.length - 200);
    const opened = await pool.run<"open">({ kind: "open", file: file("large.pdf", large) }, {
      help,
    });
    assert.equal(opened.pageCount, 1);
  } finally {
    pool.close();
  }
});

Deno.test("a pool never has more workers than its size and serves all jobs", async () => {
  const pool = new WorkerPool({ size: 2 });
  try {
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, i) => read(pool, page("plain.pdf", plain, i + 1))),
    );
    assert.deepEqual(pages.map((page) => page.page), Array.from({ length: 20 }, (_, i) => i + 1));
  } finally {
    pool.close();
  }
  assert.throws(
    () => pool.run<"open">({ kind: "open", file: file("p.pdf", plain) }, { help }),
    TypeError,
  );
});

Deno.test("a long job makes room for another worker, where one may be spared", async () => {
  const pool = new WorkerPool({ size: 1, spare: 1, longMs: 200 });
  const ending = new AbortController();
  try {
    const slow = read(pool, page("slow.pdf", endlessPdf()), { signal: ending.signal });
    const isCalledOff = assert.rejects(slow, /called off/);
    const next = await read(pool, page("plain.pdf", plain));
    assert.equal(next.words[0].text, "PLAIN");
    ending.abort(new Error("called off"));
    await isCalledOff;
  } finally {
    pool.close();
  }
});

Deno.test("where the system starts no worker, a job is told so, and later ones are read", async () => {
  let isFull = true;
  const start: typeof startWorker = (...how) => {
    if (isFull) throw new Deno.errors.WouldBlock("Resource temporarily unavailable");
    return startWorker(...how);
  };
  const pool = new WorkerPool({ size: 1, start });
  try {
    await assert.rejects(read(pool, page("plain.pdf", plain)), { code: "provider_unavailable" });
    isFull = false;
    assert.equal((await read(pool, page("plain.pdf", plain))).words[0].text, "PLAIN");
  } finally {
    pool.close();
  }
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
    const given = read(pool, page("plain.pdf", plain), { signal });
    assert.equal(listening, 1);
    await given;
    assert.equal(listening, 0);
    const refused = read(pool, page("slow.pdf", endlessPdf()), { signal, timeoutMs: 50 });
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
    const { promise: begun, resolve: onStart } = Promise.withResolvers<void>();
    const given = read(pool, page("slow.pdf", endlessPdf()), { signal: ending.signal, onStart });
    const next = read(pool, page("plain.pdf", plain));
    await begun;
    ending.abort(new Error("called off"));
    await assert.rejects(given, /called off/);
    assert.equal((await next).words[0].text, "PLAIN");
    const late = read(pool, page("plain.pdf", plain), { signal: ending.signal });
    await assert.rejects(late, /called off/);
  } finally {
    pool.close();
  }
});
