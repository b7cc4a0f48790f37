/**
 * A spiral stair has room to pass.
 * Reads the clear width of spiral stairs, in inches.
 * @source FBC-R 8th ed. (2023), R311.7.10.1
 */
import { defineRule } from "../../define_rule.ts";
import { demand } from "../../measure.ts";

export default defineRule({
  id: "egress/spiral-width",
  requirementId: "FBC-R-R311.7.10.1-spiral",
  severity: "high",
  ...demand({
    thing: "spiral stair",
    property: "width",
    unless: /\bDIA|TREAD|RISER|HEADROOM/i,
    limit: ({ egress }) => ({ min: egress.spiralWidthIn }),
  }),
  messages: {
    ok: "The spiral stair is {raw} wide.",
    outside: "The spiral stair is {actual} in wide; at least {required} in is required.",
  },
  recommendation:
    "Show a clear width of {required} in, tread at the walk line, riser and headroom.",
});
