/**
 * What each number of a report counts: the one definition that cards, chips, tabs, PDF, CSV, mail and terminal share.
 *
 * | Number       | Counts                                                                        |
 * | ------------ | ----------------------------------------------------------------------------- |
 * | issues       | findings with status `issue`, of any severity                                 |
 * | critical     | issues of severity critical                                                   |
 * | questions    | findings with status `warning`: a person has to look                          |
 * | complies     | findings with status `compliant`: places, not requirements                    |
 * | open         | issues and questions                                                          |
 * | not shown    | requirements asked about because no sheet says anything of them               |
 * | requirements | lines of the matrix that are due; decided: those that comply or fail          |
 *
 * A finding that stands at several places counts once.
 */
import { type Finding, SEVERITIES, type Severity } from "./domain/finding.ts";

type Status = Pick<Finding, "status">;

export const isIssue = ({ status }: Status): boolean => status === "issue";
export const isQuestion = ({ status }: Status): boolean => status === "warning";
export const isCompliant = ({ status }: Status): boolean => status === "compliant";
export const isOpen = (it: Status): boolean => !isCompliant(it);

/** Requirements that the questions about silence name. */
export const countNotShown = (asked: readonly { items: readonly unknown[] }[] = []): number =>
  asked.reduce((sum, { items }) => sum + items.length, 0);

/** Issues by severity, questions and what complies. */
export type FindingCounts = Record<Severity, number> & { warnings: number; compliant: number };

/** Counts findings. */
export function countFindings(findings: readonly Finding[]): FindingCounts {
  const issues = Map.groupBy(findings.filter(isIssue), ({ severity }) => severity);
  const bySeverity = Object.fromEntries(
    SEVERITIES.map((severity) => [severity, issues.get(severity)?.length ?? 0]),
  ) as Record<Severity, number>;
  return {
    ...bySeverity,
    warnings: findings.filter(isQuestion).length,
    compliant: findings.filter(isCompliant).length,
  };
}

/** Issues of all severities. */
export const countIssues = (counts: Record<Severity, number>): number =>
  SEVERITIES.reduce((sum, severity) => sum + counts[severity], 0);

/** `3 issues, 2 more need a person`; questions are left out where there are none. */
export const openWords = (counts: FindingCounts): string =>
  issuesAndQuestions(countIssues(counts), counts.warnings);

/** The same of two figures; with how many of the issues are critical, `3 issues (1 critical), 2 more need a person`. */
export const issuesAndQuestions = (
  issues: number,
  questions: number,
  { critical }: { critical?: number } = {},
): string =>
  [
    `${issues} ${issues === 1 ? "issue" : "issues"}${
      critical === undefined ? "" : ` (${critical} critical)`
    }`,
    ...(questions > 0
      ? [`${questions}${issues > 0 ? " more" : ""} ${questions === 1 ? "needs" : "need"} a person`]
      : []),
  ].join(", ");
