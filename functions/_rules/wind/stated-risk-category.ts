/**
 * A building has one risk category. Asks where two places give two.
 * @source FBC-B 8th ed. (2023), 1604.5
 */
import {
  CONFLICT_MESSAGE,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";
import { defineRule } from "../define_rule.ts";

export default defineRule({
  id: "wind/stated-risk-category",
  requirementId: "FBC-B-1604.5-risk-category",
  severity: "medium",
  title: "Risk category on all sheets",
  applies: (plan) => contradictions(plan, ["risk category"]),
  check: contradictionVerdict,
  messages: { conflict: CONFLICT_MESSAGE },
  recommendation: "State a single risk category on all sheets.",
});
