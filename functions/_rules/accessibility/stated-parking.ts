/**
 * A lot has as many spaces in its table as on its plan: the count of accessible ones follows from it. Asks where two places
 * give two counts.
 * @source FBC-A 8th ed. (2023), 208.2
 */
import { askedOf } from "../conflicts/contradictions.ts";
import { defineRule } from "../define_rule.ts";

export default defineRule({
  id: "accessibility/stated-parking",
  requirementId: "FBC-A-208.2-parking-count",
  title: "Number of parking spaces on all sheets",
  ...askedOf("parking count"),
  recommendation: "State a single number of parking spaces on all sheets.",
});
