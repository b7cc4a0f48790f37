import assert from "node:assert/strict";
import { type LoopOptions, startLoop } from "../../../../functions/analysis/queue/loop.ts";
import type { Job } from "../../../../functions/_providers/supabase/worker_port.ts";

/** A queue in a list that records what is done to its jobs. */
function fakeQueue(count: number) {
  const ready: Job[] = Array.from({ length: count }, (_, n) => ({
    id: String(n),
    token: `token ${n}`,
    queue: "q",
    kind: "k",
    payload: {},
    projectId: null,
    run: null,
    attempts: 1,
    maxAttempts: 4,
  }));
  const events: string[] = [];
  let isHeld = true;
  const jobs: LoopOptions["jobs"] = {
    enqueue: () => Promise.resolve(""),
    claim: (_queue, _worker, _lease, limit) => Promise.resolve(ready.splice(0, limit)),
    heartbeat: () => Promise.resolve(isHeld),
    complete: () => Promise.resolve(true),
    fail: (job, error) => {
      events.push(`failed ${job.id} ${error.split("\n")[0]}`);
      return Promise.resolve("ready");
    },
    release: (job) => {
      events.push(`released ${job.id}`);
      return Promise.resolve();
    },
    depth: () => Promise.resolve([]),
    reap: () => Promise.resolve(0),
    releaseAll: () => Promise.resolve(0),
  };
  return { jobs, events, lose: () => isHeld = false };
}

const base = { queue: "q", worker: "w/1", leaseMs: 30, pollMs: 5, log: () => {} };
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true })
  );

Deno.test("every job is done once, never more at a time than there are slots", async () => {
  const { jobs } = fakeQueue(10);
  const done: string[] = [];
  let running = 0;
  let most = 0;
  const all = Promise.withResolvers<void>();
  const loop = startLoop({
    ...base,
    jobs,
    slots: 3,
    async handle(job) {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      if (done.push(job.id) === 10) all.resolve();
    },
  });
  await all.promise;
  await loop.stop();
  assert.equal(new Set(done).size, 10);
  assert.ok(most <= 3);
});

Deno.test("a job that ends while the queue is asked wakes it at once", async () => {
  const { jobs } = fakeQueue(1);
  const { claim } = jobs;
  const working = Promise.withResolvers<void>();
  const askedAgain = Promise.withResolvers<void>();
  const free: number[] = [];
  jobs.claim = async (queue, worker, leaseMs, limit) => {
    free.push(limit);
    if (free.length === 2) {
      working.resolve();
      // What the job queued comes too late for this answer.
      await new Promise((resolve) => setTimeout(resolve));
    } else if (free.length === 3) askedAgain.resolve();
    return await claim(queue, worker, leaseMs, limit);
  };
  const loop = startLoop({
    ...base,
    leaseMs: 60_000,
    pollMs: 60_000,
    jobs,
    slots: 2,
    handle: () => working.promise,
  });
  await askedAgain.promise;
  await loop.stop();
  assert.deepEqual(free, [2, 1, 2]);
});

Deno.test("a failed job is given back with its reason", async () => {
  const { jobs, events } = fakeQueue(1);
  const failed = Promise.withResolvers<void>();
  const fail = jobs.fail;
  jobs.fail = async (...args) => {
    const state = await fail(...args);
    failed.resolve();
    return state;
  };
  const loop = startLoop({
    ...base,
    jobs,
    slots: 1,
    handle: () => Promise.reject(new Error("no luck")),
  });
  await failed.promise;
  await loop.stop();
  assert.deepEqual(events, ["failed 0 no luck"]);
});

Deno.test("a lost lease stops the work, and nothing is written", async () => {
  const { jobs, events, lose } = fakeQueue(1);
  const stopped = Promise.withResolvers<string>();
  const loop = startLoop({
    ...base,
    jobs,
    slots: 1,
    async handle(_job, signal) {
      lose();
      try {
        await aborted(signal);
      } catch (reason) {
        stopped.resolve((reason as Error).message);
        throw reason;
      }
    },
  });
  assert.equal(await stopped.promise, "lease lost");
  await loop.stop();
  assert.deepEqual(events, []);
});

Deno.test("a stop hands leases back unused", async () => {
  const { jobs, events } = fakeQueue(2);
  let begun = 0;
  const both = Promise.withResolvers<void>();
  const loop = startLoop({
    ...base,
    jobs,
    slots: 2,
    async handle(_job, signal) {
      if (++begun === 2) both.resolve();
      await aborted(signal);
    },
  });
  await both.promise;
  await loop.stop();
  assert.deepEqual(events.sort(), ["released 0", "released 1"]);
});

Deno.test("a job that hangs is given up, and its slot is free again", async () => {
  const { jobs, events } = fakeQueue(2);
  const second = Promise.withResolvers<void>();
  const loop = startLoop({
    ...base,
    jobs,
    slots: 1,
    limitMs: 20,
    handle: (job) => {
      if (job.id === "0") return new Promise(() => {});
      second.resolve();
      return Promise.resolve();
    },
  });
  await second.promise;
  await loop.stop();
  assert.deepEqual(events, ["failed 0 No end after 0.02 s"]);
});
