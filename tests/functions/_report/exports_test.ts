import assert from "node:assert/strict";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { EXPORT_FORMATS } from "../../../functions/_shared/contract/mod.ts";
import {
  exportBcf,
  exportCsv,
  exportReport,
  exportXlsx,
} from "../../../functions/_report/exports/mod.ts";
import { indexDispositions } from "../../../functions/_shared/domain/disposition.ts";
import { CONFIRMED_LINK } from "../../../functions/_shared/provenance.ts";
import { aDisposition } from "../../fakes/disposition.ts";
import { aFinding, aReportBody } from "../../fakes/report_body.ts";
import { readPdf } from "./_read_pdf.ts";
import { aPng, aReportInput } from "./_sample.ts";

/** Reads CSV as RFC 4180 says, independently of the writer. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (isQuoted) {
      if (sign === '"' && text[index + 1] === '"') cell += text[++index];
      else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ",") {
      rows.at(-1)!.push(cell);
      cell = "";
    } else if (sign === "\r" && text[index + 1] === "\n") {
      rows.at(-1)!.push(cell);
      cell = "";
      rows.push([]);
      index++;
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

Deno.test("exportCsv() writes a head and one row for each finding", () => {
  const { findings } = aReportBody();
  const text = exportCsv(findings);
  assert.equal(text[0], "\ufeff");
  const [head, ...rows] = parseCsv(text.slice(1));
  assert.deepEqual(head.slice(0, 4), ["Id", "Status", "Severity", "Category"]);
  assert.equal(rows.length, findings.length);
  const first = Object.fromEntries(head.map((name, index) => [name, rows[0][index]]));
  assert.equal(first["Code reference"], "FBC-B 1010.1.1");
  assert.equal(first["Shown"], "30");
  assert.equal(first["Cost high (USD)"], "2000");
  assert.equal(first["Evidence"], `101 2'-8" x 7'-0" HM`);
});

Deno.test("exportCsv() quotes a row of a table without what the reading puts between its cells", () => {
  const evidence = { sourceText: `101 | 2'-8" | HM`, readBy: "text" as const };
  const [head, row] = parseCsv(exportCsv([aFinding({ id: "F-1", evidence })]).slice(1));
  assert.equal(row[head.indexOf("Evidence")], `101 · 2'-8" · HM`);
});

Deno.test("exportCsv() says that a link was proposed by the model", () => {
  const found = aFinding({ id: "F-1", description: `Guard height is 34 in. ${CONFIRMED_LINK}` });
  const evidence = { ...found.evidence, readBy: "model" as const };
  const [head, row] = parseCsv(exportCsv([{ ...found, evidence }]).slice(1));
  assert.ok(row[head.indexOf("Description")].endsWith(CONFIRMED_LINK));
  assert.equal(row[head.indexOf("Read by")], "model");
});

Deno.test("exportCsv() never lets a spreadsheet run what a sheet says", () => {
  for (
    const text of [
      "=1+1",
      "+1",
      "-1",
      "@SUM(A1)",
      "  =1+1",
      "\t=1",
      "\r=1",
      "\n=1",
      "＝1+1",
      `=HYPERLINK("x")`,
    ]
  ) {
    const finding = aFinding({ id: "F-001", evidence: { sourceText: text, readBy: "text" } });
    const [head, row] = parseCsv(exportCsv([finding]).slice(1));
    assert.equal(row[head.indexOf("Evidence")], `'${text}`);
  }
});

Deno.test("exportCsv() gives back any text and leaves numbers numbers", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer(), (text, measured) => {
      const finding = aFinding({ id: "F-001", description: text, measured });
      const [head, row] = parseCsv(exportCsv([finding]).slice(1));
      const read = row[head.indexOf("Description")];
      assert.ok(read === text || read === `'${text}`);
      assert.equal(row[head.indexOf("Shown")], String(measured));
    }),
    { seed: 5 },
  );
});

/** Values of one worksheet, row by row. */
function readSheet(bytes: Uint8Array, number: number): string[][] {
  const xml = strFromU8(unzipSync(bytes)[`xl/worksheets/sheet${number}.xml`]);
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row.matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = ""]) =>
      cell.replace(/<[^>]+>/g, "").replaceAll("&lt;", "<").replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&")
    )
  );
}

Deno.test("exportXlsx() writes findings, requirements, checklist and sheets as a workbook", () => {
  const body = aReportBody();
  const bytes = exportXlsx(body);
  const files = Object.keys(unzipSync(bytes));
  for (const name of ["[Content_Types].xml", "_rels/.rels", "xl/workbook.xml", "xl/styles.xml"]) {
    assert.ok(files.includes(name), name);
  }
  const [head, first] = readSheet(bytes, 1);
  assert.equal(first[head.indexOf("Title")], "Egress door clear width");
  assert.equal(first[head.indexOf("Evidence")], `101 2'-8" x 7'-0" HM`);
  assert.equal(readSheet(bytes, 2).length, body.matrix!.length + 1);
  assert.equal(readSheet(bytes, 2)[1][0], "fails");
  assert.equal(readSheet(bytes, 3).length, body.checklist.length + 1);
  assert.equal(readSheet(bytes, 4)[1][1], "G-001");
});

