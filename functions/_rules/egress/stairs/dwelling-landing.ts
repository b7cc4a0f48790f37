/**
 * There is a landing outside a dwelling's doors. Applies to stated depths of landings at doors under
 * FBC-Residential; landings of stairs and ramps are left alone. Inches.
 * @source FBC-R 8th ed. (2023), R311.3
 */
import { defineRule } from "../../define_rule.ts";
import { demand } from "../../measure.ts";
import { landing } from "./_landings.ts";

/** Landings are asked for at exterior doors alone. */
const INTERIOR_DOOR = /\bINT(?:ERIOR)?\b\.?\s+D(?:OO)?RS?\b/i;

export default defineRule({
  id: "egress/dwelling-landing",
  requirementId: "FBC-R-R311.3-landing",
  ...demand({
    ...landing((owner, { text, context }) =>
      owner === "door" && !INTERIOR_DOOR.test(text) ||
      owner === "stair" && !/\bSTAIRS?\b|\bFLIGHT|\bRISERS?\b/i.test(`${text} | ${context}`)
    ),
    limit: ({ egress }) => ({ min: egress.dwellingLandingIn }),
  }),
  messages: {
    ok: "The landing is {actual} in deep; at least {required} in is required.",
    outside:
      "The landing is {actual} in deep; at least {required} in is required at an exterior door.",
  },
  recommendation:
    "Deepen the landing to at least {required} in, measured in the direction of travel.",
});
