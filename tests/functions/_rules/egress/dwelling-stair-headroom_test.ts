import rule from "../../../../functions/_rules/egress/dwelling-stair-headroom.ts";
import { aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["fails 6 ft 6 in", `6'-6" HEADROOM`, "fail"],
  ["passes 6 ft 8 in", `MIN. HEADROOM 6'-8"`, "pass"],
  ["passes 7 ft", `STAIR HEAD CLEARANCE = 7'-0"`, "pass"],
  ["accepts 78 in at a spiral stair", `SPIRAL STAIR HEADROOM 78"`, "pass"],
  ["leaves the attic alone", `30" HEADROOM ABOVE ATTIC ACCESS`, ""],
  ["leaves other buildings to FBC-Building", `6'-6" HEADROOM`, "", aProject()],
], aHouse());
