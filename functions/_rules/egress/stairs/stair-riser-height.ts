/**
 * Risers of stairs are low enough. Applies to stated risers under FBC-Building; inside dwelling units of
 * Group R-2, in R-3 and in U accessory to them the higher figure governs. Inches.
 * @source FBC-B 8th ed. (2023), 1011.5.2 and exception 3
 */
import { defineRule } from "../../define_rule.ts";
import { demand, judgeEither } from "../../measure.ts";
import { countedRisers, labelledRisers, listedRises } from "./_figure_and_label.ts";
import { governsFor, RISER } from "./_stairs.ts";

export default defineRule({
  id: "egress/stair-riser-height",
  requirementId: "FBC-B-1011.5.2-riser",
  ...demand(
    { ...RISER, one: "greatest" },
    (plan) => [...labelledRisers(plan), ...countedRisers(plan), ...listedRises(plan)],
  ),
  check(stair, { limits, building, plan }) {
    const { riserMaxIn: strict, riserDwellingMaxIn: lenient } = limits.egress;
    return judgeEither(
      stair.value,
      { strict, lenient, unit: "in", side: "max" },
      { governs: governsFor(stair, building, plan), message: "high", question: "whichStair" },
    );
  },
  messages: {
    ok: "Risers are {actual} in high; at most {required} in is allowed.",
    high: "Risers are {actual} in high; at most {required} in is allowed.",
    whichStair:
      "Risers are {actual} in high: allowed inside a dwelling unit (up to {lenient} in) but too high for a common or exit stair (at most {required} in). Which stair this is could not be determined.",
  },
  recommendation: "Lower the risers to at most {required} in by adding risers to the flight.",
});
