/**
 * Risers in dwellings are low enough. Applies to stated risers under FBC-Residential; spiral stairs are left
 * alone. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.5.1
 */
import { isResidential } from "../building_profile.ts";
import { defineRule, inapplicable } from "../define_rule.ts";
import { judgeMax } from "../measure.ts";
import { type StatedSteps, statedSteps } from "./_stairs.ts";

export default defineRule<StatedSteps>({
  id: "egress/dwelling-riser-height",
  requirementId: "FBC-R-R311.7.5.1-riser",
  severity: "high",
  source: { volume: "FBC-R", edition: "2023", section: "R311.7.5.1" },
  category: "Egress",
  title: "Stair riser height in dwellings",
  when: isResidential,
  applies: statedSteps,
  check({ steps }, { limits }) {
    if (steps.risersIn.length === 0) return inapplicable();
    const actual = Math.max(...steps.risersIn);
    return judgeMax({ actual, required: limits.egress.dwellingRiserIn, unit: "in" }, "high");
  },
  messages: {
    ok: "Risers are {actual} in; at most {required} in is allowed.",
    high: "Risers are {actual} in; at most {required} in is allowed.",
  },
  recommendation: "Lower the risers to at most {required} in by adding risers to the flight.",
});
