/** Height, storeys and area against what the tables allow, with every doubt that forbids an accusation. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { atMost } from "../../_shared/units.ts";
import type { BuildingProfile, Decided } from "../building_profile.ts";
import { caseOf, type HeightAreaCase, readHeightArea } from "../calculators/height_area.ts";
import { cantTell, fail, inapplicable, pass, type Verdict } from "../define_rule.ts";
import { type Allowed, isAreaUnconfirmed } from "../limits/fbc_2023/tables/height_area.ts";
import { mentions, placeOf } from "../measure.ts";

/** A figure of the building with the place it is judged at. */
export interface Figure extends Evidence {
  actual: number;
  /** Words that make the figure something else than the code measures. */
  isDoubtful: boolean;
}

const SPECIAL =
  /\b(PODIUM|PEDESTAL|SECTION\s+510|\b510\.\d|HORIZONTAL\s+BUILDING\s+SEPARATION|UNLIMITED\s+AREA|SECTION\s+507|FIRE\s*WALLS?|SEPARATE\s+BUILDINGS?)\b/i;

/** The figure with its place: where it is printed, else where the construction type or use group is. */
export function figureOf(
  plan: PlanSet,
  decided: Decided<number>,
  doubtful: RegExp | null = null,
): Figure[] {
  const { value, evidence } = decided;
  const place = evidence ?? plan.codeSummary.constructionType[0] ??
    plan.codeSummary.occupancyGroups[0];
  if (value === null || !place) return [];
  const isDoubtful = decided.isDisputed ||
    (evidence !== null && (doubtful?.test(evidence.sourceText) ?? false));
  return [{ ...placeOf(place), actual: value, isDoubtful }];
}

/** The case of the building for the tables; storeys unknown count as one where `withoutStories` allows it. */
export function heightAreaCase(
  plan: PlanSet,
  building: BuildingProfile,
  options: { withoutStories?: boolean } = {},
): HeightAreaCase | null {
  const inputs = readHeightArea(plan, building);
  return caseOf(
    options.withoutStories
      ? inputs.map((it) => it.key === "stories" && it.value === null ? { ...it, value: 1 } : it)
      : inputs,
  );
}

/** True when nothing about type, uses, sprinklers or scope leaves room for another reading. */
export function isCertain(plan: PlanSet, building: BuildingProfile): boolean {
  const { constructionType, sprinklers, areOccupanciesDisputed, scope, occupancies } = building;
  return !constructionType.isDisputed && !constructionType.value?.startsWith("IV") &&
    !sprinklers.isDisputed && sprinklers.value !== null && !areOccupanciesDisputed &&
    scope !== "alteration" && !occupancies.some(isAreaUnconfirmed) &&
    !mentions(plan, SPECIAL);
}

/** Passes within the least figure, fails beyond every group's figure, asks between or in doubt. */
export function judgeAllowed(
  figure: Figure,
  allowed: readonly (Allowed | null)[],
  options: { unit: string; isCertain: boolean; type: string },
): Verdict {
  const known = allowed.filter((it) => it !== null);
  if (known.length === 0) return inapplicable();
  const limits = known.map((it) => it === "UL" ? Infinity : it === "NP" ? 0 : it);
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  const shown = (value: number) => value === Infinity ? "unlimited" : value;
  const data = {
    actual: figure.actual,
    required: shown(least),
    unit: options.unit,
    type: options.type,
  };
  if (least === Infinity || atMost(figure.actual, least, options.unit)) return pass(data);
  if (most === Infinity || atMost(figure.actual, most, options.unit)) {
    return cantTell("mixed", data);
  }
  return options.isCertain && !figure.isDoubtful
    ? fail("over", { ...data, required: shown(most) })
    : cantTell("unsure", { ...data, required: shown(most) });
}
