/**
 * The cards over a report, and beside them what stands after review. Phones and tablets have a line of each, the rest at
 * a press: there the sheet takes the room.
 */
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import type { AdjustedResult as Result } from "../../functions/_shared/domain/disposition.ts";
import { cx } from "../ui/cx.ts";
import { Unbroken } from "../ui/Unbroken.tsx";
import { AdjustedResult } from "./AdjustedResult.tsx";
import { SummaryCards, summaryFacts } from "./SummaryCards.tsx";

export interface ReportFiguresProps {
  /** As it was sealed. */
  report: ReportResponse;
  /** Null while nothing was decided or raised since. */
  result: Result | null;
}

export function ReportFigures({ report, result }: ReportFiguresProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="no-print flex min-h-11 items-center justify-between gap-2 text-left text-sm text-muted lg:hidden"
      >
        <span>
          {summaryFacts(report, result).map((it) => (
            <span key={it} className="block text-pretty">
              <Unbroken text={it} />
            </span>
          ))}
        </span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={cx("shrink-0 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div className={cx("flex flex-col gap-3", !isOpen && "max-lg:hidden print:flex")}>
        <SummaryCards report={report} isReviewed={result !== null} />
        {result && <AdjustedResult result={result} />}
      </div>
    </>
  );
}
