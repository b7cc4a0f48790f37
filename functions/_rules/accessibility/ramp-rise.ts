/**
 * A run of a ramp climbs only so far before a landing.
 * Reads the rise of ramp runs, in inches.
 * @source FBC-A 8th ed. (2023), 405.6
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT, OTHER_RAMP, RAMP_TITLE } from "./_words.ts";

/** A total that landings divide. */
const SEVERAL_RUNS =
  /(TOTAL|OVERALL|COMBINED)(?!.*(NO |WITHOUT |ONE RUN|SINGLE RUN))|\b(TWO|THREE|2|3|\(2\)|\(3\)) (EQUAL )?RUNS|PER RUN\b.*TOTAL/;

export default defineRule<StatedQuantity>({
  id: "accessibility/ramp-rise",
  requirementId: "FBC-A-405.6-ramp-rise",
  severity: "medium",
  source: { volume: "FBC-A", edition: "2023", section: "405.6" },
  category: "Accessibility",
  title: "Ramp rise",
  when: isCommercial,
  demand: { thing: "ramp", property: "rise" },
  ...statedLimit({
    quantity: inches,
    says: [
      /RAMPS?\b[^#]{0,50}RISE[^#~]{0,12}#/,
      /RAMPS?\b[^#]{0,50}# (MAX\.? )?RISE/,
      /RAMPS?\b[^#~]{0,24}(CLIMBS|RISES|GOES UP|LIFTS)[^#~]{0,6}#(?! ?(IN|OVER)\b)/,
    ],
    not: /CURB|PARKING GARAGE|VEHIC|DRIVE|BOAT|TRUCK|LOADING|POOL|CROSS|FLARE/,
    notUnder: IN_UNIT,
    labels: [{
      title: RAMP_TITLE,
      notTitle: OTHER_RAMP,
      says: [/^#[^#~;|]{0,12}RISE\b/, /\bRISE\b[^#~;|]{0,10}#/],
      not: SEVERAL_RUNS,
    }],
    keep: ({ after }) =>
      !/^\W*(MIN\.?\W*|LEVEL\W*)*(LANDINGS?|CLEAR|CLR|WIDE|LONG|DEEP|BETWEEN|X\b|RUN|LENGTH|HORIZ)/i
        .test(after),
    bounds: ({ accessibility }) => ({ max: accessibility.rampRiseMaxIn }),
  }),
  messages: {
    ok: "Ramp run rises {raw}.",
    outside: "Ramp run rises {actual} in; at most {required} in is allowed between landings.",
  },
  recommendation: "Insert a level landing 60 in long.",
});
