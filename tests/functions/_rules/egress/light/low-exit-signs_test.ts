import rule from "../../../../../functions/_rules/egress/light/low-exit-signs.ts";
import { aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const hotel = aProject({ occupancyClassification: ["R-1"] });

testRule(rule, [
  ["fails 8 in", `LOW LEVEL EXIT SIGNS, BOTTOM 8" A.F.F.`, "fail"],
  ["passes 10 in", `LOW-LEVEL EXIT SIGN @ 10" AFF`, "pass"],
  ["passes 18 in", `FLOOR PROXIMITY EXIT SIGNS 18" ABOVE FLOOR`, "pass"],
  ["fails 24 in", `EXIT SIGNS AT LOW LEVEL: 24"`, "fail"],
  ["leaves common exit signs alone", `EXIT SIGN 84" A.F.F.`, ""],
  ["leaves other groups alone", `LOW LEVEL EXIT SIGNS 24"`, "", aProject()],
], hotel);

testRule(rule, [
  [
    "fails their absence",
    "EXIT SIGNS IN GUEST ROOM CORRIDORS AT CEILING ONLY. NO FLOOR LEVEL SIGNS.",
    "fail",
  ],
  ["fails a row without them", "FLOOR LEVEL EXIT SIGNS: NONE", "fail"],
  ["leaves a lobby alone", "NO FLOOR LEVEL EXIT SIGNS IN LOBBY", ""],
  ["leaves other signs alone", "NO FLOOR LEVEL DESIGNATION AT DOORS", ""],
], aProject({ occupancyClassification: ["R-1"] }));
