/** Findings reviewers raise: beside the sealed report, in every export, carried on, changed, taken back and put back. */
import assert from "node:assert/strict";
import {
  CodeSectionsResponse,
  DispositionsResponse,
  OwnFindingSchema,
  OwnFindingsResponse,
  PersonAnswersResponse,
  ReadMarkupResponse,
} from "../../../functions/_shared/contract/mod.ts";
import { PDFDocument, PDFString } from "pdf-lib";
import { markUpPlans } from "../../../functions/_report/markup.ts";
import { aFinding, aReportBody } from "../../fakes/report_body.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
let person: Person;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const rowsOf = async <T>(text: string) => (await product.embedded.exec(text) as { rows: T[] }).rows;
const BODY = aReportBody();
const [SHEET] = BODY.sheets;

let codes = 0;
/** A report of run `run`; its comparison is of the cycle before. */
async function addReport(
  id: string,
  { run, cycle = 1, comparison = null }: { run: number; cycle?: number; comparison?: unknown },
) {
  const [{ id: report }] = await rowsOf<{ id: string }>(
    `insert into public.compliance_reports (project_id, run, cycle, comparison, findings, body, seal, report_hash,
      digital_signature, verification_code, analysis_model)
    values ('${id}', ${run}, ${cycle}, ${
      comparison ? `'${JSON.stringify(comparison)}'` : "null"
    }, '[{"id": "F001", "ruleId": "test/door", "status": "issue", "severity": "high"}]',
      '${JSON.stringify({ ...BODY, findings: [] }).replaceAll("'", "''")}', '{}', 'h', 's',
      'FLC-OOOO${String(codes++).padStart(2, "0")}-CERT', 'rules') returning id`,
  );
  return report;
}

async function aReviewed() {
  // A plan holds few projects: each test has a person of its own.
  person = await registerPerson(product, "Ana Diaz");
  const id = await createTestProject(product, person);
  return { id, reportId: await addReport(id, { run: 1 }) };
}

