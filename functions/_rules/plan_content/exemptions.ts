/** Why a thing is not asked of a set: one sentence each, with the words that say so where the set has them. */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import { isInFloodHazardArea } from "../building_profile.ts";
import { readThreshold, thresholdReason } from "../calculators/threshold_building.ts";
import { limits2023 } from "../limits/mod.ts";
import { deniesRegion, isInDebrisRegion } from "../wind/_debris.ts";
import { either, once, type Saying, says, titled } from "./looks.ts";
import type { Asked, Exemption, Look, Sighting } from "./proof.ts";
import { SITE } from "./where.ts";
import { quotedLast } from "./words.ts";

/** What makes a thing likely where no word names it. */
export type Likely = (asked: Asked) => boolean;

/** Where the set speaks of a thing in any way; a title counts. */
export function spokenOf(pattern: RegExp, saying: Saying = {}): Look {
  const looks = [titled(pattern), says(pattern, { ...saying, mayPutOff: true })];
  return once((asked) => either(looks, asked));
}

/** Not asked where nothing names the thing, where the set denies it, and where it stands already. */
export function unlessNamed(
  pattern: RegExp,
  absent: string,
  { likely, ...saying }: Saying & { likely?: Likely } = {},
): Exemption {
  const look = spokenOf(pattern, saying);
  return (asked) => {
    const it = look(asked);
    const isLikely = likely?.(asked) ?? false;
    if (it === null) return isLikely ? null : absent;
    if (it.standing === "denied") return isLikely ? null : `The set says so: ${quotedLast(it)}`;
    return it.standing === "kept" ? `Existing, to remain: ${quotedLast(it)}` : null;
  };
}

/** Not asked where the set denies the thing; silence asks. */
export function ifDenied(pattern: RegExp, saying: Saying = {}): Exemption {
  const look = says(pattern, { ...saying, mayPutOff: true });
  return (asked) => {
    const it = look(asked);
    return it?.standing === "denied" ? `The set says so: ${quotedLast(it)}` : null;
  };
}

/** Not asked when it can be told that none of these groups is in the building. */
export const unlessGroup =
  (groups: readonly OccupancyGroup[], sentence: string): Exemption => ({ building }) =>
    building.occupancies.length > 0 && !building.occupancies.some((it) => groups.includes(it))
      ? sentence
      : null;

/** Is any of these groups in the building? */
export const isGroup = (...groups: OccupancyGroup[]): Likely => ({ building }) =>
  building.occupancies.some((it) => groups.includes(it));

/** Does a plan draw a flight with `UP` or `DN` at it? Stairs are drawn more often than named. */
export const drawsStair: Likely = ({ plan }) =>
  plan.buildings.some(({ stairs }) => stairs.some(({ direction }) => direction !== null));

/** Nothing to elevate outside flood hazard areas. */
export const outsideFlood: Exemption = ({ building }) =>
  isInFloodHazardArea(building) === "no" && !building.floodZone.isDisputed
    ? `Flood zone ${building.floodZone.value}: no design flood elevation.`
    : null;

/** Silence proves nothing where it is not known whether the site floods. */
export const floodUnknown: Exemption = ({ building }) =>
  isInFloodHazardArea(building) === "unknown"
    ? "The flood zone is not known, and no design flood elevation is given."
    : null;

export const INDOORS =
  /\b(?:INTERIOR|TENANT|BUILD-?\s?OUT|FIT-?\s?OUT|SUITE|INSIDE|EXISTING\s+SHELL|SHELL\s+BUILDING)\b/i;

/** Work inside an existing shell changes neither site nor envelope nor frame, unless the set draws them. */
export const interiorWork: Exemption = ({ plan, building }) => {
  if (building.scope !== "alteration" || plan.sheets.some(SITE.sheet)) return null;
  const scope = plan.codeSummary.scopeOfWork.find((it) => INDOORS.test(it.value)) ??
    plan.notes.find((it) =>
      /\b(INTERIOR|TENANT)\s+(ALTERATION|BUILD-?\s?OUT|RENOVATION|REMODEL|IMPROVEMENT|FIT-?OUT)/i
        .test(it.text)
    );
  return scope ? `Interior work: ${quotedLast(scope)}` : null;
};

