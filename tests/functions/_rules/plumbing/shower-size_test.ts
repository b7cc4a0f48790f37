import rule from "../../../../functions/_rules/plumbing/shower-size.ts";
import { aList, aNote, aRoom, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'SHOWER 30" x 30" (900 SQ IN) INTERIOR', kinds: ["pass"] },
  { says: 'SHOWER 28" x 30"', kinds: ["fail"] },
  { says: "28 X 32 SHOWER", kinds: ["fail"] },
  { says: 'SHOWER 36" X 60"', kinds: ["pass"] },
  { says: 'SHOWER 26" x 50"', kinds: ["pass"] },
  { says: 'SHOWER 26" x 48"', kinds: ["fail"] },
  { says: "3'-0\" x 3'-0\" SHOWER", kinds: ["pass"] },
  { says: "SHOWER (840 SQ IN)", kinds: ["fail"] },
  { says: 'SHOWER 28" X 36" INSIDE, EXISTING TO REMAIN', kinds: [] },
  { says: 'SHOWER DOOR 24" x 72"', kinds: [] },
  { says: 'SHOWER HEAD 6" x 6"', kinds: [] },
  { says: "SHOWER", kinds: [] },
  { says: "SHOWER 710 x 810 mm INSIDE FINISH", kinds: ["fail"] },
  { says: "SHOWER 810 x 910 mm INSIDE FINISH", kinds: ["pass"] },
  {
    name: '28" x 32" under SHOWER PLAN',
    says: '28" x 32"',
    where: { drawing: "SHOWER PLAN" },
    kinds: ["fail"],
  },
  {
    name: '12" x 12" NICHE under SHOWER PLAN',
    says: '12" x 12" NICHE',
    where: { drawing: "SHOWER PLAN" },
    kinds: [],
  },
  { says: 'CORNER SHOWER 26" CLR.', kinds: ["fail"] },
  { says: '24" x 42" TILED SHWR.', kinds: ["fail"] },

  {
    name: "millimetres of a list",
    plan: aList("SHOWERS", ["ROOM", "INSIDE (MM)", "PAN"], ["BATH 2", "700 x 800", "TILE"]),
    kinds: ["fail"],
  },
  {
    name: "enough millimetres of a list",
    plan: aList("SHOWERS", ["ROOM", "INSIDE (MM)", "PAN"], ["BATH 2", "915 x 915", "TILE"]),
    kinds: ["pass"],
  },

  {
    name: "a window in a shower",
    plan: {
      schedules: [
        aSchedule("window", [["MK", "mark"], ["LOC.", null], ["UNIT", null]], [
          ["F", "SHOWER, BATH 2", "FX 24x36"],
        ]),
      ],
    },
    kinds: [],
  },
]);

testStatements(rule, [
  { says: 'Guest shower 27" x 34"', kinds: ["fail"] },
  { says: "Shower 3'-0\" x 3'-0\"", kinds: ["pass"] },
]);

const under = (size: string, room = "Shower", y = 21.5) => ({
  rooms: [aRoom(room, { box: { x: 20, y: 20, width: 2, height: 1 } })],
  notes: [aNote(size, { room, box: { x: 20, y, width: 2, height: 1 } })],
});

testStatements(rule, [
  { name: "a narrow size under a shower's name", plan: under(`27" x 34"`), kinds: ["fail"] },
  { name: "a wide size under it", plan: under(`2'-8" x 3'-0"`), kinds: ["pass"] },
  { name: "a size farther off", plan: under(`27" x 34"`, "Shower", 26), kinds: [] },
  { name: "a size under another name", plan: under(`27" x 34"`, "Closet"), kinds: [] },
  { name: "the size of a thing in it", plan: under(`12" x 24" NICHE`), kinds: [] },
]);

testStatements(rule, [
  { says: 'STALL SHOWER BATH 1: 28" X 36" INSIDE, VALVE 120 F', kinds: ["fail"] },
  { says: 'SHOWER 30" X 30" INSIDE, GLASS DOOR', kinds: ["pass"] },
  { says: 'SHOWER 28" X 40" I.D., BENCH 12" X 28"', kinds: ["fail"] },
  { says: 'SHOWER 25" X 60" INSIDE, GRAB BARS', kinds: ["pass"] },
  { says: 'SHOWER 26" X 30" CLEAR INSIDE, CURB 4"', kinds: ["fail"] },
  { says: 'SHOWER DOOR 24" X 72"', kinds: [] },
  { says: 'SHOWER NICHE 12" X 24" INSIDE', kinds: [] },
  { says: 'SHOWER VALVE, BOX 14" X 20" INSIDE', kinds: [] },
]);
