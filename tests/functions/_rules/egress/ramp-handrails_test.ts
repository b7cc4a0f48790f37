import rule from "../../../../functions/_rules/egress/ramp-handrails.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { under } from "./_under.ts";

testRule(rule, [
  ["passes a rise of 6 in without handrails", `RAMP 1:12, 6" RISE, NO HANDRAILS`, "pass"],
  ["fails a rise of 6 1/2 in without handrails", `RAMP 1:12, RISE 6 1/2", NO HANDRAILS`, "fail"],
  ["fails one side only", `RAMP RISING 24", HANDRAIL ONE SIDE`, "fail"],
  ["passes both sides", `RAMP WITH HANDRAILS BOTH SIDES`, "pass"],
  ["asks for the rise", `RAMP 1:12 WITHOUT HANDRAILS`, "cantTell"],
  ["says nothing about a ramp without words on rails", `RAMP 1:10, 7" RISE`, ""],
  ["leaves houses alone", `RAMP RISE 20", NO HANDRAILS`, "", aHouse()],
]);

testRule(rule, [
  ["takes the rise of the title", under('RAMP TO PATIO, 1:12, RISE 18"', "NO RAIL"), "fail"],
  ["passes a low rise of the title", under('RAMP TO PATIO, RISE 6"', "NO RAIL"), "pass"],
]);
