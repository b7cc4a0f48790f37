import rule from "../../../../../functions/_rules/egress/stairs/stair-tread-depth.ts";
import { aHouse, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const apartments = aProject({ occupancyClassification: ["R-2"] });

testRule(rule, [
  ["takes the shallower of two", `TREADS 12" AT TOP, TREADS 10 1/2" AT BOTTOM`, "fail"],
  ["takes no rise for a tread", `STAIR RISE 6", TREAD 14"`, "pass"],
  ["fails 10 3/4 in", `TREADS @ 10 3/4"`, "fail"],
  ["passes 11 in", `15T @ 11"`, "pass"],
  ["passes 12 in", `TREAD DEPTH: 12" MIN.`, "pass"],
  ["reads the tread beside the riser", `7" MAX. RISER, 10" MIN. TREAD, 1" NOSING`, "fail"],
  ["reads risers and treads printed in one line", `13R @ 6 3/4" 12T @ 11"`, "pass"],
  ["allows 10 in inside a unit", `12T @ 10" (STAIR WITHIN UNIT)`, "pass", apartments],
  ["asks which stair it is in apartments", `12T @ 10"`, "cantTell", apartments],
  ["fails 9 in in apartments whichever stair", `12T @ 9"`, "fail", apartments],
  ["leaves winders alone", `WINDER TREADS 6" MIN.`, ""],
  ["leaves houses to FBC-Residential", `12T @ 9"`, "", aHouse()],
]);

testRule(rule, [
  ["reads a tread under the stair's title", under("STAIR 1 SECTION", '10" T.'), "fail"],
  ["passes 11 in there", under("STAIR 1 SECTION", '11" T.'), "pass"],
  ["leaves a run of pipe alone", under("STAIR 1 SECTION", '6" RUN OF PIPE'), ""],
]);

const stair = (title: string, row: string[]) => listed(title, ["ITEM", "DIMENSION"], row);

testRule(rule, [
  ["reads a run in a stair's table", stair("STAIR TO MEZZANINE", ["RUN", '9 1/2"']), "fail"],
  ["passes 11 in there", stair("STAIR TO MEZZANINE", ["RUN", '11"']), "pass"],
  ["leaves a run in a duct table alone", stair("BRANCH DUCTS", ["RUN", '9 1/2"']), ""],
  ["leaves gas pressure alone", `LONGEST RUN 120 FT, 7" W.C. AT METER`, ""],
  ["leaves gas pressure under a stair's title alone", under("STAIR 2", 'RUN @ 7" W.C.'), ""],
  ["leaves a pipe alone", `SLOPE LEADER RUN 8" DIA. TO INLET`, ""],
  ["leaves a tray alone", `CABLE TRAY RUN 6" WIDE`, ""],
]);

testRule(rule, [
  [
    "leaves a duct on a stair's plan alone",
    under("STAIR 2 PLAN", 'RUN 10" DUCT TIGHT TO STRUCTURE'),
    "",
  ],
]);
