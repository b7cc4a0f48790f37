/** The comment letter: what goes into it, in which order and words, and a document that can be opened. */
import assert from "node:assert/strict";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { writeComments } from "../../../functions/_report/letter/comments.ts";
import { readResponses } from "../../../functions/_report/letter/read_responses.ts";
import { writeLetterPdf } from "../../../functions/_report/letter/pdf.ts";
import { writeLetterXlsx } from "../../../functions/_report/letter/xlsx.ts";
import { writeLetterDocx } from "../../../functions/_report/letter/docx.ts";
import { indexDispositions } from "../../../functions/_shared/domain/disposition.ts";
import { CONFIRMED_LINK, HEARD, UNCONFIRMED } from "../../../functions/_shared/provenance.ts";
import { aDisposition } from "../../fakes/disposition.ts";
import { aFinding, aReportBody } from "../../fakes/report_body.ts";
import { readPdf } from "./_read_pdf.ts";
import { aPng, aReportInput } from "./_sample.ts";

const at = (page: number, y: number) => ({ ...aFinding({ id: "x" }).documentMarkup, page, y });

Deno.test("writeComments() leaves out how the model came to a finding", () => {
  const found = [
    aFinding({ id: "sure", description: `Too low: 33 in. ${CONFIRMED_LINK} ${HEARD}` }),
    aFinding({ id: "asked", description: `${UNCONFIRMED} Too low: 34 in.`, status: "warning" }),
  ];
  const { groups } = writeComments(found, new Map());
  const said = groups.flatMap(({ comments }) => comments.map(({ shown }) => shown));
  assert.deepEqual(said.toSorted(), ["Too low: 33 in.", "Too low: 34 in."]);
});

Deno.test("writeComments() takes what stands, by discipline, then as a reader walks the set", () => {
  const findings = [
    aFinding({ id: "late", category: "Egress", documentMarkup: at(3, 10) }),
    aFinding({ id: "low", category: "Egress", documentMarkup: at(2, 80) }),
    aFinding({ id: "high", category: "Egress", documentMarkup: at(2, 20) }),
    aFinding({ id: "door", category: "Accessibility", status: "warning" }),
    aFinding({ id: "wrong", category: "Plumbing" }),
    aFinding({ id: "done", category: "Egress" }),
    aFinding({ id: "good", category: "Egress", status: "compliant" }),
  ];
  const letter = writeComments(
    findings,
    indexDispositions([
      aDisposition({ findingId: "wrong", state: "dismissed", reasonCode: "misread" }),
      aDisposition({ findingId: "done", state: "resolved" }),
      aDisposition({ findingId: "late", state: "deferred" }),
      aDisposition({ findingId: "low", state: "accepted", recommendation: "Widen it." }),
    ]),
  );
  assert.deepEqual(
    letter.groups.map((it) => [it.discipline, it.comments.map((one) => one.finding.id)]),
    [["Accessibility", ["door"]], ["Egress", ["high", "low", "late"]]],
  );
  const comments = letter.groups.flatMap((it) => it.comments);
  assert.deepEqual(comments.map((it) => it.number), [1, 2, 3, 4]);
  assert.deepEqual(comments.map((it) => it.isQuestion), [true, false, false, false]);
  assert.deepEqual(
    comments.map((it) => it.deferred),
    [null, null, null, "Deferred: to be settled later, under another permit or in the field."],
  );
  assert.equal(comments[2].wanted, "Widen it.");
  assert.deepEqual([letter.count, letter.undecided], [4, 2]);
});

Deno.test("a second letter says how each comment stands, asks for what nothing closed, and lists what was closed", () => {
  const comment = (state: "open" | "corrected" | "unconfirmed", afterId: string | null) => ({
    state,
    before: { cycle: 1, findingId: "x" },
    afterId,
    beforePlace: null,
    afterPlace: null,
    why: "What is shown there has not changed.",
    isOnChange: false,
  });
  const still = aFinding({ id: "still", category: "Egress" });
  const gone = aFinding({ id: "F007", category: "Egress", title: "Gone" });
  const fixed = aFinding({ id: "F008", category: "Egress", title: "Fixed" });
  const shut = aFinding({ id: "F009", category: "Egress", title: "Shut" });
  const letter = writeComments([still], new Map(), [
    { comment: comment("open", "still"), finding: still, verdict: null },
    { comment: comment("unconfirmed", null), finding: gone, verdict: null },
    { comment: comment("corrected", null), finding: fixed, verdict: null },
    { comment: comment("unconfirmed", null), finding: shut, verdict: "closed" },
  ]);
  const comments = letter.groups.flatMap((it) => it.comments);
  assert.deepEqual(comments.map((it) => it.finding.id).sort(), ["F007", "still"]);
  assert.match(
    comments.find((it) => it.finding.id === "F007")!.carried!,
    /^Raised in cycle 1\. Not confirmed: what is/,
  );
  assert.match(comments.find((it) => it.finding.id === "still")!.carried!, /Not corrected/);
  assert.deepEqual(letter.closed.map((it) => [it.finding.title, it.why]), [
    ["Fixed", "What is shown there has not changed."],
    ["Shut", "Closed by the reviewer."],
  ]);
  assert.deepEqual([letter.count, letter.undecided], [2, 1]);
});

