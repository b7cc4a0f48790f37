/**
 * There is room beside whoever works at electrical equipment.
 * Reads the stated width of the working space, in inches.
 * @source NFPA 70-2020, 110.26(A)(2)
 */
import {
  allStatements,
  around,
  inches,
  sizesIn,
  statedLimit,
  type StatedQuantity,
} from "../measure.ts";
import { defineRule } from "../define_rule.ts";
import { WORKING_SPACE } from "./_words.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";

const isWorkingSpace = (it: StatedQuantity, plan: PlanSet) =>
  WORKING_SPACE.test(it.text) ||
  around(it, allStatements(plan), 4).some((other) =>
    WORKING_SPACE.test(other.text) && other.text.length < 80
  );

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
    keep: (stated, { plan }) => {
      const [pair] = sizesIn(stated.text);
      const isBare = pair && !/DEEP|DEPTH|WIDE|WIDTH|HIGH/i.test(stated.text);
      if (isBare && stated.value > Math.min(pair.a, pair.b) + 0.01) return false;
      return isWorkingSpace(stated, plan) && stated.value >= 12 && stated.value <= 120;
    },
    bounds: ({ electrical }) => ({ min: electrical.workingWidthIn }),
  }),
  messages: {
    ok: "Working space is {raw} wide.",
    outside:
      "Working space is {actual} in wide; at least {required} in, or the width of the equipment, is required.",
  },
  recommendation: "Keep at least {required} in of clear width, with doors that open 90°.",
});
