/** The four cards over the report: score, issues, cost, status. */
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { ratedWords, sumCosts } from "../../functions/_shared/costs.ts";
import {
  capWords,
  coverageWords,
  isConclusive,
  percentWords,
  PRE_CHECK,
  shownPercent,
} from "../../functions/_shared/score_words.ts";
import { type FindingCounts, openWords } from "../../functions/_shared/counts.ts";
import { isOwn, SEVERITIES } from "../../functions/_shared/domain/finding.ts";
import { formatDate, formatDollars } from "../format.ts";
import { Badge } from "../ui/Badge.tsx";
import { StatTile } from "../ui/Card.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";

/** What the cards say, in a few words each, and how many findings reviewers put beside those it counts. */
export function summaryFacts({ score, counts, findings }: ReportResponse): string[] {
  const name = isConclusive(score) ? score.label : PRE_CHECK;
  const own = findings.filter(isOwn).length;
  return [
    `${name} ${percentWords(score)}`,
    openWords(counts),
    ...(own > 0 ? [`${own} raised by ${own === 1 ? "a reviewer" : "reviewers"}`] : []),
  ];
}

export function SummaryCards({ report }: { report: ReportResponse }) {
  const { score, counts } = report;
  const percent = shownPercent(score);
  const cost = sumCosts(report.findings);
  const rated = ratedWords(cost?.rated ?? 0);
  const dollars = cost === null
    ? (report.totalIssues === 0 ? "$0" : null)
    : formatDollars(Math.round((cost.lowUsd + cost.highUsd) / 2));
  const range = cost
    ? `Between ${formatDollars(cost.lowUsd)} and ${formatDollars(cost.highUsd)}${rated}`
    : "Sum of the estimates of all issues";
  const decided = [coverageWords(score), capWords(score)].filter(Boolean).join("; ");
  const isRunning = report.status === "processing";
  return (
    <div className="grid gap-2 min-[20rem]:grid-cols-2 sm:gap-3 xl:grid-cols-4">
      <StatTile
        isDense
        label="Overall score"
        value={percent === null ? null : (
          <span className="flex flex-wrap items-baseline gap-x-2">
            {percent}%
            <Badge tone={isConclusive(score) && percent >= 85 ? "compliant" : "neutral"}>
              {isConclusive(score) ? score.label : PRE_CHECK}
            </Badge>
          </span>
        )}
        note={decided}
      />
      <StatTile
        isDense
        label="Total issues"
        value={report.totalIssues}
        note={issueWords(counts)}
      />
      <StatTile
        isDense
        label="Estimated cost"
        className="max-sm:hidden"
        value={dollars}
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
              decided,
              dollars && `Estimated cost ${dollars}${cost ? ` (${range.toLowerCase()})` : ""}`,
              isRunning
                ? "A new review is running"
                : `Complete, generated ${formatDate(report.createdAt)}`,
            ].filter(Boolean).join(". ")
          }.`}
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
