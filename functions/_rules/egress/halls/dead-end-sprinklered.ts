/**
 * Dead ends of sprinklered buildings are not too long either. Applies to stated lengths where NFPA 13 throughout and
 * the groups of the building allow the longer figure. Feet.
 * @source FBC-B 8th ed. (2023), 1020.5 exception 2
 */
import { defineRule, inapplicable } from "../../define_rule.ts";
import { judgeMax } from "../../measure.ts";
import { allowsLongDeadEnds, DEAD_END, deadEnds, isWideForLength } from "./_dead_ends.ts";

export default defineRule({
  id: "egress/dead-end-sprinklered",
  requirementId: "FBC-B-1020.5-dead-end-sprinklered",
  source: { volume: "FBC-B", edition: "2023", section: "1020.5" },
  title: "Dead-end corridor, sprinklered",
  demand: DEAD_END,
  applies: deadEnds,
  check(it, context) {
    if (isWideForLength(it)) return inapplicable();
    if (allowsLongDeadEnds(context, it) !== "yes") return inapplicable();
    const required = context.limits.egress.deadEndSprinkleredFt;
    return judgeMax({ actual: it.value, required, unit: "ft" }, "long");
  },
  messages: {
    ok:
      "The dead end is {actual} ft long; at most {required} ft is allowed with NFPA 13 throughout.",
    long:
      "The dead end is {actual} ft long; at most {required} ft is allowed even with NFPA 13 throughout.",
  },
  recommendation:
    "Shorten the dead end to at most {required} ft, or give the corridor a second way out.",
});
