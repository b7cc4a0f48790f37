/**
 * Handrails are where hands find them. Applies to stated heights of handrails under FBC-Building. Inches above
 * the nosing or the ramp.
 * @source FBC-B 8th ed. (2023), 1014.2
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { judgeRange, type Stated } from "../measure.ts";
import { handrailHeights } from "./_rails.ts";

export default defineRule<Stated>({
  id: "egress/handrail-height",
  requirementId: "FBC-B-1014.2-handrail-height",
  severity: "medium",
  source: { volume: "FBC-B", edition: "2023", section: "1014.2" },
  category: "Egress",
  title: "Handrail height",
  when: isCommercial,
  applies: handrailHeights,
  check: (it, { limits }) =>
    judgeRange(
      it.value,
      [limits.egress.handrailLowIn, limits.egress.handrailHighIn],
      "in",
      "wrong",
    ),
  messages: {
    ok: "The handrail is {actual} in high; {required} in is required.",
    wrong: "The handrail is {actual} in high; {required} in is required.",
  },
  recommendation: "Set the top of the handrail {required} in above the nosing line or ramp.",
});
