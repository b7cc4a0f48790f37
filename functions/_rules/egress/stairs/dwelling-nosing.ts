/**
 * A nosing gives the foot room and catches no toe.
 * Reads how far nosings project, in inches.
 * @source FBC-R 8th ed. (2023), R311.7.5.3
 */
import { defineRule } from "../../define_rule.ts";
import { demand } from "../../measure.ts";

/** How much steps may differ, before the figure or behind it: `RISERS UNIFORM TO 3/8"`, `3/8" MAX. VAR.` */
const TOLERANCE =
  /^\W*(?:MAX\W*)?(?:VAR|TOL|DIFF)|\b(?:UNIFORM|ALIKE|EQUAL|TOLERANCE|VAR(?:Y|IES|IATION))\b\s*(?:TO|WITHIN|OF|BY|MAX\.?)?\W*$/i;

export default defineRule({
  id: "egress/dwelling-nosing",
  requirementId: "FBC-R-R311.7.5.3-nosing",
  ...demand({
    thing: "nosing projection",
    property: ["distance", "depth", "thickness"],
    unless:
      /(?:TREADS?|\bT)\W*(?:DEPTH)?\W*1[1-9]\W|RADIUS|\bR\.?\s?=|BEVEL|1[1-9]" TREAD|HANDRAIL/i,
    keep: ({ clause }) => !clause.split("#").some((part) => TOLERANCE.test(part)),
    limit: ({ egress }) => ({ min: egress.dwellingNosingMinIn, max: egress.dwellingNosingMaxIn }),
  }),
  messages: {
    ok: "The nosing projects {raw}.",
    outside: "Nosings project {actual} in; {required} in is required.",
  },
});
