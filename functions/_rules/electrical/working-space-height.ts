/**
 * There is headroom before electrical equipment.
 * Reads the stated height of the working space, in feet.
 * @source NFPA 70-2020, 110.26(A)(3)
 */
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit, type StatedQuantity } from "../measure.ts";
import { isWorkingSpace } from "./_working_space.ts";

export default defineRule<StatedQuantity>({
  id: "electrical/working-space-height",
  requirementId: "NEC-110.26-height",
  severity: "medium",
  source: { volume: "NEC", edition: "2020", section: "110.26(A)(3)" },
  category: "Electrical",
  title: "Working space height",
  ...statedLimit({
    quantity: feet,
    says: [
      /# ?(MIN\.?|CLR\.?|CLEAR)? ?(HIGH|HEIGHT|H\b|HEADROOM)/,
      /(HEIGHT|HEADROOM)[^#~,;|]{0,14}#/,
    ],
    not: /MOUNT|EXIST/,
    keep: (stated, { plan }) =>
      isWorkingSpace(stated, plan) && stated.value >= 4 && stated.value <= 20,
    bounds: ({ electrical }) => ({ min: electrical.workingHeightFt }),
  }),
  messages: {
    ok: "Working space is {raw} high.",
    outside:
      "Working space is {actual} ft high; at least {required} ft, or the height of the equipment, is required.",
  },
  recommendation: "Raise or clear what hangs over the working space.",
});
