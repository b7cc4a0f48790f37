/** Whether the building stands in the wind-borne debris region. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import type { BuildingProfile } from "../building_profile.ts";
import type { Applicability } from "../define_rule.ts";
import type { Limits } from "../limits/mod.ts";
import { mentions, statedNumbers, type Statement, statements } from "../measure.ts";

const REGION = /\bWIND[\s-]*BORN?E?[\s-]*DEBRIS|\bW\.?B\.?D\.?R\b/i;
const NO =
  /\b(REGION|AREA|W\.?B\.?D\.?R\.?|DEBRIS)\W{0,8}(NO\b|N\/A|NOT\s+(IN|WITHIN|APPL\w*))|\b(NOT|OUTSIDE)\s+(IN|OF|WITHIN|LOCATED)?\s*(A|THE)?\s*(WIND|W\.?B)/i;
const YES =
  /\b(REGION|AREA|W\.?B\.?D\.?R\.?)\W{0,8}(YES|IN\b)|\b(IS|LOCATED)\s+(LOCATED\s+)?(IN|WITHIN)\s+(A|THE)?\s*(WIND|W\.?B)/i;

const WATER = String.raw`(?:OPEN\s+WATER|MEAN\s+HIGH\s+WATER|M\.?H\.?W\.?L?)\b`;
const COAST = String
  .raw`\b(?:(?:GULF|ATLANTIC|OCEAN|SEA|COAST(?:S|LINE)?|SHORE(?:LINE)?)\b|${WATER})`;
const MILES = String.raw`(?<![\d.])(?<n>\d+(?:\.\d+)?)\s*-?\s*MI(?:LES?)?\b\.?`;
/** How far inland the site stands: `35 MI. FROM GULF`, `12 MILES INLAND`, `DISTANCE TO COAST: 8 MI.` */
const INLAND = [
  anyCase`${MILES}\s*(?:INLAND\b|(?:FROM|TO|OF|OFF|EAST|WEST)\b[^.;\d]{0,30}${COAST})`,
  anyCase`${COAST}[^.;\d]{0,12}[:=]\s*${MILES}`,
];

/** Farther than the strip from whatever water makes a shore: `11 MILES FROM THE NEAREST OPEN WATER`. */
const FROM_ANY_WATER = anyCase`${MILES}\s*(?:FROM|TO|OF|OFF)\b[^.;\d]{0,30}\b${WATER}`;
/** Feet from the shore: `MEAN HIGH WATER 1,400 FT FROM LOT`, `600 FT TO THE GULF`. */
const FEET = String.raw`(?<![\d.])(?<n>\d{1,2},\d{3}|\d{1,4})\s*(?:FT|FEET)\b\.?`;
const NEAR = [
  anyCase`${COAST}[^.;\d]{0,12}${FEET}\s*(?:FROM|OFF|AWAY|[A-Z]+\s+OF)\b`,
  anyCase`${FEET}\s*(?:FROM|TO|OF|OFF)\s+(?:THE\s+)?(?:LINE\s+OF\s+)?${COAST}`,
];
const FEET_PER_MILE = 5280;

/** Does the set say that the shore lies within the coastal strip? */
const saysNear = (plan: PlanSet, limits: Limits): boolean =>
  NEAR.some((number) =>
    statedNumbers(plan, { topic: number, number, unit: "ft" })
      .some(({ value }) => value <= limits.wind.debrisCoastMiles * FEET_PER_MILE)
  );

const saysFarFromWater = (plan: PlanSet, limits: Limits): boolean =>
  statedNumbers(plan, { topic: FROM_ANY_WATER, number: FROM_ANY_WATER, unit: "mi" })
    .some(({ value }) => value > limits.wind.debrisCoastMiles);

/** True when the set says it stands farther from the coast than the coastal strip of the region reaches. */
const saysInland = (plan: PlanSet, limits: Limits): boolean =>
  INLAND.some((number) =>
    statedNumbers(plan, { topic: number, number, unit: "mi" })
      .some(({ value }) => value > limits.wind.debrisCoastMiles)
  );

