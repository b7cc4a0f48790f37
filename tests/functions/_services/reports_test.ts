/** A real set through the whole queue: report, verification, tampering, markup, and the bad files beside it. */
import assert from "node:assert/strict";
import { assertJoinable } from "../../../functions/_services/markup.ts";
import { PDFDocument } from "pdf-lib";
import { readPdf } from "../_report/_read_pdf.ts";
import { closeReaders } from "../../../functions/analysis/read/mod.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
  type TestProduct,
  tinyPdf,
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
  await product.app.request(`/api/projects/${projectId}${path}`, { headers: person.headers });
const report = async () => await (await get("/report")).json();
const verify = async (code: string) => {
  const answer = await product.app.request(`/api/verify/${encodeURIComponent(code)}`);
  return { status: answer.status, body: await answer.json() };
};
const exec = (sql: string) => product.embedded.exec(sql);

Deno.test("the analysis ends with a report that names its sheets and is sealed", async () => {
  const project = await (await get("")).json();
  assert.equal(project.status, "completed", project.failureReason);
  const body = await report();
  assert.equal(body.sheets.length, 4);
  assert.ok(
    body.sheets.every((it: { number: string | null }) => it.number),
    "sheet numbers are read",
  );
  assert.match(body.verificationCode, /^FLC-[A-Z2-9]{6}-CERT$/);
  assert.equal(body.overallScore, project.complianceScore);
  assert.equal(body.totalIssues, project.issuesFound);
});

Deno.test("the owner is told by mail, once", () => {
  const told = product.mails.filter((it) => /report is ready/.test(it.subject));
  assert.deepEqual(told.map((it) => it.to), [person.email]);
});

Deno.test("progress says what was done, and its preview is the report's", async () => {
  const progress = await (await get("/progress")).json();
  assert.equal(progress.stage, "complete");
  assert.equal(progress.progress, 100);
  assert.deepEqual([progress.pagesDone, progress.pagesTotal], [4, 4]);
  assert.ok(progress.insights.length > 0);
  assert.equal(progress.preview.complianceScore, (await report()).overallScore);
});

Deno.test("the report's PDF is stored and carries the project's name", async () => {
  const answer = await get("/download-report");
  assert.equal(answer.headers.get("content-type"), "application/pdf");
  assert.match(answer.headers.get("content-disposition")!, /Report-Office-annex\.pdf/);
  assert.match(new TextDecoder().decode((await answer.bytes()).slice(0, 8)), /^%PDF-/);
});

Deno.test("pictures the viewer asks for first are there before anybody looks", async () => {
  const [{ id: fileId }] = await (await get("/files")).json();
  const path = (page: number, width: number) =>
    `${person.id}/${projectId}/page-${fileId}-${page}-${width}.png`;
  const { findings } = await report();
  const first = Math.min(
    ...findings.filter((it: { status: string }) => it.status !== "compliant")
      .map((it: { documentMarkup: { page: number } }) => it.documentMarkup.page),
  );
  for (const kept of [path(1, 480), path(4, 480), path(first, 960)]) {
    const object = await product.backend.server.download("plans", kept);
    assert.ok(object, kept);
    const bytes = await new Response(object.body as ReadableStream<Uint8Array<ArrayBuffer>>)
      .bytes();
    assert.equal(new TextDecoder().decode(bytes.subarray(1, 4)), "PNG", kept);
  }
  assert.equal((await get(`/pages/${first}/image?width=960`)).status, 200);
});

Deno.test("markup has an address when there is something to mark", async () => {
  const answer = await product.app.request(`/api/projects/${projectId}/visual-markup`, {
    method: "POST",
    headers: person.headers,
  });
  const body = await answer.json();
  if ((await report()).visualHighlights.length === 0) {
    assert.deepEqual(body, { success: false, markupImageUrl: null, error: "No Markup Available" });
    return;
  }
  assert.equal(body.success, true);
  const opened = await product.app.request(body.markupImageUrl, { headers: person.headers });
  assert.equal(opened.headers.get("content-type"), "image/png");
  await opened.body?.cancel();
  const plans = await get("/visual-markup");
  assert.equal(plans.headers.get("content-type"), "application/pdf");
  const pages = await readPdf(new Uint8Array(await plans.arrayBuffer()));
  const texts = pages.map(({ text }) => text.slice(0, 80));
  assert.ok(texts.some((it) => it.includes("Comments on the plans")), texts.join(" | "));
});

Deno.test("of a large set one copy is made at a time, and one too large to be held is not joined", async () => {
  const setSize = (bytes: string) =>
    exec(`update public.files set file_size = ${bytes} where project_id = '${projectId}'`);
  const { rows: [{ size }] } = await exec(
    `select file_size as size from public.files where project_id = '${projectId}'`,
  ) as unknown as { rows: { size: number }[] };
  await setSize("65 * 1048576");
  const both = await Promise.all([get("/visual-markup"), get("/visual-markup")]);
  assert.deepEqual(both.map((it) => it.status).sort(), [200, 429]);
  for (const it of both) await it.body?.cancel();
  const later = await get("/visual-markup");
  assert.equal(later.status, 200);
  await later.body?.cancel();
  await setSize("261 * 1048576");
  const alone = await get("/visual-markup");
  await setSize(String(size));
  // The file with what was added to it, without the list of comments it would have to be joined with.
  assert.equal(alone.status, 200);
  const copy = new TextDecoder("latin1").decode(await alone.bytes());
  assert.ok(copy.startsWith("%PDF-") && copy.endsWith("\n% marked\n"));
  assertJoinable(250);
  assert.throws(() => assertJoinable(260.1), {
    code: "file_too_large",
    message:
      "The files of this set have 261 MB. One marked-up PDF can be made of up to 250 MB. Download the marked-up files one by one.",
  });
});

