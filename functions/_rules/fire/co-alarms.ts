/**
 * Carbon monoxide alarms stand within 10 ft of each sleeping room where fuel burns or a garage is attached.
 * Applies to statements about these alarms. Measures feet from alarm to sleeping room.
 * @source FBC-R 8th ed. (2023), R315; s. 553.885, F.S.
 */
import { defineRule } from "../define_rule.ts";
import { CO_MESSAGES, coSubjects, judgeCo } from "./_co_check.ts";

export default defineRule({
  id: "fire/co-alarms",
  requirementId: "FBC-R-R315-co",
  source: { volume: "FBC-R", edition: "2023", section: "R315" },
  title: "Carbon monoxide alarms in dwellings",
  demand: {
    thing: "co alarm",
    property: "distance",
    unless: /(?:@|\bAT)\s*\d[\d\s'"-]*(?:CLG|CEILING)/,
    scale: 1 / 12,
    limit: () => ({ max: 10 }),
  },
  applies: coSubjects,
  check: judgeCo,
  messages: CO_MESSAGES,
  recommendation:
    "Place a carbon monoxide or combination alarm within {required} ft of every sleeping room.",
});
