import rule from "../../../../functions/_rules/egress/handrail-height.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  [
    "reads a height above the tread nosing",
    `CONTINUOUS HANDRAIL EACH SIDE AT 40" ABOVE TREAD NOSING`,
    "fail",
  ],
  ["fails 33 in", `HANDRAIL 33" HIGH`, "fail"],
  ["passes 34 in", `HANDRAIL @ 34" ABOVE NOSING`, "pass"],
  ["passes 38 in", `HANDRAIL HT: 38"`, "pass"],
  ["fails 40 in", `HANDRAIL 40" ABOVE NOSING, BOTH SIDES`, "fail"],
  ["passes a range within the range", `HANDRAILS AT 34"-38" A.F.F.`, "pass"],
  ["tells handrail from guard", `GUARD 42" HIGH W/ HANDRAIL AT 36"`, "pass"],
  ["leaves the extension alone", `HANDRAIL, EXTEND 12" BEYOND TOP RISER`, ""],
  ["leaves elevator rails alone", `ELEVATOR HANDRAIL AT 32" ABOVE CAR FLOOR`, ""],
  ["leaves children's rails alone", `LOWER HANDRAIL AT 28"`, ""],
  ["leaves houses to FBC-Residential", `HANDRAIL 40" HIGH`, "", aHouse()],
]);
