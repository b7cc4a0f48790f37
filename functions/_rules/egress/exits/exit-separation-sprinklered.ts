/**
 * Exits of sprinklered buildings lie apart too. Applies to stated distances between exits where NFPA 13 or 13R protects
 * the building, with the diagonal of the area served stated with them; a dimension drawn beside a diagonal is a
 * question. Feet, judged by their share of the diagonal.
 * @source FBC-B 8th ed. (2023), 1007.1.1 exception 2
 */
import { isCommercial, isSprinklered } from "../../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { saysSprinklered } from "./_occupants.ts";
import { type Separation, separations } from "./_paths.ts";
import {
  type DrawnSeparation,
  drawnSeparations,
  measuredSeparations,
  needsToBeApart,
  SEPARATION_TOLERANCE,
  separationData,
} from "./_separation.ts";

export default defineRule<Separation | DrawnSeparation>({
  id: "egress/exit-separation-sprinklered",
  requirementId: "FBC-B-1007.1.1-separation-s",
  source: { volume: "FBC-B", edition: "2023", section: "1007.1.1" },
  when: (building) => allOf(isCommercial(building)),
  applies: (
    plan,
  ) => [...separations(plan), ...drawnSeparations(plan), ...measuredSeparations(plan)],
  check(it, context) {
    const { limits, building } = context;
    const wet = ["NFPA 13", "NFPA 13R", "yes, standard not stated"] as const;
    if (isSprinklered(building, wet) !== "yes" && !saysSprinklered(it.text)) return inapplicable();
    const required = limits.egress.exitSeparationSprinkleredPercent;
    const data = separationData(it, required);
    const isApart = data.share >= required - SEPARATION_TOLERANCE;
    if ("isDrawn" in it) {
      if (isApart || !needsToBeApart(it, context)) return inapplicable();
      return cantTell(it.isMeasured ? "measured" : "drawn", data);
    }
    return isApart ? pass(data) : fail("close", data);
  },
  messages: {
    ok:
      "Exits are {actual} ft apart, {share} % of the {diagonal} ft diagonal; at least {required} ft ({requiredShare} %) is required.",
    drawn:
      "{actual} ft is drawn beside a diagonal of {diagonal} ft; if that is how far the exits of that room lie apart, at least {required} ft ({requiredShare} %) is required.",
    measured:
      "The exits farthest apart measure {actual} ft on the plan (± 1 ft), {share} % of the {diagonal} ft diagonal; at least {required} ft ({requiredShare} %) is required. No printed dimension was found to confirm it.",
    close:
      "Exits are {actual} ft apart, {share} % of the {diagonal} ft diagonal; at least {required} ft ({requiredShare} %) is required.",
  },
  recommendation:
    "Move the exits apart to at least a third of the longest diagonal of the area served.",
});
