/** The nightly check finds whatever was changed beside a seal, and tells the admins. */
import assert from "node:assert/strict";
import { closeReaders } from "../../../../functions/analysis/read/mod.ts";
import type { SealCheck } from "../../../../functions/_shared/contract/mod.ts";
import {
  createTestProject,
  makeAdmin,
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../../../fakes/product.ts";

const PLAN = new URL("../../../fixtures/plans/office-buildout.pdf", import.meta.url);
const DAY_MS = 24 * 60 * 60_000;

let product: TestProduct;
let admin: Person;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  const person = await registerPerson(product);
  admin = await registerPerson(product);
  await makeAdmin(product, admin);
  const files = [{ name: "plans.pdf", bytes: await Deno.readFile(PLAN) }];
  await createTestProject(product, person, projectForm(PROJECT_FIELDS, files));
  await product.work();
});
Deno.test.afterAll(async () => {
  await closeReaders();
  await product.close();
});

/** The check of another night, as the admin sees it. */
async function checkNextNight(): Promise<SealCheck> {
  product.clock.now = new Date(product.clock.now.getTime() + DAY_MS);
  await product.backend.jobs.enqueue({ queue: "chores", kind: "check_seals", payload: {} });
  await product.work();
  const answer = await product.app.request("/api/admin/seals", admin);
  assert.equal(answer.status, 200);
  return (await answer.json()).check;
}

/** Changes something for one night. */
async function checkWith(change: string, undo: string): Promise<SealCheck> {
  await product.embedded.exec(change);
  const check = await checkNextNight();
  await product.embedded.exec(undo);
  return check;
}

const alarms = () =>
  product.mails.filter((it) => it.to === admin.email && /^Alert: /.test(it.subject));

Deno.test("nothing is found where nothing was changed", async () => {
  const before = await (await product.app.request("/api/admin/seals", admin)).json();
  assert.deepEqual(before, { check: null });
  const { reports, altered, finishedAt } = await checkNextNight();
  assert.deepEqual([reports, altered], [1, []]);
  assert.ok(finishedAt);
  assert.equal(alarms().length, 0);
});

for (
  const [what, change, undo, finding] of [
    [
      "a score",
      "update public.compliance_reports set overall_score = 99",
      "update public.compliance_reports set overall_score = (body ->> 'overallScore')::double precision",
      /changed after sealing/,
    ],
    [
      "a finding in the sealed body",
      `update public.compliance_reports set body = jsonb_set(body, '{projectName}', '"Other"')`,
      `update public.compliance_reports set body = jsonb_set(body, '{projectName}', '"Office annex"')`,
      /./,
    ],
    [
      "the hash of the PDF",
      "update public.compliance_reports set audit_trail = jsonb_build_array(pdf_sha256), pdf_sha256 = repeat('0', 64)",
      "update public.compliance_reports set pdf_sha256 = audit_trail ->> 0",
      /hash of the report’s PDF/,
    ],
    [
      "the path of a PDF",
      "update public.compliance_reports set audit_trail = jsonb_build_array(pdf_path), pdf_path = null",
      "update public.compliance_reports set pdf_path = audit_trail ->> 0",
      /stored PDF is missing/,
    ],
  ] as const
) {
  Deno.test(`${what} that was changed is found, and mailed`, async () => {
    const mailed = alarms().length;
    const { altered } = await checkWith(change, undo);
    assert.equal(altered.length, 1);
    assert.match(altered[0].code!, /^FLC-/);
    assert.match(altered[0].changes.join(" "), finding);
    assert.equal(alarms().length, mailed + 1);
  });
}

Deno.test("a stored PDF that was changed or is gone is found", async () => {
  const paths: string[] = [];
  const walk = async (folder: string) => {
    for await (const entry of Deno.readDir(folder)) {
      if (entry.isDirectory) await walk(`${folder}/${entry.name}`);
      else paths.push(`${folder}/${entry.name}`);
    }
  };
  await walk(`${product.objects}/reports`);
  const report = paths.find((it) => it.includes(".pdf"))!;
  const bytes = await Deno.readFile(report);
  await Deno.writeFile(report, bytes.map((it, index) => index === 2_000 ? it ^ 1 : it));
  assert.match(
    (await checkNextNight()).altered[0].changes.join(" "),
    /not the one that was sealed/,
  );
  await Deno.writeFile(report, bytes);
  assert.deepEqual((await checkNextNight()).altered, []);
});

Deno.test("a check that was done is not done again, and one that was cut off goes on", async () => {
  const { server } = product.backend;
  const date = "2031-01-01";
  assert.deepEqual(await server.beginSealCheck(date), { cursor: null, isFinished: false });
  const to = "00000000-0000-4000-8000-000000000001";
  const part = { from: null, to, reports: 3, altered: [] };
  await server.addSealCheck(date, part);
  await server.addSealCheck(date, part);
  assert.equal((await server.beginSealCheck(date)).cursor, to);
  assert.equal((await server.finishSealCheck(date, []))?.reports, 3, "a part counts once");
  assert.equal(await server.finishSealCheck(date, []), null);
});
