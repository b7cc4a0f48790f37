/** Reports are written by workers: the same pages, no files but the fonts, and an end where one takes too much. */
import assert from "node:assert/strict";
import { printApart } from "../../../../functions/analysis/apart/mod.ts";
import { WorkerPool } from "../../../../functions/analysis/apart/pool.ts";
import { closeReaders } from "../../../../functions/analysis/read/mod.ts";
import { readFontFile } from "../../../../functions/_report/fonts.ts";
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

Deno.test("a worker that asks for a font gets no other file", async () => {
  await assert.rejects(readFontFile("../../deno.json"), TypeError);
});
