import rule from "../../../../../functions/_rules/egress/stairs/stair-uniform-steps.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed } from "../_under.ts";

testRule(rule, [
  ["fails an odd riser behind the others", `(11) R @ 6 3/4", TOP RISER 6 1/4"`, "fail"],
  ["passes a last riser like the others", `(11) R @ 6 3/4", TOP RISER 6 3/4"`, "pass"],
  ["passes a stated variation of 3/8 in", `RISERS SHALL NOT VARY MORE THAN 3/8"`, "pass"],
  ["fails a stated variation of 1/2 in", `MAX. VARIATION IN RISER HEIGHT: 1/2"`, "fail"],
  ["asks when count, riser and total disagree", `16R @ 7" = 10'-0"`, "cantTell"],
  ["says nothing when they agree", `16R @ 7 1/2" = 10'-0"`, ""],
  ["says nothing about rounding to 1/16", `15R @ 6 7/8" = 8'-7 3/16"`, ""],
  ["leaves houses alone", `16R @ 7" = 10'-0"`, "", aHouse()],
]);

testRule(rule, [
  ["reads an odd step", 'BOTTOM RISER IS 5 7/8", REMAINING RISERS ARE 7"', "fail"],
  ["passes a quarter of an inch", 'BOTTOM RISER IS 6 3/4", REMAINING RISERS ARE 7"', "pass"],
  ["leaves sloping ground alone", 'BOTTOM RISER 5" AT SLOPING WALK, OTHERS 7"', ""],
]);

testRule(rule, [
  ["fails an exception of 1 in", 'TREADS ARE 11" EXCEPT THE TOP TREAD WHICH IS 12"', "fail"],
  ["passes an exception of 1/4 in", 'RISERS 7" EXCEPT BOTTOM RISER 6 3/4"', "pass"],
  ["leaves an exception at a landing alone", 'TREADS ARE 11" EXCEPT AT LANDING, 44" DEEP', ""],
]);

testRule(rule, [
  [
    "fails a flight whose largest and smallest riser differ",
    listed("STAIR 2", ["FLIGHT", "RISERS", "LARGEST", "SMALLEST"], ["1-2", "12", '7"', '6 1/4"']),
    "fail",
  ],
  [
    "passes one within 3/8 in",
    listed("STAIR 2", ["FLIGHT", "RISERS", "LARGEST", "SMALLEST"], ["1-2", "12", '7"', '6 3/4"']),
    "pass",
  ],
  [
    "leaves other lists alone",
    listed("PIPE SUPPORTS", ["RUN", "LARGEST", "SMALLEST"], ["1-2", '7"', '4"']),
    "",
  ],
]);

const extremes = (largest: string, smallest: string) =>
  listed("STAIR 2", ["FLIGHT", "RISERS", "LARGEST", "SMALLEST"], ["1-2", "12", largest, smallest]);

testRule(rule, [
  ["leaves a list with one of both alone", extremes('7"', "-"), ""],
  ["leaves a list with the smallest alone", extremes("-", '7"'), ""],
  ["leaves a list that mixes them up alone", extremes('6"', '7"'), ""],
  ["leaves what is larger than any step alone", extremes('21"', '20"'), ""],
  ["leaves a variation larger than a step's alone", `RISER VARIATION 3 1/2"`, ""],
  ["says nothing about what steps may differ by", `5R @ 7" = 35 3/8"`, ""],
  ["says nothing about less than 1/16 in a riser", `16R @ 7" = 9'-4 7/8"`, ""],
  ["says nothing about 1/16 in a riser", `16R @ 7" = 9'-5"`, ""],
]);
