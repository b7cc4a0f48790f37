import rule from "../../../../functions/_rules/egress/dwelling-riser-height.ts";
import { aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["passes 7 1/2 in", `16 RISERS @ 7 1/2"`, "pass"],
  ["passes 7 3/4 in", `14R @ 7 3/4" = 9'-0 1/2"`, "pass"],
  ["fails 7.95 in", `MAX. RISER: 7.95"`, "fail"],
  ["fails 8 in", `15R @ 8" = 10'-0"`, "fail"],
  ["computes the riser", `14 EQ. RISERS = 9'-4"`, "fail"],
  ["leaves spiral stairs alone", `SPIRAL STAIR 9" RISERS`, ""],
  ["leaves other buildings to FBC-Building", `15R @ 8"`, "", aProject()],
], aHouse());
