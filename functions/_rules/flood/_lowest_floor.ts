/** The lowest floor of a building, however a set tells its level. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { lowestFloors } from "../calculators/flood_elevation.ts";
import { placeOf } from "../measure.ts";
import { floorsFromBase, type Level, notedFloors } from "./_elevation.ts";
import { listedFloors } from "./_listed_levels.ts";

/** The lowest of the floors that are stated, counted from the base flood, noted or listed; feet. Empty without any. */
export function lowestFloor(plan: PlanSet, building: BuildingProfile): Level[] {
  const stated = lowestFloors(plan).map((it): Level => ({ ...placeOf(it), ft: it.value }));
  return [
    ...stated,
    ...floorsFromBase(plan, building),
    ...notedFloors(plan),
    ...listedFloors(plan),
  ].toSorted((a, b) => a.ft - b.ft).slice(0, 1);
}
