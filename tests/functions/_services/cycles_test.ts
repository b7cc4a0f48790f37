/** A set is answered: sheets are known again, comments carried, decisions kept, and everything before stays as it was. */
import assert from "node:assert/strict";
import { strToU8, zipSync } from "fflate";
import { PDFDocument } from "pdf-lib";
import { closeReaders } from "../../../functions/analysis/read/mod.ts";
import { CycleList, CycleResponse, CycleSummary } from "../../../functions/_shared/contract/mod.ts";
import type { Finding } from "../../../functions/_shared/domain/finding.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

const read = async (path: string) =>
  new Uint8Array(await Deno.readFile(new URL(`../../${path}`, import.meta.url)));
const SET = await read("fixtures/plans/apartments.pdf");
/** Half of its comments are corrected, its pages stand in another order. */
const REVISED = await read("bench/revisions/apartments-r2/plans.pdf");
const FIELDS = {
  ...PROJECT_FIELDS,
  occupancyClassification: '["R-2"]',
  typeOfConstruction: "VA",
  buildingHeight: "38",
  buildingArea: "24000",
};

let product: TestProduct;
let person: Person;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  person = await registerPerson(product);
  await product.embedded.exec(
    `update public.users set monthly_reports_limit = -1, projects_limit = -1, monthly_uploads_limit = -1 where id = '${person.id}'`,
  );
});
Deno.test.afterAll(async () => {
  closeReaders();
  await product.close();
});

const call = async (path: string, init: RequestInit = {}, who = person) => {
  const answer = await product.app.request(`/api/projects/${path}`, {
    ...init,
    headers: who.headers,
  });
  return { status: answer.status, body: await answer.json() };
};
const get = async (path: string) => (await call(path)).body;
const send = (id: string, bytes: Uint8Array<ArrayBuffer>, coverage: string, who = person) =>
  call(`${id}/cycles`, {
    method: "POST",
    body: projectForm({ coverage, note: "All comments answered" }, [{ name: "plans.pdf", bytes }]),
  }, who);
const decide = (id: string, reportId: string, changes: unknown[]) =>
  call(`${id}/dispositions`, { method: "PATCH", body: JSON.stringify({ reportId, changes }) });

async function reviewed(): Promise<string> {
  const id = await createTestProject(
    product,
    person,
    projectForm(FIELDS, [{ name: "plans.pdf", bytes: SET }]),
  );
  await product.work();
  return id;
}

/** Some pages of a file, as one of their own. */
async function pagesOf(bytes: Uint8Array, pages: number[]): Promise<Uint8Array<ArrayBuffer>> {
  const part = await PDFDocument.create();
  for (const page of await part.copyPages(await PDFDocument.load(bytes), pages)) part.addPage(page);
  return new Uint8Array(await part.save());
}

/** A workbook with answers, as small as one can be. */
function letterOf(answers: [reference: string, response: string][]): Uint8Array<ArrayBuffer> {
  const row = (cells: string[]) =>
    `<row>${cells.map((it) => `<c t="inlineStr"><is><t>${it}</t></is></c>`).join("")}</row>`;
  const rows = [["Reference", "Applicant's response"], ...answers].map(row).join("");
  const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  return new Uint8Array(zipSync({ "xl/worksheets/sheet1.xml": strToU8(sheet) }));
}
const readLetter = (id: string, bytes: Uint8Array<ArrayBuffer>, who = person) =>
  call(`${id}/cycles/1/responses`, {
    method: "POST",
    body: projectForm({}, [{ name: "letter.xlsx", bytes }]),
  }, who);

const stateOf = ({ comparison }: CycleResponse, findings: Finding[], ruleId: string) => {
  const finding = findings.find((it) => it.ruleId === ruleId && it.status !== "compliant");
  return comparison!.comments.find((it) => it.before?.findingId === finding?.id)?.state;
};

