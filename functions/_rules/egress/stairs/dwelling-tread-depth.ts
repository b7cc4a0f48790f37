/**
 * Treads in dwellings are deep enough. Applies to stated treads under FBC-Residential; winders and spiral stairs
 * are left alone. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.5.2
 */
import { isResidential } from "../../building_profile.ts";
import { cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import { atLeast } from "../../../_shared/units.ts";
import { judgeMin } from "../../measure.ts";
import { type DrawnStep, drawnTreads } from "./_drawn_steps.ts";
import { type StatedSteps, statedSteps } from "./_stairs.ts";

export default defineRule<StatedSteps | DrawnStep>({
  id: "egress/dwelling-tread-depth",
  requirementId: "FBC-R-R311.7.5.2-tread",
  severity: "high",
  source: { volume: "FBC-R", edition: "2023", section: "R311.7.5.2" },
  category: "Egress",
  title: "Stair tread depth in dwellings",
  when: isResidential,
  demand: {
    thing: "tread",
    property: "depth",
    notWithin: ["spiral stair", "alternating stair", "winder"],
    limit: ({ egress }) => ({ min: egress.dwellingTreadIn }),
  },
  applies: (plan) => [...statedSteps(plan), ...drawnTreads(plan)],
  check(it, { limits }) {
    if ("drawnIn" in it) {
      const data = { actual: it.drawnIn, required: limits.egress.dwellingTreadIn, unit: "in" };
      return atLeast(it.drawnIn, data.required, "in") ? inapplicable() : cantTell("drawn", data);
    }
    const { steps } = it;
    if (steps.treadsIn.length === 0) return inapplicable();
    const actual = Math.min(...steps.treadsIn);
    return judgeMin({ actual, required: limits.egress.dwellingTreadIn, unit: "in" }, "shallow");
  },
  messages: {
    ok: "Treads are {actual} in deep; at least {required} in is required.",
    drawn:
      "The dimension of {actual} in on this section of a stair is probably its tread; at least {required} in is required.",
    shallow: "Treads are {actual} in deep; at least {required} in is required.",
  },
  recommendation: "Deepen the treads to at least {required} in, measured nosing to nosing.",
});
