/**
 * A building has one risk category. Asks where two places give two.
 * @source FBC-B 8th ed. (2023), 1604.5
 */
import { askedOf } from "../conflicts/contradictions.ts";
import { defineRule } from "../define_rule.ts";

export default defineRule({
  id: "wind/stated-risk-category",
  requirementId: "FBC-B-1604.5-risk-category",
  title: "Risk category on all sheets",
  ...askedOf("risk category"),
  recommendation: "State a single risk category on all sheets.",
});
