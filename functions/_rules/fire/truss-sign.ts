/**
 * Firefighters see what holds the roof.
 * Reads the height of light-frame truss signs, in feet.
 * @source Florida Fire Prevention Code, 8th ed. (2023), F.A.C. 69A-60.0081
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "fire/truss-sign",
  requirementId: "FFPC-truss-sign",
  source: { volume: "FFPC", edition: "2023", section: "F.A.C. 69A-60.0081" },
  ...demand({
    thing: "truss sign",
    property: ["height", "clear height"],
    scale: 1 / 12,
    limit: ({ fire }) => ({ min: fire.trussSignMinFt, max: fire.trussSignMaxFt }),
  }),
  messages: {
    ok: "The truss sign is {raw} above grade.",
    outside: "The truss sign is {actual} ft above grade; {required} ft is required.",
  },
});
