/**
 * The cards over a report, and beside them what stands after review. Phones and tablets have a line of each: there the
 * sheet takes the room.
 */
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import type { AdjustedResult as Result } from "../../functions/_shared/domain/disposition.ts";
import { FoldedFigures } from "../ui/FoldedFigures.tsx";
import { AdjustedResult } from "./AdjustedResult.tsx";
import { SummaryCards, summaryFacts } from "./SummaryCards.tsx";

export interface ReportFiguresProps {
  /** As it was sealed. */
  report: ReportResponse;
  /** Null while nothing was decided or raised since. */
  result: Result | null;
}

export function ReportFigures({ report, result }: ReportFiguresProps) {
  return (
    <FoldedFigures facts={summaryFacts(report, result)} from="lg">
      <SummaryCards report={report} isReviewed={result !== null} />
      {result && <AdjustedResult result={result} />}
    </FoldedFigures>
  );
}
