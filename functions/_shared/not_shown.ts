/** What no sheet shows, told apart by whether the sheets that would show it are in the set. */
import type { MatrixRow } from "./domain/matrix.ts";
import type { NotShown, NotShownItem } from "./domain/report.ts";

/** Is the silence that of a sheet, numbered or not? Reports from before say of none where it would stand. */
const isOnASheet = ({ sheet, place }: Pick<NotShownItem, "sheet" | "place">): boolean =>
  sheet !== null || Boolean(place);

/** Those of sheets that were read and say nothing of them. */
export const silentOf = (asked: readonly NotShown[] = []): NotShown[] => only(asked, isOnASheet);

/** Those whose sheets are not in the set: that is no silence, and nothing could be verified. */
export const absentOf = (asked: readonly NotShown[] = []): NotShown[] =>
  only(asked, (it) => !isOnASheet(it));

const only = (asked: readonly NotShown[], keeps: (it: NotShownItem) => boolean): NotShown[] =>
  asked.map((it) => ({ ...it, items: it.items.filter(keeps) }))
    .filter(({ items }) => items.length > 0);

/** Why: `The set has no electrical sheets.`, each reason once. */
export function absenceReasons(
  { items }: NotShown,
  matrix: readonly Pick<MatrixRow, "id" | "why">[] = [],
): string[] {
  const ids = new Set(items.map(({ id }) => id));
  return [...new Set(matrix.filter(({ id }) => ids.has(id)).map(({ why }) => why))];
}
