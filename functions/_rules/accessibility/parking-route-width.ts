/**
 * The route from accessible parking is wider in Florida than under the ADA.
 * Reads the width of accessible routes stated on site drawings or with parking, in inches.
 * @source FBC-A 8th ed. (2023), 502.3
 */
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule, fail, type Verdict } from "../define_rule.ts";
import {
  around,
  type Clause,
  clausesSaying,
  contextOf,
  inches,
  loose,
  statedLimit,
} from "../measure.ts";
import { IN_UNIT, isOnSite } from "./_words.ts";

/** Title of a drawing of the way between accessible stalls and the building. */
const OF_ROUTE =
  /\b(ROUTE|PATH|(SIDE ?)?WALK)(WAY)?S?\b[^|]{0,20}\bACCESSIBLE (PARKING|STALLS?|SPACES?)|\bACCESSIBLE (PARKING|STALLS?|SPACES?)\b[^|]{0,12}\b(ROUTE|PATH|WALK)/;

/** Title of a drawing of accessible stalls; what is too narrow at the name of a route there is a question. */
const OF_PARKING = /\bACCESSIBLE (PARKING|STALLS?|SPACES?)\b/;
const ROUTE_LABEL = /^\W*(?:[A-Z]+\.?\s+)?(?:ROUTE|PATH|(?:SIDE\s?)?WALK(?:WAY)?)\W*$/i;
/** Per cent of the page from a dimension to the name at it; no walk is narrower, inches. */
const AT_LABEL = 3, NARROWEST_IN = 28;

/** A way behind other parked vehicles. */
type Behind = Clause & { isBehind: true };

/** The way from the stalls leads behind cars of others: `PATH FROM ADA STALLS RUNS BEHIND PARKED CARS`. */
const BEHIND_CARS = [
  /\b(ROUTE|PATH|WALK(WAY)?|TRAVEL|CROSSING|USERS?|PATRONS?|PERSONS?)\b[^;]{0,70}\b(BEHIND|IN BACK OF|REAR OF) (THE |OTHER |PARKED |ADJACENT |STANDARD |REGULAR |ORDINARY ){0,3}(CARS?|VEHICLES?|STALLS?|SPACES)\b/,
];
const OF_STALLS = /\b(ACCESSIBLE|VAN)\b[^;]{0,14}\b(STALLS?|SPACES?|PARKING|ROUTES?|PATHS?)\b/;
/** Forbidden, of the driver's own car, or about what stands there. */
const NOT_BEHIND =
  /\b(NOT?|NEVER|WITHOUT|AVOID\w*|IN LIEU|PREVENT\w*|PROHIBIT\w*|OWN|WHEEL ?STOPS?|SIGNS?|CURB|EXIST\w*)\b/;

const width = statedLimit({
  demand: {
    thing: ["parking route", "accessible route"],
    property: "width",
    where: /PARK|STALL|SPACE/i,
  },
  quantity: inches,
  says: [
    /ACCESSIBLE (ROUTES?|PATHS?( OF TRAVEL)?|WALK(WAY)?S?|SIDEWALKS?)\b[^#~]{0,40}#/,
    /#[^#~,;|]{0,28}ACCESSIBLE (ROUTE|PATH|WALK|SIDEWALK)/,
    /#[^#~,;|]{0,14}(ROUTE|PATH|(SIDE ?)?WALK)(WAY)?\b[^#~;|]{0,25}ACCESSIBLE (PARKING|STALL|SPACE)/,
    /(ROUTE|PATH|(SIDE ?)?WALK)(WAY)?\b[^#~;|]{0,16}(FROM|TO|AT|@|ALONG|BESIDE)[^#~;|]{0,16}ACCESSIBLE (PARKING|STALLS?|SPACES?)\b[^#~;|]{0,60}# ?(MIN\.? )?(WIDE|CLR|CLEAR)/,
  ],
  not:
    /SLOPE|HEADROOM|\bHIGH\b|HEIGHT|VERTICAL|LEVEL CHANGE|(?<!\bFROM (THE )?(ACCESS )?)AISLE|\bSIGN|(?<!\bTO (THE )?((MAIN|FRONT|ENTRY|ENTRANCE|BUILDING|STORE) )?)DOOR/,
  notUnder: IN_UNIT,
  labels: [{
    title: OF_ROUTE,
    says: /^# ?(MIN\.? )?(CLR|CLEAR|WIDE|WALK|ROUTE|PATH)\b/,
  }, {
    title: OF_PARKING,
    notTitle: exactCase`${OF_ROUTE}|\bSIGN|SECTION|ELEVATION`,
    says: /^#$/,
    isLikely: true,
  }],
  keep: ({ value, ...it }, { plan, limits }) =>
    value >= 12 && value <= 144 && (!it.isLikely || loose(OF_ROUTE).test(contextOf(it)) ||
      (value >= NARROWEST_IN && value < limits.accessibility.parkingRouteWidthIn &&
        around(it, plan.notes, AT_LABEL).some(({ text }) => ROUTE_LABEL.test(text)))) &&
    (isOnSite(plan, it) || /PARKING|\bSITE\b|STALL/i.test(contextOf(it))),
  bounds: ({ accessibility }) => ({ min: accessibility.parkingRouteWidthIn }),
});

export default defineRule({
  id: "accessibility/parking-route-width",
  requirementId: "FBC-A-502.3-route-44",
  title: "Route from accessible parking",
  ...width,
  applies: (plan, context) => [
    ...width.applies(plan, context),
    ...clausesSaying(plan, {
      says: BEHIND_CARS,
      under: OF_STALLS,
      not: NOT_BEHIND,
      notUnder: IN_UNIT,
    })
      .map((it): Behind => ({ ...it, isBehind: true })),
  ],
  check: (it, context): Verdict | Verdict[] =>
    "isBehind" in it
      ? fail("behind", {
        text: it.sourceText,
        required: context.limits.accessibility.parkingRouteWidthIn,
      })
      : width.check(it, context),
  messages: {
    behind: "The route from accessible parking runs behind parked vehicles: {text}",
    ok: "The route from accessible parking is {raw} wide.",
    outside:
      "The route from accessible parking is {actual} in wide; at least {required} in is required in Florida.",
  },
  recommendation:
    "Widen the route to {required} in and keep it from passing behind other parked vehicles.",
});
