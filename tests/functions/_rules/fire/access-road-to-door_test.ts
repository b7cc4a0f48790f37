import rule from "../../../../functions/_rules/fire/access-road-to-door.ts";
import { aList, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    name: "a lane in a list that names the fire lane",
    plan: aList(
      "SITE DATA",
      ["FIRE LANE", `20'-0" CLR. WIDTH`],
      ["LANE TO NEAREST DR. 101", `62'-0"`],
    ),
    kinds: ["fail"],
  },
  {
    name: "a lane of a list without fire",
    plan: aList(
      "SITE DATA",
      ["DRIVE", `20'-0" CLR. WIDTH`],
      ["LANE TO NEAREST DR. 101", `62'-0"`],
    ),
    kinds: [],
  },
  { says: "FIRE LANE 50' FROM MAIN ENTRY DOOR", kinds: ["pass"] },
  { says: "FIRE LANE 51'-0\" FROM ENTRY DOOR", kinds: ["fail"] },
  { says: "FIRE LANE 60' FROM ENTRANCE DRIVE", kinds: [] },
  { says: "FIRE LANE 140' TO FARTHEST EXTERIOR WALL", kinds: [] },
  { says: "D01 WITHIN 50'-0\" OF FIRE DEPT. ACCESS. ALL WALLS WITHIN 150'", kinds: [] },
]);

const access = (title: string, ...row: string[]) => ({
  schedules: [
    aSchedule("other", [["ITEM", null], ["MAX", "required"], ["PROVIDED", "provided"]], [row], {
      title,
    }),
  ],
});

testStatements(rule, [
  {
    name: "a row under fire access",
    plan: access("FIRE ACCESS", "ROAD TO EXTERIOR DOOR", "50'-0\"", "58'-0\""),
    kinds: ["fail"],
  },
  {
    name: "a remark behind the length",
    plan: access("FIRE ACCESS", "Road to an exterior entrance door", "50'-0\"", "48'-0\" to lobby"),
    kinds: ["pass"],
  },
  {
    name: "a road nobody calls one for fire engines",
    plan: access("DRIVEWAYS", "ROAD TO EXTERIOR DOOR", "-", "58'-0\""),
    kinds: [],
  },
]);

testStatements(rule, [
  {
    says: "FIRE LANE: FIRE DEPARTMENT CONNECTION WITHIN 100 FT OF THE ENTRANCE DRIVE DOOR",
    kinds: [],
  },
  { says: "FIRE LANE 100 FT FROM ENTRANCE DOOR", kinds: ["fail"] },
]);
