/**
 * A water heater holds the same on every list, riser and detail. Asks where two places give one heater two volumes.
 * @source FBC-P 8th ed. (2023), 504.6, 504.7: the pan and the relief valve are those of one heater
 */
import {
  CONFLICT_MESSAGE,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";
import { defineRule } from "../define_rule.ts";

export default defineRule({
  id: "plumbing/stated-heaters",
  requirementId: "FBC-P-504-water-heater",
  severity: "medium",
  title: "Volumes of water heaters",
  applies: (plan) => contradictions(plan, ["water heater"]),
  check: contradictionVerdict,
  messages: { conflict: CONFLICT_MESSAGE },
  recommendation: "State a single volume for the water heater on all sheets.",
});
