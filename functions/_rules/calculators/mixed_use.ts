/**
 * Areas of the uses in a mixed building, and the sum of ratios that separated uses may not exceed.
 * @source FBC-B 8th ed. (2023), 508.4.2
 */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { allStatements } from "../measure.ts";
import { caseOf, readHeightArea, separatedRatio } from "./height_area.ts";
import { fromElsewhere, fromSheet } from "./inputs.ts";
import { numberOf } from "./recompute.ts";

const AREA_KEY = "area of ";

/** The area each group of the building is given, in sq ft; null where none is printed. */
export function readGroupAreas(
  plan: PlanSet,
  groups: readonly OccupancyGroup[],
): CalculatorInput[] {
  return groups.map((group) => {
    const area = new RegExp(
      String
        .raw`(?:GROUP\s+|OCCUPANCY\s+|^|[|(,;]\s*)${group}\b(?![-\d])[^|;\d]{0,30}(?:\|[^|\d]{0,20}){0,2}?(\d[\d,]{2,})\s*(?:S\.?\s?F\b|SQ)`,
      "i",
    );
    const at = allStatements(plan).find((it) => area.test(it.text));
    const text = at && area.exec(at.text)?.[1];
    const value = text ? Number(text.replaceAll(",", "")) : null;
    return at
      ? fromSheet(`${AREA_KEY}${group}`, `Area of ${group}`, value, at, "sq ft")
      : fromElsewhere(`${AREA_KEY}${group}`, `Area of ${group}`, null, "form", "sq ft");
  });
}

/** Solves the inputs: each ratio, and their sum against 1. */
export function solveMixedUse(inputs: CalculatorInput[]): Calculation {
  const frame = {
    id: "mixed-use",
    title: "Separated mixed uses",
    codeReference: "FBC-B 508.4.2",
    inputs,
  };
  const it = caseOf(inputs);
  const areas = (it?.groups ?? []).flatMap((group) => {
    const areaSqft = numberOf(inputs, `${AREA_KEY}${group}`);
    return areaSqft === null ? [] : [{ group, areaSqft }];
  });
  const missing = inputs.filter((input) => input.value === null).map((input) => input.key);
  if (!it || areas.length < it.groups.length) return { ...frame, steps: [], result: null, missing };
  const sum = separatedRatio(areas, it);
  if (sum === null) return { ...frame, steps: [], result: null, missing };
  return {
    ...frame,
    steps: areas.map((area) => ({
      label: `${area.group}: actual over allowable area`,
      value: (separatedRatio([area], it) ?? 0).toFixed(2),
    })),
    result: [
      {
        label: "Sum of ratios on a storey, at most 1",
        value: Math.round(sum * 100) / 100,
        unit: null,
      },
      { label: "Complies", value: sum <= 1 ? "yes" : "no", unit: null },
    ],
    missing: [],
  };
}

/** The calculation for one-storey buildings of several uses whose areas are printed; null otherwise. */
export function calculateMixedUse(plan: PlanSet, building: BuildingProfile): Calculation | null {
  if (building.volume === "residential" || building.occupancies.length < 2) return null;
  if (building.stories.value !== 1) return null;
  const areas = readGroupAreas(plan, building.occupancies);
  if (areas.some((input) => input.value === null)) return null;
  return solveMixedUse([...readHeightArea(plan, building), ...areas]);
}
