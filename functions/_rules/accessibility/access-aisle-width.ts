/**
 * Beside an accessible space there is room to get out.
 * Reads stated widths of access aisles, in inches, and the one dimension string between those of two stalls in a
 * detail of accessible ones.
 * @source FBC-A 8th ed. (2023), 502.3.1
 */
import { defineRule } from "../define_rule.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { around, either, inches, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT, NOT_OF_STALLS, PARKING_TITLE } from "./_words.ts";

/** Stalls are at least so wide and at most so long, in inches. */
const STALL_IN = [96, 160] as const;
/** A dimension string and those of the stalls beside it, per cent of the page. */
const BESIDE = 6;
/** They stand on one line of dimensions. */
const ON_LINE = 2.5;

/** The only string narrower than a stall on a line of dimensions with stalls on both sides. */
function isBetweenStalls(it: StatedQuantity, plan: PlanSet): boolean {
  const [low, high] = STALL_IN;
  const line = around(it, plan.dimensions, BESIDE).filter(({ box }) =>
    Math.abs(box.y - it.box.y) <= ON_LINE || Math.abs(box.x - it.box.x) <= ON_LINE
  );
  const stalls = line.filter(({ valueIn }) => valueIn >= low && valueIn <= high);
  const others = line.filter(({ valueIn }) => valueIn >= 36 && valueIn < low);
  return others.length === 0 && it.value >= 36 && stalls.length >= 2 && isBetween(it, stalls);
}

const middle = ({ box }: Evidence) => [box.x + box.width / 2, box.y + box.height / 2];

function isBetween(it: Evidence, things: readonly Evidence[]): boolean {
  const own = middle(it);
  const others = things.map(middle);
  return [0, 1].some((axis) =>
    others.some((at) => at[axis] < own[axis]) && others.some((at) => at[axis] > own[axis])
  );
}

/** Aisles among furniture are part of a route, not of parking. */
const AMONG_FURNITURE =
  /\b(BARS?|BOOTHS?|TABLES?|TBLS?|COUNTERS?|SEAT(ING|S)?|PEWS?|DISPLAYS?|SHELV\w*|CHECK-?OUT)[ -]+AISLES?\b|\b(BETWEEN|BTWN?\.?|AMONG|AROUND|AT|TO|THROUGH) (THE )?((DINING|FIXED|LOOSE|READING|WORK) )?(TABLES|TBLS?|CHAIRS|BOOTHS|DESKS|PEWS|BEDS|DISPLAYS|GONDOLAS|SHELV\w*|BOOKCASES|STACKS|WORK ?STATIONS|FILES|CABINETS)\b|\b(ROLLING|MOBILE|LATERAL|COMPACT\w*|HIGH-? ?DENSITY|FIL(E|ING)) (FILES?|FILING|SHELV\w*|STORAGE|CABINETS?|UNITS?)\b/i;

const stated = statedLimit({
  demand: {
    thing: ["access aisle", "aisle"],
    property: "width",
    where: /ACCESSIBLE|\bVAN\b|WHEELCHAIR|ACCESS AISLE|STRIPED|HATCHED/,
    unless: either(/DRIVE|TWO.?WAY|SALES|MERCH|SHELF/i, AMONG_FURNITURE),
  },
  quantity: inches,
  says: [
    /(ACCESS|ACCESSIBLE|STRIPED|HATCHED) AISLES?\b[^#~]{0,40}#/,
    /#[^#~,;|]{0,14}(ACCESS|ACCESSIBLE|STRIPED|HATCHED) AISLE/,
    /(UN)?LOADING (AISLES?|ZONES?|AREAS?|STRIPS?)\b[^#~]{0,40}ACCESSIBLE\b[^#~]{0,30}#/,
    /#[^#~,;|]{0,10}(UN)?LOADING (AISLE|ZONE|AREA|STRIP)[^#~|]{0,40}(ACCESSIBLE|STRIPED|HATCHED)\b/,
  ],
  not: either(
    /PARALLEL|ON ?-? ?STREET|VALET|ATTENDANT|DRIVE|EXIT|EGRESS|SEAT|EQUIPMENT|STRIPES?\b|LINES?\b|SLOPE|\bSIGN|O\.? ?C\b|\bLANDING\b[^#]*#|AISLES? (TO|CONNECTS TO|LEADS TO) (THE |AN? )?(WALK|SIDEWALK|ENTR|RAMP|BLDG|BUILDING|DOOR)|\b(ROUTE|WALK|PATH)\b[^#;|]{0,24}\b(FROM|TO|AT|BESIDE|BEHIND) (THE )?(ACCESS )?AISLES?\b/,
    AMONG_FURNITURE,
  ),
  notUnder: either(
    IN_UNIT,
    /\b(MOTOR ?CYCLES?|BI(CYCLE|KE)S?|SCOOTERS?|CARTS?|MECH\w*|RTU|A\.?H\.?U|CATWALK|SHELVING|RACKS?|STOCK ?ROOM)\b/,
  ),
  labels: [{
    title: PARKING_TITLE,
    notTitle: exactCase`${NOT_OF_STALLS}|\b(SECTION|ELEV(ATION)?)`,
    says: /^#( MIN\.?| CLR\.?| CLEAR)?$/,
    isLikely: true,
  }],
  keep: (it, { plan }) =>
    it.value >= 24 && it.value <= 130 && !AMONG_FURNITURE.test(it.text) &&
    (!it.isLikely || isBetweenStalls(it, plan)),
  bounds: ({ accessibility }) => ({ min: accessibility.accessAisleWidthIn }),
});

export default defineRule({
  id: "accessibility/access-aisle-width",
  requirementId: "FBC-A-502.3-aisle",
  ...stated,
  // What stands between two stalls of such a title is their aisle.
  check: (it, context) => stated.check("frame" in it ? it : { ...it, isLikely: false }, context),
  messages: {
    ok: "The access aisle is {raw} wide.",
    outside: "The access aisle is {actual} in wide; at least {required} in is required.",
  },
});
