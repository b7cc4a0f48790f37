/**
 * Score and cost of a report, reproducible from its findings alone.
 *
 * A *check* is one rule that had something to check. It is verified when at least one of its subjects passed
 * or failed; it fails when any failed. The score is the share of weight of verified checks that comply, in
 * percent; weights by severity are critical 10, high 5, medium 2, low 1. An open critical issue caps the score
 * at 59. Coverage is verified checks over applicable checks.
 */
import { SEVERITY_WEIGHTS } from "../_shared/constants/severity.ts";
import type { CostRange, Finding, Severity } from "../_shared/domain/finding.ts";
import { rateOf } from "../_shared/rates.ts";
import { SEVERITIES } from "../_shared/domain/finding.ts";
import type { Score } from "../_shared/domain/report.ts";
import { EXAMINER_RULE } from "./evaluate/examiner_warnings.ts";

/** Highest score of a report with an open critical issue. */
const CRITICAL_CAP = 59;

/** From this score on a report may be called excellent; specification section 9. */
const EXCELLENT_FROM = 85;

/** With fewer verified checks than this a score says too little to be given a word. */
const MIN_CHECKS_FOR_LABEL = 10;

/** Scores the findings of one report. */
export function scoreFindings(findings: readonly Finding[]): Score {
  const checks = new Map<string, Finding[]>();
  for (const finding of findings.filter((it) => it.ruleId !== EXAMINER_RULE)) {
    checks.set(finding.ruleId, [...checks.get(finding.ruleId) ?? [], finding]);
  }
  let weight = 0;
  let complying = 0;
  let verifiedChecks = 0;
  for (const results of checks.values()) {
    const decided = results.filter((it) => it.status !== "warning");
    if (decided.length === 0) continue;
    verifiedChecks += 1;
    const checkWeight = Math.max(...decided.map((it) => SEVERITY_WEIGHTS[it.severity]));
    weight += checkWeight;
    if (decided.every((it) => it.status === "compliant")) complying += checkWeight;
  }
  const raw = weight === 0 ? null : Math.round((complying / weight) * 100);
  const hasCritical = findings.some((it) => it.status === "issue" && it.severity === "critical");
  const isCapped = raw !== null && hasCritical && raw > CRITICAL_CAP;
  const percent = isCapped ? CRITICAL_CAP : raw;
  return {
    percent,
    verifiedChecks,
    applicableChecks: checks.size,
    isCapped,
    label: labelOf(percent, verifiedChecks),
  };
}

function labelOf(percent: number | null, verifiedChecks: number): string {
  if (percent === null) return "Nothing could be verified";
  if (verifiedChecks < MIN_CHECKS_FOR_LABEL) return "Few checks verified";
  if (percent >= EXCELLENT_FROM) return "Excellent";
  if (percent >= 80) return "Good";
  return percent >= 60 ? "Needs corrections" : "Major corrections";
}

/** Counts issues by severity, with warnings and compliant results beside them. */
export function countFindings(
  findings: readonly Finding[],
): Record<Severity, number> & { warnings: number; compliant: number } {
  const counts = Object.fromEntries(SEVERITIES.map((severity) => [severity, 0])) as Record<
    Severity,
    number
  >;
  for (const finding of findings) if (finding.status === "issue") counts[finding.severity] += 1;
  return {
    ...counts,
    warnings: findings.filter((it) => it.status === "warning").length,
    compliant: findings.filter((it) => it.status === "compliant").length,
  };
}

/** Sums the cost ranges of open issues; null when there is none. Warnings cost nothing until a person has looked. */
export function sumCosts(findings: readonly Finding[]): CostRange | null {
  const costs = findings.flatMap((it) => (it.status === "issue" && it.cost ? [it.cost] : []));
  if (costs.length === 0) return null;
  // How much of it is to be done the drawings seldom say; a rate must not pass for the whole.
  const rates = costs.filter((it) => rateOf(it.basis) !== null).length;
  return {
    lowUsd: costs.reduce((sum, it) => sum + it.lowUsd, 0),
    highUsd: costs.reduce((sum, it) => sum + it.highUsd, 0),
    basis: `Sum of ${costs.length} estimates of open issues${
      rates === 0 ? "" : `, ${rates} of them for a single foot`
    }, order of magnitude, not a quote`,
  };
}
