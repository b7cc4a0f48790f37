/**
 * A Group R-4 home built to FBC-Residential is sprinklered.
 * Applies to R-4 where the set cites FBC-Residential as its code.
 * @source FBC-B 8th ed. (2023), 310.5
 */
import { hasOccupancy } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { sprinklered } from "./_sprinklers.ts";

export default defineRule({
  id: "fire/residential-care-sprinklers",
  requirementId: "FBC-B-310-R4-option",
  source: { volume: "FBC-B", edition: "2023", section: "310.5" },
  title: "Residential care under FBC-Residential",
  when: (building, { plan }) =>
    allOf(
      hasOccupancy(building, "R-4"),
      plan.codeSummary.codeEditions.some((fact) => fact.value.code === "FBC-R") ? "yes" : "no",
    ),
  ...sprinklered,
  check(it) {
    if (it.isBare === null) return cantTell("unsure");
    return it.isBare ? fail("missing") : pass();
  },
  messages: {
    ok: "The residential care home built to FBC-Residential is sprinklered.",
    missing:
      "The residential care home is built to FBC-Residential without the sprinklers this path requires.",
    unsure:
      "A residential care home built to FBC-Residential needs sprinklers; the set does not say whether it has them.",
  },
});