Deno.test("a letter of an approved cycle says who approved it and asks for no answer", async () => {
  const { body, seal } = await aReportInput();
  const input = {
    body,
    seal,
    snapshots: new Map(),
    dispositions: new Map(),
    cycle: 2,
    approval: {
      by: "Ana Diaz",
      at: "2026-11-26T12:00:00.000Z",
      note: "Field check of the stair",
      open: 2,
    },
  };
  const docx = strFromU8(unzipSync(await writeLetterDocx(input))["word/document.xml"]);
  const words = ["Approved as noted by Ana Diaz on", "Field check of the stair"];
  const paper = (await readPdf(await writeLetterPdf(input)))[0].text.replace(/\s+/g, " ");
  for (const it of words) {
    assert.ok(wordsOf(docx).includes(it), it);
    assert.ok(paper.includes(it), it);
  }
  assert.ok(!wordsOf(docx).includes("Please answer each"));
  const about = strFromU8(unzipSync(writeLetterXlsx(input))["xl/worksheets/sheet3.xml"]);
  assert.ok(about.includes(words[1]));
});

const wordsOf = (xml: string) => xml.replace(/<\/w:p>/g, "\n").replace(/<[^>]+>/g, "");

Deno.test("writeLetterDocx() writes tables with repeated heads, pictures and an empty answer for each", async () => {
  const { body, seal } = await aReportInput();
  const open = body.findings.filter((it) => it.status !== "compliant");
  const snapshots = new Map([[open[0].id, await aPng(600, 300)]]);
  const dispositions = indexDispositions(
    open.map(({ id }) => aDisposition({ findingId: id, state: "accepted" })),
  );
  const parts = unzipSync(
    await writeLetterDocx({ body, seal, snapshots, dispositions, cycle: 2 }),
  );
  const xml = strFromU8(parts["word/document.xml"]);
  const words = wordsOf(xml);
  assert.match(words, /^Plan review comments\n/);
  assert.match(words, /Cycle: 2\n/);
  assert.ok(words.includes(seal.verificationCode));
  assert.ok(!words.includes("Draft"));
  for (const { description, recommendation, codeReference } of open) {
    for (const said of [description, recommendation, codeReference]) {
      assert.ok(
        words.includes(said.replaceAll("&", "&amp;").replaceAll("'", "&apos;")) ||
          words.includes(said),
        said,
      );
    }
  }
  const tables = new Set(open.map((it) => it.category)).size;
  assert.equal(xml.match(/<w:tbl>/g)?.length, tables);
  assert.equal(xml.match(/<w:tblHeader\/>/g)?.length, tables);
  assert.equal(xml.match(/<w:tr>|<w:tr /g)?.length, tables + open.length);
  assert.equal(Object.keys(parts).filter((it) => /^word\/media\/.+\.png$/.test(it)).length, 1);
  assert.match(wordsOf(strFromU8(parts["word/footer1.xml"])), /cycle 2/);
});

Deno.test("what a reviewer pasted from a drawing leaves a letter that every program can open", async () => {
  const { body, seal } = await aReportInput();
  const pasted = "Corri\ufffedor\uffff";
  const finding = aFinding({ id: "F001", title: pasted, description: pasted, where: pasted });
  const input = {
    body: { ...body, projectName: pasted, findings: [finding] },
    seal,
    cycle: 1,
    dispositions: new Map(),
    snapshots: new Map([["F001", await aPng(60, 30)]]),
  };
  const parts = unzipSync(await writeLetterDocx(input));
  for (const [name, bytes] of Object.entries(parts).filter(([it]) => it.endsWith(".xml"))) {
    assert.doesNotMatch(strFromU8(bytes), /[\ufffe\uffff]/, name);
  }
  assert.ok(strFromU8(parts["word/document.xml"]).includes("Corridor"));
});