const storeySpoken = says(/(?:ONE|SINGLE|1)[- ]STOR(?:Y|EY)\b/, {
  not: /ADDITION|ABOVE|MORE THAN|PORTION|ADJACENT|NEIGHBO|ONE-? ?HOUR/,
});

/** One storey has no stairs, no lift and no upper floors. */
export const oneStorey: Exemption = (asked) => {
  const { value, isDisputed } = asked.building.stories;
  if (value !== null) return value === 1 && !isDisputed ? "One story." : null;
  const spoken = storeySpoken(asked);
  return spoken?.standing === "shown" ? `One story: ${quotedLast(spoken)}` : null;
};

/** Inspection by a special inspector is asked above the threshold alone. */
export const belowThreshold: Exemption = (asked) => {
  const { plan, building } = asked;
  const { heightFt } = building;
  const stories = building.stories.value === null && oneStorey(asked)
    ? { ...building.stories, value: 1 }
    : building.stories;
  if (thresholdReason(readThreshold(plan, { ...building, stories })) !== null) return null;
  if (stories.isDisputed || heightFt.isDisputed || heightFt.value === null) return null;
  const feet = Number(heightFt.value.toFixed(1));
  const high = stories.value === 1 ? "One story" : `${stories.value} stories`;
  return `${high}, ${feet} ft: below the threshold of s. 553.71, F.S.`;
};

/** Glazing is protected in the wind-borne debris region, which starts at the lower of the two speeds near the coast. */
export const outsideDebris: Exemption = ({ plan, building }) => {
  const speeds = plan.codeSummary.windSpeedMph.filter(({ value }) => value.kind !== "nominal");
  const least = limits2023.wind.debrisCoastalSpeedMph;
  if (building.isHvhz === true || speeds.length === 0) return null;
  if (!speeds.some(({ value }) => value.mph >= least)) {
    return `Ultimate wind speed ${speeds[0].value.mph} mph: outside the wind-borne debris region.`;
  }
  const [denial] = deniesRegion(plan);
  return denial && isInDebrisRegion(building, { plan, limits: limits2023 }) === "no"
    ? `The set says that the site is outside the wind-borne debris region: ${quotedLast(denial)}`
    : null;
};

/** Is there a system of that kind? Also where the code summary gives the answer. */
export const unsprinklered: Exemption = ({ building }) => {
  const { value, evidence, isDisputed } = building.sprinklers;
  if (value !== "none" || isDisputed) return null;
  return evidence
    ? `No sprinklers: ${quotedLast(evidence)}`
    : "No sprinklers, according to the project form.";
};

const NOT_THE_FUEL =
  /GASOLINE|GASKET|MEDICAL GAS|\bGAS (?:RANGE|PIPING|LINE)?S?:? NONE|FUEL GAS CODE|FUEL GAS[,)]|GAS-?TIGHT|NITROGEN|OXYGEN|INERT GAS/;
const GAS_WORDS =
  /NATURAL GAS|PROPANE|L\.?P\.? GAS\b|LPG\b|GAS[- ]?(?:FIRED|PIP(?:E|ING)|LINES?|METER|MAIN|RISER|RANGE|OVEN|WATER HEATER|FURNACE|BOILER|DRYER|FIREPLACE|LOG|GRILL|APPLIANCE|SHUT|COCK|SERVICE|LOAD|TANK|FRYER|EQUIPMENT|CONNECTION|REGULATOR|WH|HEATER|UNIT|PACKAGE|HEAT|STUB|OUTLET|PRESSURE)|GAS (?:MBH|BTUH?|CFH|INPUT)|GAS: |\d+,?\d* ?(?:MBH|CFH)\b/;

const gasSpoken = spokenOf(GAS_WORDS, { not: NOT_THE_FUEL });
/** Said of the whole, in so many words. */
const noFuelGas = says(
  /ALL[- ]ELECTRIC|(?:BUILDING|HOUSE|DWELLING|PROJECT|SITE|UNIT|TENANT|SUITE)S? (?:HAS|HAVE|USES?) NO (?:FUEL |NATURAL )?GAS\b|NO (?:FUEL |NATURAL )?GAS (?:IN|AT|TO|SERVES?|ON) (?:THE |THIS )?(?:BUILDING|HOUSE|PROJECT|SITE|UNIT)/,
);

