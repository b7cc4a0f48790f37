/** How drawings write stairs: steps, flights, and whether a stair belongs to a dwelling or to everybody. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import type { BuildingProfile } from "../../building_profile.ts";
import {
  contextOf,
  type Governs,
  lengthsOf,
  newWork,
  type Statement,
  titledText,
} from "../../measure.ts";

/** Things of a stair detail that own lengths beside the one a rule looks for. */
export const STAIR_PARTS =
  /\b(RISERS?|TREADS?(?!\s+NOSING)|RUNS?|HEAD\s?ROOM|HAND\s?RAILS?|GUARD\s?RAILS?|GUARDS?|RAILINGS?|LANDINGS?|PICKETS?|BALUSTERS?|SPHERE|OPENINGS?|SPACING|STRINGERS?|EXTEN\w+|CLEARANCE|WIDE|WIDTH|DOORS?|SILLS?|CLG|CEILING|WALLS?|THK|THICK)\b/i;

/** Risers of pipes and cables, and the openings of open risers, are no steps. */
const NOT_A_STEP =
  /\b(PLUMBING|SANITARY|WASTE|VENT|FIRE|SPRINKLER|STAND\s?PIPE|ELEC\w*|CONDUIT|GAS|WATER|ROOF|DUCT|CABLE|SUPPLY|RETURN)\s+RISERS?\b|\bRUNS?\s+OF\s+(PIP|CONDUIT|DUCT|CABLE|WIRE)|\bRUN\b[^.;]{0,14}\b(?:DUCTS?|PIP\w+|CONDUITS?|CABLES?|WIR\w+|LEADERS?|DRAINS?|TRAY|FEEDERS?|LINESETS?)\b|\bRISER\s+(DIAGRAM|ROOM|PIPE|VALVE|CLAMP)\b|\bTRIANG\w*/i;

/** A step that only says where something else ends: `8" PAST TOP RISER`. */
const PLACE_OF_STEP =
  /\b(?:PAST|BEYOND|ABOVE|BELOW|FROM|OF|AT|TO)\s+(?:THE\s+)?(?:(?:TOP|BOTTOM|LAST|FIRST|UPPER|LOWER|END)\s+)(?:AND\s+BOTTOM\s+)?(?:RISER|TREAD)S?\b/gi;

/** How a tread is measured, which says that the length beside it is one. */
const NOSE_TO_NOSE = /\bNOS(?:E|ING)\s+TO\s+NOS(?:E|ING)\b/gi;

const COUNTED = String.raw`\b(?<count>\d{1,2})\s*\)?\s*(?:EQ(?:UAL|\.)?\s*)?`;
const RISER_WORD = new RegExp(String.raw`${COUNTED}R(?:ISERS?|'S|S)?\b\.?|\bRISERS?\b`, "i");
const TREAD_WORD = new RegExp(
  String.raw`${COUNTED}T(?:READS?|'S|S)?\b\.?|\bTREADS?\b|\bRUN\b`,
  "i",
);
const LONE_R = /(?<=\d\s?"|")\s*(?:MAX\.?\s*)?R\b(?!\s*[=@:])|\bR\s*[=@:](?=\s*\d)/i;
const LONE_T = /(?<=\d\s?"|")\s*(?:MIN\.?\s*)?T\b(?!\s*[=@:])|\bT\s*[=@:](?=\s*\d)/i;
const TREAD_ALONE = /:\s*\d[^:]*"\s*T\b\.?\s*(?:TYP\b|MIN\b|EA\b|$|[,;\/&|])/i;
const OPEN_RISER = /\b(OPENINGS?|SPHERE|OPEN RISERS?|TO BE SOLID|VARIATION|VARY|DIFFERENCE)\b/i;

/** Steps a text states; inches. A total is the rise of the whole flight or stair. */
export interface Steps {
  risersIn: number[];
  treadsIn: number[];
  riserCount: number | null;
  totalRiseIn: number | null;
}

