/** The vision model's ledger: who sees it, ceilings under load, months, and what goes with a project or its consent. */
import assert from "node:assert/strict";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import {
  createTestProject,
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../../../fakes/product.ts";

type Who = "visitor" | "stranger" | "owner";
let product: TestProduct;
let owner: Person;
const clients: Partial<Record<Who, SupabaseClient>> = {};

Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  // Refused statements are printed by the backend; here most of them are refused on purpose.
  Object.assign(console, { error: () => {} });
  const connect = async (person: Person | null) => {
    const token = person && (await product.backend.auth.signIn(person)).tokens.accessToken;
    return createClient("http://backend.test", product.keys.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: (input, init) => product.embedded.fetch(new Request(input, init)),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      },
    });
  };
  owner = await registerPerson(product);
  clients.visitor = await connect(null);
  clients.stranger = await connect(await registerPerson(product));
  clients.owner = await connect(owner);
});
Deno.test.afterAll(() => product.close());

async function aProject(consent = true): Promise<string> {
  const { tags: _, ...fields } = PROJECT_FIELDS;
  await product.embedded.exec(`select public.set_plan('${owner.id}', 'enterprise')`);
  return await createTestProject(
    product,
    owner,
    projectForm({ ...fields, modelConsent: String(consent) }),
  );
}

const question = (projectId: string, over = {}) => ({
  projectId,
  run: 1,
  page: 1,
  task: "notes",
  model: "m",
  mostUsd: 1,
  projectMaxUsd: 3,
  monthMaxUsd: 1e6,
  ...over,
});
type Ledger = TestProduct["backend"]["model"];
const reserve = (it: Parameters<Ledger["reserve"]>[0]) => product.backend.model.reserve(it);
const settle = (...it: Parameters<Ledger["settle"]>) => product.backend.model.settle(...it);
const findAnswer = (...it: Parameters<Ledger["findAnswer"]>) =>
  product.backend.model.findAnswer(...it);
const sumRun = (...it: Parameters<Ledger["sumRun"]>) => product.backend.model.sumRun(...it);

for (const table of ["model_calls", "model_answers"]) {
  Deno.test(`${table} shows its rows to the owner alone, and lets nobody write`, async () => {
    const projectId = await aProject();
    const held = await reserve(question(projectId));
    assert.ok("id" in held);
    await settle(held.id, 0.5, { key: "k", answer: { kind: "split" } });
    for (const [who, client] of Object.entries(clients)) {
      const { data } = await client.from(table).select("*").eq("project_id", projectId);
      assert.equal((data ?? []).length, who === "owner" ? 1 : 0, who);
      const { error } = await client.from(table).insert({ project_id: projectId });
      assert.ok(error, who);
      await client.from(table).delete().eq("project_id", projectId);
    }
    const { data } = await clients.owner!.from(table).select("*").eq("project_id", projectId);
    assert.equal(data?.length, 1);
  });
}

Deno.test("no signed-in user can set money aside, settle, or change another's consent", async () => {
  const projectId = await aProject();
  const calls: [string, object][] = [
    ["model_reserve", {
      p_project: projectId,
      p_run: 1,
      p_page: 1,
      p_task: "t",
      p_model: "m",
      p_most_usd: 0,
      p_project_max_usd: 1,
      p_month_max_usd: 1,
    }],
    ["model_settle", { p_id: projectId, p_cost_usd: 0, p_key: null, p_answer: null }],
  ];
  for (const [name, values] of calls) {
    for (const client of Object.values(clients)) {
      assert.ok((await client.rpc(name, values)).error, name);
    }
  }
  for (const name of ["set_model_consent", "cancel_analysis"]) {
    const values = { p_id: projectId, ...(name === "set_model_consent" && { p_consent: false }) };
    for (const who of ["visitor", "stranger"] as const) {
      assert.ok((await clients[who]!.rpc(name, values)).error, `${name} by ${who}`);
    }
  }
});

Deno.test("no question is asked without consent", async () => {
  assert.deepEqual(await reserve(question(await aProject(false))), { refused: "consent" });
});

Deno.test("questions of many workers at once never pass the ceiling of a project", async () => {
  const projectId = await aProject();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => reserve(question(projectId))),
  );
  assert.equal(answers.filter((it) => "id" in it).length, 3);
  assert.deepEqual(answers.find((it) => "refused" in it), { refused: "project" });
});

Deno.test("what a question did cost takes the place of what was set aside", async () => {
  const projectId = await aProject();
  for (let n = 0; n < 10; n++) {
    const held = await reserve(question(projectId));
    assert.ok("id" in held, `question ${n}`);
    await settle(held.id, 0.2, null);
  }
  assert.equal((await sumRun(projectId, 1)).questions, 10);
  assert.ok(Math.abs((await sumRun(projectId, 1)).costUsd - 2) < 1e-9);
});

Deno.test("a new month begins at nothing, and a deleted project still counts in its month", async () => {
  const projectId = await aProject();
  const held = await reserve(question(projectId));
  assert.ok("id" in held);
  await settle(held.id, 1, null);
  const { rows } = await product.embedded.exec(
    "select sum(coalesce(cost_usd, reserved_usd)) as usd from public.model_calls",
  );
  const spentUsd = Number(rows[0].usd);
  await (await product.app.request(`/api/projects/${projectId}`, {
    method: "DELETE",
    headers: owner.headers,
  })).body?.cancel();
  const next = await aProject();
  const month = { projectMaxUsd: 100, monthMaxUsd: spentUsd + 0.5 };
  assert.deepEqual(await reserve(question(next, month)), { refused: "month" });
  await product.embedded.exec(
    "update public.model_calls set created_at = created_at - interval '32 days'",
  );
  assert.ok("id" in await reserve(question(next, month)));
});

Deno.test("kept answers are replaced, and go with the consent and with the project", async () => {
  const projectId = await aProject();
  for (const why of ["first", "second"]) {
    const held = await reserve(question(projectId));
    assert.ok("id" in held);
    await settle(held.id, 0.1, { key: "k", answer: { kind: "refused", why } });
  }
  assert.deepEqual(await findAnswer(projectId, "k"), { kind: "refused", why: "second" });
  assert.equal(await findAnswer(await aProject(), "k"), null);
  await (await product.app.request(`/api/projects/${projectId}/model-consent`, {
    method: "PATCH",
    headers: owner.headers,
    body: JSON.stringify({ modelConsent: false }),
  })).body?.cancel();
  assert.equal(await findAnswer(projectId, "k"), null);
});
