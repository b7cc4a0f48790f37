import rule from "../../../../../functions/_rules/egress/stairs/stair-riser-minimum.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

testRule(rule, [
  ["fails 3 1/2 in", `3 RISERS @ 3 1/2"`, "fail"],
  ["takes the lower of two", `RISERS 6" AT TOP, RISERS 3 1/2" AT BOTTOM`, "fail"],
  ["says nothing about 4 in alone", `3 RISERS @ 4"`, ""],
  ["says nothing about 4 in", `RISERS 4" MIN. TO 7" MAX.`, ""],
  ["says nothing about 6 in", `10R @ 6"`, ""],
  [
    "leaves a step from a slab to the lawn alone",
    "Patio slab flush with the lawn, 2 in. step.",
    "",
  ],
  ["leaves a bottom riser at sloping grade alone", `RISER 2" AT SLOPING WALK`, ""],
]);

testRule(rule, [
  [
    "leaves the lowest riser at a sidewalk alone",
    `SITE STEPS: BOTTOM RISER 3" TO 6" ALONG SLOPING SIDEWALK`,
    "",
  ],
]);
