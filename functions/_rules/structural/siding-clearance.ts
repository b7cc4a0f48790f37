/**
 * Termites show themselves below the siding.
 * Reads how far siding stays above grade, in inches.
 * @source FBC-R 8th ed. (2023), R318.7
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "structural/siding-clearance",
  requirementId: "FBC-R-R318.7-siding-clearance",
  source: { volume: "FBC-R", edition: "2023", section: "R318.7" },
  title: "Clearance from siding to grade",
  ...demand({
    thing: "siding",
    property: ["height", "distance"],
    where: /GRADE|\bGR\b|SOIL|EARTH|MULCH|GROUND|\bA\.?F\.?G\b/i,
    unless: /\bREMOVABLE\b|ACCESS PANEL|EXPOS|PAV|CONCRETE WALK|SLAB/i,
    limit: ({ structural }) => ({ min: structural.sidingClearanceIn }),
  }),
  onceTold: { likely: "outside" },
  messages: {
    likely:
      "{raw} is drawn at the siding; if it is the clearance to grade, at least {required} in is required.",
    ok: "The siding is {raw} above grade.",
    outside: "The siding is {actual} in above grade; at least {required} in is required.",
  },
  recommendation: "Keep {required} in between the siding and final grade.",
});
