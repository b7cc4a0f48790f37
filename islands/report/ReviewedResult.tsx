/** The result after review, once something was decided. */
import { AdjustedResult } from "../../components/report/AdjustedResult.tsx";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { useAdjustedResult } from "../_hooks/reviewed_report.ts";

export interface ReviewedResultProps {
  projectId: string;
  /** As it was sealed. */
  report: ReportResponse;
}

export default function ReviewedResult({ projectId, report }: ReviewedResultProps) {
  const result = useAdjustedResult(projectId, report);
  return result && <AdjustedResult result={result} />;
}
