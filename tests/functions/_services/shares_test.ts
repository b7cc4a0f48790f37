/** Links for guests from end to end: made once, read by their guest alone, commented through, ended, expired. */
import assert from "node:assert/strict";
import {
  CreateShareResponse,
  type NotificationList,
  ShareList,
  type ThreadEntry,
  ThreadResponse,
} from "../../../functions/_shared/contract/mod.ts";
import { UNTOUCHED } from "../../../functions/_shared/domain/disposition.ts";
import { aFinding, aReportBody } from "../../fakes/report_body.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  PUBLIC_URL,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
const logged: string[] = [];
Deno.test.beforeAll(async () => {
  product = await openTestProduct({
    log: (event, facts) => logged.push(JSON.stringify({ event, ...facts })),
  });
});
Deno.test.afterAll(() => product.close());

const rowsOf = async <T>(text: string) => (await product.embedded.exec(text) as { rows: T[] }).rows;

interface Reviewed {
  person: Person;
  id: string;
  reportId: string;
}

let codes = 0;
async function reviewed(person: Person): Promise<Reviewed> {
  const id = await createTestProject(product, person);
  const body = JSON.stringify(aReportBody()).replaceAll("'", "''");
  const findings = JSON.stringify([{ id: "F001", ruleId: "egress/door", status: "issue" }]);
  const [{ id: reportId }] = await rowsOf<{ id: string }>(
    `insert into public.compliance_reports (project_id, run, findings, body, seal, report_hash, digital_signature,
      verification_code, analysis_model)
    values ('${id}', 1, '${findings}', '${body}', '{}', 'h', 's', 'FLC-SHAR${
      String(codes++).padStart(2, "0")
    }-CERT', 'rules') returning id`,
  );
  const [{ id: fileId }] = await rowsOf<{ id: string }>(
    `select id from public.files where project_id = '${id}'`,
  );
  await rowsOf(
    `insert into public.report_pages (project_id, run, page, file_id, page_in_file) values ('${id}', 1, 1, '${fileId}', 1)`,
  );
  return { person, id, reportId };
}

