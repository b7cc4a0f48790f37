/**
 * Florida makes every accessible space 12 ft wide, wider than the ADA does.
 * Reads stated widths and sizes of accessible spaces, and a dimension string at the label of one,
 * in inches.
 * @source FBC-A 8th ed. (2023), 502.2
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { inches, sizesIn, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "accessibility/parking-space-width",
  requirementId: "FBC-A-502.2-space-width",
  severity: "high",
  source: { volume: "FBC-A", edition: "2023", section: "502.2" },
  category: "Accessibility",
  title: "Accessible space width",
  when: isCommercial,
  ...statedLimit({
    quantity: inches,
    says: [
      /(ACCESSIBLE|A\.?D\.?A\.?|HANDICAP\w*|H\.?C\.?|H\/C|DISABLED|VAN)( PARKING)? (SPACES?|STALLS?|PARKING)\b[^#~]{0,40}#/,
      /#[^#~,;|]{0,8}(WIDE )?(ACCESSIBLE|A\.?D\.?A\.?|HANDICAP\w*|H\.?C\.?|DISABLED)( PARKING)? (SPACE|STALL)/,
      /(ACCESSIBLE|A\.?D\.?A\.?|HANDICAP\w*|H\.?C\.?|DISABLED)( PARKING)? (SPACES?|STALLS?)\b[^#~]{0,40}~ ?(W|WIDE)? ?(X|BY) ?#/,
    ],
    not: /SIGN|AISLE|ROUTE|SLOPE|CLEARANCE|LENGTH|LONG\b|HIGH|HEIGHT|DEEP\b|LINE|STRIPE [^#]*WIDE/,
    notUnder: /TOILET|RESTROOM|COMPARTMENT/,
    keep: (stated) => {
      const pair = sizesIn(stated.before + stated.raw + stated.after).find((it) =>
        it.start <= stated.before.length && it.end > stated.before.length
      );
      if (pair && stated.value !== Math.min(pair.a, pair.b)) return false;
      return stated.value >= 84 && stated.value <= 200;
    },
    bounds: ({ accessibility }) => ({ min: accessibility.parkingSpaceWidthIn }),
  }),
  messages: {
    ok: "Accessible space of {raw}.",
    outside:
      "Accessible space is {actual} in wide; at least {required} in (12 ft) is required in Florida.",
  },
  recommendation: "Stripe every accessible space at least 12 ft wide.",
});
