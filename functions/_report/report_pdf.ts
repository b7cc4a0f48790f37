/**
 * The compliance report as a PDF: tagged, bookmarked, fonts embedded, its own content and seal attached. Not
 * yet signed: `sign_pdf.ts` does that on the finished bytes.
 */
import { canonicalJson } from "../_shared/seal.ts";
import { loadFonts } from "./fonts.ts";
import { drawFooter } from "./footer.ts";
import { COLUMN, HAIRLINE, PAGE } from "./look.ts";
import { writeCalculations } from "./pages/calculations.ts";
import { writeChecklist } from "./pages/checklist.ts";
import { writeCover } from "./pages/cover.ts";
import { writeEgress } from "./pages/egress.ts";
import { writeCompliant, writeFindings } from "./pages/findings.ts";
import { writeMethod } from "./pages/method.ts";
import { writeOpenPoints } from "./pages/open_points.ts";
import { writeRequirements } from "./pages/requirements.ts";
import { type PrintedReview, writeReview } from "./pages/review.ts";
import { writeSheets } from "./pages/sheets.ts";
import { writeSummary } from "./pages/summary.ts";
import { writeVerification } from "./pages/verification.ts";
import { Paper } from "./paper.ts";
import type { ReportInput } from "./report_input.ts";
import { LABEL } from "./shapes.ts";
import { shorten } from "./words.ts";

export type { Brand, ReportInput } from "./report_input.ts";

/** Names under which content, seal and certificate are attached to the report. */
export const ATTACHMENTS = {
  body: "flclear-report.json",
  seal: "flclear-seal.json",
  endorsement: "flclear-certificate.json",
} as const;

/**
 * Renders the report. The same input gives the same pages; the file's date is the report's own.
 *
 * @returns the bytes of an unsigned PDF 1.7
 */
export async function renderReportPdf(input: ReportInput): Promise<Uint8Array> {
  const { body, seal, brand, endorsement } = input;
  const title = `Compliance report: ${body.projectName || "Untitled Project"}`;
  const paper = new Paper(await loadFonts(), {
    title,
    author: brand?.name ?? "FLClear",
    subject: `Review against the ${body.engine.edition}; ${seal.verificationCode}`,
    createdAt: new Date(body.createdAt),
  });
  writeCover(paper, input);
  const sections = [
    writeFindings,
    writeOpenPoints,
    writeVerification,
    ...(input.hasAppendix ? APPENDIX : []),
  ];
  for (const write of sections) paper.within("Sect", () => write(paper, input));
  paper.stampPages((index, count) => stampPage(paper, input, { index, count }));
  paper.attach(ATTACHMENTS.body, canonicalJson(body), "Content of this report, as it was sealed");
  paper.attach(ATTACHMENTS.seal, canonicalJson(seal), "Seal of this report");
  if (endorsement) {
    const text = canonicalJson(endorsement);
    paper.attach(ATTACHMENTS.endorsement, text, "Certificate that signs this file");
  }
  return await paper.finish();
}

/** What a reader asks for who wants to know how the report came to its result. */
const APPENDIX = [
  writeSummary,
  writeRequirements,
  writeCompliant,
  writeChecklist,
  writeCalculations,
  writeEgress,
  writeSheets,
  writeMethod,
];

/** What an appendix of its own is printed from. */
export interface AppendixInput extends Pick<ReportInput, "body" | "seal" | "brand"> {
  /** What people added since; no sealed report holds it. */
  review?: PrintedReview;
}

/** Renders the appendix alone, to be laid beside a report that was issued without it. Unsigned. */
export async function renderAppendixPdf(
  { review, ...appendix }: AppendixInput,
): Promise<Uint8Array> {
  const { body, seal, brand } = appendix;
  const input: ReportInput = {
    ...appendix,
    publicUrl: "",
    crops: new Map(),
    thumbnails: new Map(),
  };
  const paper = new Paper(await loadFonts(), {
    title: `Appendix to report ${seal.verificationCode}`,
    author: brand?.name ?? "FLClear",
    subject: `${body.projectName || "Untitled Project"}; content ${seal.reportHash}`,
    createdAt: new Date(body.createdAt),
  });
  if (review) paper.within("Sect", () => writeReview(paper, body, review));
  for (const write of APPENDIX) paper.within("Sect", () => write(paper, input));
  paper.stampPages((index, count) =>
    stampPage(paper, input, { index: index + 1, count: count + 1 })
  );
  return await paper.finish();
}

function stampPage(
  paper: Paper,
  { body, seal, brand }: ReportInput,
  { index, count }: { index: number; count: number },
): void {
  if (index > 0) {
    const style = { ...LABEL, tag: null, x: PAGE.left, y: 40 } as const;
    const name = shorten(body.projectName || "Untitled Project", 80);
    paper.text(name, { ...style, width: COLUMN - 130 });
    paper.text(seal.verificationCode, { ...style, font: "mono", align: "right" });
    paper.doc.moveTo(PAGE.left, 56).lineTo(PAGE.left + COLUMN, 56).lineWidth(0.5).stroke(HAIRLINE);
  }
  const line = `${brand?.name ?? "FLClear"} compliance report`;
  drawFooter(paper, line, `Page ${index + 1} of ${count}`);
}
