import rule from "../../../../functions/_rules/egress/doors-in-series.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["fails 47 in", `VESTIBULE: 47" CLEAR BETWEEN DOORS`, "fail"],
  ["passes 48 in", `48" MIN. BETWEEN DOOR SWINGS IN SERIES`, "pass"],
  ["passes 7 ft", `7'-0" BETWEEN DOORS`, "pass"],
  ["leaves power doors alone", `POWER DOORS, 40" BETWEEN DOORS`, ""],
  ["leaves a vestibule without this size alone", `VESTIBULE 40 SF`, ""],
  ["leaves houses alone", `40" BETWEEN DOORS`, "", aHouse()],
]);
