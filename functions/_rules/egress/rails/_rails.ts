/** Handrails as drawings write them. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import type { Demand } from "../../define_rule.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import {
  allRows,
  calloutOf,
  contextOf,
  isKept,
  newWork,
  type Stated,
  type Statement,
  subjectsOf,
} from "../../measure.ts";

export const HANDRAIL = /\bHAND\s?-?\s?RAIL(?:ING)?S?\b|\bH\.\s?R\.|\bHDRL\b/i;

/** Rails that are no handrail of a stair or ramp. */
export const NOT_A_HANDRAIL =
  /\b(ELEVATOR|CAR FLOOR|GRAB BAR|POOL|SPA|BATHTUB|CRIB|TOILET|CRASH RAIL|BUMPER RAIL|NOT\s+(?:AT|ON|OF)\s+(?:A\s+|THE\s+)?(?:STAIRS?|RAMPS?))\b|^(?!.*\b(?:STAIR|RAMP|STEP|NOSING|TREAD)).*\bCORRIDOR\b/i;

/** Over the rail of an elevator car, which has a height of its own. */
const OF_A_LIFT = /\bELEVATORS?\b(?!\s+LOBBY)|\bCAB\b|\b(?:LIFT|ELEV(?:ATOR)?\.?)\s+CAR\b/i;

/** What follows a height measured from the steps or the ramp. */
const OVER_NOSING =
  /\b(?:ABV|ABOVE|FROM|TO|OVER|@|AT)\.?\s+(?:THE\s+)?(?:LINE\s+OF\s+)?(?:STAIR\s+|TREAD\s+|RAMP\s+)?(?:NOSINGS?|TREADS?|RAMP)\b/i;
/** Titles of drawings whose rail is one for the hand, and of those that show a guard. */
const OF_HANDRAIL =
  /^(?![^:]*\bGUARD)[^:]*(?:\bHAND\s?-?\s?RAIL|\bWALL\s+RAIL|\b(?:(?:STAIR|RAMP)\w*|STEPS)\b)[^:]*:/i;
/** A text of steps with risers and treads, and the rail at their sides: `4 R at 8 in., treads 10 in. Rail one side at 38 in.` */
const OF_STEPS = /\bTREADS?\b/i;
const ON_SIDES = /\bRAILS?\b\W{0,3}(?:ON\s+|AT\s+)?(?:ONE|BOTH|EACH|1|2|TWO)\s+SIDES?\b/i;
/** A rail as high as this is the top of a guard, inches. */
const GUARD_FROM_IN = 41.5;
/** Second rails of their own heights. */
const OF_OTHERS =
  /\b(?:CHILD\w*|STUDENTS?|PUPILS?|JUVENILE|LOWER|SECONDARY|(?:SECOND|2ND)(?!\s+(?:FL(?:OO)?R?|LEVEL|STOR(?:E?Y|IES)|FLIGHT)\b)|INTERMEDIATE|TRANSITION)\b/i;
const OF_TOP = /\b(?:TOP|T\.?O\.?\s?R|HIGH|HEIGHT|HT|HGT|A\.?F\.?F|ABV|ABOVE)\b|\bRAIL\W{1,3}H\b/i;

/** Heights of handrails above nosing or ramp, and of plain rails over nosings or under the title of a handrail. */
/** A note on an elevator gives the rail in its car: `ELEV: 2 STOPS, HANDRAIL 32 IN AFF`. */
const IN_A_CAR = /^(?!.*\b(?:STAIRS?|RAMPS?)\b).*\b(?:ELEV(?:ATOR)?|HOISTWAY|CAB)\b/i;

/** How wide a stair is at its rails: `WIDTH 40" ABOVE, 33" AT THE RAIL`, `STAIR 36" CLEAR ABOVE HANDRAIL, 32" AT THE ONE HANDRAIL`. */
const WIDTH_AT_RAIL =
  /\bWID(?:TH|E)\b(?:(?!\b(?:HIGH|HEIGHT)\b)[^;])*#\W*(?:AT|BELOW|BETWEEN)\s+(?:(?:AND|OR|&)\s+(?:AT|BELOW)\s+)?(?:THE\s+|EACH\s+)?(?:HAND\s?)?RAILS?\b|#\W*AT\s+(?:AND|OR|&)\s+BELOW\s+(?:THE\s+|EACH\s+|ONE\s+)*(?:HAND\s?)?RAILS?\b|\bSTAIRS?\b[^;]*\b(?:CLEAR|CLR)\b[^;]*#\W*(?:AT|BELOW|BETWEEN)\s+(?:THE\s+|EACH\s+|ONE\s+)*(?:HAND\s?)?RAILS?\b/i;

/** What is clear over the rail and at it, in two clauses: `36" CLEAR ABOVE RAIL; 32" AT RAIL`. */
const BOTH_WIDTHS =
  /\b(?:CLEAR|CLR|WIDE|WIDTH)\b[^;]{0,24}\b(?:ABOVE|ABV|OVER)\b\.?\s+(?:THE\s+|EACH\s+|ONE\s+)*(?:HAND\s?)?RAILS?\b/i;
