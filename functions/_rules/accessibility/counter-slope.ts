/**
 * A wheelchair does not catch where ramp meets road.
 * Reads the slope of gutters at curb ramps, in per cent.
 * @source FBC-A 8th ed. (2023), 406.2
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "accessibility/counter-slope",
  requirementId: "FBC-A-406.2-counter-slope",
  ...demand({
    thing: "counter slope",
    property: "slope",
    unless: /ROOF|DOWNSPOUT|LEADER|SCUPPER/i,
    limit: ({ accessibility }) => ({ max: accessibility.counterSlopePercent }),
  }),
  messages: {
    ok: "The counter slope is {raw}.",
    outside: "The counter slope at the curb ramp is {actual}%; at most {required}% is allowed.",
  },
});
