/** How the score, its coverage and its cap are said, the same on every screen, in the PDF, in mails and in the terminal. */
import type { Score } from "./domain/report.ts";
import { EMPTY_MESSAGES } from "./messages.ts";

/** What a report is called whose score says too little to be given a word. */
export const PRE_CHECK = "Pre-check";

/** `31 of 142 requirements decided (18% by weight)`; of reports from before the matrix what they said. */
export function coverageWords(
  { coverage, verifiedChecks = 0, applicableChecks = 0 }: Score,
): string {
  return coverage
    ? `${coverage.decided} of ${coverage.due} requirements decided (${coverage.percent}% by weight)`
    : `${verifiedChecks} of ${applicableChecks} applicable checks verified`;
}

/** What is called decided. */
export const DECIDED_MEANS =
  "A requirement is decided once it fails somewhere or complies throughout.";

/** `31 of 142 requirements decided (18% by weight): each fails somewhere or complies throughout`. */
export function decidedWords(score: Score): string {
  const decided = score.coverage?.decided ?? 0;
  const each = decided === 1 ? "it" : "each";
  return coverageWords(score) +
    (decided > 0 ? `: ${each} fails somewhere or complies throughout` : "");
}

/** What the score is a share of: more than what was decided, so that both figures may stand beside each other. */
const CHECKED = "what was checked, decided or not";

/**
 * Score and coverage, each with what it counts: `59% is the cap with 2 critical findings; without it 84% of what was
 * checked, decided or not, complies. 31 of 142 requirements decided (18% by weight): each fails somewhere or complies
 * throughout.`
 */
export function scoreNote(score: Score): string {
  const most = maximumWords(score);
  const { uncappedPercent: without } = score;
  const percent = shownPercent(score);
  const share = most === null
    ? `Share of ${CHECKED}, that complies`
    : `${percent}% is ${most}; ${
      without === undefined
        ? `of ${CHECKED}, more complies`
        : `without it ${without}% of ${CHECKED}, complies`
    }`;
  return [percent === null ? null : share, decidedWords(score)]
    .filter(Boolean).map((it) => `${it}.`).join(" ");
}

/** Share decided, 0–1. */
export function coverageShare(
  { coverage, verifiedChecks = 0, applicableChecks = 0 }: Score,
): number {
  if (coverage) return coverage.percent / 100;
  return applicableChecks === 0 ? 0 : verifiedChecks / applicableChecks;
}

/**
 * `59% is the cap with 2 critical findings; without it the score would be 84%`; null where nothing caps the score. A
 * review may settle them afterwards.
 */
export function capWords(score: Score): string | null {
  const most = maximumWords(score);
  const { uncappedPercent: without } = score;
  return most &&
    `${shownPercent(score)}% is ${most}${
      without === undefined ? "" : `; without it the score would be ${without}%`
    }`;
}

function maximumWords({ isCapped, criticals }: Score): string | null {
  if (!isCapped) return null;
  const cause = criticals && criticals > 1
    ? `${criticals} critical findings`
    : "a critical finding";
  return `the cap with ${cause}`;
}

/** What the review comes to in one line: the headline, or the coverage of reports that had none. */
export const headlineWords = (score: Score): string =>
  score.headline ?? `${PRE_CHECK}: ${coverageWords(score)}`;

/** The headline and the coverage, where no card has room to show it beside: `…, 4 fail; coverage 18% by weight`. */
export const resultWords = (score: Score): string =>
  headlineWords(score) + (score.coverage ? `; coverage ${score.coverage.percent}% by weight` : "");

/** The score as a whole number; null where nothing was decided, also of reports sealed when that still made a score. */
export function shownPercent({ percent, coverage }: Pick<Score, "percent" | "coverage">) {
  return percent === null || coverage?.decided === 0 ? null : Math.round(percent);
}

/** Said where no finding is open: without a decision that is no good news. */
export const noFindingsWords = (score: Pick<Score, "percent" | "coverage">): string =>
  shownPercent(score) === null ? EMPTY_MESSAGES.nothingDecided : EMPTY_MESSAGES.noIssues;

/** `59%, the cap with 2 critical findings`; `not known` where nothing could be decided. */
export function percentWords(score: Score): string {
  const percent = shownPercent(score);
  if (percent === null) return "not known";
  const most = maximumWords(score);
  return `${percent}%${most ? `, ${most}` : ""}`;
}

/** May the building be called compliant when no issue is open? Only where enough of what is due was decided. */
export const isConclusive = (score: Pick<Score, "coverage" | "label"> | null): boolean =>
  score?.coverage !== undefined && score.label !== PRE_CHECK;
