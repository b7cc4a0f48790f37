/**
 * Stairs leave room for heads. Applies to stated headroom on drawings of stairs, and to headroom not said to
 * belong to anything else, under FBC-Building. Inches above the nosing line.
 * @source FBC-B 8th ed. (2023), 1011.3
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { contextOf, judgeMin, type Stated } from "../measure.ts";
import { ELSEWHERE, statedHeadroom } from "./_headroom.ts";

export default defineRule<Stated>({
  id: "egress/stair-headroom",
  requirementId: "FBC-B-1011.3-stair-headroom",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1011.3" },
  category: "Egress",
  title: "Stair headroom",
  when: isCommercial,
  applies: (plan) => statedHeadroom(plan).filter((it) => !ELSEWHERE.test(it.text)),
  check(it, { limits }) {
    const isSpiral = /\bSPIRAL\b/i.test(contextOf(it));
    const required = isSpiral ? limits.egress.spiralHeadroomIn : limits.egress.stairHeadroomIn;
    return judgeMin({ actual: it.value, required, unit: "in" }, "low");
  },
  messages: {
    ok: "Stair headroom is {actual} in; at least {required} in is required.",
    low: "Stair headroom is {actual} in; at least {required} in is required.",
  },
  recommendation: "Raise the soffit or move the stair so that headroom is at least {required} in.",
});
