/**
 * A flight does not rise too far without a landing. Applies to stated rises under FBC-Building: a rise said
 * to be of one flight fails, a total of risers that may include a landing is a question. Inches.
 * @source FBC-B 8th ed. (2023), 1011.8
 */
import { defineRule } from "../../define_rule.ts";
import { judgeRise, RISE_WORDS, statedRises } from "./_flights.ts";

export default defineRule({
  id: "egress/flight-rise",
  requirementId: "FBC-B-1011.8-flight-rise",
  demand: {
    thing: "stair",
    property: "rise",
    limit: ({ egress }) => ({ max: egress.flightRiseIn }),
    onlyAsks: true,
  },
  applies: statedRises,
  check: (it, { limits }) => judgeRise(it, limits.egress.flightRiseIn),
  ...RISE_WORDS,
});
