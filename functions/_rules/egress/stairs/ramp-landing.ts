/**
 * Ramps have level landings. Applies to stated lengths of ramp landings under FBC-Building; inside dwelling
 * units a shorter one is enough. Inches.
 * @source FBC-B 8th ed. (2023), 1012.6
 */
import { defineRule } from "../../define_rule.ts";
import { demand, judgeEither } from "../../measure.ts";
import { landing } from "./_landings.ts";
import { governsFor } from "./_stairs.ts";

/** Ramps through a curb have landings of another length. */
const OF_A_CURB = /\b(?:CURB|PERP(?:ENDICULAR)?|PARALLEL|SIDEWALK)\.?\s+RAMPS?\b|\bCURB\s?CUTS?\b/i;

export default defineRule({
  id: "egress/ramp-landing",
  requirementId: "FBC-B-1012.6-ramp-landing",
  ...demand({
    ...landing((owner, { text, context }) =>
      owner === "ramp" && !OF_A_CURB.test(`${text} | ${context}`)
    ),
    one: "least",
  }),
  check(it, { limits, building }) {
    const { rampLandingIn: strict, rampLandingDwellingIn: lenient } = limits.egress;
    return judgeEither(it.value, { strict, lenient, unit: "in", side: "min" }, {
      governs: governsFor(it, building) === "lenient" ? "lenient" : "strict",
      message: "short",
      question: "short",
    });
  },
  messages: {
    ok: "The landing of the ramp is {actual} in long; at least {required} in is required.",
    short: "The landing of the ramp is {actual} in long; at least {required} in is required.",
  },
  recommendation: "Lengthen the landing to at least {required} in, level and as wide as the ramp.",
});
