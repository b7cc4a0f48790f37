/**
 * A stair is lit from either end.
 * Looks for lights of stairs of dwellings, switched at both ends.
 * @source FBC-R 8th ed. (2023), R303.7
 */
import { defineRule } from "../../define_rule.ts";
import { mustShowThing } from "../../measure.ts";

export default defineRule({
  id: "egress/dwelling-stair-light",
  requirementId: "FBC-R-R303.7-stair-light",
  source: { volume: "FBC-R", edition: "2023", section: "R303.7" },
  ...mustShowThing({
    thing: "stair light",
    at: "stair",
    wrongWith: "one stair switch",
    // The one switch may be that of another light: `STAIR LIGHT 3-WAY; CLOSET LIGHT SINGLE SWITCH`.
    not:
      /\b(?!STAIR)[A-Z]{4,} LIGHTS?\b(?![^;.]*STAIR)[^;.]*SWITCH|AUTOMATIC|SENSOR|MOTION|REMOTE|\b[1-5] ?R(?:ISERS?)?\b/i,
  }),
  messages: {
    ok: "The stair light is shown: {text}",
    denied: "The stair light is not switched from both ends: {text}",
    deferred: "The stair light is deferred: {text}",
  },
});
