import rule from "../../../../../functions/_rules/egress/light/stair-illumination.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed } from "../_under.ts";

testRule(rule, [
  ["fails 5 fc", `STAIR LIGHTING: 5 FC`, "fail"],
  ["passes 10 fc", `ILLUMINATION AT STAIRS 10 FOOTCANDLES MIN.`, "pass"],
  ["passes 12 fc", `STAIR 1 - 12 FC`, "pass"],
  ["reads the stair's own level", `NORMAL LIGHTING OF EXIT PATH 1 FC; STAIRS 10 FC`, "pass"],
  ["reads a level before its place", `LIGHT LEVELS: 1 FC AT CORRIDORS, 10 FC AT STAIRS`, "pass"],
  ["fails a level before its place", `LIGHT LEVELS: 1 FC AT CORRIDORS, 2 FC AT STAIRS`, "fail"],
  ["fails stairs listed with others", `STAIRS AND CORRIDORS LIT TO 1 FC`, "fail"],
  ["leaves a corridor's level alone", `LIGHT CORRIDORS TO STAIR A: CORRIDOR 1 FC`, ""],
  ["leaves emergency lighting alone", `STAIR EMERGENCY LIGHTING 1 FC`, ""],
  ["leaves houses alone", `STAIR LIGHTING 5 FC`, "", aHouse()],
]);

testRule(rule, [
  [
    "fails 4 fc in a column",
    listed("LIGHTING LEVELS", ["SPACE", "AVG. FC", "MIN. FC"], ["EXIT STAIR 1", "5.5", "4"]),
    "fail",
  ],
  [
    "passes 10 fc in a column",
    listed("LIGHTING LEVELS", ["SPACE", "AVG. FC", "MIN. FC"], ["EXIT STAIR 1", "12", "10"]),
    "pass",
  ],
  [
    "leaves a hall with stairs alone",
    listed("LIGHTING LEVELS", ["SPACE", "AVG. FC", "MIN. FC"], ["LOBBY BESIDE STAIR", "5", "4"]),
    "",
  ],
]);

testRule(rule, [
  [
    "fails a stair under the calculated level",
    listed("EGRESS LIGHTING LEVELS", ["AREA", "REQ'D FC", "CALC. FC"], ["STAIR A", "10", "6.5"]),
    "fail",
  ],
  [
    "passes one that reaches what is asked",
    listed("EGRESS LIGHTING LEVELS", ["AREA", "REQ'D FC", "CALC. FC"], ["STAIR A", "10", "10.5"]),
    "pass",
  ],
  [
    "leaves a table of emergency light alone",
    listed("EMERGENCY LIGHTING LEVELS", ["AREA", "CALC. FC"], ["STAIR A", "1.2"]),
    "",
  ],
]);
