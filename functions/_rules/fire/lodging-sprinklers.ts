/**
 * Public lodging of three or more storeys with interior corridors has NFPA 13 sprinklers.
 * Applies to Group R-1 that is sprinklered; a hotel without sprinklers is reported by the rule for Group R.
 * @source s. 509.215, F.S.
 */
import { type BuildingProfile, hasOccupancy, isCommercial } from "../building_profile.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { allOf, cantTell, defineRule, inapplicable, pass } from "../define_rule.ts";
import { newWork, placeOf } from "../measure.ts";
import { sprinklered } from "./_sprinklers.ts";
import { storiesOf } from "./_words.ts";

interface BareCorridor extends Evidence {
  bareCorridor: string;
  stories: number | null;
}

const BARE_CORRIDOR =
  /(?<!\b(?:OFF|FROM|TO|OF)\s)\bCORRIDORS?(?:\s*#?\d+)?\W{1,4}(?:NO|WITHOUT|W\/O|OMIT)\s+(?:SPRINKLERS?|(?:SPRINKLER\s+)?HEADS?)\b|\b(?:NO|OMIT)\s+(?:SPRINKLERS?|(?:SPRINKLER\s+)?HEADS?)\s+(?:IN|AT|ALONG)\s+(?:THE\s+)?(?:INTERIOR\s+|GUEST\s*ROOM\s+|PUBLIC\s+)?CORRIDORS?\b|\bUN-?SPRINKLERED\s+(?:INTERIOR\s+)?CORRIDOR/i;
const OUTDOOR_CORRIDOR =
  /\b(EXTERIOR|OPEN-?AIR|OUTSIDE|BREEZEWAY|BALCON\w*|OPEN\s+(?:SIDE|CORRIDOR))|\bCEILING\s+SPACE|\bCONCEALED|\bABOVE\s+(?:THE\s+)?CEILING/i;

export default defineRule({
  id: "fire/lodging-sprinklers",
  requirementId: "FS-509.215-lodging",
  title: "Sprinklers in public lodging",
  when: (building) => allOf(isCommercial(building), hasOccupancy(building, "R-1")),
  demand: sprinklered.demand,
  applies: (plan, context) => [
    ...sprinklered.applies(plan, context),
    ...bareCorridors(plan, context.building),
  ],
  check(it, { building, limits }) {
    if ("bareCorridor" in it) {
      const isDue = it.stories !== null && it.stories >= limits.fire.lodgingStories;
      return isDue ? cantTell("corridor", { text: it.bareCorridor }) : inapplicable();
    }
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
    corridor:
      "An interior corridor is drawn without sprinklers; lodging of three or more stories needs NFPA 13 throughout: {text}.",
    ok: "The lodging is sprinklered to NFPA 13.",
    standard:
      "The lodging is protected by {actual}; with three or more stories and interior corridors, NFPA 13 is required.",
  },
  recommendation: "Provide NFPA 13 throughout, or show that rooms open to exterior corridors only.",
});

const bareCorridors = (plan: PlanSet, building: BuildingProfile): BareCorridor[] =>
  newWork(plan, { topic: BARE_CORRIDOR, not: OUTDOOR_CORRIDOR, in: "notes" }).map((it) => ({
    ...placeOf(it),
    bareCorridor: it.text,
    stories: storiesOf(it, building, plan),
  }));
