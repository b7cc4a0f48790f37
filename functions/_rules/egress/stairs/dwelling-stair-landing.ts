/**
 * A stair begins and ends on a floor to stand on.
 * Reads the depth of stair landings of dwellings, in inches.
 * @source FBC-R 8th ed. (2023), R311.7.6
 */
import { defineRule } from "../../define_rule.ts";
import { demand } from "../../measure.ts";
import { landing } from "./_landings.ts";

export default defineRule({
  id: "egress/dwelling-stair-landing",
  requirementId: "FBC-R-R311.7.6-landing",
  ...demand({
    ...landing((owner, { text, context }) =>
      owner === "stair" && !/\b(?:1|2|ONE|TWO)[ -]?R(?:ISERS?)?\b/i.test(text) &&
      /\b(?:STAIRS?|STRS?|FLIGHT|RISERS?)\b/i.test(`${text} | ${context}`)
    ),
    limit: ({ egress }) => ({ min: egress.dwellingLandingDepthIn }),
  }),
  messages: {
    ok: "The stair landing is {raw} deep.",
    outside: "The landing is {actual} in deep; at least {required} in is required.",
  },
  recommendation: "Show a landing as wide as the stair and {required} in deep.",
});
