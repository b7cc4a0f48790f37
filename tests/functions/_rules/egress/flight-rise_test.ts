import rule from "../../../../functions/_rules/egress/flight-rise.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["passes 12 ft", `MAX. RISE BETWEEN LANDINGS 12'-0"`, "pass"],
  ["fails 12 ft 4 in", `FLIGHT RISE = 12'-4"`, "fail"],
  ["asks when the risers add up to more", `22R @ 7" = 12'-10"`, "cantTell"],
  ["says nothing about 10 ft of risers", `16R @ 7 1/2" = 10'-0"`, ""],
  ["says nothing when landings are mentioned", `2 FLIGHTS, 22R @ 7" = 12'-10"`, ""],
  ["leaves houses to FBC-Residential", `FLIGHT RISE = 12'-4"`, "", aHouse()],
]);

testRule(rule, [
  ["leaves a rise in two flights alone", `STAIR RISES 14'-0" IN TWO FLIGHTS, NO LANDING DOORS`, ""],
]);
