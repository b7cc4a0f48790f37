/**
 * Smoke alarms in dwellings stand in each sleeping room, outside the sleeping rooms and on each storey.
 * Applies to sleeping rooms on sheets that show alarms, and to notes about them.
 * @source FBC-R 8th ed. (2023), R314.3
 */
import { defineRule } from "../define_rule.ts";
import { judgeSmoke, SMOKE_DEMAND, SMOKE_MESSAGES, smokeSubjects } from "./_smoke_check.ts";

export default defineRule({
  id: "fire/smoke-alarms",
  requirementId: "FBC-R-R314-smoke",
  title: "Smoke alarms in dwellings",
  demand: SMOKE_DEMAND,
  applies: smokeSubjects,
  check: judgeSmoke,
  messages: SMOKE_MESSAGES,
  recommendation:
    "Show interconnected, hard-wired smoke alarms with battery backup in each sleeping room, outside the sleeping rooms and on each story.",
});
