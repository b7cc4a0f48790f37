/**
 * Curb ramps are gentle, and so are their flared sides.
 * Reads running slopes and slopes of flares, in per cent.
 * @source FBC-A 8th ed. (2023), 406.1
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { slopePercent, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "accessibility/curb-ramp-slope",
  requirementId: "FBC-A-406-curb-ramp",
  severity: "medium",
  source: { volume: "FBC-A", edition: "2023", section: "406.1" },
  category: "Accessibility",
  title: "Curb ramps",
  when: isCommercial,
  demand: { thing: "curb ramp", property: "slope", notWithin: "flare" },
  ...statedLimit({
    quantity: slopePercent,
    says: [
      /(CURB ?-? ?(RAMP|CUT)S?|FLARE[DS]?( SIDES?)?)\b[^#~]{0,40}#/,
      /#[^#~,;|]{0,20}(CURB ?-? ?(RAMP|CUT)|FLARE)/,
    ],
    not: /CROSS|COUNTER|GUTTER|LANDING[^,;]*(SLOPE|%)/,
    notUnder: IN_UNIT,
    labels: [{
      title: /\bCURB ?-? ?(RAMP|CUT)/,
      says: [
        /^((DN|UP|DOWN|SLOPE|RUNNING|MAX)\b\.? ?(@|AT|:|=)? ?)*#( (MAX|SLOPE|RUN|RUNNING|UP|DN|DOWN|RAMP|TYP)\b\.?,?)*$/,
        /^(\d+[.)] *)?(MAX\w*\.? )?(RUNNING |RAMP )?SLOPE\b[^#~,;|]{0,24}#/,
        /\b(RUNNING |RAMP )SLOPE\b[^#~,;|]{0,24}#/,
      ],
      not: /LANDING|WALK|ROAD|PAVEMENT|STREET/,
    }],
    keep: ({ value }) => value < 60,
    bounds: ({ accessibility }, { clause }) => ({
      max: /FLARE[^#,;]*#|#[^,;]{0,20}FLARE/i.test(clause)
        ? accessibility.curbFlareMaxPercent
        : accessibility.rampSlopeMaxPercent,
    }),
  }),
  messages: {
    ok: "Curb ramp at {raw}.",
    outside: "Curb ramp slopes {actual} % ({raw}); at most {required} % is allowed.",
  },
  recommendation:
    "Flatten the curb ramp to 1:12 and its flares to 1:10, with a landing 36 in deep at the top.",
});
