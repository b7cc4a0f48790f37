/**
 * Exits of sprinklered buildings lie apart too. Applies to stated distances between exits where NFPA 13 or 13R protects
 * the building, with the diagonal of the area served stated with them; a dimension drawn beside a diagonal is a
 * question. Feet, judged by their share of the diagonal.
 * @source FBC-B 8th ed. (2023), 1007.1.1 exception 2
 */
import { isSprinklered } from "../../building_profile.ts";
import { defineRule, fail, inapplicable } from "../../define_rule.ts";
import { saysSprinklered } from "./_occupants.ts";
import {
  judgeSeparation,
  SEPARATION,
  SEPARATION_MESSAGES,
  separationData,
  separationsOf,
} from "./_separation.ts";

export default defineRule({
  id: "egress/exit-separation-sprinklered",
  requirementId: "FBC-B-1007.1.1-separation-s",
  source: { volume: "FBC-B", edition: "2023", section: "1007.1.1" },
  demand: SEPARATION,
  applies: separationsOf,
  check(it, context) {
    const { limits, building } = context;
    const wet = ["NFPA 13", "NFPA 13R", "yes, standard not stated"] as const;
    if (isSprinklered(building, wet) !== "yes" && !saysSprinklered(it.text)) return inapplicable();
    const required = limits.egress.exitSeparationSprinkleredPercent;
    return judgeSeparation(it, required, context) ?? fail("close", separationData(it, required));
  },
  onceTold: { drawn: "close" },
  messages: {
    ...SEPARATION_MESSAGES,
    close:
      "Exits are {actual} ft apart, {share}% of the {diagonal} ft diagonal; at least {required} ft ({requiredShare}%) is required.",
  },
  recommendation:
    "Move the exits apart to at least a third of the longest diagonal of the area served.",
});
