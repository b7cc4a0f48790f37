/** A cycle is approved by name once everything was decided about; then nothing of it changes until that is undone. */
import assert from "node:assert/strict";
import { CreateShareResponse, CycleSummary } from "../../../functions/_shared/contract/mod.ts";
import { aFinding } from "../../fakes/finding.ts";
import { aReportBody } from "../../fakes/report_body.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  PUBLIC_URL,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
let owner: Person;
let id: string;
let reportId: string;
const FINDINGS = ["F001", "F002"].map((it) => aFinding({ id: it, status: "issue" }));
const BODY = aReportBody();

const rowsOf = async <T>(text: string) => (await product.embedded.exec(text) as { rows: T[] }).rows;
const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** A report of the project's newest cycle, as the worker would leave it. */
async function insertReport(run: number, code: string): Promise<string> {
  const [made] = await rowsOf<{ id: string }>(
    `insert into public.compliance_reports (project_id, run, cycle, findings, body, seal, report_hash,
      digital_signature, verification_code, analysis_model)
    select id, ${run}, cycle, ${quoted(FINDINGS)}, ${
      quoted(BODY)
    }, '{}', 'h', 's', '${code}', 'rules'
    from public.projects where id = '${id}' returning id`,
  );
  await rowsOf(`update public.projects set status = 'completed', run = ${run} where id = '${id}'`);
  return made.id;
}

Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  owner = await registerPerson(product, "Ana Diaz");
  id = await createTestProject(product, owner);
  await rowsOf(`delete from jobs.job`);
  reportId = await insertReport(1, "FLC-APPR01-CERT");
});
Deno.test.afterAll(() => product.close());

