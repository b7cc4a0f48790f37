import { testStatements } from "../../../../fakes/statement_table.ts";
import rule from "../../../../../functions/_rules/egress/stairs/dwelling-stair-width.ts";
import { aHouse, aNote, aPlanSet, aProject, aRoom } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

testRule(rule, [
  ["fails 35 in", `STAIR WIDTH 35"`, "fail"],
  ["passes 36 in", `3'-0" WIDE STAIR`, "pass"],
  ["passes 42 in", `STAIRS: 42" CLEAR`, "pass"],
  ["accepts 31 1/2 in at one handrail", `STAIR CLEAR WIDTH 31 1/2" BELOW HANDRAIL`, "pass"],
  ["accepts 27 in between two handrails", `STAIR CLEAR WIDTH 27" BETWEEN HANDRAILS`, "pass"],
  ["fails 30 in at one handrail", `STAIR CLEAR WIDTH 30" AT HANDRAIL`, "fail"],
  [
    "reads a clear dimension beside the risers",
    aPlanSet({
      notes: [
        aNote(`15R @ 8"`, { box: { x: 26, y: 54, width: 2, height: 1 } }),
        aNote(`2' - 11" CLEAR`, { box: { x: 24, y: 52, width: 1, height: 6 } }),
      ],
    }),
    "fail",
  ],
  [
    "leaves a clear dimension beside a hall alone",
    aPlanSet({
      rooms: [aRoom("HALL", { box: { x: 23, y: 52, width: 2, height: 1 } })],
      notes: [
        aNote("UP", { box: { x: 28, y: 54, width: 1, height: 1 } }),
        aNote(`2' - 11" CLEAR`, { box: { x: 24, y: 53.5, width: 1, height: 2 } }),
      ],
    }),
    "",
  ],
  [
    "leaves the width of a hall along the stair alone",
    aPlanSet({
      notes: [
        aNote("STAIR UP", { box: { x: 24, y: 35, width: 2, height: 1 } }),
        aNote(`3'-0" CLR.`, { box: { x: 24, y: 31, width: 1.5, height: 0.7 } }),
        aNote(`2'-10" CLR.`, { box: { x: 22, y: 37, width: 1.5, height: 0.7 } }),
      ],
    }),
    "pass",
  ],
  [
    "reads the narrow one of two flights side by side",
    aPlanSet({
      notes: [
        aNote("UP", { box: { x: 24, y: 35, width: 1, height: 1 } }),
        aNote("DN", { box: { x: 22, y: 35, width: 1, height: 1 } }),
        aNote(`3'-0" CLR.`, { box: { x: 24, y: 31, width: 1.5, height: 0.7 } }),
        aNote(`2'-10" CLR.`, { box: { x: 22, y: 37, width: 1.5, height: 0.7 } }),
      ],
    }),
    "pass fail",
  ],
  ["leaves other buildings to FBC-Building", `STAIR WIDTH 35"`, "", aProject()],
], aHouse());

testRule(rule, [
  [
    "reads a width between walls under STAIR",
    under("STAIR", `2'-9" CLR. BTWN WALLS`),
    "fail",
    aHouse(),
  ],
  ["takes the narrower of two", `STAIR 38" WIDE AT TOP, 34" WIDE AT BOTTOM`, "fail", aHouse()],
  ["lets the handrail take its share", 'STAIR 31 1/2" CLEAR BELOW ONE HANDRAIL', "pass", aHouse()],
]);

testRule(rule, [
  [
    "reads a width above the rail",
    listed("UNIT STAIR", ["ITEM", "PROVIDED"], ["CLEAR WIDTH ABOVE RAIL", '34"']),
    "fail",
    aHouse(),
  ],
  [
    "passes 36 in there",
    listed("UNIT STAIR", ["ITEM", "PROVIDED"], ["CLEAR WIDTH ABOVE RAIL", '36"']),
    "pass",
    aHouse(),
  ],
  [
    "leaves heights above nosings alone",
    listed("UNIT STAIR", ["ITEM", "PROVIDED"], ["CLEAR ABOVE NOSING", '34"']),
    "",
    aHouse(),
  ],
]);

testRule(rule, [
  ["leaves a ladder alone", `BULKHEAD LADDER 24" WIDE; STAIR 37"`, ""],
], aHouse());

testStatements(rule, [
  { says: 'STAIRS NONE. TYPICAL GUARD 36" / STAIR SIDE 34"', kinds: [] },
]);

testRule(rule, [
  ["leaves the guard of a stair alone", `STAIR GD 34", 4 3/8" CLR`, "", aHouse()],
  ["fails the stair itself", `STAIR 34" WIDE`, "fail", aHouse()],
]);
