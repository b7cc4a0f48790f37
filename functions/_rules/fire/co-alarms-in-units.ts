/**
 * Carbon monoxide alarms stand within 10 ft of each sleeping room where fuel burns or a garage is attached.
 * Applies to statements about these alarms. Measures feet from alarm to sleeping room.
 * @source FBC-B 8th ed. (2023), 915; s. 553.885, F.S.
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule } from "../define_rule.ts";
import { CO_MESSAGES, coSubjects, judgeCo } from "./_co_check.ts";

export default defineRule({
  id: "fire/co-alarms-in-units",
  requirementId: "FBC-B-915-co",
  source: { volume: "FBC-B", edition: "2023", section: "915" },
  title: "Carbon monoxide alarms near sleeping rooms",
  when: (building) =>
    allOf(
      isCommercial(building),
      hasOccupancy(building, "R-1", "R-2", "R-3", "R-4", "I-1", "I-4", "E"),
    ),
  demand: { thing: "co alarm", property: "distance", scale: 1 / 12, limit: () => ({ max: 10 }) },
  applies: coSubjects,
  check: judgeCo,
  messages: CO_MESSAGES,
  recommendation:
    "Place a carbon monoxide or combination alarm within {required} ft of every sleeping room.",
});
