/** Limits of speed, renewal of tokens, and what a page is allowed to do. */
import assert from "node:assert/strict";
import { rateKey } from "../../../functions/_providers/kv/keys.ts";
import type { ApiEnv } from "../../../functions/api/env.ts";
import { openTestProduct, registerPerson, type TestProduct } from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct({ rateFactor: 1 });
});
Deno.test.afterAll(() => product.close());

const login = (address: string) =>
  product.app.request("/api/auth/login", {
    method: "POST",
    headers: { "x-forwarded-for": address },
    body: "{}",
  });

Deno.test("the thirty-first sign-in within five minutes has to wait, others don't", async () => {
  for (let n = 0; n < 30; n++) assert.equal((await login("10.0.0.1")).status, 422);
  const answer = await login("10.0.0.1");
  assert.equal(answer.status, 429);
  const body = await answer.json();
  assert.equal(body.code, "over_request_rate_limit");
  const seconds = Number(answer.headers.get("retry-after"));
  assert.ok(seconds > 0 && seconds <= 300);
  assert.equal(body.retryAfter, seconds);
  assert.equal((await login("10.0.0.2")).status, 422);

  product.clock.now = new Date(product.clock.now.getTime() + seconds * 1000);
  assert.equal((await login("10.0.0.1")).status, 422);
});

Deno.test("a sign-out that has to wait still takes the cookie from the browser", async () => {
  const person = await registerPerson(product);
  const nowMs = product.clock.now.getTime();
  const key = rateKey("general", `user ${person.id}`, Math.floor(nowMs / 60_000));
  for (let n = 0; n < 1200; n++) await product.kv.count(key, 120_000);
  const ask = (path: string) =>
    product.app.request(path, { method: "POST", headers: person.headers, body: "{}" });
  const out = await ask("/api/auth/logout");
  assert.equal(out.status, 429);
  assert.match(out.headers.get("set-cookie") ?? "", /session=;/);
  const other = await ask("/api/auth/resend-confirmation");
  assert.deepEqual([other.status, other.headers.get("set-cookie")], [429, null]);
});

Deno.test("what one account writes down within an hour has an end; reading and sending files go on", async () => {
  const person = await registerPerson(product);
  const nowMs = product.clock.now.getTime();
  const key = rateKey("change", `user ${person.id}`, Math.floor(nowMs / 3_600_000));
  for (let n = 0; n < 3000; n++) await product.kv.count(key, 7_200_000);
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { ...person.headers, "content-type": "application/json" };
    const init = { method, headers, body: body && JSON.stringify(body) };
    return (await product.app.request(path, init)).status;
  };
  assert.equal(await ask("PATCH", "/api/account", { name: "Ann Lee" }), 429);
  assert.equal(await ask("POST", "/api/feedback", { message: "Fine" }), 429);
  assert.equal(await ask("GET", "/api/auth/me"), 200);
  assert.equal(await ask("POST", "/api/uploads", { filename: "plans.pdf", fileSize: 1_000 }), 201);
  const other = await registerPerson(product);
  const init = { method: "PATCH", headers: other.headers, body: JSON.stringify({ name: "Bob" }) };
  assert.equal((await product.app.request("/api/account", init)).status, 200);
});

Deno.test("accounts of one's own buy no further tries at another's password", async () => {
  const people = [await registerPerson(product), await registerPerson(product)];
  const statuses: number[] = [];
  for (let n = 0; n < 32; n++) {
    const answer = await product.app.request("/api/auth/login", {
      method: "POST",
      headers: {
        "x-forwarded-for": "10.0.0.4",
        authorization: people[n % 2].headers.authorization,
      },
      body: "{}",
    });
    statuses.push(answer.status);
    await answer.body?.cancel();
  }
  assert.deepEqual(statuses.slice(0, 30), Array(30).fill(422));
  assert.deepEqual(statuses.slice(30), [429, 429]);
});

Deno.test("addresses of one network count as one caller", async () => {
  for (let n = 0; n < 30; n++) {
    assert.equal((await login(`2001:db8:1:2::${n.toString(16)}`)).status, 422);
  }
  assert.equal((await login("2001:db8:1:2:ffff::1")).status, 429);
  assert.equal((await login("2001:db8:1:3::1")).status, 422);
});

Deno.test("bodies in chunks are refused where the listener reads ahead, and only there", async () => {
  const ask = (bindings: ApiEnv["Bindings"]) =>
    product.app.request("/api/auth/login", {
      method: "POST",
      headers: { "transfer-encoding": "chunked", "x-forwarded-for": "10.0.0.9" },
      body: "{}",
    }, bindings);
  assert.equal((await ask({})).status, 422);
  const answer = await ask({ readsAhead: true });
  assert.equal(answer.status, 411);
  assert.equal((await answer.json()).code, "length_required");
});

Deno.test("guessing codes is slowed down", async () => {
  const verify = () =>
    product.app.request("/api/verify/FLC-ABCDEF-CERT", {
      headers: { "x-forwarded-for": "10.0.0.3" },
    });
  for (let n = 0; n < 30; n++) assert.equal((await verify()).status, 404);
  assert.equal((await verify()).status, 429);
});

Deno.test("a session outlives the access token behind it; many calls at once renew it once", async () => {
  const person = await registerPerson(product);
  const before = product.clock.now;
  product.clock.now = new Date(before.getTime() + 2 * 3600_000);
  const answers = await Promise.all(
    Array.from(
      { length: 20 },
      () => product.app.request("/api/projects", { headers: person.headers }),
    ),
  );
  assert.deepEqual([...new Set(answers.map((it) => it.status))], [200]);
  product.clock.now = before;
});

Deno.test("a page may run only scripts of this site and those with its nonce", async () => {
  const answer = await product.app.request("/api/docs");
  const policy = answer.headers.get("content-security-policy")!;
  const directive = (name: string) =>
    policy.split("; ").find((it) => it.startsWith(`${name} `)) ?? "";
  assert.doesNotMatch(directive("script-src"), /unsafe-inline|'unsafe-eval'|\*/);
  assert.match(directive("script-src"), /'nonce-[\w+/=]+'/);
  assert.equal(directive("object-src"), "object-src 'none'");
  assert.equal(directive("frame-ancestors"), "frame-ancestors 'none'");
  const again = await product.app.request("/api/docs");
  assert.notEqual(again.headers.get("content-security-policy"), policy);
});

Deno.test("a thrown error never leaks; its answer quotes the request's id", async () => {
  const person = await registerPerson(product);
  await product.embedded.exec(
    "alter function public.dashboard_stats(text) rename to dashboard_gone",
  );
  const answer = await product.app.request("/api/stats", { headers: person.headers });
  await product.embedded.exec(
    "alter function public.dashboard_gone(text) rename to dashboard_stats",
  );
  assert.equal(answer.status, 500);
  const body = await answer.json();
  assert.equal(body.code, "unexpected_failure");
  assert.ok(body.message.includes(answer.headers.get("x-request-id")));
  assert.doesNotMatch(JSON.stringify(body), /function|postgres|dashboard/i);
});

Deno.test("a call whose session can't be looked up is answered as every call is", async () => {
  await product.embedded.exec("alter table public.sessions rename to sessions_gone");
  const answer = await product.app.request("/api/projects", {
    headers: { authorization: `Bearer ${"x".repeat(40)}` },
  });
  await product.embedded.exec("alter table public.sessions_gone rename to sessions");
  assert.ok(answer.status >= 500);
  const body = await answer.json();
  assert.ok(body.requestId && body.code);
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
});
