/**
 * Risers of stairs are low enough. Applies to stated risers under FBC-Building; inside dwelling units of
 * Group R-2, in R-3 and in U accessory to them the higher figure governs. Inches.
 * @source FBC-B 8th ed. (2023), 1011.5.2 and exception 3
 */
import { isCommercial } from "../../building_profile.ts";
import { defineRule, inapplicable } from "../../define_rule.ts";
import { judgeEither } from "../../measure.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { countedRisers, labelledRisers } from "./_figure_and_label.ts";
import { governsFor, type StatedSteps, statedSteps } from "./_stairs.ts";

export default defineRule<StatedSteps>({
  id: "egress/stair-riser-height",
  requirementId: "FBC-B-1011.5.2-riser",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1011.5.2" },
  category: "Egress",
  title: "Stair riser height",
  when: isCommercial,
  demand: {
    thing: "riser",
    property: "height",
    notWithin: ["spiral stair", "alternating stair"],
    as: (it) => ({ steps: { risersIn: [it], treadsIn: [] } }),
  },
  applies: (plan) => {
    const stated = statedSteps(plan);
    const labelled = [...labelledRisers(plan), ...countedRisers(plan)].filter(({ page, box }) =>
      !stated.some((it) => it.page === page && overlaps(it.box, box))
    );
    return [...stated, ...labelled];
  },
  check(stair, { limits, building }) {
    if (stair.steps.risersIn.length === 0) return inapplicable();
    const { riserMaxIn: strict, riserDwellingMaxIn: lenient } = limits.egress;
    return judgeEither(
      Math.max(...stair.steps.risersIn),
      { strict, lenient, unit: "in", side: "max" },
      { governs: governsFor(stair, building), message: "high", question: "whichStair" },
    );
  },
  messages: {
    ok: "Risers are {actual} in; at most {required} in is allowed.",
    high: "Risers are {actual} in; at most {required} in is allowed.",
    whichStair:
      "Risers are {actual} in: allowed inside a dwelling unit (up to {lenient} in), too high for a common or exit stair (at most {required} in). Which stair this is could not be read.",
  },
  recommendation: "Lower the risers to at most {required} in by adding risers to the flight.",
});
