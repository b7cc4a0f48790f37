/** The use group a space is of by its very name, where a building has several: a taproom of A-2 and F-2. */
import type { OccupancyGroup } from "../_shared/constants/options.ts";

/** Names no space of another group goes by, with the groups they may be. */
const BY_NAME: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:GUEST|DWELLING|APARTMENT)\b/i, /^R-/],
  [/\bCLASS\s?ROOMS?\b/i, /^E$/],
  [
    /\b(?:TAP\s?ROOM|TASTING\s+(?:ROOM|BAR)|DINING(?:\s+(?:ROOM|AREA|HALL))?|RESTAURANT|TAVERN|BANQUET|NIGHT\s?CLUB)\b/i,
    /^A-2$/,
  ],
  [/\b(?:SANCTUARY|NAVE|WORSHIP|FELLOWSHIP\s+HALL)\b/i, /^A-3$/],
  [/\b(?:SALES\s+(?:FLOOR|AREA)|RETAIL|SHOW\s?ROOM)\b/i, /^M$/],
  [/\bWAREHOUSE\b|\bSTORAGE\s+UNITS?\b/i, /^S-/],
];

/** The groups of a building that stand for the names in a text; none where it names no such space, or several. */
export function groupsNamed(
  text: string,
  occupancies: readonly OccupancyGroup[],
): OccupancyGroup[] {
  const named = BY_NAME.filter(([name]) => name.test(text));
  return named.length === 1 ? occupancies.filter((it) => named[0][1].test(it)) : [];
}