Deno.test("a whole set sent again: comments are carried by what the sheets show", async () => {
  const id = await reviewed();
  const before = await get(`${id}/report`);
  const find = (ruleId: string) =>
    before.findings.find((it: Finding) => it.ruleId === ruleId && it.status !== "compliant").id;
  await decide(id, before.id, [
    { findingId: find("egress/stair-landing"), set: { state: "accepted", note: "Section 1011.6" } },
    { findingId: find("egress/guard-height"), set: { state: "resolved" } },
    {
      findingId: find("documentation/minimum-sheets"),
      set: { state: "dismissed", reasonCode: "waived" },
    },
  ]);
  // As an earlier release said it: what was decided is known by what the sheets show.
  await product.embedded.exec(`
    with said as (
      select id, jsonb_agg(f || '{"description": "Said otherwise.", "title": "Other"}' order by place) as findings
      from public.compliance_reports cross join jsonb_array_elements(findings) with ordinality as e (f, place)
      where project_id = '${id}' group by id
    )
    update public.compliance_reports r set findings = said.findings, body = r.body || jsonb_build_object('findings', said.findings)
    from said where said.id = r.id`);
  const answered = find("egress/dead-end");
  const letter = letterOf([[answered, "Shortened, see A101"], ["F999", "Which one?"]]);
  assert.deepEqual((await readLetter(id, letter)).body, {
    saved: 1,
    responses: [{
      reference: answered,
      title: "Other",
      response: "Shortened, see A101",
    }],
    unknown: ["F999"],
  });
  assert.equal((await readLetter(id, SET)).body.code, "unsupported_file_type");
  const sent = await send(id, REVISED, "complete");
  assert.equal(sent.status, 202, JSON.stringify(sent.body));
  assert.deepEqual([sent.body.status, sent.body.cycle, sent.body.fileCount], ["processing", 2, 1]);
  assert.equal((await send(id, REVISED, "complete")).body.code, "conflict");
  // While it is read, the report before and its pictures stand.
  assert.equal((await get(`${id}/report`)).verificationCode, before.verificationCode);
  await product.work();

  const after = await get(`${id}/report`);
  assert.notEqual(after.verificationCode, before.verificationCode);
  const cycle = await get(`${id}/cycles/2`) as CycleResponse;
  const paged = await get(`${id}/cycles/2?limit=1&page=2`) as CycleResponse;
  assert.equal(paged.total, cycle.comparison!.comments.length);
  assert.deepEqual(paged.comparison!.comments, cycle.comparison!.comments.slice(1, 2));
  assert.deepEqual(
    cycle.comparison!.sheets.map(({ before, after, by, change }) => [before, after, by, change]),
    [[1, 1, "number", "changed"], [4, 2, "number", "changed"], [2, 3, "number", "changed"], [
      3,
      4,
      "title",
      "changed",
    ]],
  );
  const state = (ruleId: string) => stateOf(cycle, before.findings, ruleId);
  assert.equal(state("egress/dead-end"), "corrected");
  assert.equal(state("accessibility/elevator-support-rail"), "corrected");
  assert.equal(state("egress/stair-landing"), "open");
  assert.equal(state("egress/guard-height"), "moved");
  const fresh = cycle.comparison!.comments.filter((it) => it.state === "new");
  assert.equal(fresh.length, 1, "the ceiling that was lowered");
  assert.ok(fresh[0].isOnChange);

  const { dispositions } = await get(`${id}/dispositions`);
  const decided = (ruleId: string) => {
    const finding = after.findings.find((it: Finding) =>
      it.ruleId === ruleId && it.status !== "compliant"
    );
    return dispositions.find((it: { findingId: string }) => it.findingId === finding?.id)?.state;
  };
  assert.equal(decided("egress/stair-landing"), "accepted", "a decision goes along");
  assert.equal(decided("egress/guard-height"), null, "what was called resolved is asked anew");
  assert.equal(decided("documentation/minimum-sheets"), "dismissed");
  assert.equal(state("documentation/minimum-sheets"), undefined);
  const landing = cycle.comparison!.comments.find(({ before: was }) =>
    was?.findingId === find("egress/stair-landing")
  );
  assert.match(landing!.why, /What is shown there has not changed|the comment stands/);

  assert.deepEqual(cycle.responses.map((it) => [it.ofCycle, it.findingId, it.response]), [
    [1, answered, "Shortened, see A101"],
  ]);
  const history = await get(`${id}/cycles`);
  assert.ok(CycleList.safeParse(history).success, JSON.stringify(history));
  const { error } = CycleResponse.safeParse(cycle);
  assert.equal(error, undefined, JSON.stringify(error?.issues));
  assert.deepEqual(history.map((it: { cycle: number }) => it.cycle), [1, 2]);
  assert.equal(history[1].note, "All comments answered");
  assert.equal(history[1].report.carried.new, 1);
  assert.equal(history[0].report.carried, null);
  for (const path of ["1/pages/3", "2/pages/3"]) {
    const picture = await product.app.request(`/api/projects/${id}/cycles/${path}/image`, {
      headers: person.headers,
    });
    assert.deepEqual([picture.status, picture.headers.get("content-type")], [200, "image/png"]);
    await picture.body?.cancel();
  }
  assert.equal((await get(`${id}/files`)).length, 1);

  const [carried] = cycle.comparison!.comments;
  const verdict = (cycleNo: number, change: object) =>
    call(`${id}/cycles/${cycleNo}/comments`, {
      method: "PATCH",
      body: JSON.stringify({ changes: [{ ...carried.before, ...change }] }),
    });
  const closed = await verdict(2, { verdict: "closed", note: "Seen on site" });
  assert.equal(closed.status, 200, JSON.stringify(closed.body));
  assert.deepEqual([closed.body[0].verdict, closed.body[0].decidedBy], ["closed", "Ann Lee"]);
  assert.equal((await verdict(2, { verdict: "closed", findingId: "F999" })).body.code, "not_found");
  assert.equal((await verdict(1, { verdict: "closed" })).body.code, "not_found");
  assert.deepEqual((await verdict(2, { verdict: null })).body, []);

  const stranger = await registerPerson(product);
  for (const path of [`${id}/cycles`, `${id}/cycles/2`, `${id}/cycles/2/pages/1/image`]) {
    assert.equal((await call(path, {}, stranger)).body.code, "project_not_found");
  }
  assert.equal((await send(id, SET, "complete", stranger)).body.code, "project_not_found");
  assert.equal((await readLetter(id, letter, stranger)).body.code, "project_not_found");
});

