/**
 * Risers in dwellings are low enough. Applies to stated risers under FBC-Residential; spiral stairs are left
 * alone. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.5.1
 */
import { isResidential } from "../../building_profile.ts";
import { cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import { judgeMax, keepsTo } from "../../measure.ts";
import { drawnRisers, type DrawnStep } from "./_drawn_steps.ts";
import { type StatedSteps, statedSteps } from "./_stairs.ts";

export default defineRule<StatedSteps | DrawnStep>({
  id: "egress/dwelling-riser-height",
  requirementId: "FBC-R-R311.7.5.1-riser",
  severity: "high",
  source: { volume: "FBC-R", edition: "2023", section: "R311.7.5.1" },
  category: "Egress",
  title: "Stair riser height in dwellings",
  when: isResidential,
  demand: {
    thing: "riser",
    property: "height",
    notWithin: ["spiral stair", "alternating stair"],
    limit: ({ egress }) => ({ max: egress.dwellingRiserIn }),
  },
  applies: (plan) => [...statedSteps(plan), ...drawnRisers(plan)],
  check(it, { limits }) {
    if ("drawnIn" in it) {
      const data = { actual: it.drawnIn, required: limits.egress.dwellingRiserIn, unit: "in" };
      return keepsTo(it.drawnIn, data.required, "in") ? inapplicable() : cantTell("drawn", data);
    }
    const { steps } = it;
    if (steps.risersIn.length === 0) return inapplicable();
    const actual = Math.max(...steps.risersIn);
    return judgeMax({ actual, required: limits.egress.dwellingRiserIn, unit: "in" }, "high");
  },
  messages: {
    ok: "Risers are {actual} in; at most {required} in is allowed.",
    drawn:
      "The dimension of {actual} in on this section of a stair is probably its riser; at most {required} in is allowed.",
    high: "Risers are {actual} in; at most {required} in is allowed.",
  },
  recommendation: "Lower the risers to at most {required} in by adding risers to the flight.",
});