/** Counties that nowhere come within the coastal strip, nor touch a tidal river as wide as a shore. */
const INLAND_COUNTIES = new Set(
  "Alachua Baker Bradford Calhoun Columbia DeSoto Gadsden Gilchrist Glades Hamilton Hardee Hendry Highlands Holmes Jackson Lafayette Lake Leon Madison Marion Okeechobee Orange Osceola Polk Seminole Sumter Suwannee Union Washington"
    .split(" "),
);

/** Open water that makes a shore like the coast's, however far inland: Exposure D counts, not the sea. */
const OPEN_WATER =
  /\b(?:LAKE|BAY|LAGOON|INLET|INTRACOASTAL|RIVER)\s*-?\s*(?:FRONT|SHORE|SIDE)|\b(?:OPEN\s+WATER|LAKE\s+(?:OKEECHOBEE|APOPKA|GEORGE|KISSIMMEE|SEMINOLE|MONROE|JESUP|HARNEY))\b|\bEXP(?:OSURE|\.)?\s*(?:CAT\w*\.?)?\W{0,3}D\b/i;

const facesWater = (plan: PlanSet): boolean =>
  plan.codeSummary.exposure.some(({ value }) => value === "D");
const mayFaceOpenWater = (plan: PlanSet): boolean => facesWater(plan) || mentions(plan, OPEN_WATER);

/** Statements that deny the wind-borne debris region. */
export const deniesRegion = (plan: PlanSet): Statement[] =>
  statements(plan, { topic: REGION }).filter((it) => NO.test(it.text));

/** Speeds of the map for buildings of category II, which tells the region for those of category III as well. */
const OF_CATEGORY_II = /\bRISK\s*(?:CAT(?:EGORY|\.)?\s*)?(?:II|2)\b/i;

/**
 * The speed that tells whether the site lies in the region: of category III, but for health care, that of the map for
 * category II where it is stated. Null when none is.
 * @source FBC-B 8th ed. (2023), 1609.2
 */
export function debrisSpeed(plan: PlanSet, building: BuildingProfile): number | null {
  if (building.occupancies.includes("I-2") || !isOfCategoryIII(plan)) return ultimateSpeed(plan);
  const [own] = plan.codeSummary.windSpeedMph.filter(({ value, sourceText }) =>
    value.kind !== "nominal" && OF_CATEGORY_II.test(sourceText)
  );
  return own?.value.mph ?? ultimateSpeed(plan);
}

/** Is the building of category III, so that its own speed is higher than the one that tells the region? */
export const isOfCategoryIII = (plan: PlanSet): boolean =>
  plan.codeSummary.riskCategory.some(({ value }) => value === "III");

/** The greatest ultimate speed stated in mph, null when none is. */
export function ultimateSpeed(plan: PlanSet): number | null {
  const speeds = plan.codeSummary.windSpeedMph.filter(({ value }) => value.kind !== "nominal").map((
    { value },
  ) => value.mph);
  return speeds.length > 0 ? Math.max(...speeds) : null;
}

/**
 * Yes in the hurricane zone, from 140 mph, from 130 mph beside open water, or where the set says so; unknown from
 * 130 mph, unless the site is said or known to lie inland and is away from large water.
 */
export function isInDebrisRegion(
  building: BuildingProfile,
  { plan, limits }: { plan: PlanSet; limits: Limits },
): Applicability {
  if (building.isHvhz) return "yes";
  if (mentions(plan, YES, { under: REGION })) return "yes";
  const speed = debrisSpeed(plan, building);
  const { county } = building;
  const isInland = saysInland(plan, limits) ||
    (!county.isDisputed && INLAND_COUNTIES.has(county.value ?? ""));
  if (speed === null) return "unknown";
  if (speed >= limits.wind.debrisSpeedMph) return "yes";
  if (speed >= limits.wind.debrisCoastalSpeedMph && facesWater(plan) && saysNear(plan, limits)) {
    return "yes";
  }
  if (saysFarFromWater(plan, limits)) return "no";
  return speed >= limits.wind.debrisCoastalSpeedMph && deniesRegion(plan).length === 0 &&
      (!isInland || mayFaceOpenWater(plan))
    ? "unknown"
    : "no";
}
