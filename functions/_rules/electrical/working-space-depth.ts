/**
 * There is room to stand and work before electrical equipment.
 * Reads the stated depth, in feet; equipment above 150 V to ground is read by electrical/working-
 * space-depth-480.
 * @source NFPA 70-2020, 110.26(A)(1)
 */
import {
  allStatements,
  around,
  feet,
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
const HIGH_VOLTAGE = /\b(480|277|600) ?(V|Y|\/)/i;

export default defineRule<StatedQuantity>({
  id: "electrical/working-space-depth",
  requirementId: "NEC-110.26-depth",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "110.26(A)(1)" },
  category: "Electrical",
  title: "Working space depth",
  ...statedLimit({
    quantity: feet,
    says: [
      /# ?(MIN\.?|CLR\.?|CLEAR)? ?(DEEP|DEPTH|D\b|IN FRONT)/,
      /(DEPTH|DEEP|IN FRONT)[^#~,;|]{0,20}#(?! ?(WIDE|WIDTH|W\b|HIGH|HEIGHT|H\b))/,
      /WORK(ING)? (SPACE|CLEARANCE|CLEAR(ANCE)?)[^#~]{0,40}#(?! ?(MIN\.? |CLR\.? |CLEAR )?(WIDE|WIDTH|W\b|HIGH|HEIGHT|H\b|ABOVE|HEADROOM))/,
      /#[^#~,;|]{0,6}(MIN\.? )?(CLEAR )?WORK(ING)? (SPACE|CLEARANCE)/,
      /WORK(ING)? (SPACE|CLEARANCE)[^#~]{0,40}~ ?(X|BY) ?#(?! ?(MIN\.? |CLR\.? |CLEAR )?(WIDE|WIDTH|W\b|HIGH|HEIGHT|H\b))/,
      /#[^#~,;|]{0,20}(WORK(ING)?|CLEAR(ANCE)?|CLR)[^#~,;|]{0,25}(PANEL|SWITCH|ELECTRICAL|EQUIP|DISCONNECT|MDP|SPACE)/,
    ],
    not: /DEDICATED|ABOVE (THE )?PANEL|WATER HEATER|A\.? ?F\.? ?F|ROOF/,
    keep: (stated, { plan }) => {
      const [pair] = sizesIn(stated.text);
      const isBare = pair && !/DEEP|DEPTH|WIDE|WIDTH|HIGH/i.test(stated.text);
      if (isBare && stated.value * 12 < Math.max(pair.a, pair.b) - 0.01) return false;
      return isWorkingSpace(stated, plan) && !HIGH_VOLTAGE.test(stated.text) && stated.value < 9 &&
        stated.value >= 1;
    },
    bounds: ({ electrical }) => ({ min: electrical.workingDepthFt }),
  }),
  messages: {
    ok: "Working space is {raw} deep.",
    outside:
      "Working space is {actual} ft deep; at least {required} ft is required before the equipment.",
  },
  recommendation:
    "Clear at least {required} ft in front of the equipment, more for higher voltage or facing grounded walls.",
});
