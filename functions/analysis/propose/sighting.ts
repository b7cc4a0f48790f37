/** What the model saw of one requirement on one sheet, where the readers found nothing. */
import type { PercentRect } from "../../_shared/geometry.ts";
import type { LinkedWords } from "./link.ts";

/**
 * `stated` in words, `drawn` without any, left `open` to somebody, `absent` where it would be shown, or `elsewhere`:
 * not a matter of this sheet.
 */
export const SEEN = ["stated", "drawn", "open", "absent", "elsewhere"] as const;
export type Seen = typeof SEEN[number];

/** An answer whose words or place exist. It never decides anything. */
export interface Sighting {
  page: number;
  requirementId: string;
  seen: Exclude<Seen, "elsewhere">;
  words: LinkedWords | null;
  /** Where a person has to look: the words, what is drawn, or the whole sheet. */
  box: PercentRect;
}
