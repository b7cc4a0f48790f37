/**
 * Residential buildings under FBC-Building are sprinklered, by NFPA 13R up to four storeys and 60 ft.
 * Applies to Groups. Measures storeys and feet for NFPA 13R.
 * @source FBC-B 8th ed. (2023), 903.2.8
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { sprinklered } from "./_sprinklers.ts";

export default defineRule({
  id: "fire/sprinklers-group-r",
  requirementId: "FBC-B-903.2.8-R",
  when: (building) =>
    allOf(isCommercial(building), hasOccupancy(building, "R-1", "R-2", "R-3", "R-4")),
  ...sprinklered,
  check(it, { building, limits }) {
    const system = building.sprinklers.value ?? "not known";
    const stories = building.stories.value;
    const heightFt = building.heightFt.value;
    const data = {
      actual: stories,
      required: limits.fire.nfpa13rMaxStories,
      unit: "stories",
      system,
    };
    if (it.isBare === null) return cantTell("unsure", data);
    if (it.isBare) {
      return building.scope === "alteration"
        ? cantTell("unsure", data)
        : fail("missing", { ...data, actual: "none", required: "sprinklers", unit: null });
    }
    if (system === "NFPA 13R") {
      if (stories !== null && stories > limits.fire.nfpa13rMaxStories) return fail("tall", data);
      if (heightFt !== null && heightFt > limits.fire.nfpa13rMaxHeightFt) {
        return fail("tall", {
          ...data,
          actual: heightFt,
          required: limits.fire.nfpa13rMaxHeightFt,
          unit: "ft",
        });
      }
    }
    const isLarge = building.occupancies.some((group) => group === "R-1" || group === "R-2");
    return system === "NFPA 13D" && isLarge ? cantTell("standard", data) : pass({ system });
  },
  messages: {
    ok: "The residential building is sprinklered ({system}).",
    missing: "No sprinklers are provided in a residential building under FBC-Building.",
    unsure:
      "Residential buildings under FBC-Building need sprinklers; what the set says about them is uncertain.",
    tall: "NFPA 13R is stated for {actual} {unit}; it may be used up to {required} {unit}.",
    standard: "NFPA 13D is stated; hotels and apartments need NFPA 13R or 13.",
  },
  recommendation: "Provide a system per NFPA 13, 13R or 13D as the group and height allow.",
});
