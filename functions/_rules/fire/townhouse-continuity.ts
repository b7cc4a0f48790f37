/**
 * The wall between townhouses goes up to the underside of the roof sheathing.
 * Looks at what is said of its height.
 * @source FBC-R 8th ed. (2023), R302.2
 */
import { isResidential } from "../building_profile.ts";
import { allOf, defineRule, fail, pass } from "../define_rule.ts";
import { continuities } from "./_continuity.ts";

export default defineRule({
  id: "fire/townhouse-continuity",
  requirementId: "FBC-R-R302.2-townhouse",
  title: "Height of the wall between townhouses",
  when: (building) =>
    allOf(
      isResidential(building),
      building.isTownhouse === null ? "unknown" : building.isTownhouse ? "yes" : "no",
    ),
  demand: { thing: "unit separation wall", onlyHolds: true },
  applies: continuities,
  check({ reach, text }) {
    const data = { actual: `the ${reach}`, required: "the roof", unit: "", text };
    return reach === "roof" ? pass(data) : fail("low", data);
  },
  messages: {
    ok: "The wall between townhouses goes up to the roof sheathing.",
    low: "The wall between townhouses stops at the ceiling and leaves the attic open: {text}",
  },
  recommendation: "Carry the separation up to the underside of the roof sheathing.",
});
