/**
 * Score and label of a report, reproducible from its matrix and findings.
 *
 * The score is the share of weight of requirements that comply, wholly or where shown, of those that comply or
 * fail, in percent. There is none where nothing was decided, however much complies where shown. An open critical issue
 * caps it at 59. It gets a word only where enough of what is due was decided; else the headline says how much that is.
 */
import { countFindings } from "../_shared/counts.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import type { Coverage, MatrixRow } from "../_shared/domain/matrix.ts";
import type { Score } from "../_shared/domain/report.ts";
import { PRE_CHECK } from "../_shared/score_words.ts";
import { coverageOf, weightOf } from "./matrix/coverage.ts";

/** Highest score of a report with an open critical issue. */
const CRITICAL_CAP = 59;

/** From this score on a report may be called excellent; specification section 9. */
const EXCELLENT_FROM = 85;

/** Share of the weight due that must be decided before a score gets a word, percent. */
export const MIN_COVERAGE_FOR_LABEL = 60;

/** Scores a judged set. `findings` are looked at for open critical issues alone. */
export function scoreMatrix(matrix: readonly MatrixRow[], findings: readonly Finding[]): Score {
  const coverage = coverageOf(matrix);
  const code = matrix.filter((it) => it.of === "code");
  const complying = weightOf(
    code.filter(({ answer }) => answer === "complies" || answer === "complies where shown"),
  );
  const weight = complying + weightOf(code.filter((it) => it.answer === "fails"));
  const raw = coverage.decided === 0 || weight === 0
    ? null
    : Math.round((complying / weight) * 100);
  const { critical: criticals } = countFindings(findings);
  const isCapped = raw !== null && raw > CRITICAL_CAP && criticals > 0;
  const percent = isCapped ? CRITICAL_CAP : raw;
  const label = labelOf(percent, coverage);
  return {
    percent,
    coverage,
    isCapped,
    ...isCapped && { uncappedPercent: raw },
    criticals,
    label,
    headline: headlineOf(label, coverage),
  };
}

function labelOf(percent: number | null, { percent: covered, openCriticals }: Coverage): string {
  if (percent === null || covered < MIN_COVERAGE_FOR_LABEL || openCriticals > 0) return PRE_CHECK;
  if (percent >= EXCELLENT_FROM) return "Excellent";
  if (percent >= 80) return "Good";
  return percent >= 60 ? "Needs corrections" : "Major corrections";
}

/** `Pre-check: 31 of 142 requirements decided; 4 fail` */
const headlineOf = (label: string, { decided, due, fails }: Coverage): string =>
  `${label}: ${decided} of ${due} requirements decided; ${fails} fail`;
