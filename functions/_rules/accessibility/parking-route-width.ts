/**
 * The route from accessible parking is wider in Florida than under the ADA.
 * Reads the width of accessible routes stated on site drawings or with parking, in inches.
 * @source FBC-A 8th ed. (2023), 502.3
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { contextOf, inches, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT, isOnSite } from "./_words.ts";

/** Title of a drawing of the way between accessible stalls and the building. */
const OF_ROUTE =
  /\b(ROUTE|PATH|(SIDE ?)?WALK)(WAY)?S?\b[^|]{0,20}\b(ACCESSIBLE|A\.?D\.?A|HANDICAP\w*|H\.?C|DISABLED)\.? (PARKING|STALLS?|SPACES?)|\b(ACCESSIBLE|A\.?D\.?A|HANDICAP\w*|H\.?C)\.? (PARKING|STALLS?|SPACES?)\b[^|]{0,12}\b(ROUTE|PATH|WALK)/;

export default defineRule<StatedQuantity>({
  id: "accessibility/parking-route-width",
  requirementId: "FBC-A-502.3-route-44",
  severity: "high",
  source: { volume: "FBC-A", edition: "2023", section: "502.3" },
  category: "Accessibility",
  title: "Route from accessible parking",
  when: isCommercial,
  ...statedLimit({
    quantity: inches,
    says: [
      /(ACCESSIBLE|A\.? ?D\.? ?A\.?|HANDICAP\w*|H\.? ?C\.?) (ROUTES?|PATHS?( OF TRAVEL)?|WALK(WAY)?S?|SIDEWALKS?)\b[^#~]{0,40}#/,
      /#[^#~,;|]{0,28}(ACCESSIBLE|A\.? ?D\.? ?A\.?|H\.? ?C\.?) (ROUTE|PATH|WALK|SIDEWALK)/,
      /(ROUTE|PATH) (FROM|TO)[^#~]{0,25}(PARKING|STALLS?|SPACES?)[^#~]{0,25}#/,
      /#[^#~,;|]{0,14}(ROUTE|PATH|(SIDE ?)?WALK)(WAY)?\b[^#~;|]{0,25}(ACCESSIBLE|A\.? ?D\.? ?A\.?|HANDICAP\w*|H\.? ?C\.?|DISABLED) (PARKING|STALL|SPACE)/,
      /(ROUTE|PATH|(SIDE ?)?WALK)(WAY)?\b[^#~;|]{0,16}(FROM|TO|AT|@|ALONG|BESIDE)[^#~;|]{0,16}(ACCESSIBLE|A\.? ?D\.? ?A\.?|HANDICAP\w*|H\.? ?C\.?|DISABLED) (PARKING|STALLS?|SPACES?)\b[^#~;|]{0,60}# ?(MIN\.? )?(WIDE|CLR|CLEAR)/,
    ],
    not: /SLOPE|HEADROOM|\bHIGH\b|HEIGHT|VERTICAL|LEVEL CHANGE|AISLE|SIGN|DOOR/,
    notUnder: IN_UNIT,
    labels: [{
      title: OF_ROUTE,
      says: [/^# ?(MIN\.? )?(CLR|CLEAR|WIDE|WALK|ROUTE|PATH)\b/, /^(CLR|CLEAR|WALK|PATH)\b\.? ?#/],
    }, {
      title: OF_ROUTE,
      says: /^#$/,
      isLikely: true,
    }],
    keep: ({ value, ...it }, { plan }) =>
      value >= 12 && value <= 144 &&
      (isOnSite(plan, it) || /PARKING|\bSITE\b|STALL/i.test(contextOf(it))),
    bounds: ({ accessibility }) => ({ min: accessibility.parkingRouteWidthIn }),
  }),
  messages: {
    ok: "Route from accessible parking is {raw} wide.",
    outside:
      "Route from accessible parking is {actual} in wide; at least {required} in is required in Florida.",
  },
  recommendation:
    "Widen the route to {required} in and keep it from passing behind other parked vehicles.",
});
