/** Corrected inputs from end to end: saved, refused, noted, and used by the next review alone. */
import assert from "node:assert/strict";
import { closeReaders } from "../../../functions/analysis/read/mod.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

const SET = await Deno.readFile(
  new URL("../../fixtures/plans/office-buildout.pdf", import.meta.url),
);

let product: TestProduct;
let person: Person;
let projectId: string;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  person = await registerPerson(product);
  const files = [{ name: "office.pdf", bytes: SET }];
  projectId = await createTestProject(product, person, projectForm(PROJECT_FIELDS, files));
});
Deno.test.afterAll(async () => {
  closeReaders();
  await product.close();
});

async function send(method: string, path: string, body?: unknown, who = person) {
  const answer = await product.app.request(`/api/projects/${projectId}${path}`, {
    method,
    headers: who.headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
const save = (corrections: unknown) => send("PUT", "/corrections", { corrections });

Deno.test("there is nothing to correct before there is a report", async () => {
  assert.deepEqual((await send("GET", "/corrections")).body, { corrections: {}, updatedAt: null });
  const early = await save({ stories: 2 });
  assert.deepEqual([early.status, early.body.code], [409, "report_not_ready"]);
});

Deno.test("corrections of inputs the report has are saved in the place of those before", async () => {
  await product.work();
  const first = await save({ "occupant-load/area1": 450, stories: 2 });
  assert.equal(first.status, 200, JSON.stringify(first.body));
  assert.deepEqual(first.body.corrections, { "occupant-load/area1": 450, stories: 2 });
  assert.match(first.body.updatedAt, /^\d{4}-\d\d-\d\dT/);
  const second = await save({ "occupant-load/area1": 450, "plumbing-fixtures/womenClosets": 3 });
  assert.deepEqual(second.body.corrections, {
    "occupant-load/area1": 450,
    "plumbing-fixtures/womenClosets": 3,
  });
  assert.deepEqual((await send("GET", "/corrections")).body, second.body);
});

const REFUSED: [name: string, corrections: unknown][] = [
  ["an input the report does not have", { "flood-elevation/lowestFt": 9 }],
  ["a word for a number", { stories: "two" }],
  ["a negative area", { "occupant-load/area1": -1 }],
  ["a system that does not exist", { sprinklers: "NFPA 14" }],
  ["a use group that does not exist", { groups: "B, Q" }],
  ["a structure for a value", { stories: { value: 2 } }],
  ["no map at all", [1, 2]],
];
for (const [name, corrections] of REFUSED) {
  Deno.test(`${name} is refused and changes nothing`, async () => {
    const before = (await send("GET", "/corrections")).body;
    const answer = await save(corrections);
    assert.deepEqual([answer.status, answer.body.code], [422, "validation_failed"]);
    assert.deepEqual((await send("GET", "/corrections")).body, before);
  });
}

Deno.test("a stranger neither sees nor saves corrections", async () => {
  const stranger = await registerPerson(product);
  const seen = await send("GET", "/corrections", undefined, stranger);
  assert.deepEqual([seen.status, seen.body.code], [404, "project_not_found"]);
  const saved = await send("PUT", "/corrections", { corrections: {} }, stranger);
  assert.deepEqual([saved.status, saved.body.code], [404, "project_not_found"]);
  // The database says the same, also to who goes around the service.
  const { tokens } = await product.backend.auth.signIn(stranger);
  const store = product.backend.as(tokens.accessToken);
  await assert.rejects(store.saveCorrections(projectId, { stories: 3 }), {
    code: "project_not_found",
  });
  assert.deepEqual((await store.listCorrections(projectId)).corrections, {});
});

Deno.test("each change leaves a line in the audit log, saving the same leaves none", async () => {
  const lines = async () =>
    (await product.embedded.exec(
      `select detail from public.audit_log where action = 'corrections saved' order by at`,
    ) as { rows: { detail: { changed: number; removed: number } }[] }).rows;
  const before = (await lines()).length;
  await save({ "occupant-load/area1": 450, "plumbing-fixtures/womenClosets": 3 });
  assert.equal((await lines()).length, before);
  const [first, second] = await lines();
  assert.deepEqual([first.detail.changed, first.detail.removed], [2, 0]);
  assert.deepEqual([second.detail.changed, second.detail.removed], [1, 1]);
});

Deno.test("the issued report keeps what was read; the next review uses what was entered", async () => {
  const issued = (await send("GET", "/report")).body;
  assert.equal(issued.corrections, undefined);
  const load = (report: typeof issued) =>
    report.calculations.find((it: { id: string }) => it.id === "occupant-load").result[0].value;
  assert.equal(load(issued), 131);

  assert.equal((await send("POST", "/enhanced-analysis")).status, 202);
  await product.work();
  const renewed = (await send("GET", "/report")).body;
  assert.equal(load(renewed), 101);
  assert.deepEqual(
    renewed.corrections.map((it: { key: string; isUsedByRules: boolean }) => [
      it.key,
      it.isUsedByRules,
    ]),
    [["occupant-load/area1", true], ["plumbing-fixtures/womenClosets", true]],
  );
  assert.ok(
    renewed.auditTrail.some((it: { action: string }) => it.action === "corrections used"),
  );
  const verified = await product.app.request(`/api/verify/${renewed.verificationCode}`);
  assert.equal((await verified.json()).verificationResult.isValid, true);
});
