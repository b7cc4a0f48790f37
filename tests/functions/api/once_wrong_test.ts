/** What once went wrong at the surface, each with a test of its own where no other file has one. */
import assert from "node:assert/strict";
import { describeIssue } from "../../../functions/_shared/contract/issue_words.ts";
import { readText } from "../../../functions/_shared/read_text.ts";
import {
  DURABLE_PARAMS,
  ENGINE_PARAMS,
} from "../../../functions/_providers/supabase/embedded/engine_params.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
let person: Person;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  person = await registerPerson(product);
});
Deno.test.afterAll(() => product.close());

const send = (fields: Record<string, string>, who = person) =>
  product.app.request("/api/projects", {
    method: "POST",
    headers: who.headers,
    body: projectForm(fields),
  });

Deno.test("a choice that is neither yes nor no is refused, not taken for no", async () => {
  const answer = await send({ ...PROJECT_FIELDS, fireSprinkler: "maybe" });
  assert.equal(answer.status, 422);
  assert.ok((await answer.json()).fields.fireSprinkler);
});

Deno.test("a number beyond all numbers is too large, not missing", async () => {
  const answer = await send({ ...PROJECT_FIELDS, buildingHeight: "1e400" });
  assert.equal(answer.status, 422);
  assert.doesNotMatch((await answer.json()).fields.buildingHeight, /required/);
});

Deno.test("a name with the character 0 is refused or cleaned, never a failure of ours", async () => {
  for (const name of ["Annex\0", "\0"]) {
    const answer = await send({ ...PROJECT_FIELDS, name });
    assert.ok(answer.status < 500, `${answer.status}`);
    await answer.body?.cancel();
  }
});

Deno.test("half a character and the character 0 are refused in every JSON, whole ones and typed words pass", async () => {
  const register = async (name: string) => {
    const account = { email: `${crypto.randomUUID()}@example.com`, password: "Gr4phiteRoof" };
    const answer = await product.app.request("/api/auth/register", {
      method: "POST",
      body: `{"name":"${name}",${JSON.stringify(account).slice(1)}`,
    });
    return { status: answer.status, body: await answer.json() };
  };
  for (const name of ["Ann \\ud800", "Ann \\udc00\\ud83d", "Ann \\u0000", "\\\\\\u0000 Ann"]) {
    const { status, body } = await register(name);
    assert.deepEqual([status, body.code], [400, "bad_json"], name);
  }
  for (const [name, read] of [["Ann \\ud83c\\udfe0", "Ann 🏠"], ["Ann \\\\u0000", "Ann \\u0000"]]) {
    const { status, body } = await register(name);
    assert.deepEqual([status, body.user?.name], [201, read]);
  }
});

Deno.test("a name reads as it is stored, and one of which nothing is seen is missing", async () => {
  const who = await registerPerson(product);
  const unseen = await send({ ...PROJECT_FIELDS, name: "\u200b\u202e\u2066" }, who);
  assert.equal(unseen.status, 422);
  assert.ok((await unseen.json()).fields.name);
  const form = projectForm({
    ...PROJECT_FIELDS,
    name: "Annex \u202ededover",
    clientName: "B\u2066ay\u0008\r\nBuilders",
  });
  const id = await createTestProject(product, who, form);
  const made = await product.app.request(`/api/projects/${id}`, { headers: who.headers });
  const { name, clientName } = await made.json();
  assert.deepEqual([name, clientName], ["Annex dedover", "Bay Builders"]);
});

Deno.test("tags of the whole form are no reason to refuse a project on the free plan", async () => {
  const answer = await send(
    { ...PROJECT_FIELDS, tags: '["permit"]', priority: "high" },
    await registerPerson(product),
  );
  assert.equal(answer.status, 201);
  await answer.body?.cancel();
});

Deno.test("feedback on somebody else's project is feedback on none", async () => {
  const projectId = await createTestProject(product, await registerPerson(product));
  const answer = await product.app.request("/api/feedback", {
    method: "POST",
    headers: person.headers,
    body: JSON.stringify({ projectId, rating: 5, wasHelpful: true }),
  });
  assert.equal(answer.status, 404);
  await answer.body?.cancel();
});

Deno.test("feedback has an end", async () => {
  const strict = await openTestProduct({ rateFactor: 1 });
  try {
    const { headers } = await registerPerson(strict);
    const projectId = await createTestProject(strict, { headers } as Person);
    const give = () =>
      strict.app.request("/api/feedback", {
        method: "POST",
        headers,
        body: JSON.stringify({ projectId, rating: 5, wasHelpful: true }),
      });
    let status = 201;
    for (let n = 0; n < 25 && status !== 429; n++) status = (await give()).status;
    assert.equal(status, 429);
  } finally {
    await strict.close();
  }
});

Deno.test("a body that stops arriving is given up", async () => {
  const stalled = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(3)),
  });
  await assert.rejects(readText(stalled, 100, { idleMs: 20 }), { code: "request_timeout" });
});

Deno.test("what is wrong with a value is said in words of ours", () => {
  for (const input of [undefined, null, 5, "x", [], {}]) {
    const words = describeIssue(
      { code: "invalid_type", expected: "string", input, path: ["name"] } as never,
    );
    assert.doesNotMatch(String(words), /Invalid input|expected/);
  }
});

Deno.test("commits are put on the disk unless somebody chose otherwise", () => {
  assert.ok(ENGINE_PARAMS.includes("-F"));
  assert.ok(!DURABLE_PARAMS.includes("-F"));
});