/** Where gas is used; null when nothing says so. */
export const gasUse: Look = (asked) => {
  const column = gasColumn(asked);
  if (column === null && noFuelGas(asked)?.standing === "shown") return null;
  const gas = gasSpoken(asked) ?? column;
  return gas?.standing === "denied" ? null : gas;
};

/** Heads of equipment lists: `GAS MBH`. */
const gasColumn: Look = ({ plan }) => {
  const list = plan.schedules.find(({ columns, rows }) =>
    columns.some(({ header }, index) =>
      /\bGAS\b|\bMBH\b|\bCFH\b|\bBTU/i.test(header) && !/COOL|HEATING CAP/i.test(header) &&
      rows.some((row) => /\d/.test(row.cells[index]?.text ?? ""))
    )
  );
  const isGas = list?.columns.some(({ header }) => /\bGAS\b|\bCFH\b/i.test(header));
  return list && isGas ? { ...asSighting(list), standing: "shown" } : null;
};

const asSighting = ({ page, box, sheet, sourceText, readBy, confidence }: Evidence): Sighting => ({
  page,
  box,
  sheet,
  sourceText,
  readBy,
  confidence,
  standing: "named",
});

export const noGas: Exemption = (asked) => {
  const gas = gasUse(asked);
  if (gas) return gas.standing === "kept" ? `Existing, to remain: ${quotedLast(gas)}` : null;
  const none = noFuelGas(asked);
  return none?.standing === "shown"
    ? `No gas: ${quotedLast(none)}`
    : "The set shows no gas piping or gas appliance.";
};

export const COOKING =
  /KITCHEN HOOD|TYPE I\b(?! ?-? ?[AB]\b)[^|]{0,20}HOOD|HOOD[^|]{0,30}TYPE I\b|FRYERS?\b|CHARBROILER|BROILER|GRIDDLE|COMMERCIAL (?:KITCHEN|COOKING)|U\.?L\.? ?300|GREASE (?:DUCT|EXHAUST|FAN|HOOD)|WOK\b/;
const cookingSpoken = spokenOf(COOKING);
/** Rooms in which food is cooked, by what they are called. */
const kitchenNamed = spokenOf(/KITCHEN|COOK ?LINE|COOKING/);
const isFoodService = isGroup("A-2");

/** Is there commercial cooking, by its equipment or by the kitchen of a restaurant? */
export const hasCooking: Likely = (asked) => {
  const it = cookingSpoken(asked) ?? (isFoodService(asked) ? kitchenNamed(asked) : null);
  return it !== null && it.standing !== "denied";
};

export const noCooking: Exemption = (asked) =>
  hasCooking(asked) ? null : "No commercial cooking is named on the sheets.";

const RATED =
  /U\.?L\.? ?(?:DESIGN )?[#A-Z-]{0,3} ?[UVPLNHD] ?\d{3}|\d(?:\/\d|\.\d)? ?-? ?H(?:OU)?RS?\b[^|]{0,40}(?:RATED|WALL|PARTITION|SEPARATION|BARRIER|ENCLOSURE|ASSEMBLY|SHAFT|CORRIDOR)|(?:RATED|FIRE|SMOKE) (?:WALL|PARTITION|BARRIER|SEPARATION(?! DIST)|ASSEMBL)|(?:WALL|PARTITION|SEPARATION|BARRIER|ENCLOSURE|CORRIDOR|SHAFT|HOISTWAY)S?[^.;]{0,40}[1-4] ?-? ?H(?:OU)?RS?\b/;
const ratedSpoken = spokenOf(RATED, { not: /\b0 ?-? ?HR|NON-?\s?RATED|NO RATING/ });

/** Is any wall, floor or door of the set fire-rated? */
const hasRated: Likely = (asked) =>
  asked.plan.doors.some(({ fireRatingMin }) => (fireRatingMin ?? 0) > 0) ||
  asked.plan.schedules.some((it) =>
    it.kind === "partition" && it.columns.some(({ meaning }) => meaning === "fire rating")
  ) || ratedSpoken(asked)?.standing === "shown";

export const nothingRated: Exemption = (asked) =>
  hasRated(asked) ? null : "The set shows no fire-rated wall, floor or door.";
