/** What a letter says of an approval, and what it asks of the applicant. Pure. */
import type { Approval } from "../../_shared/contract/mod.ts";
import { countWords, dayWords } from "../words.ts";

/** `Approved as noted by Ana Diaz on 26 November 2026.` and the note; nothing where it is not approved. */
export function approvalWords(approval: Approval | null): string[] {
  if (!approval) return [];
  const how = approval.open > 0 ? "Approved as noted" : "Approved";
  const who = approval.by ? ` by ${approval.by}` : "";
  return [`${how}${who} on ${dayWords(approval.at)}.`, ...(approval.note ? [approval.note] : [])];
}

/** What is to be done with the comments. */
export function askWords(count: number, approval: Approval | null): string {
  if (count === 0) return "No open comments.";
  const comments = countWords(count, "comment");
  if (approval) {
    return `${comments}. Please resolve each in the field or with the next revision. The approval stands.`;
  }
  return `${comments}. Please respond to each in the last column, correct the sheets, cloud the changes and resubmit the ` +
    "complete set. Where a comment asks for clarification, you can respond by naming the sheet that shows it.";
}
