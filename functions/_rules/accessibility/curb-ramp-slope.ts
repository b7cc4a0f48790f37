/**
 * Curb ramps are gentle, and so are their flared sides.
 * Reads running slopes and slopes of flares, in per cent.
 * @source FBC-A 8th ed. (2023), 406.1
 */
import { defineRule } from "../define_rule.ts";
import { demand, either } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

export default defineRule({
  id: "accessibility/curb-ramp-slope",
  requirementId: "FBC-A-406-curb-ramp",
  source: { volume: "FBC-A", edition: "2023", section: "406.1" },
  ...demand({
    thing: ["curb ramp", "flare"],
    property: "slope",
    unless: either(
      IN_UNIT,
      /CROSS|COUNTER|GUTTER|LANDING[^,;|]*#|#[^,;|]*(LANDING|WALK|ROAD|STREET)/,
    ),
    limit: ({ accessibility }, { thing }) => ({
      max: thing === "flare"
        ? accessibility.curbFlareMaxPercent
        : accessibility.rampSlopeMaxPercent,
    }),
  }),
  messages: {
    ok: "The curb ramp or its flare slopes {raw}.",
    outside: "The curb ramp slopes {actual}% ({raw}); at most {required}% is allowed.",
  },
  recommendation:
    "Flatten the curb ramp to 1:12 and its flares to 1:10, with a 36 in deep landing at the top.",
});
