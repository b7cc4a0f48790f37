/**
 * Townhouses of three storeys in buildings of three or more units are sprinklered.
 * Applies to townhouses whose storeys are known. Measures storeys.
 * @source s. 553.895(2), F.S.
 */
import { hasOccupancy } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { type SprinklerStatement, sprinklerSubject } from "./_sprinklers.ts";
import { drawnStories } from "./_words.ts";

const MIN_UNITS = 3;

export default defineRule<SprinklerStatement>({
  id: "fire/townhouse-sprinklers",
  requirementId: "FFPC-townhouse-3story",
  severity: "critical",
  source: { volume: "F.S.", edition: "2023", section: "553.895(2)" },
  category: "Fire Safety",
  title: "Sprinklers in three-storey townhouses",
  when: (building) => allOf(hasOccupancy(building, "R-3"), building.isTownhouse ? "yes" : "no"),
  applies: (plan, { building }) => sprinklerSubject(plan, building),
  check(it, { plan, building, limits }) {
    const { isDisputed } = building.stories;
    const value = building.stories.value ?? drawnStories(plan);
    const units = plan.codeSummary.dwellingUnits[0]?.value ?? null;
    const data = { actual: value, required: limits.fire.sprinklerStories, unit: "storeys" };
    if (value === null || value < data.required || (units !== null && units < MIN_UNITS)) {
      return inapplicable();
    }
    if (it.isBare === false) return pass(data);
    return it.isBare && units !== null && !isDisputed
      ? fail("missing", data)
      : cantTell("unsure", data);
  },
  messages: {
    ok: "The townhouses of {actual} storeys are sprinklered.",
    missing:
      "The townhouses have {actual} storeys and no sprinklers; rows of three or more units need them from {required} storeys.",
    unsure:
      "The townhouses have {actual} storeys; rows of three or more units need sprinklers from {required} storeys.",
  },
  recommendation: "Provide sprinklers to NFPA 13D, 13R or 13 in three-storey townhouse rows.",
});