async function send(
  method: string,
  path: string,
  { by, body }: { by?: Person; body?: unknown } = {},
) {
  const answer = await product.app.request(`/api/${path}`, {
    method,
    headers: by?.headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  return {
    status: answer.status,
    headers: answer.headers,
    body: isJson ? await answer.json() : await answer.bytes(),
  };
}

async function share({ id, person }: Reviewed, canComment = true) {
  const body = { label: "Kim Architects", canComment, days: 14 };
  const made = await send("POST", `projects/${id}/shares`, { by: person, body });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const { share, url } = CreateShareResponse.parse(made.body);
  return { share, token: url.slice(`${PUBLIC_URL}/shared/`.length) };
}

Deno.test("a guest reads the report, its pages and files without an account, and nothing else", async () => {
  const of = await reviewed(await registerPerson(product));
  const { token } = await share(of, false);
  const shown = await send("GET", `shared/${token}`);
  assert.deepEqual([shown.status, shown.body.reportId], [200, of.reportId]);
  assert.equal(shown.headers.get("referrer-policy"), "no-referrer");
  const report = await send("GET", `shared/${token}/report`);
  assert.deepEqual([report.status, report.body.id], [200, of.reportId]);
  assert.deepEqual(report.body.auditTrail, []);
  const files = await send("GET", `shared/${token}/files`);
  assert.equal(files.body.length, 1);
  assert.equal((await send("GET", files.body[0].fileUrl.slice("/api/".length))).status, 200);
  assert.equal((await send("GET", `shared/${token}/pages/1/image`)).status, 200);
  assert.equal((await send("GET", `shared/${token}/pages/2/image`)).status, 404);

  // What a reviewer raised and lets stand is there, too.
  const own = JSON.stringify(aFinding({ id: "", ruleId: "reviewer/own" })).replaceAll("'", "''");
  await rowsOf(
    `insert into public.own_findings (project_id, run, finding_id, finding) values
      ('${of.id}', 1, 'R001', '${own}'),
      ('${of.id}', 1, 'R002', '${own}');
    insert into public.finding_dispositions (project_id, run, finding_id, rule_id, state, reason_code, decided_at)
    values ('${of.id}', 1, 'R002', 'reviewer/own', 'dismissed', 'waived', now())`,
  );
  const { findings } = (await send("GET", `shared/${token}/report`)).body;
  const ids = findings.map((it: { id: string }) => it.id);
  assert.deepEqual(ids.filter((it: string) => it.startsWith("R")), ["R001"]);

  // Of what was decided the guest reads the state alone, and counts what the owner counts.
  await rowsOf(
    `insert into public.finding_dispositions
      (project_id, run, finding_id, rule_id, state, reason_code, note, assignee, decided_at)
    values ('${of.id}', 1, 'F001', 'egress/door', 'dismissed', 'misread', 'A secret', 'Pat', now())`,
  );
  const decided = (await send("GET", `shared/${token}/dispositions`)).body;
  assert.deepEqual([decided.reportId, decided.total], [of.reportId, 1]);
  const { updatedAt: _, ...first } = decided.dispositions[0];
  assert.deepEqual(first, {
    ...UNTOUCHED,
    findingId: "F001",
    state: "dismissed",
    decidedBy: null,
    decidedAt: null,
    comments: 0,
  });
  const owners = await send("GET", `projects/${of.id}/dispositions`, { by: of.person });
  assert.equal(owners.body.adjusted.dismissed, 2);
  assert.deepEqual(
    [decided.adjusted.openIssues, decided.adjusted.openQuestions],
    [owners.body.adjusted.openIssues, owners.body.adjusted.openQuestions],
  );

  const other = await reviewed(of.person);
  const [file] = await rowsOf<{ id: string }>(
    `select id from public.files where project_id = '${other.id}'`,
  );
  assert.equal((await send("GET", `shared/${token}/files/${file.id}`)).status, 404);
  for (const path of ["", "/report", "/files", "/dispositions", "/shares"]) {
    assert.equal((await send("GET", `projects/${of.id}${path}`)).status, 401, path);
  }
  // A link for reading takes no comment.
  const said = await send("POST", `shared/${token}/findings/F001/comments`, {
    body: { reportId: of.reportId, name: "Kim", body: "Hello" },
  });
  assert.equal(said.status, 404);
});

Deno.test("the token is told once, kept as a hash alone, and stands in no log", async () => {
  const of = await reviewed(await registerPerson(product));
  const { token } = await share(of);
  await send("GET", `shared/${token}/report`);
  assert.ok(logged.length > 0 && !logged.join().includes(token));
  const rows = await rowsOf("select to_jsonb(s)::text as line from public.report_shares s");
  assert.ok(!JSON.stringify(rows).includes(token));
  const { body } = await send("GET", `projects/${of.id}/shares`, { by: of.person });
  assert.ok(!JSON.stringify(body).includes(token));
});

Deno.test("a guest names themselves with the first comment, is marked as one, and the owner hears of it", async () => {
  const of = await reviewed(await registerPerson(product, "Olga Owner"));
  const { token } = await share(of);
  const path = `shared/${token}/findings/F001/comments`;
  const nameless = await send("POST", path, { body: { reportId: of.reportId, body: "Hello" } });
  assert.deepEqual([nameless.status, nameless.body.fields.name], [422, "Please enter your name"]);
  const first = await send("POST", path, {
    body: { reportId: of.reportId, name: "Kim Lee", body: "The door is 36 in." },
  });
  assert.equal(first.status, 201, JSON.stringify(first.body));
  // Whoever took the link over can't speak under another name.
  const second = await send("POST", path, {
    body: { reportId: of.reportId, name: "Olga Owner", body: "See A-501." },
  });
  assert.deepEqual([second.body.author, second.body.isGuest], ["Kim Lee", true]);
  assert.equal(
    (await send("POST", `shared/${token}/findings/F009/comments`, {
      body: { reportId: of.reportId, body: "Where?" },
    })).status,
    404,
  );

  const asked = `?reportId=${of.reportId}`;
  const thread = ThreadResponse.parse(
    (await send("GET", `projects/${of.id}/findings/F001/thread${asked}`, { by: of.person })).body,
  );
  assert.deepEqual(
    thread.entries.map(({ author, isGuest, isOwn }) => ({ author, isGuest, isOwn })),
    Array(2).fill({ author: "Kim Lee", isGuest: true, isOwn: false }),
  );
  const notices: NotificationList = (await send("GET", "notifications", { by: of.person })).body;
  // Both comments are one notice, and one mail once half an hour is over.
  assert.deepEqual([notices.unread, notices.notifications[0].findings], [1, 2]);
  assert.deepEqual(
    [notices.notifications[0].kind, notices.notifications[0].actor],
    ["guest_comment", "Kim Architects"],
  );
  await product.embedded.exec("delete from jobs.job where queue = 'analysis'");
  await product.work();
  assert.ok(!product.mails.some((it) => it.to === of.person.email && /guest/.test(it.subject)));
  await rowsOf("update jobs.job set run_at = now() where kind = 'mail_notice'");
  await product.work();
  const mails = product.mails.filter((it) => it.to === of.person.email);
  const told = mails.filter((it) => it.subject === "A guest commented on your report");
  assert.equal(told.length, 1);
  assert.match(told[0].text, /Kim Lee \(guest, Kim Architects\) made 2 comments/);
  assert.ok(told[0].text.includes("“See A-501.”"), "the latest is quoted");
  assert.ok(!mails.some((it) => it.text.includes("36 in")), "the latest alone");
  await send("PATCH", "notifications", { by: of.person, body: {} });
  assert.equal((await send("GET", "notifications", { by: of.person })).body.unread, 0);
});

Deno.test("guests read their own comments and those the team lets them read", async () => {
  const of = await reviewed(await registerPerson(product));
  const [one, two] = [await share(of), await share(of)];
  const says = async (token: string, body: string, name = "G") =>
    await send("POST", `shared/${token}/findings/F001/comments`, {
      body: { reportId: of.reportId, name, body },
    });
  await says(one.token, "from one");
  await says(two.token, "from two");
  const at = `projects/${of.id}/findings/F001/comments`;
  const comment = async (body: string): Promise<ThreadEntry> =>
    (await send("POST", at, { by: of.person, body: { reportId: of.reportId, body } })).body;
  await comment("among ourselves");
  const answer = await comment("an answer");
  const shared = await send("PATCH", `projects/${of.id}/comments/${answer.id}`, {
    by: of.person,
    body: { isShared: true },
  });
  assert.equal(shared.body.isShared, true);
  const read = async (token: string) =>
    (await send("GET", `shared/${token}/findings/F001/thread?reportId=${of.reportId}`)).body
      .entries.map((it: ThreadEntry) => [it.body, it.isOwn]);
  assert.deepEqual(await read(one.token), [["from one", true], ["an answer", false]]);
  assert.deepEqual(await read(two.token), [["from two", true], ["an answer", false]]);
  // What a guest wrote can be taken away.
  const [{ id }] = await rowsOf<{ id: string }>(
    `select id from public.finding_entries where body = 'from two' and project_id = '${of.id}'`,
  );
  assert.equal(
    (await send("DELETE", `projects/${of.id}/comments/${id}`, { by: of.person })).status,
    200,
  );
  assert.deepEqual(await read(two.token), [["an answer", false]]);
});

Deno.test("a link ends when it is revoked, and when its days are over", async () => {
  const of = await reviewed(await registerPerson(product));
  const [one, two] = [await share(of), await share(of)];
  const gone = await send("DELETE", `projects/${of.id}/shares/${one.share.id}`, { by: of.person });
  assert.ok(gone.body.revokedAt);
  await rowsOf(
    `update public.report_shares set expires_at = now() - interval '1 second' where id = '${two.share.id}'`,
  );
  for (const { token } of [one, two]) {
    for (const path of ["", "/report", "/files", "/pages/1/image"]) {
      assert.equal((await send("GET", `shared/${token}${path}`)).status, 404, path);
    }
    const said = await send("POST", `shared/${token}/findings/F001/comments`, {
      body: { reportId: of.reportId, name: "Kim", body: "Still here" },
    });
    assert.equal(said.status, 404);
  }
  const list = ShareList.parse(
    (await send("GET", `projects/${of.id}/shares?limit=1`, { by: of.person })).body,
  );
  assert.deepEqual([list.total, list.shares.length], [2, 1]);
});

Deno.test("a guest is told that the report was revoked, and why, and of no approval of it", async () => {
  const of = await reviewed(await registerPerson(product));
  const { token } = await share(of);
  const report = () => send("GET", `shared/${token}/report`);
  assert.equal((await report()).body.revokedAt, null);
  const [{ code }] = await rowsOf<{ code: string }>(
    `select verification_code as code from public.compliance_reports where id = '${of.reportId}'`,
  );
  await rowsOf(
    `insert into public.issued_reports (sequence, verification_code, report_hash, digital_signature, key_id, sealed_at,
       previous_hash, chain_hash) values (1, '${code}', 'h', 's', 'k', '2026-11-26T12:00:00Z', 'p', 'c')`,
  );
  await rowsOf(
    `insert into public.revoked_reports (verification_code, reason) values ('${code}', 'Wrong set')`,
  );
  const { body } = await report();
  assert.ok(body.revokedAt);
  assert.equal(body.revokedReason, "Wrong set");
});

Deno.test("strangers make, list and revoke no links, and a project without a report has none", async () => {
  const of = await reviewed(await registerPerson(product));
  const { share: made } = await share(of);
  const stranger = await registerPerson(product);
  const body = { label: "Me", canComment: true, days: 1 };
  for (
    const answer of [
      await send("GET", `projects/${of.id}/shares`, { by: stranger }),
      await send("POST", `projects/${of.id}/shares`, { by: stranger, body }),
      await send("DELETE", `projects/${of.id}/shares/${made.id}`, { by: stranger }),
    ]
  ) assert.deepEqual([answer.status, answer.body.code], [404, "project_not_found"]);
  const id = await createTestProject(product, of.person);
  assert.equal((await send("POST", `projects/${id}/shares`, { by: of.person, body })).status, 409);
  const long = { ...body, days: 181 };
  assert.equal(
    (await send("POST", `projects/${of.id}/shares`, { by: of.person, body: long })).status,
    422,
  );
});

Deno.test("which notices come is chosen by kind", async () => {
  const of = await reviewed(await registerPerson(product));
  const { token } = await share(of);
  const both = { app: true, mail: true };
  const notices = {
    assigned: both,
    mentioned: both,
    invitation: both,
    approved: { app: true, mail: true },
    handover: both,
    guest_comment: { app: false, mail: false },
  };
  const saved = await send("PATCH", "account/mail", {
    by: of.person,
    body: { analysis: true, notices },
  });
  assert.deepEqual([saved.status, saved.body.notices], [200, notices]);
  await send("POST", `shared/${token}/findings/F001/comments`, {
    body: { reportId: of.reportId, name: "Kim", body: "Quietly" },
  });
  assert.equal((await send("GET", "notifications", { by: of.person })).body.total, 0);
});

Deno.test("a link ends with the right of whoever made it, who hears no more of it and reads no name", async () => {
  const of = await reviewed(await registerPerson(product));
  const maker = await registerPerson(product);
  const [{ id: organization }] = await rowsOf<{ id: string }>(
    `insert into public.organizations (name, payer_id) values ('Bay', '${of.person.id}') returning id`,
  );
  await rowsOf(
    `insert into public.organization_members (organization_id, user_id, role) values
      ('${organization}', '${of.person.id}', 'owner'), ('${organization}', '${maker.id}', 'reviewer');
    update public.projects set organization_id = '${organization}' where id = '${of.id}'`,
  );
  const { token } = await share({ ...of, person: maker });
  const kept = await share(of);
  const opened = async (link: string) => (await send("GET", `shared/${link}/report`)).status;
  await send("POST", `shared/${token}/findings/F001/comments`, {
    body: { reportId: of.reportId, name: "Kim", body: "before" },
  });
  const told = async () => (await send("GET", "notifications", { by: maker })).body;
  assert.equal((await told()).total, 1);
  const members = `organizations/${organization}/members/${maker.id}`;
  await send("PATCH", members, { by: of.person, body: { role: "designer" } });
  assert.deepEqual([await opened(token), await opened(kept.token)], [404, 200]);
  await send("PATCH", members, { by: of.person, body: { role: "reviewer" } });
  const second = await share({ ...of, person: maker });
  assert.deepEqual([await opened(token), await opened(second.token)], [404, 200]);
  await send("DELETE", members, { by: of.person });
  assert.deepEqual([await opened(second.token), await opened(kept.token)], [404, 200]);
  const { notifications } = await told();
  assert.deepEqual(
    notifications.map((it: { findings: number; projectName: string | null }) => [
      it.findings,
      it.projectName,
    ]),
    [[1, null]],
  );
  await rowsOf("update jobs.job set run_at = now() where kind = 'mail_notice'");
  await product.work();
  const mailed = (it: Person) =>
    product.mails.some(({ to, subject }) => to === it.email && /guest/.test(subject));
  assert.deepEqual([mailed(maker), mailed(of.person)], [false, true]);
});

Deno.test("a link ends when its project goes to people its maker is none of, and with its maker's account", async () => {
  const [from, to] = [await reviewed(await registerPerson(product)), await registerPerson(product)];
  const leaver = await registerPerson(product);
  const [{ id: organization }] = await rowsOf<{ id: string }>(
    `insert into public.organizations (name, payer_id) values ('Bay', '${to.id}') returning id`,
  );
  await rowsOf(
    `insert into public.organization_members (organization_id, user_id, role) values
      ('${organization}', '${to.id}', 'owner'), ('${organization}', '${leaver.id}', 'reviewer')`,
  );
  const opened = async (link: string) => (await send("GET", `shared/${link}/report`)).status;
  const { token } = await share(from);
  await rowsOf(
    `update public.projects set organization_id = '${organization}', user_id = '${to.id}' where id = '${from.id}'`,
  );
  assert.equal(await opened(token), 404);
  const left = await share({ ...from, person: leaver });
  assert.equal(await opened(left.token), 200);
  const gone = await send("DELETE", "account", { by: leaver, body: { password: leaver.password } });
  assert.equal(gone.status, 200);
  assert.equal(await opened(left.token), 404);
});

Deno.test("a link takes so many comments an hour, from however many addresses", async () => {
  const of = await reviewed(await registerPerson(product));
  const { token, share: made } = await share(of);
  await rowsOf(
    `insert into public.finding_entries (project_id, thread_id, share_id, guest_name, body)
     select '${of.id}', gen_random_uuid(), '${made.id}', 'Kim', 'x' from generate_series(1, 60)`,
  );
  const said = await send("POST", `shared/${token}/findings/F001/comments`, {
    body: { reportId: of.reportId, name: "Kim", body: "One more" },
  });
  assert.deepEqual([said.status, said.body.code], [429, "over_request_rate_limit"]);
});