async function send(method: string, path: string, body?: unknown, by: Person | null = owner) {
  const answer = await product.app.request(`/api/${path}`, {
    method,
    headers: by?.headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
const approve = (values: object = {}, cycle = 1) =>
  send("POST", `projects/${id}/cycles/${cycle}/approval`, { reportId, ...values });
const answer = (value: string | null) =>
  send("PATCH", `projects/${id}/answers`, {
    reportId,
    changes: [{ itemId: BODY.checklist[0].id, answer: value, note: "Seen" }],
  });
const decide = (findingId: string, set: object) =>
  send("PATCH", `projects/${id}/dispositions`, { reportId, changes: [{ findingId, set }] });

Deno.test("a cycle is approved by name, told to guests, kept as it was decided, and undone", async () => {
  await answer("fails");
  const early = await approve();
  assert.deepEqual([early.status, early.body.code], [409, "conflict"]);
  assert.match(early.body.message, /2 findings have not been reviewed/);
  await decide("F001", { state: "accepted" });
  await decide("F002", { state: "dismissed", reasonCode: "waived" });
  assert.equal((await approve({ reportId: crypto.randomUUID() })).body.code, "report_not_found");
  assert.equal((await approve({}, 2)).status, 404);

  const made = await approve({ note: "Field check of the stair" });
  assert.equal(made.status, 200, JSON.stringify(made.body));
  const { approval } = CycleSummary.parse(made.body);
  assert.deepEqual({ ...approval, at: "" }, {
    by: "Ana Diaz",
    at: "",
    note: "Field check of the stair",
    open: 1,
    verificationCode: "FLC-APPR01-CERT",
  });
  assert.equal((await approve()).body.code, "conflict");

  for (
    const refused of [
      await decide("F001", { state: "resolved" }),
      await decide("F001", { description: "Other words" }),
      await answer("complies"),
      await answer(null),
      await send("POST", `projects/${id}/own-findings`, {
        reportId,
        ...(await ownValues()),
      }),
    ]
  ) {
    assert.deepEqual([refused.status, refused.body.code], [409, "cycle_approved"]);
  }
  // Talking goes on.
  const said = await send("POST", `projects/${id}/findings/F001/comments`, {
    reportId,
    body: "Seen on site",
  });
  assert.equal(said.status, 201, JSON.stringify(said.body));

  const share = await send("POST", `projects/${id}/shares`, {
    label: "Kim Architects",
    canComment: false,
    days: 7,
  });
  const { url } = CreateShareResponse.parse(share.body);
  const shown = await send("GET", url.slice(`${PUBLIC_URL}/`.length), undefined, null);
  assert.deepEqual([shown.body.approval.by, shown.body.approval.open], ["Ana Diaz", 1]);

  const listed = async () => (await send("GET", "projects")).body[0].approval;
  assert.equal(await listed(), "noted");

  // What was taken back is approved no longer, and by nobody.
  const setRevoked = (is: boolean) =>
    product.embedded.exec(
      `update public.projects set is_report_revoked = ${is} where id = '${id}'`,
    );
  await setRevoked(true);
  const after = await send("GET", url.slice(`${PUBLIC_URL}/`.length), undefined, null);
  assert.equal(after.body.approval, null);
  assert.equal(await listed(), null);
  await setRevoked(false);
  const undone = await send("DELETE", `projects/${id}/cycles/1/approval`);
  assert.deepEqual([undone.status, undone.body.approval], [200, null]);
  assert.equal(await listed(), null);
  await setRevoked(true);
  assert.equal((await approve()).body.code, "conflict");
  await setRevoked(false);
  assert.equal((await send("DELETE", `projects/${id}/cycles/1/approval`)).status, 404);
  assert.equal((await decide("F001", { state: "resolved" })).status, 200);
});

async function ownValues() {
  const found = await send("GET", "code-sections?words=handrail&limit=1");
  return {
    requirementId: found.body.sections[0].requirementId,
    status: "issue",
    severity: "low",
    title: "Handrail",
    description: "None is shown.",
    recommendation: "",
    place: { page: 1, x: 1, y: 1, width: 5, height: 5 },
  };
}

Deno.test("a new report of an approved cycle comes, and the approval says of which report it is", async () => {
  await approve();
  await insertReport(2, "FLC-APPR02-CERT");
  const { body } = await send("GET", `projects/${id}/cycles`);
  assert.equal(body[0].approval.verificationCode, "FLC-APPR01-CERT");
  assert.equal(body[0].report.verificationCode, "FLC-APPR02-CERT");
  // Nothing can be decided about the new report as long as the approval of the earlier one stands.
  assert.equal((await send("GET", "projects")).body[0].approval, "outdated");
  assert.deepEqual((await send("GET", `projects/${id}/cycles?limit=1&page=2`)).body, []);
});

Deno.test("colleagues are told of an approval, and an account that approved can be deleted", async () => {
  const colleague = await registerPerson(product, "Kim Lee");
  const [{ id: organization }] = await rowsOf<{ id: string }>(
    `insert into public.organizations (name, payer_id) values ('Bay', '${owner.id}') returning id`,
  );
  await rowsOf(
    `insert into public.organization_members (organization_id, user_id, role) values
      ('${organization}', '${owner.id}', 'owner'), ('${organization}', '${colleague.id}', 'reviewer');
    update public.projects set organization_id = '${organization}' where id = '${id}'`,
  );
  await send("DELETE", `projects/${id}/cycles/1/approval`);
  const [{ id: newest }] = await rowsOf<{ id: string }>(
    `select id from public.compliance_reports where project_id = '${id}' order by run desc limit 1`,
  );
  const values = { reportId: newest, note: null };
  const by = await send("POST", `projects/${id}/cycles/1/approval`, values, colleague);
  assert.equal(by.status, 200, JSON.stringify(by.body));
  const told = await send("GET", "notifications");
  assert.deepEqual(
    told.body.notifications.map((it: { kind: string; actor: string }) => [it.kind, it.actor]),
    [["approved", "Kim Lee"]],
  );
  const gone = await send("DELETE", "account", { password: colleague.password }, colleague);
  assert.equal(gone.status, 200, JSON.stringify(gone.body));
  const { body } = await send("GET", `projects/${id}/cycles`);
  assert.deepEqual([body[0].approval.by, body[0].approval.open], [null, 0]);
});

Deno.test("comments of earlier cycles that nothing closed go along and are counted", async () => {
  id = await createTestProject(product, owner);
  await insertReport(1, "FLC-APPR03-CERT");
  await rowsOf(
    `insert into public.project_cycles (project_id, cycle, is_complete) values ('${id}', 2, true);
     update public.projects set cycle = 2 where id = '${id}'`,
  );
  reportId = await insertReport(2, "FLC-APPR04-CERT");
  const carried = (findingId: string, state: string) => ({
    before: { cycle: 1, findingId },
    afterId: null,
    state,
  });
  const comments = [carried("F001", "unconfirmed"), carried("F002", "corrected")];
  await rowsOf(
    `update public.compliance_reports set comparison = ${
      quoted({ comments })
    } where id = '${reportId}';
     insert into public.finding_dispositions (project_id, run, finding_id, rule_id, state, reason_code, decided_at)
     values ('${id}', 2, 'F001', 'r', 'deferred', null, now()), ('${id}', 2, 'F002', 'r', 'dismissed', 'waived', now())`,
  );
  const { body } = await approve({}, 2);
  assert.equal(body.approval?.open, 2, JSON.stringify(body));
  // Kept open by the reviewer, it goes along, too.
  await send("DELETE", `projects/${id}/cycles/2/approval`);
  await rowsOf(
    `insert into public.carried_verdicts (project_id, cycle, of_cycle, finding_id, verdict)
     values ('${id}', 2, 1, 'F002', 'open')`,
  );
  assert.equal((await approve({}, 2)).body.approval.open, 3);
  // What was found again is a finding of the report now; whatever else is open waits.
  const waiting = async (state: string, afterId: string | null) => {
    const comments = [{ ...carried("F001", state), afterId }];
    await rowsOf(
      `update public.compliance_reports set comparison = ${
        quoted({ comments })
      } where id = '${reportId}'`,
    );
    const [{ previous }] = await rowsOf<{ previous: { waiting: { findingId: string }[] } }>(
      `select public.read_previous_cycle('${id}', 3) as previous`,
    );
    return previous.waiting.map((it) => it.findingId);
  };
  assert.deepEqual(await waiting("unconfirmed", null), ["F001"]);
  assert.deepEqual(await waiting("open", null), ["F001"]);
  assert.deepEqual(await waiting("open", "F001"), []);
  assert.deepEqual(await waiting("corrected", null), []);
  const gone = await send("DELETE", `projects/${id}`);
  assert.equal(gone.status, 200, "what is approved goes with its project");
});
