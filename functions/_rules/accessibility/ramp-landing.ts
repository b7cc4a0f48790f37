/**
 * Accessible ramps have landings long enough to stop on and, where they turn, wide enough to turn on.
 * Reads lengths of ramp landings, and their widths where the ramp turns, in inches.
 * @source FBC-A 8th ed. (2023), 405.7.3, 405.7.4
 */
import { defineRule } from "../define_rule.ts";
import { demand, either } from "../measure.ts";
import { IN_UNIT, OFF_RAMP } from "./_words.ts";

const TURNS = /TURN|SWITCH ?-?BACK|DOG ?-?LEG|CHANGES? (OF |IN )?DIRECTION/i;

export default defineRule({
  id: "accessibility/ramp-landing",
  requirementId: "FBC-A-405.7-landing",
  ...demand({
    thing: "landing",
    property: ["length", "depth", "width"],
    where: /\bRAMP/,
    unless: either(OFF_RAMP, IN_UNIT, /STAIR|BETWEEN LANDINGS|\b(RUNS?|RISE)\b[^#,;]{0,6}#/),
    limit: ({ accessibility }, { property, clause }) =>
      property === "width" && !TURNS.test(clause) ? null : { min: accessibility.rampLandingIn },
  }),
  messages: {
    ok: "Landing of the ramp is {raw}.",
    outside: "Landing of the ramp is {actual} in; at least {required} in is required.",
  },
});
