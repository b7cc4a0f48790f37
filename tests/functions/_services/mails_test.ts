/** Which mail follows from what, to whom, how often, and how one ends them. */
import assert from "node:assert/strict";
import {
  writeInvitationMail,
  writeNewDeviceMail,
  writeNoticeMail,
  writePaymentFailedMail,
  writeSafetyMail,
} from "../../../functions/_services/mails.ts";
import { createTokenSigner } from "../../../functions/_shared/signed_token.ts";
import {
  createTestProject,
  makeAdmin,
  openTestProduct,
  PUBLIC_URL,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const mailsTo = (email: string) => product.mails.filter((it) => it.to === email);
const linkIn = (text: string) => /https?:\S+/.exec(text)![0];

async function post(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await product.app.request(path, {
    method: "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

Deno.test("a new account is asked to confirm its address, as text and as HTML", async () => {
  const person = await registerPerson(product, "Ann <b>Lee</b>");
  await product.work();
  const [mail] = mailsTo(person.email);
  assert.equal(mail.subject, "Confirm your email address");
  assert.ok(mail.html.includes("Hello Ann &lt;b&gt;Lee&lt;/b&gt;,"));
  const token = new URL(linkIn(mail.text)).searchParams.get("token");
  assert.equal((await post("/api/auth/confirm-email", { token })).status, 200);
  const left = await product.embedded.exec("select payload from jobs.job where kind = 'send_mail'");
  assert.ok(!JSON.stringify(left).includes(token!), "a sent mail leaves no link behind");
});

Deno.test("a name that is an address or a text of its own is not greeted by it", async () => {
  const names = [
    "Win a prize: https://evil.example",
    "www.evil.example",
    "go to evil.example now",
    "Ann\n\nYour account is locked",
    "Ann ".repeat(30),
    "sales@evil.example",
    "Ann \u202eknil eht nepo",
  ];
  for (const name of names) {
    const person = await registerPerson(product, name);
    await product.work();
    const [mail] = mailsTo(person.email);
    assert.match(mail.text, /^Hello,\n/, name);
    assert.doesNotMatch(mail.text + mail.html, /evil|locked|Ann/, name);
  }
  for (const name of ["J.R. O'Neill, Jr.", "Dr. María-José Ávila", "李小龙"]) {
    const person = await registerPerson(product, name);
    await product.work();
    assert.ok(mailsTo(person.email)[0].text.startsWith(`Hello ${name},`), name);
  }
});

Deno.test("a reset link comes as text and HTML under a stable id, and works once", async () => {
  const person = await registerPerson(product);
  await product.work();
  product.mails.length = 0;
  await post("/api/auth/forgot-password", { email: person.email });
  await product.work();
  const [mail] = mailsTo(person.email);
  assert.equal(mail.subject, "Reset your FLClear password");
  assert.match(mail.messageId!, /^<reset-[0-9a-f]{32}@127\.0\.0\.1>$/);
  const link = new URL(linkIn(mail.text));
  assert.equal(link.pathname, "/reset-password");
  const request = { token: link.searchParams.get("token"), password: "Another2pass" };
  assert.equal((await post("/api/auth/reset-password", request)).status, 200);
  assert.equal((await post("/api/auth/reset-password", request)).status, 401);
});

/** Ends the run of a project as the worker would. */
async function endRun(projectId: string, status: "completed" | "failed", reason: string | null) {
  await product.embedded.exec(
    `delete from jobs.job where project_id = '${projectId}';
     update public.projects set status = '${status}',
       failure_reason = ${reason === null ? "null" : `'${reason}'`} where id = '${projectId}'`,
  );
  await product.work();
}

Deno.test("one mail says that an analysis has ended, whichever way, and can be ended itself", async () => {
  const person = await registerPerson(product);
  const first = await createTestProject(product, person);
  const second = await createTestProject(product, person);
  await product.embedded.exec("delete from jobs.job where queue = 'analysis'");
  await product.work();
  product.mails.length = 0;

  await endRun(first, "completed", null);
  const [ready] = mailsTo(person.email);
  assert.equal(ready.subject, "Your report is ready");
  assert.ok(ready.text.includes("because one of your reviews finished."));
  assert.equal(ready.messageId, `<run-${first}-1@127.0.0.1>`);
  assert.ok(ready.text.includes(`${PUBLIC_URL}/project/${first}/enhanced-report`));

  await endRun(second, "failed", "plans.pdf: The file is damaged.");
  const failed = mailsTo(person.email)[1];
  assert.equal(failed.subject, "Your review couldn’t be completed");
  assert.ok(failed.text.includes("plans.pdf: The file is damaged."));
  assert.ok(failed.text.includes("because one of your reviews failed."));
  assert.ok(failed.text.includes(`${PUBLIC_URL}/dashboard?project=${second}`));

  const page = new URL(/https?:\S+\/unsubscribe\?\S+/.exec(failed.text)![0]);
  const { pathname, search } = new URL(failed.unsubscribeUrl!);
  assert.equal(new URLSearchParams(search).get("token"), page.searchParams.get("token"));
  // As a mail program does it: a plain post without a session.
  const ended = await post(pathname + search);
  assert.equal(ended.status, 200);
  const { email } = ended.body;
  assert.equal(email, `${person.email[0]}•••${person.email.slice(person.email.indexOf("@"))}`);
  await product.embedded.exec(
    `update public.projects set status = 'processing' where id = '${first}'`,
  );
  await endRun(first, "completed", null);
  assert.equal(mailsTo(person.email).length, 2);
});

Deno.test("a link that was not made by us ends nobody's mails", async () => {
  const person = await registerPerson(product);
  const foreign = await createTokenSigner(new Uint8Array(32), "unsubscribe");
  const token = await foreign.sign(person.id);
  assert.equal((await post("/api/mail/unsubscribe", { token })).status, 404);
  const answer = await product.app.request("/api/account/mail", { headers: person.headers });
  assert.equal((await answer.json()).analysis, true);
});

/** The alphabet of base64url. */
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];

Deno.test("a signed token names its user for its purpose alone", async () => {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const signer = await createTokenSigner(key, "unsubscribe");
  const id = crypto.randomUUID();
  const token = await signer.sign(id);
  assert.equal(await signer.read(token), id);
  assert.equal(await (await createTokenSigner(key, "other")).read(token), null);
  for (let i = 0; i < token.length; i += 7) {
    const changed = token.slice(0, i) + (token[i] === "A" ? "B" : "A") + token.slice(i + 1);
    assert.equal(await signer.read(changed), null, `changed at ${i}`);
  }
  const others = LETTERS.filter((it) => it !== token.at(-1)).map((it) => token.slice(0, -1) + it);
  for (const bad of ["", "a", "%%%", token.slice(2), `${token}=`, ...others]) {
    assert.equal(await signer.read(bad), null, bad);
  }
});

Deno.test("a request for access is acknowledged, and admins are told", async () => {
  const admin = await registerPerson(product, "Ada Min");
  await makeAdmin(product, admin);
  await product.work();
  product.mails.length = 0;
  const { status } = await post("/api/auth/register", {
    projectType: "residential",
    name: "Rob Roe",
    email: "rob@example.com",
    company: "Roe Homes",
    message: "Please",
  });
  assert.equal(status, 202);
  await product.work();
  assert.deepEqual(product.mails.map((it) => [it.to, it.subject]).toSorted(), [
    [admin.email, "New request from the landing page"],
    ["rob@example.com", "We received your message"],
  ]);
  assert.equal(new Set(product.mails.map((it) => it.messageId)).size, 2);
  const told = mailsTo(admin.email)[0].text;
  assert.ok(
    told.includes("sent a request from the landing page") && told.includes("“Please”"),
    told,
  );
});

Deno.test("an invitation says in a sentence what the role does", () => {
  const invite = (role: "owner" | "reviewer") =>
    writeInvitationMail(
      {
        email: "a@example.com",
        role,
        organizationName: "Ortiz Plan Review",
        invitedBy: "Mara Ortiz",
      },
      "https://flclear.example/x",
    ).text;
  assert.match(
    invite("reviewer"),
    /on FLClear as a reviewer\. A reviewer decides on findings, writes/,
  );
  assert.match(invite("owner"), /as an owner\. An owner has full access, including/);
});

const MARA = { email: "mara@example.com", name: "Mara Ortiz" };

Deno.test("mails about safety say from where, and when by which clock", () => {
  const at = new Date("2026-11-27T18:30:00Z");
  const visit = { device: "Chrome on Windows", at };
  const written = (change: "password_changed" | "password_reset", device: string) =>
    writeSafetyMail(MARA, change, { device, at }, PUBLIC_URL).text;
  const moment = "November 27, 2026, at 6:30\u00a0PM\u00a0UTC (1:30\u00a0PM\u00a0EST)";
  assert.ok(
    written("password_changed", "Chrome on Windows").includes(
      `The password for your account was changed on ${moment}, from Chrome on Windows.`,
    ),
  );
  assert.ok(written("password_reset", "").includes(`from an email on ${moment}.`));
  assert.ok(written("password_changed", "API client").includes(`${moment}, from an API client.`));
  const { text } = writeNewDeviceMail(MARA, visit, PUBLIC_URL);
  assert.ok(text.includes(`Windows, ${moment}.`));
  assert.ok(text.includes("revokes all API keys"));
  // In summer, and where Florida still has the day before.
  const late = { ...visit, at: new Date("2026-07-02T01:05:00Z") };
  assert.ok(
    writeNewDeviceMail(MARA, late, PUBLIC_URL).text.includes(
      "July 2, 2026, at 1:05\u00a0AM\u00a0UTC (9:05\u00a0PM\u00a0EDT the day before)",
    ),
  );
});

Deno.test("who did not turn two-step sign-in on is told that a new password leaves it on", () => {
  const visit = { device: "Chrome on Windows", at: new Date("2026-11-27T18:30:00Z") };
  const { text: on, html } = writeSafetyMail(MARA, "second_factor_added", visit, PUBLIC_URL);
  assert.match(html, /class="button"[^>]*>Contact us</);
  assert.ok(on.includes("A new one doesn’t turn two-step sign-in off"), on);
  assert.ok(on.includes(`${PUBLIC_URL}/landing#contact`), on);
  const off = writeSafetyMail(MARA, "second_factor_removed", visit, PUBLIC_URL).text;
  assert.ok(!off.includes("#contact"), off);
  assert.ok(off.includes("turn two-step sign-in on again"), off);
});

Deno.test("after the last try of a payment the open invoice is to be paid, not the card checked", () => {
  const { subject, text } = writePaymentFailedMail(
    MARA,
    { tier: "free", paidTier: "professional" },
    PUBLIC_URL,
  );
  assert.equal(subject, "Your account is now on the Free plan");
  assert.ok(
    text.includes("your FLClear Professional plan") && text.includes("choose “Manage payment”"),
    text,
  );
  const tried = writePaymentFailedMail(
    MARA,
    { tier: "professional", paidTier: "professional" },
    PUBLIC_URL,
  ).text;
  assert.ok(tried.includes("your FLClear Professional plan") && tried.includes("check your card"));
});

Deno.test("a mail of an approval says of which cycle, and what stays open", () => {
  const told = (approval: { cycle: number; open: number } | null) =>
    writeNoticeMail(
      {
        ...MARA,
        kind: "approved",
        projectName: "Suite 140",
        findings: 1,
        actor: "Ben Ito",
        by: null,
        finding: null,
        comment: null,
        guest: null,
        approval,
      },
      { link: PUBLIC_URL, settings: PUBLIC_URL },
    ).text;
  for (
    const [approval, words] of [
      [{ cycle: 1, open: 0 }, "Ben Ito approved cycle 1 of “Suite 140.”"],
      [{ cycle: 2, open: 1 }, "approved cycle 2 of “Suite 140” as noted: 1 comment remains open."],
      [{ cycle: 2, open: 14 }, "as noted: 14 comments remain open."],
      [null, "Ben Ito approved “Suite 140.”"],
    ] as const
  ) assert.ok(told(approval).includes(words), told(approval));
});

const NOTICE = {
  ...MARA,
  projectName: "Suite 140",
  findings: 1,
  actor: "Ben Ito",
  by: null,
  finding: { title: "Door clear width", sheet: "A-101", section: "FBC-B 1010.1.1" },
  comment: null,
  guest: null,
  approval: null,
};
const NOTICE_LINKS = { link: PUBLIC_URL, settings: PUBLIC_URL };

Deno.test("a mail of one assigned finding names it, of several none", () => {
  const { text } = writeNoticeMail({ ...NOTICE, kind: "assigned" }, NOTICE_LINKS);
  assert.ok(text.includes("Door clear width (sheet A-101, FBC-B 1010.1.1)"), text);
  const several = writeNoticeMail({ ...NOTICE, kind: "assigned", findings: 3 }, NOTICE_LINKS).text;
  assert.ok(!several.includes("Door clear width") && several.includes("3 findings"), several);
});

Deno.test("a mail of a mention says by whom and quotes the comment as plain, short words", () => {
  const written = `@Mara <b>see</b> https://evil.example/x or evil.example\nA-101.2 ${
    "door ".repeat(200)
  }`;
  const { subject, text, html } = writeNoticeMail(
    { ...NOTICE, kind: "mentioned", comment: written },
    NOTICE_LINKS,
  );
  assert.equal(subject, "Ben Ito mentioned you in a comment");
  assert.ok(text.includes("Door clear width (sheet A-101"), text);
  assert.ok(
    text.includes("“@Mara <b>see</b> [link left out] or [link left out] A-101.2 door"),
    text,
  );
  assert.ok(text.includes("door…”") && text.length < 900, text);
  assert.ok(html.includes("&lt;b&gt;see") && !html.includes("<b>"));
});

Deno.test("a mail of a guest's comment gives the guest, the finding and the comment", () => {
  const guest = {
    ...NOTICE,
    kind: "guest_comment" as const,
    actor: "Orange County Fire Rescue",
    guest: "Lt. Casey Boyd",
    comment: "The path starts at the wrong door.",
  };
  const { text } = writeNoticeMail(guest, NOTICE_LINKS);
  for (
    const words of [
      "Lt. Casey Boyd (guest, Orange County Fire Rescue) commented on a finding in “Suite 140.”",
      "Door clear width (sheet A-101, FBC-B 1010.1.1)",
      "“The path starts at the wrong door.”",
    ]
  ) assert.ok(text.includes(words), text);
  const disguised = writeNoticeMail({ ...guest, guest: "Win at evil.example" }, NOTICE_LINKS).text;
  assert.ok(disguised.includes("A guest from Orange County") && !disguised.includes("evil"));
});
