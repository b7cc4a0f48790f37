/**
 * Stairs carry the people counted on them. Applies under FBC-Building to printed capacities and loads of stairs with
 * their clear width. Inches per occupant.
 * @source FBC-B 8th ed. (2023), 1005.3.1
 */
import { isSprinklered } from "../../building_profile.ts";
import { defineRule } from "../../define_rule.ts";
import { components } from "./_capacity.ts";
import { CAPACITY_MESSAGES, judgeCapacity } from "./_capacity_check.ts";

export default defineRule({
  id: "egress/stair-capacity",
  requirementId: "FBC-B-1005.3.1-stair-capacity",
  applies: (plan) => components(plan).filter(({ isStair }) => isStair),
  check: (it, { limits, building }) =>
    judgeCapacity(it, {
      standard: limits.egress.stairInPerOccupant,
      reduced: limits.egress.stairInPerOccupantReduced,
      mayReduce: it.isReduced ||
        isSprinklered(building, ["NFPA 13", "NFPA 13R", "yes, standard not stated"]) !== "no",
    }),
  messages: CAPACITY_MESSAGES,
  recommendation: "Widen the stair or assign fewer occupants to it.",
});