Deno.test("sheets sent alone take the place of those they replace; the others are not read again", async () => {
  const id = await reviewed();
  const before = await get(`${id}/report`);
  assert.equal((await send(id, SET, "partial")).body.code, "same_file");
  const sent = await send(id, await pagesOf(REVISED, [1]), "partial");
  assert.equal(sent.status, 202, JSON.stringify(sent.body));
  const waiting = await product.embedded.exec(
    `select run, count(*) from public.page_results where project_id = '${id}' group by run`,
  ) as { rows: { run: number; count: string }[] };
  assert.deepEqual(waiting.rows.map((it) => [it.run, Number(it.count)]), [[2, 4]]);
  await product.work();

  const after = await get(`${id}/report`);
  assert.deepEqual(
    after.sheets.map((it: { number: string; file: string }) => [it.number, it.file]),
    [["A001", "plans.pdf"], ["A101", "plans.pdf"], ["A401", "plans.pdf"], [
      "A501",
      "plans (2).pdf",
    ]],
  );
  assert.deepEqual(
    after.superseded.map((it: { number: string; byPage: number }) => [it.number, it.byPage]),
    [["A501", 5]],
  );
  const cycle = await get(`${id}/cycles/2`) as CycleResponse;
  assert.deepEqual(cycle.comparison!.sheets.map((it) => [it.before, it.after, it.by]), [
    [1, 1, "file"],
    [2, 2, "file"],
    [3, 3, "file"],
    [4, 5, "number"],
  ]);
  const state = (ruleId: string) => stateOf(cycle, before.findings, ruleId);
  assert.equal(state("egress/stair-headroom"), "corrected");
  assert.equal(state("egress/dead-end"), "open", "its sheet was not sent");

  // The same review of the same set gives the same sheets.
  await call(id, { method: "PATCH", body: JSON.stringify({ buildingArea: 23000 }) });
  await product.work();
  const again = await get(`${id}/report`);
  assert.deepEqual(again.superseded, after.superseded);
  assert.equal((await get(`${id}/cycles/2`)).comparison.previousCycle, 1);

  // A third cycle keeps what the second one replaced out of the set.
  assert.equal((await send(id, await pagesOf(REVISED, [2]), "partial")).status, 202);
  await product.work();
  const third = await get(`${id}/report`);
  assert.deepEqual(
    third.superseded.map((it: { number: string }) => it.number),
    ["A101", "A501"],
  );
  const history = await get(`${id}/cycles`) as CycleSummary[];
  assert.deepEqual(history.map((it) => [it.cycle, it.isComplete]), [[1, true], [2, false], [
    3,
    false,
  ]]);
  assert.equal(history[0].report!.carried, null);
  for (const { cycle: number, report } of history.slice(1)) {
    const { comparison } = await get(`${id}/cycles/${number}`) as CycleResponse;
    assert.deepEqual(
      report!.carried,
      Object.assign(
        { corrected: 0, open: 0, moved: 0, unconfirmed: 0, new: 0, late: 0 },
        Object.fromEntries(
          Map.groupBy(comparison!.comments, (it) => it.state).entries()
            .map(([state, all]) => [state, all.length]),
        ),
      ),
      `cycle ${number}`,
    );
  }
});

