/**
 * Public lodging of three or more storeys with interior corridors has NFPA 13 sprinklers.
 * Applies to Group R-1 that is sprinklered; a hotel without sprinklers is reported by the rule for Group R.
 * @source s. 509.215, F.S.
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, cantTell, defineRule, inapplicable, pass } from "../define_rule.ts";
import { type SprinklerStatement, sprinklerSubject } from "./_sprinklers.ts";

export default defineRule<SprinklerStatement>({
  id: "fire/lodging-sprinklers",
  requirementId: "FS-509.215-lodging",
  severity: "critical",
  source: { volume: "F.S.", edition: "2023", section: "509.215" },
  category: "Fire Safety",
  title: "Sprinklers in public lodging",
  when: (building) => allOf(isCommercial(building), hasOccupancy(building, "R-1")),
  applies: (plan, { building }) => sprinklerSubject(plan, building),
  check(it, { building, limits }) {
    const stories = building.stories.value;
    const heightFt = building.heightFt.value ?? 0;
    const isLarge = (stories ?? 0) >= limits.fire.lodgingStories ||
      heightFt > limits.fire.lodgingHeightFt;
    if (it.isBare !== false || !isLarge) return inapplicable();
    const system = building.sprinklers.value ?? "not known";
    const data = { actual: system, required: "NFPA 13", unit: null, stories };
    return system === "NFPA 13" ? pass(data) : cantTell("standard", data);
  },
  messages: {
    ok: "The lodging is sprinklered to NFPA 13.",
    standard:
      "The lodging is protected by {actual}; with three or more storeys and interior corridors NFPA 13 is required.",
  },
  recommendation: "Provide NFPA 13 throughout, or show that rooms open to exterior corridors only.",
});
