/**
 * Restaurants are sprinklered from 200 occupants; Florida law replaces the lower thresholds of the base code.
 * Applies to restaurants, cafeterias and dining halls with their kitchens. Measures occupants.
 * @source FBC-B 8th ed. (2023), 903.2.1.2; s. 509.2151, F.S.
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { isRestaurant, sprinklered } from "./_sprinklers.ts";

export default defineRule({
  id: "fire/restaurant-sprinklers",
  requirementId: "FBC-B-903.2.1.2-restaurant-200",
  source: { volume: "FBC-B", edition: "2023", section: "903.2.1.2" },
  title: "Restaurant sprinklers",
  when: (building, { plan, project }) =>
    allOf(
      isCommercial(building),
      hasOccupancy(building, "A-2"),
      isRestaurant(plan, project.name) ? "yes" : "no",
    ),
  ...sprinklered,
  check(it, { building, limits }) {
    const required = limits.fire.restaurantSprinklerOccupants;
    const { isDisputed } = building.occupantLoad;
    const value = building.occupantLoad.value ?? it.occupants;
    const data = { actual: value, required, unit: "occupants" };
    if (it.isBare === false) return pass({}, { message: "sprinklered" });
    if (value === null) return cantTell("noLoad", data);
    if (value < required && !isDisputed) return pass({ occupants: value, required });
    return it.isBare === true && !isDisputed && building.scope !== "alteration"
      ? fail("missing", data)
      : cantTell("unsure", data);
  },
  withoutLimit: ["ok", "sprinklered", "missing", "unsure", "noLoad"],
  messages: {
    ok: "The restaurant has {occupants} occupants; sprinklers are required for {required} or more.",
    sprinklered: "The restaurant is sprinklered.",
    missing:
      "The restaurant has {actual} occupants and no sprinklers; they are required for {required} or more occupants.",
    unsure:
      "The restaurant has {actual} occupants; sprinklers are required for {required} or more, and what is provided is uncertain.",
    noLoad:
      "No sprinklers are provided, and no occupant load is shown; a restaurant needs them for {required} or more occupants.",
  },
  recommendation: "Sprinkler the restaurant, or show fewer than {required} occupants.",
});
