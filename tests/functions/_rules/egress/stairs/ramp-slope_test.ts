import rule from "../../../../../functions/_rules/egress/stairs/ramp-slope.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

testRule(rule, [
  ["passes 1:12 inside a unit", `RAMP 1:12 WITHIN UNIT`, "pass"],
  ["passes 1:14 inside a unit", `UNIT A1 RAMP SLOPE 1:14`, "pass"],
  ["fails 1:11 inside a unit", `CONC. RAMP INSIDE UNIT, SLOPE = 1:11`, "fail"],
  ["fails 10 per cent inside a unit", `RAMP AT 10% SLOPE, DWELLING UNIT`, "fail"],
  ["fails in words", `RAMP IN APARTMENT, SLOPE 1 IN 8`, "fail"],
  ["passes 1 inch per foot", `RAMP SLOPE 1" PER FOOT`, "pass"],
  ["fails 1 1/4 inches per foot", `RAMP SLOPE 1 1/4" PER FOOT`, "fail"],
  ["leaves accessible routes to accessibility/ramp-slope", `RAMP 1:10, 7" RISE`, ""],
  ["leaves the cross slope alone", `RAMP: CROSS SLOPE 1/2" PER FOOT`, ""],
  ["leaves vehicles alone", `VEHICLE RAMP 2" PER FOOT`, ""],
  ["leaves houses alone", `RAMP 2" PER FOOT`, "", aHouse()],
]);
