import rule from "../../../../../functions/_rules/egress/light/egress-illumination.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

testRule(rule, [
  ["fails a path lit to 0.4 fc", `PATHS OF EGRESS LIT TO 0.4 FOOTCANDLES`, "fail"],
  ["passes a path lit to 1.0 fc", `CORRIDORS LIT TO 1.0 FC MIN.`, "pass"],
  ["fails 0.5 fc", `EGRESS ILLUMINATION 0.5 FC AT FLOOR`, "fail"],
  ["passes 1 fc", `MEANS OF EGRESS LIGHTING: 1 FOOT-CANDLE MIN.`, "pass"],
  ["passes 2 fc", `CORRIDOR LIGHTING 2.0 FC`, "pass"],
  ["leaves emergency lighting to its rule", `EMERGENCY EGRESS LIGHTING 0.1 FC MIN.`, ""],
  [
    "fails the way out before battery units",
    `Normal lighting along way out 0.5 fc measured at floor; battery units 1 fc avg, 90 min.`,
    "fail",
  ],
  ["fails an exit route", `EXIT ROUTES LIGHTED TO 0.7 FC`, "fail"],
  ["passes the way out", `WAY OUT LIT TO 1.2 FC AT FLOOR; EMERGENCY 0.1 FC`, "pass"],
  ["leaves what follows emergency words", `EMERGENCY: 90 MIN; CORRIDORS 0.1 FC`, ""],
  ["leaves stairs to their rule", `EGRESS STAIR ILLUMINATION 5 FC`, ""],
  ["says nothing without foot-candles", `EGRESS LIGHTING ON PANEL LP-1`, ""],
  ["leaves houses alone", `EGRESS ILLUMINATION 0.5 FC`, "", aHouse()],
]);

testRule(rule, [
  ["reads an average under the title", under("CORRIDOR 100", "AVG. 0.4 FC, NORMAL"), "fail"],
  ["passes 1 fc there", under("CORRIDOR 100", "AVG. 1.0 FC, NORMAL"), "pass"],
  [
    "reads a column of foot-candles",
    listed("LIGHTING LEVELS", ["AREA", "FC"], ["EXIT AISLE", "0.6"]),
    "fail",
  ],
  [
    "passes 1 fc in a column",
    listed("LIGHTING LEVELS", ["AREA", "FC"], ["EXIT AISLE", "1.0"]),
    "pass",
  ],
  [
    "leaves emergency levels alone",
    listed("EMERGENCY LEVELS", ["AREA", "FC"], ["EXIT AISLE", "0.6"]),
    "",
  ],
  ["leaves stores alone", listed("LIGHTING LEVELS", ["AREA", "FC"], ["STORE", "0.6"]), ""],
]);

testRule(rule, [
  ["leaves light at night alone", "CORRIDOR NIGHT LIGHTING 0.5 FC WHEN UNOCCUPIED", ""],
]);

testRule(rule, [
  [
    "reads a table of levels",
    listed("FLOOR LEVELS, NORMAL", ["AREA", "FC"], ["EXIT AISLE", "0.6"]),
    "fail",
  ],
  ["passes 1 there", listed("FLOOR LEVELS, NORMAL", ["AREA", "FC"], ["EXIT AISLE", "1.0"]), "pass"],
  [
    "leaves emergency levels alone",
    listed("EMERGENCY LEVELS", ["AREA", "FC"], ["EXIT AISLE", "0.6"]),
    "",
  ],
  [
    "leaves other places alone",
    listed("FLOOR LEVELS, NORMAL", ["AREA", "FC"], ["DOCK", "0.6"]),
    "",
  ],
]);
