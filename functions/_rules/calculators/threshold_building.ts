/**
 * Whether a building is a threshold building: more than three storeys or 50 ft, or assembly of more than
 * 5,000 sq ft and 500 persons.
 * @source s. 553.71, F.S.; FBC-B 8th ed. (2023), 110.8
 */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { limits2023 } from "../limits/mod.ts";
import { fromElsewhere, fromSheet } from "./inputs.ts";
import { fromDecided, missingOf, numberOf, wordsOf } from "./recompute.ts";

/** Reads storeys, height, uses, area and occupants. */
export function readThreshold(plan: PlanSet, building: BuildingProfile): CalculatorInput[] {
  const [group] = plan.codeSummary.occupancyGroups;
  const groups = building.occupancies.join(", ") || null;
  return [
    fromDecided("stories", "Stories", building.stories),
    fromDecided("heightFt", "Height", building.heightFt, { unit: "ft" }),
    group
      ? fromSheet("groups", "Use groups", groups, group)
      : fromElsewhere("groups", "Use groups", groups, "form"),
    fromDecided("areaSqft", "Building area", building.areaSqft, { unit: "sq ft" }),
    fromDecided("occupants", "Occupants", building.occupantLoad, { unit: "occupants" }),
  ];
}

/** Why the inputs make a threshold building; null when they don't, undefined while they leave it open. */
export function thresholdReason(inputs: readonly CalculatorInput[]): string | null | undefined {
  const { thresholdStories, thresholdHeightFt, thresholdAssemblySqft, thresholdAssemblyOccupants } =
    limits2023.structural;
  const stories = numberOf(inputs, "stories");
  const heightFt = numberOf(inputs, "heightFt");
  if (stories !== null && stories > thresholdStories) return `${stories} stories`;
  if (heightFt !== null && heightFt > thresholdHeightFt) return `${heightFt} ft high`;
  const groups = (wordsOf(inputs, "groups") ?? "").split(", ") as OccupancyGroup[];
  const area = numberOf(inputs, "areaSqft");
  const occupants = numberOf(inputs, "occupants");
  const isAssembly = groups.some((group) => group.startsWith("A-"));
  const isLarge = area === null ? null : area > thresholdAssemblySqft;
  const isCrowded = occupants === null ? null : occupants > thresholdAssemblyOccupants;
  if (isAssembly && isLarge && isCrowded) {
    return `assembly of ${area} sq ft and ${occupants} occupants`;
  }
  const isOpen = stories === null || heightFt === null ||
    (isAssembly && isLarge !== false && isCrowded !== false);
  return isOpen ? undefined : null;
}

/** Solves the inputs. */
export function solveThreshold(inputs: CalculatorInput[]): Calculation {
  const reason = thresholdReason(inputs);
  return {
    id: "threshold-building",
    title: "Threshold building",
    codeReference: "FBC-B 110.8",
    inputs,
    steps: [
      {
        label:
          "More than three stories, or more than 50 ft, or assembly over 5,000 sq ft and 500 persons",
        value: reason ?? "no",
      },
    ],
    result: reason === undefined ? null : [
      { label: "Threshold building", value: reason === null ? "no" : `yes: ${reason}`, unit: null },
    ],
    checks: [],
    missing: reason === undefined
      ? missingOf(inputs, ["stories", "heightFt", "areaSqft", "occupants"])
      : [],
  };
}

/** The calculation for buildings under FBC-Building, null for houses. */
export const calculateThreshold = (plan: PlanSet, building: BuildingProfile): Calculation | null =>
  building.volume === "residential" ? null : solveThreshold(readThreshold(plan, building));
