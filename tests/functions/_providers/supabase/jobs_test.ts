/** The job table: leases, fencing, backoff, dead letters, and what they mean for a project. */
import assert from "node:assert/strict";
import type { Job } from "../../../../functions/_providers/supabase/worker_port.ts";
import {
  createTestProject,
  openTestProduct,
  registerPerson,
  type TestProduct,
} from "../../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const jobs = () => product.backend.jobs;
const exec = async (sql: string) =>
  (await product.embedded.exec(sql) as { rows: Record<string, unknown>[] }).rows;
let queues = 0;
const newQueue = () => `queue ${++queues}`;
const claimOne = async (queue: string, leaseMs = 60_000): Promise<Job> => {
  const [job] = await jobs().claim(queue, "w/1", leaseMs, 1);
  return job;
};
const makeDue = (queue: string) =>
  exec(`update jobs.job set run_at = now() where queue = '${queue}' and state = 'ready'`);

Deno.test("a claimed job belongs to one worker until its lease ends", async () => {
  const queue = newQueue();
  await jobs().enqueue({ queue, kind: "k", payload: {} });
  const job = await claimOne(queue);
  assert.equal(job.attempts, 1);
  assert.equal(await claimOne(queue), undefined);
  await exec(
    `update jobs.job set lease_until = now() - interval '1 second' where id = '${job.id}'`,
  );
  assert.equal(await jobs().reap(), 1);
  const again = await claimOne(queue);
  assert.equal(again.attempts, 2);
  assert.notEqual(again.token, job.token);
  assert.equal(await jobs().complete(job), false);
  assert.equal(await jobs().heartbeat(job, 1000), false);
  assert.equal(await jobs().complete(again), true);
});

Deno.test("higher priority goes first, then the order of arrival", async () => {
  const queue = newQueue();
  for (const [n, priority] of [[1, 0], [2, 0], [3, 100]]) {
    await jobs().enqueue({ queue, kind: "k", payload: { n }, priority });
  }
  const order = [];
  for (let i = 0; i < 3; i++) order.push((await claimOne(queue)).payload.n);
  assert.deepEqual(order, [3, 1, 2]);
});

Deno.test("the same key waits only once", async () => {
  const queue = newQueue();
  const job = { queue, kind: "k", payload: {}, key: "one" };
  assert.equal(await jobs().enqueue(job), await jobs().enqueue(job));
  await jobs().complete(await claimOne(queue));
  await jobs().enqueue(job);
  assert.ok(await claimOne(queue));
});

Deno.test("a failed job waits longer each time and is dead after its last attempt", async () => {
  const queue = newQueue();
  await jobs().enqueue({ queue, kind: "k", payload: {}, maxAttempts: 3 });
  const states = [];
  for (let i = 0; i < 3; i++) {
    await makeDue(queue);
    states.push(await jobs().fail(await claimOne(queue), "no", { isRetryable: true }));
  }
  assert.deepEqual(states, ["ready", "ready", "dead"]);
  await makeDue(queue);
  assert.equal(await claimOne(queue), undefined);
});

Deno.test("a job that can't be retried is dead at once", async () => {
  const queue = newQueue();
  await jobs().enqueue({ queue, kind: "k", payload: {} });
  assert.equal(await jobs().fail(await claimOne(queue), "no", { isRetryable: false }), "dead");
});

Deno.test("a lease handed back costs no attempt", async () => {
  const queue = newQueue();
  await jobs().enqueue({ queue, kind: "k", payload: {} });
  await jobs().release(await claimOne(queue));
  assert.equal((await claimOne(queue)).attempts, 1);
});

Deno.test("leases of a process that is gone are taken back by its name", async () => {
  const queue = newQueue();
  await jobs().enqueue({ queue, kind: "k", payload: {} });
  await jobs().claim(queue, "local/analysis", 60_000, 1);
  assert.equal(await jobs().releaseAll("local/"), 1);
  assert.ok(await claimOne(queue));
});

