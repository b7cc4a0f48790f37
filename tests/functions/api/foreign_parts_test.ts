/**
 * Parts of what belongs to somebody else, named in one's own project, organization or library: links, comments, own
 * findings, answers, members, invitations, standard comments, views and notifications. Whether it is foreign, missing,
 * malformed or deleted, each call refuses in words, and nothing of it changes.
 */
import assert from "node:assert/strict";
import { aReportBody } from "../../fakes/report_body.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

interface Belongings {
  project: string;
  report: string;
  finding: string;
  comment: string;
  share: string;
  standard: string;
  view: string;
  organization: string;
  invitation: string;
  person: string;
}

let product: TestProduct;
let owner: Person;
let stranger: Person;
let theirs: Belongings;
let mine: Belongings;
let requirementId: string;
let requirements = 0;

Deno.test.beforeAll(async () => {
  product = await openTestProduct({ rateFactor: 1000 });
  [owner, stranger] = [await registerPerson(product), await registerPerson(product)];
  const { sections } = (await send(owner, "GET", "code-sections?words=door")).body;
  requirementId = sections[0].requirementId;
  [theirs, mine] = [await belongingsOf(owner), await belongingsOf(stranger)];
});
Deno.test.afterAll(() => product.close());

async function send(by: Person, method: string, path: string, body?: unknown) {
  const answer = await product.app.request(`/api/${path}`, {
    method,
    headers: by.headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  // deno-lint-ignore no-explicit-any -- every call answers with a shape of its own
  const parsed: any = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text;
  return { status: answer.status, body: parsed };
}

async function made(by: Person, method: string, path: string, body: unknown) {
  const answer = await send(by, method, path, body);
  assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const OWN = {
  status: "issue",
  severity: "high",
  title: "Door swings into the corridor",
  description: "Door 104 swings into the exit access corridor.",
  recommendation: "",
};
const PLACE = { page: 1, x: 10, y: 10, width: 5, height: 5 };

async function addReport(project: string): Promise<string> {
  const body = JSON.stringify(aReportBody()).replaceAll("'", "''");
  const { rows: [{ id }] } = await product.embedded.exec(
    `insert into public.compliance_reports (project_id, run, findings, body, seal, report_hash, digital_signature,
      verification_code, analysis_model)
    values ('${project}', 1, '[{"id": "F001", "ruleId": "egress/door", "status": "issue"}]', '${body}', '{}', 'h', 's',
      'FLC-PART0${requirements++}-CERT', 'rules') returning id`,
  ) as { rows: { id: string }[] };
  return id;
}

async function belongingsOf(by: Person): Promise<Belongings> {
  const project = await createTestProject(product, by);
  const report = await addReport(project);
  const at = `projects/${project}`;
  const finding = await made(by, "POST", `${at}/own-findings`, {
    ...OWN,
    requirementId,
    reportId: report,
    place: PLACE,
  });
  const comment = await made(by, "POST", `${at}/findings/F001/comments`, {
    reportId: report,
    body: "Please look at this door.",
  });
  const { share } = await made(by, "POST", `${at}/shares`, {
    label: "City",
    canComment: true,
    days: 7,
  });
  const standard = await made(by, "POST", "standard-comments", { ...OWN, requirementId });
  const view = await made(by, "PUT", "saved-views", { list: "projects", name: "T", query: {} });
  const organization = await made(by, "POST", "organizations", { name: "Bay Reviewers" });
  const invitation = await made(by, "POST", `organizations/${organization.id}/invitations`, {
    email: `guest-of-${project}@example.com`,
    role: "reviewer",
  });
  return {
    project,
    report,
    finding: finding.id,
    comment: comment.id,
    share: share.id,
    standard: standard.id,
    view: view.id,
    organization: organization.id,
    invitation: invitation.id,
    person: by.id,
  };
}

type Call = [method: string, path: string, body?: unknown];

/** Calls of the stranger that name the parts of `of`, most of them within what is the stranger's own. */
function callsOn(of: Belongings): Call[] {
  const project = `projects/${mine.project}`;
  const own = `organizations/${mine.organization}`;
  const other = `organizations/${of.organization}`;
  const change = { reportId: of.report, set: { title: "Another title" } };
  return [
    ["PATCH", `${project}/comments/${of.comment}`, { isShared: true }],
    ["DELETE", `${project}/comments/${of.comment}`],
    ["DELETE", `${project}/shares/${of.share}`],
    ["POST", `${project}/own-findings`, {
      ...OWN,
      requirementId,
      reportId: of.report,
      place: PLACE,
    }],
    ["PATCH", `${project}/own-findings/${of.finding}`, change],
    ["DELETE", `${project}/own-findings/${of.finding}`, { reportId: of.report }],
    ["POST", `${project}/own-findings/${of.finding}/restore`, { reportId: of.report }],
    ["PATCH", `${project}/answers`, {
      reportId: of.report,
      answers: [{ itemId: requirementId, answer: "complies", note: null }],
    }],
    ["PATCH", `${project}/dispositions`, {
      reportId: of.report,
      changes: [{ findingId: "F001", set: { state: "accepted" } }],
    }],
    ["PATCH", `standard-comments/${of.standard}`, { title: "Another title" }],
    ["DELETE", `standard-comments/${of.standard}`],
    ["DELETE", `saved-views/${of.view}`],
    ["PATCH", other, { name: "Mine now" }],
    ["DELETE", other],
    ["POST", `${other}/handover`, { userId: mine.person }],
    ["POST", `${other}/handover/accept`],
    ["DELETE", `${other}/handover`],
    ["GET", `${other}/members`],
    ["PATCH", `${other}/members/${of.person}`, { role: "viewer" }],
    ["DELETE", `${other}/members/${of.person}`],
    ["GET", `${other}/invitations`],
    ["POST", `${other}/invitations`, { email: "me@example.com", role: "owner" }],
    ["POST", `${other}/invitations/${of.invitation}/resend`],
    ["DELETE", `${other}/invitations/${of.invitation}`],
    ["PATCH", `${own}/members/${of.person}`, { role: "viewer" }],
    ["DELETE", `${own}/members/${of.person}`],
    ["POST", `${own}/handover`, { userId: of.person }],
    ["POST", `${own}/invitations/${of.invitation}/resend`],
    ["DELETE", `${own}/invitations/${of.invitation}`],
    ["POST", "invitations/accept", { id: of.invitation }],
    ["PATCH", `${project}/organization`, { organizationId: of.organization }],
  ];
}

/** What the owner sees of all of it. */
async function seenBy(by: Person, { project, organization }: Belongings): Promise<unknown> {
  const paths = [
    `projects/${project}/own-findings`,
    `projects/${project}/answers`,
    `projects/${project}/dispositions`,
    `projects/${project}/shares`,
    `projects/${project}/people`,
    "standard-comments",
    "saved-views",
    "organizations",
    `organizations/${organization}/members`,
    `organizations/${organization}/invitations`,
    "notifications",
  ];
  return await Promise.all(paths.map(async (path) => (await send(by, "GET", path)).body));
}

function every(value: string): Belongings {
  return Object.fromEntries(Object.keys(theirs).map((it) => [it, value])) as unknown as Belongings;
}

async function refuses(of: Belongings): Promise<void> {
  for (const [method, path, body] of callsOn(of)) {
    const answer = await send(stranger, method, path, body);
    const said = `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`;
    assert.ok(answer.status >= 400 && answer.status < 500, said);
    assert.ok(answer.body.message?.length > 5, said);
  }
}

Deno.test("parts of somebody else are refused, and stay as they were", async () => {
  const before = [await seenBy(owner, theirs), await seenBy(stranger, mine)];
  await refuses(theirs);
  assert.deepEqual([await seenBy(owner, theirs), await seenBy(stranger, mine)], before);
});

Deno.test("a notification of somebody else is marked by nobody", async () => {
  const id = crypto.randomUUID();
  await product.embedded.exec(
    `insert into public.notifications (id, user_id, kind, project_id, finding_id, findings, actor)
    values ('${id}', '${theirs.person}', 'mentioned', '${theirs.project}', 'F001', 1, 'Ana')`,
  );
  const answer = await send(stranger, "PATCH", "notifications", { id });
  assert.ok(answer.status < 500, JSON.stringify(answer.body));
  assert.equal((await send(owner, "GET", "notifications")).body.unread, 1);
});

Deno.test("parts that are missing, or no ids at all, are refused", async () => {
  await refuses(every("00000000-0000-4000-8000-000000000000"));
  await refuses(every("not-an-id"));
});

Deno.test("parts that were deleted are refused", async () => {
  const person = await registerPerson(product);
  const gone = await belongingsOf(person);
  await made(person, "DELETE", `projects/${gone.project}`, undefined);
  await made(person, "DELETE", `standard-comments/${gone.standard}`, undefined);
  await made(person, "DELETE", `saved-views/${gone.view}`, undefined);
  await made(person, "DELETE", `organizations/${gone.organization}`, undefined);
  await refuses(gone);
});
