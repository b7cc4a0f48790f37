/** Fire tables of FBC-B: 601 building elements, 508.4 separation of occupancies, 705.5 and 705.8 exterior walls, 803.13 finishes, 716.1(2) doors, 706.4 fire walls. */
import type { ConstructionType, OccupancyGroup } from "../../../../_shared/constants/options.ts";
import fireResistance from "./fire_resistance_601.json" with { type: "json" };
import finish from "./interior_finish_803_13.json" with { type: "json" };
import separation from "./occupancy_separation_508_4.json" with { type: "json" };
import { columnOf } from "./height_area.ts";

/** Rows of Table 601 that carry a figure. */
export type BuildingElement =
  | "primary structural frame"
  | "exterior bearing wall"
  | "interior bearing wall"
  | "floor construction and secondary members"
  | "roof construction and secondary members";

/** Rating of a building element in hours. @source FBC-B Table 601 */
export function elementRatingHours(
  element: BuildingElement,
  type: ConstructionType,
): number | null {
  const value = fireResistance.rows[element][fireResistance.columns.indexOf(columnOf(type))];
  return typeof value === "number" ? value : null;
}

const groupKey = (group: OccupancyGroup): number =>
  separation.groups.findIndex((key) =>
    key.split(",").some((part) => group === part || group.startsWith(`${part}-`))
  );

/** Separation of two groups in hours, "NP" where they may not share a building. @source FBC-B Table 508.4 */
export function separationHours(
  a: OccupancyGroup,
  b: OccupancyGroup,
  isSprinklered: boolean,
): number | "NP" | null {
  const [first, second] = [groupKey(a), groupKey(b)].sort((x, y) => x - y);
  if (first < 0) return null;
  const pairs: Record<string, { S: number | string; NS: number | string } | undefined> =
    separation.pairs;
  const pair = pairs[`${separation.groups[first]}|${separation.groups[second]}`];
  const value = pair?.[isSprinklered ? "S" : "NS"];
  return value === undefined ? null : typeof value === "number" ? value : "NP";
}

const MODERATE: readonly OccupancyGroup[] = ["F-1", "M", "S-1"];

/**
 * Rating of an exterior wall in hours for its fire separation distance in feet.
 * @source FBC-B Table 705.5
 */
export function exteriorWallHours(
  distanceFt: number,
  group: OccupancyGroup,
  type: ConstructionType,
): number {
  const pick = (h: number, moderate: number, other: number) =>
    group.startsWith("H") ? h : MODERATE.includes(group) ? moderate : other;
  if (distanceFt < 5) return pick(3, 2, 1);
  if (distanceFt < 10) return type === "IA" || type === "IVA" ? pick(3, 2, 1) : pick(2, 1, 1);
  if (distanceFt >= 30) return 0;
  if (["IA", "IB", "IVA", "IVB"].includes(type)) return pick(2, 1, 1);
  return type === "IIB" || type === "VB" ? pick(1, 0, 0) : pick(1, 1, 1);
}

/** How openings of an exterior wall are protected, the columns of Table 705.8. */
export type OpeningColumn = "unprotected" | "unprotected, sprinklered" | "protected";

const OPENINGS: readonly [belowFt: number, percents: readonly [number, number, number]][] = [
  [3, [0, 0, 0]],
  [5, [0, 15, 15]],
  [10, [10, 25, 25]],
  [15, [15, 45, 45]],
  [20, [25, 75, 75]],
  [25, [45, 100, 100]],
  [30, [70, 100, 100]],
];

/** Largest share of openings in an exterior wall per storey, in percent; 100 is no limit. @source FBC-B Table 705.8 */
export function maxOpeningPercent(distanceFt: number, column: OpeningColumn): number {
  const index = column === "unprotected" ? 0 : column === "protected" ? 2 : 1;
  return OPENINGS.find(([belowFt]) => distanceFt < belowFt)?.[1][index] ?? 100;
}

export type FinishClass = "A" | "B" | "C";
export type FinishPlace = "exit" | "corridor" | "room";

/** Least finish class of walls and ceilings; null where nothing is restricted. @source FBC-B Table 803.13 */
export function finishClass(
  group: OccupancyGroup,
  place: FinishPlace,
  isSprinklered: boolean,
): FinishClass | null {
  const row = Object.entries(finish.rows).find(([key]) =>
    key.split(",").some((part) => group === part || group.startsWith(`${part}-`))
  );
  const value = row?.[1][(isSprinklered ? 0 : 3) + ["exit", "corridor", "room"].indexOf(place)];
  return value === "A" || value === "B" || value === "C" ? value : null;
}

/** Class of a flame spread index; null above 200, which no class allows. @source FBC-B 803.1.2 */
export function classOfFlameSpread(index: number): FinishClass | null {
  return index <= 25 ? "A" : index <= 75 ? "B" : index <= 200 ? "C" : null;
}

/** What a fire door stands in. */
export type DoorWall =
  | "exit enclosure or shaft"
  | "fire wall"
  | "fire barrier"
  | "corridor or partition";

/** Rating of a fire door in hours for the wall it stands in. @source FBC-B Table 716.1(2) */
export function fireDoorHours(wall: DoorWall, wallHours: number): number | null {
  if (wall === "corridor or partition") return 20 / 60;
  if (wallHours >= 3) return 3;
  if (wallHours >= 1.5) return 1.5;
  if (wallHours < 1) return wallHours >= 0.5 ? 20 / 60 : null;
  return wall === "exit enclosure or shaft" ? 1 : 0.75;
}

const TWO_HOUR_FIRE_WALL: readonly OccupancyGroup[] = ["F-2", "S-2", "R-3", "R-4"];
const REDUCIBLE_FIRE_WALL = /^(A-|B$|E$|H-4$|I-|R-1$|R-2$|U$)/;

/** Rating of a fire wall in hours. @source FBC-B Table 706.4 */
export function fireWallHours(group: OccupancyGroup, type: ConstructionType | null): number {
  if (group === "H-1" || group === "H-2") return 4;
  if (TWO_HOUR_FIRE_WALL.includes(group)) return 2;
  const isReducible = type !== null && /^(II|V)[AB]$/.test(type);
  return isReducible && REDUCIBLE_FIRE_WALL.test(group) ? 2 : 3;
}
