/**
 * What would accuse, put before a reader of all texts of a set that may say what speaks against it. Figures that plainly
 * are of something else stand among it: who says nothing against those has not read, and saying nothing against the others
 * counts for nothing.
 */
import type { Control } from "./control.ts";
import type { Reading } from "./reading.ts";
import { rank } from "./tasks/second_reading/choices.ts";

/** Words somebody holds to show that a requirement is not met. */
export interface Claim extends Omit<Reading, "of"> {
  /** It plainly is about something else. */
  isControl?: true;
}

/** Controls among the claims of a set. */
const CONTROLS = 2;

/** The claims of a set, by page; where a control stands tells nothing. */
export function claimsAmong(
  readings: readonly Reading[],
  controls: readonly Control[],
): Claim[] {
  return [...readings, ...controls.filter((it) => !it.isFitting).slice(0, CONTROLS).map(asClaim)]
    .toSorted((a, b) => a.page - b.page || rank("claims", a.key) - rank("claims", b.key));
}

const asClaim = ({ page, box, text, offeredId }: Control): Claim => ({
  key: `control:${page}:${box.x},${box.y}`,
  page,
  box,
  text,
  requirementId: offeredId,
  isControl: true,
});
