/**
 * The pan holds what the heater leaks.
 * Reads the depth of pans below water heaters, in inches.
 * @source FBC-P 8th ed. (2023), 504.7
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "plumbing/heater-pan-depth",
  requirementId: "FBC-P-504.7-pan-size",
  severity: "low",
  title: "Water heater pan size",
  ...demand({
    thing: "water heater pan",
    property: ["depth", "height"],
    unless: /CONDENS|\bAHU\b|AIR HANDLER|COIL|FURNACE|A\/C|AUX|WASH|SHOWER/i,
    limit: ({ plumbing }) => ({ min: plumbing.heaterPanDepthIn }),
  }),
  messages: {
    ok: "The water heater pan is {raw} deep.",
    outside: "The water heater pan is {actual} in deep; at least {required} in is required.",
  },
  recommendation: "Specify a {required} in deep pan with a drain of at least 3/4 in.",
});
