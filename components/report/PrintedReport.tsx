/** The report page on paper: the content of all four tabs, one after the other. */
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import { ExecutiveSummary } from "./ExecutiveSummary.tsx";
import { inPageOrder, openFindings, sortFindings } from "./filters.ts";
import { FindingDetail } from "./FindingDetail.tsx";
import { LegalAnalysis } from "./LegalAnalysis.tsx";
import { PrintedMarkup } from "./PrintedMarkup.tsx";

export interface PrintedReportProps {
  report: ReportResponse;
  pictureUrl: (page: number) => string;
}

/** Pages whose picture is printed. */
export function printedPages({ findings }: Pick<ReportResponse, "findings">): number[] {
  const pages = openFindings(findings).map((it) => it.documentMarkup.page);
  return [...new Set(pages)].sort((a, b) => a - b);
}

export function PrintedReport({ report, pictureUrl }: PrintedReportProps) {
  const open = openFindings(report.findings);
  return (
    <div className="print-only hidden">
      <h2 className="mb-3 text-lg font-semibold">Document Markup</h2>
      <PrintedMarkup
        sheets={report.sheets}
        findings={open.toSorted(inPageOrder)}
        pictureUrl={pictureUrl}
      />
      <h2 className="break-before mb-3 text-lg font-semibold">Detailed Findings</h2>
      {open.length === 0 && <p>{EMPTY_MESSAGES.noIssues}</p>}
      {sortFindings(open, "severity").map((finding) => (
        <div key={finding.id} className="keep-together border-t border-hairline py-3">
          <FindingDetail
            isWide
            finding={finding}
            sheet={report.sheets.find((it) =>
              it.page === finding.documentMarkup.page
            )}
            imageUrl={pictureUrl(finding.documentMarkup.page)}
            edition={report.engine.edition}
          />
        </div>
      ))}
      <h2 className="break-before mb-3 text-lg font-semibold">Executive Summary</h2>
      <ExecutiveSummary report={report} />
      <h2 className="break-before mb-3 text-lg font-semibold">Legal Analysis</h2>
      <LegalAnalysis report={report} />
    </div>
  );
}
