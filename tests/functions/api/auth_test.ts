import assert from "node:assert/strict";
import { openTestProduct, registerPerson, type TestProduct } from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  product.app.request(path, { method: "POST", headers, body: JSON.stringify(body) });

const ANN = { name: "Ann Lee", email: "ann@example.com", password: "Gr4phiteRoof" };

Deno.test("registering answers a token, the user and a cookie that scripts can't read", async () => {
  const answer = await post("/api/auth/register", ANN);
  assert.equal(answer.status, 201);
  const { token, user } = await answer.json();
  assert.ok(token.length >= 40);
  assert.equal(user.name, "Ann Lee");
  assert.equal(user.subscriptionTier, "free");
  const cookie = answer.headers.get("set-cookie") ?? "";
  assert.match(cookie, /HttpOnly/);
  assert.match(cookie, /SameSite=Lax/);
  assert.match(cookie, /Max-Age=2592000/);
});

Deno.test("registering the same address twice is refused", async () => {
  const answer = await post("/api/auth/register", { ...ANN, email: "ANN@example.com" });
  assert.equal(answer.status, 409);
  assert.equal((await answer.json()).code, "user_already_exists");
});

for (
  const [field, value, message] of [
    ["name", "A", "Name must be at least 2 characters"],
    ["email", "nobody", "Invalid email address"],
    ["password", "Pw1", "Password must be at least 8 characters"],
    [
      "password",
      "password1",
      "Password must contain at least one uppercase letter, one lowercase letter, and one number",
    ],
  ]
) {
  Deno.test(`registering with ${field} "${value}" says: ${message}`, async () => {
    const answer = await post("/api/auth/register", {
      ...ANN,
      email: "new@example.com",
      [field]: value,
    });
    assert.equal(answer.status, 422);
    const body = await answer.json();
    assert.equal(body.fields[field], message);
    assert.equal(body.error, body.message);
  });
}

Deno.test("the simpler registration takes a user name and a password of six characters", async () => {
  const answer = await post("/api/auth/register", {
    name: "Sam",
    username: "sam",
    email: "sam@example.com",
    password: "sixsix",
  });
  assert.equal(answer.status, 201);
});

Deno.test("an access request is stored and makes no account", async () => {
  const request = { projectType: "commercial", name: "Kim", email: "kim@example.com" };
  const answer = await post("/api/auth/register", { ...request, company: "Kim & Co", message: "" });
  assert.equal(answer.status, 202);
  const signIn = await post("/api/auth/login", { email: "kim@example.com", password: "anything" });
  assert.equal(signIn.status, 401);
});

Deno.test("an unknown mail and a wrong password get the same answer", async () => {
  const wrong = await post("/api/auth/login", { email: ANN.email, password: "Wrong1234" });
  const unknown = await post("/api/auth/login", { email: "no@example.com", password: "Wrong1234" });
  assert.equal(wrong.status, 401);
  const [a, b] = [await wrong.json(), await unknown.json()];
  assert.equal(a.message, "Invalid email or password");
  assert.deepEqual({ ...a, requestId: "" }, { ...b, requestId: "" });
});

Deno.test("the token and the cookie both find the session, logout ends both", async () => {
  const answer = await post("/api/auth/login", { email: ANN.email, password: ANN.password });
  assert.equal(answer.status, 200);
  const { token } = await answer.json();
  const cookie = answer.headers.get("set-cookie")!.split(";")[0];
  const me = (headers: Record<string, string>) => product.app.request("/api/auth/me", { headers });
  assert.equal((await me({ authorization: `Bearer ${token}` })).status, 200);
  assert.equal((await (await me({ cookie })).json()).user.email, ANN.email);

  const out = await post("/api/auth/logout", {}, { authorization: `Bearer ${token}` });
  assert.equal(out.status, 200);
  assert.equal((await me({ authorization: `Bearer ${token}` })).status, 401);
  assert.equal((await me({ cookie })).status, 401);
});

Deno.test("a sign-out the database can't carry out still takes the cookie from the browser", async () => {
  const answer = await post("/api/auth/login", { email: ANN.email, password: ANN.password });
  const cookie = answer.headers.get("set-cookie")!.split(";")[0];
  const { backend: { server } } = product;
  const { deleteSession } = server;
  const { error } = console;
  console.error = () => {};
  server.deleteSession = () => Promise.reject(new Error("no database"));
  try {
    const out = await post("/api/auth/logout", {}, { cookie, origin: "http://127.0.0.1:8000" });
    assert.equal(out.status, 500);
    assert.match(out.headers.get("set-cookie") ?? "", new RegExp(`^${cookie.split("=")[0]}=;`));
  } finally {
    server.deleteSession = deleteSession;
    console.error = error;
  }
});

