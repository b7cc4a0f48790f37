/** The report with what reviewers raised beside it. The sealed report itself stays as it was. */
import { useMemo } from "react";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import {
  type AdjustedResult,
  adjustResult,
  hasReview,
  indexDispositions,
} from "../../functions/_shared/domain/disposition.ts";
import { useDispositions } from "../_client/dispositions.ts";
import { useOwnFindings } from "../_client/own_findings.ts";

/** The same object as long as nothing changed. */
export function useReviewedReport<R extends ReportResponse | undefined>(
  projectId: string,
  report: R,
): R {
  const { data: own = [] } = useOwnFindings(projectId, report?.id ?? "");
  return useMemo(
    () => report && own.length > 0 ? { ...report, findings: [...report.findings, ...own] } : report,
    [report, own],
  );
}

/** What stands of a report after review; null while nothing was decided or raised. */
export function useAdjustedResult(
  projectId: string,
  report: ReportResponse | undefined,
): AdjustedResult | null {
  const { data } = useDispositions(projectId, report?.id ?? "");
  const findings = useReviewedReport(projectId, report)?.findings;
  return useMemo(() => {
    const result = data && findings && adjustResult(findings, indexDispositions(data));
    return result && hasReview(result) ? result : null;
  }, [data, findings]);
}

/** Whether it is known what reviewers raised and decided about a report, or that it can't be had at once. */
export function useReviewKnown(projectId: string, reportId: string): boolean {
  return [useDispositions(projectId, reportId), useOwnFindings(projectId, reportId)]
    .every((it) => !it.isPending || it.failureCount > 0);
}
