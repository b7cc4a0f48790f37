/**
 * A flight in a dwelling does not rise too far without a landing. Applies to stated rises under FBC-Residential:
 * one flight fails, a total of risers that may include a landing is a question. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.3
 */
import { defineRule } from "../../define_rule.ts";
import { judgeRise, RISE_WORDS, statedRises } from "./_flights.ts";

export default defineRule({
  id: "egress/dwelling-flight-rise",
  requirementId: "FBC-R-R311.7.3-flight",
  title: "Vertical rise of a flight in dwellings",
  demand: {
    thing: "stair",
    property: "rise",
    limit: ({ egress }) => ({ max: egress.dwellingFlightRiseIn }),
    onlyAsks: true,
  },
  applies: statedRises,
  check: (it, { limits }) => judgeRise(it, limits.egress.dwellingFlightRiseIn),
  ...RISE_WORDS,
});
