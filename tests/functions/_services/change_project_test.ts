/** A project is changed: what the review depends on is judged again by the stored readings, the rest is only saved. */
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
  await product.work();
});
Deno.test.afterAll(async () => {
  closeReaders();
  await product.close();
});

const get = async (path: string) =>
  await (await product.app.request(`/api/projects/${projectId}${path}`, {
    headers: person.headers,
  })).json();
async function change(values: unknown, who = person) {
  const answer = await product.app.request(`/api/projects/${projectId}`, {
    method: "PATCH",
    headers: who.headers,
    body: JSON.stringify(values),
  });
  return { status: answer.status, body: await answer.json() };
}
const rows = async <T>(sql: string) => (await product.embedded.exec(sql) as { rows: T[] }).rows;
const jobs = () =>
  rows<{ kind: string }>(
    `select kind from jobs.job where project_id = '${projectId}' and queue = 'analysis' and state = 'ready'`,
  );

Deno.test("what the review does not depend on is saved at once and leaves the report alone", async () => {
  const before = await get("/report");
  const { status, body } = await change({ clientName: "Gulf Holdings", priority: "high" });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.clientName, body.priority, body.status], [
    "Gulf Holdings",
    "high",
    "completed",
  ]);
  assert.equal((await get("/report")).verificationCode, before.verificationCode);
  assert.deepEqual(await jobs(), []);
});

Deno.test("what it depends on is judged again without reading a page, and decisions stay", async () => {
  const before = await get("/report");
  const kept = before.findings.find((it: { status: string }) => it.status === "issue");
  await product.app.request(`/api/projects/${projectId}/dispositions`, {
    method: "PATCH",
    headers: person.headers,
    body: JSON.stringify({
      reportId: before.id,
      changes: before.findings.filter((it: { status: string }) => it.status !== "compliant")
        .map(({ id }: { id: string }) => ({ findingId: id, set: { state: "accepted" } })),
    }),
  });
  const { status, body } = await change({ fireSprinkler: true, buildingArea: 5200 });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.status, "processing");
  assert.deepEqual((await jobs()).map((it) => it.kind), ["assemble"]);
  assert.deepEqual((await change({ name: "Later" })).body.code, "conflict");
  await product.work();

  const after = await get("/report");
  assert.notEqual(after.verificationCode, before.verificationCode);
  assert.equal(after.sheets.length, before.sheets.length);
  assert.deepEqual(
    after.sheets.map((it: { number: string }) => it.number),
    before.sheets.map((it: { number: string }) => it.number),
  );
  const { dispositions } = await get("/dispositions");
  const again = after.findings.find((it: typeof kept) =>
    it.ruleId === kept.ruleId && it.description === kept.description
  );
  assert.ok(again, "the issue is found again");
  assert.equal(
    dispositions.find((it: { findingId: string }) => it.findingId === again.id)?.state,
    "accepted",
  );
});

Deno.test("stored readings of another version are not used", async () => {
  await product.embedded.exec(
    `update public.compliance_reports set analysis_version = '0.9' where project_id = '${projectId}'`,
  );
  const { body } = await change({ fireSprinkler: false });
  assert.equal(body.status, "processing");
  assert.deepEqual((await jobs()).map((it) => it.kind), ["plan"]);
  await product.work();
  assert.equal((await get("")).status, "completed");
});

Deno.test("what cannot be meant is refused and changes nothing", async () => {
  const before = await get("");
  const refused = [
    { buildingHeight: -3 },
    { occupancyClassification: [] },
    { typeOfConstruction: "X" },
    { name: " " },
    { status: "completed" },
    { tags: ["x"] },
    { userId: crypto.randomUUID() },
  ];
  for (const values of refused) {
    assert.equal((await change(values)).status, 422, JSON.stringify(values));
  }
  assert.equal((await change({})).status, 200, "nothing asked, nothing changed");
  assert.deepEqual(await get(""), before);
});

Deno.test("the plan's limit is said before anything is saved", async () => {
  await product.embedded.exec(
    `update public.users set monthly_reports_generated = monthly_reports_limit where id = '${person.id}'`,
  );
  const { status, body } = await change({ buildingHeight: 44 });
  assert.deepEqual([status, body.code], [403, "limit_exceeded"]);
  assert.notEqual((await get("")).buildingHeight, 44);
  assert.equal((await change({ name: "Named anew" })).body.name, "Named anew");
});

Deno.test("a stranger's change is of nothing, by the API or around it", async () => {
  const stranger = await registerPerson(product);
  assert.deepEqual((await change({ name: "Mine" }, stranger)).body.code, "project_not_found");
  const { tokens } = await product.backend.auth.signIn(stranger);
  await assert.rejects(
    product.backend.as(tokens.accessToken).changeProject(projectId, { name: "Mine" }, {
      isReviewed: true,
      version: "1",
    }),
    { code: "project_not_found" },
  );
});
