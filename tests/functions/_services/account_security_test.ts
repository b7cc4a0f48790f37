/** Second factor, sessions, log, mails about sign-ins, change of address, leaked passwords. */
import assert from "node:assert/strict";
import type {
  SecurityEvents,
  SecurityResponse,
  SessionList,
} from "../../../functions/_shared/contract/mod.ts";
import { totpNow } from "../../../functions/_shared/totp.ts";
import {
  makeAdmin,
  openTestProduct,
  type Person,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const HALF_MINUTE_MS = 30_000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function call(
  method: string,
  path: string,
  { headers, json, on = product }: {
    headers?: Record<string, string>;
    json?: unknown;
    on?: TestProduct;
  } = {},
): Promise<{ status: number; body: Record<string, string>; cookies: string[] }> {
  const answer = await on.app.request(`/api${path}`, {
    method,
    headers,
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  return {
    status: answer.status,
    body: await answer.json(),
    cookies: answer.headers.getSetCookie(),
  };
}

const signIn = (who: Person, more: object = {}, headers?: Record<string, string>) =>
  call("POST", "/auth/login", {
    json: { email: who.email, password: who.password, ...more },
    headers,
  });

const logOf = async ({ headers }: { headers: Record<string, string> }): Promise<SecurityEvents> =>
  (await call("GET", "/account/security/events", { headers })).body as unknown as SecurityEvents;

const look = async ({ headers }: { headers: Record<string, string> }): Promise<SecurityResponse> =>
  (await call("GET", "/account/security", { headers })).body as unknown as SecurityResponse;

const sessionsOf = async (
  { headers }: { headers: Record<string, string> },
  query = "",
): Promise<SessionList> =>
  (await call("GET", `/account/sessions${query}`, { headers })).body as unknown as SessionList;

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Code of the present half minute; the clock goes on, since a code counts once. */
function nextCode(secret: string): Promise<string> {
  product.clock.now = new Date(product.clock.now.getTime() + HALF_MINUTE_MS);
  return totpNow(secret, product.clock.now.getTime());
}

async function switchOn(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { headers, password } = person;
  const begun = await call("POST", "/account/second-factor", { headers, json: { password } });
  assert.equal(begun.status, 201);
  const { secret } = begun.body;
  const confirmed = await call("POST", "/account/second-factor/confirm", {
    headers,
    json: { code: await nextCode(secret) },
  });
  assert.equal(confirmed.status, 200);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as unknown as string[] };
}

/** Subjects of the mails to an address, and the last link in them. */
async function mailsTo(email: string): Promise<{ subjects: string[]; token: string | undefined }> {
  await product.work();
  const own = product.mails.filter((it) => it.to === email);
  const token = own.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).findLast(Boolean);
  return { subjects: own.map((it) => it.subject), token };
}

Deno.test("with a second factor the password alone opens nothing", async () => {
  const person = await registerPerson(product);
  const { secret } = await switchOn(person);
  const alone = await signIn(person);
  assert.deepEqual([alone.status, alone.body.code], [401, "insufficient_aal"]);
  assert.deepEqual(alone.cookies.filter((it) => it.startsWith("flclear_session")), []);
  const wrong = await signIn(person, { code: "000000" });
  assert.deepEqual([wrong.status, wrong.body.code], [401, "mfa_verification_failed"]);
  const code = await nextCode(secret);
  assert.equal((await signIn(person, { code })).status, 200);
  const again = await signIn(person, { code });
  assert.equal(again.body.code, "mfa_verification_failed", "a code counts once");
});

Deno.test("a secret that was never confirmed asks nobody for a code", async () => {
  const person = await registerPerson(product);
  const { headers, password } = person;
  assert.equal(
    (await call("POST", "/account/second-factor", { headers, json: { password: "Wrong1pass" } }))
      .status,
    401,
  );
  await call("POST", "/account/second-factor", { headers, json: { password } });
  const confirm = await call("POST", "/account/second-factor/confirm", {
    headers,
    json: { code: "000000" },
  });
  assert.equal(confirm.body.code, "mfa_verification_failed");
  assert.equal((await signIn(person)).status, 200);
  assert.equal((await look(person)).secondFactor, null);
});

Deno.test("a recovery code opens the account once, however it is typed, and is noted", async () => {
  const person = await registerPerson(product);
  const { recoveryCodes } = await switchOn(person);
  assert.equal(new Set(recoveryCodes).size, 10);
  const typed = recoveryCodes[0].toUpperCase().replaceAll("-", " ");
  assert.equal((await signIn(person, { code: typed })).status, 200);
  assert.equal((await signIn(person, { code: typed })).status, 401);
  const { secondFactor } = await look(person);
  assert.equal(secondFactor?.recoveryCodesLeft, 9);
  const { events } = await logOf(person);
  assert.ok(events.some((it) => it.action === "recovery_code_used"));
});

Deno.test("wrong codes lock an account as wrong passwords do", async () => {
  const person = await registerPerson(product);
  const { secret } = await switchOn(person);
  for (let n = 0; n < 10; n++) assert.equal((await signIn(person, { code: "000000" })).status, 401);
  const right = await signIn(person, { code: await nextCode(secret) });
  assert.deepEqual([right.status, right.body.code], [429, "over_request_rate_limit"]);
  const { events } = await logOf(person);
  assert.ok(events.some((it) => it.action === "sign_in_locked"));
});

Deno.test("an open session buys no further tries at the password or the code", async () => {
  const guesses: [path: string, json: object][] = [
    ["POST /account/password", { currentPassword: "Wrong1pass", newPassword: "Other2words" }],
    ["POST /account/email", { password: "Wrong1pass", email: "other@example.com" }],
    ["POST /account/second-factor", { password: "Wrong1pass" }],
    ["DELETE /account", { password: "Wrong1pass" }],
  ];
  for (const [call_, json] of guesses) {
    const [method, path] = call_.split(" ");
    const person = await registerPerson(product);
    const { headers, password } = person;
    for (let n = 0; n < 10; n++) {
      assert.equal((await call(method, path, { headers, json })).status, 401, call_);
    }
    const right = { ...json, password, currentPassword: password };
    assert.equal((await call(method, path, { headers, json: right })).status, 429, call_);
    assert.equal((await signIn(person)).status, 429, call_);
    assert.ok((await logOf(person)).events.some((it) => it.action === "sign_in_locked"));
  }
  const person = await registerPerson(product);
  const { secret } = await switchOn(person);
  const { headers, password } = person;
  const off = (code: string) =>
    call("DELETE", "/account/second-factor", { headers, json: { password, code } });
  for (let n = 0; n < 10; n++) assert.equal((await off("000000")).status, 401);
  assert.equal((await off(await nextCode(secret))).status, 429);
});

Deno.test("switching on ends other sessions; switching off takes password and code", async () => {
  const person = await registerPerson(product);
  const other = await signIn(person);
  const { secret, recoveryCodes } = await switchOn(person);
  assert.equal((await call("GET", "/auth/me", bearer(other.body.token))).status, 401);
  const { headers, password } = person;
  const off = (json: object) => call("DELETE", "/account/second-factor", { headers, json });
  assert.equal((await off({ password, code: "000000" })).status, 401);
  assert.equal((await off({ password: "Wrong1pass", code: recoveryCodes[0] })).status, 401);
  const renewed = await call("POST", "/account/recovery-codes", {
    headers,
    json: { password, code: await nextCode(secret) },
  });
  assert.equal(renewed.status, 200);
  assert.equal((await off({ password, code: recoveryCodes[0] })).status, 401, "old codes are gone");
  assert.equal((await off({ password, code: await nextCode(secret) })).status, 200);
  assert.equal((await signIn(person)).status, 200);
  const { subjects } = await mailsTo(person.email);
  assert.ok(subjects.includes("Two-step sign-in is on"));
  assert.ok(subjects.includes("Two-step sign-in is off"));
});

Deno.test("an admin without a second factor is told what to do, and reads nothing", async () => {
  const person = await registerPerson(product);
  await product.backend.server.setRole(person.email, "admin");
  const refused = await call("GET", "/admin/users", person);
  assert.deepEqual([refused.status, refused.body.code], [403, "second_factor_required"]);
  const session = await product.services.findSession(person.token);
  await assert.rejects(product.services.readAdminMetrics(session!), { code: "not_admin" });
  await switchOn(person);
  assert.equal((await call("GET", "/admin/users", person)).status, 200);
  assert.equal((await look(person)).isSecondFactorRequired, true);
});

Deno.test("a sign-in from a new browser is told by mail, from a known one it is not", async () => {
  const person = await registerPerson(product);
  const first = await signIn(person, {}, { "user-agent": FIREFOX });
  const cookie = first.cookies.find((it) => it.startsWith("flclear_device="))!.split(";")[0];
  await signIn(person, {}, { "user-agent": FIREFOX, cookie });
  const { subjects } = await mailsTo(person.email);
  assert.equal(subjects.filter((it) => it.startsWith("New sign-in")).length, 1);
  const mail = product.mails.find((it) =>
    it.to === person.email && it.subject.startsWith("New sign-in")
  );
  assert.match(
    mail!.text,
    /Firefox on Linux, [A-Z][a-z]+\s\d{1,2},\s\d{4}, at \d{1,2}:\d\d\s[AP]M\sUTC/,
  );
});

Deno.test("sessions are listed and ended by their owner alone", async () => {
  const person = await registerPerson(product);
  const stranger = await registerPerson(product);
  const { body: { token } } = await signIn(person, {}, { "user-agent": FIREFOX });
  const { total, sessions } = await sessionsOf(person);
  assert.deepEqual(sessions.map((it) => [it.device, it.isCurrent]), [
    ["API client", true],
    ["Firefox on Linux", false],
  ]);
  assert.deepEqual(await sessionsOf(person, "?limit=1&page=2"), { total, sessions: [sessions[1]] });
  assert.deepEqual(await sessionsOf(person, "?limit=1&page=3"), { total: 2, sessions: [] });
  const end = (id: string, { headers }: Person) =>
    call("DELETE", `/account/sessions/${id}`, { headers });
  assert.equal((await end(sessions[1].id, stranger)).status, 404);
  assert.equal((await end(sessions[0].id, person)).status, 409, "one does not end one's own");
  assert.equal((await call("GET", "/auth/me", bearer(token))).status, 200);
  assert.equal((await end(sessions[1].id, person)).status, 200);
  assert.equal((await call("GET", "/auth/me", bearer(token))).status, 401);
  assert.equal((await end(sessions[1].id, person)).status, 404);
});

Deno.test("signing out everywhere else leaves this session and API keys", async () => {
  const person = await registerPerson(product);
  const { headers, password } = person;
  await call("POST", "/billing/create-subscription", {
    headers,
    json: { planTier: "professional" },
  });
  const key = await call("POST", "/account/api-keys", {
    headers,
    json: { name: "k", scopes: ["read"], password },
  });
  const other = await signIn(person);
  assert.equal((await sessionsOf(person)).total, 2, "a key is no session");
  assert.equal((await call("DELETE", "/account/sessions", { headers })).status, 200);
  assert.equal((await call("GET", "/auth/me", bearer(other.body.token))).status, 401);
  assert.equal((await call("GET", "/auth/me", { headers })).status, 200);
  assert.equal((await call("GET", "/stats", bearer(key.body.secret))).status, 200);
});

Deno.test("the log tells its owner what happened, and nobody else", async () => {
  const person = await registerPerson(product);
  const { headers, password } = person;
  await signIn(person);
  const newPassword = "Sl4teShingles";
  await call("POST", "/account/password", {
    headers,
    json: { currentPassword: password, newPassword },
  });
  const { events } = await logOf(person);
  assert.deepEqual(events.map((it) => it.action), ["password_changed", "signed_in", "registered"]);
  const page = await call("GET", "/account/security/events?limit=1&page=2", { headers });
  assert.deepEqual(page.body as unknown, { total: 3, events: [events[1]] });
  const exported = await call("GET", "/account/export", { headers });
  assert.equal((exported.body.securityEvents ?? exported.body.security_events).length, 3);
});

Deno.test("an address that was confirmed has to agree to its change", async () => {
  const person = await registerPerson(product);
  const { headers, password } = person;
  const confirm = (token: string | undefined) =>
    call("POST", "/auth/confirm-email", { json: { token } });
  await confirm((await mailsTo(person.email)).token);
  await call("POST", "/auth/forgot-password", { json: { email: person.email } });
  const shown = async (token: string | undefined) =>
    (await call("GET", `/auth/confirm-email/${token}`)).body as unknown;
  await product.work();
  const forgotten = product.mails.findLast(({ to }) => to === person.email);
  const token = /reset-password\?token=([\w-]+)/.exec(forgotten?.html ?? "")?.[1];
  assert.ok(token, "the mail carries a link");
  const email = `new-${person.email}`;
  const asked = await call("POST", "/account/email", { headers, json: { email, password } });
  assert.equal(asked.status, 202);
  assert.deepEqual((await look(person)).emailChange?.isNewConfirmed, false);
  const [to, from] = [(await mailsTo(email)).token, (await mailsTo(person.email)).token];
  for (const it of [to, from]) assert.deepEqual(await shown(it), { email, isChange: true });
  const first = await confirm(to);
  assert.equal(first.body.outcome, "waits");
  assert.equal((await signIn(person)).status, 200, "nothing has changed yet");
  const second = await confirm(from);
  assert.equal(second.body.outcome, "changed");
  assert.equal((await signIn(person)).status, 401);
  assert.equal((await signIn({ ...person, email })).status, 200);
  const me = await call("GET", "/auth/me", { headers });
  const user = me.body.user as unknown as { email: string; emailConfirmed: boolean };
  assert.deepEqual([user.email, user.emailConfirmed], [email, true]);
  for (const address of [email, person.email]) {
    assert.ok(
      (await mailsTo(address)).subjects.includes("Your email address was changed"),
      address,
    );
  }
  const told = (address: string) =>
    product.mails.find((it) =>
      it.to === address && it.subject === "Your email address was changed"
    )!
      .text;
  assert.ok(told(email).includes(`Sign in with ${email}`), told(email));
  assert.ok(!told(email).includes(` ${person.email}`), "a new address doesn’t learn the old one");
  const left = told(person.email);
  assert.ok(left.includes(`now uses ${email}`), left);
  for (const text of [told(email), left]) {
    assert.ok(text.includes("/landing#contact"), text);
    assert.ok(!/forgot-password|new password/.test(text), "no address is offered a password");
  }
  const reset = await call("POST", "/auth/reset-password", {
    json: { token, password: "Another1pass" },
  });
  assert.equal(reset.status, 401, "what the old address was sent opens nothing any more");
});

Deno.test("a new address, which may be a stranger's, is asked to confirm itself and nothing else", async () => {
  const person = await registerPerson(product);
  const { headers, password } = person;
  const confirmed = (await mailsTo(person.email)).token;
  const ask = async (email: string) => {
    await call("POST", "/account/email", { headers, json: { email, password } });
    await mailsTo(email);
    return product.mails.findLast(({ to }) => to === email)!.text;
  };
  const alone = await ask(`alone-${person.email}`);
  assert.match(alone, /takes effect once it’s confirmed\. /);
  await call("POST", "/auth/confirm-email", { json: { token: confirmed } });
  const asWell = await ask(`asked-${person.email}`);
  assert.match(asWell, /once it’s confirmed from the current address as well\./);
  for (const text of [alone, asWell]) {
    assert.match(text, /asked to change the email address of an FLClear account/);
    assert.match(text, /If this wasn’t you, there’s nothing you need to do/);
    assert.ok(!/password|forgot|Settings/.test(text), text);
    assert.ok(!text.includes(` ${person.email}`), "it says nothing of the account");
  }
});

Deno.test("an address that was never confirmed is not asked", async () => {
  const person = await registerPerson(product);
  const { headers, password } = person;
  const email = `right-${person.email}`;
  await call("POST", "/account/email", { headers, json: { email, password } });
  const { token } = await mailsTo(email);
  const done = await call("POST", "/auth/confirm-email", { json: { token } });
  assert.equal(done.body.outcome, "changed");
});

Deno.test("a change of address can be dropped; its links open nothing then", async () => {
  const person = await registerPerson(product);
  const { headers, password } = person;
  const email = `not-${person.email}`;
  await call("POST", "/account/email", { headers, json: { email, password } });
  const { token } = await mailsTo(email);
  assert.equal((await call("DELETE", "/account/email", { headers })).status, 200);
  assert.equal((await call("POST", "/auth/confirm-email", { json: { token } })).status, 401);
  assert.equal((await call("DELETE", "/account/email", { headers })).status, 409);
  const other = await registerPerson(product);
  const taken = await call("POST", "/account/email", {
    headers,
    json: { email: other.email, password },
  });
  assert.deepEqual([taken.status, taken.body.code], [409, "user_already_exists"]);
});

Deno.test("a new password drops the change of address that was asked for before", async () => {
  const person = await registerPerson(product);
  const { headers, password } = person;
  const ask = async (email: string) => {
    const json = { email, password };
    assert.equal((await call("POST", "/account/email", { headers, json })).status, 202);
    return (await mailsTo(email)).token;
  };
  const first = await ask(`one-${person.email}`);
  const newPassword = "An0therRoof7";
  const changed = await call("POST", "/account/password", {
    headers,
    json: { currentPassword: password, newPassword },
  });
  assert.equal(changed.status, 200);
  assert.equal((await call("POST", "/auth/confirm-email", { json: { token: first } })).status, 401);
  person.password = newPassword;
  const asked = await call("POST", "/account/email", {
    headers,
    json: { email: `two-${person.email}`, password: newPassword },
  });
  assert.equal(asked.status, 202);
  const second = (await mailsTo(`two-${person.email}`)).token;
  await call("POST", "/auth/forgot-password", { json: { email: person.email } });
  const { token } = await mailsTo(person.email);
  const reset = { token, password: "Th1rdRoofOfAll" };
  assert.equal((await call("POST", "/auth/reset-password", { json: reset })).status, 200);
  const late = await call("POST", "/auth/confirm-email", { json: { token: second } });
  assert.deepEqual([late.status, late.body.code], [401, "session_expired"]);
  const back = await signIn({ ...person, password: reset.password });
  assert.equal(back.status, 200, "the address is what it was");
  const { events } = await logOf(bearer(back.body.token));
  assert.equal(events.filter((it) => it.action === "email_change_dropped").length, 2);
});

Deno.test("leaked passwords are refused wherever one is chosen", async () => {
  const person = await registerPerson(product);
  const { headers, password } = person;
  const register = await call("POST", "/auth/register", {
    json: { name: "Bo Li", email: "leaked@example.com", password: "Password1" },
  });
  const change = await call("POST", "/account/password", {
    headers,
    json: { currentPassword: password, newPassword: "Password1" },
  });
  const reset = await call("POST", "/auth/reset-password", {
    json: { token: "x".repeat(30), password: "Password1" },
  });
  for (const { status, body } of [register, change, reset]) {
    assert.deepEqual([status, body.code], [422, "weak_password"]);
    assert.match(body.message, /leaked/);
  }
});

Deno.test("where mail is sent, an address is confirmed before the first upload", async () => {
  const own = await openTestProduct({ mailKind: "smtp" });
  try {
    const { headers } = await registerPerson(own);
    const form = () =>
      own.app.request("/api/projects", { method: "POST", headers, body: projectForm() });
    const refused = await form();
    assert.equal(refused.status, 403);
    assert.equal((await refused.json()).code, "email_not_confirmed");
    const begun = await call("POST", "/uploads", {
      headers,
      json: { filename: "a.pdf", fileSize: 10 },
      on: own,
    });
    assert.deepEqual([begun.status, begun.body.code], [403, "email_not_confirmed"]);
    await own.work();
    const token = /token=([\w-]+)/.exec(own.mails[0].text)![1];
    await call("POST", "/auth/confirm-email", { json: { token }, on: own });
    const created = await form();
    assert.equal(created.status, 201);
    await created.body?.cancel();
  } finally {
    await own.close();
  }
});

Deno.test("who lost phone and codes gets in again once the second factor is taken away", async () => {
  const person = await registerPerson(product);
  await makeAdmin(product, person);
  assert.equal(await product.backend.server.resetFactor(person.email), true);
  assert.equal(await product.backend.server.resetFactor(person.email), false);
  assert.equal((await signIn(person)).status, 200);
});
