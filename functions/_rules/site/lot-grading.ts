/**
 * Rain runs away from the house.
 * Reads the fall of the ground beside buildings, in per cent or inches for the first 10 ft.
 * @source FBC-R 8th ed. (2023), R401.3
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "site/lot-grading",
  requirementId: "FBC-R-R401.3-grading",
  source: { volume: "FBC-R", edition: "2023", section: "R401.3" },
  ...demand({
    thing: "lot grading",
    property: ["slope", "rise"],
    unless:
      /PAV|CONCRETE|WALK|DRIVE|ROOF|SWALE|FLOOR|GARAGE|PATIO|PARKING|RAMP|LOT LINE|RETAINING/i,
    keep: ({ text }) => /FALL|SLOP|PITCH|DROP/i.test(text),
    limit: ({ site }, { property }) => ({
      min: property === "slope" ? site.gradingFallPercent : site.gradingFallIn,
    }),
  }),
  messages: {
    ok: "The ground falls {raw}.",
    outside:
      "The ground falls {actual} {unit}; at least {required} {unit} is required in the first 10 ft.",
  },
  recommendation: "Show a fall of 6 in within the first 10 ft, or swales.",
});
