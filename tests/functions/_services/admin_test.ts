/** The admin's figures against a month worked out by hand, and what an admin does, written down. */
import assert from "node:assert/strict";
import { jobWords } from "../../../functions/_shared/constants/jobs.ts";
import type {
  AdminAccessRequestList,
  AdminFeedback,
  AdminJobList,
  AdminMetrics,
  AdminMetricsResponse,
  AdminUserList,
  AuditLog,
  RuleAccuracyList,
} from "../../../functions/_shared/contract/mod.ts";
import {
  createTestProject,
  makeAdmin,
  openTestProduct,
  type Person,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
let admin: Person;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  admin = await registerPerson(product, "Ada Min");
  await makeAdmin(product, admin);
});
Deno.test.afterAll(() => product.close());

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await product.app.request(`/api/admin/${path}`, {
    method,
    headers: admin.headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const json = await answer.json();
  assert.ok(answer.ok, JSON.stringify(json));
  return json;
}

const sql = (text: string) => product.embedded.exec(text);
const rowsOf = async <T>(text: string) => (await sql(text) as { rows: T[] }).rows;

async function metricsOf(date: string): Promise<AdminMetrics> {
  await sql(`select public.roll_up_metrics('${date}')`);
  const { days } = await call<AdminMetricsResponse>("GET", "metrics");
  return days.find((it) => it.date === date)!;
}

/*
 * June 2025, by hand. Prices: professional 9900, enterprise 19900 cents a month.
 *
 *   user  before June             during June                       at the end
 *   A     professional, 1 May     -                                 9900
 *   B     enterprise, 10 May      cancels, ends 10 June             0
 *   C     professional, 20 May    to enterprise, 15 June            19900
 *   D     professional, 25 May    past due, 25 June (still owed)    9900
 *   E     -                       professional, 5 June              9900
 *   F     -                       enterprise 8 June, deleted 20     0
 *
 * Paying at the end of 31 May (30 days before the end of June): A, B, C, D.
 * Monthly recurring revenue at the end of June: 9900 + 19900 + 9900 + 9900 = 49600.
 * Churn: of A, B, C, D only B pays no more: 1 of 4 = 0.25. F came and went within the month.
 */
const CHANGES: [user: string, at: string, tier: string, status: string, price: number][] = [
  ["a", "2025-05-01", "professional", "active", 9900],
  ["b", "2025-05-10", "enterprise", "active", 19900],
  ["c", "2025-05-20", "professional", "active", 9900],
  ["d", "2025-05-25", "professional", "active", 9900],
  ["e", "2025-06-05", "professional", "active", 9900],
  ["f", "2025-06-08", "enterprise", "active", 19900],
  ["b", "2025-06-10", "free", "active", 0],
  ["c", "2025-06-15", "enterprise", "active", 19900],
  ["f", "2025-06-20", "free", "deleted", 0],
  ["d", "2025-06-25", "professional", "past_due", 9900],
];

Deno.test("revenue, churn and averages of a month are those worked out by hand", async () => {
  const idOf = (user: string) => `00000000-0000-4000-8000-00000000000${user}`;
  for (const [user, at, tier, status, price] of CHANGES) {
    await sql(`insert into public.plan_changes (user_id, at, tier, status, price)
      values ('${idOf(user)}', '${at}T12:00:00Z', '${tier}', '${status}', ${price})`);
  }
  // Three people: one came in March and works on, one came in June, one has been away since April.
  const people = [
    await registerPerson(product),
    await registerPerson(product),
    await registerPerson(product),
  ];
  const dates = ["2025-03-01", "2025-06-12", "2025-02-01"];
  for (const [i, { id }] of people.entries()) {
    await sql(
      `update public.users set created_at = '${dates[i]}T00:00:00Z', last_login_at = '${
        ["2025-03-02", "2025-06-12", "2025-04-01"][i]
      }T00:00:00Z' where id = '${id}'`,
    );
  }
  await sql(`insert into public.usage_analytics (user_id, date, reports_generated) values
    ('${people[0].id}', '2025-06-20', 2), ('${people[2].id}', '2025-04-01', 1)`);
  // Reports of 40 s and 100 s in June, one of 900 s in April: the mean of the month is 70 s.
  const projectId = await createTestProject(product, people[0]);
  await sql(
    `update public.projects set uploaded_at = '2025-04-01T00:00:00Z', status = 'completed' where id = '${projectId}';
    update public.files set uploaded_at = '2025-04-01T00:00:00Z', file_size = 2097152 where project_id = '${projectId}'`,
  );
  for (
    const [run, at, seconds] of [[1, "2025-04-02", 900], [2, "2025-06-03", 40], [
      3,
      "2025-06-20",
      100,
    ]]
  ) {
    await sql(
      `insert into public.compliance_reports (project_id, run, body, seal, report_hash, digital_signature,
        verification_code, analysis_model, processing_time, created_at)
      values ('${projectId}', ${run}, '{}', '{}', 'h', 's', 'FLC-AAAAA${run}-CERT', 'rules', ${seconds}, '${at}T12:00:00Z');
      insert into public.issued_reports (sequence, verification_code, report_hash, digital_signature, key_id, sealed_at,
        previous_hash, chain_hash, issued_at)
      values (${run}, 'FLC-AAAAA${run}-CERT', 'h', 's', 'k', 'x', 'p', 'c${run}', '${at}T12:00:00Z')`,
    );
  }

  assert.deepEqual(await metricsOf("2025-06-30"), {
    date: "2025-06-30",
    totalUsers: 3,
    activeUsers: 2,
    totalProjects: 1,
    totalReports: 3,
    monthlyRecurringRevenue: 49600,
    churnRate: 0.25,
    averageProcessingTime: 70,
    totalStorageUsed: 2097152,
  });

  // The day before anyone left: A, B, C, D, E, F pay 9900 + 19900 + 9900 + 9900 + 9900 + 19900.
  const ninth = await metricsOf("2025-06-09");
  assert.deepEqual([ninth.monthlyRecurringRevenue, ninth.churnRate], [79400, 0]);
  // Nobody paid 30 days before the first of May: no share of nothing.
  const may = await metricsOf("2025-05-01");
  assert.deepEqual([may.monthlyRecurringRevenue, may.churnRate, may.averageProcessingTime], [
    9900,
    0,
    900,
  ]);
});

Deno.test("revenue and churn of today follow what people do, and say that a sandbox takes no money", async () => {
  const now = async () => await call<AdminMetricsResponse>("GET", "metrics");
  const before = await now();
  assert.equal(before.provider, "sandbox");
  const subscribe = async (person: Person, planTier: string) => {
    const answer = await product.app.request("/api/billing/create-subscription", {
      method: "POST",
      headers: person.headers,
      body: JSON.stringify({ planTier }),
    });
    assert.equal(answer.status, 200, await answer.text());
  };
  const [one, two] = [await registerPerson(product), await registerPerson(product)];
  await subscribe(one, "professional");
  await subscribe(two, "professional");
  await subscribe(two, "enterprise");
  const risen = (await now()).now.monthlyRecurringRevenue;
  assert.equal(risen - before.now.monthlyRecurringRevenue, 9900 + 19900);

  // As if they had come two months ago: one of two leaves, and the others of June 2025 stayed.
  await sql(`update public.plan_changes set at = at - interval '2 months'
    where user_id in ('${one.id}', '${two.id}')`);
  await sql("delete from public.plan_changes where at < '2026-01-01'");
  const gone = await product.app.request("/api/account", {
    method: "DELETE",
    headers: two.headers,
    body: JSON.stringify({ password: two.password }),
  });
  assert.equal(gone.status, 200);
  const after = (await now()).now;
  assert.deepEqual([after.monthlyRecurringRevenue, after.churnRate], [9900, 0.5]);
});

Deno.test("a day is rolled up once a night, and days that were missed are made up for", async () => {
  await sql("delete from public.admin_metrics");
  assert.equal(await product.backend.server.rollUpMetrics(), 7);
  assert.equal(await product.backend.server.rollUpMetrics(), 1);
  const { now, days } = await call<AdminMetricsResponse>("GET", "metrics");
  assert.equal(days.length, 7);
  assert.ok(days.every((it, i) => i === 0 || it.date > days[i - 1].date));
  assert.equal(now.date, new Date().toISOString().slice(0, 10));
});

Deno.test("the work of the night is queued once a day, however often it is asked for", async () => {
  await product.backend.server.scheduleNightly();
  await product.backend.server.scheduleNightly();
  const kinds = () =>
    rowsOf<{ kind: string; state: string }>(
      "select kind, state from jobs.job where kind in ('roll_up', 'clean_up', 'reconcile') order by kind",
    );
  assert.deepEqual((await kinds()).map((it) => it.kind), ["clean_up", "reconcile", "roll_up"]);
  await sql(
    "update jobs.job set run_at = now() where kind in ('roll_up', 'clean_up', 'reconcile')",
  );
  await product.work();
  await product.backend.server.scheduleNightly();
  assert.deepEqual((await kinds()).map((it) => it.state), ["done", "done", "done"]);
});

Deno.test("users are found by name and address, with tier and status", async () => {
  const { total, users } = await call<AdminUserList>("GET", "users?search=min%20ADA");
  assert.equal(total, 1);
  const { name, role, subscriptionTier, subscriptionStatus, isActive } = users[0];
  assert.deepEqual([name, role, subscriptionTier, subscriptionStatus, isActive], [
    "Ada Min",
    "admin",
    "free",
    "active",
    true,
  ]);
  const page = await call<AdminUserList>("GET", "users?limit=2&page=2");
  assert.ok(page.total > 2);
  assert.ok(page.users.length > 0 && page.users.length <= 2);
});

Deno.test("disabling an account ends its sessions, and nobody disables the own one", async () => {
  const person = await registerPerson(product);
  await call("PATCH", `users/${person.id}`, { isActive: false });
  const me = await product.app.request("/api/auth/me", { headers: person.headers });
  assert.equal(me.status, 401);
  const own = await product.app.request(`/api/admin/users/${admin.id}`, {
    method: "PATCH",
    headers: admin.headers,
    body: '{"isActive":false}',
  });
  assert.equal(own.status, 409);
  assert.match((await own.json()).message, /own account/);
  await call("PATCH", `users/${person.id}`, { isActive: true });
});

Deno.test("a dead letter goes back into its queue, and the run it failed goes on", async () => {
  const person = await registerPerson(product);
  const projectId = await createTestProject(product, person);
  for (;;) {
    const [job] = await product.backend.jobs.claim("analysis", "test/1", 60_000, 1);
    if (!job) break;
    await product.backend.jobs.fail(job, "the disk is full", { isRetryable: false });
  }
  const { jobs, total } = await call<AdminJobList>("GET", "jobs?state=analysis%20dead&search=disk");
  assert.equal(total, jobs.length);
  const dead = jobs.find((it) => it.projectId === projectId)!;
  // By the words its line is shown with as well, and by nothing that isn't there.
  const shown = encodeURIComponent(`${jobWords("analysis")}: ${jobWords(dead.kind)}`);
  const found = await call<AdminJobList>("GET", `jobs?state=analysis%20dead&search=${shown}`);
  assert.ok(found.jobs.some((it) => it.id === dead.id), shown);
  const none = await call<AdminJobList>("GET", "jobs?search=background%20tasks%20read%20a%20page");
  assert.equal(none.total, 0);
  assert.deepEqual([dead.state, dead.kind, dead.lastError], ["dead", "plan", "the disk is full"]);
  assert.ok(!("payload" in dead));
  const status = async () => {
    const answer = await product.app.request(`/api/projects/${projectId}`, {
      headers: person.headers,
    });
    return (await answer.json()).status;
  };
  assert.equal(await status(), "failed");
  await call("POST", `jobs/${dead.id}/redrive`);
  assert.equal(await status(), "processing");
  const [again] = await product.backend.jobs.claim("analysis", "test/1", 60_000, 1);
  assert.equal(again.id, dead.id);
  await product.backend.jobs.fail(again, "again", { isRetryable: false });

  await sql(`update public.projects set status = 'completed' where id = '${projectId}'`);
  const late = await product.app.request(`/api/admin/jobs/${dead.id}/redrive`, {
    method: "POST",
    headers: admin.headers,
  });
  assert.equal(late.status, 409);
});

Deno.test("feedback is averaged, and each rule shares the rating of the reports it spoke in", async () => {
  await sql("delete from public.feedback");
  const finding = (ruleId: string, status: string) => ({ ruleId, status });
  const judged = [
    {
      rating: 5,
      helpful: true,
      findings: [
        finding("egress/egress-door-locks", "issue"),
        finding("egress/egress-door-locks", "warning"),
      ],
    },
    {
      rating: 2,
      helpful: false,
      findings: [finding("egress/egress-door-locks", "issue"), finding("fire/alarm", "warning")],
    },
    { rating: 4, helpful: true, findings: [finding("fire/alarm", "compliant")] },
  ];
  for (const [i, { rating, helpful, findings }] of judged.entries()) {
    const person = await registerPerson(product);
    const id = await createTestProject(product, person);
    await sql(
      `insert into public.compliance_reports (project_id, run, findings, body, seal, report_hash,
        digital_signature, verification_code, analysis_model)
      values ('${id}', 1, '${
        JSON.stringify(findings)
      }', '{}', '{}', 'h', 's', 'FLC-BBBBB${i}-CERT', 'rules')`,
    );
    const answer = await product.app.request("/api/feedback", {
      method: "POST",
      headers: person.headers,
      body: JSON.stringify({ projectId: id, rating, wasHelpful: helpful, concerns: "" }),
    });
    assert.equal(answer.status, 201);
  }
  const { count, averageRating, helpfulShare, ratings } = await call<AdminFeedback>(
    "GET",
    "feedback",
  );
  assert.deepEqual({ count, averageRating, helpfulShare, ratings }, {
    count: 3,
    averageRating: 3.67,
    helpfulShare: 0.6667,
    ratings: [0, 1, 0, 1, 1],
  });
  const unjudged = { right: 0, wrong: 0, rightShare: null, reasons: [] };
  const byRule = await call<RuleAccuracyList>("GET", "accuracy");
  assert.equal((await call<RuleAccuracyList>("GET", "accuracy?search=LOCKING%20of")).total, 1);
  assert.deepEqual(byRule.rules, [
    {
      ...unjudged,
      ruleId: "fire/alarm",
      title: null,
      reports: 1,
      issues: 0,
      warnings: 1,
      helpfulShare: 0,
      averageRating: 2,
    },
    {
      ...unjudged,
      ruleId: "egress/egress-door-locks",
      title: "Locking of egress doors",
      reports: 2,
      issues: 2,
      warnings: 1,
      helpfulShare: 0.5,
      averageRating: 3.5,
    },
  ]);
});

Deno.test("an access request is answered once, and every action stands in the audit log", async () => {
  await product.app.request("/api/auth/register", {
    method: "POST",
    body: JSON.stringify({ projectType: "other", name: "Rob Roe", email: "rob@example.com" }),
  });
  const { requests: [open] } = await call<AdminAccessRequestList>(
    "GET",
    "access-requests?search=rob%20example&limit=1",
  );
  assert.equal(
    (await call<AdminAccessRequestList>("GET", "access-requests?search=zz%20rob")).total,
    0,
  );
  assert.equal(open.handledAt, null);
  await call("POST", `access-requests/${open.id}/handle`);
  const { lines: log, total } = await call<AuditLog>("GET", "audit");
  assert.equal(total, log.length);
  const second = await call<AuditLog>("GET", "audit?limit=1&page=2");
  assert.deepEqual([second.total, second.lines.map((it) => it.id)], [total, [log[1].id]]);
  assert.equal(
    (await call<AuditLog>("GET", "audit?search=set%20role")).lines.at(-1)?.action,
    "set role",
  );
  // One word in the action, one in the name of what it is about.
  const words = await call<AuditLog>("GET", "audit?search=rob%40example.com%20request");
  assert.deepEqual(words.lines.map((it) => it.subjectName), ["rob@example.com"]);
  assert.deepEqual([...new Set(log.map((it) => it.action))].toSorted(), [
    "disable user",
    "enable user",
    "handle access request",
    "redrive job",
    "set role",
  ]);
  assert.equal(log[0].actor, admin.email);
  assert.equal(log.find((it) => it.action === "set role")!.actor, null);
});

Deno.test("the audit log names organizations and jobs", async () => {
  const person = await registerPerson(product);
  const founded = await product.app.request("/api/organizations", {
    method: "POST",
    headers: person.headers,
    body: JSON.stringify({ name: "Bay Reviewers" }),
  });
  const { id } = await founded.json();
  const { lines: log } = await call<AuditLog>("GET", "audit");
  assert.equal(log.find((it) => it.subject === id)?.subjectName, "Bay Reviewers");
  assert.match(log.find((it) => it.action === "redrive job")!.subjectName!, /^\w+ \w+$/);
});

Deno.test("the database itself refuses the admin's functions to everyone else", async () => {
  const person = await registerPerson(product);
  const { tokens } = await product.backend.auth.signIn(person);
  const store = product.backend.as(tokens.accessToken).admin;
  const PART = { limit: 10, offset: 0 };
  const all = [
    store.readMetrics(),
    store.listUsers("", PART),
    store.setActive(admin.id, false),
    store.listJobs("", "", PART),
    store.redriveJob(crypto.randomUUID()),
    store.readFeedback("", PART),
    store.readAccuracy(),
    store.listAccessRequests("", PART),
    store.handleAccessRequest(crypto.randomUUID()),
    store.listAudit("", PART),
  ];
  for (const outcome of await Promise.allSettled(all)) {
    assert.equal(outcome.status, "rejected");
    assert.equal(outcome.reason.code, "not_admin");
  }
});

Deno.test("who registers is signed in, and the list of users says since when", async () => {
  const { id } = await registerPerson(product);
  const [{ at }] = await rowsOf<{ at: string | null }>(
    `select last_login_at as at from public.users where id = '${id}'`,
  );
  assert.ok(at !== null);
});
