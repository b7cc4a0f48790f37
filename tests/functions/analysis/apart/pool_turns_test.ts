/** Which worker does whose job, with workers that do as they are told. */
import assert from "node:assert/strict";
import { actFor } from "../../../../functions/analysis/apart/account.ts";
import type { WorkerAnswer } from "../../../../functions/analysis/apart/do_job.ts";
import { type PoolOptions, WorkerPool } from "../../../../functions/analysis/apart/pool.ts";
import type { Worker } from "../../../../functions/analysis/apart/start_worker.ts";

const MEGABYTE = 2 ** 20;

/** A worker whose job ends when it is told to. */
function makeWorker() {
  const stepped = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  let finish = (_: WorkerAnswer) => {};
  const held = { job: "", processorMs: 0, megabytes: 100, isEnded: false };
  const worker: Worker = {
    call<T>(name: string, value: unknown) {
      if (name !== "job") return Promise.resolve() as Promise<T>;
      held.job = (value as { file: { name: string } }).file.name;
      return new Promise<WorkerAnswer>((resolve) => finish = resolve) as Promise<T>;
    },
    memoryBytes: () => held.megabytes * MEGABYTE,
    processorMs: () => held.processorMs,
    stepBack: () => stepped.resolve(),
    end() {
      held.isEnded = true;
      ended.resolve("ended");
    },
    ended: ended.promise,
  };
  const done = () => {
    held.job = "";
    finish({ ok: true, value: { pageCount: 1 } });
  };
  return { worker, held, done, stepped: stepped.promise };
}

/** @param most workers that the system starts at most */
async function withPool(
  { most = Infinity, ...options }: PoolOptions & { most?: number },
  use: (
    ask: (name: string, fileBytes?: number) => Promise<unknown>,
    made: ReturnType<typeof makeWorker>[],
  ) => Promise<void>,
): Promise<void> {
  const made: ReturnType<typeof makeWorker>[] = [];
  const start = () => {
    if (made.length === most) throw new Deno.errors.WouldBlock("Resource temporarily unavailable");
    const it = makeWorker();
    made.push(it);
    return it.worker;
  };
  const pool = new WorkerPool({ longMs: 100, ...options, start });
  const help = { bytes: () => new Uint8Array() };
  /** A job of the account whose name begins the job's. */
  const ask = (name: string, fileBytes?: number) => {
    const job = { kind: "open" as const, file: { id: name, name } };
    return actFor(
      name.split(" ")[0],
      () => pool.run<"open">(job, { help, fileBytes }).catch(() => {}),
    );
  };
  try {
    await use(ask, made);
  } finally {
    pool.close();
  }
}

/** The job of a worker takes long, until the pool has seen it. */
async function growLong({ held, stepped }: ReturnType<typeof makeWorker>): Promise<void> {
  held.processorMs = 200;
  await stepped;
}

const jobsOf = (made: ReturnType<typeof makeWorker>[]) =>
  made.map(({ held }) => held.isEnded ? "ended" : held.job);

Deno.test("who has nothing running comes next, on one more worker where an account runs several", async () => {
  await withPool({ size: 2, spare: 1 }, async (ask, made) => {
    const first = ask("ann 1");
    for (const name of ["ann 2", "ann 3", "bob 1", "bob 2", "cho 1"]) void ask(name);
    assert.deepEqual(jobsOf(made), ["ann 1", "ann 2", "bob 1"]);
    made[0].done();
    await first;
    assert.deepEqual(jobsOf(made), ["cho 1", "ann 2", "bob 1"]);
  });
});

Deno.test("a job about a large file begins once there is room for it, or nobody beside it", async () => {
  const poolLimitBytes = 450 * MEGABYTE;
  await withPool(
    { size: 2, poolLimitBytes, workerLimitBytes: poolLimitBytes },
    async (ask, made) => {
      const first = ask("ann 1", 240 * MEGABYTE);
      void ask("bob 1", 240 * MEGABYTE);
      void ask("cho 1", 20 * MEGABYTE);
      assert.deepEqual(jobsOf(made), ["ann 1", "cho 1"]);
      made[0].done();
      await first;
      assert.deepEqual(jobsOf(made), ["", "cho 1"]);
      made[1].done();
      await Promise.resolve();
      await Promise.resolve();
      assert.ok(jobsOf(made).includes("bob 1"));
    },
  );
});

Deno.test("small jobs that never end pass a large one only so often", async () => {
  const poolLimitBytes = 450 * MEGABYTE;
  await withPool(
    { size: 2, poolLimitBytes, workerLimitBytes: poolLimitBytes },
    async (ask, made) => {
      let last = ask("ann 0");
      void ask("bob 0");
      void ask("cho large", 240 * MEGABYTE);
      let begun = 0;
      while (begun < 30) {
        const worker = made.find(({ held }) => held.job === `ann ${begun}`);
        if (!worker) break;
        begun++;
        const next = ask(`ann ${begun}`);
        worker.done();
        await last;
        last = next;
      }
      assert.deepEqual([begun, jobsOf(made)], [11, ["", "bob 0"]]);
      made[1].done();
      await Promise.resolve();
      await Promise.resolve();
      assert.ok(jobsOf(made).includes("cho large"));
      assert.ok(jobsOf(made).includes("ann 11"), "the next small one goes on beside it");
    },
  );
});

