/**
 * Where accessible ramps turn, their landings are wide enough to turn on.
 * Reads widths of landings where a ramp turns, in inches; how long landings are is read by egress/ramp-landing.
 * @source FBC-A 8th ed. (2023), 405.7.4
 */
import { defineRule } from "../define_rule.ts";
import { demand, either, loose } from "../measure.ts";
import { IN_UNIT, OFF_RAMP } from "./_words.ts";

/** The ramp turns at this landing, rather than a rail, an edge or a lane. */
const TURN = /\bTURN(?!ED\b|-? ?DOWN|-? ?LANE|ING SPACE)/;
const TURNING_RAMP = /SWITCH ?-?BACK|DOG ?-?LEG|CHANGES? (OF |IN )?DIRECTION/;

export default defineRule({
  id: "accessibility/ramp-landing",
  requirementId: "FBC-A-405.7-landing",
  ...demand({
    thing: "landing",
    property: "width",
    where: /\bRAMP/,
    unless: either(OFF_RAMP, IN_UNIT, /STAIR|BETWEEN LANDINGS/),
    keep: ({ clause, context }) =>
      loose(TURN).test(clause) || loose(TURNING_RAMP).test(`${clause} | ${context}`),
    limit: ({ accessibility }) => ({ min: accessibility.rampLandingIn }),
  }),
  messages: {
    ok: "The landing where the ramp turns is {raw} wide.",
    outside:
      "The landing where the ramp turns is {actual} in wide; at least {required} in is required.",
  },
});
