/**
 * Cabinets hang high over open flames.
 * Reads the clearance from gas ranges up to cabinets, in inches.
 * @source FBC-FG 8th ed. (2023), 623.7
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "gas/range-clearance",
  requirementId: "FBC-FG-623.7-range-clearance",
  source: { volume: "FBC-FG", edition: "2023", section: "623.7" },
  title: "Clearance above cooking tops",
  ...demand({
    thing: "range clearance",
    property: ["clear height", "distance", "height", "opening"],
    where: /CAB|COMBUST|WOOD|\bWD\b|MICRO/i,
    unless:
      /\bHOOD\b(?!.*\bCAB)|\bSIDES?\b|ELECTRIC RANGE|COUNTER ?TOP|BACKSPLASH|METAL SHIELD|(?<!UN)PROTECTED|INSULAT|MILLBOARD|RECEPT|A\.?F\.?F/i,
    limit: ({ gas }) => ({ min: gas.rangeClearanceIn }),
  }),
  messages: {
    ok: "The cabinets are {raw} above the range.",
    outside: "The cabinets are {actual} in above the range; at least {required} in is required.",
  },
  recommendation: "Raise the cabinets to {required} in, or show the required protection.",
});
