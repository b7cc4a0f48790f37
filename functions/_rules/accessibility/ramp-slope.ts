/**
 * Ramps are gentle enough to climb in a wheelchair.
 * Reads running slopes of ramps, in per cent; curb ramps are read by accessibility/curb-ramp-slope.
 * @source FBC-A 8th ed. (2023), 405.2
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { slopePercent, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "accessibility/ramp-slope",
  requirementId: "FBC-A-405.2-ramp-slope",
  severity: "high",
  source: { volume: "FBC-A", edition: "2023", section: "405.2" },
  category: "Accessibility",
  title: "Ramp slope",
  when: isCommercial,
  ...statedLimit({
    quantity: slopePercent,
    says: [
      /RAMPS?\b[^#~]{0,40}#/,
      /#[^#~,;|]{0,25}RAMP\b/,
      /RAMPS?\b[^#]{0,60}(SLOPE|@)[^#~]{0,12}#/,
    ],
    not: /CURB|PARKING GARAGE|VEHIC|DRIVE|BOAT|TRUCK|LOADING|POOL/,
    notUnder: IN_UNIT,
    keep: ({ value, raw, clause }) =>
      value < 40 && !/PER|\/ ?(FT|FOOT)/i.test(raw) &&
      !/CROSS[^#,;]*#|#[^#,;]{0,12}CROSS|FLARE[^#,;]*#/i.test(clause),
    bounds: ({ accessibility }) => ({ max: accessibility.rampSlopeMaxPercent }),
  }),
  messages: {
    ok: "Ramp at {raw}.",
    outside: "Ramp slopes {actual} % ({raw}); at most {required} % (1:12) is allowed.",
  },
  recommendation: "Lengthen the ramp to at least 12 in of run for each inch of rise.",
});