Deno.test("a letter nobody decided about is a draft, and one without comments says so", async () => {
  const { body, seal } = await aReportInput();
  const write = async (of: typeof body) => {
    const input = { body: of, seal, snapshots: new Map(), dispositions: new Map(), cycle: 1 };
    return wordsOf(strFromU8(unzipSync(await writeLetterDocx(input))["word/document.xml"]));
  };
  assert.match(await write(body), /Draft: \d+ comments not yet reviewed\./);
  assert.match(await write({ ...aReportBody(), findings: [] }), /No open comments\./);
});

Deno.test("the letter on paper and as a workbook hold the same comments, each with room for an answer", async () => {
  const { body, seal } = await aReportInput();
  const open = body.findings.filter((it) => it.status !== "compliant");
  const input = {
    body,
    seal,
    cycle: 2,
    dispositions: indexDispositions(
      open.map(({ id }) => aDisposition({ findingId: id, state: "accepted" })),
    ),
    snapshots: new Map([[open[0].id, await aPng(600, 300)]]),
  };
  const pdf = (await readPdf(await writeLetterPdf(input))).map((it) => it.text).join(" ");
  assert.match(pdf, /Plan review comments/);
  assert.match(pdf, /Cycle: 2/);
  assert.match(pdf, /Reviewed against: Florida Building Code/);
  assert.equal(pdf.match(/Applicant’s response:/g)?.length, open.length);
  const sheet = strFromU8(unzipSync(writeLetterXlsx(input))["xl/worksheets/sheet1.xml"]);
  assert.equal(sheet.match(/<row /g)?.length, open.length + 1);
  assert.ok(sheet.includes("Applicant’s response"));
  for (const { codeReference } of open) {
    assert.ok(pdf.replace(/\s+/g, " ").includes(codeReference), codeReference);
    assert.ok(sheet.includes(codeReference), codeReference);
  }
});

Deno.test("on paper a discipline is never named at the end of a page", async () => {
  const { body, seal } = await aReportInput();
  const disciplines = ["Accessibility", "Egress", "Electrical", "Fire Safety", "Plumbing"];
  const findings = disciplines.map((category) => aFinding({ id: category, category }));
  const picture = await aPng(600, 300);
  const snapshots = new Map(disciplines.map((it) => [it, picture]));
  const letter = {
    body: { ...body, findings },
    seal,
    cycle: 1,
    dispositions: new Map(),
    snapshots,
  };
  for (const { text } of await readPdf(await writeLetterPdf(letter))) {
    const last = text.slice(text.lastIndexOf("Applicant’s response"));
    assert.ok(!disciplines.some((it) => last.includes(it)), last);
  }
});

Deno.test("answers come back from either letter by the reference of their comment", async () => {
  const { body, seal } = await aReportInput();
  const earlier = aFinding({ id: "F007", category: "Egress", title: "Gone" });
  const input = {
    body,
    seal,
    cycle: 2,
    dispositions: new Map(),
    snapshots: new Map(),
    spoken: [{
      comment: {
        state: "unconfirmed" as const,
        before: { cycle: 1, findingId: "F007" },
        afterId: null,
        beforePlace: null,
        afterPlace: null,
        why: "x",
        isOnChange: false,
      },
      finding: earlier,
      verdict: null,
    }],
  };
  const comments = writeComments(body.findings, new Map(), input.spoken).groups
    .flatMap((it) => it.comments);
  const answers = comments.map((it) => `Answered <${it.number}> & done`);
  const written = (at: number) =>
    answers[at].replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

  const word = unzipSync(await writeLetterDocx(input));
  let row = 0;
  const filled = strFromU8(word["word/document.xml"]).replace(
    /<w:tr[ >][\s\S]*?<\/w:tr>/g,
    (all) => {
      if (all.includes("<w:tblHeader/>")) return all;
      const cell = all.lastIndexOf("<w:p");
      return `${all.slice(0, cell)}<w:p><w:r><w:t>${
        written(row++)
      }</w:t></w:r></w:p></w:tc></w:tr>`;
    },
  );
  assert.equal(row, comments.length);
  const docx = zipSync({ ...word, "word/document.xml": strToU8(filled) });

  const book = unzipSync(writeLetterXlsx(input));
  let line = -1;
  const sheet = strFromU8(book["xl/worksheets/sheet1.xml"]).replace(
    /<row [\s\S]*?<\/row>/g,
    (all) => {
      if (line++ < 0) return all;
      return all.replace(
        /<c r="K(\d+)"[^>]*\/>/,
        `<c r="K$1" t="inlineStr"><is><t>${written(line - 1)}</t></is></c>`,
      );
    },
  );
  const xlsx = zipSync({ ...book, "xl/worksheets/sheet1.xml": strToU8(sheet) });

  for (const bytes of [docx, xlsx]) {
    assert.deepEqual(
      readResponses(bytes),
      comments.map((it, at) => ({ reference: it.reference, response: answers[at] })),
    );
  }
  assert.ok(comments.some((it) => it.reference === "C1-F007"));
  assert.deepEqual(readResponses(await writeLetterDocx(input)), [], "nothing is filled in");
});

