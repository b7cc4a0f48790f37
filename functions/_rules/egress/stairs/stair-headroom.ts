/**
 * Stairs leave room for heads. Applies to stated headroom on drawings of stairs, and to headroom not said to
 * belong to anything else, under FBC-Building. Inches above the nosing line.
 * @source FBC-B 8th ed. (2023), 1011.3
 */
import { defineRule } from "../../define_rule.ts";
import { demand } from "../../measure.ts";
import { isSpiral, likelyHeadroom, overSteps, STAIR_HEADROOM } from "./_headroom.ts";

const headroom = demand({
  ...STAIR_HEADROOM,
  limit: ({ egress }, frame) => ({
    min: isSpiral(frame) ? egress.spiralHeadroomIn : egress.stairHeadroomIn,
  }),
}, likelyHeadroom);

export default defineRule({
  id: "egress/stair-headroom",
  requirementId: "FBC-B-1011.3-stair-headroom",
  ...headroom,
  applies: (plan, context) => overSteps(headroom.applies(plan, context), plan),
  onceTold: { likely: "outside" },
  messages: {
    ok: "Stair headroom is {actual} in; at least {required} in is required.",
    likely:
      "{actual} in clear is printed vertically in a stair section; if this is the headroom, at least {required} in is required.",
    outside: "Stair headroom is {actual} in; at least {required} in is required.",
  },
  recommendation: "Raise the soffit or move the stair so that headroom is at least {required} in.",
});
