/**
 * Grease does not settle on the roof.
 * Reads the height of grease outlets above roofs, in inches.
 * @source FBC-M 8th ed. (2023), 506.3.13
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "mechanical/grease-termination",
  requirementId: "FBC-M-506.3.13-termination",
  ...demand({
    thing: "exhaust outlet",
    property: "height",
    where: /ROOF|\bRF\b|GREASE|KEF|UPBLAST/i,
    unless: /HINGED|TYPE (?:II|2)\b|GRADE|A\.?F\.?F|CURB|BATH|DRYER|TOILET|WALL/i,
    limit: ({ mechanical }) => ({ min: mechanical.greaseTerminationIn }),
  }),
  messages: {
    ok: "The grease outlet is {raw} above the roof.",
    outside: "The grease outlet is {actual} in above the roof; at least {required} in is required.",
  },
  recommendation: "Raise the outlet to {required} in.",
});
