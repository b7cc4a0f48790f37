/**
 * Signs can be read with a finger.
 * Reads the height of tactile characters, in inches.
 * @source FBC-A 8th ed. (2023), 216
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "accessibility/room-signs",
  requirementId: "FBC-A-703.4-room-signs",
  source: { volume: "FBC-A", edition: "2023", section: "216" },
  ...demand({
    thing: "tactile sign",
    property: "height",
    unless: /CENTER ?LINE|\bC\.?L\b|TO TOP OF SIGN|OVERHEAD|BLADE/i,
    limit: ({ accessibility }) => ({
      min: accessibility.tactileMinIn,
      max: accessibility.tactileMaxIn,
    }),
  }),
  messages: {
    ok: "The tactile sign is at {raw}.",
    outside: "Tactile characters are {actual} in above the floor; {required} in is required.",
  },
});
