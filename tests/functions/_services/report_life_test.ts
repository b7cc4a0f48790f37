/** What becomes of an issued report: taken out, looked up, replaced, revoked, changed, removed. */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { closeReaders } from "../../../functions/analysis/read/mod.ts";
import { canonicalJson, verifyBytes } from "../../../functions/_shared/seal.ts";
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
const FILES = [{ name: "office.pdf", bytes: SET }];

let product: TestProduct;
let person: Person;
let projectId: string;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  // Refused statements are printed by the backend; here one is refused on purpose.
  Object.assign(console, { error: () => {} });
  person = await registerPerson(product);
  projectId = await createTestProject(product, person, projectForm(PROJECT_FIELDS, FILES));
  await product.work();
});
Deno.test.afterAll(async () => {
  closeReaders();
  await product.close();
});

const ask = async (path: string, method = "GET", json?: unknown, who = person) =>
  await product.app.request(`/api/projects/${projectId}${path}`, {
    method,
    headers: who.headers,
    body: json === undefined ? undefined : JSON.stringify(json),
  });
const report = async () => await (await ask("/report")).json();
const verify = async (code: string) => {
  const answer = await product.app.request(`/api/verify/${code}`);
  return (await answer.json()).verificationResult;
};
const transparency = async (query = "") => {
  // The chain is checked at most twice a minute.
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  const answer = await product.app.request(`/api/transparency${query}`);
  assert.equal(answer.status, 200);
  return await answer.json();
};
const exec = (sql: string) => product.embedded.exec(sql);
const setTier = (tier: string) =>
  exec(`update public.users set subscription_tier = '${tier}' where id = '${person.id}'`);
const actions = async () =>
  (await report()).auditTrail.map((it: { action: string }) => it.action) as string[];

Deno.test("exports are part of the larger plans, and the report says so", async () => {
  assert.equal((await report()).canExport, false);
  const answer = await ask("/export/csv");
  assert.equal(answer.status, 403);
  assert.equal((await answer.json()).code, "feature_not_in_plan");
  await setTier("professional");
  assert.equal((await report()).canExport, true);
});

Deno.test("every format is sent as a file named after the project", async () => {
  const { findings, reportHash } = await report();
  for (
    const [format, type, begin] of [
      ["csv", "text/csv", "\ufeffId,"],
      ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "PK"],
      ["bcfzip", "application/octet-stream", "PK"],
      ["json", "application/json", "{"],
    ]
  ) {
    const answer = await ask(`/export/${format}`);
    assert.equal(answer.status, 200, format);
    assert.ok(answer.headers.get("content-type")!.startsWith(type), format);
    assert.match(
      answer.headers.get("content-disposition")!,
      new RegExp(`^attachment; filename="Report-Office-annex\\.${format}"`),
    );
    const bytes = await answer.bytes();
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    assert.ok(text.startsWith(begin), format);
    if (format === "json") {
      const { report, seal } = JSON.parse(text);
      assert.equal(report.findings.length, findings.length);
      assert.equal(seal.reportHash, reportHash);
    }
    if (format === "bcfzip") {
      const names = Object.keys(unzipSync(bytes));
      const open = findings.filter((it: { status: string }) => it.status !== "compliant").length;
      assert.equal(names.filter((it) => it.endsWith("markup.bcf")).length, open);
      assert.equal(names.filter((it) => it.endsWith("snapshot.png")).length, open);
    }
  }
  assert.equal((await ask("/export/odt")).status, 404);
});

Deno.test("the PDF's own hash is what verification answers", async () => {
  const pdf = await (await ask("/download-report")).bytes();
  const sha256 = new Uint8Array(await crypto.subtle.digest("SHA-256", pdf)).toHex();
  const { pdfSha256, state, sequence } = await verify((await report()).verificationCode);
  assert.equal(pdfSha256, sha256);
  assert.equal(state, "valid");
  assert.equal(sequence, 1);
});