Deno.test("what is no letter is refused", () => {
  const others = [
    new TextEncoder().encode("%PDF-1.7"),
    new Uint8Array(),
    zipSync({
      "word/document.xml": strToU8("<w:document><w:p><w:t>Dear all</w:t></w:p></w:document>"),
    }),
    zipSync({ "xl/worksheets/sheet1.xml": strToU8("<worksheet/>") }),
    zipSync({ "readme.txt": strToU8("x") }),
  ];
  for (const bytes of others) {
    assert.throws(() => readResponses(bytes), { code: "unsupported_file_type" });
  }
});

Deno.test("a text that stands in every cell of a workbook is looked through once", () => {
  const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const count = 20_000;
  const rows = Array.from(
    { length: count },
    (_, n) => `<row>${inline(`F${n}`)}<c t="s"><v>0</v></c></row>`,
  );
  const heads = `<row>${inline("Reference")}${inline("Applicant’s response")}</row>`;
  const shared = `<sst><si><t>${" as noted".repeat(400_000)}</t></si></sst>`;
  const read = readResponses(zipSync({
    "xl/worksheets/sheet1.xml": strToU8(`<sheetData>${heads}${rows.join("")}</sheetData>`),
    "xl/sharedStrings.xml": strToU8(shared),
  }));
  assert.equal(read.length, count);
  assert.match(read.at(-1)!.response, /^as noted as noted/);
  assert.equal(read.at(-1)!.response.length, 4_000);
});

Deno.test("a container made to hold its reader up costs no more than its length", () => {
  const times = 100_000;
  const row = "<w:tr><w:tc><w:p>";
  const parts = [
    ["word/document.xml", "<w:tr ".repeat(times)],
    ["word/document.xml", `${row}${"<w:br ".repeat(times)}</w:p></w:tc></w:tr>`],
    ["word/document.xml", `${row}<w:t>${"<".repeat(times)}</w:t></w:p></w:tc></w:tr>`],
    ["xl/worksheets/sheet1.xml", `<row>${"<c>".repeat(times)}</row>`],
    ["xl/worksheets/sheet1.xml", `<row><c>${"<v>".repeat(times)}</c></row>`],
  ];
  const files: Uint8Array[] = parts.map(([name, xml]) => zipSync({ [name]: strToU8(xml) }));
  files.push(nameAgain(zipSync({ "word/document.xml": new Uint8Array(2 ** 23) }), 1000));
  const startMs = performance.now();
  for (const bytes of files) {
    assert.throws(() => readResponses(bytes), { code: "unsupported_file_type" });
  }
  assert.ok(performance.now() - startMs < 3_000);
});

/** The container with the entry of its one file again and again. @source APPNOTE.TXT 4.3.12, 4.3.16 */
function nameAgain(zip: Uint8Array, times: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset);
  const endAt = zip.length - 22;
  const entryAt = view.getUint32(endAt + 16, true);
  const entry = zip.slice(entryAt, endAt);
  const whole = new Uint8Array(entryAt + entry.length * times + 22);
  whole.set(zip.subarray(0, entryAt));
  for (let n = 0; n < times; n++) whole.set(entry, entryAt + n * entry.length);
  whole.set(zip.subarray(endAt), whole.length - 22);
  const end = new DataView(whole.buffer, whole.length - 22);
  end.setUint16(8, times, true);
  end.setUint16(10, times, true);
  return whole;
}
