import rule from "../../../../functions/_rules/egress/dwelling-flight-rise.ts";
import { aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["passes 12 ft 7 in", `FLIGHT RISE 12'-7"`, "pass"],
  ["fails 12 ft 8 in", `RISE OF FLIGHT: 12'-8"`, "fail"],
  ["asks when the risers add up to more", `21R @ 7 1/2" = 13'-1 1/2"`, "cantTell"],
  ["says nothing about 10 ft of risers", `15R @ 8" = 10'-0"`, ""],
  ["leaves other buildings to FBC-Building", `FLIGHT RISE 13'-0"`, "", aProject()],
], aHouse());
