/**
 * Risers are not so low that they trip. Applies to stated risers under FBC-Building; the bottom riser at a
 * sloping walk is left alone. Inches.
 * @source FBC-B 8th ed. (2023), 1011.5.2
 */
import { defineRule, inapplicable } from "../../define_rule.ts";
import { demand, judgeMin } from "../../measure.ts";
import { RISER } from "./_stairs.ts";

/** One step from a floor or slab to what lies beside it: `SLAB FLUSH WITH THE LAWN, 2 IN. STEP`. */
const LONE_STEP = /\d\s*(?:"|IN\b\.?|INCH)\s*STEP\b/i;

export default defineRule({
  id: "egress/stair-riser-minimum",
  requirementId: "FBC-B-1011.5.2-riser-min",
  ...demand({
    ...RISER,
    one: "least",
    keep: (it) =>
      RISER.keep!(it) && !/SLOP(ED|ING)\s+((SIDE)?WALK|GRADE|PUBLIC)/i.test(it.text) &&
      !LONE_STEP.test(it.text),
  }),
  check({ value: actual }, { limits }) {
    const required = limits.egress.riserMinIn;
    if (actual >= required) return inapplicable();
    return judgeMin({ actual, required, unit: "in" }, "low");
  },
  messages: { low: "Risers are {actual} in high; at least {required} in is required." },
  recommendation: "Make each riser at least {required} in, or replace the step with a ramp.",
});
