/**
 * Smoke alarms in dwelling and sleeping units stand in each sleeping room, outside the sleeping rooms and on each storey.
 * Applies to sleeping rooms on sheets that show alarms, and to notes about them.
 * @source FBC-B 8th ed. (2023), 907.2.11
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule } from "../define_rule.ts";
import { judgeSmoke, SMOKE_DEMAND, SMOKE_MESSAGES, smokeSubjects } from "./_smoke_check.ts";

export default defineRule({
  id: "fire/smoke-alarms-in-units",
  requirementId: "FBC-B-907.2.11-smoke-alarms",
  title: "Smoke alarms in dwelling and sleeping units",
  when: (building) =>
    allOf(isCommercial(building), hasOccupancy(building, "R-1", "R-2", "R-3", "R-4", "I-1")),
  demand: SMOKE_DEMAND,
  applies: smokeSubjects,
  check: judgeSmoke,
  messages: SMOKE_MESSAGES,
  recommendation:
    "Show interconnected, hard-wired smoke alarms with battery backup in each sleeping room, outside the sleeping rooms and on each story.",
});
