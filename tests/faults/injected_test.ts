/** One fault at a time, put in where the product meets the outside world. */
import assert from "node:assert/strict";
import { createAnalysisHandler } from "../../functions/analysis/queue/analyse_run.ts";
import { type JobHandler, startLoop } from "../../functions/analysis/queue/loop.ts";
import type { Backend } from "../../functions/_providers/supabase/port.ts";
import { createSigningIdentity } from "../../functions/_report/signing_identity.ts";
import { AppError } from "../../functions/_shared/errors.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../fakes/product.ts";
import { findBroken } from "./invariants.ts";

const PLAN = await Deno.readFile(new URL("../fixtures/plans/office-buildout.pdf", import.meta.url));
const HOUR_MS = 60 * 60_000;
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const away = () =>
  new AppError("provider_unavailable", "The file store is not available right now");

let product: TestProduct;
let person: Person;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  person = await registerPerson(product);
  await product.app.request("/api/billing/create-subscription", {
    method: "POST",
    headers: person.headers,
    body: JSON.stringify({ planTier: "enterprise" }),
  });
});
Deno.test.afterAll(async () => {
  const broken = await findBroken(query, product.objects, []);
  await product.close();
  assert.deepEqual(broken.filter((it) => !/were counted/.test(it)), []);
});

const query = async (sql: string) => (await product.embedded.exec(sql)).rows;
const makeDue = () => query("update jobs.job set run_at = now() where state = 'ready'");

/** A handler of the analysis whose outside world is what `change` makes of it. */
async function openHandler(
  change: (backend: Backend) => Backend = (it) => it,
): Promise<JobHandler> {
  const backend = change(product.backend);
  const identity = await createSigningIdentity({ commonName: "Test", now: new Date(), random });
  return createAnalysisHandler({
    backend,
    analysis: backend.analysis,
    objects: backend.server,
    brands: backend.server,
    sealKey: product.sealKey,
    identity,
    publicUrl: "http://127.0.0.1:8000",
    now: () => product.clock.now,
    random,
  });
}

async function createPlan(): Promise<string> {
  const form = projectForm(PROJECT_FIELDS, [{ name: "plans.pdf", bytes: PLAN }]);
  return await createTestProject(product, person, form);
}

async function statusOf(id: string): Promise<{ status: string; reason: string | null }> {
  const [row] = await query(
    `select status, failure_reason as reason from public.projects where id = '${id}'`,
  );
  return row as { status: string; reason: string | null };
}

