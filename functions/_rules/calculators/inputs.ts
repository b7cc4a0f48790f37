/** Inputs of calculators, each with where it was read. */
import type { CalculatorInput } from "../../_shared/domain/report.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../building_profile.ts";
import type { DrawnFigure } from "../drawn/counted.ts";

type Value = number | string | boolean | null;

/** An input read from a sheet; unknown when there is no evidence. */
export function fromSheet(
  key: string,
  label: string,
  value: Value,
  evidence: Evidence | null,
  unit: string | null = null,
): CalculatorInput {
  const isKnown = value !== null && evidence !== null;
  return {
    key,
    label,
    value,
    unit,
    origin: isKnown ? "sheet" : "unknown",
    sheet: evidence?.sheet ?? null,
    place: evidence ? { page: evidence.page, box: evidence.box } : null,
    sourceText: evidence?.sourceText ?? null,
  };
}

/** An input as printed, else as a plan measures it; unknown when there is neither. */
export function fromSheetOrPlan(
  key: string,
  label: string,
  { printed, drawn }: {
    printed: { value: Value; at: Evidence | null };
    drawn: DrawnFigure | null;
  },
  unit: string | null = null,
): CalculatorInput {
  if (drawn === null || (printed.value !== null && printed.at !== null)) {
    return fromSheet(key, label, printed.value, printed.at, unit);
  }
  return { ...fromSheet(key, label, drawn.value, drawn.at, unit), origin: "measured" };
}

/** An input that stands on no sheet: typed in the form, assumed, or unknown. */
export function fromElsewhere(
  key: string,
  label: string,
  value: Value,
  origin: "form" | "assumed",
  unit: string | null = null,
): CalculatorInput {
  return {
    key,
    label,
    value,
    unit,
    origin: value === null ? "unknown" : origin,
    sheet: null,
    place: null,
    sourceText: null,
  };
}

/** The use groups of the building: those of the sheets, else of the form. */
export function groupsInput(plan: PlanSet, building: BuildingProfile): CalculatorInput {
  const [group] = plan.codeSummary.occupancyGroups;
  const groups = building.occupancies.join(", ") || null;
  return group
    ? fromSheet("groups", "Use groups", groups, group)
    : fromElsewhere("groups", "Use groups", groups, "form");
}
