/**
 * A door that opens in leaves room for a wheelchair.
 * Reads the clear floor beyond doors of toilet rooms, in inches.
 * @source FBC-A 8th ed. (2023), 603.2.3
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "accessibility/toilet-door-swing",
  requirementId: "FBC-A-603.2.3-door-swing",
  ...demand({
    thing: "floor past swing",
    property: ["length", "depth", "height", "width", "distance"],
    unless: /CORRIDOR|LATCH|PULL SIDE|PUSH SIDE/i,
    keep: ({ property, value }) => property !== "width" || value !== 30,
    limit: ({ accessibility }) => ({ min: accessibility.doorSwingClearIn }),
  }),
  messages: {
    ok: "The clear floor beyond the swing is {raw}.",
    outside:
      "The clear floor beyond the swing is {actual} in long; at least {required} in is required.",
  },
  recommendation: "Reverse the door, or show a clear floor of 30 x 48 in beyond its swing.",
});