Deno.test("the client is masked until the owner allows the name, and again afterwards", async () => {
  const { verificationCode } = await report();
  const names = [];
  for (const isClientShown of [null, true, false]) {
    if (isClientShown !== null) await ask("/verification", "PATCH", { isClientShown });
    const { clientName, isClientMasked } = await verify(verificationCode);
    names.push([clientName, isClientMasked]);
  }
  assert.deepEqual(names, [
    ["B••• B•••", true],
    ["Bay Builders", false],
    ["B••• B•••", true],
  ]);
  const stranger = await registerPerson(product);
  const refused = await ask("/verification", "PATCH", { isClientShown: true }, stranger);
  assert.equal(refused.status, 404);
});

Deno.test("history tells what was done: made, taken out, looked up, judged", async () => {
  await product.app.request("/api/feedback", {
    method: "POST",
    headers: person.headers,
    body: JSON.stringify({ projectId, rating: 4, wasHelpful: true }),
  });
  const { auditTrail, verifiedCount } = await report();
  const told = (action: string) =>
    auditTrail.filter((it: { action: string }) => it.action === action);
  assert.deepEqual(
    told("downloaded").map((it: { detail: string }) => it.detail).toSorted(),
    ["BCF export", "CSV export", "JSON export", "PDF report", "XLSX export"],
  );
  assert.equal(told("created").length, 1);
  assert.equal(told("feedback")[0].detail, "rated 4 of 5");
  assert.equal(told("verified").length, 1, "one line for a day");
  assert.equal(told("verified")[0].times, verifiedCount);
  assert.ok(verifiedCount >= 4);
  const moments = auditTrail.map((it: { at: string }) => Date.parse(it.at));
  assert.deepEqual(moments, moments.toSorted((a: number, b: number) => a - b));
});

Deno.test("verifications of today are counted over all reports, from other days and unknown codes none", async () => {
  const later = () => product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  const { verificationCode } = await report();
  later();
  const before = await product.services.countVerifiedToday();
  assert.equal(before, (await report()).verifiedCount);
  await verify(verificationCode);
  await product.app.request("/api/verify/FLC-ZZZZZZ-CERT");
  assert.equal(await product.services.countVerifiedToday(), before, "counted seconds ago");
  later();
  assert.equal(await product.services.countVerifiedToday(), before! + 1);
  await exec("update public.report_events set day = day - 1 where action = 'verified'");
  later();
  assert.equal(await product.services.countVerifiedToday(), 0);
  await exec("update public.report_events set day = day + 1 where action = 'verified'");
  // The database is not asked what it can't answer.
  await exec("alter function public.verified_today() rename to verified_yesterday");
  later();
  assert.equal(await product.services.countVerifiedToday(), null);
  await exec("alter function public.verified_yesterday() rename to verified_today");
  assert.equal(await product.services.countVerifiedToday(), before! + 1);
});

Deno.test("a newer report of the same project supersedes the older one", async () => {
  const old = (await report()).verificationCode;
  assert.equal((await ask("/enhanced-analysis", "POST")).status, 202);
  await product.work();
  const { verificationCode } = await report();
  assert.notEqual(verificationCode, old);
  const result = await verify(old);
  assert.equal(result.state, "superseded");
  assert.equal(result.isValid, false);
  assert.equal(result.supersededBy.verificationCode, verificationCode);
  assert.match(result.issues[0], new RegExp(verificationCode));
  assert.equal((await verify(verificationCode)).state, "valid");
  assert.ok((await actions()).includes("reviewed again"));
});

Deno.test("a report is revoked by its owner alone, once, with a reason", async () => {
  const { verificationCode } = await report();
  const body = { verificationCode, reason: "Wrong client on the cover" };
  const stranger = await registerPerson(product);
  assert.equal((await ask("/report/revoke", "POST", body, stranger)).status, 404);
  assert.equal((await ask("/report/revoke", "POST", { ...body, reason: " " })).status, 422);
  const other = { ...body, verificationCode: "FLC-ZZZZZZ-CERT" };
  assert.equal((await ask("/report/revoke", "POST", other)).status, 404);
  // So many within one second that each would be given the answer before.
  for (let time = 0; time < 60; time++) {
    assert.equal((await verify(verificationCode)).state, "valid");
  }

  assert.equal((await ask("/report/revoke", "POST", body)).status, 200);
  const result = await verify(verificationCode);
  assert.equal(result.state, "revoked");
  assert.equal(result.isValid, false);
  assert.equal(result.revokedReason, "Wrong client on the cover");
  assert.match(result.revokedDate, /^\d{4}-/);
  assert.equal((await ask("/report/revoke", "POST", body)).status, 409);
  const { auditTrail, revokedAt } = await report();
  const told = auditTrail.filter((it: { action: string }) => it.action === "revoked");
  assert.deepEqual(told.map((it: { detail: string }) => it.detail), ["Wrong client on the cover"]);
  assert.equal(revokedAt, result.revokedDate);
  assert.equal((await ask("", "GET")).status, 200);
  assert.equal((await (await ask("", "GET")).json()).isReportRevoked, true, "its card says so");
});

