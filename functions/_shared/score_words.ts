/** How the score, its coverage and its cap are said, the same on every screen, in the PDF, in mails and in the terminal. */
import type { Score } from "./domain/report.ts";
import { EMPTY_MESSAGES } from "./messages.ts";

/** What a report is called whose score says too little to be given a word. */
export const PRE_CHECK = "Pre-check";

/** `31 of 142 requirements decided`; of reports from before the matrix what they said. */
export function coverageWords(
  { coverage, verifiedChecks = 0, applicableChecks = 0 }: Score,
): string {
  return coverage
    ? `${coverage.decided} of ${coverage.due} requirements decided`
    : `${verifiedChecks} of ${applicableChecks} applicable checks verified`;
}

/** What is called decided, and what the score counts beside it. */
export const DECIDED_MEANS =
  "A requirement is decided once it fails somewhere or complies throughout; the score also counts those that comply where shown. Requirements of higher severity weigh more.";

/**
 * Score and coverage, each with what it counts: `84% of what was checked complies, by weight; 2 critical findings cap
 * the score at 59%. 31 of 142 requirements decided.` Reports from before the matrix weighed nothing.
 */
export function scoreNote(score: Score): string {
  return [shownPercent(score) === null ? null : shareWords(score), coverageWords(score)]
    .filter((it) => it !== null).map((it) => `${it[0].toUpperCase()}${it.slice(1)}.`).join(" ");
}

/** What the score's figure is of, or what it would be without its cap. */
function shareWords(score: Score): string {
  const { uncappedPercent: without } = score;
  const cap = capOf(score);
  const weighed = score.coverage ? ", by weight" : "";
  if (cap === null) return `share of what was checked that complies${weighed}`;
  return without === undefined ? cap : `${without}% of what was checked complies${weighed}; ${cap}`;
}

/** `Score 59%: 69% of what was checked complies, by weight; 2 critical findings cap the score at 59%`. */
export function scoreWords(score: Score): string {
  const percent = shownPercent(score);
  return percent === null ? "Score not known" : `Score ${percent}%: ${shareWords(score)}`;
}

/** Share decided, 0–1. */
export function coverageShare(
  { coverage, verifiedChecks = 0, applicableChecks = 0 }: Score,
): number {
  if (coverage) return coverage.percent / 100;
  return applicableChecks === 0 ? 0 : verifiedChecks / applicableChecks;
}

/**
 * `2 critical findings cap the score at 59% (84% uncapped)`; null where nothing caps the score. A review may
 * settle them afterwards.
 */
export function capWords(score: Score): string | null {
  const { uncappedPercent: without } = score;
  const cap = capOf(score);
  return cap && (without === undefined ? cap : `${cap} (${without}% uncapped)`);
}

/** `2 critical findings cap the score at 59%`; null where nothing does. */
const capOf = (score: Score): string | null => {
  const cause = causeOf(score);
  return cause &&
    `${cause} ${(score.criticals ?? 1) > 1 ? "cap" : "caps"} the score at ${shownPercent(score)}%`;
};

function causeOf({ isCapped, criticals }: Score): string | null {
  if (!isCapped) return null;
  return criticals && criticals > 1 ? `${criticals} critical findings` : "a critical finding";
}

/** What the review comes to in one line: the headline, or the coverage of reports that had none. */
export const headlineWords = (score: Score): string =>
  score.headline ?? `${PRE_CHECK}: ${coverageWords(score)}`;

/** The score as a whole number; null where nothing was decided, also of reports sealed when that still made a score. */
export function shownPercent({ percent, coverage }: Pick<Score, "percent" | "coverage">) {
  return percent === null || coverage?.decided === 0 ? null : Math.round(percent);
}

/** Said where no finding is open: without a decision that is no good news. */
export const noFindingsWords = (score: Pick<Score, "percent" | "coverage">): string =>
  shownPercent(score) === null ? EMPTY_MESSAGES.nothingDecided : EMPTY_MESSAGES.noIssues;

/** `59%, capped by 2 critical findings`; `not known` where nothing could be decided. */
export function percentWords(score: Score): string {
  const percent = shownPercent(score);
  if (percent === null) return "not known";
  const cause = causeOf(score);
  return `${percent}%${cause ? `, capped by ${cause}` : ""}`;
}

/** May the building be called compliant when no issue is open? Only where enough of what is due was decided. */
export const isConclusive = (score: Pick<Score, "coverage" | "label"> | null): boolean =>
  score?.coverage !== undefined && score.label !== PRE_CHECK;
