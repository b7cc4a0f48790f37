/** Runs the calculators over the set: each with its inputs traced to where they were read. */
import { isCompliant, isIssue } from "../_shared/counts.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import type { Calculation } from "../_shared/domain/report.ts";
import type { PlanSet } from "../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../_shared/domain/project.ts";
import type { BuildingProfile } from "../_rules/building_profile.ts";
import { calculateAccessibleParking } from "../_rules/calculators/accessible_parking.ts";
import { calculateEgressWidth } from "../_rules/calculators/egress_width.ts";
import { calculateEscapeOpenings } from "../_rules/calculators/escape_openings.ts";
import { calculateExits } from "../_rules/calculators/exits.ts";
import { calculateOccupantLoad } from "../_rules/calculators/occupant_load.ts";
import { calculateStairGeometry } from "../_rules/calculators/stair_geometry.ts";
import { calculateExteriorWalls } from "../_rules/calculators/exterior_wall.ts";
import { calculateFlood } from "../_rules/calculators/flood_elevation.ts";
import { calculateHeightArea } from "../_rules/calculators/height_area.ts";
import { calculatePlumbingFixtures } from "../_rules/calculators/plumbing_fixtures.ts";
import { calculateMixedUse } from "../_rules/calculators/mixed_use.ts";
import { calculateThreshold } from "../_rules/calculators/threshold_building.ts";

/** A calculator: facts and form in, a traced calculation or null when it does not apply. */
export type Calculator = (
  plan: PlanSet,
  project: ProjectDetails,
  building: BuildingProfile,
) => Calculation | null;

const CALCULATORS: readonly Calculator[] = [
  calculateOccupantLoad,
  calculateEgressWidth,
  calculateExits,
  calculateStairGeometry,
  calculateEscapeOpenings,
  (plan, _project, building) => calculateHeightArea(plan, building),
  (plan, _project, building) => calculateMixedUse(plan, building),
  (plan, _project, building) => calculateExteriorWalls(plan, building),
  (plan, _project, building) => calculateFlood(plan, building),
  (plan, _project, building) => calculateThreshold(plan, building),
  calculatePlumbingFixtures,
  calculateAccessibleParking,
];

/** Calculators whose comparison the review judges itself, and the rule that does. */
const JUDGED_BY: Readonly<Record<string, string>> = { "occupant-load": "egress/occupant-load" };

/** The calculations with the review's own verdict where it judged the figure that is compared: a report has one. */
export function asReviewed(
  calculations: readonly Calculation[],
  findings: readonly Finding[],
): Calculation[] {
  return calculations.map((calculation) => {
    const stated = calculation.inputs.find(({ key }) => key === "stated")?.value ?? null;
    const judged = findings.filter((it) =>
      it.ruleId === JUDGED_BY[calculation.id] && !isCompliant(it) && stated !== null &&
      (it.measured === stated || it.required === stated)
    );
    if (judged.length === 0) return calculation;
    const meets = judged.some(isIssue) ? false : null;
    return { ...calculation, checks: calculation.checks?.map((it) => ({ ...it, meets })) };
  });
}

/** All calculations that apply to this building. */
export function calculate(
  plan: PlanSet,
  project: ProjectDetails,
  building: BuildingProfile,
): Calculation[] {
  return CALCULATORS.flatMap((calculator) => calculator(plan, project, building) ?? []);
}
