/**
 * A nosing gives the foot room and catches no toe.
 * Reads how far nosings project, in inches.
 * @source FBC-R 8th ed. (2023), R311.7.5.3
 */
import { defineRule } from "../../define_rule.ts";
import { demand } from "../../measure.ts";

export default defineRule({
  id: "egress/dwelling-nosing",
  requirementId: "FBC-R-R311.7.5.3-nosing",
  ...demand({
    thing: "nosing projection",
    property: ["distance", "depth", "thickness"],
    unless:
      /(?:TREADS?|\bT)\W*(?:DEPTH)?\W*1[1-9]\W|RADIUS|\bR\.?\s?=|BEVEL|1[1-9]" TREAD|HANDRAIL/i,
    limit: ({ egress }) => ({ min: egress.dwellingNosingMinIn, max: egress.dwellingNosingMaxIn }),
  }),
  messages: {
    ok: "The nosing projects {raw}.",
    outside: "Nosings project {actual} in; {required} in is required.",
  },
});