Deno.test("the code is found in any spelling and confirms the report", async () => {
  const { verificationCode, reportHash } = await report();
  const six = verificationCode.slice(4, 10);
  for (const typed of [verificationCode, six.toLowerCase(), `flc-${six}`, ` ${six}-cert `]) {
    const { status, body } = await verify(typed);
    assert.equal(status, 200, typed);
    assert.equal(body.verificationResult.isValid, true);
    assert.equal(body.verificationResult.reportHash, reportHash);
    assert.match(
      body.verificationResult.certificateLevel,
      /^Automated pre-review, not an official approval\. Result: \d+ of \d+ requirements decided/,
    );
    assert.equal(body.verificationResult.clientName, "B••• B•••");
    assert.deepEqual(body.verificationResult.issues, []);
  }
});

Deno.test("a code never issued and one that can't exist get the same answer", async () => {
  const [a, b] = [await verify("FLC-ZZZZZZ-CERT"), await verify("nonsense!")];
  assert.equal(a.status, 404);
  assert.equal(b.status, 404);
  assert.equal(a.body.error, b.body.error);
});

for (
  const [what, change] of [
    ["a finding", `findings = '[]'::jsonb`],
    ["the score", "overall_score = 99.5"],
    ["the body", `body = jsonb_set(body, '{overallScore}', '99')`],
    ["the hash", `report_hash = repeat('0', 64)`],
    ["the signature", `digital_signature = 'AAAA'`],
    ["the hash of the PDF", `pdf_sha256 = repeat('0', 64)`],
    [
      "the hash of the PDF in both places",
      `pdf_sha256 = repeat('0', 64), seal = jsonb_set(seal, '{pdf,pdfSha256}', to_jsonb(repeat('0', 64)))`,
    ],
  ]
) {
  Deno.test(`changing ${what} in the database is detected, with the moment it happened`, async () => {
    const { verificationCode } = await report();
    const where = `where verification_code = '${verificationCode}'`;
    await exec(`create temp table kept as select * from public.compliance_reports ${where}`);
    await exec(`update public.compliance_reports set ${change} ${where}`);
    const { body } = await verify(verificationCode);
    await exec(`delete from public.compliance_reports ${where}`);
    await exec("insert into public.compliance_reports select * from kept; drop table kept;");
    assert.equal(body.verificationResult.isValid, false);
    assert.equal(body.verificationResult.state, "altered");
    assert.ok(body.verificationResult.issues.length > 0);
    assert.match(body.verificationResult.tamperedDate, /^\d{4}-/);
    assert.equal((await verify(verificationCode)).body.verificationResult.isValid, true);
  });
}

Deno.test("a file that can't be opened is named; one that opens without a password is reviewed", async () => {
  const other = await registerPerson(product);
  const guarded = await PDFDocument.load(SET);
  guarded.encrypt({ userPassword: "", ownerPassword: "only to edit" });
  const broken = new TextEncoder().encode("%PDF-1.7\nthis goes nowhere");
  const id = await createTestProject(
    product,
    other,
    projectForm(PROJECT_FIELDS, [
      { name: "office.pdf", bytes: new Uint8Array(await guarded.save()) },
      { name: "broken.pdf", bytes: broken },
    ]),
  );
  await product.work();
  const read = async (path: string) =>
    await (await product.app.request(`/api/projects/${id}${path}`, { headers: other.headers }))
      .json();
  assert.equal((await read("")).status, "completed");
  const { notReviewed, sheets, totalIssues } = await read("/report");
  assert.ok(notReviewed.some((it: { file: string }) => it.file === "broken.pdf"));
  assert.equal(sheets.length, 4);
  assert.equal(totalIssues, (await report()).totalIssues);
  const files = await read("/files");
  assert.deepEqual(
    files.map((it: { processingStatus: string }) => it.processingStatus),
    ["completed", "failed"],
  );
});

Deno.test("a set without any plan fails with a sentence that says why, and can be retried", async () => {
  const other = await registerPerson(product);
  const id = await createTestProject(
    product,
    other,
    projectForm(PROJECT_FIELDS, [{ name: "empty.pdf", bytes: tinyPdf() }]),
  );
  await product.work();
  const path = `/api/projects/${id}`;
  const project = await (await product.app.request(path, { headers: other.headers })).json();
  assert.equal(project.status, "failed");
  assert.match(project.failureReason, /empty\.pdf/);
  const retry = await product.app.request(`${path}/retry`, {
    method: "POST",
    headers: other.headers,
  });
  assert.equal(retry.status, 202);
});

Deno.test("after its owner is gone, a code still answers with its hash and no name", async () => {
  const other = await registerPerson(product);
  const files = [{ name: "office.pdf", bytes: SET }];
  const id = await createTestProject(product, other, projectForm(PROJECT_FIELDS, files));
  await product.work();
  const answer = await product.app.request(`/api/projects/${id}/report`, {
    headers: other.headers,
  });
  const { verificationCode, reportHash } = await answer.json();
  await product.app.request("/api/account", {
    method: "DELETE",
    headers: other.headers,
    body: JSON.stringify({ password: other.password }),
  });
  const { body } = await verify(verificationCode);
  assert.equal(body.verificationResult.isValid, false);
  assert.equal(body.verificationResult.reportHash, reportHash);
  assert.equal(body.verificationResult.clientName, null);
});
