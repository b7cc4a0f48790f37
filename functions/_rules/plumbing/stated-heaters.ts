/**
 * A water heater holds the same on every list, riser and detail. Asks where two places give one heater two volumes.
 * @source FBC-P 8th ed. (2023), 504.6, 504.7: the pan and the relief valve are those of one heater
 */
import { askedOf } from "../conflicts/contradictions.ts";
import { defineRule } from "../define_rule.ts";

export default defineRule({
  id: "plumbing/stated-heaters",
  requirementId: "FBC-P-504-water-heater",
  title: "Volumes of water heaters",
  ...askedOf("water heater"),
  recommendation: "State a single volume for the water heater on all sheets.",
});
