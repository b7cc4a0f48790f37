/** What the vision model read of a sheet's lettering, in the words that report and screens share. */
import type { PageReadingState } from "./domain/plan_set.ts";

/** Pieces of lettering that it read and something else bears out; 0 where it was not asked. */
export const lettersByModel = ({ byModel }: PageReadingState): number =>
  byModel ? byModel.recognized + byModel.readTwice : 0;

/** `12 pieces read by the vision model`; null where none were. */
export function byModelWords(reading: PageReadingState): string | null {
  const count = lettersByModel(reading);
  if (count === 0) return null;
  return `${count} ${count === 1 ? "piece" : "pieces"} read by the vision model`;
}
