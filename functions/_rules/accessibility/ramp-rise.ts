/**
 * A run of a ramp climbs only so far before a landing.
 * Reads the rise of ramp runs, in inches.
 * @source FBC-A 8th ed. (2023), 405.6
 */
import { defineRule } from "../define_rule.ts";
import { demand, either } from "../measure.ts";
import { IN_UNIT, isUnderOtherRamp, OFF_RAMP } from "./_words.ts";

/** A total that landings divide. */
const SEVERAL_RUNS =
  /(TOTAL|OVERALL|COMBINED)(?!.*(NO |WITHOUT |ONE RUN|SINGLE RUN))|\b(TWO|THREE|2|3|\(2\)|\(3\)) (EQUAL )?RUNS|PER RUN\b.*TOTAL/;

/** Said of more than one run: `TWO RUNS, TOTAL RISE 3'-0"`. */
const TOTAL_OF_RUNS =
  /\b(?:TWO|THREE|FOUR|[2-4]|\([2-4]\)) (?:EQUAL )?RUNS\b.*\b(?:TOTAL|OVERALL|COMBINED)\b/i;

/** The width behind the rise: `RISE 14", 60" CLEAR`. */
const IS_WIDTH = /#\s*(?:CLEAR|CLR|WIDE)\b/i;

export default defineRule({
  id: "accessibility/ramp-rise",
  requirementId: "FBC-A-405.6-ramp-rise",
  title: "Ramp rise",
  ...demand({
    thing: "ramp",
    property: "rise",
    unless: either(OFF_RAMP, IN_UNIT, /CROSS(?! ?SECTION)|FLARE/),
    keep: (it) =>
      !isUnderOtherRamp(it) && !IS_WIDTH.test(it.clause) && !TOTAL_OF_RUNS.test(it.text) &&
      (it.sure !== "titled" || !SEVERAL_RUNS.test(it.text)),
    limit: ({ accessibility }) => ({ max: accessibility.rampRiseMaxIn }),
  }),
  messages: {
    ok: "The ramp run rises {raw}.",
    outside: "The ramp run rises {actual} in; at most {required} in is allowed between landings.",
  },
  recommendation: "Insert a level landing 60 in long.",
});
