/**
 * There is room to stand and work before electrical equipment.
 * Reads the stated depth, in feet; equipment above 150 V to ground is read by electrical/working-
 * space-depth-480.
 * @source NFPA 70-2020, 110.26(A)(1)
 */
import { defineRule } from "../define_rule.ts";
import { feet, settingOf, statedLimit, type StatedQuantity } from "../measure.ts";
import { DEPTH_WORDS, HIGH_VOLTAGE, isOtherSide, isWorkingSpace } from "./_working_space.ts";

export default defineRule<StatedQuantity>({
  id: "electrical/working-space-depth",
  requirementId: "NEC-110.26-depth",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "110.26(A)(1)" },
  category: "Electrical",
  title: "Working space depth",
  ...statedLimit({
    quantity: feet,
    says: DEPTH_WORDS,
    not:
      /DEDICATED|ABOVE (THE )?PANEL|WATER HEATER (PAN|STAND)|A\.? ?F\.? ?F|ROOF|METER TO|PROJECT|EXIST/,
    keep: (stated, { plan }) =>
      !isOtherSide(stated.text, stated.value * 12, "long") && isWorkingSpace(stated, plan) &&
      !HIGH_VOLTAGE.test(settingOf(stated, plan)) && stated.value >= 1 && stated.value < 9,
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
