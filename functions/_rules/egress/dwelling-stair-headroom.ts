/**
 * Stairs in dwellings leave room for heads. Applies to stated headroom under FBC-Residential; spiral stairs
 * have their own figure. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.2
 */
import { isResidential } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { contextOf, judgeMin, type Stated } from "../measure.ts";
import { ELSEWHERE, statedHeadroom } from "./_headroom.ts";

export default defineRule<Stated>({
  id: "egress/dwelling-stair-headroom",
  requirementId: "FBC-R-R311.7.2-headroom",
  severity: "high",
  source: { volume: "FBC-R", edition: "2023", section: "R311.7.2" },
  category: "Egress",
  title: "Stair headroom in dwellings",
  when: isResidential,
  applies: (plan) =>
    statedHeadroom(plan).filter(({ text }) => /\bSTAIR/i.test(text) || !ELSEWHERE.test(text)),
  check(it, { limits }) {
    const isSpiral = /\bSPIRAL\b/i.test(contextOf(it));
    const required = isSpiral ? limits.egress.spiralHeadroomIn : limits.egress.dwellingHeadroomIn;
    return judgeMin({ actual: it.value, required, unit: "in" }, "low");
  },
  messages: {
    ok: "Stair headroom is {actual} in; at least {required} in is required.",
    low: "Stair headroom is {actual} in; at least {required} in is required.",
  },
  recommendation: "Raise the soffit or move the stair so that headroom is at least {required} in.",
});
