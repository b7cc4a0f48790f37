/**
 * Buildings of three storeys or more are sprinklered in Florida, whatever their height.
 * Applies to uses other than Group R, which has its own rule. Measures storeys.
 * @source FBC-B 8th ed. (2023), 903.2.11.3; s. 553.895(2), F.S.
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, not, pass } from "../define_rule.ts";
import { mentions } from "../measure.ts";
import { sprinklered } from "./_sprinklers.ts";
import { drawnStories } from "./_words.ts";

export default defineRule({
  id: "fire/sprinklers-three-stories",
  requirementId: "FBC-B-903.2.11.3-three-stories",
  source: { volume: "FBC-B", edition: "2023", section: "903.2.11.3" },
  title: "Sprinklers in buildings of three stories",
  when: (building) =>
    allOf(isCommercial(building), not(hasOccupancy(building, "R-1", "R-2", "R-3", "R-4"))),
  ...sprinklered,
  check(it, { plan, building, limits }) {
    const { isDisputed } = building.stories;
    const value = building.stories.value ?? drawnStories(plan);
    const data = { actual: value, required: limits.fire.sprinklerStories, unit: "stories" };
    if (value === null || value < data.required) return inapplicable();
    if (it.isBare === false) return pass({ stories: value, required: data.required });
    const isOpenParking = mentions(plan, /\bOPEN\s+(PARKING|GARAGE)|TELECOMMUNICATION/i);
    const isSure = it.isBare === true && !isDisputed && !isOpenParking &&
      building.scope !== "alteration";
    return isSure ? fail("missing", data) : cantTell("unsure", data);
  },
  withoutLimit: ["ok", "missing", "unsure"],
  messages: {
    ok:
      "The {stories}-story building is sprinklered, as Florida requires for {required} or more stories.",
    missing:
      "The building has {actual} stories and no sprinklers; Florida requires them for {required} or more stories.",
    unsure:
      "The building has {actual} stories; Florida requires sprinklers for {required} or more unless a listed exception applies.",
  },
  recommendation: "Sprinkler the building throughout, or show the listed exception.",
});
