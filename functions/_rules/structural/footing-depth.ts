/**
 * Footings of houses reach 12 in below undisturbed ground.
 * Applies to stated depths of footings below grade. Measures inches; the top of a footing and bare dimensions on
 * drawings only ask.
 * @source FBC-R 8th ed. (2023), R403.1.4
 */
import { defineRule } from "../define_rule.ts";
import { DEPTH_MESSAGES, FOOTING_DEPTH, footingDepths, judgeDepth } from "./_footing_depth.ts";

export default defineRule({
  id: "structural/footing-depth",
  requirementId: "FBC-R-R403-footing-depth",
  demand: {
    ...FOOTING_DEPTH,
    limit: ({ structural }) => ({ min: structural.footingDepthIn }),
  },
  applies: (plan, { limits }) => footingDepths(plan, limits.structural.footingDepthIn),
  check: (it, { limits }) => judgeDepth(it, limits.structural.footingDepthIn),
  onceTold: { drawn: "shallow", graded: "shallow" },
  messages: DEPTH_MESSAGES,
  recommendation: "Deepen the footing to {required} in below undisturbed ground.",
  leftOpen: {
    topic: /\b(FOOTING|FTG|FOUNDATION)\b[^;]{0,20}\bDEPTH/i,
    data: ({ limits }) => ({ required: limits.structural.footingDepthIn, unit: "in" }),
  },
});