async function send(method: string, path: string, body?: unknown, who = person) {
  const answer = await product.app.request(`/api/${path}`, {
    method,
    headers: who.headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
const PLACE = { page: SHEET.page, x: 10, y: 20, width: 5, height: 4 };
const VALUES = {
  requirementId: "",
  status: "issue",
  severity: "critical",
  title: "Stair without a handrail",
  description: "The stair at grid C has no handrail on the left.",
  recommendation: "Draw a handrail on both sides.",
  place: PLACE,
};
const search = async (words: string) =>
  CodeSectionsResponse.parse(
    (await send("GET", `code-sections?words=${encodeURIComponent(words)}&limit=5`)).body,
  );
async function raise(id: string, reportId: string, over: object = {}) {
  const { sections: [section] } = await search("handrail");
  const values = { ...VALUES, requirementId: section.requirementId, ...over };
  return await send("POST", `projects/${id}/own-findings`, { reportId, ...values });
}
const listOf = async (id: string) =>
  OwnFindingsResponse.parse((await send("GET", `projects/${id}/own-findings`)).body);
const decisionsOf = async (id: string) =>
  DispositionsResponse.parse((await send("GET", `projects/${id}/dispositions`)).body);

Deno.test("sections are found by the begin of their number and by words", async () => {
  person = await registerPerson(product);
  const byNumber = await search("1010.1");
  assert.ok(byNumber.sections.length > 0);
  for (const { section } of byNumber.sections) assert.match(section, /^1010\.1/);
  const byWords = await search("handrail height");
  assert.match(byWords.sections[0].title.toLowerCase(), /handrail/);
  assert.equal((await search("no such words at all")).total, 0);
  const first = await send("GET", "code-sections?limit=2&page=1");
  const second = await send("GET", "code-sections?limit=2&page=2");
  assert.equal(first.body.sections.length, 2);
  assert.notEqual(first.body.sections[0].requirementId, second.body.sections[0].requirementId);
  const all = (await send("GET", "code-sections?limit=100")).body.sections.map(
    (it: { codeReference: string }) => it.codeReference,
  );
  assert.match(all[0], /^FBC-B 1\d\d\b/);
  const numbers = all.map((it: string) => it.replace("FBC-B ", ""));
  const sorted = numbers.toSorted((a: string, b: string) =>
    a.localeCompare(b, "en", { numeric: true })
  );
  assert.deepEqual(numbers, sorted);
});

Deno.test("a reviewer's finding stands beside the sealed report, accepted and counted after review", async () => {
  const { id, reportId } = await aReviewed();
  const { status, body } = await raise(id, reportId);
  assert.equal(status, 201, JSON.stringify(body));
  const raised = OwnFindingSchema.parse(body);
  assert.deepEqual([raised.id, raised.raisedBy.name, raised.sheet], [
    "R001",
    "Ana Diaz",
    SHEET.number,
  ]);
  assert.deepEqual(
    (await listOf(id)).findings.map((it) => [it.id, it.documentMarkup.x]),
    [["R001", 10]],
  );
  const { adjusted, dispositions } = await decisionsOf(id);
  assert.deepEqual(
    [adjusted!.reported, adjusted!.own, adjusted!.accepted, adjusted!.openIssues.critical],
    [1, 1, 1, 1],
  );
  assert.deepEqual(dispositions.map((it) => [it.findingId, it.state, it.decidedBy]), [
    ["R001", "accepted", "Ana Diaz"],
  ]);
  const sealed = await send("GET", `projects/${id}/report`);
  assert.deepEqual(sealed.body.findings, [], "the sealed body does not have it");

  const comment = await send("POST", `projects/${id}/findings/R001/comments`, {
    reportId,
    body: "Seen on site, too.",
  });
  assert.equal(comment.status, 201);
  const dismissed = await send("PATCH", `projects/${id}/dispositions`, {
    reportId,
    changes: [{ findingId: "R001", set: { state: "dismissed", reasonCode: "duplicate" } }],
  });
  assert.equal(dismissed.status, 200);
  assert.equal((await decisionsOf(id)).adjusted!.openIssues.critical, 0);
});

Deno.test("it is changed in part, taken back and put back with its decision", async () => {
  const { id, reportId } = await aReviewed();
  await raise(id, reportId);
  await raise(id, reportId, { title: "Second" });
  const path = `projects/${id}/own-findings/R001`;
  const changed = await send("PATCH", path, {
    reportId,
    set: { status: "warning", place: { ...PLACE, x: 40 } },
  });
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  assert.deepEqual(
    [changed.body.status, changed.body.documentMarkup.x, changed.body.title],
    ["warning", 40, VALUES.title],
  );

  assert.equal((await send("DELETE", `${path}?reportId=${reportId}`)).status, 200);
  assert.deepEqual((await listOf(id)).findings.map((it) => it.id), ["R002"]);
  assert.equal((await decisionsOf(id)).adjusted!.own, 1);
  assert.equal((await decisionsOf(id)).total, 1);
  assert.equal((await send("DELETE", `${path}?reportId=${reportId}`)).status, 404);
  assert.equal((await raise(id, reportId)).body.id, "R003", "a number is given once");
  const back = await send("POST", `${path}/restore`, { reportId });
  assert.deepEqual([back.status, back.body.id], [200, "R001"]);
  assert.equal((await decisionsOf(id)).adjusted!.own, 3);
  const paged = await send("GET", `projects/${id}/own-findings?limit=2&page=2`);
  assert.deepEqual([paged.body.total, paged.body.findings.map((it: { id: string }) => it.id)], [3, [
    "R003",
  ]]);
});

Deno.test("what is no section, no page, no box or not of this report is refused", async () => {
  const { id, reportId } = await aReviewed();
  const refused = async (over: object) => (await raise(id, reportId, over)).body.fields;
  assert.deepEqual(Object.keys(await refused({ requirementId: "no-such" })), ["requirementId"]);
  assert.deepEqual(Object.keys(await refused({ place: { ...PLACE, page: 999 } })), ["place"]);
  assert.ok(await refused({ place: { ...PLACE, x: 98 } }));
  assert.ok(await refused({ place: { ...PLACE, width: 0 } }));
  assert.ok(await refused({ title: " " }));
  const other = await createTestProject(product, person);
  const otherReport = await addReport(other, { run: 1 });
  assert.equal((await raise(id, otherReport)).status, 404);
  const stranger = await registerPerson(product, "Sam Stone");
  const foreign = await send("POST", `projects/${id}/own-findings`, { reportId }, stranger);
  assert.deepEqual([foreign.status, foreign.body.code], [404, "project_not_found"]);
});

Deno.test("a new review of the same set takes it along where its page is", async () => {
  const { id, reportId } = await aReviewed();
  const [{ id: file }] = await rowsOf<{ id: string }>(
    `select id from public.files where project_id = '${id}'`,
  );
  await raise(id, reportId);
  await rowsOf(`update public.report_pages set page = page where false;
    insert into public.report_pages (project_id, run, page, file_id, page_in_file)
    values ('${id}', 1, ${SHEET.page}, '${file}', 1) on conflict do nothing`);
  // The pages of the next run are known from its body.
  const [{ sha256 }] = await rowsOf<{ sha256: string }>(
    `select sha256 from public.files where id = '${file}'`,
  );
  const sheets = [{ ...SHEET, page: 7, file: "set.pdf", pageInFile: 1, number: "A-901" }];
  const body = { ...BODY, findings: [], sheets, files: [{ name: "set.pdf", sha256 }] };
  await rowsOf(
    `insert into public.compliance_reports (project_id, run, findings, body, seal, report_hash, digital_signature,
      verification_code, analysis_model)
    values ('${id}', 2, '[]', '${
      JSON.stringify(body).replaceAll("'", "''")
    }', '{}', 'h', 's', 'FLC-OOOZ01-CERT', 'r')`,
  );
  const { findings } = await listOf(id);
  assert.deepEqual(
    findings.map((it) => [it.id, it.documentMarkup.page, it.sheet, it.documentMarkup.x]),
    [["R001", 7, "A-901", 10]],
  );
  const { dispositions } = await decisionsOf(id);
  assert.deepEqual(dispositions.map((it) => [it.findingId, it.state]), [["R001", "accepted"]]);
});

Deno.test("requirements are answered by a person, changed, taken back, and taken along", async () => {
  const { id, reportId } = await aReviewed();
  const [first, second] = BODY.matrix!;
  const save = (changes: unknown[]) =>
    send("PATCH", `projects/${id}/answers`, { reportId, changes });
  const list = async () =>
    PersonAnswersResponse.parse((await send("GET", `projects/${id}/answers`)).body);
  assert.deepEqual((await list()).answers, []);
  const saved = await save([
    { itemId: first.id, answer: "complies", note: "Seen on A-101" },
    { itemId: second.id, answer: "not due" },
    { itemId: BODY.checklist[0].id, answer: "fails" },
  ]);
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  const { total, answers, cycle } = await list();
  assert.deepEqual([total, cycle], [3, 1]);
  const said = answers.find((it) => it.itemId === first.id)!;
  assert.deepEqual([said.answer, said.note, said.answeredBy, said.cycle], [
    "complies",
    "Seen on A-101",
    "Ana Diaz",
    1,
  ]);
  await save([{ itemId: second.id, answer: null }]);
  assert.equal((await list()).total, 2);
  const unknown = await save([
    { itemId: second.id, answer: "fails" },
    { itemId: "no-such", answer: "fails" },
  ]);
  assert.equal(unknown.status, 404);
  assert.equal((await list()).total, 2, "all or nothing");
  assert.equal((await save([{ itemId: first.id, answer: "maybe" }])).status, 422);
  const sealed = await send("GET", `projects/${id}/report`);
  assert.equal(sealed.body.matrix[0].answer, first.answer, "the engine's answer stays");
  await rowsOf(
    `insert into public.project_cycles (project_id, cycle, is_complete) values ('${id}', 2, true)`,
  );
  await addReport(id, { run: 2, cycle: 2 });
  const after = await list();
  assert.deepEqual([after.cycle, after.total, after.answers[0].cycle], [2, 2, 1]);
});

Deno.test("what somebody changed in a marked-up copy is shown, changes nothing, and is said once", async () => {
  const { id, reportId } = await aReviewed();
  const raised = OwnFindingSchema.parse((await raise(id, reportId)).body);
  const [{ code }] = await rowsOf<{ code: string }>(
    `select verification_code as code from public.compliance_reports where id = '${reportId}'`,
  );
  const copyOf = async (reportCode: string) => {
    const plan = await PDFDocument.create();
    plan.addPage([800, 600]);
    const finding = {
      ...aFinding({ id: "R001" }),
      documentMarkup: { ...aFinding({ id: "" }).documentMarkup, page: 1 },
    };
    const marked = await markUpPlans(await plan.save(), [finding], { code: reportCode });
    const doc = await PDFDocument.load(marked);
    const annotations = doc.getPage(0).node.Annots()!;
    for (
      const values of [
        { StateModel: "Review", State: "Rejected", Contents: "Rejected set by Bo" },
        { Contents: "There is one on A-501" },
        // As it is copied to another cloud of the same finding.
        { Contents: "There is one on A-501" },
      ]
    ) {
      const texts = Object.entries({ T: "Bo", ...values }).map(([key, it]) => [
        key,
        PDFString.of(it),
      ]);
      annotations.push(doc.context.register(doc.context.obj({
        Type: "Annot",
        Subtype: "Text",
        Rect: [0, 0, 9, 9],
        IRT: annotations.get(0),
        ...Object.fromEntries(texts),
      })));
    }
    return await doc.save();
  };
  const read = async (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.append("copy", new File([bytes], "marked.pdf"));
    const answer = await product.app.request(`/api/projects/${id}/visual-markup/review`, {
      method: "POST",
      headers: person.headers,
      body: form,
    });
    return { status: answer.status, body: await answer.json() };
  };
  const copy = new Uint8Array(await copyOf(code));
  const found = await read(copy);
  assert.equal(found.status, 200, JSON.stringify(found.body));
  const { states, replies } = ReadMarkupResponse.parse(found.body);
  assert.deepEqual(states.map((it) => [it.findingId, it.title, it.from, it.to, it.author]), [
    ["R001", raised.title, "accepted", "dismissed", "Bo"],
  ]);
  assert.deepEqual(replies.map((it) => it.comment), [
    "Bo, in the marked-up PDF: There is one on A-501",
  ]);
  assert.equal((await decisionsOf(id)).dispositions[0].state, "accepted", "nothing is saved by it");
  const body = replies[0].comment;
  await send("POST", `projects/${id}/findings/R001/comments`, { reportId, body });
  const set = { state: "dismissed", reasonCode: "other" };
  await send("PATCH", `projects/${id}/dispositions`, {
    reportId,
    changes: [{ findingId: "R001", set }],
  });
  const again = (await read(copy)).body;
  assert.deepEqual([again.states, again.replies], [[], []]);

  const other = await read(new Uint8Array(await copyOf("FLC-ZZZZZZ-CERT")));
  assert.deepEqual([other.status, other.body.code], [409, "conflict"]);
  const plain = await PDFDocument.create();
  plain.addPage();
  const none = await read(new Uint8Array(await plain.save()));
  assert.deepEqual([none.status, none.body.code], [415, "unsupported_file_type"]);
  const photo = await read(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0));
  assert.deepEqual([photo.status, photo.body.message], [415, "marked.pdf is not a PDF"]);
  const stored = JSON.stringify(
    await product.embedded.exec(
      `select name from storage.objects where bucket_id = 'plans' and name like '%/${id}/%'`,
    ),
  );
  const files = await product.app.request(`/api/projects/${id}/files`, { headers: person.headers });
  assert.equal(stored.match(/\.pdf/g)?.length, (await files.json()).length, "no copy stays stored");
});

Deno.test("what reviewers raise and say has an end", async () => {
  const { id, reportId } = await aReviewed();
  assert.equal((await raise(id, reportId)).status, 201);
  await product.embedded.exec(
    `insert into public.own_findings (project_id, run, finding_id, finding)
    select project_id, run, 'R' || (n + 1000), finding from public.own_findings, generate_series(1, 999) n
    where project_id = '${id}'`,
  );
  const more = await raise(id, reportId);
  assert.deepEqual(
    [more.status, more.body.message],
    [409, "A report can have up to 1000 findings of its reviewers."],
  );
  const say = () =>
    send("POST", `projects/${id}/findings/F001/comments`, { reportId, body: "Seen on A-501" });
  assert.equal((await say()).status, 201);
  await product.embedded.exec(
    `insert into public.finding_entries (project_id, thread_id, body)
    select project_id, thread_id, 'more' from public.finding_entries, generate_series(1, 4999)
    where project_id = '${id}' and body is not null`,
  );
  const last = await say();
  assert.equal(last.status, 409);
  assert.match(last.body.message, /already has 5000 comments/);
  const set = { state: "accepted" };
  const changes = [{ findingId: "F001", set }];
  const decided = await send("PATCH", `projects/${id}/dispositions`, { reportId, changes });
  assert.equal(decided.status, 200, "deciding goes on");
});

Deno.test("a revision takes it along where the comparison puts it", async () => {
  const { id, reportId } = await aReviewed();
  await raise(id, reportId);
  const afterPlace = { page: SHEET.page, box: { x: 60, y: 61, width: 5, height: 4 } };
  const comments = [{
    state: "unconfirmed",
    before: { cycle: 1, findingId: "R001" },
    afterId: "R001",
    afterPlace,
  }];
  await rowsOf(
    `insert into public.project_cycles (project_id, cycle, is_complete) values ('${id}', 2, true)`,
  );
  await addReport(id, { run: 2, cycle: 2, comparison: { previousCycle: 1, comments } });
  const { findings } = await listOf(id);
  assert.deepEqual(findings.map((it) => [it.id, it.documentMarkup.x]), [["R001", 60]]);
  const { dispositions } = await decisionsOf(id);
  assert.deepEqual(dispositions.map((it) => [it.findingId, it.state]), [["R001", "accepted"]]);
});
