/**
 * Treads are deep enough. Applies to stated treads under FBC-Building; inside dwelling units of Group R-2, in
 * R-3 and in U accessory to them the smaller figure governs. Inches.
 * @source FBC-B 8th ed. (2023), 1011.5.2 and exception 3
 */
import { defineRule } from "../../define_rule.ts";
import { demand, judgeEither } from "../../measure.ts";
import { governsFor, TREAD } from "./_stairs.ts";

export default defineRule({
  id: "egress/stair-tread-depth",
  requirementId: "FBC-B-1011.5.2-tread",
  ...demand({ ...TREAD, one: "least" }),
  check(stair, { limits, building, plan }) {
    const { treadMinIn: strict, treadDwellingMinIn: lenient } = limits.egress;
    return judgeEither(
      stair.value,
      { strict, lenient, unit: "in", side: "min" },
      { governs: governsFor(stair, building, plan), message: "shallow", question: "whichStair" },
    );
  },
  messages: {
    ok: "Treads are {actual} in deep; at least {required} in is required.",
    shallow: "Treads are {actual} in deep; at least {required} in is required.",
    whichStair:
      "Treads are {actual} in deep: enough inside a dwelling unit (at least {lenient} in) but not in a common or exit stair (at least {required} in). Which stair this is could not be determined.",
  },
  recommendation: "Deepen the treads to at least {required} in, measured nosing to nosing.",
});
