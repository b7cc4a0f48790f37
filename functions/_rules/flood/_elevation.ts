/** A stated elevation against the required one, with the doubts that forbid an accusation. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { atLeast } from "../../_shared/units.ts";
import { elevationsOf, readFlood, requiredFt } from "../calculators/flood_elevation.ts";
import type { BuildingProfile, Decided } from "../building_profile.ts";
import { decidedBase, statedBases } from "./_bases.ts";
import {
  cantTell,
  fail,
  inapplicable,
  pass,
  type RuleContext,
  type Verdict,
} from "../define_rule.ts";
import { either, feet, isKept, placeOf, statedQuantities } from "../measure.ts";

/** An elevation in feet with its place. */
export interface Level extends Evidence {
  ft: number;
  /** What the drawings themselves want it to reach, in the row of a table. */
  againstFt?: number;
}

const FLOOR =
  "(FIN(ISH(ED)?)?\\.? ?FL(OO)?R\\.?|\\bF\\.?F\\.?E?\\.?\\b|LOWEST (FIN\\w* )?FLOOR|FIRST FLOOR|FLOOR ELEV\\w*\\.?)";
const BASE = "(THE )?(B\\.? ?F\\.? ?E\\b|BASE FLOOD)";
const ABOVE_BASE =
  exactCase`${FLOOR}[^#~;|]{0,40}# ?(MIN\.? ?)?(ABOVE|ABV\.?|OVER|HIGHER THAN) ${BASE}`;
const BELOW_BASE = exactCase`${FLOOR}[^#~;|]{0,40}# ?(BELOW|UNDER|LOWER THAN) ${BASE}`;
const NOT_OF_FLOOR =
  /\bNOT?\b|NEVER|GARAGE|ENCLOS|STORAGE|EXIST|EQUIP|CRAWL|GRADE|LESS THAN|AT LEAST|MIN(IMUM)?\b/;

/** Floors placed by their distance from the base flood elevation: `FINISHED FLOOR IS 1'-0" BELOW BFE`. */
export function floorsFromBase(plan: PlanSet, building: BuildingProfile): Level[] {
  const base = decidedBase(plan, building).value;
  if (base === null) return [];
  const read = (says: RegExp, sign: 1 | -1) =>
    statedQuantities(plan, { quantity: feet, says, not: NOT_OF_FLOOR })
      .filter(({ value, text }) => value <= 20 && !isKept(text))
      .map((it) => ({ ...placeOf(it), ft: base + sign * it.value }));
  return [...read(BELOW_BASE, -1), ...read(ABOVE_BASE, 1)];
}

const NOTED_FLOOR =
  /\bF\.?\s?F\.?(?=\s*(?:=|:|@|EL|\+?\d))|\b(?:T\.?O\.?|TOP\s+OF)\s+(?:CONC\.?\s+|FIN\w*\.?\s+)?SLAB\b(?=.*\b(?:LIVING|FIRST|1ST|MAIN|SALES|OFFICE)\b)/i;
/** A floor by its name, with nothing but its own elevation behind: `FIRST FLOOR +7.2' NAVD88`, not its vents. */
const NAMED_FLOOR =
  /\b(?:LOWEST|FIRST|1ST|MAIN|LIVING)\s+(?:FLOOR|FLR|LEVEL)\b(?:,\s*(?:BOTH|ALL|EACH)\s+[A-Z]+,)?(?:\s+OF\s+(?:THE\s+)?LIVING\s+(?:AREA|SPACE|ROOMS))?(?=[\s=:@+.|-]*(?:(?:EL|ELEV\w*|AT|IS|SLAB)\b[\s=:@+.|-]*){0,3}\d[\d.]*['\s]*(?:FT\.?\s*)?N\.?[AG])/i;
const NO_LOWEST_FLOOR =
  /\bGARAGE|\bPARKING|STORAGE|ENCLOS|CARPORT|PATIO|PORCH|LANAI|\bPOOL|\bDECK|\bSHED|SECOND|2ND|UPPER|EXIST|ABOVE|BELOW|\bMIN\b|\bREQ/i;

/** Floors called by two letters: `F.F. = 8.0' NAVD`; the same floors as elevations written as feet. */
export const notedFloors = (plan: PlanSet): Level[] =>
  elevationsOf(plan, either(NOTED_FLOOR, NAMED_FLOOR), NO_LOWEST_FLOOR).filter(({ ft }) => ft !== 0)
    .map((it) => ({ ...placeOf(it), ft: it.ft }));

const TOLERANCE_FT = 0.011;

/** The words of every rule on a level. */
export const LEVEL_MESSAGES = {
  ok: "{element} at {actual} ft; {required} ft is required.",
  low:
    "{element} at {actual} ft; at least {required} ft is required (base flood elevation {base} ft).",
  existing:
    "{element} at {actual} ft; {required} ft would be required if the work is a substantial improvement.",
  unsure:
    "{element} at {actual} ft; {required} ft would be required. Confirm the flood zone, base flood elevation and datum.",
};

/**
 * Messages `ok`, `low`, `existing`, `unsure`; data actual, required, base. Where sheets give several base flood
 * elevations, what is too low for the lowest of them is too low for each.
 */
export function judgeLevel(level: Level, context: RuleContext, name: string): Verdict {
  const { plan, building } = context;
  const base = decidedBase(plan, building);
  const required = requiredBy(base, level, context);
  if (required === null) return inapplicable();
  const data = dataOf(level, required, base, name);
  if (atLeast(level.ft, required - TOLERANCE_FT)) return pass(data);
  const isOld = building.scope === "alteration" || /\bEXIST/i.test(level.sourceText);
  if (isOld) return cantTell("existing", data);
  if (building.floodZone.isDisputed || !isOneDatum(base.evidence, level)) {
    return cantTell("unsure", data);
  }
  if (!base.isDisputed) return fail("low", data);
  const values = [base.value, ...statedBases(plan).map(({ value }) => value)];
  const lowest = { ...base, value: Math.min(...values.filter((it) => it !== null)) };
  const least = requiredBy(lowest, level, context);
  return least !== null && !atLeast(level.ft, least - TOLERANCE_FT)
    ? fail("low", dataOf(level, least, lowest, name))
    : cantTell("unsure", data);
}

/** What the code asks for over that base, or the drawings themselves where they ask for more; feet. */
function requiredBy(
  baseFloodElevationFt: Decided<number>,
  { againstFt }: Level,
  { plan, building }: RuleContext,
): number | null {
  const byCode = requiredFt(readFlood(plan, { ...building, baseFloodElevationFt }));
  const wanted = [byCode, againstFt ?? null].filter((it) => it !== null);
  return wanted.length === 0 ? null : Math.max(...wanted);
}

const dataOf = (level: Level, required: number, base: Decided<number>, element: string) => ({
  actual: level.ft,
  required: round(required),
  unit: "ft",
  base: base.value,
  element,
});

/** Two elevations of different datums can't be compared. */
function isOneDatum(a: Evidence | null, b: Evidence): boolean {
  const [first, second] = [a?.sourceText ?? "", b.sourceText].map((it) =>
    /N[AG]VD/i.exec(it)?.[0].toUpperCase()
  );
  return !first || !second || first === second;
}

const round = (ft: number) => Math.round(ft * 100) / 100;
