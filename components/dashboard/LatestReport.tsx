/** The newest finished report at a glance: what to do first, as its summary says it. */
import { countFindings, countIssues, isOpen } from "../../functions/_shared/counts.ts";
import { type Disposition, isSettled } from "../../functions/_shared/domain/disposition.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { ComplianceResponse, ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import { noFindingsWords } from "../../functions/_shared/score_words.ts";
import { plural } from "../format.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Card, CardTitle } from "../ui/Card.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { firstToDo, NAMED_FIRST } from "../report/filters.ts";
import { FindingRow } from "../report/FindingRow.tsx";

/** States of findings that are not counted any more, in the order they are told in. */
const SETTLED = ["dismissed", "resolved"] as const;

export interface LatestReportProps {
  project: ProjectSummary;
  /** With what reviewers raised beside it, as its page lists them. */
  report: ComplianceResponse | undefined;
  isLoading: boolean;
  /** What was decided about its findings: those dismissed or resolved aren’t named. */
  decided?: ReadonlyMap<string, Disposition>;
}

export function LatestReport({ project, report, isLoading, decided }: LatestReportProps) {
  const open = report?.findings.filter(isOpen) ?? [];
  const left = open.filter(({ id }) => !isSettled(decided?.get(id)));
  const findingsArent = open.length - left.length === 1 ? "finding isn’t" : "findings aren’t";
  const settled = SETTLED.flatMap((state) => {
    const count = open.filter(({ id }) => decided?.get(id)?.state === state).length;
    return count > 0 ? [`${count}\u00a0${state}`] : [];
  });
  const isAccepted = left.some(({ id }) => decided?.get(id)?.state === "accepted");
  const more = left.length - NAMED_FIRST;
  const href = `/project/${project.id}/enhanced-report`;
  return (
    <Card labelledBy="latest-report">
      <CardTitle
        id="latest-report"
        hint={
          <>
            <span className="block">{project.name || EMPTY_MESSAGES.untitledProject}</span>
            {open.length > 0
              ? [
                leftWords(left),
                ...settled.length > 0 ? [`${settled.join(" and ")} ${findingsArent} counted.`] : [],
                ...isAccepted ? ["Accepted ones stay open until they’re resolved."] : [],
              ].join(" ")
              // As tall as the figures that come in its place.
              : isLoading && <span className="block h-[2lh]">Loading findings…</span>}
          </>
        }
      >
        Latest Compliance Report
      </CardTitle>
      {isLoading && (
        <ul aria-hidden="true" className="divide-y divide-hairline border-t border-hairline">
          {Array.from(
            { length: NAMED_FIRST },
            (_, at) => (
              <li key={at} className="flex h-27 flex-col gap-2 px-5 py-3">
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="grow" />
              </li>
            ),
          )}
        </ul>
      )}
      {!isLoading && !report && (
        <p className="px-5 pb-4 text-muted">{EMPTY_MESSAGES.reportNotAvailable}</p>
      )}
      {report && open.length === 0 && (
        <p className="px-5 pb-4 text-muted">
          {noFindingsWords({ percent: report.overallScore })}
        </p>
      )}
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {firstToDo(left, decided).map((finding) => (
          <li key={finding.id}>
            <FindingRow finding={finding} disposition={decided?.get(finding.id)} />
          </li>
        ))}
      </ul>
      {(report || isLoading) && (
        <div className="px-5 py-3">
          <ButtonLink href={href} size="sm" className="w-full">
            {more > 0 ? `View ${more} More ${more === 1 ? "Finding" : "Findings"}` : "View Report"}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** `16 open findings: 11 issues and 5 that need a person.` */
function leftWords(left: readonly Finding[]): string {
  const counts = countFindings(left);
  const issues = countIssues(counts);
  const kinds = [
    issues > 0 ? plural(issues, "issue") : "",
    counts.warnings > 0
      ? `${counts.warnings} that ${counts.warnings === 1 ? "needs" : "need"} a person`
      : "",
  ].filter(Boolean);
  return `${
    [plural(left.length, "open finding"), kinds.join(" and ")].filter(Boolean).join(": ")
  }.`;
}
