/** What the model saw of one requirement on one sheet, where the readers found nothing. */
import type { PercentRect } from "../../_shared/geometry.ts";
import type { LinkedWords } from "./link.ts";

/**
 * `stated` in words, `drawn` without any, left `open` to somebody, `absent` where it would be shown, `elsewhere`: a
 * matter of another sheet, or `unneeded` in such a building.
 */
export const SEEN = ["stated", "drawn", "open", "absent", "elsewhere", "unneeded"] as const;
export type Seen = typeof SEEN[number];

/** An answer whose words or place exist. It never decides anything. */
export interface Sighting {
  page: number;
  requirementId: string;
  seen: Exclude<Seen, "unneeded">;
  /** Number or title of the sheet it is said to stand on, for `elsewhere`. */
  sheet?: string;
  words: LinkedWords | null;
  /** Where a person has to look: the words, what is drawn, or the whole sheet. */
  box: PercentRect;
}

/** The whole of a sheet. */
export const WHOLE_SHEET: PercentRect = { x: 0, y: 0, width: 100, height: 100 };