/** Reads `16R @ 7 1/2" = 10'-0"`, `RISERS: 7" MAX., TREADS 11" MIN.`, `15 EQ. RISERS = 9'-4 1/2"`, `7" R / 11" T`. */
export function stepsOf(text: string): Steps {
  const none = { risersIn: [], treadsIn: [], riserCount: null, totalRiseIn: null };
  const mended = normaliseMarks(text).replace(PLACE_OF_STEP, (it) => " ".repeat(it.length))
    .replace(NOSE_TO_NOSE, (it) => "RUN".padEnd(it.length));
  if (NOT_A_STEP.test(mended)) return none;
  const isPair = LONE_R.test(mended) && (LONE_T.test(mended) || /STAIR/i.test(mended));
  const isRiseAndRun = /\bRISE\b.*\b(?:RUN|TREADS?)\b/i.test(mended) &&
    /\bSTAIR|\bSTEPS?\b/i.test(mended);
  const riserWord = isPair
    ? either(RISER_WORD, LONE_R)
    : isRiseAndRun
    ? either(RISER_WORD, /\bRISE\b/)
    : RISER_WORD;
  const isLoneTread = /\bSTAIR|\bSTEPS?\b/i.test(mended) && TREAD_ALONE.test(mended);
  const treadWord = isPair || isLoneTread ? either(TREAD_WORD, LONE_T) : TREAD_WORD;
  const count = RISER_WORD.exec(mended)?.groups?.count;
  const riserCount = count === undefined ? null : Number(count);
  const rivals = (other: RegExp) => either(other, withoutSteps);
  const risersIn = OPEN_RISER.test(mended) ? [] : lengthsOf(mended, {
    of: riserWord,
    rivals: rivals(treadWord),
    betweenIn: [2, 14],
    notBefore:
      /^\s*(O\.?\s?C|SPHERE|PICKET|BALUSTER|WIDE|HIGH GUARD|THK|THICK|BEYOND|PAST|ABOVE|BELOW|FROM|EXT)/i,
  }).map((it) => it.valueIn);
  const treadsIn = lengthsOf(mended, {
    of: treadWord,
    rivals: rivals(riserWord),
    betweenIn: [5, 24],
    notBefore:
      /^\s*(O\.?\s?C|SPHERE|THK|THICK|BEYOND|PAST|ABOVE|BELOW|FROM|EXT|W\.?\s?[CG]\b|WATER|DIA)/i,
  }).map((it) => it.valueIn);
  const total = riserCount === null ? null : totalAfter(mended);
  if (risersIn.length === 0 && riserCount !== null && total !== null && total / riserCount < 14) {
    risersIn.push(total / riserCount);
  }
  return { risersIn, treadsIn, riserCount, totalRiseIn: total };
}

const withoutSteps =
  /\b(NOSINGS?|HEAD\s?ROOM|HAND\s?RAILS?|GUARD\s?RAILS?|GUARDS?|RAILINGS?|LANDINGS?|PICKETS?|BALUSTERS?|SPHERE|OPENINGS?|STRINGERS?|EXTEN\w+|WIDE|WIDTH)\b/i;

const either = (a: RegExp, b: RegExp) =>
  new RegExp(
    `${a.source.replaceAll("?<count>", "?:")}|${b.source.replaceAll("?<count>", "?:")}`,
    "i",
  );

/** The length after `=` (or TOTAL), longer than any single step. */
function totalAfter(text: string): number | null {
  const sign = /=|\bTOTAL(?:\s+RISE)?\b/i.exec(text);
  if (!sign) return null;
  const total = findLengths(text).find((it) => it.start >= sign.index && it.valueIn > 24);
  return total?.valueIn ?? null;
}

/** A text with the steps it states. */
export interface StatedSteps extends Statement {
  steps: Steps;
}

/** Every text that states steps; spiral, winding, alternating and ship's stairs have their own limits. */
export function statedSteps(plan: PlanSet): StatedSteps[] {
  const found = newWork(plan, {
    topic:
      /\bSTEPS?\b[^.;]*\d[^.;]*\b(?:HIGH|DEEP|EACH|RISE)\b|\bSTEPS?\s+RISE\b|\d\s*["”]\s*RUNS?\b|\bRUNS?[\s=@:|]*\d|\d\s*["”]\s*(M(AX|IN)\.?\s*)?[RT]\b|\d\s*\)?\s*(EQ\w*\.?\s*)?[RT]\b|RISERS?\b|TREADS?\b|\b[RT]\s*[=@:]|\bRISE\b.*\bRUN\b|\bNOS(E|ING)\s+TO\s+NOS(E|ING)\b|\bSTAIR\s+RUNS?\b[^.;]{0,10}\d/i,
    notUnder:
      /\bSPIRAL|\bALTERNATING|\bALT\.?\s+TREADS?|\bSHIP'?S? LADDER|\b(?:EQUIP\w*|MAINT\w*|SERVICE|MECH\w*)\.? (?:ACCESS|PERSONNEL|STAFF)\b[^.;|]{0,8}\bONLY\b|\bAISLE|\bBLEACHER|\bWINDER|\bATTIC (STAIR|LADDER)|\bPULL-?DOWN|\bPOOL\b|\bR-\d+|\bCHORAL|\bCHOIR\s+RISERS?|\bPORTABLE\b|\b(?:SEATING|TIERED|STAGE)\s+RISERS?/i,
  }).filter((it) => !ONLY_RUN.test(it.text) || OF_A_STAIR.test(contextOf(it)))
    .map((it) => ({ ...it, steps: stepsUnderTitle(it) }))
    .filter(({ steps }) => steps.risersIn.length > 0 || steps.treadsIn.length > 0);
  return found.filter((it) =>
    !found.some(({ measureOf, page }) => measureOf === it.text && page === it.page)
  );
}

