/** Findings in the formats people carry them on in: CSV, XLSX, BCF, JSON, the comment letter, the appendix of the PDF. */
import { adjustResult } from "../../_shared/domain/disposition.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import type { SpokenComment } from "../../_shared/domain/comparison.ts";
import type { PersonAnswers } from "../../_shared/domain/person_answer.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import type { Approval, ExportFormat } from "../../_shared/contract/mod.ts";
import type { Seal } from "../../_shared/seal.ts";
import { type BcfInput, exportBcf } from "./bcf.ts";
import { exportCsv } from "./csv.ts";
import type { Dispositions } from "./rows.ts";
import { renderAppendixPdf } from "../report_pdf.ts";
import { writeLetterDocx } from "../letter/docx.ts";
import { writeLetterPdf } from "../letter/pdf.ts";
import { writeLetterXlsx } from "../letter/xlsx.ts";
import { exportXlsx } from "./xlsx.ts";

export { type BcfInput, exportBcf, exportCsv, exportXlsx };

/** What an export is made from. */
export interface ExportInput extends BcfInput {
  body: ReportBody;
  seal: Seal;
  /** What reviewers raised themselves, beside what was sealed. */
  own: readonly Finding[];
  /** What people answered to requirements. */
  answers: PersonAnswers;
  /** What people decided, beside what was sealed. */
  dispositions: Dispositions;
  /** Cycle of review, from 1. */
  cycle: number;
  /** What became of the comments made before. */
  spoken: readonly SpokenComment[];
  /** Whether and by whom the cycle was approved. */
  approval?: Approval | null;
}

/** An export ready to be sent. */
export interface ExportFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** End of the name, with the dot. */
  ending: string;
}

/** Writes a report in one of the formats. */
export async function exportReport(format: ExportFormat, input: ExportInput): Promise<ExportFile> {
  return {
    bytes: await WRITERS[format](input),
    contentType: CONTENT_TYPES[format],
    ending: ENDINGS[format] ?? `.${format}`,
  };
}

const ENDINGS: Partial<Record<ExportFormat, string>> = {
  appendix: "-appendix.pdf",
  "letter-pdf": ".pdf",
  "letter-xlsx": ".xlsx",
};

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The same with what reviewers raised among the findings; the sealed body stays as it is. */
const withOwn = (input: ExportInput): ExportInput => ({
  ...input,
  body: { ...input.body, findings: [...input.body.findings, ...input.own] },
});

const WRITERS: Record<
  ExportFormat,
  (input: ExportInput) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
> = {
  csv: (input) => utf8(exportCsv(withOwn(input).body.findings, input.dispositions)),
  xlsx: (input) => exportXlsx(withOwn(input).body, input.dispositions, input.answers),
  bcfzip: (input) => exportBcf(withOwn(input)),
  appendix: async ({ body, seal, ...review }) =>
    new Uint8Array(await renderAppendixPdf({ body, seal, review })),
  docx: (input) => writeLetterDocx(withOwn(input)),
  "letter-pdf": (input) => writeLetterPdf(withOwn(input)),
  "letter-xlsx": (input) => writeLetterXlsx(withOwn(input)),
  json: ({ body, seal, own, answers, dispositions, approval }) => {
    const review = {
      adjusted: adjustResult([...body.findings, ...own], dispositions),
      ownFindings: own,
      answers: [...answers.values()],
      dispositions: [...dispositions.values()],
      approval: approval ?? null,
    };
    return utf8(`${JSON.stringify({ report: body, seal, review }, null, 2)}\n`);
  },
};

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  bcfzip: "application/octet-stream",
  json: "application/json; charset=utf-8",
  appendix: "application/pdf",
  "letter-pdf": "application/pdf",
  "letter-xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
