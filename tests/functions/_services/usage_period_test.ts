/** Usage by day: the whole period up to today, and nothing of anybody else or of the period before. */
import assert from "node:assert/strict";
import { BillingAnalytics } from "../../../functions/_shared/contract/mod.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const sql = (text: string) => product.embedded.exec(text);
async function periodOf(person: Person) {
  const answer = await product.app.request("/api/billing/analytics", { headers: person.headers });
  return BillingAnalytics.parse(await answer.json()).usagePeriod;
}
/** The database's day, so many days ago. */
async function daysAgo(days: number): Promise<string> {
  const { rows } = await sql(`select ((now() at time zone 'utc')::date - ${days})::text as day`);
  return String((rows as { day: string }[])[0].day);
}

Deno.test("a new account's period is today, and what happens is seen at once", async () => {
  const person = await registerPerson(product);
  const today = await daysAgo(0);
  const quiet = {
    date: today,
    projectsCreated: 0,
    filesUploaded: 0,
    reportsGenerated: 0,
    apiCallsCount: 0,
  };
  const before = await periodOf(person);
  assert.deepEqual([before.startDate, before.days], [today, [quiet]]);
  assert.equal(new Date(before.startedAt).toISOString().slice(0, 10), today);
  assert.ok(before.endDate > today);
  await createTestProject(product, person);
  assert.deepEqual((await periodOf(person)).days, [
    { ...quiet, projectsCreated: 1, filesUploaded: 1 },
  ]);
});

Deno.test("every day of the period is there, quiet ones too, and only the user's own figures", async () => {
  const person = await registerPerson(product);
  const other = await registerPerson(product);
  await sql(`update public.users set last_usage_reset_date = now() - interval '4 days'
    where id in ('${person.id}', '${other.id}')`);
  const [before, first, third, today] = await Promise.all([5, 4, 2, 0].map(daysAgo));
  await sql(`insert into public.usage_analytics
      (user_id, date, projects_created, files_uploaded, reports_generated, api_calls_count) values
    ('${person.id}', '${before}', 9, 9, 9, 9), ('${person.id}', '${first}', 1, 3, 0, 0),
    ('${person.id}', '${third}', 0, 0, 1, 240), ('${other.id}', '${third}', 5, 5, 5, 5)`);
  const { startDate, days } = await periodOf(person);
  assert.equal(startDate, first);
  assert.equal(days.length, 5);
  assert.deepEqual([days[0].date, days[4].date], [first, today]);
  assert.deepEqual(
    days.map((it) => [
      it.projectsCreated,
      it.filesUploaded,
      it.reportsGenerated,
      it.apiCallsCount,
    ]),
    [[1, 3, 0, 0], [0, 0, 0, 0], [0, 0, 1, 240], [0, 0, 0, 0], [0, 0, 0, 0]],
  );
});

Deno.test("a day two periods share is counted in each with its own part, as the counters are", async () => {
  const person = await registerPerson(product);
  await createTestProject(product, person);
  await sql(`update public.users set last_usage_reset_date = now() - interval '1 month 1 minute'
    where id = '${person.id}'`);
  assert.deepEqual(await figuresOf(person), { uploads: 0, days: [0, 0, 0, 0] });
  await createTestProject(product, person);
  assert.deepEqual(await figuresOf(person), { uploads: 1, days: [1, 1, 0, 0] });
});

Deno.test("a change of plan starts the figures over and tells what the month before used", async () => {
  const person = await registerPerson(product);
  const month = await daysAgo(20);
  await sql(`update public.users set last_usage_reset_date = now() - interval '3 days'
    where id = '${person.id}'`);
  await sql(`insert into public.usage_analytics
      (user_id, date, projects_created, files_uploaded, reports_generated, api_calls_count) values
    ('${person.id}', '${month}', 1, 3, 2, 0), ('${person.id}', '${await daysAgo(
    40,
  )}', 9, 9, 9, 9)`);
  await createTestProject(product, person);
  await sql(`select public.set_plan('${person.id}', 'professional')`);
  await sql(`update public.users set last_usage_reset_date = now() where id = '${person.id}'`);
  const { before, days } = await periodOf(person);
  const none = { projectsCreated: 0, filesUploaded: 0, reportsGenerated: 0, apiCallsCount: 0 };
  assert.deepEqual(days, [{ ...none, date: await daysAgo(0) }]);
  assert.deepEqual(before, { ...none, projectsCreated: 2, filesUploaded: 4, reportsGenerated: 2 });
  await createTestProject(product, person);
  assert.deepEqual((await periodOf(person)).before, before, "what follows is counted once");
});

/** The counter of the month, and the figures of today. */
async function figuresOf(person: Person) {
  const answer = await product.app.request("/api/billing/analytics", { headers: person.headers });
  const { usageStats, usagePeriod } = BillingAnalytics.parse(await answer.json());
  const today = usagePeriod.days.at(-1)!;
  return {
    uploads: usageStats.monthlyUploads,
    days: [
      today.projectsCreated,
      today.filesUploaded,
      today.reportsGenerated,
      today.apiCallsCount,
    ],
  };
}

Deno.test("a period that is over gives way to the one of today", async () => {
  const person = await registerPerson(product);
  await sql(`update public.users set last_usage_reset_date = now() - interval '1 month 3 days'
    where id = '${person.id}'`);
  const { days, endDate } = await periodOf(person);
  assert.ok(days.length <= 4, `${days.length} days since the counters began anew`);
  assert.ok(endDate > await daysAgo(0));
});
