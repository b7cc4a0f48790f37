/** Judgements of findings from end to end: given, changed, taken back, refused, counted by rule, kept without a name. */
import assert from "node:assert/strict";
import type { RuleAccuracy } from "../../../functions/_shared/contract/mod.ts";
import {
  createTestProject,
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
  await product.backend.server.setRole(admin.email, "admin");
});
Deno.test.afterAll(() => product.close());

const rowsOf = async <T>(text: string) => (await product.embedded.exec(text) as { rows: T[] }).rows;

interface Reviewed {
  person: Person;
  id: string;
  /** Ids of the reports, by run from 1. */
  reports: string[];
}

let codes = 0;
/** A report for each list of rules: the first rule speaks in F001, the second in F002 and so on. */
async function reviewed(person: Person, ...runs: string[][]): Promise<Reviewed> {
  const id = await createTestProject(product, person);
  const reports: string[] = [];
  for (const [i, rules] of runs.entries()) {
    const findings = rules.map((ruleId, n) => ({ id: `F00${n + 1}`, ruleId, status: "issue" }));
    const [{ id: report }] = await rowsOf<{ id: string }>(
      `insert into public.compliance_reports (project_id, run, findings, body, seal, report_hash, digital_signature,
        verification_code, analysis_model)
      values ('${id}', ${i + 1}, '${JSON.stringify(findings)}', '{}', '{}', 'h', 's',
        'FLC-CCCC${String(codes++).padStart(2, "0")}-CERT', 'rules') returning id`,
    );
    reports.push(report);
  }
  return { person, id, reports };
}

