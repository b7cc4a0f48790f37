/**
 * Exits lie apart. Applies to stated distances between exits in buildings without sprinklers, where the diagonal of
 * the area served is stated with them; where protection is open, what only a sprinklered building may have is a
 * question, as is a dimension drawn beside a diagonal. Feet, judged by their share of the diagonal.
 * @source FBC-B 8th ed. (2023), 1007.1.1
 */
import { isCommercial, isSprinklered } from "../../building_profile.ts";
import { allOf, defineRule, fail, inapplicable, not } from "../../define_rule.ts";
import { saysSprinklered } from "./_occupants.ts";
import {
  isFarApart,
  judgeSeparation,
  SEPARATION,
  SEPARATION_MESSAGES,
  separationData,
  separationsOf,
} from "./_separation.ts";

export default defineRule({
  id: "egress/exit-separation",
  requirementId: "FBC-B-1007.1.1-separation-ns",
  when: (building) =>
    allOf(
      isCommercial(building),
      not(isSprinklered(building, ["NFPA 13", "NFPA 13R", "yes, standard not stated"])),
    ),
  demand: SEPARATION,
  applies: separationsOf,
  check(it, context) {
    const { limits } = context;
    if (saysSprinklered(it.text)) return inapplicable();
    const required = limits.egress.exitSeparationPercent;
    const verdict = judgeSeparation(it, required, context);
    if (verdict) return verdict;
    const data = separationData(it, required);
    const isThird = it.claimedPercent !== null && it.claimedPercent < required &&
      isFarApart(data.share, limits.egress.exitSeparationSprinkleredPercent);
    return fail(isThird ? "third" : "close", data);
  },
  onceTold: { drawn: "close" },
  messages: {
    ...SEPARATION_MESSAGES,
    close:
      "Exits are {actual} ft apart, {share}% of the {diagonal} ft diagonal; at least {required} ft ({requiredShare}%) is required without sprinklers.",
    third:
      "Exits are {actual} ft apart, {share}% of the {diagonal} ft diagonal; the one-third rule used here is for sprinklered buildings; without sprinklers, {required} ft ({requiredShare}%) is required.",
  },
  recommendation:
    "Move the exits apart to at least half of the longest diagonal of the area served.",
});