/** Without a word of steps a run may be one of pipe, duct or cable. */
const ONLY_RUN = /^(?!.*\b(?:STAIRS?|STEPS?|RISERS?|TREADS?|NOS(?:E|INGS?)|[RT])\b).*\bRUNS?\b/is;
const OF_A_STAIR = /\b(?:STAIR\w*|STEPS?|TREADS?|NOSINGS?)\b/i;

/** Titles under which `7 1/2" R.` and `9" RUN` are steps. */
const OF_STEPS =
  /^(?![^:]*\b(?:DIAGRAM|PLUMBING|PIPING|ELECTRICAL|MECHANICAL|GAS|CONDUIT|DUCT|NOSING|RISER\s+DETAIL)\b)[^:]*\b(?:STAIR(?:WAY|WELL|CASE)?S?|STEPS?|TREADS?)\b[^:]*:/i;

/** Steps a text states, read behind the title of a stair where it does not say so itself. */
function stepsUnderTitle(it: Statement): Steps {
  const own = plainSteps(it.text) ?? stepsOf(it.text);
  if (own.risersIn.length > 0 || own.treadsIn.length > 0) return own;
  const titled = titledText(it);
  return titled !== null && OF_STEPS.test(titled) ? stepsOf(titled) : own;
}

/** Steps measured in plain words: `STEPS ARE 7 1/2" HIGH AND 11" DEEP`, `EACH STEP IS 10" DEEP`. */
function plainSteps(text: string): Steps | null {
  const mended = normaliseMarks(text);
  if (!/\bSTEPS?\b(?!\s*(?:DOWN|UP|LIGHT|FLASH|FOOTING|LADDER|STOOL))/i.test(mended)) return null;
  if (/\b(?:RISERS?|TREADS?|AISLE|POOL|BLEACHER)\b/i.test(mended)) return null;
  const between = (low: number, high: number, after: RegExp, before?: RegExp) =>
    findLengths(mended).filter(({ valueIn, start, end }) =>
      valueIn >= low && valueIn <= high &&
      (after.test(mended.slice(end)) || before?.test(mended.slice(0, start)))
    ).map(({ valueIn }) => valueIn);
  const risersIn = between(2, 14, /^\s*(?:HIGH|RISE)\b/i, /\bSTEPS?\s+RISE\s*$/i);
  const treadsIn = between(5, 24, /^\s*DEEP\b/i);
  if (risersIn.length === 0 && treadsIn.length === 0) return null;
  return { risersIn, treadsIn, riserCount: null, totalRiseIn: null };
}

const FOR_ALL =
  /\b(EXIT|EGRESS|COMMON|PUBLIC|CORRIDOR|BREEZEWAY|LOBBY|ENCLOSURE|STAIR(WELL|CASE|WAY)?\s*(#|NO\.?|[A-D]\b|S?-?\d{1,2}(?![\d'"./]|-\d|\s*(?:["'”]|IN\b|FT\b|MM\b|\d+\/|R(?:ISERS?)?\b))))/i;
const OF_DWELLING =
  /\b((IN|WITH)?IN\s*(SIDE)?\s+(OF\s+)?(THE\s+|EACH\s+|A\s+)?(DWELLING|APARTMENT|UNIT)S?|(DWELLING|APARTMENT|TOWN\s?HOUSE|RESIDENTIAL)\s+UNITS?|UNIT\s+(TYPE\s+)?[A-Z]?\d{0,3}\b(?!\s*(HEATER|WT|PRICE))|(UNIT|PRIVATE)\s+(STAIR|GUARD|RAIL|LOFT|DECK)|LOFT|TOWN\s?HOUSE)/i;

/**
 * Whether the lenient figures for dwellings govern a stair, guard or rail under FBC-Building: inside a unit of
 * Group R-2, in R-3 and in U accessory to them.
 */
export function governsFor(it: Statement, building: BuildingProfile): Governs {
  const groups = building.occupancies;
  if (groups.length === 0) return "unknown";
  if (!groups.some((group) => ["R-2", "R-3", "U"].includes(group))) return "strict";
  if (FOR_ALL.test(it.text)) return "strict";
  if (OF_DWELLING.test(it.text)) return "lenient";
  const around = contextOf(it);
  if (OF_DWELLING.test(around)) return FOR_ALL.test(around) ? "unknown" : "lenient";
  if (FOR_ALL.test(around)) return "strict";
  return groups.every((group) => group === "R-3" || group === "U") ? "lenient" : "unknown";
}
