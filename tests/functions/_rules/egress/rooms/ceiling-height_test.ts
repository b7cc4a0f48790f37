import rule from "../../../../../functions/_rules/egress/rooms/ceiling-height.ts";
import { aHouse, aList, aPlanSet, aRoom, aSchedule } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

const room = (name: string, ceilingHeightIn: number) =>
  aPlanSet({ rooms: [aRoom(name, { ceilingHeightIn })] });

testRule(rule, [
  ["fails 7 ft 4 in", room("LIVING", 88), "fail"],
  ["passes 7 ft 6 in", room("OFFICE 1", 90), "pass"],
  ["passes 9 ft", room("OPEN OFFICE", 108), "pass"],
  ["passes 7 ft in a bath", room("BATH", 84), "pass"],
  ["passes 7 ft in a toilet by its short name", room("TLT", 84), "pass"],
  ["fails 6 ft 10 in in a toilet", room("MEN", 82), "fail"],
  ["leaves letters above a ceiling alone", "WALLS ARE MARKED ABOVE THE CEILING EVERY 15 FT.", ""],
  ["reads a note", `OFFICE CEILING HEIGHT: 7'-2"`, "fail"],
  ["fails 6 ft 8 in in a bathroom", `CEILING HEIGHT 6'-8" IN BATHROOM`, "fail"],
  ["asks about a ceiling without a room", `CLG. HT. 7'-2" A.F.F.`, "cantTell"],
  [
    "reads a finish schedule",
    aPlanSet({
      schedules: [
        aSchedule("room finish", [["ROOM", "name"], ["CLG HT", "ceiling height"]], [[
          "LOUNGE",
          `7'-0"`,
        ]]),
      ],
    }),
    "fail",
  ],
  ["leaves corridors to the other rule", room("CORRIDOR", 84), ""],
  ["leaves soffits alone", `SOFFIT BELOW CEILING AT 7'-0"`, ""],
  ["leaves mechanical rooms alone", room("MECH", 80), ""],
  ["leaves houses to FBC-Residential", room("DEN", 80), "", aHouse()],
]);

testRule(rule, [
  ["reads a height before the finish", under("RCP - OPEN OFFICE 101", `7'-1" ACT A.F.F.`), "fail"],
  ["passes 90 in there", under("RCP - OPEN OFFICE 101", `7'-6" ACT A.F.F.`), "pass"],
  ["leaves a wall's finish alone", under("RCP - OPEN OFFICE 101", `7'-1" GWB WALL A.F.F.`), ""],
]);

testRule(rule, [
  [
    "reads a list of ceiling types",
    listed("CLG. TYPES", ["RM", "TYPE", "HT"], ["Open office 110", "ACT-2", "7'-0\""]),
    "fail",
  ],
  [
    "passes a toilet there",
    listed("CEILING TYPES", ["ROOM", "TYPE", "HT"], ["TOILET 108", "GWB", "7'-0\""]),
    "pass",
  ],
  ["leaves fireblocks at the ceiling line alone", "FIREBLOCK AT CEILING LINE AND 10 FT O.C.", ""],
]);

testRule(rule, [
  [
    "leaves what hangs from a ceiling alone",
    `TRAINING: PROJECTION SCREEN AND CEILING PROJECTOR, 7'-0" CLEAR BELOW`,
    "",
  ],
  ["fails the ceiling itself", `OFFICE CEILING 7'-0"`, "fail"],
]);

testStatements(rule, [
  { says: "CLEAR HEIGHT 6'-8\" IN WORKING SPACE BEFORE GEAR; NO CEILING", kinds: [] },
]);

testStatements(rule, [
  {
    name: "a room behind an empty number",
    plan: aList("CEILINGS", ["NO", "ROOM", "HEIGHT"], ["--", "GUEST BATHS, TYP.", `7'-0"`]),
    kinds: ["pass"],
  },
  {
    name: "toilet rooms of a school",
    plan: aList("CEILINGS", ["NO", "ROOM", "HEIGHT"], ["105", "GIRLS, BOYS", `7'-0"`]),
    kinds: ["pass"],
  },
  {
    name: "an office behind an empty number",
    plan: aList("CEILINGS", ["NO", "ROOM", "HEIGHT"], ["--", "OFFICES, TYP.", `7'-0"`]),
    kinds: ["fail"],
  },
]);