Deno.test("a session ends after 30 days", async () => {
  const person = await registerPerson(product);
  const before = product.clock.now;
  product.clock.now = new Date(before.getTime() + 30 * 24 * 3600_000 + 1000);
  const answer = await product.app.request("/api/auth/me", { headers: person.headers });
  product.clock.now = before;
  assert.equal(answer.status, 401);
});

Deno.test("a change asked for by another site is refused when only the cookie speaks for it", async () => {
  const answer = await post("/api/auth/login", { email: ANN.email, password: ANN.password });
  const cookie = answer.headers.get("set-cookie")!.split(";")[0];
  const headers = { cookie, "sec-fetch-site": "cross-site" };
  assert.equal((await post("/api/auth/logout", {}, headers)).status, 403);
  const foreign = { cookie, origin: "https://evil.example" };
  assert.equal((await post("/api/auth/logout", {}, foreign)).status, 403);
  const own = { cookie, origin: "http://127.0.0.1:8000" };
  assert.equal((await post("/api/auth/logout", {}, own)).status, 200);
});

Deno.test("a forgotten password is reset once by the mailed link, which ends every session", async () => {
  const person = await registerPerson(product);
  assert.equal((await post("/api/auth/forgot-password", { email: person.email })).status, 202);
  assert.equal((await post("/api/auth/forgot-password", { email: "no@example.com" })).status, 202);
  await product.work();
  const mail = product.mails.find((it) => it.to === person.email && /Reset/.test(it.subject));
  const token = /reset-password\?token=([\w-]+)/.exec(mail?.html ?? "")?.[1];
  assert.ok(token, "the mail carries a link");

  const request = { token, password: "Another1pass" };
  assert.equal((await post("/api/auth/reset-password", request)).status, 200);
  assert.equal((await post("/api/auth/reset-password", request)).status, 401);
  const me = await product.app.request("/api/auth/me", { headers: person.headers });
  assert.equal(me.status, 401);
  const login = { email: person.email, password: "Another1pass" };
  assert.equal((await post("/api/auth/login", login)).status, 200);
});

Deno.test("an address is confirmed once by the mailed link", async () => {
  const person = await registerPerson(product);
  await product.work();
  const mail = product.mails.find((it) => it.to === person.email && /Confirm/.test(it.subject));
  const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  const look = () => product.app.request(`/api/auth/confirm-email/${token}`);
  // Whoever holds the link sees for which address it is; looking twice leaves it good.
  for (const answer of [await look(), await look()]) {
    assert.deepEqual(await answer.json(), { email: person.email, isChange: false });
  }
  assert.equal((await post("/api/auth/confirm-email", { token })).status, 200);
  assert.equal((await post("/api/auth/confirm-email", { token })).status, 401);
  assert.equal((await look()).status, 404);
  const me = await product.app.request("/api/auth/me", { headers: person.headers });
  assert.equal((await me.json()).user.emailConfirmed, true);
});

Deno.test("changing the password ends the other sessions and keeps this one", async () => {
  const person = await registerPerson(product);
  const other = await post("/api/auth/login", { email: person.email, password: person.password });
  const { token } = await other.json();
  const request = { currentPassword: person.password, newPassword: "Changed1pass" };
  const answer = await post("/api/account/password", request, person.headers);
  assert.equal(answer.status, 200);
  const me = (bearer: string) =>
    product.app.request("/api/auth/me", { headers: { authorization: `Bearer ${bearer}` } });
  assert.equal((await me(person.token)).status, 200);
  assert.equal((await me(token)).status, 401);
});

Deno.test("the name can be changed and is seen at once", async () => {
  const person = await registerPerson(product);
  const answer = await product.app.request("/api/account", {
    method: "PATCH",
    headers: person.headers,
    body: JSON.stringify({ name: "Ann Other" }),
  });
  assert.equal(answer.status, 200);
  const me = await product.app.request("/api/auth/me", { headers: person.headers });
  assert.equal((await me.json()).user.name, "Ann Other");
});

Deno.test("a disabled account loses its sessions and can't sign in", async () => {
  const person = await registerPerson(product);
  await product.embedded.exec(
    `update public.users set is_active = false where id = '${person.id}'`,
  );
  const answer = await post("/api/auth/login", { email: person.email, password: person.password });
  assert.equal(answer.status, 403);
  assert.equal((await answer.json()).code, "user_banned");
});

Deno.test("a body that is no JSON and one that is too large are refused", async () => {
  const send = (body: string) => product.app.request("/api/auth/login", { method: "POST", body });
  const broken = await send("{");
  assert.equal(broken.status, 400);
  assert.equal((await broken.json()).code, "bad_json");
  assert.equal((await send(" ".repeat(70_000))).status, 413);
});
