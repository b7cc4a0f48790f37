import rule from "../../../../functions/_rules/egress/egress-illumination.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

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
