/**
 * Hotels mark exits near the floor too. Applies to stated mounting heights of low-level exit signs in Group R-1.
 * Inches above the floor.
 * @source FBC-B 8th ed. (2023), 1013.2
 */
import { hasOccupancy } from "../../building_profile.ts";
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { defineRule, fail } from "../../define_rule.ts";
import {
  denying,
  judgeRange,
  newWork,
  type Stated,
  statedLengths,
  type Statement,
} from "../../measure.ts";

const LOW =
  /\b(?:LOW[- ]?(?:LEVEL|PROXIMITY|MOUNTED)?|FLOOR[- ](?:LEVEL|PROXIMITY))\s+EXIT\s+SIGNS?\b|\bEXIT\s+SIGNS?\b[^.;]{0,30}\b(?:LOW[- ]LEVEL|FLOOR PROXIMITY|NEAR FLOOR)\b/i;

const SIGNS = String.raw`(?:LOW|FLOOR)[\s-]*(?:LEVEL|PROXIMITY|MOUNTED)\s+(?:EXIT\s+)?SIGNS?`;
/** Says that there are none where guests walk. */
const NONE = anyCase`${
  denying(SIGNS)
}|\bEXIT\s+SIGNS?\b[^.;]{0,50}\bAT\s+(?:THE\s+)?CEILING\s+ONLY\b`;
/** Places that serve no guest rooms. */
const OTHER_AREA =
  /\b(LOBBY|RESTAURANT|BAR|KITCHEN|OFFICES?|BACK OF HOUSE|B\.?O\.?H|PARKING|GARAGE|MEETING|BALLROOM|STAFF)\b/i;

const denials = (plan: PlanSet): Statement[] =>
  newWork(plan, { topic: NONE, not: OTHER_AREA }).filter(({ text }) => /\bSIGNS?\b/i.test(text));

export default defineRule<Stated | Statement>({
  id: "egress/low-exit-signs",
  requirementId: "FBC-B-1013.2-low-exit-signs-R1",
  when: (building) => hasOccupancy(building, "R-1"),
  demand: { thing: "low exit sign", property: "height" },
  applies: (plan) => [
    ...statedLengths(plan, { topic: LOW, of: LOW, betweenIn: [2, 60], titled: true }),
    ...denials(plan),
  ],
  check(it, { limits }) {
    const { lowExitSignLowIn: low, lowExitSignHighIn: high } = limits.egress;
    return "value" in it ? judgeRange(it.value, [low, high], "in", "wrong") : fail("none", {
      actual: "none",
      required: `${low} to ${high}`,
      unit: "in",
      text: it.sourceText,
    });
  },
  messages: {
    ok: "Low-level exit signs are {actual} in above the floor; {required} in is required.",
    none: "The set says there are no low-level exit signs: {text}",
    wrong: "Low-level exit signs are {actual} in above the floor; {required} in is required.",
  },
  recommendation: "Mount the low-level exit signs with their bottom {required} in above the floor.",
});