Deno.test("a worker with a long job makes way, and goes on with jobs of its account alone", async () => {
  await withPool({ size: 1, spare: 1 }, async (ask, made) => {
    const long = ask("ann 1");
    await growLong(made[0]);
    const short = ask("bob 1");
    assert.deepEqual(jobsOf(made), ["ann 1", "bob 1"]);

    made[0].done();
    await long;
    void ask("cho 1");
    assert.deepEqual(jobsOf(made), ["", "bob 1"], "what is kept for one account is nobody else's");
    void ask("ann 2");
    assert.deepEqual(jobsOf(made), ["ann 2", "bob 1"]);

    made[1].done();
    await short;
    assert.deepEqual(jobsOf(made), ["ann 2", "cho 1"]);
  });
});

Deno.test("of long jobs so many make way as workers are spared", async () => {
  await withPool({ size: 2, spare: 1 }, async (ask, made) => {
    void ask("ann 1");
    void ask("bob 1");
    made[0].held.processorMs = made[1].held.processorMs = 200;
    await made[0].stepped;
    void ask("cho 1");
    void ask("dan 1");
    assert.deepEqual(jobsOf(made), ["ann 1", "bob 1", "cho 1"]);
  });
});

Deno.test("an idle worker kept for an account ends where others need its memory", async () => {
  const poolLimitBytes = 750 * MEGABYTE;
  await withPool({ size: 2, spare: 1, poolLimitBytes }, async (ask, made) => {
    const long = ask("ann 1");
    await growLong(made[0]);
    void ask("bob 1");
    made[0].done();
    await long;
    made[0].held.megabytes = 450;
    void ask("cho 1");
    assert.deepEqual(jobsOf(made), ["ended", "bob 1", "cho 1"]);
  });
});

Deno.test("where long jobs hold all memory, one more worker serves the others, and the largest makes room", async () => {
  const poolLimitBytes = 750 * MEGABYTE;
  await withPool({ size: 2, spare: 2, poolLimitBytes }, async (ask, made) => {
    void ask("ann 1");
    void ask("ann 2");
    for (const { held } of made) Object.assign(held, { processorMs: 200, megabytes: 340 });
    await Promise.all(made.map((it) => it.stepped));
    void ask("bob 1");
    assert.equal(jobsOf(made)[2], "bob 1");
    while (!jobsOf(made).includes("ended")) await new Promise((resolve) => setTimeout(resolve, 10));
    assert.deepEqual(jobsOf(made), ["ended", "ann 2", "bob 1"]);
  });
});

Deno.test("a worker kept for an account that left makes way for the next long job", async () => {
  await withPool({ size: 1, spare: 1 }, async (ask, made) => {
    const long = ask("ann 1");
    await growLong(made[0]);
    void ask("bob 1");
    made[0].done();
    await long;
    await growLong(made[1]);
    void ask("cho 1");
    assert.deepEqual(jobsOf(made), ["ended", "bob 1", "cho 1"]);
  });
});

Deno.test("a worker kept for an account that left makes way where another runs several", async () => {
  await withPool({ size: 2, spare: 1 }, async (ask, made) => {
    const long = ask("ann 1");
    await growLong(made[0]);
    void ask("bob 1");
    made[0].done();
    await long;
    void ask("bob 2");
    assert.deepEqual(jobsOf(made), ["", "bob 1", "bob 2"]);
    void ask("cho 1");
    assert.deepEqual(jobsOf(made), ["ended", "bob 1", "bob 2", "cho 1"]);
  });
});

Deno.test("where the system starts no more workers, jobs wait for those that are busy", async () => {
  await withPool({ size: 2, most: 1 }, async (ask, made) => {
    const first = ask("ann 1");
    void ask("bob 1");
    void ask("cho 1");
    made[0].done();
    await first;
    assert.deepEqual(jobsOf(made), ["bob 1"]);
  });
});

Deno.test("accounts are served in turn, whoever sends in more", async () => {
  await withPool({ size: 1 }, async (ask, made) => {
    const waiting = ["ann 1", "bob 1", "ann 2", "bob 2", "cho 1"].map(ask);
    made[0].done();
    await waiting[0];
    made[0].done();
    await waiting[1];
    assert.deepEqual(jobsOf(made), ["cho 1"]);
  });
});

Deno.test("who had much of the processor waits until others had as much", async () => {
  await withPool({ size: 1, longMs: 10_000 }, async (ask, made) => {
    const took = async (job: Promise<unknown>, processorMs: number) => {
      made[0].held.processorMs += processorMs;
      made[0].done();
      await job;
    };
    const names = ["ann 1", "ann 2", "bob 1", "bob 2", "bob 3", "bob 4"];
    const jobs = names.map((it) => ask(it));
    await took(jobs[0], 500);
    const order: string[] = [];
    for (let n = 0; n < 4; n++) {
      const name = made[0].held.job;
      order.push(name);
      await took(jobs[names.indexOf(name)], 200);
    }
    assert.deepEqual(order, ["bob 1", "bob 2", "bob 3", "ann 2"]);
  });
});