Deno.test("the chain of issued reports is whole, signed, and keeps every head it ever had", async () => {
  const { size, head, isWhole, brokenAt, signature, keyId, checkedAt } = await transparency();
  assert.deepEqual([size, isWhole, brokenAt, head.sequence], [2, true, null, 2]);
  const statement = canonicalJson({ size, head, isWhole, checkedAt, keyId });
  const bytes = Uint8Array.fromBase64(signature, { alphabet: "base64url" });
  assert.ok(await verifyBytes(product.sealKey, bytes, new TextEncoder().encode(statement)));
  const known = `?sequence=2&chainHash=${head.chainHash}`;
  assert.equal((await transparency(known)).isContained, true);
  assert.equal((await transparency(`?sequence=1&chainHash=${head.chainHash}`)).isContained, false);
});

Deno.test("a changed and a removed entry of the chain show, on both pages", async () => {
  const { verificationCode } = await report();
  await assert.rejects(
    async () => await exec("delete from public.issued_reports where sequence = 1"),
    "the ledger only grows",
  );
  const meddle = async (sql: string) => {
    await exec(`begin; alter table public.issued_reports disable trigger user; ${sql};
      alter table public.issued_reports enable trigger user; commit`);
  };
  await exec("create temp table kept as select * from public.issued_reports");
  await exec("create temp table held as select * from public.revoked_reports");
  await exec("delete from public.revoked_reports");

  await meddle("update public.issued_reports set report_hash = repeat('0', 64) where sequence = 2");
  let chain = await transparency();
  assert.deepEqual([chain.isWhole, chain.brokenAt, chain.reason], [false, 2, "changed"]);
  const changed = await verify(verificationCode);
  assert.equal(changed.state, "altered");
  assert.match(changed.issues.join(), /record of issued reports/);

  await meddle("delete from public.issued_reports where sequence = 1");
  chain = await transparency();
  assert.deepEqual([chain.isWhole, chain.brokenAt, chain.reason], [false, 1, "missing"]);

  await meddle("delete from public.issued_reports");
  await exec("insert into public.issued_reports select * from kept");
  await exec("insert into public.revoked_reports select * from held");
  assert.equal((await transparency()).isWhole, true);
});

Deno.test("a revoked code stays revoked when its project is deleted, without the owner's words", async () => {
  const { verificationCode } = await report();
  assert.equal((await ask("", "DELETE")).status, 200);
  const result = await verify(verificationCode);
  assert.equal(result.state, "revoked");
  assert.equal(result.revokedReason, null);
  assert.equal(result.projectName, null);
});

Deno.test("a retry stands in the history of the report it led to", async () => {
  const id = await createTestProject(product, person, projectForm(PROJECT_FIELDS, FILES));
  await exec(`update public.projects set status = 'failed' where id = '${id}';
    delete from jobs.job where project_id = '${id}'`);
  const path = `/api/projects/${id}`;
  const retry = await product.app.request(`${path}/retry`, {
    method: "POST",
    headers: person.headers,
  });
  assert.equal(retry.status, 202);
  await product.work();
  const answer = await product.app.request(`${path}/report`, { headers: person.headers });
  const { auditTrail } = await answer.json();
  const told = auditTrail.map((it: { action: string }) => it.action);
  assert.ok(told.includes("retried"));
  assert.ok(told.indexOf("retried") < told.indexOf("created"));
});