Deno.test("exportXlsx() stores text as text, whatever it holds", () => {
  const finding = aFinding({ id: "F-001", description: `=cmd|' /C calc'!A0 <&"> \u0001` });
  const bytes = exportXlsx(aReportBody({ findings: [finding] }));
  const xml = strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"]);
  assert.doesNotMatch(xml, /<f>/);
  const [head, row] = readSheet(bytes, 1);
  assert.equal(row[head.indexOf("Description")], `=cmd|' /C calc'!A0 <&"> `.replace(">", "&gt;"));
});

Deno.test("exportBcf() writes one topic with picture for each open finding", async () => {
  const { body, seal } = await aReportInput();
  const picture = await aPng(30, 20);
  const snapshots = new Map([["F-001", picture]]);
  const parts = unzipSync(await exportBcf({ body, seal, snapshots }));
  assert.match(strFromU8(parts["bcf.version"]), /VersionId="2\.1"/);
  const topics = Object.keys(parts).filter((it) => it.endsWith("/markup.bcf"));
  assert.equal(topics.length, body.findings.filter((it) => it.status !== "compliant").length);
  const [topic] = topics;
  const guid = topic.split("/")[0];
  assert.match(guid, /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const xml = strFromU8(parts[topic]);
  assert.match(xml, new RegExp(`<Topic Guid="${guid}" TopicType="Issue" TopicStatus="Open">`));
  const names = [
    ...xml.matchAll(/<(Title|Priority|Index|Labels|CreationDate|CreationAuthor|Description)>/g),
  ]
    .map((it) => it[1]);
  assert.deepEqual(names, [
    "Title",
    "Priority",
    "Index",
    "Labels",
    "Labels",
    "CreationDate",
    "CreationAuthor",
    "Description",
  ]);
  assert.match(xml, /<Snapshot>snapshot\.png<\/Snapshot>/);
  assert.deepEqual(parts[`${guid}/snapshot.png`], picture);
  assert.doesNotMatch(strFromU8(parts[topics[1]]), /Viewpoints/);
});

Deno.test("exportBcf() gives a report the same topics every time", async () => {
  const { body, seal } = await aReportInput();
  const input = { body, seal, snapshots: new Map<string, Uint8Array>() };
  assert.deepEqual(await exportBcf(input), await exportBcf(input));
});

const ENDINGS: Record<string, string> = {
  appendix: "-appendix.pdf",
  "letter-pdf": ".pdf",
  "letter-xlsx": ".xlsx",
};

Deno.test("exportReport() writes every format with its type", async () => {
  const { body, seal } = await aReportInput();
  for (const format of EXPORT_FORMATS) {
    const file = await exportReport(format, {
      body,
      seal,
      snapshots: new Map(),
      dispositions: new Map(),
      cycle: 1,
      spoken: [],
      own: [],
      answers: new Map(),
    });
    assert.ok(file.bytes.length > 500);
    const [ending = `.${format}`] = [ENDINGS[format]].filter(Boolean);
    assert.equal(file.ending, ending);
  }
  const dispositions = new Map([["F-001", aDisposition({ state: "accepted" })]]);
  const json = await exportReport("json", {
    body,
    seal,
    snapshots: new Map(),
    dispositions,
    cycle: 1,
    spoken: [],
    own: [],
    answers: new Map(),
  });
  const read = JSON.parse(new TextDecoder().decode(json.bytes));
  assert.equal(read.report.findings.length, body.findings.length);
  assert.equal(read.seal.reportHash, seal.reportHash);
  assert.equal(read.review.adjusted.accepted, 1);
  assert.equal(read.review.dispositions[0].state, "accepted");
});

Deno.test("what people decided stands in table, workbook and topics, beside what was sealed", async () => {
  const { body, seal } = await aReportInput();
  const [first] = body.findings.filter((it) => it.status !== "compliant");
  const disposition = aDisposition({
    findingId: first.id,
    state: "dismissed",
    reasonCode: "misread",
    note: "Door 104 is a closet",
    description: "The door of the closet is 30 in wide.",
    assignee: "A. Reyes",
    dueOn: "2026-12-01",
    decidedBy: "June Park",
    decidedAt: "2026-11-23T10:00:00.000Z",
  });
  const dispositions = new Map([[first.id, disposition]]);
  const [head, ...rows] = parseCsv(exportCsv(body.findings, dispositions).slice(1));
  const row = rows.find((it) => it[0] === first.id)!;
  const cells = Object.fromEntries(head.map((name, index) => [name, row[index]]));
  assert.equal(cells["Description"], first.description, "the engine's words stay");
  assert.deepEqual(
    [
      "Decision",
      "Review note",
      "Reviewer’s wording",
      "Assigned to",
      "Due",
      "Decided by",
      "Decided on",
    ]
      .map((name) => cells[name]),
    [
      "Dismissed: the sheet was misread",
      "Door 104 is a closet",
      "The door of the closet is 30 in wide.",
      "A. Reyes",
      "2026-12-01",
      "June Park",
      "2026-11-23",
    ],
  );
  assert.deepEqual(
    rows.filter((it) => it !== row).map((it) => it[head.indexOf("Decision")]),
    rows.slice(1).map(() => ""),
  );
  const workbook = unzipSync(exportXlsx(body, dispositions));
  assert.match(strFromU8(workbook["xl/worksheets/sheet1.xml"]), /Dismissed: the sheet was misread/);

  const parts = unzipSync(await exportBcf({ body, seal, snapshots: new Map(), dispositions }));
  const xml = Object.entries(parts).filter(([name]) => name.endsWith("/markup.bcf"))
    .map(([, bytes]) => strFromU8(bytes)).find((it) => it.includes(`/${first.id}<`))!;
  assert.match(xml, /TopicStatus="Closed"/);
  assert.match(xml, /<DueDate>2026-12-01T00:00:00Z<\/DueDate><AssignedTo>A\. Reyes<\/AssignedTo>/);
  assert.match(xml, /<Description>The door of the closet is 30 in wide\./);
  assert.match(
    xml,
    /<\/Topic><Comment Guid="[0-9a-f-]{36}"><Date>2026-11-23T10:00:00\.000Z<\/Date><Author>June Park<\/Author><Comment>Dismissed: the sheet was misread\. Door 104 is a closet<\/Comment><\/Comment>/,
  );
});

Deno.test("what reviewers raised and answered stands in every export, and not in the sealed body", async () => {
  const input = await aReportInput();
  const own = [aFinding({
    id: "R001",
    ruleId: "reviewer/own",
    title: "Stair without a handrail",
    raisedBy: { name: "Ana Diaz", at: "2026-11-24T10:00:00.000Z" },
  })];
  const [row] = input.body.matrix!;
  const answers = new Map([[row.id, {
    itemId: row.id,
    answer: "complies" as const,
    note: "Seen on A-101",
    cycle: 1,
    answeredBy: "Ana Diaz",
    answeredAt: "2026-11-24T10:00:00.000Z",
  }]]);
  const dispositions = indexDispositions([
    aDisposition({
      state: "dismissed",
      reasonCode: "misread",
      note: "It says 36",
      decidedBy: "Ana Diaz",
      assignee: "Ben Ito",
      dueOn: "2031-03-04",
    }),
  ]);
  const write = async (format: typeof EXPORT_FORMATS[number]) =>
    (await exportReport(format, {
      ...input,
      snapshots: new Map(),
      dispositions,
      cycle: 1,
      spoken: [],
      own,
      answers,
    })).bytes;
  const rows = parseCsv(strFromU8(await write("csv")).slice(1));
  const raised = rows[0].indexOf("Raised by");
  assert.deepEqual(rows.filter((it) => it[0] === "R001").map((it) => it[raised]), ["Ana Diaz"]);
  assert.equal(rows[1][raised], "FLClear");
  const sheets = Object.entries(unzipSync(await write("xlsx")))
    .map(([, bytes]) => strFromU8(bytes)).join("");
  for (const words of ["Stair without a handrail", "Seen on A-101", "Reviewer’s answer"]) {
    assert.ok(sheets.includes(words), words);
  }
  const topics = Object.values(unzipSync(await write("bcfzip"))).map((it) => strFromU8(it)).join(
    "",
  );
  assert.ok(topics.includes("<CreationAuthor>Ana Diaz</CreationAuthor>"));
  const json = JSON.parse(strFromU8(await write("json")));
  assert.deepEqual(json.review.ownFindings.map((it: { id: string }) => it.id), ["R001"]);
  assert.deepEqual(json.report, JSON.parse(JSON.stringify(input.body)));
  assert.equal(json.review.answers[0].answeredBy, "Ana Diaz");
  const pages = await readPdf(await write("appendix"));
  const text = pages.map((it) => it.text).join("\n");
  for (
    const words of [
      "What reviewers added",
      "Stair without a handrail",
      "Seen on A-101",
      "Findings decided by reviewers (1)",
      "Dismissed: the sheet was misread. It says 36. Assigned to Ben Ito. Due March 4, 2031",
    ]
  ) {
    assert.ok(text.replace(/\s+/g, " ").includes(words), words);
  }
  const letter = (await readPdf(await write("letter-pdf"))).map((it) => it.text).join("\n");
  assert.ok(letter.includes("Raised by the reviewer, Ana Diaz."));
});
