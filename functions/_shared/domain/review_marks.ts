/** What people decided and said of findings as it stands in a marked-up PDF, and what somebody changed there. Pure. */
import type { DispositionState } from "./disposition.ts";

/** How decisions are called in the review of a PDF. @source PDF 32000-1, table 173 (state model Review) */
export const PDF_STATES: Record<DispositionState, string> = {
  accepted: "Accepted",
  dismissed: "Rejected",
  resolved: "Completed",
  deferred: "Cancelled",
};

/** A decision or a comment as it is written beside its finding. */
export interface WrittenReview {
  state: DispositionState | null;
  /** `Dismissed: the sheet was misread. Shown on A-601`; null while nothing is decided. */
  words: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  comments: { id: string; author: string | null; body: string; at: string }[];
}

/** The newest state of a finding that another program set; null took the decision back. */
export interface MarkedState {
  findingId: string;
  state: DispositionState | null;
  author: string;
  /** Null where the program noted none. */
  at: string | null;
  note: string | null;
}

/** A reply another program added. */
export interface MarkedReply {
  findingId: string;
  author: string;
  body: string;
  at: string | null;
}

/** What of a PDF is not from us. */
export interface ReviewMarks {
  /** Codes of the reports whose marked-up copies these pages are. */
  codes: string[];
  states: MarkedState[];
  replies: MarkedReply[];
}

/** How a comment that came from a PDF stands in the thread of its finding. */
export const replyWords = ({ author, body }: Pick<MarkedReply, "author" | "body">): string =>
  `${author || "Someone"}, in the marked-up PDF: ${body}`;
