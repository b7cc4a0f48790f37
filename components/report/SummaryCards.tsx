/** The four cards over the report: score, issues, cost, status. */
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { rateOf } from "../../functions/_shared/rates.ts";
import { formatDate, formatDollars } from "../format.ts";
import { Badge } from "../ui/Badge.tsx";
import { StatTile } from "../ui/Card.tsx";

/** Sum of the estimates of all findings with their range, whole dollars; null when no finding carries one. */
export function totalCost(
  { findings }: Pick<ReportResponse, "findings">,
): { sumUsd: number; lowUsd: number; highUsd: number } | null {
  const priced = findings.flatMap((it) =>
    it.costEstimate === null ? [] : [{
      sumUsd: it.costEstimate,
      lowUsd: it.cost?.lowUsd ?? it.costEstimate,
      highUsd: it.cost?.highUsd ?? it.costEstimate,
    }]
  );
  if (priced.length === 0) return null;
  return priced.reduce((total, it) => ({
    sumUsd: total.sumUsd + it.sumUsd,
    lowUsd: total.lowUsd + it.lowUsd,
    highUsd: total.highUsd + it.highUsd,
  }));
}

/** Says how many of the estimates are rates, of which nobody knows how much there is to do. */
export function ratesAmong({ findings }: Pick<ReportResponse, "findings">): string {
  const rates = findings.filter(({ cost }) => cost && rateOf(cost.basis) !== null).length;
  return rates === 0
    ? ""
    : `; ${rates} ${rates === 1 ? "estimate" : "estimates"} for a single foot`;
}

export function SummaryCards({ report }: { report: ReportResponse }) {
  const { overallScore, score, counts } = report;
  const percent = overallScore === null ? null : Math.round(overallScore);
  const cost = totalCost(report);
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-3 xl:grid-cols-4">
      <StatTile
        isDense
        label="Overall score"
        value={percent === null ? null : (
          <span className="flex flex-wrap items-baseline gap-x-2">
            {percent}%
            <Badge tone={score.label === "Excellent" ? "compliant" : "neutral"}>
              {score.label}
            </Badge>
          </span>
        )}
        note={`${score.verifiedChecks} of ${score.applicableChecks} applicable checks verified by rules${
          report.engine.kind === "rules" ? " alone" : " and model"
        }`}
      />
      <StatTile
        isDense
        label="Total issues"
        value={report.totalIssues}
        note={`${counts.critical} critical, ${counts.high} high, ${counts.warnings} need a person`}
      />
      <StatTile
        isDense
        label="Estimated cost"
        value={cost === null
          ? (report.totalIssues === 0 ? "$0" : null)
          : formatDollars(cost.sumUsd)}
        note={cost
          ? `Between ${formatDollars(cost.lowUsd)} and ${formatDollars(cost.highUsd)}${
            ratesAmong(report)
          }`
          : "Sum of the estimates of all findings"}
      />
      <StatTile
        isDense
        label="Report status"
        value={report.status === "processing" ? "New review running" : "Complete"}
        note={`Generated ${formatDate(report.createdAt)} by ${report.engine.analysisModel}`}
      />
    </div>
  );
}
