/**
 * There is a landing outside a dwelling's doors. Applies to stated depths of landings at doors under
 * FBC-Residential; landings of stairs and ramps are left alone. Inches.
 * @source FBC-R 8th ed. (2023), R311.3
 */
import { isResidential } from "../../building_profile.ts";
import { defineRule } from "../../define_rule.ts";
import { contextOf, judgeMin, type Stated } from "../../measure.ts";
import { landingDepths } from "./_landings.ts";

export default defineRule<Stated>({
  id: "egress/dwelling-landing",
  requirementId: "FBC-R-R311.3-landing",
  severity: "medium",
  source: { volume: "FBC-R", edition: "2023", section: "R311.3" },
  category: "Egress",
  title: "Landing at exterior doors",
  when: isResidential,
  demand: { thing: "landing", unless: /GLAZ|GLASS/i, property: ["depth", "length", "distance"] },
  applies: (plan) => [
    ...landingDepths(plan, "door"),
    ...landingDepths(plan, "stair").filter((it) =>
      !/\bSTAIRS?\b|\bFLIGHT|\bRISERS?\b/i.test(contextOf(it))
    ),
  ],
  check: (it, { limits }) =>
    judgeMin(
      { actual: it.value, required: limits.egress.dwellingLandingIn, unit: "in" },
      "shallow",
    ),
  messages: {
    ok: "The landing is {actual} in deep; at least {required} in is required.",
    shallow:
      "The landing is {actual} in deep; at least {required} in is required at an exterior door.",
  },
  recommendation: "Deepen the landing to at least {required} in in the direction of travel.",
});
