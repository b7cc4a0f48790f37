/**
 * Outdoor air is taken in away from exhausts, vents and traffic.
 * Reads the stated distance of intakes, in feet.
 * @source FBC-M 8th ed. (2023), 401.4
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "mechanical/air-intake-distance",
  requirementId: "FBC-M-401.4-intake",
  severity: "medium",
  source: { volume: "FBC-M", edition: "2023", section: "401.4" },
  category: "Mechanical",
  title: "Air intake separation",
  when: isCommercial,
  ...statedLimit({
    quantity: feet,
    says: [
      /(AIR )?INTAKES?\b[^#~|]{0,60}#/,
      /#[^#~;|]{0,45}(INTAKE|OUTDOOR AIR OPENING)/,
      /(OUTDOOR|OUTSIDE|FRESH) AIR (INTAKE|OPENING|LOUVER|INLET)S?[^#~|]{0,60}#/,
    ],
    not:
      /^\W*(\d+\. *)?(ALL |PLUMBING |SANITARY )*(VENTS?|V\.?T\.?R)\b|3 ?(FT|\'|FEET)(-0")? BELOW|ABOVE (GRADE|ROOF)|~ ?X ?~|LOUVER [#\d]|\d+" ?X ?\d+"|GRADE|COMBUSTION/,
    keep: ({ value }) => value >= 1 && value <= 60,
    bounds: ({ mechanical }) => ({ min: mechanical.intakeDistanceFt }),
  }),
  messages: {
    ok: "Intakes {raw} from sources.",
    outside:
      "Intake is {actual} ft from exhaust, vent or traffic; at least {required} ft is required unless 3 ft below.",
  },
  recommendation: "Move the intake {required} ft away from exhausts, vents and parking.",
});
