/**
 * Hotels mark exits near the floor too. Applies to stated mounting heights of low-level exit signs in Group R-1.
 * Inches above the floor.
 * @source FBC-B 8th ed. (2023), 1013.2
 */
import { hasOccupancy } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { judgeRange, type Stated, statedLengths } from "../measure.ts";

const LOW =
  /\b(?:LOW[- ]?(?:LEVEL|PROXIMITY|MOUNTED)?|FLOOR[- ](?:LEVEL|PROXIMITY))\s+EXIT\s+SIGNS?\b|\bEXIT\s+SIGNS?\b[^.;]{0,30}\b(?:LOW[- ]LEVEL|FLOOR PROXIMITY|NEAR FLOOR)\b/i;

export default defineRule<Stated>({
  id: "egress/low-exit-signs",
  requirementId: "FBC-B-1013.2-low-exit-signs-R1",
  severity: "low",
  source: { volume: "FBC-B", edition: "2023", section: "1013.2" },
  category: "Egress",
  title: "Low-level exit signs",
  when: (building) => hasOccupancy(building, "R-1"),
  applies: (plan) => statedLengths(plan, { topic: LOW, of: LOW, betweenIn: [2, 60], titled: true }),
  check: (it, { limits }) =>
    judgeRange(
      it.value,
      [limits.egress.lowExitSignLowIn, limits.egress.lowExitSignHighIn],
      "in",
      "wrong",
    ),
  messages: {
    ok: "Low-level exit signs are {actual} in above the floor; {required} in is required.",
    wrong: "Low-level exit signs are {actual} in above the floor; {required} in is required.",
  },
  recommendation: "Mount the low-level exit signs with their bottom {required} in above the floor.",
});