Deno.test("a revision that can't be read fails with its reason and is withdrawn or stopped", async () => {
  const id = await reviewed();
  const before = await get(`${id}/report`);
  const broken = new TextEncoder().encode("%PDF-1.7\nnothing of a file\n%%EOF");
  assert.equal((await call(`${id}/cycles`, { method: "DELETE" })).body.code, "conflict");
  assert.equal((await send(id, broken, "partial")).status, 202);
  await product.work();
  const failed = await get(id);
  assert.equal(failed.status, "failed");
  assert.match(failed.failureReason, /^The revision could not be read\./);
  assert.equal((await send(id, REVISED, "complete")).body.code, "report_not_ready");
  const back = await call(`${id}/cycles`, { method: "DELETE" });
  assert.deepEqual([back.status, back.body.status, back.body.cycle], [200, "completed", 1]);

  assert.equal((await send(id, REVISED, "complete")).status, 202);
  const stopped = await call(`${id}/enhanced-analysis`, { method: "DELETE" });
  assert.deepEqual([stopped.body.status, stopped.body.cycle, stopped.body.fileCount], [
    "completed",
    1,
    1,
  ]);
  assert.equal((await get(`${id}/report`)).verificationCode, before.verificationCode);
  assert.equal((await get(`${id}/cycles`)).length, 1);
  const files = await get(`${id}/files`);
  assert.deepEqual(files.map((it: { processingStatus: string }) => it.processingStatus), [
    "completed",
  ]);
});

Deno.test("the plan's limit is said before anything is stored", async () => {
  const id = await reviewed();
  await product.embedded.exec(
    `update public.users set monthly_reports_limit = 1, monthly_reports_generated = 1 where id = '${person.id}'`,
  );
  const { status, body } = await send(id, REVISED, "complete");
  assert.deepEqual([status, body.code], [403, "limit_exceeded"]);
  assert.equal((await get(`${id}/files`)).length, 1);
  assert.equal((await get(id)).cycle, 1);
});

Deno.test("what is no revision is refused by name", async () => {
  await product.embedded.exec(
    `update public.users set monthly_reports_limit = -1 where id = '${person.id}'`,
  );
  const id = await reviewed();
  assert.equal((await send(id, REVISED, "half")).status, 422);
  const empty = await call(`${id}/cycles`, {
    method: "POST",
    body: projectForm({ coverage: "complete" }, []),
  });
  assert.equal(empty.body.code, "no_files");
  assert.equal((await get(`${id}/cycles/7`)).code, "not_found");
});
