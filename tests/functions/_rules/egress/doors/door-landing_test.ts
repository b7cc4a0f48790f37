import rule from "../../../../../functions/_rules/egress/doors/door-landing.ts";
import { aHouse, aProject } from "../../../../fakes/plan_set.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["fails 43 in", `LANDING AT EXIT DOOR 43" DEEP`, "fail"],
  ["passes 44 in", `DOOR LANDING 3'-8"`, "pass"],
  ["passes 60 in", `5'-0" LANDING AT ENTRY`, "pass"],
  [
    "asks in apartments",
    `ENTRY LANDING 36"`,
    "cantTell",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
  ["leaves stairs alone", `STAIR LANDING 40"`, ""],
  ["leaves the door of a closet alone", `LANDING 30" AT CLOSET DOOR`, ""],
  ["reads an exit beside a closet", `LANDING 30" AT EXIT DOOR NEXT TO CLOSET`, "fail"],
  ["reads the door of a room", `LANDING 30" AT OFFICE DOOR`, "fail"],
  ["leaves houses to FBC-Residential", `LANDING AT DOOR 30"`, "", aHouse()],
]);

testRule(rule, [
  ["reads a landing at an exit", under("REAR EXIT 118", `LANDING 3'-2" DEEP X 5'-0"`), "fail"],
  ["takes the side along the way", under("REAR EXIT 118", 'LANDING 36" WIDE X 48" DEEP'), "pass"],
  ["leaves the landing of an exit stair alone", under("EXIT STAIR 2", `LANDING 3'-2" DEEP`), ""],
]);

testRule(rule, [
  [
    "reads a length under its own title",
    under("LANDING", "EXT. LANDING AT EXIT DOOR 104B - LENGTH IN DIR. OF TRAVEL 3'-2\""),
    "fail",
  ],
]);

testStatements(rule, [
  { says: 'STOOP SURF. TO GRADE 36 1/4"', where: { drawing: "GUARD @ STOOP 102B" }, kinds: [] },
  { says: "CONC PAD OUTSIDE DOOR 153: 3'-6\" IN DIRECTION OF TRAVEL", kinds: ["fail"] },
  { says: "CONC PAD OUTSIDE DOOR 153: 3'-8\" IN DIRECTION OF TRAVEL", kinds: ["pass"] },
  { says: "CONDENSER PAD 3'-6\" FROM DOOR 153", kinds: [] },
]);
