import rule from "../../../../functions/_rules/egress/stair-illumination.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["fails 5 fc", `STAIR LIGHTING: 5 FC`, "fail"],
  ["passes 10 fc", `ILLUMINATION AT STAIRS 10 FOOTCANDLES MIN.`, "pass"],
  ["passes 12 fc", `STAIR 1 - 12 FC`, "pass"],
  ["leaves emergency lighting alone", `STAIR EMERGENCY LIGHTING 1 FC`, ""],
  ["leaves houses alone", `STAIR LIGHTING 5 FC`, "", aHouse()],
]);
