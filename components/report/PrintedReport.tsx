/** The report page on paper: the content of all tabs, one after the other. */
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { asWorded, type Disposition } from "../../functions/_shared/domain/disposition.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { headlineWords, noFindingsWords } from "../../functions/_shared/score_words.ts";
import { Calculations } from "./Calculations.tsx";
import { ChecklistTable } from "./ChecklistTable.tsx";
import { ExecutiveSummary } from "./ExecutiveSummary.tsx";
import { inPageOrder, openFindings, sortFindings } from "./filters.ts";
import { decisionWords } from "./FindingDecision.tsx";
import { FindingDetail } from "./FindingDetail.tsx";
import { LegalAnalysis } from "./LegalAnalysis.tsx";
import { RowHead } from "./MatrixRows.tsx";
import type { AnswerDesk } from "./PersonAnswer.tsx";
import { PrintedMarkup } from "./PrintedMarkup.tsx";
import { SupersededSheets } from "./SupersededSheets.tsx";

export interface PrintedReportProps {
  report: ReportResponse;
  /** What reviewers raised beside it. */
  own?: readonly Finding[];
  /** What was decided, by finding. */
  decided?: ReadonlyMap<string, Disposition>;
  /** What people answered to requirements. */
  desk?: AnswerDesk;
  pictureUrl: (page: number) => string;
}

/** Pages whose picture is printed. */
export function printedPages({ findings }: Pick<ReportResponse, "findings">): number[] {
  const pages = openFindings(findings).map((it) => it.documentMarkup.page);
  return [...new Set(pages)].sort((a, b) => a - b);
}

const NOTHING: ReadonlyMap<string, Disposition> = new Map();

export function PrintedReport(
  { report, own = [], decided = NOTHING, desk, pictureUrl }: PrintedReportProps,
) {
  const open = openFindings([...report.findings, ...own]);
  return (
    <div className="print-only hidden">
      <h2 className="mb-3 text-lg font-semibold">Document Markup</h2>
      <PrintedMarkup
        sheets={report.sheets}
        findings={open.toSorted(inPageOrder)}
        pictureUrl={pictureUrl}
      />
      <h2 className="break-before mb-3 text-lg font-semibold">Detailed Findings</h2>
      {open.length === 0 && <p>{noFindingsWords(report.score)}</p>}
      {sortFindings(open, "severity").map((finding) => (
        <div key={finding.id} className="keep-together border-t border-hairline py-3">
          <FindingDetail
            isWide
            finding={asWorded(finding, decided.get(finding.id))}
            sheet={report.sheets.find((it) =>
              it.page === finding.documentMarkup.page
            )}
            imageUrl={pictureUrl(finding.documentMarkup.page)}
            edition={report.engine.edition}
            review={<Decision disposition={decided.get(finding.id)} />}
          />
        </div>
      ))}
      {report.matrix && (
        <>
          <h2 className="break-before mb-3 text-lg font-semibold">Requirements</h2>
          <p className="mb-3">
            {headlineWords(report.score)}. Requirements that don’t apply are left out.
          </p>
          <ul className="divide-y divide-hairline">
            {report.matrix.filter((it) => it.answer !== "not due").map((row) => (
              <li key={row.id} className="keep-together grid grid-cols-[1fr_auto] gap-4 py-1.5">
                <RowHead row={row} desk={desk} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className="break-before mb-3 text-lg font-semibold">Executive Summary</h2>
      <ExecutiveSummary report={report} decided={decided} />
      <h2 className="break-before mb-3 text-lg font-semibold">Submittal checklist</h2>
      <ChecklistTable isReadOnly checklist={report.checklist} desk={desk} />
      <h2 className="break-before mb-3 text-lg font-semibold">Calculations</h2>
      <Calculations calculations={report.calculations} />
      {report.superseded && (
        <>
          <h2 className="mt-6 mb-3 text-lg font-semibold">Replaced by the revision</h2>
          <SupersededSheets superseded={report.superseded} sheets={report.sheets} />
        </>
      )}
      <h2 className="break-before mb-3 text-lg font-semibold">Legal Analysis</h2>
      <LegalAnalysis report={report} decided={decided} own={own} />
    </div>
  );
}

function Decision({ disposition }: { disposition: Disposition | undefined }) {
  if (!disposition?.state) return null;
  return (
    <p className="text-sm">
      <strong className="font-semibold">Review:</strong> {decisionWords(disposition)}
    </p>
  );
}
