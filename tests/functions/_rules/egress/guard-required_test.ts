import rule from "../../../../functions/_rules/egress/guard-required.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["passes a drop of 30 in", `NO GUARD REQUIRED, DECK 30" ABOVE GRADE`, "pass"],
  ["fails a drop of 32 in", `DECK 32" ABOVE GRADE - NO GUARDRAIL`, "fail"],
  ["fails in other words", `GUARDS: NOT PROVIDED, DROP OF 4'-0"`, "fail"],
  ["asks for the drop", `RAILING NOT REQUIRED`, "cantTell"],
  ["leaves loading docks alone", `LOADING DOCK 48" HIGH, NO GUARD`, ""],
  ["says nothing about guards that are there", `GUARD 42" HIGH`, ""],
  ["leaves houses alone", `NO GUARD, DECK 40" ABOVE GRADE`, "", aHouse()],
]);
