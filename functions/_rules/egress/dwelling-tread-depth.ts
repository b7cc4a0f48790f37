/**
 * Treads in dwellings are deep enough. Applies to stated treads under FBC-Residential; winders and spiral stairs
 * are left alone. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.5.2
 */
import { isResidential } from "../building_profile.ts";
import { defineRule, inapplicable } from "../define_rule.ts";
import { judgeMin } from "../measure.ts";
import { type StatedSteps, statedSteps } from "./_stairs.ts";

export default defineRule<StatedSteps>({
  id: "egress/dwelling-tread-depth",
  requirementId: "FBC-R-R311.7.5.2-tread",
  severity: "high",
  source: { volume: "FBC-R", edition: "2023", section: "R311.7.5.2" },
  category: "Egress",
  title: "Stair tread depth in dwellings",
  when: isResidential,
  applies: statedSteps,
  check({ steps }, { limits }) {
    if (steps.treadsIn.length === 0) return inapplicable();
    const actual = Math.min(...steps.treadsIn);
    return judgeMin({ actual, required: limits.egress.dwellingTreadIn, unit: "in" }, "shallow");
  },
  messages: {
    ok: "Treads are {actual} in deep; at least {required} in is required.",
    shallow: "Treads are {actual} in deep; at least {required} in is required.",
  },
  recommendation: "Deepen the treads to at least {required} in, measured nosing to nosing.",
});