const AT_RAIL =
  /#\W*?(?:(?:CLEAR|CLR|WIDE)\b\W*)?(?:@|AT|BELOW|BLW|UNDER|BESIDE)\s+(?:AND\s+\w+\s+)?(?:THE\s+|EACH\s+|ONE\s+)*(?:HAND\s?)?RAILS?\b/i;
/** The width of the flight over its rail: `36" CLR. ABV. RAIL`. */
const CLEAR_OVER_RAIL =
  /#\W*(?:CLEAR|CLR|WIDE)\b\W*(?:ABOVE|ABV|OVER)\b\.?\s+(?:THE\s+|EACH\s+)*(?:HAND\s?)?RAILS?\b/i;
/** How far or how low something of it reaches: `ENDS DO NOT PROJECT BELOW 27" A.F.F.` */
const REACHES_OUT =
  /\b(?:PROJECT|PROTRUD|ENCROACH|EXTEND)\w*\b[^;]*\b(?:BEYOND|PAST|BELOW|ABOVE|OVER)\W*#/i;

/** A rail whose own words name neither stair nor ramp, among callouts that speak of a ramp. */
export const isAmidRamp = (it: Statement, plan: PlanSet): boolean => {
  const amid = calloutOf(it, plan);
  return !OF_STAIR.test(`${contextOf(it)} ${amid}`) && /\bRAMPS?\b/i.test(amid);
};
const OF_STAIR = /\b(?:STAIRS?|STEPS?|RISERS?|FLIGHTS?|TREADS?)\b/i;

export const HANDRAIL_HEIGHT: Demand = {
  thing: ["handrail", "rail"],
  property: "height",
  keep({ thing, text, clause, context, value }) {
    if (NOT_A_HANDRAIL.test(text) || OF_A_LIFT.test(context) || OF_OTHERS.test(text)) return false;
    if (IN_A_CAR.test(text) || WIDTH_AT_RAIL.test(clause) || REACHES_OUT.test(clause)) return false;
    if (BOTH_WIDTHS.test(text) && AT_RAIL.test(clause)) return false;
    if (CLEAR_OVER_RAIL.test(clause)) return false;
    if (thing === "handrail" && HANDRAIL.test(`${text} ${clause}`)) return true;
    if (/\bGUARD|\bPOSTS?\b|\bBALUSTER|\bPICKET/i.test(context)) return false;
    // The text of a row has parts of its own.
    const over = context.startsWith(text) ? context.slice(text.length) : context;
    const title = `${over.split(" | ")[1] ?? ""}:`;
    return (value ?? 0) < GUARD_FROM_IN &&
      (OVER_NOSING.test(text) || OF_HANDRAIL.test(title) && OF_TOP.test(text) ||
        OF_STEPS.test(text) && ON_SIDES.test(clause));
  },
};

const RAIL_HEAD =
  /^\W*(?:HAND\s?)?RAIL(?:ING)?(?:\s+(?:HEIGHT|HGT|HT)\b\.?)?\W*(?:\(?IN\.?\)?)?\W*$|^\W*H\.?R\.?(?:\s+(?:HEIGHT|HGT|HT)\b\.?)\W*$/i;
/** Between lower rails and guards, inches. */
const LISTED_IN = [28, GUARD_FROM_IN] as const;

/** Heights of rails under their own head in a list of stairs, where no frame tells them; inches. */
export const listedRails = (plan: PlanSet): Stated[] => {
  const framed = new Set(subjectsOf(plan, HANDRAIL_HEIGHT).map(({ frame }) => frame.statement));
  return allRows(plan).flatMap((it): Stated[] => {
    const { schedule, row } = it;
    if (!schedule || !row || framed.has(it) || isKept(it.text)) return [];
    if (!/\bSTAIRS?\b/i.test(schedule.title ?? "")) return [];
    const at = schedule.columns.findIndex(({ header }) => RAIL_HEAD.test(header));
    const [length, ...others] = findLengths(normaliseMarks(row.cells[at]?.text ?? ""));
    return length && others.length === 0 && length.valueIn >= LISTED_IN[0] &&
        length.valueIn < LISTED_IN[1]
      ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }]
      : [];
  });
};

/** A label of a stair's drawing that gives no more than a height over its nosings: `33" ABOVE NOSING`. */
const OVER_NOSINGS_ALONE =
  /^\W*\d[\d\s'"\/.-]*(?:IN\b\.?|INCHES)?\s*(?:ABV|ABOVE|OVER|FROM)\.?\s+(?:THE\s+)?(?:LINE\s+OF\s+)?(?:STAIR\s+|TREAD\s+)?NOSINGS?(?:\s+LINE)?\W*$/i;
/** Neither a handrail nor the guard of a stair may be so low, inches. @source FBC-R R311.7.8.1, R312.1.2 */
const LOWER_THAN_ANY_IN = 34;

/** Heights over nosings that are too low for whatever rail they are. */
export const lowOverNosings = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: OVER_NOSINGS_ALONE, in: "notes" }).flatMap((it): Stated[] => {
    const [length, ...others] = findLengths(normaliseMarks(it.text));
    return length && others.length === 0 && /\bSTAIR/i.test(it.drawing ?? "") &&
        length.valueIn >= LISTED_IN[0] && length.valueIn < LOWER_THAN_ANY_IN
      ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }]
      : [];
  });