/** Works off the queue with one handler, as the loop does, until nothing is due. */
async function work(handle: JobHandler): Promise<void> {
  const failures: string[] = [];
  const loop = startLoop({
    jobs: product.backend.jobs,
    queue: "analysis",
    worker: "test/analysis",
    slots: 2,
    handle,
    pollMs: 5,
    log: (event, { reason } = {}) => event === "job_failed" && failures.push(String(reason)),
  });
  for (let quiet = 0; quiet < 2;) {
    const [{ due }] = await query(
      `select count(*)::int as due from jobs.job
       where queue = 'analysis' and (state = 'leased' or state = 'ready' and run_at <= now())`,
    );
    quiet = due === 0 ? quiet + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await loop.stop();
}

const refuseDownloads = (isAway: () => boolean) => (backend: Backend): Backend => ({
  ...backend,
  server: {
    ...backend.server,
    download: (...args) => isAway() ? Promise.reject(away()) : backend.server.download(...args),
    upload: (...args) => isAway() ? Promise.reject(away()) : backend.server.upload(...args),
  },
});

Deno.test("a file store that refuses for a while costs time, no page and no attempt", async () => {
  let isAway = true;
  const handle = await openHandler(refuseDownloads(() => isAway));
  const id = await createPlan();
  for (let round = 0; round < 6; round++) {
    await work(handle);
    await makeDue();
  }
  assert.equal((await statusOf(id)).status, "processing");
  const [{ attempts }] = await query(
    `select max(attempts)::int as attempts from jobs.job where project_id = '${id}'`,
  );
  assert.equal(attempts, 0);
  isAway = false;
  await work(handle);
  assert.equal((await statusOf(id)).status, "completed");
  const lost = await query(
    `select page from public.page_results where project_id = '${id}' and result is null`,
  );
  assert.deepEqual(lost, []);
});

Deno.test("a file store that stays away fails the project with a reason, and the retry works", async () => {
  let isAway = true;
  const handle = await openHandler(refuseDownloads(() => isAway));
  const id = await createPlan();
  await query(
    `update jobs.job set created_at = now() - interval '2 hours' where project_id = '${id}'`,
  );
  for (let round = 0; round < 5; round++) {
    await work(handle);
    await makeDue();
  }
  const failed = await statusOf(id);
  assert.equal(failed.status, "failed");
  assert.match(failed.reason ?? "", /can be retried/);
  isAway = false;
  await product.app.request(`/api/projects/${id}/retry`, {
    method: "POST",
    headers: person.headers,
  });
  await work(handle);
  assert.equal((await statusOf(id)).status, "completed");
});

Deno.test("a report that can't be stored for want of space is issued once, when there is room", async () => {
  let isFull = true;
  const handle = await openHandler((backend) => ({
    ...backend,
    server: {
      ...backend.server,
      upload: (...args) => isFull ? Promise.reject(away()) : backend.server.upload(...args),
    },
  }));
  const id = await createPlan();
  await work(handle);
  assert.equal((await statusOf(id)).status, "processing");
  isFull = false;
  await makeDue();
  await work(handle);
  assert.equal((await statusOf(id)).status, "completed");
});

Deno.test("two workers with one job publish one report, and its PDF is the sealed one", async () => {
  const id = await createPlan();
  const late = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  // The first worker sleeps on a finished PDF; its lease ends; the second one does the job.
  const slow = await openHandler((backend) => ({
    ...backend,
    analysis: {
      ...backend.analysis,
      async findChainHead() {
        const head = await backend.analysis.findChainHead();
        held.resolve();
        await late.promise;
        return head;
      },
    },
  }));
  const quick = await openHandler();
  const { jobs } = product.backend;
  const claim = async () => (await jobs.claim("analysis", "test/x", 60_000, 1))[0];
  const signal = new AbortController().signal;
  for (let job = await claim(); job.kind !== "assemble"; job = await claim()) {
    await quick(job, signal);
    await makeDue();
    const [{ kind }] = await query(
      `select kind from jobs.job where project_id = '${id}' and state = 'ready' limit 1`,
    );
    if (kind === "assemble") break;
  }
  const first = await claim();
  const slowly = slow(first, signal);
  await held.promise;
  await query(`update jobs.job set lease_until = now() - interval '1 s' where id = '${first.id}'`);
  assert.equal(await jobs.reap(), 1);
  await quick(await claim(), signal);
  late.resolve();
  await slowly;
  const reports = await query(
    `select pdf_path from public.compliance_reports where project_id = '${id}'`,
  );
  assert.equal(reports.length, 1);
  const [{ used }] = await query(
    `select count(*)::int as used from storage.objects
     where bucket_id = 'reports' and name like '%${id}/report-%'`,
  );
  assert.equal(used, 1);
});

Deno.test("a clock set back by an hour holds nothing up", async () => {
  const handle = await openHandler();
  const id = await createPlan();
  // What was written before the clock went back lies in the future after it.
  await query(
    `update jobs.job set run_at = run_at + interval '1 hour', created_at = created_at + interval '1 hour'
     where project_id = '${id}';
     update public.projects set started_at = started_at + interval '1 hour' where id = '${id}'`,
  );
  const [job] = await product.backend.jobs.claim("analysis", "gone/1", 60_000, 1);
  assert.equal(job.projectId, id);
  // And the worker that took it dies.
  await query(
    `update jobs.job set lease_until = lease_until + interval '1 hour' where id = '${job.id}'`,
  );
  assert.equal(await product.backend.jobs.reap(), 1);
  product.clock.now = new Date(Date.now() - HOUR_MS);
  await work(handle);
  product.clock.now = new Date();
  assert.equal((await statusOf(id)).status, "completed");
  const [{ seconds }] = await query(
    `select processing_time as seconds from public.compliance_reports where project_id = '${id}'`,
  );
  assert.ok(Number(seconds) >= 0, `processing took ${seconds} s`);
});

Deno.test("a clock set forward by a day loses no lease twice and no report", async () => {
  const handle = await openHandler();
  const id = await createPlan();
  await query(
    `update jobs.job set run_at = run_at - interval '1 day' where project_id = '${id}';
     update public.projects set started_at = started_at - interval '1 day' where id = '${id}'`,
  );
  product.clock.now = new Date(Date.now() + 24 * HOUR_MS);
  await work(handle);
  product.clock.now = new Date();
  assert.equal((await statusOf(id)).status, "completed");
});

Deno.test("the queue waits while the database is away, and goes on when it is back", async () => {
  const handle = await openHandler();
  const id = await createPlan();
  const { jobs } = product.backend;
  let calls = 0;
  const isAway = () => ++calls <= 3;
  const cut = <A extends unknown[], T>(call: (...args: A) => Promise<T>) => (...args: A) =>
    isAway() ? Promise.reject(away()) : call(...args);
  const events: string[] = [];
  const done = Promise.withResolvers<void>();
  const loop = startLoop({
    jobs: { ...jobs, claim: cut(jobs.claim), reap: cut(jobs.reap) },
    queue: "analysis",
    worker: "test/analysis",
    slots: 1,
    pollMs: 5,
    async handle(job, signal) {
      await handle(job, signal);
      if (job.kind === "assemble") done.resolve();
    },
    log: (event) => events.push(event),
  });
  await done.promise;
  await loop.stop();
  assert.equal(events.filter((it) => it === "queue_unreachable").length, 3);
  assert.equal((await statusOf(id)).status, "completed");
});

Deno.test("files of an upload that never became a project are swept, young ones are left", async () => {
  const { server } = product.backend;
  const lost = `${person.id}/${crypto.randomUUID()}/${crypto.randomUUID()}.pdf`;
  await server.upload("plans", lost, PLAN, "application/pdf");
  assert.equal(await server.removeOrphans(HOUR_MS), 0);
  assert.ok(await server.download("plans", lost).then((it) => it?.body.cancel().then(() => true)));
  assert.equal(await server.removeOrphans(0), 1);
  assert.equal(await server.download("plans", lost), null);
});
