/** The four cards over the report: score, issues, cost, status. */
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { hasSum, onlyRatedWords, ratedWords, sumCosts } from "../../functions/_shared/costs.ts";
import {
  isConclusive,
  PRE_CHECK,
  scoreNote,
  shownPercent,
} from "../../functions/_shared/score_words.ts";
import {
  countIssues,
  type FindingCounts,
  issuesAndQuestions,
  openWords,
} from "../../functions/_shared/counts.ts";
import type { AdjustedResult } from "../../functions/_shared/domain/disposition.ts";
import { SEVERITIES, type Severity } from "../../functions/_shared/domain/finding.ts";
import { formatDate, formatDollars, sentence } from "../format.ts";
import { Badge } from "../ui/Badge.tsx";
import { StatTile } from "../ui/Card.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";

/**
 * What the cards say, in a line where there is no room for them; once something was reviewed, what of it is as sealed
 * and what is open now.
 */
export function summaryFacts(
  { score, counts }: ReportResponse,
  reviewed: AdjustedResult | null,
): string[] {
  const percent = shownPercent(score);
  const name = isConclusive(score) ? score.label : PRE_CHECK;
  const figure = percent === null ? "" : `score ${score.isCapped ? "capped at " : ""}${percent}%`;
  if (!reviewed) return [[name, figure, openWords(counts)].filter(Boolean).join(", ")];
  const { openIssues, openQuestions } = reviewed;
  // One decision may take a critical issue away and another add a lesser one: their sum alone would not tell.
  const withCritical = (of: Record<Severity, number>, questions: number) =>
    issuesAndQuestions(countIssues(of), questions, {
      critical: counts.critical + openIssues.critical > 0 ? of.critical : undefined,
    });
  const sealed = withCritical(counts, counts.warnings);
  const now = withCritical(openIssues, openQuestions);
  return sealed === now
    ? [`${AS_SEALED}: ${figure || name}, ${sealed}; after review, the same`]
    : [`${AS_SEALED}: ${figure || name}, ${sealed}`, `After review: ${now}${changedBy(reviewed)}`];
}

/** `; 1 dismissed, 1 raised`: why there are others now, also where their sum is the same. */
function changedBy({ dismissed, resolved, own }: AdjustedResult): string {
  const parts = Object.entries({ dismissed, resolved, raised: own })
    .filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`);
  return parts.length === 0 ? "" : `; ${parts.join(", ")}`;
}

/** Said of figures that stay as they were signed, whatever is decided afterwards. */
const AS_SEALED = "As sealed";

export interface SummaryCardsProps {
  report: ReportResponse;
  /** Something was reviewed since: the figures say that they are those of the sealed report. */
  isReviewed?: boolean;
}

export function SummaryCards({ report, isReviewed = false }: SummaryCardsProps) {
  const { score, counts } = report;
  const percent = shownPercent(score);
  const cost = sumCosts(report.findings);
  const rated = cost?.rated ?? 0;
  const dollars = cost && hasSum(cost)
    ? formatDollars(Math.round((cost.lowUsd + cost.highUsd) / 2))
    : report.totalIssues === 0
    ? "$0"
    : null;
  const range = cost && hasSum(cost)
    ? `Between ${formatDollars(cost.lowUsd)} and ${formatDollars(cost.highUsd)}${ratedWords(rated)}`
    : cost
    ? sentence(onlyRatedWords(rated))
    : "Sum of the estimates of all issues";
  const note = scoreNote(score);
  const named = (label: string) => isReviewed ? `${label}, ${AS_SEALED.toLowerCase()}` : label;
  const isRunning = report.status === "processing";
  return (
    <div className="grid gap-2 min-[20rem]:grid-cols-2 sm:gap-3 xl:grid-cols-[7fr_5fr_5fr_5fr]">
      <StatTile
        isDense
        label={named("Overall score")}
        value={percent === null ? null : (
          <span className="flex flex-wrap items-baseline gap-x-2">
            {percent}%
            <Badge tone={isConclusive(score) && percent >= 85 ? "compliant" : "neutral"}>
              {isConclusive(score) ? score.label : PRE_CHECK}
            </Badge>
          </span>
        )}
        note={isConclusive(score)
          ? note
          : `${note} ${PRE_CHECK}: no verdict on the building as a whole.`}
      />
      <StatTile
        isDense
        label={named("Total issues")}
        value={report.totalIssues}
        note={issueWords(counts)}
      />
      <StatTile
        isDense
        label={named("Estimated cost")}
        className="max-sm:hidden"
        value={dollars}
        unknown={cost ? "No total" : undefined}
        note={range}
      />
      <StatTile
        isDense
        label="Report status"
        className="max-sm:hidden"
        value={isRunning ? "New review running" : "Complete"}
        note={`Generated ${formatDate(report.createdAt)} by the ${report.engine.analysisModel}`}
      />
      {/* On a phone the sheet matters more than boxes around the rest. */}
      <p className="col-span-full text-xs text-muted sm:hidden">
        <Unbroken
          text={`${
            [
              issueWords(counts),
              note,
              dollars
                ? `Estimated cost ${dollars}${cost ? ` (${range.toLowerCase()})` : ""}`
                : cost && `No total cost: ${range}`,
              isRunning
                ? "A new review is running"
                : `Complete, generated ${formatDate(report.createdAt)}`,
            ].filter((it) => it).map((it) =>
              `${it}`.replace(/\.?$/, ".")
            ).join(" ")
          }`}
        />
      </p>
    </div>
  );
}

/** `2 critical, 6 high, 3 medium; 5 more need a person`: all that the total counts, and what it does not. */
function issueWords(counts: FindingCounts): string {
  const issues = SEVERITIES.filter((it) => counts[it] > 0).map((it) => `${counts[it]} ${it}`);
  const { warnings } = counts;
  return [
    issues.join(", "),
    warnings > 0 &&
    `${warnings} ${issues.length > 0 ? "more " : ""}${warnings === 1 ? "needs" : "need"} a person`,
  ].filter(Boolean).join("; ");
}
