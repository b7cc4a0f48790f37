/**
 * Stairs in dwellings leave room for heads. Applies to stated headroom under FBC-Residential; spiral stairs
 * have their own figure. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.2
 */
import { defineRule } from "../../define_rule.ts";
import { demand } from "../../measure.ts";
import { belowOverhead, isSpiral, likelyHeadroom, overSteps, STAIR_HEADROOM } from "./_headroom.ts";

const headroom = demand({
  ...STAIR_HEADROOM,
  limit: ({ egress }, frame) => ({
    min: isSpiral(frame) ? egress.spiralHeadroomIn : egress.dwellingHeadroomIn,
  }),
}, (plan) => [...likelyHeadroom(plan), ...belowOverhead(plan)]);

export default defineRule({
  id: "egress/dwelling-stair-headroom",
  requirementId: "FBC-R-R311.7.2-headroom",
  title: "Stair headroom in dwellings",
  ...headroom,
  applies: (plan, context) => overSteps(headroom.applies(plan, context), plan),
  onceTold: { likely: "outside" },
  messages: {
    ok: "Stair headroom is {actual} in; at least {required} in is required.",
    likely:
      "{actual} in is printed vertically in a stair section; if this is the headroom, at least {required} in is required.",
    outside: "Stair headroom is {actual} in; at least {required} in is required.",
  },
  recommendation: "Raise the soffit or move the stair so that headroom is at least {required} in.",
});
