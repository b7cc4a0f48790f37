/**
 * Ramps are wide enough between their handrails.
 * Reads the clear width of ramps, in inches.
 * @source FBC-A 8th ed. (2023), 405.5
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT, OTHER_RAMP, RAMP_TITLE } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "accessibility/ramp-width",
  requirementId: "FBC-A-405.5-ramp-width",
  severity: "medium",
  source: { volume: "FBC-A", edition: "2023", section: "405.5" },
  category: "Accessibility",
  title: "Ramp clear width",
  when: isCommercial,
  demand: { thing: "ramp", property: "width" },
  ...statedLimit({
    quantity: inches,
    says: [
      /RAMPS?\b[^#~]{0,30}#[^#~,;|]{0,16}(WIDE|WIDTH|CLEAR|CLR|BETWEEN)/,
      /#[^#~,;|]{0,6}(WIDE|CLEAR|CLR\.?)[^#~,;|]{0,16}RAMP\b/,
      /RAMPS?\b[^#]{0,80}(LEAVING|LEAVES|\bNET|REMAINING)[^#~]{0,10}# ?(CLEAR|CLR|NET|BETWEEN)\b\.?(?! ?(PLANT|STRIP|LANDSC|HEADROOM|BEYOND|BESIDE|WALK))/,
      /RAMPS?\b[^#]{0,40}(WIDTH|CLEAR BETWEEN (HAND)?RAILS)[^#~]{0,12}#/,
    ],
    not: /HEADROOM|CURB|PARKING GARAGE|VEHIC|DRIVE|BOAT|TRUCK|LOADING|POOL|CROSS|FLARE/,
    notUnder: IN_UNIT,
    labels: [{
      title: RAMP_TITLE,
      notTitle: OTHER_RAMP,
      says: [
        /^# ?(MIN\.? )?(CLR|CLEAR|WIDE|BETWEEN|BTW)\b/,
        /\b(CLR|CLEAR|WIDTH|WIDE|BETWEEN (HAND)?RAILS)\b[^#~;|]{0,14}#/,
      ],
      not: /LANDING|WALL|GRASP|LEVEL|HEIGHT|HIGH|HEADROOM|PICKET|BALUSTER|POST/,
    }],
    keep: ({ value }) => value >= 12 && value <= 120,
    bounds: ({ accessibility }) => ({ min: accessibility.rampWidthIn }),
  }),
  messages: {
    ok: "Ramp is {raw} wide.",
    outside: "Ramp is {actual} in wide between handrails; at least {required} in is required.",
  },
  recommendation: "Widen the ramp to {required} in clear between handrails.",
});
