/**
 * There is a landing at each side of an egress door. Applies to stated depths of landings at doors under
 * FBC-Building; in R-3, U and inside R-2 units the smaller figure governs. Inches.
 * @source FBC-B 8th ed. (2023), 1010.1.5
 */
import { defineRule } from "../../define_rule.ts";
import { demand, judgeEither } from "../../measure.ts";
import { landing } from "../stairs/_landings.ts";
import { governsFor } from "../stairs/_stairs.ts";

export default defineRule({
  id: "egress/door-landing",
  requirementId: "FBC-B-1010.1.5-door-landing",
  ...demand({ ...landing((owner) => owner === "door"), one: "least" }),
  check(it, { limits, building }) {
    const { doorLandingIn: strict, doorLandingDwellingIn: lenient } = limits.egress;
    return judgeEither(it.value, { strict, lenient, unit: "in", side: "min" }, {
      governs: governsFor(it, building),
      message: "shallow",
      question: "whichDoor",
    });
  },
  messages: {
    ok: "The landing at the door is {actual} in deep; at least {required} in is required.",
    shallow: "The landing at the door is {actual} in deep; at least {required} in is required.",
    whichDoor:
      "The landing at the door is {actual} in deep: enough inside a dwelling unit (at least {lenient} in) but not elsewhere (at least {required} in).",
  },
  recommendation:
    "Deepen the landing to at least {required} in, measured in the direction of travel.",
});
