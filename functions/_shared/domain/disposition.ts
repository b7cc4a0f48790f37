/** What people decide about findings, and the result that comes of it beside the engine's. Pure. */
import { type Finding, isOwn, type Severity } from "./finding.ts";

export const DISPOSITION_STATES = ["accepted", "dismissed", "resolved", "deferred"] as const;
/**
 * accepted: it stands and goes to the applicant · dismissed: it does not stand · resolved: the sheets have been
 * corrected, or it was answered · deferred: decided later, under another permit or in the field
 */
export type DispositionState = typeof DISPOSITION_STATES[number];

export const DISMISS_REASONS = [
  "misread",
  "not_applicable",
  "shown_elsewhere",
  "exception",
  "waived",
  "duplicate",
  "other",
] as const;
export type DismissReason = typeof DISMISS_REASONS[number];

/** How a state is called wherever it is read. */
export const STATE_WORDS: Record<DispositionState, string> = {
  accepted: "Accepted",
  dismissed: "Dismissed",
  resolved: "Resolved",
  deferred: "Deferred",
};

/** Why something was dismissed, in the words of a reviewer. */
export const REASON_WORDS: Record<DismissReason, string> = {
  misread: "The sheet was misread",
  not_applicable: "The section does not apply here",
  shown_elsewhere: "It is shown elsewhere in the set",
  exception: "An exception or approved alternative applies",
  waived: "The building official accepts it as is",
  duplicate: "Another finding says the same thing",
  other: "Another reason",
};

/** What can be set on a finding; null takes it back. */
export interface DispositionValues {
  state: DispositionState | null;
  /** Set exactly when it is dismissed. */
  reasonCode: DismissReason | null;
  note: string | null;
  /** The reviewer's words in the place of the finding's own. */
  description: string | null;
  recommendation: string | null;
  assignee: string | null;
  /** `2026-12-01`. */
  dueOn: string | null;
}

/** One finding as people left it. */
export interface Disposition extends DispositionValues {
  findingId: string;
  /** Name of who decided. */
  decidedBy: string | null;
  decidedAt: string | null;
  updatedAt: string;
  /** Comments in its thread. */
  comments: number;
}

/** A finding nobody touched. */
export const UNTOUCHED: DispositionValues = {
  state: null,
  reasonCode: null,
  note: null,
  description: null,
  recommendation: null,
  assignee: null,
  dueOn: null,
};

/** Dispositions by finding. */
export function indexDispositions(
  dispositions: readonly Disposition[],
): ReadonlyMap<string, Disposition> {
  return new Map(dispositions.map((it) => [it.findingId, it]));
}

/** The finding in the reviewer's words, where there are any. The sealed report keeps its own. */
export function asWorded(
  finding: Finding,
  disposition: Pick<DispositionValues, "description" | "recommendation"> | undefined,
): Finding {
  if (!disposition?.description && !disposition?.recommendation) return finding;
  return {
    ...finding,
    description: disposition.description ?? finding.description,
    recommendation: disposition.recommendation ?? finding.recommendation,
  };
}

/** `Dismissed: the sheet was misread`, `Accepted`; null while nothing is decided. */
export function stateWords(
  disposition: Pick<DispositionValues, "state" | "reasonCode"> | undefined,
): string | null {
  if (!disposition?.state) return null;
  const { state, reasonCode } = disposition;
  return reasonCode === null || reasonCode === "other"
    ? STATE_WORDS[state]
    : `${STATE_WORDS[state]}: ${lowerFirst(REASON_WORDS[reasonCode])}`;
}

const lowerFirst = (text: string): string => text[0].toLowerCase() + text.slice(1);

/** What is left of a report's open findings after people decided. It stands beside the sealed result. */
export interface AdjustedResult {
  /** Issues and open questions the engine reported. */
  reported: number;
  /** Those reviewers raised themselves, beside them. */
  own: number;
  /** Of both, those nobody decided about. */
  undecided: number;
  accepted: number;
  dismissed: number;
  resolved: number;
  deferred: number;
  /** Issues that still stand: neither dismissed nor resolved. Questions stand apart. */
  openIssues: Record<Severity, number>;
  openQuestions: number;
}

/** Nothing is left to do about it: it was dismissed or resolved. */
export const isSettled = (disposition: Pick<DispositionValues, "state"> | undefined): boolean =>
  disposition?.state === "dismissed" || disposition?.state === "resolved";

/** Findings that ask for a decision and have none yet. */
export const listUndecided = <F extends Pick<Finding, "id" | "status">>(
  findings: readonly F[],
  dispositions: ReadonlyMap<string, Pick<DispositionValues, "state">>,
): F[] =>
  findings.filter(({ id, status }) => status !== "compliant" && !dispositions.get(id)?.state);

/** Was anything decided or raised since the report was sealed? */
export const hasReview = ({ own, reported, undecided }: AdjustedResult): boolean =>
  own > 0 || undecided < reported;

/** Counts what stands after review, of the sealed findings and of reviewers' own. */
export function adjustResult(
  findings: readonly Pick<Finding, "id" | "ruleId" | "status" | "severity">[],
  dispositions: ReadonlyMap<string, Pick<DispositionValues, "state">>,
): AdjustedResult {
  const result: AdjustedResult = {
    reported: 0,
    own: 0,
    undecided: 0,
    accepted: 0,
    dismissed: 0,
    resolved: 0,
    deferred: 0,
    openIssues: { critical: 0, high: 0, medium: 0, low: 0 },
    openQuestions: 0,
  };
  for (const { id, ruleId, status, severity } of findings) {
    if (status === "compliant") continue;
    const disposition = dispositions.get(id);
    result[isOwn({ ruleId }) ? "own" : "reported"]++;
    result[disposition?.state ?? "undecided"]++;
    if (isSettled(disposition)) continue;
    if (status === "issue") result.openIssues[severity]++;
    else result.openQuestions++;
  }
  return result;
}
