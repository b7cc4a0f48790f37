/** What is known of a revised set. */
import type { CarriedState } from "../../../functions/_shared/domain/comparison.ts";

export interface TwinTruth {
  /** Pages of the set before and of the set now that are one sheet. */
  sheets: [before: number, after: number][];
  /** What became of each row of the original's truth, by the end of its id. */
  rows: Record<string, CarriedState>;
  /** Comments no row speaks of that did not stay as they were, by page of the original. */
  others?: { page: number; ruleId: string; state: CarriedState }[];
  /** What the revision got wrong anew. */
  raised: { page: number; ruleId: string }[];
}
