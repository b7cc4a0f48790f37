import rule from "../../../../functions/_rules/egress/guard-height.ts";
import { aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const apartments = aProject({ occupancyClassification: ["R-2"] });

testRule(rule, [
  ["reads a demand for less", `GUARDS SHALL BE NOT LESS THAN 36 INCHES HIGH`, "fail"],
  ["reads a demand that suffices", `GUARDS SHALL BE NOT LESS THAN 42 INCHES IN HEIGHT`, "pass"],
  ["reads a cable rail", `CABLE RAIL SYSTEM 36" HIGH, CABLES @ 3" O.C.`, "fail"],
  [
    "reads a height behind the loads",
    `RAILING SYSTEM TO WITHSTAND 200 LB CONCENTRATED LOAD, 50 PLF, 42" HIGH`,
    "pass",
  ],
  ["fails 41 in", `GUARDRAIL @ 41" A.F.F.`, "fail"],
  ["passes 42 in", `42" HIGH GUARD`, "pass"],
  ["passes 3 ft 6 in", `GUARD HT: 3'-6" MIN.`, "pass"],
  ["fails 36 in outside dwellings", `ALUM. RAILING, 36" HIGH`, "fail"],
  ["tells height from infill", `GUARD 42" HIGH WITH PICKETS 4" CLEAR`, "pass"],
  ["tells height from drop", `GUARD 38" HIGH WHERE DROP EXCEEDS 30"`, "fail"],
  ["fails the common balcony of apartments", `COMMON BALCONY GUARD 38" HIGH`, "fail", apartments],
  ["allows 36 in inside a unit", `36" GUARD INSIDE UNIT`, "pass", apartments],
  ["fails 35 in inside a unit", `GUARD WITHIN UNIT 35" HIGH`, "fail", apartments],
  ["asks where it stands in apartments", `GUARD 36" HIGH`, "cantTell", apartments],
  ["asks whether a rail is a guard", `GUARD/HANDRAIL AT 36"`, "cantTell"],
  ["leaves corner guards alone", `CORNER GUARDS 48" HIGH`, ""],
  ["leaves handrails alone", `HANDRAIL 36" HIGH`, ""],
  ["leaves existing guards alone", `EXISTING 36" HIGH GUARD TO REMAIN`, ""],
  ["leaves houses to FBC-Residential", `GUARD 34" HIGH`, "", aHouse()],
]);
