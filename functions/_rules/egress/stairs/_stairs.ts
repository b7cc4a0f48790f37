/** Steps and flights of stairs, and whether a stair belongs to a dwelling or to everybody. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../../building_profile.ts";
import type { Demand } from "../../define_rule.ts";
import {
  allStatements,
  contextOf,
  framesOfText,
  type FrameSubject,
  type Governs,
  perPlan,
  type Statement,
  subjectsOf,
} from "../../measure.ts";

/** Steps nobody leaves by have sizes of their own, or none. */
const NOT_WALKED =
  /\bWINDER|\bAISLE|\bBLEACHER|\bATTIC (?:STAIR|LADDER)|\bPULL-?DOWN|\bPOOL\b(?!\s+(?:TERRACE|DECK|PATIO|HOUSE|LEVEL|CABANA|BATH|YARD|COURT)\b)|\bSWIM-?\s?OUT|\bSTAND\s?PIPE|\bSPRINKLER|\bMANHOLE|\bCLEAN\s?-?OUT|\bGAS\b|\bPIP(?:E|ING)\b(?!\s+RAIL)|\bPLENUM|\bNOSING DETAIL|\bACCESS\b.*\bONLY\b/i;
/** What a variation between steps, an opening or the place of a step measures is no step. */
const NO_SIZE =
  /\b(?:OPENINGS?|SPHERE|TRIANG\w*|VARIATION|VARY|DIFFERENCE|TOLERANCE)\b|\b(?:PAST|BEYOND|ABOVE|BELOW|FROM)\s+(?:THE\s+)?(?:TOP|BOTTOM|LAST|FIRST)\b(?!\s+(?:FLOOR|FLR|LEVEL|STOR))/i;
const isStep: Demand["keep"] = ({ text, clause, context, within }) =>
  !NOT_WALKED.test(`${text} | ${context}`) && !NO_SIZE.test(clause) &&
  !["spiral stair", "alternating stair", "winder", "obstruction"].some((it) => within.includes(it));

/** Heights of risers of stairs people walk. */
export const RISER: Demand = {
  thing: ["riser", "step"],
  property: ["height", "rise"],
  keep: isStep,
};

/** Depths of their treads. */
export const TREAD: Demand = { thing: ["tread", "step"], property: "depth", keep: isStep };

/** What one text says of a flight: its risers, their number, and what they rise; inches. */
export interface Flight extends Statement {
  count: number | null;
  riserIn: number | null;
  riseIn: number | null;
}

/** Every text that counts risers. */
export function countedFlights(plan: PlanSet): Flight[] {
  const [risers, rises] = [RISER, { thing: "stair", property: "rise" }].map((it) =>
    Map.groupBy(subjectsOf(plan, it), ({ frame }) => frame.statement)
  );
  const first = (of: Map<Statement, FrameSubject[]>, at: Statement) =>
    of.get(at)?.[0].value ?? null;
  return subjectsOf(plan, { thing: "riser", property: "count", keep: isStep }).map((it) => ({
    ...it.frame.statement,
    count: it.value,
    riserIn: first(risers, it.frame.statement),
    riseIn: first(rises, it.frame.statement),
  }));
}

/** Risers or steps a text counts; null when it counts none. */
export const risersIn = (text: string): number | null =>
  framesOfText({ text, under: [] }).find(({ thing, property }) =>
    (thing === "riser" || thing === "step") && property === "count"
  )?.value ?? null;

const FOR_ALL =
  /\b(EXIT|EGRESS|COMMON|PUBLIC|CORRIDOR|BREEZEWAY|LOBBY|ENCLOSURE|ST-\d{1,2}(?!\s*[\"'/\d])|STAIR(WELL|CASE|WAY)?\s*(#|NO\.?|[A-D]\b|S?-?\d{1,2}(?![\d'"./]|-\d|\s*(?:["'”]|IN\b|FT\b|MM\b|\d+\/|R(?:ISERS?)?\b))))/i;
const OF_DWELLING =
  /\b((IN|WITH)?IN\s*(SIDE)?\s+(OF\s+)?(THE\s+|EACH\s+|A\s+)?(DWELLING|APARTMENT|UNIT)S?|(DWELLING|APARTMENT|TOWN\s?HOUSE|RESIDENTIAL)\s+UNITS?|UNIT\s+(TYPE\s+)?[A-Z]?\d{0,3}\b(?!\s*(HEATER|WT|PRICE))|(UNIT|PRIVATE)\s+(STAIR|GUARD|RAIL|LOFT|DECK)|LOFT|TOWN\s?HOUSE)/i;

const OUTDOORS = /\b(?:EXTERIOR|OUTDOOR|OUTSIDE)\s+STAIR/i;

/**
 * Whether the lenient figures for dwellings govern a stair, guard or rail under FBC-Building: inside a unit of
 * Group R-2, in R-3 and in U accessory to them.
 */
export function governsFor(it: Statement, building: BuildingProfile, plan?: PlanSet): Governs {
  const groups = building.occupancies;
  if (groups.length === 0) return "unknown";
  if (!groups.some((group) => ["R-2", "R-3", "U"].includes(group))) return "strict";
  if (FOR_ALL.test(it.text)) return "strict";
  if (OF_DWELLING.test(it.text)) return "lenient";
  const around = contextOf(it);
  if (OF_DWELLING.test(around)) return FOR_ALL.test(around) ? "unknown" : "lenient";
  if (FOR_ALL.test(around)) return "strict";
  if (groups.every((group) => group === "R-3" || group === "U")) return "lenient";
  // In Group R-2 the milder figures hold within dwelling units alone.
  if (!groups.includes("R-3") && OUTDOORS.test(around)) return "strict";
  return plan && !groups.includes("R-3") && areAllShared(plan) ? "strict" : "unknown";
}

/** Does a set tell its stairs as ways out of all, by their marks, and none as one of a dwelling? */
const areAllShared = perPlan((plan) => {
  const texts = [
    ...allStatements(plan).map(contextOf),
    ...plan.sheets.map(({ title }) => title ?? ""),
  ];
  const ofStairs = texts.filter((text) => /\bST(?:AIR|R)/i.test(text));
  return ofStairs.some((text) => IS_MARKED.test(text)) &&
    !ofStairs.some((text) => OF_DWELLING.test(text)) &&
    !texts.some((text) =>
      /\bLOFTS?\b|\bTOWN\s?HO|\bTWO[ -]STOR(?:Y|IES)\s+UNIT|\bDUPLEX\s+UNIT/i.test(text)
    );
});
const IS_MARKED =
  /\b(?:EXIT|EGRESS|BOTH|TWO|EACH)\s+STAIRS?\b|\bSTAIR\s+(?:[A-D]|S?T?-?[1-9])(?![\w'"/.-])/i;