/** A project whose two pages are planned, and the jobs of its run. */
async function plannedProject() {
  // Accounts take turns, and those of other tests would have theirs.
  await exec("delete from jobs.job where queue = 'analysis' and state = 'ready'");
  const person = await registerPerson(product);
  const id = await createTestProject(product, person);
  await exec(`update jobs.job set priority = 1000 where project_id = '${id}'`);
  const plan = await claimOne("analysis");
  assert.equal(plan.projectId, id);
  await product.backend.analysis.storePlan(plan, {
    pages: [{ file: 0, pageInFile: 1, page: 1 }, { file: 0, pageInFile: 2, page: 2 }],
    problems: [],
    files: [{ name: "plans.pdf", pageCount: 2 }],
  });
  await exec(`update jobs.job set priority = 1000 where project_id = '${id}'`);
  return { id, person };
}
const OUTCOME = {
  packed: "{}",
  hasEndedWorker: false,
  sheet: "A-1",
  problem: null,
  insights: ["A-1: 2 rooms"],
  warnings: [],
  elapsedMs: 12,
};
const kinds = async (id: string) =>
  (await exec(
    `select kind, state from jobs.job where project_id = '${id}' order by seq`,
  )).map((it) => `${it.kind} ${it.state}`);

Deno.test("the last page queues the assembly, once", async () => {
  const { id } = await plannedProject();
  const [one, two] = [await claimOne("analysis"), await claimOne("analysis")];
  assert.equal(await product.backend.analysis.storePage(one, OUTCOME), true);
  assert.deepEqual(await kinds(id), ["plan done", "page done", "page leased"]);
  assert.equal(await product.backend.analysis.storePage(two, OUTCOME), true);
  assert.equal(await product.backend.analysis.storePage(two, OUTCOME), false);
  assert.deepEqual(await kinds(id), ["plan done", "page done", "page done", "assemble ready"]);
  const [project] = await exec(`select stage, pages_done from public.projects where id = '${id}'`);
  assert.deepEqual(project, { stage: "analyzing", pages_done: 2 });
});

Deno.test("a page whose job is dead is listed, and the set goes on", async () => {
  const { id } = await plannedProject();
  await product.backend.analysis.storePage(await claimOne("analysis"), OUTCOME);
  await jobs().fail(await claimOne("analysis"), "crash", { isRetryable: false });
  assert.equal((await kinds(id)).at(-1), "assemble ready");
  const [lost] = await exec(
    `select problem from public.page_results where project_id = '${id}' and result is null`,
  );
  assert.equal(lost.problem, "This page could not be analyzed.");
});

Deno.test("a dead assembly fails the project with a sentence", async () => {
  const { id } = await plannedProject();
  for (let n = 0; n < 2; n++) {
    await product.backend.analysis.storePage(await claimOne("analysis"), OUTCOME);
  }
  await exec(`update jobs.job set priority = 1000 where project_id = '${id}'`);
  await jobs().fail(await claimOne("analysis"), "crash", { isRetryable: false });
  const [project] = await exec(
    `select status, failure_reason from public.projects where id = '${id}'`,
  );
  assert.equal(project.status, "failed");
  assert.match(String(project.failure_reason), /can be retried/);
});

Deno.test("deleting a project cancels its running job: the lease is lost and nothing is stored", async () => {
  const { id, person } = await plannedProject();
  const job = await claimOne("analysis");
  await product.app.request(`/api/projects/${id}`, { method: "DELETE", headers: person.headers });
  assert.equal(await jobs().heartbeat(job, 1000), false);
  assert.equal(await product.backend.analysis.storePage(job, OUTCOME), false);
});

Deno.test("a job of an earlier run writes nothing into the next one", async () => {
  const { id, person } = await plannedProject();
  const old = await claimOne("analysis");
  await exec(`update public.projects set status = 'failed' where id = '${id}'`);
  await product.app.request(`/api/projects/${id}/retry`, {
    method: "POST",
    headers: person.headers,
  });
  assert.equal(await product.backend.analysis.storePage(old, OUTCOME), false);
  assert.deepEqual(await kinds(id), ["plan ready"]);
});
