/**
 * In the high-velocity hurricane zone wind exposure is C or D.
 * Applies to stated exposure categories in Miami-Dade and Broward counties.
 * @source FBC-B 8th ed. (2023), 1620.3
 */
import { isInHvhz } from "../building_profile.ts";
import { defineRule, fail, pass } from "../define_rule.ts";

export default defineRule({
  id: "wind/hvhz-exposure",
  requirementId: "FBC-B-1620-hvhz-exposure",
  title: "Exposure in the HVHZ",
  when: isInHvhz,
  demand: { thing: "wind exposure", onlyHolds: true },
  applies: (plan) => plan.codeSummary.exposure,
  check(fact) {
    const data = { actual: `Exposure ${fact.value}`, required: "Exposure C or D", unit: null };
    return fact.value === "B" ? fail("mild", data) : pass(data);
  },
  messages: {
    ok: "{actual} is used; {required} is required.",
    mild: "{actual} is used; {required} is required in the high-velocity hurricane zone.",
  },
  recommendation: "Design for Exposure C, or D where it applies.",
});
