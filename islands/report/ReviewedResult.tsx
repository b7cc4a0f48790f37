/** The result after review, once something was decided. */
import { AdjustedResult } from "../../components/report/AdjustedResult.tsx";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { adjustResult, indexDispositions } from "../../functions/_shared/domain/disposition.ts";
import { useDispositions } from "../_client/dispositions.ts";
import { useReviewedReport } from "../_hooks/reviewed_report.ts";

export interface ReviewedResultProps {
  projectId: string;
  /** As it was sealed. */
  report: ReportResponse;
}

export default function ReviewedResult({ projectId, report }: ReviewedResultProps) {
  const { data } = useDispositions(projectId, report.id);
  const { findings } = useReviewedReport(projectId, report);
  return data ? <AdjustedResult result={adjustResult(findings, indexDispositions(data))} /> : null;
}
