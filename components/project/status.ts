/** Words and colours of a project's state, the same on card, header and list. */
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { isLockedReason } from "../../functions/_shared/errors.ts";
import { plural } from "../format.ts";
import type { Tone } from "../ui/Badge.tsx";

type Stated =
  & Pick<ProjectSummary, "status" | "issuesFound" | "review">
  & Partial<
    Pick<ProjectSummary, "isReportRevoked" | "approval" | "failureReason" | "progressPercent">
  >;

export interface StatusLook {
  /** On the badge. */
  label: string;
  /** In the header of the analysis view. */
  text: string;
  tone: Tone;
}

/** Its turn has not come, and nothing of it has been read. */
export const isWaiting = (
  { status, progressPercent }: Pick<Stated, "status" | "progressPercent">,
): boolean => status === "processing" && progressPercent === null;

export function statusOf(
  { status, issuesFound, review, isReportRevoked, approval, progressPercent }: Stated,
): StatusLook {
  if (isWaiting({ status, progressPercent })) {
    return { label: "Waiting to start", text: "Waiting to start", tone: "accent" };
  }
  if (status === "processing") {
    return { label: "Processing", text: "Analyzing Building Plans", tone: "accent" };
  }
  if (status === "failed") {
    return { label: "Analysis Failed", text: "Analysis Failed", tone: "critical" };
  }
  if (status !== "completed") return { label: "Unknown", text: "Unknown", tone: "neutral" };
  if (isReportRevoked) {
    return { label: "Report Revoked", text: "Report Revoked", tone: "critical" };
  }
  if (approval === "current") return { label: "Approved", text: "Approved", tone: "compliant" };
  if (approval === "noted") {
    return { label: "Approved as Noted", text: "Approved as Noted", tone: "compliant" };
  }
  if (approval === "outdated") {
    return { label: "Approved Earlier", text: "Earlier Report Approved", tone: "medium" };
  }
  if (issuesFound === 0) {
    return review?.isConclusive
      ? { label: "Compliant", text: review.headline, tone: "compliant" }
      : { label: "No Issues Found", text: review?.headline ?? "No Issues Found", tone: "neutral" };
  }
  const text = plural(issuesFound, "Issue Found", "Issues Found");
  return { label: text, text, tone: "medium" };
}

/** What score and issues rest on. They are those of the sealed report, whatever was decided about its findings since. */
export const basisWords = ({ coverage, cap }: NonNullable<ProjectSummary["review"]>): string =>
  `As sealed: ${[cap, coverage].filter(Boolean).join(". ")}.`;

/** It failed in a way that may end otherwise the next time: the same locked file stays locked. */
export const canRetry = ({ status, failureReason }: Pick<Stated, "status" | "failureReason">) =>
  status === "failed" && !isLockedReason(failureReason);

/** What its owner has to do next, as far as the project itself tells. */
export function nextStep(
  { status, issuesFound, review, isReportRevoked, approval, failureReason }: Stated,
): string {
  if (status === "processing") return "watch the sheets being read";
  if (status === "failed") {
    return canRetry({ status, failureReason })
      ? "replace the file, or try again"
      : "replace the file";
  }
  if (isReportRevoked) return "issue a new report to replace the revoked one";
  if (approval === "current" || approval === "noted") return "hand over the report";
  if (approval === "outdated") return "undo the approval to decide about the new report";
  if (issuesFound > 0) return "review the findings";
  return review?.isConclusive ? "hand over the report" : "see what wasn’t decided";
}

/** The analysis tab a project opens on. */
export function firstTab(
  { status, issuesFound }: Pick<Stated, "status" | "issuesFound">,
): "overview" | "markup" | "live" {
  if (status === "processing") return "live";
  return status === "completed" && issuesFound > 0 ? "markup" : "overview";
}
