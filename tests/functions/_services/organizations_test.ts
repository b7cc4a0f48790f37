/** Organizations from end to end: invited by mail, accepted, moved, handed over; findings given by discipline. */
import assert from "node:assert/strict";
import type {
  Member,
  NotificationList,
  OrganizationList,
  People,
} from "../../../functions/_shared/contract/mod.ts";
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

const run = (text: string) => product.embedded.exec(text);
const rowsOf = async <T>(text: string) => (await run(text) as { rows: T[] }).rows;

async function send(method: string, path: string, by: Person | null, body?: unknown) {
  const answer = await product.app.request(`/api/${path}`, {
    method,
    headers: by?.headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function found(owner: Person): Promise<string> {
  return (await send("POST", "organizations", owner, { name: "Bay Reviewers" })).body.id;
}

/** Invites, and answers the token of the mail. */
async function invite(id: string, owner: Person, email: string, role = "designer") {
  const answer = await send("POST", `organizations/${id}/invitations`, owner, { email, role });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return { invitation: answer.body, token: await lastToken(email) };
}

async function lastToken(email: string): Promise<string> {
  await run("delete from jobs.job where queue = 'analysis'");
  await product.work();
  const mail = product.mails.findLast((it) => it.to === email && /invitation\//.test(it.text))!;
  return /invitation\/([\w-]{43})/.exec(mail.text)![1];
}

async function join(id: string, owner: Person, who: Person, role = "designer") {
  const { token } = await invite(id, owner, who.email, role);
  const joined = await send("POST", "invitations/accept", who, { token });
  assert.equal(joined.status, 200, JSON.stringify(joined.body));
}

const newest = async (by: Person) => {
  const { unread, notifications }: NotificationList = (await send("GET", "notifications", by)).body;
  return [notifications[0]?.kind, notifications[0]?.actor, unread];
};

const finish = (id: string) =>
  run(`update public.projects set status = 'completed' where id = '${id}'`);

Deno.test("an invitation is accepted by whom it is for, once, and by nobody else", async () => {
  const [owner, guest, other] = [
    await registerPerson(product, "Olga Owner"),
    await registerPerson(product, "Dan Designer"),
    await registerPerson(product),
  ];
  const id = await found(owner);
  const { token, invitation } = await invite(id, owner, guest.email);
  const seen = await send("GET", `invitations/${token}`, null);
  assert.deepEqual(
    [seen.body.organizationName, seen.body.role, seen.body.invitedBy],
    ["Bay Reviewers", "designer", "Olga Owner"],
  );
  const notices: NotificationList = (await send("GET", "notifications", guest)).body;
  assert.equal(notices.notifications[0].kind, "invitation");
  assert.equal((await send("POST", "invitations/accept", other, { token })).status, 409);

  // A link that was sent again takes the place of the one before.
  await send("POST", `organizations/${id}/invitations/${invitation.id}/resend`, owner);
  const again = await lastToken(guest.email);
  assert.equal((await send("GET", `invitations/${token}`, null)).status, 404);
  assert.equal((await send("POST", "invitations/accept", guest, { token: again })).status, 200);
  assert.equal((await send("POST", "invitations/accept", guest, { token: again })).status, 404);
  const mine: OrganizationList = (await send("GET", "organizations", guest)).body;
  assert.deepEqual(mine.organizations.map((it) => [it.role, it.isPayer]), [["designer", false]]);
  const twice = await send("POST", `organizations/${id}/invitations`, owner, {
    email: guest.email,
    role: "viewer",
  });
  assert.equal(twice.status, 409);
  // Whoever is no owner invites nobody.
  const refused = await send("POST", `organizations/${id}/invitations`, guest, {
    email: "x@example.com",
    role: "owner",
  });
  assert.deepEqual([refused.status, refused.body.code], [403, "insufficient_role"]);
});

Deno.test("an invitation ends when it is revoked or too old; without a link it takes a confirmed address", async () => {
  const [owner, guest] = [await registerPerson(product), await registerPerson(product)];
  const id = await found(owner);
  const first = await invite(id, owner, guest.email);
  await send("DELETE", `organizations/${id}/invitations/${first.invitation.id}`, owner);
  assert.equal(
    (await send("POST", "invitations/accept", guest, { token: first.token })).status,
    404,
  );
  const { token, invitation } = await invite(id, owner, guest.email);
  // The bell tells of it, so it is listed; who sent it only a confirmed address learns.
  const listed = async () => {
    const { total, invitations } = (await send("GET", "invitations", guest)).body;
    return [total, invitations[0]?.organizationName, invitations[0]?.invitedBy ?? null];
  };
  assert.deepEqual(await listed(), [1, "Bay Reviewers", null]);
  assert.equal(
    (await send("POST", "invitations/accept", guest, { id: invitation.id })).status,
    404,
  );
  await run(`update public.users set email_confirmed_at = now() where id = '${guest.id}'`);
  const [total, , inviter] = await listed();
  assert.equal(total, 1);
  assert.ok(inviter, "a confirmed address learns who invited it");
  await run(`update public.organization_invitations set expires_at = now() - interval '1 second'`);
  assert.equal((await send("POST", "invitations/accept", guest, { token })).status, 404);
  await run(`update public.organization_invitations set expires_at = now() + interval '1 day'`);
  assert.equal(
    (await send("POST", "invitations/accept", guest, { id: invitation.id })).status,
    200,
  );
});

Deno.test("what an owner invited ends with that role, demoted or removed", async () => {
  const [owner, second, friend] = [
    await registerPerson(product),
    await registerPerson(product),
    await registerPerson(product),
  ];
  const id = await found(owner);
  await join(id, owner, second, "owner");
  const asOwner = await invite(id, second, friend.email, "owner");
  const path = `organizations/${id}/members/${second.id}`;
  assert.equal((await send("PATCH", path, owner, { role: "viewer" })).status, 200);
  const { token } = asOwner;
  assert.equal((await send("POST", "invitations/accept", friend, { token })).status, 404);

  await send("PATCH", path, owner, { role: "owner" });
  const again = await invite(id, second, friend.email, "owner");
  assert.equal((await send("DELETE", path, owner)).status, 200);
  assert.equal(
    (await send("POST", "invitations/accept", friend, { token: again.token })).status,
    404,
  );
});

Deno.test("choices of notices that are no yes or no stop nobody's invitation", async () => {
  const [owner, guest] = [await registerPerson(product), await registerPerson(product)];
  await run(
    `update public.users set notice_choices = '{"invitation": {"app": "x"}}' where id = '${guest.id}'`,
  );
  await join(await found(owner), owner, guest);
  await assert.rejects(
    run(`update public.users set notice_choices = '[1]' where id = '${guest.id}'`),
  );
});

Deno.test("an invitation is not mailed to who chose so and sees it under Organizations", async () => {
  const [owner, guest] = [await registerPerson(product), await registerPerson(product)];
  const choices = await send("GET", "account/mail", guest);
  const notices = { ...choices.body.notices, invitation: { app: true, mail: false } };
  await send("PATCH", "account/mail", guest, { analysis: true, notices });
  const invited = async () => {
    const id = await found(owner);
    await send("POST", `organizations/${id}/invitations`, owner, {
      email: guest.email,
      role: "viewer",
    });
    await run("delete from jobs.job where queue = 'analysis'");
    await product.work();
    return product.mails.filter((it) => it.to === guest.email && /invitation\//.test(it.text))
      .length;
  };
  // Until the address is confirmed, the link is the only way to accept.
  assert.equal(await invited(), 1);
  await run(`update public.users set email_confirmed_at = now() where id = '${guest.id}'`);
  assert.equal(await invited(), 1);
  assert.equal((await send("GET", "invitations", guest)).body.total, 2);
});

Deno.test("what a guest wrote is taken away by whoever may share, not by a designer", async () => {
  const [owner, designer, reviewer] = [
    await registerPerson(product),
    await registerPerson(product),
    await registerPerson(product),
  ];
  const id = await found(owner);
  await join(id, owner, designer, "designer");
  await join(id, owner, reviewer, "reviewer");
  const project = await createTestProject(product, owner);
  await run(`update public.projects set organization_id = '${id}' where id = '${project}'`);
  const [{ id: comment }] = await rowsOf<{ id: string }>(
    `insert into public.finding_entries (project_id, thread_id, guest_name, body)
     values ('${project}', gen_random_uuid(), 'Kim Lee', 'Seen on site') returning id`,
  );
  const path = `projects/${project}/comments/${comment}`;
  assert.equal((await send("DELETE", path, designer)).status, 404);
  assert.equal((await send("DELETE", path, reviewer)).status, 200);
});

Deno.test("the owner whose plan counts leaves only once a member with room has accepted to take over", async () => {
  const [owner, heir] = [await registerPerson(product), await registerPerson(product)];
  const id = await found(owner);
  await join(id, owner, heir, "viewer");
  const projects = [
    await createTestProject(product, owner),
    await createTestProject(product, owner),
  ];
  for (const it of projects) {
    await finish(it);
    const moved = await send("PATCH", `projects/${it}/organization`, owner, { organizationId: id });
    assert.equal(moved.status, 200, JSON.stringify(moved.body));
  }
  const leave = () => send("DELETE", `organizations/${id}/members/${owner.id}`, owner);
  assert.deepEqual([(await leave()).status], [409]);
  const step = await send("PATCH", `organizations/${id}/members/${owner.id}`, owner, {
    role: "viewer",
  });
  assert.equal(step.status, 409);
  const gone = await send("DELETE", "account", owner, { password: owner.password });
  assert.deepEqual([gone.status, gone.body.code], [409, "conflict"]);
  assert.equal((await send("DELETE", `organizations/${id}`, owner)).status, 409);

  await run(`update public.users set projects_limit = 1 where id = '${heir.id}'`);
  const offer = () => send("POST", `organizations/${id}/handover`, owner, { userId: heir.id });
  const offered = await offer();
  assert.deepEqual([offered.status, offered.body.isPayer], [201, true]);
  assert.equal((await leave()).status, 409, "an offer charges nobody");
  const accept = (by: Person) => send("POST", `organizations/${id}/handover/accept`, by);
  assert.equal((await accept(owner)).status, 404, "nobody accepts for another");
  const full = await accept(heir);
  assert.deepEqual([full.status, full.body.code], [403, "limit_exceeded"]);
  assert.match(
    full.body.message,
    /includes 1 projects, and you have 0, to which 2 would be added\./,
  );
  await run(`update public.users set projects_limit = 3 where id = '${heir.id}'`);
  await run(`update public.organization_handovers set expires_at = now() - interval '1 second'`);
  assert.equal((await accept(heir)).status, 404, "too late");
  assert.equal((await offer()).status, 201);
  const taken = await accept(heir);
  assert.deepEqual([taken.status, taken.body.isPayer, taken.body.role], [200, true, "owner"]);
  assert.deepEqual(await newest(owner), ["handover_accepted", "Bay Reviewers", 1]);
  await product.work();
  const told = product.mails.find((it) => it.to === owner.email && it.text.includes("now owns"));
  assert.match(
    told?.text ?? "",
    /now owns “Bay Reviewers\.” Its projects count against their plan/,
  );
  assert.equal((await leave()).status, 200);
  assert.equal((await send("GET", `projects/${projects[0]}`, owner)).status, 404);
  const { body } = await send("GET", "billing/analytics", heir);
  assert.equal(body.usageStats.projectsUsed, 2);
  // The file lies where it was stored, and is read by whoever is in the project now.
  const files = await send("GET", `projects/${projects[0]}/files`, heir);
  const file = await product.app.request(files.body[0].fileUrl, { headers: heir.headers });
  assert.equal(file.status, 200);
  await file.body?.cancel();
  const removed = await send("DELETE", "account", owner, { password: owner.password });
  assert.equal(removed.status, 200, JSON.stringify(removed.body));
  await product.work();
  const kept = await product.app.request(files.body[0].fileUrl, { headers: heir.headers });
  assert.equal(kept.status, 200);
  await kept.body?.cancel();
});

Deno.test("an offer is told and seen by both, declined or withdrawn, and ends with who leaves", async () => {
  const [owner, heir, other] = [
    await registerPerson(product),
    await registerPerson(product, "Hera Heir"),
    await registerPerson(product),
  ];
  const id = await found(owner);
  await join(id, owner, heir, "reviewer");
  await join(id, owner, other, "reviewer");
  const path = `organizations/${id}/handover`;
  const offer = () => send("POST", path, owner, { userId: heir.id });
  const seenBy = async (by: Person) =>
    ((await send("GET", "organizations", by)).body as OrganizationList).organizations[0].handover;
  assert.equal((await send("POST", path, owner, { userId: owner.id })).status, 409);
  assert.equal((await send("POST", path, heir, { userId: heir.id })).status, 403);

  await offer();
  assert.deepEqual([(await seenBy(owner))?.name, (await seenBy(heir))?.isMe], ["Hera Heir", true]);
  assert.equal(await seenBy(other), null);
  assert.deepEqual(await newest(heir), ["handover", "Bay Reviewers", 1]);
  assert.equal((await send("DELETE", path, other)).status, 404);
  assert.equal((await send("DELETE", path, heir)).status, 200);
  assert.deepEqual(await newest(owner), ["handover_declined", "Bay Reviewers", 1]);
  assert.deepEqual(await newest(heir), ["handover", "Bay Reviewers", 0]);
  await product.work();
  const mailed = (person: Person, words: string) =>
    product.mails.some((it) => it.to === person.email && it.text.includes(words));
  assert.ok(
    mailed(
      heir,
      `(${owner.email}) wants to transfer ownership of “Bay Reviewers” and its projects to you`,
    ),
  );
  assert.ok(
    mailed(
      owner,
      `Hera Heir (${heir.email}) declined the transfer of ownership: “Bay Reviewers” stays with you`,
    ),
  );

  await offer();
  assert.equal((await newest(heir))[2], 1);
  // Its notice is known whatever the organization is called meanwhile.
  await run(`update public.organizations set name = 'Bay Plan Review' where id = '${id}'`);
  assert.equal((await send("DELETE", path, owner)).status, 200);
  assert.equal((await newest(heir))[2], 0);
  assert.equal((await send("POST", `${path}/accept`, heir)).status, 404);
  await offer();
  await offer();
  assert.deepEqual(await newest(heir), ["handover", "Bay Plan Review", 1]);
  await send("DELETE", `organizations/${id}/members/${heir.id}`, owner);
  assert.equal(await seenBy(owner), null);
  assert.equal((await newest(heir))[2], 0);
});

Deno.test("a project moves to a person who owns the organization, and lists tell workspaces apart", async () => {
  const [owner, designer] = [await registerPerson(product), await registerPerson(product)];
  const id = await found(owner);
  await join(id, owner, designer);
  const project = await createTestProject(product, owner);
  const own = await createTestProject(product, designer);
  await finish(project);
  await finish(own);
  await send("PATCH", `projects/${project}/organization`, owner, { organizationId: id });
  const list = async (query: string) =>
    (await send("GET", `projects${query}`, designer)).body.map((it: { id: string }) => it.id);
  assert.deepEqual(await list(`?organization=${id}`), [project]);
  assert.deepEqual(await list("?organization=personal"), [own]);
  assert.deepEqual((await list("")).toSorted(), [project, own].toSorted());
  assert.equal(
    (await send("GET", `stats?organization=${id}`, designer)).body.totalProjects,
    1,
  );
  const refused = await send("PATCH", `projects/${project}/organization`, designer, {
    organizationId: null,
  });
  assert.equal(refused.status, 403);
  // What is exported is the account's own.
  const answer = await product.app.request("/api/account/export", { headers: designer.headers });
  const exported = await answer.json();
  assert.deepEqual(exported.projects.map((it: { id: string }) => it.id), [own]);
  const back = await send("PATCH", `projects/${project}/organization`, owner, {
    organizationId: null,
  });
  assert.deepEqual([back.status, back.body.organizationId], [200, null]);
  assert.equal((await send("GET", `projects/${project}`, designer)).status, 404);
});

Deno.test("a full plan says whose it is: the caller's own, or that of the organization's owner", async () => {
  const [owner, other] = [
    await registerPerson(product, "Olga Owner"),
    await registerPerson(product, "Paul Payer"),
  ];
  const id = await found(other);
  await join(id, other, owner, "owner");
  const project = await createTestProject(product, owner);
  await finish(project);
  await run(
    `update public.users set projects_limit = 0 where id in ('${owner.id}', '${other.id}')`,
  );
  const move = await send("PATCH", `projects/${project}/organization`, owner, {
    organizationId: id,
  });
  assert.deepEqual([move.status, move.body.message], [
    403,
    "Paul Payer’s Free plan includes 0 projects, and 0 are in use, to which 1 would be added. Keep this project where it is, or ask Paul Payer to choose a larger plan.",
  ]);
  const again = await product.app.request("/api/project-room", { headers: owner.headers });
  assert.match(
    JSON.stringify(await again.json()),
    /Your Free plan includes 0 projects, and you have 1\. Delete a project or choose a larger plan under Billing\./,
  );
});

Deno.test("findings go to whose discipline they are, and who is assigned or named hears of it", async () => {
  const [owner, reviewer] = [
    await registerPerson(product, "Olga Owner"),
    await registerPerson(product, "Rita Reviewer"),
  ];
  const id = await found(owner);
  await join(id, owner, reviewer, "reviewer");
  const changed = await send("PATCH", `organizations/${id}/members/${reviewer.id}`, owner, {
    disciplines: ["Egress"],
  });
  assert.deepEqual((changed.body as Member).disciplines, ["Egress"]);
  const project = await createTestProject(product, owner);
  await finish(project);
  await send("PATCH", `projects/${project}/organization`, owner, { organizationId: id });
  const people: People = (await send("GET", `projects/${project}/people`, reviewer)).body;
  assert.deepEqual([people.role, people.total], ["reviewer", 2]);

  const findings = ["Egress", "Egress", "Plumbing", "Egress"].map((category, n) => ({
    id: `F00${n + 1}`,
    ruleId: "egress/door",
    category,
    status: n === 3 ? "compliant" : "issue",
  }));
  const [{ id: reportId }] = await rowsOf<{ id: string }>(
    `insert into public.compliance_reports (project_id, run, findings, body, seal, report_hash, digital_signature,
      verification_code, analysis_model) values ('${project}', 2, '${
      JSON.stringify(findings)
    }', '{}', '{}', 'h', 's',
      'FLC-DISCIP-CERT', 'rules') returning id`,
  );
  const given = (await send("GET", `projects/${project}/dispositions`, owner)).body.dispositions;
  assert.deepEqual(
    given.map((it: { findingId: string; assignee: string }) => [it.findingId, it.assignee]),
    [["F001", "Rita Reviewer"], ["F002", "Rita Reviewer"]],
  );
  const told = async () =>
    ((await send("GET", "notifications", reviewer)).body as NotificationList).notifications
      .map((it) => [it.kind, it.actor, it.findings]);
  assert.deepEqual((await told())[0], ["assigned", "FLClear", 2]);

  await send("PATCH", `projects/${project}/dispositions`, owner, {
    reportId,
    changes: [{ findingId: "F003", set: { assignee: "rita reviewer" } }],
  });
  assert.deepEqual((await told())[0], ["assigned", "Olga Owner", 1]);
  await send("POST", `projects/${project}/findings/F003/comments`, owner, {
    reportId,
    body: "@Rita Reviewer please look, and not me: @Olga Owner",
  });
  assert.deepEqual((await told())[0], ["mentioned", "Olga Owner", 1]);
  const [{ notice }] = await rowsOf<{ notice: { comment: string; finding_id: string } }>(
    "select public.find_notice(id) as notice from public.notifications where kind = 'mentioned'",
  );
  assert.deepEqual(
    [notice.comment, notice.finding_id],
    ["@Rita Reviewer please look, and not me: @Olga Owner", "F003"],
  );
  assert.equal((await send("GET", "notifications", owner)).body.total, 0);

  // Of what the next report takes along, the undecided goes to whose discipline it is where nobody answers for it.
  await run(
    `update public.finding_dispositions set assignee = null where project_id = '${project}'`,
  );
  await send("PATCH", `projects/${project}/dispositions`, owner, {
    reportId,
    changes: [
      { findingId: "F001", set: { state: "accepted", reasonCode: null } },
      { findingId: "F002", set: { description: "The door is 30 in wide." } },
    ],
  });
  const publish = (number: number, code: string) =>
    rowsOf<{ id: string }>(
      `insert into public.compliance_reports (project_id, run, findings, body, seal, report_hash, digital_signature,
      verification_code, analysis_model) values ('${project}', ${number}, '${
        JSON.stringify(findings)
      }', '{}', '{}', 'h', 's', '${code}', 'rules') returning id`,
    );
  const assigned = (number: number) =>
    rowsOf(`select finding_id, assignee from public.finding_dispositions
      where project_id = '${project}' and run = ${number} and finding_id < 'F003' order by finding_id`);
  const [third] = await publish(3, "FLC-DISCIQ-CERT");
  assert.deepEqual(await assigned(3), [
    { finding_id: "F001", assignee: null },
    { finding_id: "F002", assignee: "Rita Reviewer" },
  ]);

  // Taken off by a person it stays so, until a person assigns it again.
  const setAssignee = (id: string, assignee: string | null) =>
    send("PATCH", `projects/${project}/dispositions`, owner, {
      reportId: id,
      changes: [{ findingId: "F002", set: { assignee } }],
    });
  await setAssignee(third.id, null);
  await publish(4, "FLC-DISCIR-CERT");
  assert.deepEqual((await assigned(4))[1], { finding_id: "F002", assignee: null });
  const [fifth] = await publish(5, "FLC-DISCIS-CERT");
  assert.deepEqual((await assigned(5))[1], { finding_id: "F002", assignee: null });
  await setAssignee(fifth.id, "Rita Reviewer");
  await publish(6, "FLC-DISCIT-CERT");
  assert.deepEqual((await assigned(6))[1], { finding_id: "F002", assignee: "Rita Reviewer" });
});
