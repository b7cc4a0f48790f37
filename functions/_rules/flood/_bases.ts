/**
 * Base flood elevations as the sheets give them, in words and in rows of tables. Feet of the datum the drawings use.
 */
import type { Fact, PlanSet } from "../../_shared/domain/plan_set.ts";
import type { BuildingProfile, Decided } from "../building_profile.ts";
import { placeOf } from "../measure.ts";
import { listedBases } from "./_listed_levels.ts";

/** Elevations nearer to each other are one, feet. */
const SAME_FT = 0.05;

/** Are these two elevations of one flood? */
export const isSameBase = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_FT;

/** Every base flood elevation of the set. */
export const statedBases = (plan: PlanSet): Fact<number>[] => [
  ...plan.codeSummary.baseFloodElevationFt,
  ...listedBases(plan).map((it) => ({ ...placeOf(it), value: it.ft, unit: "ft" })),
];

/** The base flood elevation by the sheets, by the form where they are silent; disputed where sheets differ. */
export function decidedBase(plan: PlanSet, building: BuildingProfile): Decided<number> {
  const [first, ...others] = statedBases(plan);
  if (!first) return building.baseFloodElevationFt;
  const isDisputed = others.some(({ value }) => !isSameBase(value, first.value));
  return { value: first.value, from: "sheets", evidence: first, isDisputed };
}
