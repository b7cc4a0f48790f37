/**
 * Ways out are high enough. Applies under FBC-Building to stated ceiling heights of corridors, lobbies and other parts
 * of the means of egress. Inches.
 * @source FBC-B 8th ed. (2023), 1003.2
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { judgeMin } from "../measure.ts";
import { type Ceiling, ceilings, CORRIDOR, NOT_OCCUPIED } from "./_ceilings.ts";

export default defineRule<Ceiling>({
  id: "egress/egress-ceiling-height",
  requirementId: "FBC-B-1003.2-egress-ceiling",
  severity: "medium",
  source: { volume: "FBC-B", edition: "2023", section: "1003.2" },
  category: "Egress",
  title: "Ceiling height along the means of egress",
  when: isCommercial,
  applies: (plan) =>
    ceilings(plan).filter(({ name }) =>
      CORRIDOR.test(name) && !/\bSTAIR/i.test(name) && !NOT_OCCUPIED.test(name)
    ),
  check: ({ name, heightIn }, { limits }) =>
    judgeMin(
      { room: name, actual: heightIn, required: limits.egress.egressCeilingIn, unit: "in" },
      "low",
    ),
  messages: {
    ok: "{room}: the ceiling is {actual} in high; at least {required} in is required.",
    low:
      "{room}: the ceiling is {actual} in high; at least {required} in is required along a way out.",
  },
  recommendation: "Raise the ceiling of the way out to at least {required} in.",
});
