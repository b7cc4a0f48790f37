import rule from "../../../../../functions/_rules/egress/stairs/ramp-landing.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["fails 59 in", `RAMP LANDING 59"`, "fail"],
  ["passes 60 in", `5'-0" LANDING AT TOP OF RAMP`, "pass"],
  ["passes 66 in", `RAMP 1:12, LANDING 66" LONG`, "pass"],
  [
    "leaves the rise from landing to landing alone",
    `RAMP RISES 32 INCHES FROM LANDING TO LANDING AT 1:12`,
    "",
  ],
  ["takes the shorter of two", `RAMP LANDINGS 60" LONG AT TOP, 50" LONG AT BOTTOM`, "fail"],
  ["leaves curb ramps alone", `CURB RAMP LANDING 48"`, ""],
  ["leaves stairs alone", `STAIR LANDING 48"`, ""],
  ["leaves houses alone", `RAMP LANDING 36"`, "", aHouse()],
]);

testRule(rule, [
  ["reads the landing where a ramp turns", "LANDING WHERE THE RAMP TURNS IS 50 IN. LONG", "fail"],
  ["passes 60 in there", "LANDING WHERE THE RAMP TURNS IS 60 IN. LONG", "pass"],
]);

testRule(rule, [
  ["reads LDG.", under("RAMP B PLAN", `INTERMEDIATE LDG. 4'-2" LONG`), "fail"],
  ["passes 60 in", under("RAMP B PLAN", `INTERMEDIATE LDG. 5'-0" LONG`), "pass"],
  ["leaves a building alone", under("RAMP B PLAN", `BLDG. 4'-2" BEYOND`), ""],
]);

testRule(rule, [
  [
    "leaves the landing of a curb ramp alone",
    under("CURB RAMP AT HC STALLS", `TOP LANDING 4'-0" X 4'-0"`),
    "",
  ],
  [
    "leaves a parallel ramp through a curb alone",
    under("SITE DETAILS", `PARALLEL RAMP: LANDING 48" AT BOTTOM`),
    "",
  ],
  ["fails the landing of an entry ramp", under("ENTRY RAMP", `TOP LANDING 4'-0" LONG`), "fail"],
]);
