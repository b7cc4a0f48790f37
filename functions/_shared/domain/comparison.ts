/** What became of a set from one cycle of review to the next: its sheets, and each comment made before. */
import type { PercentRect } from "../geometry.ts";
import type { Finding } from "./finding.ts";
import type { Place } from "./plan_set.ts";

export const SHEET_CHANGES = ["same", "changed", "added", "missing"] as const;
/** same: nothing differs · changed · added: not in the set before · missing: in the set before alone */
export type SheetChange = typeof SHEET_CHANGES[number];

export const MATCHED_BY = ["file", "number", "title", "looks"] as const;
/** How a sheet was known again. `file`: its file was not sent anew. */
export type MatchedBy = typeof MATCHED_BY[number];

/** A sheet before and now, of which one may be missing. */
export interface SheetPair {
  /** Page of the set before, and of the set now. */
  before: number | null;
  after: number | null;
  by: MatchedBy | null;
  change: SheetChange;
  /** How far the drawing moved on its page, percent of the page: a place before plus this is the place now. */
  shift: { x: number; y: number };
  /** By what a place before is multiplied first; absent where the drawing kept its size. */
  scale?: { x: number; y: number };
  /** What differs, percent of the page now, the largest first; all of the page where it could not be compared. */
  regions: PercentRect[];
}

/** Where the drawing of a box of the set before is now, percent of the page. */
export function boxNow({ shift, scale = KEPT }: Drawn, box: PercentRect): PercentRect {
  return {
    x: box.x * scale.x + shift.x,
    y: box.y * scale.y + shift.y,
    width: box.width * scale.x,
    height: box.height * scale.y,
  };
}

/** Where the drawing of a box of the set now was before, percent of the page. */
export function boxBefore({ shift, scale = KEPT }: Drawn, box: PercentRect): PercentRect {
  return {
    x: (box.x - shift.x) / scale.x,
    y: (box.y - shift.y) / scale.y,
    width: box.width / scale.x,
    height: box.height / scale.y,
  };
}

type Drawn = Pick<SheetPair, "shift" | "scale">;
const KEPT = { x: 1, y: 1 };

export const CARRIED_STATES = ["corrected", "open", "moved", "unconfirmed", "new", "late"] as const;
/**
 * corrected: the sheets prove it · open: found again, or still not on the sheets ·
 * moved: found again at another place · new: not found before ·
 * late: not found before, though the sheet has not changed there: the earlier cycle could have raised it ·
 * unconfirmed: not found again, and nothing proves that it was corrected
 */
export type CarriedState = typeof CARRIED_STATES[number];

/** How each is called wherever it is read. */
export const CARRIED_WORDS: Record<CarriedState, string> = {
  corrected: "Corrected",
  open: "Not corrected",
  moved: "Not corrected, moved",
  unconfirmed: "Not confirmed",
  new: "New",
  late: "New, sheet unchanged",
};

/** What comments are counted as, each as one of these. */
export const CARRIED_COUNTS = ["corrected", "open", "unconfirmed", "new"] as const;

/** Does it count as `as`? What moved was not corrected either, and what could have been raised before is new, too. */
export const isCarriedAs = (as: typeof CARRIED_COUNTS[number], state: CarriedState): boolean =>
  state === as || as === "open" && state === "moved" || as === "new" && state === "late";

/** A finding of an earlier cycle's last report. */
export interface EarlierFinding {
  cycle: number;
  findingId: string;
}

/** One comment from the set before to the set now. */
export interface CarriedComment {
  state: CarriedState;
  /** Null where it is new or late. */
  before: EarlierFinding | null;
  /** The finding of the report now; null where it was not found again. */
  afterId: string | null;
  /** Where to look in the set before; null where the sheet is new. */
  beforePlace: Place | null;
  /** Where to look now; null where its sheet is missing. */
  afterPlace: Place | null;
  /** One sentence: the ground for the state. */
  why: string;
  /** Its place differs from the set before; a new finding elsewhere could have been raised before. */
  isOnChange: boolean;
}

/** A set beside that of the cycle before. */
export interface Comparison {
  /** Cycle that is compared, and the one it is compared with. */
  cycle: number;
  previousCycle: number;
  sheets: SheetPair[];
  comments: CarriedComment[];
}

/** A comment of the cycle before that still asks for an answer. */
export interface OpenComment extends EarlierFinding {
  finding: Finding;
  /** Its place in the set before, where that set has it. */
  place: Place | null;
}

/** What a person says of a comment of an earlier cycle. */
export type Verdict = "closed" | "open";

/** A comment with the finding that speaks for it and what a person said of it. */
export interface SpokenComment {
  comment: CarriedComment;
  finding: Finding;
  verdict: Verdict | null;
}

/** Does it still ask the applicant for something? A person's word counts above the comparison. */
export function isStillOpen(
  { state }: Pick<CarriedComment, "state">,
  verdict: Verdict | null,
): boolean {
  return verdict ? verdict === "open" : state !== "corrected";
}

/** How many comments came to each state, each counted once. */
export function countCarried(comments: readonly CarriedComment[]): Record<CarriedState, number> {
  const counts = { corrected: 0, open: 0, moved: 0, unconfirmed: 0, new: 0, late: 0 };
  for (const { state } of comments) counts[state]++;
  return counts;
}
