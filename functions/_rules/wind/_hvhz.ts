/** Wind speeds of the high-velocity hurricane zone, fixed by county and risk category. */
import type { Evidence, Fact, PlanSet } from "../../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../building_profile.ts";
import {
  type Applicability,
  cantTell,
  type Demand,
  fail,
  inapplicable,
  pass,
  type RuleContext,
  type Verdict,
} from "../define_rule.ts";
import { findCounty } from "../limits/fbc_2023/tables/counties.ts";
import { placeOf } from "../measure.ts";

/** A stated ultimate speed in mph. */
export interface HvhzSpeed extends Evidence {
  mph: number;
  isUltimate: boolean;
}

/** The speed as other places of a set say it. */
export const HVHZ_SPEED: Demand = {
  thing: "design wind",
  property: "wind speed",
  unless: /NOMINAL|ASD|PRODUCT|CAPACITY|RATED|UP TO|GUST|SERVICE|SHUTTER|MISSILE|SHINGLE/,
  as: (mph, { text }) => ({ mph, isUltimate: /ULT/i.test(text) }),
};

/** Does the building stand in this county? */
export const isIn = (county: string) => (building: BuildingProfile): Applicability => {
  const { value, isDisputed } = building.county;
  if (value === null || isDisputed) return "unknown";
  return findCounty(value)?.name === county ? "yes" : "no";
};

/** Distinct stated speeds that are not nominal; none where the county is not known to be this one. */
export function hvhzSpeeds(plan: PlanSet): HvhzSpeed[] {
  const seen = new Set<number>();
  return plan.codeSummary.windSpeedMph
    .filter(({ value, sourceText }) =>
      value.kind !== "nominal" && !/PRODUCT|CAPACITY|ASD/i.test(sourceText)
    )
    .filter(({ value }) => !seen.has(value.mph) && seen.add(value.mph))
    .map((fact) => ({
      ...placeOf(fact),
      mph: fact.value.mph,
      isUltimate: fact.value.kind === "ultimate",
    }));
}

/** Verdict on a speed; messages `ok`, `low`, `unsure`. */
export function judgeSpeed(
  speed: HvhzSpeed,
  county: string,
  { plan, building }: RuleContext,
): Verdict {
  const table = findCounty(county)?.hvhzSpeedMph;
  if (
    !table || building.county.value === null || findCounty(building.county.value)?.name !== county
  ) {
    return inapplicable();
  }
  const categories = new Set(
    plan.codeSummary.riskCategory.map((fact: Fact<keyof typeof table>) => fact.value),
  );
  const [category] = categories;
  const isKnown = categories.size === 1 && category !== undefined;
  const required = table[isKnown ? category : "II"];
  const data = {
    actual: speed.mph,
    required,
    unit: "mph",
    category: isKnown ? category : "II",
    county,
  };
  if (speed.mph >= required) return pass(data);
  // Only the figures for Category II are confirmed, and a lower category is allowed a lower speed.
  const floor = Math.min(required, table[isKnown && category === "I" ? "I" : "II"]);
  const isSure = speed.isUltimate && (isKnown || speed.mph < table.I) && speed.mph < floor;
  return isSure ? fail("low", data) : cantTell("unsure", data);
}

/** The words of both rules. */
export const SPEED_MESSAGES = {
  ok: "Vult = {actual} mph; {county} County requires {required} mph in Risk Category {category}.",
  low:
    "Vult = {actual} mph; {county} County requires at least {required} mph in Risk Category {category}.",
  unsure:
    "A wind speed of {actual} mph is stated; {county} County requires Vult = {required} mph in Risk Category {category}.",
};
