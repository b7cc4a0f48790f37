/** A report as a PDF, with fonts that whoever asked for it has. */
import { loadFonts, type ReadFont } from "../../_report/fonts.ts";
import type { ReportInput } from "../../_report/report_input.ts";
import { renderReportPdf } from "../../_report/report_pdf.ts";

export async function printReport(input: ReportInput, readFont: ReadFont): Promise<Uint8Array> {
  // Read once: all that is written after finds them.
  await loadFonts(readFont);
  return await renderReportPdf(input);
}
