/** The report on one page: score with coverage, first recommendations, what was and was not read. */
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { type Disposition, isSettled } from "../../functions/_shared/domain/disposition.ts";
import { isOwn } from "../../functions/_shared/domain/finding.ts";
import { withoutProvenance } from "../../functions/_shared/provenance.ts";
import { noFindingsWords } from "../../functions/_shared/score_words.ts";
import { ScoreSummary } from "../project/OverviewTab.tsx";
import { Card, CardTitle } from "../ui/Card.tsx";
import { MARK_LABELS, markKind, SeverityMark } from "../ui/SeverityMark.tsx";
import { DispositionChip } from "./DispositionChip.tsx";
import { firstToDo, openFindings } from "./filters.ts";
import { placeOf } from "./FindingRow.tsx";
import {
  Conflicts,
  NotReviewed,
  NotShownQuestions,
  SheetIndex,
  Unverified,
} from "./ReadingCards.tsx";

export interface ExecutiveSummaryProps {
  report: ReportResponse;
  /** What was decided, by finding; score and coverage stay as they were issued. */
  decided?: ReadonlyMap<string, Disposition>;
  /** Whether it is the sample, which lists no requirements one by one. */
  isSample?: boolean;
}

export function ExecutiveSummary({ report, decided, isSample }: ExecutiveSummaryProps) {
  const open = openFindings(report.findings);
  const left = open.filter((it) => !isSettled(decided?.get(it.id)));
  const isShortened = left.length < open.length;
  const isReviewed = isShortened || open.some((it) => isOwn(it) || decided?.get(it.id)?.state);
  const first = firstToDo(left, decided);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Card labelledBy="summary-score">
          <CardTitle id="summary-score" hint={isReviewed ? "As sealed" : undefined}>
            Score and coverage
          </CardTitle>
          <ScoreSummary report={report} />
        </Card>
        <Card labelledBy="recommendations">
          <CardTitle
            id="recommendations"
            hint={isShortened
              ? "After review: dismissed and resolved findings are left out"
              : isReviewed
              ? "After review"
              : undefined}
          >
            What to do first
          </CardTitle>
          <ol className="divide-y divide-hairline border-t border-hairline">
            {first.map((finding) => (
              <li key={finding.id} className="grid grid-cols-[1rem_1fr] gap-x-3 px-5 py-3">
                <span className="flex h-lh items-center">
                  <SeverityMark kind={markKind(finding)} label={MARK_LABELS[markKind(finding)]} />
                </span>
                <div>
                  <p className="font-medium">{finding.recommendation || finding.title}</p>
                  <p className="mt-0.5 text-sm text-muted">
                    {withoutProvenance(finding.description)}
                  </p>
                  <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted">
                    <span className="font-mono">
                      {placeOf(finding)} · {finding.codeReference}
                    </span>
                    <DispositionChip disposition={decided?.get(finding.id)} />
                  </p>
                </div>
              </li>
            ))}
            {first.length === 0 && (
              <li className="px-5 py-3 text-muted">
                {isShortened
                  ? "Every finding was dismissed or resolved"
                  : noFindingsWords(report.score)}
              </li>
            )}
          </ol>
        </Card>
        <Conflicts report={report} />
        <SheetIndex sheets={report.sheets} />
      </div>
      <div className="flex flex-col gap-4">
        <NotShownQuestions report={report} isSample={isSample} />
        <NotReviewed report={report} />
        <Unverified report={report} />
      </div>
    </div>
  );
}
