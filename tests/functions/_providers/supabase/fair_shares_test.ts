/** Whose job is next: accounts take turns, whatever one of them piles up. */
import assert from "node:assert/strict";
import type { Job } from "../../../../functions/_providers/supabase/worker_port.ts";
import {
  createTestProject,
  openTestProduct,
  registerPerson,
  type TestProduct,
} from "../../../fakes/product.ts";

let product: TestProduct;
/** Projects of three accounts; the last pays for Enterprise. */
const projects: string[] = [];
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  for (let i = 0; i < 3; i++) {
    const person = await registerPerson(product);
    if (i === 2) {
      await product.app.request("/api/billing/create-subscription", {
        method: "POST",
        headers: person.headers,
        body: JSON.stringify({ planTier: "enterprise" }),
      });
    }
    projects.push(await createTestProject(product, person));
  }
});
Deno.test.afterAll(() => product.close());

const exec = async (sql: string) =>
  (await product.embedded.exec(sql) as { rows: Record<string, unknown>[] }).rows;

let queues = 0;
/** A queue in which accounts, by number, have so many jobs, one account after the other. */
async function openQueue(counts: number[], priority = 0): Promise<string> {
  const queue = `fair ${++queues}`;
  for (const [account, count] of counts.entries()) {
    for (let n = 1; n <= count; n++) {
      await exec(
        `select public.job_enqueue('${queue}', 'page', '{"n": ${n}}', null, 0, ${
          account === 0 ? priority : 0
        }, 4, '${projects[account]}', 1)`,
      );
    }
  }
  return queue;
}

const accountOf = (job: Job) => projects.indexOf(job.projectId!);
async function take(queue: string, count: number, accountLimit?: number): Promise<string> {
  const order: number[] = [];
  for (let i = 0; i < count; i++) {
    const [job] = await product.backend.jobs.claim(queue, "w/1", 60_000, 1, accountLimit);
    order.push(job ? accountOf(job) : -1);
  }
  return order.join(" ");
}

Deno.test("an account with many jobs takes its turn like one with few", async () => {
  assert.equal(await take(await openQueue([6, 2]), 8), "0 1 0 1 0 0 0 0");
});

Deno.test("what is claimed at once is shared out in the same way", async () => {
  const queue = await openQueue([6, 2]);
  const jobs = await product.backend.jobs.claim(queue, "w/1", 60_000, 4);
  assert.deepEqual(jobs.map(accountOf).sort(), [0, 0, 1, 1]);
});

Deno.test("a high priority overtakes nobody else's work", async () => {
  assert.equal(await take(await openQueue([4, 4], 10), 4), "0 1 0 1");
});

Deno.test("a priority counts within one's own work", async () => {
  const queue = await openQueue([2]);
  await exec(
    `select public.job_enqueue('${queue}', 'page', '{"n": 9}', null, 0, 10, 4, '${
      projects[0]
    }', 1)`,
  );
  const [first] = await product.backend.jobs.claim(queue, "w/1", 60_000, 1);
  assert.equal(first.payload.n, 9);
});

Deno.test("Enterprise gets two turns for one", async () => {
  const order = await take(await openQueue([4, 0, 4]), 6);
  assert.equal(order.split(" ").filter((it) => it === "2").length, 4, order);
});

Deno.test("no account holds more jobs than its share, even alone", async () => {
  assert.equal(await take(await openQueue([5]), 4, 2), "0 0 -1 -1");
  assert.equal(await take(await openQueue([5, 1]), 4, 2), "0 1 0 -1");
});

Deno.test("work of the house needs no account, and is not held up by those that have one", async () => {
  const queue = await openQueue([3]);
  await product.backend.jobs.enqueue({ queue, kind: "k", payload: {} });
  const order = await take(queue, 4);
  assert.equal(order.split(" ").indexOf("-1") < 2, true, order);
});