async function send(
  method: string,
  { id, person }: Pick<Reviewed, "id" | "person">,
  path: string,
  body?: unknown,
) {
  const answer = await product.app.request(`/api/projects/${id}/${path}`, {
    method,
    headers: person.headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
const judge = (of: Reviewed, finding: string, body: unknown) =>
  send("PUT", of, `findings/${finding}/judgement`, body);
const takeBack = (of: Reviewed, finding: string, reportId = of.reports.at(-1)) =>
  send("DELETE", of, `findings/${finding}/judgement?reportId=${reportId}`);
const list = async (of: Reviewed) => (await send("GET", of, "judgements")).body;

async function accuracyOf(ruleId: string): Promise<RuleAccuracy | undefined> {
  const answer = await product.app.request("/api/admin/accuracy", { headers: admin.headers });
  assert.equal(answer.status, 200);
  return (await answer.json() as RuleAccuracy[]).find((it) => it.ruleId === ruleId);
}
const auditOf = (id: string) =>
  rowsOf<{ action: string; detail: Record<string, unknown> }>(
    `select action, detail from public.audit_log where subject = '${id}' order by id`,
  );

Deno.test("a finding is judged, judged otherwise and taken back; each change leaves a line", async () => {
  const one = await reviewed(await registerPerson(product), ["test/door", "test/stair"]);
  const [reportId] = one.reports;
  assert.deepEqual(await list(one), { reportId, judgements: [] });

  const first = await judge(one, "F001", { reportId, verdict: "right", reason: "  " });
  assert.equal(first.status, 200, JSON.stringify(first.body));
  const { judgedAt, ...said } = first.body;
  assert.deepEqual(said, { findingId: "F001", verdict: "right", reason: null });
  assert.match(judgedAt, /^\d{4}-\d\d-\d\dT/);
  const same = await judge(one, "F001", { reportId, verdict: "right" });
  assert.deepEqual(same.body, first.body, "saying the same keeps its moment");

  const reason = "Door 104 is a closet";
  const changed = await judge(one, "F001", { reportId, verdict: "wrong", reason });
  assert.deepEqual([changed.body.verdict, changed.body.reason], ["wrong", reason]);
  assert.deepEqual((await list(one)).judgements, [changed.body]);

  assert.deepEqual(await takeBack(one, "F001"), { status: 200, body: { success: true } });
  assert.equal((await takeBack(one, "F001")).status, 200, "once more changes nothing");
  assert.deepEqual((await list(one)).judgements, []);
  assert.deepEqual(await auditOf(one.id), [
    {
      action: "finding judged",
      detail: { finding: "F001", rule: "test/door", isRight: true },
    },
    {
      action: "finding judged",
      detail: { finding: "F001", rule: "test/door", isRight: false },
    },
    { action: "judgement taken back", detail: { finding: "F001", rule: "test/door" } },
  ]);
  assert.equal(await accuracyOf("test/door"), undefined, "nothing is left of it");
});

Deno.test("before there is a report there is nothing to judge", async () => {
  const person = await registerPerson(product);
  const early: Reviewed = { person, id: await createTestProject(product, person), reports: [] };
  assert.deepEqual(await list(early), { reportId: null, judgements: [] });
  const answer = await judge(early, "F001", { reportId: crypto.randomUUID(), verdict: "right" });
  assert.deepEqual([answer.status, answer.body.code], [404, "not_found"]);
});

Deno.test("what cannot be meant is refused and stores nothing", async () => {
  const one = await reviewed(await registerPerson(product), ["test/refused"]);
  const other = await reviewed(one.person, ["test/refused"]);
  const [reportId] = one.reports;
  const refused: [body: unknown, finding: string, status: number][] = [
    [{ verdict: "right" }, "F001", 422],
    [{ reportId: "1", verdict: "right" }, "F001", 422],
    [{ reportId, verdict: "maybe" }, "F001", 422],
    [{ reportId, verdict: "wrong", reason: "x".repeat(501) }, "F001", 422],
    [{ reportId, verdict: "wrong" }, "F009", 404],
    [{ reportId: other.reports[0], verdict: "wrong" }, "F001", 404],
  ];
  for (const [body, finding, status] of refused) {
    assert.equal((await judge(one, finding, body)).status, status, JSON.stringify(body));
  }
  assert.equal((await send("DELETE", one, "findings/F001/judgement")).status, 422);
  assert.deepEqual((await list(one)).judgements, []);
  assert.equal(await accuracyOf("test/refused"), undefined);
});

Deno.test("a stranger neither judges nor reads, by the API or around it", async () => {
  const one = await reviewed(await registerPerson(product), ["test/stranger"]);
  const [reportId] = one.reports;
  await judge(one, "F001", { reportId, verdict: "right" });
  const stranger = await registerPerson(product);
  const asStranger = { ...one, person: stranger };
  for (
    const answer of [
      await send("GET", asStranger, "judgements"),
      await judge(asStranger, "F001", { reportId, verdict: "wrong" }),
      await takeBack(asStranger, "F001"),
    ]
  ) assert.deepEqual([answer.status, answer.body.code], [404, "project_not_found"]);
  const { tokens } = await product.backend.auth.signIn(stranger);
  const store = product.backend.as(tokens.accessToken);
  const target = { projectId: one.id, reportId, findingId: "F001" };
  await assert.rejects(store.judgeFinding({ ...target, verdict: "wrong", reason: null }), {
    code: "project_not_found",
  });
  await assert.rejects(store.takeBackJudgement(target), { code: "project_not_found" });
  assert.deepEqual(await store.listJudgements(one.id, 1), []);
  assert.equal((await list(one)).judgements.length, 1);
});

Deno.test("a new report is judged anew, and what was said of the old one still counts", async () => {
  const one = await reviewed(await registerPerson(product), ["test/old"], ["test/new"]);
  const [old, current] = one.reports;
  // Its reader had not seen yet that there is a newer one.
  await judge(one, "F001", { reportId: old, verdict: "wrong" });
  assert.deepEqual(await list(one), { reportId: current, judgements: [] });
  await judge(one, "F001", { reportId: current, verdict: "right" });
  assert.equal((await list(one)).judgements[0].verdict, "right");
  assert.equal((await accuracyOf("test/old"))?.wrong, 1);
  assert.equal((await accuracyOf("test/new"))?.right, 1);
});

/*
 * By hand: of test/ramp four findings in three reports are judged, right, right, wrong, wrong: 2 of 4. One owner then
 * says "right" of one that was wrong: 3 of 4 = 0.75. Of test/sign one is judged and it is wrong: 0 of 1.
 */
Deno.test("accuracy by rule counts findings, those wrong most often first", async () => {
  const first = await reviewed(await registerPerson(product), [
    "test/ramp",
    "test/ramp",
    "test/sign",
  ]);
  const second = await reviewed(await registerPerson(product), ["test/ramp"]);
  const third = await reviewed(await registerPerson(product), ["test/ramp"]);
  const say = async (of: Reviewed, finding: string, verdict: string, reason?: string) => {
    const answer = await judge(of, finding, { reportId: of.reports[0], verdict, reason });
    assert.equal(answer.status, 200);
  };
  await say(first, "F001", "right");
  await say(first, "F002", "right", "Good catch");
  await say(first, "F003", "wrong", "It is shown on A-501");
  await say(second, "F001", "wrong", "The ramp has a landing");
  await say(third, "F001", "wrong");
  assert.deepEqual(await accuracyOf("test/ramp"), {
    ruleId: "test/ramp",
    right: 2,
    wrong: 2,
    rightShare: 0.5,
    // Only why something was wrong helps to mend a rule.
    reasons: ["The ramp has a landing"],
    reports: 0,
    issues: 0,
    warnings: 0,
    helpfulShare: null,
    averageRating: null,
  });
  await say(third, "F001", "right");
  const ramp = await accuracyOf("test/ramp");
  assert.deepEqual([ramp?.right, ramp?.wrong, ramp?.rightShare], [3, 1, 0.75]);
  const answer = await product.app.request("/api/admin/accuracy", { headers: admin.headers });
  const shares = (await answer.json() as RuleAccuracy[]).map((it) => it.rightShare ?? 2);
  assert.deepEqual(shares, shares.toSorted((a, b) => a - b));
});

Deno.test("a deleted project or account leaves its verdicts in the counts and nothing else", async () => {
  const person = await registerPerson(product);
  const one = await reviewed(person, ["test/kept", "test/kept"]);
  const two = await reviewed(person, ["test/kept"]);
  const say = (of: Reviewed, finding: string, verdict: string) =>
    judge(of, finding, { reportId: of.reports[0], verdict, reason: `words of ${person.id}` });
  await say(one, "F001", "right");
  await say(one, "F002", "wrong");
  await say(two, "F001", "wrong");
  const deleted = await product.app.request(`/api/projects/${one.id}`, {
    method: "DELETE",
    headers: person.headers,
  });
  assert.equal(deleted.status, 200);
  const after = await accuracyOf("test/kept");
  assert.deepEqual([after?.right, after?.wrong], [1, 2]);
  assert.deepEqual(after?.reasons, [`words of ${person.id}`], "that of the project that is left");

  const gone = await product.app.request("/api/account", {
    method: "DELETE",
    headers: person.headers,
    body: JSON.stringify({ password: person.password }),
  });
  assert.equal(gone.status, 200);
  const kept = await accuracyOf("test/kept");
  assert.deepEqual([kept?.right, kept?.wrong, kept?.reasons], [1, 2, []]);
  assert.deepEqual(
    await rowsOf(
      `select rule_id, is_right from public.past_judgements where rule_id = 'test/kept' order by is_right`,
    ),
    [
      { rule_id: "test/kept", is_right: false },
      { rule_id: "test/kept", is_right: false },
      { rule_id: "test/kept", is_right: true },
    ],
  );
  assert.deepEqual(
    await rowsOf(`select * from public.finding_judgements where user_id = '${person.id}'`),
    [],
  );
});
