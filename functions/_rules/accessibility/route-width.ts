/**
 * Accessible routes inside and outside keep their clear width.
 * Reads the stated width of a route, in inches; routes from parking are read by
 * accessibility/parking-route-width.
 * @source FBC-A 8th ed. (2023), 403.5.1
 */
import { defineRule } from "../define_rule.ts";
import { forReading, inches, statedLimit } from "../measure.ts";
import { IN_UNIT, isOnSite } from "./_words.ts";

export default defineRule({
  id: "accessibility/route-width",
  requirementId: "FBC-A-403.5.1-route-width",
  title: "Accessible route width",
  ...statedLimit({
    demand: {
      thing: "accessible route",
      property: "width",
      unless: /TABLE/,
      mild: ({ accessibility }) => ({ min: accessibility.routeNarrowIn }),
    },
    quantity: inches,
    says: [
      /ACCESSIBLE (ROUTES?|PATHS?( OF TRAVEL)?|WALK(WAY)?S?|MEANS OF EGRESS|AISLES?)\b[^#~]{0,40}#/,
      /ACCESSIBLE (ROUTES?|PATHS?( OF TRAVEL)?)\b[^#~;|]{0,60}\b(HELD|KEPT|MAINTAIN(ED)?|SHALL BE|IS|NARROWS|REDUCED|MIN\.?)\b[^#~;|]{0,14}# ?(MIN\.? )?(CLEAR|CLR|WIDE)\b/,
    ],
    not:
      /SLOPE|HEADROOM|HIGH\b|HEIGHT|VERTICAL|LEVEL CHANGE|PARKING|STALL|DOOR|\bSIGN|REFUGE|RESCUE|CLEAR FLOOR|TURNING|WHEELCHAIR SPACE|PASSING|SURFACE|THICK|CHANGE IN LEVEL|GRATING|GAPS?\b|COUNTER|TABLE TOP|BENCH|DISPLAY|SHEL(F|VES)|SPACED/,
    notUnder: IN_UNIT,
    labels: [{
      title: /\bACCESSIBLE\b[^|]{0,10}\b(ROUTE|PATH)/,
      notTitle: /PARKING|STALL|\bSITE\b/,
      says: /^# ?(MIN\.? )?(CLR|CLEAR|WIDE)\b[^#~]{0,12}$/,
    }, {
      amid: /\bACCESSIBLE (ROUTE|PATH)/,
      notAmid: /LEGEND|ABBREVIATION/,
      says: /^# ?(MIN\.? )?(CLR|CLEAR|WIDE)\b\.?$/,
      isLikely: true,
    }],
    keep: ({ value, ...it }, { plan }) =>
      !/#[^#~]{0,8}\b(LONG|LENGTH|DEEP|THICK)\b|\b(LENGTH|ROUTE NO\b)[^#~]{0,40}#|# ?(AWAY )?(FROM|OFF|PAST)\b/i
        .test(
          it.clause,
        ) &&
      value >= 12 && value <= 144 && !isOnSite(plan, it) &&
      // A door on the route has a width of its own.
      it.schedule?.kind !== "door",
    bounds: ({ accessibility }, { clause, before, after }) => {
      const isShort = [...inches.find(forReading(before)), ...inches.find(forReading(after))]
        .some(({ value }) => value <= accessibility.routeNarrowLengthIn);
      const isPassage = isShort && /\b(LONG|LENGTH|FOR|DEEP|OVER|THICK)\b/i.test(clause);
      return { min: isPassage ? accessibility.routeNarrowIn : accessibility.routeWidthIn };
    },
  }),
  messages: {
    ok: "The accessible route is {raw} wide.",
    outside: "The accessible route is {actual} in wide; at least {required} in is required.",
  },
  recommendation: "Keep the accessible route at least {required} in clear.",
});
