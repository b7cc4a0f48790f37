/** The files of a set are added, removed, renamed and reordered; earlier reports keep their pictures. */
import assert from "node:assert/strict";
import { PDFDocument } from "pdf-lib";
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

const SET = await PDFDocument.load(
  await Deno.readFile(new URL("../../fixtures/plans/apartments.pdf", import.meta.url)),
);
async function page(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const part = await PDFDocument.create();
  part.addPage((await part.copyPages(SET, [number - 1]))[0]);
  return new Uint8Array(await part.save());
}
const PAGES = [await page(1), await page(2), await page(3)];

let product: TestProduct;
let person: Person;
let id: string;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  person = await registerPerson(product);
  await product.embedded.exec(
    `update public.users set monthly_reports_limit = -1, monthly_uploads_limit = -1 where id = '${person.id}'`,
  );
  const files = [{ name: "code.pdf", bytes: PAGES[0] }, { name: "plan.pdf", bytes: PAGES[1] }];
  id = await createTestProject(product, person, projectForm(PROJECT_FIELDS, files));
  await product.work();
});
Deno.test.afterAll(async () => {
  closeReaders();
  await product.close();
});

const get = async (path: string) =>
  await (await product.app.request(`/api/projects/${id}${path}`, { headers: person.headers }))
    .json();
async function change(
  files: unknown,
  whole: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [],
  who = person,
) {
  const answer = await product.app.request(`/api/projects/${id}/files`, {
    method: "PUT",
    headers: who.headers,
    body: projectForm({ files: JSON.stringify(files) }, whole),
  });
  return { status: answer.status, body: await answer.json() };
}
const names = async () => (await get("/files")).map((it: { filename: string }) => it.filename);
const ids = async () => (await get("/files")).map((it: { id: string }) => it.id) as string[];
const sheets = async () =>
  (await get("/report")).sheets.map((it: { number: string; file: string }) =>
    `${it.number} ${it.file}`
  );
const kept = async () =>
  (await product.embedded.exec(
    `select page from public.page_results r join public.projects p on p.id = r.project_id and p.run = r.run where p.id = '${id}' order by page`,
  ) as { rows: { page: number }[] }).rows.map((it) => it.page);

Deno.test("a name alone is saved at once; the report stands and keeps its own name", async () => {
  const before = await get("/report");
  const [code, plan] = await ids();
  const { status, body } = await change([{ id: code, name: "Code summary" }, { id: plan }]);
  assert.deepEqual([status, body.status], [202, "completed"], JSON.stringify(body));
  assert.deepEqual(await names(), ["Code summary.pdf", "plan.pdf"]);
  assert.equal((await get("/report")).verificationCode, before.verificationCode);
  assert.deepEqual(await sheets(), ["A001 code.pdf", "A101 plan.pdf"]);
});

Deno.test("a file is added; pages that stay where they are are not read again", async () => {
  const there = (await ids()).map((it) => ({ id: it }));
  const { status, body } = await change(there, [{ name: "unit.pdf", bytes: PAGES[2] }]);
  assert.equal(status, 202, JSON.stringify(body));
  assert.deepEqual([body.status, body.fileCount], ["processing", 3]);
  // The renamed file is read again, since readings tell their file by its name.
  assert.deepEqual(await kept(), [2]);
  assert.equal((await change(there)).body.code, "conflict");
  await product.work();
  assert.deepEqual(await sheets(), ["A001 Code summary.pdf", "A101 plan.pdf", "A401 unit.pdf"]);
  assert.equal((await get("")).cycle, 1);
});

Deno.test("an upload is taken in its place, and files are put in another order", async () => {
  const [code, plan, unit] = await ids();
  const again = await change([{ id: unit }, { id: code }, { id: plan }]);
  assert.equal(again.status, 202, JSON.stringify(again.body));
  await product.work();
  assert.deepEqual(await sheets(), ["A401 unit.pdf", "A001 Code summary.pdf", "A101 plan.pdf"]);
});

Deno.test("a file that is left out goes; pictures of reports issued before stay", async () => {
  const [unit, code] = await ids();
  assert.equal((await change([{ id: unit }, { id: code }])).status, 202);
  await product.work();
  assert.deepEqual(await names(), ["unit.pdf", "Code summary.pdf"]);
  assert.deepEqual(await sheets(), ["A401 unit.pdf", "A001 Code summary.pdf"]);
  const held = await product.embedded.exec(
    `select count(*) from public.files where project_id = '${id}' and retired_in is not null`,
  ) as { rows: { count: string }[] };
  assert.equal(Number(held.rows[0].count), 1);
});

Deno.test("what can't be meant is refused and leaves nothing behind", async () => {
  const [unit, code] = await ids();
  const refused: [unknown, { name: string; bytes: Uint8Array<ArrayBuffer> }[], string][] = [
    [[], [], "no_files"],
    [[{ id: unit }, { id: unit }], [], "file_not_found"],
    [[{ id: crypto.randomUUID() }], [], "upload_not_found"],
    [[{ id: unit, name: " " }], [], "validation_failed"],
    ["nonsense", [], "validation_failed"],
    [[{ id: unit }, { id: code }], [{ name: "twin.pdf", bytes: PAGES[2] }], "same_file"],
    [[{ id: unit }], [{ name: "notes.txt", bytes: PAGES[1] }], "unsupported_file_type"],
  ];
  for (const [files, whole, code] of refused) {
    assert.equal((await change(files, whole)).body.code, code, JSON.stringify(files));
  }
  assert.deepEqual(await names(), ["unit.pdf", "Code summary.pdf"]);
  const alike = await change([{ id: unit, name: "a.pdf" }, { id: code, name: "A.pdf" }]);
  assert.equal(alike.status, 202);
  assert.deepEqual(await names(), ["a.pdf", "A (2).pdf"], "names are told apart");
  const stranger = await registerPerson(product);
  assert.equal((await change([{ id: unit }], [], stranger)).body.code, "project_not_found");
});

Deno.test("whether there is room is said before anything is sent", async () => {
  assert.deepEqual(await get("/revision-room"), { isOpen: true, reason: null });
  await product.embedded.exec(
    `update public.users set monthly_reports_limit = 1, monthly_reports_generated = 1 where id = '${person.id}'`,
  );
  const room = await get("/revision-room");
  assert.equal(room.isOpen, false);
  assert.match(room.reason, /1 /);
  const there = (await ids()).map((it) => ({ id: it }));
  const full = await change(there, [{ name: "plan.pdf", bytes: PAGES[1] }]);
  assert.deepEqual([full.status, full.body.code], [403, "limit_exceeded"]);
  const named = await change(there.map((it, at) => ({ ...it, name: `sheet ${at + 1}` })));
  assert.equal(named.status, 202, "names need no room");
});
