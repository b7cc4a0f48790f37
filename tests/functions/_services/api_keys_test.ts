/** Personal API keys: who gets one, what it may do, how it ends. */
import assert from "node:assert/strict";
import type {
  ApiKeyList,
  CreateApiKeyResponse,
  ErrorBody,
} from "../../../functions/_shared/contract/mod.ts";
import {
  createTestProject,
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

type Headers = { authorization: string };
const bearer = (secret: string): Headers => ({ authorization: `Bearer ${secret}` });

async function send(method: string, path: string, headers: Headers, body?: unknown) {
  const answer = await product.app.request(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const type = answer.headers.get("content-type") ?? "";
  return { status: answer.status, body: type.includes("json") ? await answer.json() : null };
}

async function choose(person: Person, planTier: string) {
  await send("POST", "/api/billing/create-subscription", person.headers, { planTier });
}

async function makeKey(person: Person, scopes: string[]): Promise<CreateApiKeyResponse> {
  const request = { name: "Site script", scopes, password: person.password };
  const { status, body } = await send("POST", "/api/account/api-keys", person.headers, request);
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

async function listKeys(person: Person): Promise<ApiKeyList> {
  return (await send("GET", "/api/account/api-keys", person.headers)).body;
}

const refusal = (body: ErrorBody) => body.code;

Deno.test("the free plan has no API access, and says which plans do", async () => {
  const person = await registerPerson(product);
  const request = { name: "x", scopes: ["read"], password: person.password };
  const { status, body } = await send("POST", "/api/account/api-keys", person.headers, request);
  assert.equal(status, 403);
  assert.equal(refusal(body), "feature_not_in_plan");
  assert.match(body.message, /Professional and Enterprise/);
  assert.deepEqual(await listKeys(person), {
    isAllowed: false,
    limit: 0,
    working: 0,
    total: 0,
    keys: [],
  });
});

Deno.test("a key is shown once, kept as a hash, and says when it was last used", async () => {
  const person = await registerPerson(product);
  await choose(person, "professional");
  const { key, secret } = await makeKey(person, ["read"]);
  assert.match(secret, /^flc_[\w-]{43}$/);
  assert.equal(key.prefix, secret.slice(0, 10));
  assert.equal(key.lastUsedAt, null);

  const { status, body } = await send("GET", "/api/projects", bearer(secret));
  assert.deepEqual([status, body], [200, []]);
  const { keys } = await listKeys(person);
  assert.ok(keys[0].lastUsedAt);
  assert.ok(!JSON.stringify(keys).includes(secret.slice(12)));
  const rows = JSON.stringify(
    await product.embedded.exec("select * from public.api_keys, public.sessions"),
  );
  assert.ok(!rows.includes(secret));
});

Deno.test("a wrong password makes no key", async () => {
  const person = await registerPerson(product);
  await choose(person, "professional");
  const request = { name: "x", scopes: ["read"], password: "Wrong1pass" };
  const { status, body } = await send("POST", "/api/account/api-keys", person.headers, request);
  assert.deepEqual([status, refusal(body)], [401, "invalid_credentials"]);
  assert.equal((await listKeys(person)).keys.length, 0);
});

Deno.test("a key reaches its owner's projects alone, within its scopes", async () => {
  const [owner, stranger] = [await registerPerson(product), await registerPerson(product)];
  await choose(owner, "professional");
  const theirs = await createTestProject(product, stranger);
  const reader = bearer((await makeKey(owner, ["read"])).secret);
  const writer = bearer((await makeKey(owner, ["read", "write"])).secret);

  assert.equal((await send("GET", `/api/projects/${theirs}`, writer)).status, 404);
  const refused = await product.app.request("/api/projects", {
    method: "POST",
    headers: reader,
    body: projectForm(),
  });
  assert.deepEqual([refused.status, refusal(await refused.json())], [403, "insufficient_scope"]);
  const made = await product.app.request("/api/projects", {
    method: "POST",
    headers: writer,
    body: projectForm(),
  });
  assert.equal(made.status, 201);
  const { id } = await made.json();
  assert.equal((await send("GET", `/api/projects/${id}`, reader)).status, 200);
  const corrections = { corrections: {} };
  const path = `/api/projects/${id}/corrections`;
  assert.equal((await send("PUT", path, reader, corrections)).status, 403);
  // It is let in, and told that the review goes on.
  assert.equal((await send("PUT", path, writer, corrections)).status, 409);
  const view = { list: "projects", name: "Open", query: {} };
  assert.equal((await send("PUT", "/api/saved-views", reader, view)).status, 403);
  assert.equal((await send("PUT", "/api/saved-views", writer, view)).status, 200);
  for (
    const path of [
      "project-room",
      "saved-views",
      "standard-comments",
      "code-sections?words=door",
      "organizations",
    ]
  ) {
    assert.equal((await send("GET", `/api/${path}`, reader)).status, 200, path);
  }
  const asked = (path: string) => product.app.request(path, { method: "HEAD", headers: reader });
  assert.equal((await asked("/api/projects")).status, 200, "as GET, without its body");
  assert.equal((await asked("/api/account/export")).status, 403);
  assert.equal((await send("DELETE", `/api/projects/${id}`, reader)).status, 403);
  assert.equal((await send("DELETE", `/api/projects/${id}`, writer)).status, 200);
});

const FORBIDDEN: [method: string, path: string][] = [
  ["GET", "/api/account/api-keys"],
  ["POST", "/api/account/api-keys"],
  ["PATCH", "/api/account"],
  ["DELETE", "/api/account"],
  ["GET", "/api/account/export"],
  ["POST", "/api/account/password"],
  ["POST", "/api/billing/create-subscription"],
  ["POST", "/api/billing/cancel-subscription"],
  ["GET", "/api/admin/users"],
  // People are changed by a signed-in owner alone.
  ["POST", "/api/organizations"],
  ["PATCH", `/api/organizations/${crypto.randomUUID()}`],
];
Deno.test("accounts, billing, keys and admin are never reached with a key", async () => {
  const person = await registerPerson(product);
  await makeAdmin(product, person);
  await choose(person, "enterprise");
  const key = bearer((await makeKey(person, ["read", "write"])).secret);
  for (const [method, path] of FORBIDDEN) {
    const body = method === "GET" ? undefined : {};
    const answer = await send(method, path, key, body);
    assert.deepEqual([answer.status, refusal(answer.body)], [403, "insufficient_scope"], path);
  }
});

Deno.test("a revoked key stops at once, and nobody revokes another's", async () => {
  const [owner, stranger] = [await registerPerson(product), await registerPerson(product)];
  await choose(owner, "professional");
  const { key, secret } = await makeKey(owner, ["read"]);
  assert.equal((await send("GET", "/api/stats", bearer(secret))).status, 200);
  const path = `/api/account/api-keys/${key.id}`;
  assert.equal((await send("DELETE", path, stranger.headers)).status, 404);
  assert.equal((await send("DELETE", path, owner.headers)).status, 200);
  assert.equal((await send("GET", "/api/stats", bearer(secret))).status, 401);
  assert.equal((await send("DELETE", path, owner.headers)).status, 404);
  assert.ok((await listKeys(owner)).keys[0].revokedAt);
});

Deno.test("a key rests while the plan has no API access, and changing the password ends it", async () => {
  const person = await registerPerson(product);
  await choose(person, "professional");
  const { secret } = await makeKey(person, ["read"]);
  await product.embedded.exec(`select public.set_plan('${person.id}', 'free')`);
  const resting = await send("GET", "/api/stats", bearer(secret));
  assert.deepEqual([resting.status, refusal(resting.body)], [403, "feature_not_in_plan"]);
  await product.embedded.exec(`select public.set_plan('${person.id}', 'professional')`);
  assert.equal((await send("GET", "/api/stats", bearer(secret))).status, 200);

  const change = { currentPassword: person.password, newPassword: "Another2pass" };
  assert.equal((await send("POST", "/api/account/password", person.headers, change)).status, 200);
  assert.equal((await send("GET", "/api/stats", bearer(secret))).status, 401);
  assert.ok((await listKeys(person)).keys[0].revokedAt);
});

Deno.test("the plan's number of keys holds, also for many asked at once", async () => {
  const person = await registerPerson(product);
  await choose(person, "professional");
  const request = { name: "x", scopes: ["read"], password: person.password };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send("POST", "/api/account/api-keys", person.headers, request)),
  );
  assert.deepEqual(answers.map((it) => it.status).toSorted(), [
    201,
    201,
    201,
    201,
    201,
    403,
    403,
    403,
  ]);
  assert.equal((await listKeys(person)).keys.filter((it) => it.revokedAt === null).length, 5);
});

Deno.test("calls with a key are counted in the day's usage", async () => {
  const person = await registerPerson(product);
  await choose(person, "professional");
  const { secret } = await makeKey(person, ["read"]);
  for (let i = 0; i < 3; i++) await send("GET", "/api/stats", bearer(secret));
  const { body } = await send("GET", "/api/account/export", person.headers);
  assert.equal(body.usage_analytics[0].apiCallsCount, 3);
});

Deno.test("tags change after creation on the larger plans alone", async () => {
  const person = await registerPerson(product);
  const id = await createTestProject(product, person);
  const path = `/api/projects/${id}/tags`;
  const refused = await send("PATCH", path, person.headers, { tags: ["roof"] });
  assert.deepEqual([refused.status, refusal(refused.body)], [403, "feature_not_in_plan"]);
  await choose(person, "professional");
  const { status, body } = await send("PATCH", path, person.headers, {
    tags: [" roof ", "roof", "phase 2"],
  });
  assert.deepEqual([status, body.tags], [200, ["roof", "phase 2"]]);
});
