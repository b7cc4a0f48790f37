import rule from "../../../../functions/_rules/egress/ramp-slope.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["passes 1:12", `RAMP 1:12 MAX.`, "pass"],
  ["passes 1:14", `RAMP SLOPE 1:14`, "pass"],
  ["fails 1:11", `CONC. RAMP, SLOPE = 1:11`, "fail"],
  ["fails 1:10", `RAMP 1:10, 7" RISE`, "fail"],
  ["fails 10 per cent", `RAMP AT 10% SLOPE`, "fail"],
  ["passes 8.33 per cent", `RAMP UP 8.33%`, "pass"],
  ["fails in words", `RAMP, SLOPE 1 IN 8`, "fail"],
  ["fails inches per foot", `RAMP SLOPE 1 1/4" PER FOOT`, "fail"],
  ["leaves the cross slope alone", `RAMP: CROSS SLOPE 1:48`, ""],
  ["leaves curb ramps and flares alone", `CURB RAMP 1:12 WITH 1:10 FLARES`, ""],
  ["leaves vehicles alone", `VEHICLE RAMP 15% SLOPE`, ""],
  ["leaves houses alone", `RAMP 1:10`, "", aHouse()],
]);