/** Texts that say on which sides a handrail is, or that there is none. */
export function handrailSides(plan: PlanSet): Statement[] {
  return newWork(plan, { topic: ANY_RAIL, not: NOT_A_HANDRAIL }).filter((it) =>
    (HANDRAIL.test(it.text) ||
      (OF_HANDRAIL.test(`${it.drawing ?? it.heading ?? ""}:`) &&
        !/\bGUARD|\bGLASS/i.test(it.text))) &&
    !isPartOfRail(it.text) &&
    (ONE_SIDE.test(it.text) || NO_RAIL.test(it.text) || BOTH_SIDES.test(it.text))
  );
}

/** Extensions, brackets, sections and paint of a rail, or its view, say nothing of where the rail is. */
export const isPartOfRail = (text: string): boolean =>
  /RAIL(?:ING)?S?\s+(?:EXT|BRACKET|RETURN|POST|LIGHT|CAP\b|END|SECTION|DETAIL|ELEV)|\bPAINT\w*\b[^.;]*\bSIDE\s+ONLY|\bFOR\s+CLARITY|\b(?:SIDE|RAIL)\s+SIM/i
    .test(text);

const ANY_RAIL = anyCase`${HANDRAIL}|(?<!\b(?:GUARD|GRAB|CHAIR|MID|TOE|CRASH)[\s-]?)\bRAILS?\b`;

const RAIL = String.raw`(?:HAND\s?-?\s?|WALL\s+)?RAIL(?:ING)?S?\b\.?`;
export const ONE_SIDE =
  anyCase`\b(ONE|1|SINGLE|ONLY ONE|THIS|WALL|LEFT|RIGHT|INSIDE|OUTSIDE|INNER|OUTER|OPEN|NORTH|SOUTH|EAST|WEST)\s+SIDE(?:\s+(?:OF\s+STAIR\s+)?ONLY)?\b(?<=\b(?:ONE|1|SINGLE|ONLY\s+ONE)\s+SIDE(?:\s+OF\s+STAIR)?|ONLY)|\b(ONE|1|SINGLE|\(1\))\s+${RAIL}|\b${RAIL}\s+(?:(?:IS|ARE|AT|ON|@|TO)\s+)*(?:THE\s+)?(WALL|LEFT|RIGHT|INSIDE|OUTSIDE|THIS|ONE|1)\s+(?:HAND\s+)?(?:SIDE\s+)?ONLY\b|\b${RAIL}\b[^.;]{0,30}\b(?:ALONG|ON|AT)\s+(?:THE\s+)?(?:LEFT|RIGHT|ONE|INNER|OUTER|OPEN|NORTH|SOUTH|EAST|WEST)\s+(?:WALL|SIDE)\s+ONLY\b|\b${RAIL}[^.;]{0,30}\b(?!BOTH|EACH|EITHER|TWO)\w+\s+SIDE\s+ONLY\b|\b${RAIL}[^.;]{0,24}\bSIDE\b\W{0,3}(?:(?!RAIL)[^.;]){0,24}\b(?:OPEN|CURB|NONE|NO\s+RAIL)\b[^.;]{0,14}\b(?:OTHER|OPPOSITE|FAR|OPEN|LEFT|RIGHT)\b|\bONLY\s+ONE\s+(?:OF\s+(?:THE\s+)?(?:TWO\s+)?)?(?:WALL|SIDE)S?\b`;
export const NO_RAIL =
  anyCase`\b(NO|WITHOUT|W\/O|OMIT)\s+(?:AN?\s+|ANY\s+)?(?:${RAIL}|H\.\s?R\.)(?!\s+(?:EXTENSION|BRACKET|RETURN|POST))|(?<!\b(?:BETWEEN|BTWN\.?|AT|ON|OF|FROM|TO|OVER|ABOVE|BELOW|INTERMEDIATE|CENTER|MIDDLE|SECOND|THIRD|ADDITIONAL|LOWER)\s+(?:THE\s+|ITS\s+)?)\b${RAIL}\s*[:=-]?\s*(ARE\s+|IS\s+)?(NONE|OMITTED|NOT\s+(REQ\w*|PROV\w*|SHOWN|USED|INCLUDED))\b`;
export const BOTH_SIDES =
  /\b(BOTH|EACH|EA\.?|2|TWO|EITHER)\s+SIDES?\b|\b(TWO|2|\(2\))\s+HAND\s?-?\s?RAILS\b|\bEACH SIDE OF STAIR/i;
