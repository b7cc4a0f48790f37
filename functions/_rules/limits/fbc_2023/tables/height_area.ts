/** Allowable height, storeys and area: FBC-B Tables 504.3, 504.4, 506.2 and the frontage factor of Table 506.3.3. */
import type { ConstructionType, OccupancyGroup } from "../../../../_shared/constants/options.ts";
import type { SprinklerSystem } from "../../../../_shared/domain/plan_set.ts";
import area from "./allowable_area_506_2.json" with { type: "json" };
import height from "./allowable_height_504_3.json" with { type: "json" };
import stories from "./allowable_stories_504_4.json" with { type: "json" };

/** A cell: a figure, unlimited, or not permitted. */
export type Allowed = number | "UL" | "NP";

type Table = Record<string, Record<string, Allowed[] | undefined> | undefined>;
const heightTable = height.byOccupancy as unknown as Table;
const storiesTable = stories.byOccupancy as unknown as Table;
const areaTable = area.byOccupancy as unknown as Table;

/** `IIB` → `II-B`, the column of the code's tables. */
export const columnOf = (type: ConstructionType): string =>
  `${type.slice(0, -1)}-${type.slice(-1)}`;

function cell(table: Table, group: string, key: string, type: ConstructionType): Allowed | null {
  const row = table[group]?.[key];
  const column = height.columns.indexOf(columnOf(type));
  return row?.[column] ?? null;
}

/** Group I-1 without a stated condition reads the stricter row. */
const conditional = (group: OccupancyGroup): string => group === "I-1" ? "I-1 Condition 2" : group;

/** Row key of the height and storey tables for a sprinkler system. */
function keyOf(system: SprinklerSystem): string {
  if (system === "none") return "NS";
  if (system === "NFPA 13R") return "S13R";
  return system === "NFPA 13D" ? "S13D" : "S";
}

/** Allowable height in feet above grade plane; null when the table has no such row. @source FBC-B Table 504.3 */
export function allowableHeightFt(
  group: OccupancyGroup,
  type: ConstructionType,
  system: SprinklerSystem,
): Allowed | null {
  const row = conditional(group);
  return cell(heightTable, row, keyOf(system), type) ?? cell(heightTable, row, "NS", type);
}

/** Allowable storeys above grade plane; null when the table has no such row. @source FBC-B Table 504.4 */
export function allowableStories(
  group: OccupancyGroup,
  type: ConstructionType,
  system: SprinklerSystem,
): Allowed | null {
  const row = conditional(group);
  return cell(storiesTable, row, keyOf(system), type) ?? cell(storiesTable, row, "NS", type);
}

/** Tabular area factor and the unsprinklered factor the frontage increase is taken from, in sq ft. */
export interface AreaFactor {
  tabularSqft: Allowed;
  unsprinkleredSqft: Allowed;
}

/** Area factors of a group; null when the table has no such row. @source FBC-B Table 506.2 */
export function areaFactor(
  group: OccupancyGroup,
  type: ConstructionType,
  options: { system: SprinklerSystem; stories: number },
): AreaFactor | null {
  const unsprinkleredSqft = cell(areaTable, group, "NS", type);
  if (unsprinkleredSqft === null) return null;
  const { system } = options;
  const key = system === "none"
    ? "NS"
    : system === "NFPA 13R" || system === "NFPA 13D"
    ? keyOf(system)
    : options.stories > 1
    ? "SM"
    : "S1";
  return { tabularSqft: cell(areaTable, group, key, type) ?? unsprinkleredSqft, unsprinkleredSqft };
}

/** True when the cells of this group could not be confirmed, so that they may only raise a question. */
export const isAreaUnconfirmed = (group: OccupancyGroup): boolean =>
  area.cellConfidence.unconfirmedGroups.includes(group);

const FRONTAGE = [
  { perimeterFrom: 75, factors: [0.5, 0.63, 0.75] },
  { perimeterFrom: 50, factors: [0.33, 0.42, 0.5] },
  { perimeterFrom: 25, factors: [0.17, 0.21, 0.25] },
] as const;
/** The largest frontage factor there is. */
export const MAX_FRONTAGE_FACTOR = 0.75;

/**
 * Area increase factor for frontage.
 *
 * @param perimeterPercent share of the perimeter on a public way or open space, 0–100
 * @param widthFt smallest qualifying width of that space in feet
 * @source FBC-B Table 506.3.3
 */
export function frontageFactor(perimeterPercent: number, widthFt: number): number {
  const row = FRONTAGE.find((it) => perimeterPercent >= it.perimeterFrom);
  if (!row || widthFt < 20) return 0;
  return row.factors[widthFt >= 30 ? 2 : widthFt >= 25 ? 1 : 0];
}
