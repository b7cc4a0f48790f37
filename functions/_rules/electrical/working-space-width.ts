/**
 * There is room beside whoever works at electrical equipment.
 * Reads the stated width of the working space, in inches.
 * @source NFPA 70-2020, 110.26(A)(2)
 */
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit, type StatedQuantity } from "../measure.ts";
import { isOtherSide, isWorkingSpace } from "./_working_space.ts";

export default defineRule<StatedQuantity>({
  id: "electrical/working-space-width",
  requirementId: "NEC-110.26-width",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "110.26(A)(2)" },
  category: "Electrical",
  title: "Working space width",
  ...statedLimit({
    quantity: inches,
    says: [
      /# ?(MIN\.?|CLR\.?|CLEAR)? ?(WIDE|WIDTH|W\b)/,
      /(WIDTH|WIDE)[^#~,;|]{0,14}#(?! ?(DEEP|HIGH|H\b|D\b))/,
      /WORK(ING)? (SPACE|CLEARANCE)[^#~]{0,20}# ?(X|BY) ?~/,
      /WORK(ING)? (SPACE|CLEARANCE)[^#~]{0,20}~ ?(X|BY) ?#(?! ?(DEEP|HIGH))/,
    ],
    keep: (stated, { plan }) =>
      !isOtherSide(stated.text, stated.value, "short") && isWorkingSpace(stated, plan) &&
      stated.value >= 12 && stated.value <= 120,
    bounds: ({ electrical }) => ({ min: electrical.workingWidthIn }),
  }),
  messages: {
    ok: "Working space is {raw} wide.",
    outside:
      "Working space is {actual} in wide; at least {required} in, or the width of the equipment, is required.",
  },
  recommendation: "Keep at least {required} in of clear width, with doors that open 90°.",
});
