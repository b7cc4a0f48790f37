/**
 * Footings of buildings reach 12 in below undisturbed ground.
 * Applies under FBC-Building to stated depths of footings below grade. Measures inches; the top of a footing and bare
 * dimensions on drawings only ask.
 * @source FBC-B 8th ed. (2023), 1809.4
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { DEPTH_MESSAGES, FOOTING_DEPTH, footingDepths, judgeDepth } from "./_footing_depth.ts";

export default defineRule({
  id: "structural/building-footing-depth",
  requirementId: "FBC-B-1808-foundation",
  source: { volume: "FBC-B", edition: "2023", section: "1809" },
  title: "Depth of footings",
  when: isCommercial,
  demand: {
    ...FOOTING_DEPTH,
    limit: ({ structural }) => ({ min: structural.buildingFootingDepthIn }),
  },
  applies: (plan, { limits }) => footingDepths(plan, limits.structural.buildingFootingDepthIn),
  check: (it, { limits }) => judgeDepth(it, limits.structural.buildingFootingDepthIn),
  onceTold: { drawn: "shallow", graded: "shallow" },
  messages: DEPTH_MESSAGES,
  recommendation: "Deepen the footing to {required} in below undisturbed ground.",
});
