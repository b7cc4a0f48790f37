/**
 * What a coil loses falls into a pan, not through the ceiling.
 * Reads how much pans are larger than their unit, and how deep, in inches.
 * @source FBC-M 8th ed. (2023), 307.2.3
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "mechanical/overflow-pan",
  requirementId: "FBC-M-307.2.3-aux-pan",
  title: "Auxiliary condensate pan",
  ...demand({
    thing: "overflow pan",
    property: ["distance", "width", "depth"],
    unless: /(?<!\bNO )(?:FLOAT|OVERFLOW) SW(?!\w*\W*(?:NONE|NOT|OMIT))|\bDIA|DRAIN LINE/i,
    limit: ({ mechanical }, { property }) => ({
      min: property === "depth" ? mechanical.overflowPanDepthIn : mechanical.overflowPanLargerIn,
    }),
  }),
  messages: {
    ok: "The auxiliary pan is {raw}.",
    outside: "The auxiliary pan measures {actual} in; at least {required} in is required.",
  },
  recommendation:
    "Show a pan that is 1 1/2 in deep and 3 in larger than the unit on each side, or a float switch.",
});
