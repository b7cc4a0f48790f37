/** Projects are put away and back, and found by what stands on their sheets and reports. */
import assert from "node:assert/strict";
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

const call = async (path: string, init: RequestInit = {}, who = person) => {
  const answer = await product.app.request(`/api/projects${path}`, {
    ...init,
    headers: who.headers,
  });
  return { status: answer.status, body: await answer.json() };
};
const list = async (query = "") =>
  (await call(query)).body.map((it: { name: string }) => it.name).toSorted();
const archive = (id: string, isArchived: unknown, who = person) =>
  call(`/${id}/archive`, { method: "PATCH", body: JSON.stringify({ isArchived }) }, who);
const create = (name: string) =>
  createTestProject(product, person, projectForm({ ...PROJECT_FIELDS, name }));

Deno.test("an archived project leaves the lists, waits in its own, and comes back", async () => {
  const id = await create("Annex");
  await create("Depot");
  assert.equal((await archive(id, true)).body.code, "conflict", "it is being reviewed");
  await product.embedded.exec(
    `update public.projects set status = 'completed' where user_id = '${person.id}'`,
  );
  const put = await archive(id, true);
  assert.equal(put.status, 200, JSON.stringify(put.body));
  assert.ok(put.body.archivedAt);
  assert.deepEqual(await list(), ["Depot"]);
  assert.deepEqual(await list("?status=completed"), ["Depot"]);
  assert.deepEqual(await list("?status=archived"), ["Annex"]);
  assert.equal((await call(`/${id}`)).status, 200, "it is still there");
  assert.equal((await archive(id, false)).body.archivedAt, null);
  assert.deepEqual(await list(), ["Annex", "Depot"]);
  assert.equal((await archive(id, "yes")).status, 422);
  const stranger = await registerPerson(product);
  assert.equal((await archive(id, true, stranger)).body.code, "project_not_found");
});

Deno.test("a search finds report codes and sheet numbers, too", async () => {
  const id = await create("Warehouse");
  await product.embedded.exec(`
    insert into public.page_results (project_id, run, page, file_id, page_in_file, sheet)
    select '${id}', 1, 1, f.id, 1, 'A-601' from public.files f where f.project_id = '${id}';
    insert into public.compliance_reports
      (project_id, run, body, seal, report_hash, digital_signature, verification_code, analysis_model)
    values ('${id}', 1, '{}', '{}', 'h', 's', 'FLC-WQXYZ2-CERT', 'm')`);
  assert.deepEqual(await list("?search=a-601"), ["Warehouse"]);
  assert.deepEqual(await list("?search=wqxyz2"), ["Warehouse"]);
  assert.deepEqual(await list("?search=warehouse+a-601"), ["Warehouse"]);
  assert.deepEqual(await list("?search=a-602"), []);
});
