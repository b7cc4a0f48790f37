/** Pages that recognition had no time for: read again a little later, at most twice, the fullest reading kept. */
import assert from "node:assert/strict";
import { createAnalysisHandler } from "../../../../functions/analysis/queue/analyse_run.ts";
import { startLoop } from "../../../../functions/analysis/queue/loop.ts";
import { createPatience, ReadAgainLater } from "../../../../functions/analysis/queue/read_again.ts";
import { analyseApart } from "../../../../functions/analysis/apart/mod.ts";
import { closeReaders } from "../../../../functions/analysis/read/mod.ts";
import { createSigningIdentity } from "../../../../functions/_report/signing_identity.ts";
import { AppError } from "../../../../functions/_shared/errors.ts";
import {
  createTestProject,
  openTestProduct,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
} from "../../../fakes/product.ts";
import { fixture } from "../read/compose.ts";

const CUT = "Only part of this page’s lettering could be read in the time allowed.";

/** A page of so many words, whole or cut short. */
const pageOf = (wordCount: number, isCut: boolean) => ({ wordCount, isCut });
const attempt = (attempts: number) => ({ id: "job", attempts, maxAttempts: 4 });
const timedOut = () => new AppError("damaged_file", "Too slow.", { detail: "ended: timeout" });

Deno.test("a page that was read in time is taken as it is", async () => {
  const whole = pageOf(3, false);
  assert.equal(await createPatience()(attempt(1), () => Promise.resolve(whole)), whole);
});

Deno.test("a page cut short is read again after 20 and 60 s; then the fullest reading counts", async () => {
  const read = createPatience();
  const readings = [pageOf(2, true), pageOf(5, true), pageOf(3, true)];
  const pauses: number[] = [];
  for (const n of [0, 1]) {
    await assert.rejects(read(attempt(n + 1), () => Promise.resolve(readings[n])), (error) => {
      assert.ok(error instanceof ReadAgainLater);
      pauses.push(error.delayMs);
      return true;
    });
  }
  assert.deepEqual(pauses, [20_000, 60_000]);
  assert.equal(await read(attempt(3), () => Promise.resolve(readings[2])), readings[1]);
});

Deno.test("a page that was too slow altogether is tried once more, and then says so", async () => {
  const read = createPatience();
  const late = () => Promise.reject(timedOut());
  await assert.rejects(read(attempt(1), late), ReadAgainLater);
  await assert.rejects(read(attempt(2), late), /Too slow/);
  const cut = pageOf(2, true);
  await assert.rejects(read(attempt(1), () => Promise.resolve(cut)), ReadAgainLater);
  assert.equal(await read(attempt(3), late), cut);
});

Deno.test("a page of a file that cost workers already is not tried again", async () => {
  const read = createPatience();
  const late = () => Promise.reject(timedOut());
  await assert.rejects(read(attempt(1), late, { isSuspect: true }), /Too slow/);
});

Deno.test("the last attempt the queue allows is taken as it is; other errors go through", async () => {
  const read = createPatience();
  const cut = pageOf(2, true);
  const last = { id: "job", attempts: 1, maxAttempts: 1 };
  assert.equal(await read(last, () => Promise.resolve(cut)), cut);
  const damaged = new AppError("damaged_file", "The file is damaged.");
  await assert.rejects(read(attempt(1), () => Promise.reject(damaged)), /damaged/);
});

/** Analyses the office with a recogniser that is out of time for page 2 as often as `slowAttempts` says. */
async function analyse(slowAttempts: number) {
  const product = await openTestProduct();
  const person = await registerPerson(product);
  const plan = { name: "plans.pdf", bytes: new Uint8Array(await fixture("office-buildout.pdf")) };
  const id = await createTestProject(product, person, projectForm(PROJECT_FIELDS, [plan]));
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  let attempts = 0;
  const handle = createAnalysisHandler({
    backend: product.backend,
    analysis: product.backend.analysis,
    objects: product.backend.server,
    brands: product.backend.server,
    sealKey: product.sealKey,
    identity: await createSigningIdentity({ commonName: "Test", now: new Date(), random }),
    publicUrl: "http://127.0.0.1:8000",
    now: () => product.clock.now,
    random,
    async analyse(...asked) {
      const page = await analyseApart(...asked);
      if (asked[1].page !== 2 || ++attempts > slowAttempts) return page;
      return { ...page, wordCount: 10 * attempts, problem: CUT, isCut: true };
    },
  });
  const assembled = Promise.withResolvers<void>();
  const pauses: unknown[] = [];
  const { jobs } = product.backend;
  const loop = startLoop({
    jobs: {
      ...jobs,
      async fail(job, error, how) {
        const state = await jobs.fail(job, error, how);
        const [{ waits }] = (await product.embedded.exec(
          `select run_at > now() + interval '15 seconds' as waits from jobs.job
           where id = '${job.id}'`,
        )).rows;
        pauses.push(waits && how.retryAfterMs);
        await product.embedded.exec(`update jobs.job set run_at = now() where id = '${job.id}'`);
        return state;
      },
    },
    queue: "analysis",
    worker: "test/analysis",
    slots: 2,
    pollMs: 5,
    handle,
    log: (event, { kind } = {}) =>
      event === "job_done" && kind === "assemble" && assembled.resolve(),
  });
  await assembled.promise;
  await loop.stop();
  const [{ problem }] = (await product.embedded.exec(
    `select problem from public.page_results where project_id = '${id}' and page = 2`,
  )).rows as { problem: string | null }[];
  const answer = await product.app.request(`/api/projects/${id}`, { headers: person.headers });
  const { status } = await answer.json();
  await closeReaders();
  await product.close();
  return { attempts, pauses, problem, status };
}

Deno.test("a passing load changes nothing: the page is read again and is whole", async () => {
  assert.deepEqual(await analyse(1), {
    attempts: 2,
    pauses: [20_000],
    problem: null,
    status: "completed",
  });
});

Deno.test("a page that stays slow is tried three times, and its report says what was not read", async () => {
  assert.deepEqual(await analyse(Infinity), {
    attempts: 3,
    pauses: [20_000, 60_000],
    problem: CUT,
    status: "completed",
  });
});
