import rule from "../../../../functions/_rules/plumbing/shower-size.ts";
import { aHouse, aList, aNote, aRoom, aSchedule } from "../../../fakes/plan_set.ts";
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

testStatements(rule, [
  { says: 'Shower 28" x 34", tile', where: { room: "Bath" }, kinds: ["fail"] },
  { says: 'Shower 36" x 34", tile', where: { room: "Bath" }, kinds: ["pass"] },
  { says: 'Bath 1 shower 26" x 51" inside, 1,326 sq in.', kinds: ["pass"] },
  { says: 'SHR 28" X 36"', where: { room: "BATH 2" }, kinds: ["fail"] },
  { says: "2'-4\" X 3'-6\" TILE SHOWER", kinds: ["fail"] },
  { says: "SHOWER 28 X 40", kinds: ["fail"] },
  { says: 'TILED SHOWER PAN, 28" X 42" CLR', kinds: ["fail"] },
  {
    name: "a size in a plumbing schedule",
    plan: aList("PLUMBING SCHEDULE", ["MARK", "FIXTURE", "SIZE"], ["SH-1", "SHOWER", '28" x 40"']),
    kinds: ["fail"],
  },
  {
    name: "29 in under PROVIDED",
    plan: aList("PLUMBING SCHEDULE", ["ITEM", "REQUIRED", "PROVIDED"], [
      "SHOWER, BATH 2",
      '30" x 30"',
      '29" x 40"',
    ]),
    kinds: ["fail"],
  },
  {
    name: "32 in under PROVIDED",
    plan: aList("PLUMBING SCHEDULE", ["ITEM", "REQUIRED", "PROVIDED"], [
      "SHOWER, BATH 2",
      '30" x 30"',
      '32" x 40"',
    ]),
    kinds: ["pass"],
  },
  { says: "SHOWER WINDOW 24 X 24", kinds: [] },
  { says: 'SHOWER NICHE 14" X 28"', kinds: [] },
  { says: "SHOWER WALLS 12 X 24 TILE", kinds: [] },
  { says: 'SHOWER DOOR 28" X 72"', kinds: [] },
  { says: "28 X 36 SHWR PAN", kinds: ["fail"] },
  { says: 'SHOWER COMPARTMENT 29" BY 36" FINISHED INTERIOR', kinds: ["fail"] },
  { says: "The shower in Bath 2 measures 28 inches by 36 inches inside.", kinds: ["fail"] },
  { says: 'FIBERGLASS SHOWER 28"x36"', kinds: ["fail"] },
  { says: "2'-4\" x 3'-0\" SHR, TILE WALLS", kinds: ["fail"] },
  {
    name: "a base with tile walls",
    plan: aList("FIXTURE SCHEDULE", ["MARK", "FIXTURE", "SIZE", "REMARKS"], [
      "SH-1",
      "SHOWER BASE",
      '28" x 36"',
      "TILE WALLS",
    ]),
    kinds: ["fail"],
  },
  { says: 'SHOWER, 29" CLR X 40" CLR', kinds: ["fail"] },
  { says: "SHOWER INSIDE DIM. 2'-5\" X 3'-4\"", kinds: ["fail"] },
  { says: "SHOWER INSIDE DIM. 2'-6\" X 3'-0\"", kinds: ["pass"] },
  { says: "2'-6\" x 3'-0\" SHR, TILE WALLS", kinds: ["pass"] },
  { says: "SHOWER WALLS: 24 X 48 PORCELAIN TILE", kinds: [] },
  { says: "SHOWER FLOOR: MOSAIC TILE, 2 X 2; CURB 4 X 28", kinds: [] },
  { says: "26 X 26 ACCESS PANEL BEHIND SHOWER", kinds: [] },
  { says: "SHOWER GLASS 28 X 76, TEMPERED", kinds: [] },
  { says: "SHOWER WALL TILE, 26 X 36 SLABS", kinds: [] },
], aHouse());
