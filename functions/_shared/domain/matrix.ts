/**
 * The compliance matrix: for every requirement of the loaded edition and every item of the plan-content checklist
 * exactly one answer for this project, so that what was not read stays in sight and in the denominator.
 */
import type { Severity } from "./finding.ts";
import type { Place } from "./plan_set.ts";

export const MATRIX_ANSWERS = [
  "fails",
  "needs a person",
  "not decided",
  "complies where shown",
  "complies",
  "not due",
] as const;
/**
 * complies: every subject of the building was found and passes · complies where shown: those found pass, others may
 * be there · fails: a finding says so · needs a person: a finding asks · not decided: see its reason · not due: this
 * building need not.
 */
export type MatrixAnswer = typeof MATRIX_ANSWERS[number];

/** How an answer is called wherever it is read; sealed reports carry the other word. */
export const answerWords = (answer: MatrixAnswer): string =>
  answer === "not due" ? "not applicable" : answer;

export const OPEN_REASONS = [
  "not on the sheets",
  "not judged",
  "sheet not read",
  "no rule yet",
] as const;
/**
 * Why nothing is decided: nothing about it was found; words were found that no rule judged, or nobody knows whether it
 * is due; a sheet could not be read; or nobody wrote a rule.
 */
export type OpenReason = typeof OPEN_REASONS[number];

/** One line of the matrix. */
export interface MatrixRow {
  /** Id of the requirement or the checklist item. */
  id: string;
  of: "code" | "plan content";
  /** Volume and section: `FBC-B 1010.1.1`. */
  codeReference: string;
  title: string;
  /** Egress, Fire Safety, Accessibility, Structural, Wind, Flood, Electrical, Mechanical, Plumbing, Gas, Energy, Site, Documentation, Plan content. */
  category: string;
  severity: Severity;
  answer: MatrixAnswer;
  /** Only where the answer is `not decided`. */
  reason: OpenReason | null;
  /** One sentence: the fact, the places or the reason behind the answer. */
  why: string;
  /** Places that were judged. */
  subjects: number;
  /** Sheets the answer stands on, in page order. */
  sheets: string[];
  /** Findings behind it. */
  findingIds: string[];
  /** Where to look first. */
  place: Place | null;
}

/** How much of what is due was decided. */
export interface Coverage {
  /** Requirements due, and those that comply or fail. */
  due: number;
  decided: number;
  fails: number;
  /** The same by weight: critical 10, high 5, medium 2, low 1. */
  weightDue: number;
  weightDecided: number;
  /** weightDecided / weightDue, percent, rounded down. */
  percent: number;
  /** Due critical requirements nobody decided. */
  openCriticals: number;
}

/** Is it one of the answers that decide? */
export const isDecided = ({ answer }: Pick<MatrixRow, "answer">): boolean =>
  answer === "complies" || answer === "fails";

/** Chapter or article of a citation, as a person looks it up: `FBC-B ch. 10`, `NEC art. 210`. */
export function chapterOf(codeReference: string): string {
  const [volume, section = ""] = splitOnce(codeReference);
  const number = /(?:^|\s)[A-Z]{0,2}(\d+)/.exec(section)?.[1];
  if (!number) return volume;
  if (volume === "NEC") return `NEC art. ${number}`;
  const chapter = /^[A-Z]{0,2}\d+\.|^[A-Z]{0,2}\d+$/.test(section) && number.length >= 3
    ? number.slice(0, -2)
    : number;
  return `${volume} ch. ${chapter}`;
}

function splitOnce(text: string): [string, string?] {
  const at = text.indexOf(" ");
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
