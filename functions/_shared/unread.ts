/** What of a page nobody read, in the words and places that report, cover, viewer and matrix share. */
import type { PageReadingState } from "./domain/plan_set.ts";
import type { PercentRect } from "./geometry.ts";

/** A place nobody read, percent of the page. */
export interface UnreadPlace {
  box: PercentRect;
  reason: string;
}

const WHOLE: PercentRect = { x: 0, y: 0, width: 100, height: 100 };

/** True for a page that was left out as a whole: unreadable, or no plan. */
export const isLeftOut = ({ state }: PageReadingState): boolean =>
  state === "unreadable" || state === "not-a-plan";

/** Places that were not read; of a page that was left out all of it. */
export function unreadPlaces(reading: PageReadingState): UnreadPlace[] {
  if (!isLeftOut(reading)) return reading.unread ?? [];
  return [{ box: WHOLE, reason: reading.reason ?? "This page was not read." }];
}

/** Share of the lettering that was not read, 0–1; null where places were left out and nobody knows how much they hold. */
export function unreadShareOf(reading: PageReadingState): number | null {
  if (isLeftOut(reading)) return 1;
  return reading.unreadShare ?? (reading.unread?.length ? null : 0);
}

/** `12% of the lettering was not read`; null where all of it was. */
export function unreadWords(reading: PageReadingState): string | null {
  if (isLeftOut(reading)) return "This page was not reviewed";
  const share = unreadShareOf(reading);
  if (share === 0) return null;
  if (share === null) return "Part of this page was not read";
  return `${
    share < 0.01 ? "Under 1%" : `${Math.round(100 * share)}%`
  } of the lettering was not read`;
}

/** A page of which more than this share is unread may hold anything. */
const MUCH_UNREAD = 0.2;

/** Pages with fewer words were hardly read. */
const FEW_WORDS = 25;

/** Was this page read well enough for its silence to count? */
export const isWellRead = (reading: PageReadingState): boolean =>
  reading.wordCount >= FEW_WORDS && (unreadShareOf(reading) ?? 1) <= MUCH_UNREAD;
