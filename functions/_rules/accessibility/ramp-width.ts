/**
 * Ramps are wide enough between their handrails.
 * Reads the clear width of ramps, in inches.
 * @source FBC-A 8th ed. (2023), 405.5
 */
import { defineRule } from "../define_rule.ts";
import { demand, either } from "../measure.ts";
import { IN_UNIT, isUnderOtherRamp, OFF_RAMP } from "./_words.ts";

export default defineRule({
  id: "accessibility/ramp-width",
  requirementId: "FBC-A-405.5-ramp-width",
  ...demand({
    thing: "ramp",
    property: "width",
    unless: either(
      OFF_RAMP,
      IN_UNIT,
      /CROSS(?! ?SECTION)|FLARE|HEADROOM|#[^#~]{0,12}(LANDING|WALL|HIGH)/,
    ),
    keep: (it) => !isUnderOtherRamp(it),
    limit: ({ accessibility }) => ({ min: accessibility.rampWidthIn }),
  }),
  messages: {
    ok: "The ramp is {raw} wide.",
    outside: "The ramp is {actual} in wide between handrails; at least {required} in is required.",
  },
  recommendation: "Widen the ramp to {required} in clear between handrails.",
});
