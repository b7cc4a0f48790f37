/** The result after review, once something was decided. */
import { AdjustedResult } from "../../components/report/AdjustedResult.tsx";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { adjustResult, indexDispositions } from "../../functions/_shared/domain/disposition.ts";
import { useDispositions } from "../_client/dispositions.ts";

export interface ReviewedResultProps {
  projectId: string;
  report: Pick<ReportResponse, "id" | "findings">;
}

export default function ReviewedResult({ projectId, report }: ReviewedResultProps) {
  const { data } = useDispositions(projectId, report.id);
  return data
    ? <AdjustedResult result={adjustResult(report.findings, indexDispositions(data))} />
    : null;
}
