/**
 * A van with a raised roof reaches its space.
 * Reads clear heights stated for van spaces and the way to them, in inches.
 * @source FBC-A 8th ed. (2023), 502.5
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "accessibility/van-clearance",
  requirementId: "FBC-A-502.5-vertical",
  severity: "medium",
  source: { volume: "FBC-A", edition: "2023", section: "502.5" },
  category: "Accessibility",
  title: "Van vertical clearance",
  when: isCommercial,
  ...statedLimit({
    quantity: inches,
    says: [
      /\bVAN\b[^#~]{0,60}#/,
      /#[^#~;|]{0,45}\bVAN\b/,
    ],
    not: /\bSIGN|WIDE|WIDTH|AISLE [^#]*#|BOTTOM OF/,
    under: /CLEAR(ANCE)? HEIGHT|VERTICAL|HEADROOM|CLEAR HEIGHT|CLEARANCE/,
    notUnder: IN_UNIT,
    keep: ({ value, clause }) =>
      value >= 60 && value <= 200 && /VERTICAL|HEADROOM|HEIGHT|CLEARANCE|OVERHEAD/i.test(clause),
    bounds: ({ accessibility }) => ({ min: accessibility.vanClearanceIn }),
  }),
  messages: {
    ok: "Clear height for vans of {raw}.",
    outside: "Clear height for vans is {actual} in; at least {required} in is required.",
  },
  recommendation: "Provide 98 in of clear height, or move the van spaces.",
});
