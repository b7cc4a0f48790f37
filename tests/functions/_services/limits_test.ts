/** Limits and counters hold under concurrency and begin anew each month. */
import assert from "node:assert/strict";
import { CreateProjectRequest, readProjectForm } from "../../../functions/_shared/contract/mod.ts";
import { AppError } from "../../../functions/_shared/errors.ts";
import {
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  registerPerson,
  type TestProduct,
  tinyPdf,
} from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const VALUES = CreateProjectRequest.parse(
  readProjectForm(Object.fromEntries(Object.entries(PROJECT_FIELDS).map(([k, v]) => [k, [v]]))),
);

const create = async (person: Person, files = 1) => {
  const session = await product.services.findSession(person.token);
  const list = Array.from({ length: files }, (_, n) => ({
    filename: `${n}.pdf`,
    contentType: "application/pdf",
    body: new Response(tinyPdf(String(n))).body!,
  }));
  return await product.services.createProjectFrom(session!, VALUES, list);
};
const exec = (sql: string) => product.embedded.exec(sql) as Promise<{ rows: never[] }>;

Deno.test("200 creates at once at a limit of 3 store exactly 3", async () => {
  const person = await registerPerson(product);
  const results = await Promise.allSettled(Array.from({ length: 200 }, () => create(person)));
  const refused = results.filter((it) => it.status === "rejected").map((it) => it.reason);
  assert.equal(results.length - refused.length, 3);
  assert.ok(refused.every((it) => it instanceof AppError && it.code === "limit_exceeded"));
  const { rows } = await exec(
    `select (select count(*)::int from public.projects where user_id = '${person.id}') projects,
            (select count(*)::int from storage.objects where name like '${person.id}/%') objects,
            (select monthly_uploads from public.users where id = '${person.id}') uploads`,
  );
  assert.deepEqual(rows[0], { projects: 3, objects: 3, uploads: 3 });
});

Deno.test("the eleventh file of a month is refused on the free plan", async () => {
  const person = await registerPerson(product);
  await create(person, 8);
  await assert.rejects(
    create(person, 3),
    /allows 10 uploaded files a month, and you’ve uploaded 8/,
  );
  await create(person, 2);
});

Deno.test("whether one more project fits is said before anything is filled in or sent", async () => {
  const person = await registerPerson(product);
  const ask = async () =>
    await (await product.app.request("/api/project-room", { headers: person.headers })).json();
  assert.deepEqual(await ask(), { isOpen: true, reason: null });
  for (let nth = 0; nth < 3; nth++) await create(person);
  const room = await ask();
  assert.equal(room.isOpen, false);
  assert.match(room.reason, /includes 3 projects, and you have 3/);
});

Deno.test("20 creates at once on the professional plan begin 2 projects, and the answer names the day", async () => {
  const person = await registerPerson(product);
  await exec(`select public.set_plan('${person.id}', 'professional')`);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => create(person)));
  const refused = results.filter((it) => it.status === "rejected").map((it) => it.reason);
  assert.equal(refused.length, 18);
  const { rows } = await exec(
    `select to_char((week_started_at + interval '7 days') at time zone 'UTC', 'FMMonth FMDD, YYYY') as day
     from public.users where id = '${person.id}'`,
  ) as unknown as { rows: { day: string }[] };
  for (const error of refused) {
    assert.equal(error.code, "limit_exceeded");
    assert.equal(
      error.message,
      `Your Professional plan allows 2 new projects a week, and you’ve started 2. Wait until ${
        rows[0].day
      } or choose the Enterprise plan under Billing.`,
    );
  }
});

Deno.test("the week of the professional plan begins anew after seven days, the month after eight projects", async () => {
  const person = await registerPerson(product);
  await exec(`select public.set_plan('${person.id}', 'professional')`);
  for (let week = 0; week < 4; week++) {
    await create(person);
    await create(person);
    await exec(
      `update public.users set week_started_at = week_started_at - interval '7 days'
       where id = '${person.id}'`,
    );
  }
  await assert.rejects(create(person), /allows 8 new projects a month, and you’ve started 8/);
  const { rows } = await exec(
    `select (week_started_at > now() - interval '7 days') as "isThisWeek", weekly_projects used
     from public.users where id = '${person.id}'`,
  );
  assert.deepEqual(rows[0], { isThisWeek: false, used: 2 });
});

Deno.test("deleting a project gives no room in the week", async () => {
  const person = await registerPerson(product);
  await exec(`select public.set_plan('${person.id}', 'professional')`);
  await create(person);
  const { id } = await create(person);
  const session = await product.services.findSession(person.token);
  await product.services.deleteProject(session!, id);
  const { usageStats, usagePeriod } = await product.services.getBillingAnalytics(session!);
  assert.deepEqual([usageStats.weeklyProjects, usageStats.weeklyProjectsLimit], [2, 2]);
  const { startDate, weekEndDate } = usagePeriod;
  assert.equal(Date.parse(weekEndDate) - Date.parse(startDate), 7 * 86_400_000);
  await assert.rejects(create(person), /2 new projects a week/);
});

Deno.test("the sixth report of a month is refused on the free plan", async () => {
  const person = await registerPerson(product);
  await exec(`update public.users set monthly_reports_generated = 5 where id = '${person.id}'`);
  await assert.rejects(create(person), /allows 5 compliance reports a month/);
});

Deno.test("storage above the plan is refused", async () => {
  const person = await registerPerson(product);
  const project = await create(person);
  await exec(`update public.files set file_size = 104857600 where project_id = '${project.id}'`);
  await assert.rejects(create(person), /includes 100 MB of storage, and you’re using 100 MB/);
});

Deno.test("counters begin anew a month after the last reset, and keep the day of the period", async () => {
  const person = await registerPerson(product);
  await exec(
    `update public.users set monthly_uploads = 10, monthly_reports_generated = 5,
       last_usage_reset_date = now() - interval '2 months 3 days' where id = '${person.id}'`,
  );
  await create(person);
  const { rows } = await exec(
    `select monthly_uploads uploads, monthly_reports_generated reports,
       (last_usage_reset_date between now() - interval '4 days' and now() - interval '2 days') as "isKept"
     from public.users where id = '${person.id}'`,
  );
  assert.deepEqual(rows[0], { uploads: 1, reports: 0, isKept: true });
});

Deno.test("an enterprise account has no limits and goes first in the queue", async () => {
  const person = await registerPerson(product);
  const other = await registerPerson(product);
  await exec(`select public.set_plan('${person.id}', 'enterprise')`);
  const first = await create(other);
  for (let n = 0; n < 5; n++) await create(person);
  const { rows } = await exec(
    `select project_id id from jobs.job where state = 'ready' and kind = 'plan'
     order by priority desc, run_at, seq limit 5`,
  ) as unknown as { rows: { id: string }[] };
  assert.ok(!rows.some((it) => it.id === first.id), "the free project waits");
});

Deno.test("usage of the day is counted", async () => {
  const person = await registerPerson(product);
  await create(person, 2);
  const { rows } = await exec(
    `select projects_created projects, files_uploaded files from public.usage_analytics
     where user_id = '${person.id}'`,
  );
  assert.deepEqual(rows[0], { projects: 1, files: 2 });
});
