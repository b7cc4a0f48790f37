/**
 * Beside an accessible space there is room to get out.
 * Reads stated widths of access aisles, in inches.
 * @source FBC-A 8th ed. (2023), 502.3.1
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT, NOT_OF_STALLS, PARKING_TITLE } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "accessibility/access-aisle-width",
  requirementId: "FBC-A-502.3-aisle",
  severity: "high",
  source: { volume: "FBC-A", edition: "2023", section: "502.3.1" },
  category: "Accessibility",
  title: "Access aisle width",
  when: isCommercial,
  ...statedLimit({
    quantity: inches,
    says: [
      /(ACCESS(IBLE)?|ADA|STRIPED|HATCHED|H\.?C\.?|HANDICAP\w*) AISLES?\b[^#~]{0,40}#/,
      /#[^#~,;|]{0,14}(ACCESS(IBLE)?|ADA|STRIPED|HATCHED|H\.?C\.?) AISLE/,
      /(ACCESSIBLE|A\.?D\.?A\.?|HANDICAP\w*|H\.?C\.?|VAN)\b[^#]{0,60}\| ?(ACCESS )?AISLE( WIDTH)? #/,
      /(UN)?LOADING (AISLES?|ZONES?|AREAS?|STRIPS?)\b[^#~]{0,40}(ACCESSIBLE|A\.?D\.?A|HANDICAP\w*|H\.?C|DISABLED)\b[^#~]{0,30}#/,
      /#[^#~,;|]{0,10}(UN)?LOADING (AISLE|ZONE|AREA|STRIP)[^#~|]{0,40}(ACCESSIBLE|A\.?D\.?A|HANDICAP\w*|H\.?C|DISABLED|STRIPED|HATCHED)\b/,
      /#[^#~,;|]{0,6}(WIDE )?(ACCESS(IBLE)? )?AISLE[^#~|]{0,25}(SHARED|STRIPED|HATCHED|FULL LENGTH)/,
    ],
    not:
      /PARALLEL|ON ?-? ?STREET|VALET|ATTENDANT|DRIVE|EXIT|EGRESS|SEAT|EQUIPMENT|STRIPES?\b|LINES?\b|SLOPE|SIGN|O\.? ?C\b/,
    notUnder: IN_UNIT,
    labels: [{
      title: PARKING_TITLE,
      notTitle: NOT_OF_STALLS,
      says: [
        /^# (MIN\.? )?(WIDE |CLEAR )?((ACCESS|(UN)?LOADING) )?(AISLE|ZONE|STRIP)S?\b/,
        /^((ACCESS|(UN)?LOADING) )?(AISLE|ZONE|STRIP)S?( WIDTH)?[ :=-]{0,3}#/,
      ],
    }],
    keep: ({ value }) => value >= 24 && value <= 130,
    bounds: ({ accessibility }) => ({ min: accessibility.accessAisleWidthIn }),
  }),
  messages: {
    ok: "Access aisle of {raw}.",
    outside: "Access aisle is {actual} in wide; at least {required} in is required.",
  },
  recommendation: "Provide a 5 ft aisle the full length of the space; two spaces may share it.",
});
