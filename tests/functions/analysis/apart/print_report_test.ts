/** Reports, exports and letters are written by workers: no files but the fonts, and an end where one takes too much. */
import assert from "node:assert/strict";
import {
  exportApart,
  listCommentsApart,
  printApart,
} from "../../../../functions/analysis/apart/mod.ts";
import { WorkerPool } from "../../../../functions/analysis/apart/pool.ts";
import { closeReaders } from "../../../../functions/analysis/read/mod.ts";
import { readFontFile } from "../../../../functions/_report/fonts.ts";
import { ExportFormat } from "../../../../functions/_shared/contract/mod.ts";
import { renderReportPdf } from "../../../../functions/_report/report_pdf.ts";
import { aReportInput } from "../../_report/_sample.ts";

Deno.test("a worker writes the report as it would be written here", async () => {
  const input = await aReportInput();
  try {
    assert.deepEqual(await printApart(input), await renderReportPdf(input));
  } finally {
    await closeReaders();
  }
});

Deno.test("a report that takes too much costs its worker and says so", async () => {
  const pool = new WorkerPool({ size: 1 });
  try {
    const job = { kind: "print" as const, input: await aReportInput() };
    const run = { help: { font: readFontFile }, limitBytes: 60 * 2 ** 20 };
    await assert.rejects(pool.run<"print">(job, run), {
      code: "damaged_file",
      message: "The report needs too much memory to be written.",
    });
  } finally {
    pool.close();
  }
});

Deno.test("a worker writes every export and the list of comments", async () => {
  const { body, seal } = await aReportInput();
  const { findings, projectName } = body;
  const snapshots = new Map<string, Uint8Array>();
  const people = { own: [], answers: new Map(), dispositions: new Map(), cycle: 1, spoken: [] };
  try {
    for (const format of ExportFormat.options) {
      const file = await exportApart(format, { body, seal, snapshots, ...people });
      const isPdf = format === "letter-pdf" || format === "appendix";
      const isText = format === "csv" || format === "json";
      const start = new TextDecoder("latin1").decode(file.bytes.subarray(0, 4));
      if (!isText) assert.equal(start, isPdf ? "%PDF" : "PK\x03\x04", format);
      else assert.ok(new TextDecoder().decode(file.bytes).includes(findings[0].title), format);
    }
    const list = { projectName, code: seal.verificationCode, createdAt: new Date(0), findings };
    const pdf = await listCommentsApart({ ...list, said: new Map() });
    assert.equal(new TextDecoder().decode(pdf.subarray(0, 5)), "%PDF-");
  } finally {
    await closeReaders();
  }
});

Deno.test("an export that takes too much costs its worker and says so", async () => {
  const pool = new WorkerPool({ size: 1 });
  try {
    const { body, seal } = await aReportInput();
    const people = { own: [], answers: new Map(), dispositions: new Map(), cycle: 1, spoken: [] };
    const input = { body, seal, snapshots: new Map(), ...people };
    const run = { help: { font: readFontFile }, limitBytes: 60 * 2 ** 20 };
    await assert.rejects(
      pool.run<"export">({ kind: "export", format: "letter-pdf", input }, run),
      { code: "damaged_file", message: "The export needs too much memory to be written." },
    );
  } finally {
    pool.close();
  }
});

Deno.test("a worker that asks for a font gets no other file", async () => {
  await assert.rejects(readFontFile("../../deno.json"), TypeError);
});
