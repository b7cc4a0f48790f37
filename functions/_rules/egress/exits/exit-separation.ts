/**
 * Exits lie apart. Applies to stated distances between exits in buildings without sprinklers, where the diagonal of
 * the area served is stated with them; where protection is open, what only a sprinklered building may have is a
 * question, as is a dimension drawn beside a diagonal. Feet, judged by their share of the diagonal.
 * @source FBC-B 8th ed. (2023), 1007.1.1
 */
import { isCommercial, isSprinklered } from "../../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, not, pass } from "../../define_rule.ts";
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
  id: "egress/exit-separation",
  requirementId: "FBC-B-1007.1.1-separation-ns",
  when: (building) =>
    allOf(
      isCommercial(building),
      not(isSprinklered(building, ["NFPA 13", "NFPA 13R", "yes, standard not stated"])),
    ),
  applies: (
    plan,
  ) => [...separations(plan), ...drawnSeparations(plan), ...measuredSeparations(plan)],
  check(it, context) {
    const { limits } = context;
    if (saysSprinklered(it.text)) return inapplicable();
    const required = limits.egress.exitSeparationPercent;
    const data = separationData(it, required);
    const isApart = data.share >= required - SEPARATION_TOLERANCE;
    if ("isDrawn" in it) {
      if (isApart || !needsToBeApart(it, context)) return inapplicable();
      return cantTell(it.isMeasured ? "measured" : "drawn", data);
    }
    if (isApart) return pass(data);
    return it.claimedPercent !== null && data.share >= 33.3 && it.claimedPercent < 40
      ? fail("third", data)
      : fail("close", data);
  },
  messages: {
    ok:
      "Exits are {actual} ft apart, {share} % of the {diagonal} ft diagonal; at least {required} ft ({requiredShare} %) is required.",
    drawn:
      "{actual} ft is drawn beside a diagonal of {diagonal} ft; if that is how far the exits of that room lie apart, at least {required} ft ({requiredShare} %) is required.",
    measured:
      "The exits farthest apart measure {actual} ft on the plan (± 1 ft), {share} % of the {diagonal} ft diagonal; at least {required} ft ({requiredShare} %) is required. No printed dimension was found to confirm it.",
    close:
      "Exits are {actual} ft apart, {share} % of the {diagonal} ft diagonal; at least {required} ft ({requiredShare} %) is required without sprinklers.",
    third:
      "Exits are {actual} ft apart, {share} % of the {diagonal} ft diagonal; the third used here is for sprinklered buildings, {required} ft ({requiredShare} %) is required without sprinklers.",
  },
  recommendation:
    "Move the exits apart to at least half of the longest diagonal of the area served.",
});
