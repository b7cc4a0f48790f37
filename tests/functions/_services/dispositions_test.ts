/** Decisions about findings from end to end: made, changed, undone, refused, carried on, counted by rule, kept without a name. */
import assert from "node:assert/strict";
import {
  DispositionsResponse,
  type RuleAccuracy,
  RuleAccuracyList,
  RuleDecisionsResponse,
  ThreadResponse,
} from "../../../functions/_shared/contract/mod.ts";
import type { Finding } from "../../../functions/_shared/domain/finding.ts";
import { identityOf } from "../../../functions/_shared/domain/finding_identity.ts";
import { aFinding } from "../../fakes/finding.ts";
import { OTHERS, REWORDED } from "../../fakes/finding_identity.ts";
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
  // Everybody agrees, but who takes it back.
  await rowsOf("alter table public.users alter column shares_decisions set default true");
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
  const one = { person, id: await createTestProject(product, person), reports: [] };
  for (const rules of runs) {
    await report(one, rules.map((ruleId) => ({ ruleId, status: "issue" })));
  }
  return one;
}
/** The second cycle: which page of the set before became which, and its number now. */
type Matched = { before: number | null; after: number; number: string }[];

/** The next report of a project; its findings are numbered from F001. */
async function report(
  { id, reports }: Reviewed,
  findings: Partial<Finding>[],
  matched?: Matched,
): Promise<void> {
  const numbered = findings.map((it, n) => ({ ...it, id: `F00${n + 1}` }));
  const sheets = matched?.map(({ after, number }) => ({ page: after, number }));
  const [{ id: added }] = await rowsOf<{ id: string }>(
    `insert into public.compliance_reports (project_id, run, cycle, comparison, findings, body, seal, report_hash,
      digital_signature, verification_code, analysis_model)
    values ('${id}', ${reports.length + 1}, ${matched ? 2 : 1},
      ${matched ? asJson({ sheets: matched, comments: [] }) : "null"}, ${asJson(numbered)},
      ${asJson({ sheets })}, '{}', 'h', 's',
      'FLC-CCCC${String(codes++).padStart(2, "0")}-CERT', 'rules') returning id`,
  );
  reports.push(added);
}
/** A value as a literal of the database. */
const asJson = (value: unknown): string =>
  `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

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
/** Sets values on findings of the newest report, or of `reportId`. */
const save = (of: Reviewed, changes: [finding: string, set: unknown][], reportId?: string) =>
  send("PATCH", of, "dispositions", {
    reportId: reportId ?? of.reports.at(-1),
    changes: changes.map(([findingId, set]) => ({ findingId, set })),
  });
const list = async (of: Reviewed) =>
  DispositionsResponse.parse((await send("GET", of, "dispositions")).body);
const threadOf = async (of: Reviewed, finding: string, reportId = of.reports.at(-1)) =>
  ThreadResponse.parse(
    (await send("GET", of, `findings/${finding}/thread?reportId=${reportId}`)).body,
  );
const comment = (of: Reviewed, finding: string, body: string) =>
  send("POST", of, `findings/${finding}/comments`, { reportId: of.reports.at(-1), body });
const ACCEPT = { state: "accepted" };
const misread = (note?: string) => ({ state: "dismissed", reasonCode: "misread", note });

async function accuracyOf(ruleId: string): Promise<RuleAccuracy | undefined> {
  const answer = await product.app.request("/api/admin/accuracy?limit=200", {
    headers: admin.headers,
  });
  assert.equal(answer.status, 200);
  return (await answer.json() as RuleAccuracyList).rules.find((it) => it.ruleId === ruleId);
}
const auditOf = (id: string) =>
  rowsOf<{ action: string; detail: Record<string, unknown> }>(
    `select action, detail from public.audit_log where subject = '${id}' order by id`,
  );

Deno.test("the card counts one's own decisions by rule; without consent the service does not count them", async () => {
  const one = await reviewed(await registerPerson(product), [
    "test/card",
    "test/card",
    "egress/egress-door-locks",
  ]);
  const card = async () =>
    RuleDecisionsResponse.parse(
      await (await product.app.request("/api/account/accuracy", { headers: one.person.headers }))
        .json(),
    );
  const share = (isShared: boolean) =>
    product.app.request("/api/account/accuracy", {
      method: "PATCH",
      headers: one.person.headers,
      body: JSON.stringify({ isShared }),
    });
  assert.equal((await share(false)).status, 200);
  await save(one, [["F001", ACCEPT], ["F002", misread()]]);
  const { isShared, total, rules } = await card();
  assert.deepEqual([isShared, total], [false, 2]);
  assert.equal(rules[1].title, "Locking of egress doors");
  assert.deepEqual(rules[0], {
    ruleId: "test/card",
    title: null,
    raised: 2,
    accepted: 1,
    resolved: 0,
    deferred: 0,
    dismissed: 1,
    reasons: { misread: 1 },
  });
  assert.equal(await accuracyOf("test/card"), undefined);
  await share(true);
  const counted = await accuracyOf("test/card");
  assert.deepEqual([counted?.right, counted?.wrong], [1, 1]);
  await share(false);
  assert.equal(await accuracyOf("test/card"), undefined);
});

Deno.test("a finding is accepted, dismissed and put back; the thread says who did what", async () => {
  const one = await reviewed(await registerPerson(product, "June Park"), [
    "test/door",
    "test/stair",
  ]);
  const [reportId] = one.reports;
  const before = await list(one);
  assert.deepEqual([before.reportId, before.total, before.dispositions], [reportId, 0, []]);
  assert.deepEqual([before.adjusted?.reported, before.adjusted?.undecided], [2, 2]);

  const first = await save(one, [["F001", ACCEPT]]);
  assert.equal(first.status, 200, JSON.stringify(first.body));
  const { decidedAt, updatedAt, ...said } = first.body.dispositions[0];
  assert.deepEqual(said, {
    findingId: "F001",
    state: "accepted",
    reasonCode: null,
    note: null,
    description: null,
    recommendation: null,
    assignee: null,
    dueOn: null,
    decidedBy: "June Park",
    comments: 0,
  });
  assert.match(decidedAt, /^\d{4}-\d\d-\d\dT/);
  const same = await save(one, [["F001", ACCEPT]]);
  assert.equal(same.body.dispositions[0].updatedAt, updatedAt, "saying the same changes nothing");

  const note = "Door 104 is a closet";
  const changed = (await save(one, [["F001", misread(note)]])).body.dispositions[0];
  assert.deepEqual([changed.state, changed.reasonCode, changed.note], [
    "dismissed",
    "misread",
    note,
  ]);
  const { adjusted } = await list(one);
  assert.deepEqual([adjusted?.dismissed, adjusted?.undecided, adjusted?.openQuestions], [1, 1, 0]);

  const undone = await save(one, [["F001", { state: null, reasonCode: null, note: null }]]);
  const { state, reasonCode, decidedBy } = undone.body.dispositions[0];
  assert.deepEqual([state, reasonCode, decidedBy], [null, null, null]);
  const { entries, total } = await threadOf(one, "F001");
  assert.equal(total, 3);
  assert.deepEqual(
    entries.map((it) => [it.author, it.change]),
    [
      ["June Park", { state: "accepted" }],
      ["June Park", { state: "dismissed", reasonCode: "misread", note }],
      ["June Park", { state: null, reasonCode: null, note: null }],
    ],
  );
  assert.equal(await accuracyOf("test/door"), undefined, "nothing is left of it");
  assert.equal((await auditOf(one.id)).filter((it) => it.action === "findings reviewed").length, 3);
});

Deno.test("wording, person and day are set one by one, and many findings at once", async () => {
  const one = await reviewed(await registerPerson(product), ["test/a", "test/b", "test/c"]);
  await save(one, [["F002", { description: " Corridor 2 is 40 in wide. ", assignee: "A. Reyes" }]]);
  await save(one, [["F002", { dueOn: "2026-12-01" }]]);
  const many = await save(one, [["F001", ACCEPT], ["F002", ACCEPT], ["F003", ACCEPT]]);
  assert.equal(many.body.dispositions.length, 3);
  const two = many.body.dispositions[1];
  assert.deepEqual([two.state, two.description, two.assignee, two.dueOn], [
    "accepted",
    "Corridor 2 is 40 in wide.",
    "A. Reyes",
    "2026-12-01",
  ]);
  const page = await send("GET", one, "dispositions?limit=2&page=2");
  assert.deepEqual([page.body.total, page.body.dispositions.length], [3, 1]);
  const failed = await save(one, [["F001", { state: null }], ["F009", ACCEPT]]);
  assert.equal(failed.status, 404);
  assert.equal((await list(one)).adjusted?.accepted, 3, "all of it or nothing");
});

Deno.test("comments stand in the thread, and whoever wrote one takes it back", async () => {
  const one = await reviewed(await registerPerson(product, "June Park"), ["test/talk"]);
  const added = await comment(one, "F001", "  See the reply of the architect.  ");
  assert.equal(added.status, 201);
  assert.deepEqual([added.body.body, added.body.author, added.body.isOwn], [
    "See the reply of the architect.",
    "June Park",
    true,
  ]);
  await save(one, [["F001", ACCEPT]]);
  assert.equal((await list(one)).dispositions[0].comments, 1);
  const { entries } = await threadOf(one, "F001");
  const decided = entries.find((it) => it.change !== null)!;
  assert.equal((await send("DELETE", one, `comments/${decided.id}`)).status, 404);
  assert.equal((await send("DELETE", one, `comments/${added.body.id}`)).status, 200);
  assert.equal((await threadOf(one, "F001")).total, 1);
});

Deno.test("before there is a report there is nothing to decide", async () => {
  const person = await registerPerson(product);
  const early: Reviewed = { person, id: await createTestProject(product, person), reports: [] };
  assert.deepEqual(await list(early), {
    reportId: null,
    total: 0,
    dispositions: [],
    adjusted: null,
  });
  const answer = await save(early, [["F001", ACCEPT]], crypto.randomUUID());
  assert.deepEqual([answer.status, answer.body.code], [404, "report_not_found"]);
});

Deno.test("what cannot be meant is refused and stores nothing", async () => {
  const one = await reviewed(await registerPerson(product), ["test/refused"]);
  const other = await reviewed(one.person, ["test/refused"]);
  const refused: [set: unknown, finding: string, status: number, report?: string][] = [
    [ACCEPT, "F001", 422, "1"],
    [{ state: "maybe" }, "F001", 422],
    [{ state: "dismissed" }, "F001", 422],
    [{ state: "accepted", reasonCode: "misread" }, "F001", 422],
    [{ state: "accepted", note: "x".repeat(501) }, "F001", 422],
    [{ dueOn: "tomorrow" }, "F001", 422],
    [{ colour: "red" }, "F001", 422],
    [ACCEPT, "F009", 404],
    [ACCEPT, "F001", 404, other.reports[0]],
  ];
  for (const [set, finding, status, report] of refused) {
    assert.equal((await save(one, [[finding, set]], report)).status, status, JSON.stringify(set));
  }
  assert.equal((await comment(one, "F001", "  ")).status, 422);
  assert.deepEqual((await list(one)).dispositions, []);
  assert.equal(await accuracyOf("test/refused"), undefined);
});

Deno.test("a stranger neither decides nor reads, by the API or around it", async () => {
  const one = await reviewed(await registerPerson(product), ["test/stranger"]);
  const [reportId] = one.reports;
  await save(one, [["F001", ACCEPT]]);
  const { body: said } = await comment(one, "F001", "Ours");
  const stranger = await registerPerson(product);
  const asStranger = { ...one, person: stranger };
  for (
    const answer of [
      await send("GET", asStranger, "dispositions"),
      await save(asStranger, [["F001", misread()]]),
      await send("GET", asStranger, `findings/F001/thread?reportId=${reportId}`),
      await comment(asStranger, "F001", "Theirs"),
      await send("DELETE", asStranger, `comments/${said.id}`),
    ]
  ) assert.deepEqual([answer.status, answer.body.code], [404, "project_not_found"]);
  const { tokens } = await product.backend.auth.signIn(stranger);
  const store = product.backend.as(tokens.accessToken);
  const target = { projectId: one.id, reportId };
  const refused = { code: "project_not_found" };
  await assert.rejects(store.listDispositions(target, {}), refused);
  await assert.rejects(
    store.saveDispositions(target, [{ findingId: "F001", set: { state: "accepted" } }]),
    refused,
  );
  await assert.rejects(store.listThread({ ...target, findingId: "F001" }, {}), refused);
  await assert.rejects(store.addComment({ ...target, findingId: "F001" }, "x"), refused);
  await assert.rejects(store.deleteComment(one.id, said.id), refused);
  assert.equal((await list(one)).dispositions[0].state, "accepted");
});

Deno.test("a new report takes along what was decided about what it finds again", async () => {
  const one = await reviewed(
    await registerPerson(product),
    ["test/gone", "test/stays", "test/stays"],
    ["test/new", "test/stays", "test/stays"],
  );
  const [old] = one.reports;
  // Decided before there was the second report.
  await rowsOf(`delete from public.compliance_reports where id = '${one.reports[1]}'`);
  await save(one, [["F001", misread()], ["F003", misread("The schedule gives it")]], old);
  await send("POST", one, "findings/F003/comments", { reportId: old, body: "Checked twice" });
  await rowsOf(
    `insert into public.compliance_reports (id, project_id, run, findings, body, seal, report_hash,
      digital_signature, verification_code, analysis_model)
    select '${one.reports[1]}', project_id, 2, '[{"id":"F001","ruleId":"test/new","status":"issue"},
      {"id":"F002","ruleId":"test/stays","status":"issue"},
      {"id":"F003","ruleId":"test/stays","status":"issue"}]', '{}', '{}', 'h', 's', 'FLC-DDDDDD-CERT', 'rules'
    from public.compliance_reports where id = '${old}'`,
  );
  const { reportId, dispositions } = await list(one);
  assert.equal(reportId, one.reports[1]);
  assert.deepEqual(
    dispositions.map((it) => [it.findingId, it.note, it.comments]),
    [["F003", "The schedule gives it", 1]],
  );
  assert.equal((await threadOf(one, "F003")).total, 2, "its thread goes on");
  assert.equal((await accuracyOf("test/stays"))?.wrong, 1, "it is counted once");
  assert.equal((await accuracyOf("test/gone"))?.wrong, 1, "what is found no more still counts");
});

const FINDING = aFinding();
const standing = (
  sourceText: string,
  y: number,
  over: Partial<Finding> = {},
): Partial<Finding> => ({
  ...FINDING,
  description: `${sourceText} at ${y}`,
  evidence: { sourceText, readBy: "text" },
  documentMarkup: { ...FINDING.documentMarkup, y },
  ...over,
});
const reworded = (it: Partial<Finding>): Partial<Finding> => ({
  ...it,
  title: "Better title",
  description: "Said better.",
  recommendation: "Do better.",
});

Deno.test("decisions outlive our sentences and are not kept for another value or place", async () => {
  const one = await reviewed(await registerPerson(product));
  const first = [
    standing("104", 10),
    standing("105", 20),
    standing("PAIR", 30),
    standing("PAIR", 40),
    standing("106", 50),
  ];
  await report(one, first);
  await save(one, [
    ["F001", misread("104 again")],
    ["F002", { state: "accepted", description: "As I say it", recommendation: "As I want it" }],
    ["F003", misread("The upper")],
    ["F004", misread("The lower")],
    ["F005", misread("Was 28")],
  ]);
  const kept = async () =>
    (await list(one)).dispositions.map((it) => [it.findingId, it.note ?? it.description]);
  // All in other words, in another order; one is measured anew.
  await report(one, [
    reworded(first[1]),
    reworded(first[0]),
    { ...reworded(first[4]), measured: 30 },
    reworded(first[2]),
    reworded(first[3]),
  ]);
  assert.deepEqual(await kept(), [
    ["F001", "As I say it"],
    ["F002", "104 again"],
    ["F004", "The upper"],
    ["F005", "The lower"],
  ]);
  await report(one, [first[3], standing("107", 10)]);
  assert.deepEqual(await kept(), [["F001", "The lower"]], "the upper one is gone");
});

Deno.test("in a revision decisions follow their sheet, whatever its number and page are now", async () => {
  const one = await reviewed(await registerPerson(product));
  const on = (sheet: string, page: number, sourceText: string) => ({
    ...standing(sourceText, 10, { sheet }),
    documentMarkup: { ...FINDING.documentMarkup, page },
  });
  await report(one, [on("A-101", 1, "104"), on("A-102", 2, "104"), on("A-103", 3, "104")]);
  await save(one, [["F001", misread("Plan")], ["F002", misread("Gone")], [
    "F003",
    misread("Roof"),
  ]]);
  // The first sheet has another number, the second left and its number is a new sheet's, the third stayed.
  await report(one, [on("A-102", 1, "104"), on("A-201", 2, "104"), on("A-103", 3, "104")], [
    { before: null, after: 1, number: "A-102" },
    { before: 1, after: 2, number: "A-201" },
    { before: 3, after: 3, number: "A-103" },
  ]);
  assert.deepEqual((await list(one)).dispositions.map((it) => [it.findingId, it.state, it.note]), [
    ["F002", "dismissed", "Plan"],
    ["F003", "dismissed", "Roof"],
  ]);
});

Deno.test("the database knows findings again as the product does", async () => {
  for (const [what, before, after] of [...REWORDED, ...OTHERS]) {
    const [{ same }] = await rowsOf<{ same: boolean }>(
      `select public.finding_identity(${asJson(before)}) = public.finding_identity(${
        asJson(after)
      }) as same`,
    );
    assert.equal(same, identityOf(before) === identityOf(after), what);
  }
});

/*
 * By hand: of test/ramp four findings in three reports are decided, accepted, resolved, dismissed, dismissed: right 2
 * of 4. One reviewer then accepts one that was dismissed: 3 of 4 = 0.75. Of test/sign one is dismissed: 0 of 1. What is
 * deferred, or dismissed because another finding says the same, says nothing of the rule.
 */
Deno.test("accuracy by rule counts decided findings, those wrong most often first", async () => {
  const first = await reviewed(await registerPerson(product), [
    "test/ramp",
    "test/ramp",
    "test/sign",
    "test/ramp",
    "test/ramp",
  ]);
  const second = await reviewed(await registerPerson(product), ["test/ramp"]);
  const third = await reviewed(await registerPerson(product), ["test/ramp"]);
  await save(first, [
    ["F001", ACCEPT],
    ["F002", { state: "resolved", note: "Good catch" }],
    ["F003", { state: "dismissed", reasonCode: "other", note: "It is shown on A-501" }],
    ["F004", { state: "deferred" }],
    ["F005", { state: "dismissed", reasonCode: "duplicate" }],
  ]);
  await save(second, [["F001", misread("The ramp has a landing")]]);
  await save(third, [["F001", { state: "dismissed", reasonCode: "shown_elsewhere" }]]);
  assert.deepEqual(await accuracyOf("test/ramp"), {
    ruleId: "test/ramp",
    title: null,
    right: 2,
    wrong: 2,
    rightShare: 0.5,
    // Only why something was wrong helps to mend a rule; what people wrote of it stays theirs.
    reasons: ["The sheet was misread", "It is shown elsewhere in the set"],
    reports: 0,
    issues: 0,
    warnings: 0,
    helpfulShare: null,
    averageRating: null,
  });
  await save(third, [["F001", ACCEPT]]);
  const ramp = await accuracyOf("test/ramp");
  assert.deepEqual([ramp?.right, ramp?.wrong, ramp?.rightShare], [3, 1, 0.75]);
  const answer = await product.app.request("/api/admin/accuracy?limit=200", {
    headers: admin.headers,
  });
  const shares = (await answer.json() as RuleAccuracyList).rules.map((it) => it.rightShare ?? 2);
  assert.deepEqual(shares, shares.toSorted((a, b) => a - b));
});

Deno.test("a deleted project or account leaves right and wrong in the counts and nothing else", async () => {
  const person = await registerPerson(product);
  const one = await reviewed(person, ["test/kept", "test/kept"]);
  const two = await reviewed(person, ["test/kept"]);
  const words = `words of ${person.id}`;
  await save(one, [["F001", ACCEPT], ["F002", misread(words)]]);
  await save(two, [["F001", misread(words)]]);
  const deleted = await product.app.request(`/api/projects/${one.id}`, {
    method: "DELETE",
    headers: person.headers,
  });
  assert.equal(deleted.status, 200);
  const after = await accuracyOf("test/kept");
  assert.deepEqual([after?.right, after?.wrong], [1, 2]);
  assert.deepEqual(after?.reasons, ["The sheet was misread"], "that of the project that is left");

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
      `select rule_id, is_right from public.past_decisions where rule_id = 'test/kept' order by is_right`,
    ),
    [
      { rule_id: "test/kept", is_right: false },
      { rule_id: "test/kept", is_right: false },
      { rule_id: "test/kept", is_right: true },
    ],
  );
  assert.deepEqual(
    await rowsOf(`select * from public.finding_dispositions where decided_by = '${person.id}'`),
    [],
  );
});
