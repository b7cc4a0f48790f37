import rule from "../../../../../functions/_rules/egress/stairs/stair-width.ts";
import { aFact, aHouse, aNote, aPlanSet, aSchedule } from "../../../../fakes/plan_set.ts";
import { aDrawing } from "../../../../fakes/drawing.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const many = (text: string) =>
  aPlanSet({
    notes: [aNote(text)],
    codeSummary: { totalOccupantLoad: [aFact(120)], stories: [aFact(1)] },
  });

testRule(rule, [
  ["takes the narrower of two", many(`STAIR 48" WIDE AT TOP, 42" WIDE AT BOTTOM`), "fail"],
  [
    "leaves doors of stairs alone",
    aPlanSet({
      schedules: [
        aSchedule("door", [["NO.", "mark"], ["ROOM", "room"], ["CLEAR", "clear width"]], [[
          "12",
          "STAIR 1",
          `34" CLEAR`,
        ]]),
      ],
    }),
    "",
  ],
  [
    "reads text that OCR has run together",
    aPlanSet({ notes: [aNote(`STAIRS60"WIDE`, { readBy: "ocr" })] }),
    "pass",
  ],
  ["leaves heights under stairs alone", `CLEAR HEIGHT 40" UNDER STAIRS`, ""],
  [
    "reads a width among other figures",
    many(`STAIR: 7" MAX RISERS, 11" MIN TREADS, 42" CLEAR WIDTH, 6'-8" HEADROOM, 48" LANDINGS`),
    "fail",
  ],
  ["fails 43 in for many", many(`STAIR WIDTH 43"`), "fail"],
  ["passes 44 in", many(`STAIRS 3'-8" WIDE`), "pass"],
  ["passes 48 in without a load", `STAIR CLEAR WIDTH = 4'-0"`, "pass"],
  ["asks for the load at 40 in", `40" WIDE STAIR`, "cantTell"],
  ["takes the load the note states", `STAIR WIDTH 36", SERVES 27 OCCUPANTS`, ""],
  ["fails by the load the note states", `STAIR WIDTH 36", SERVES 80 OCCUPANTS`, "fail"],
  ["leaves widths below 36 in to the other rule", many(`STAIR WIDTH 30"`), ""],
  ["leaves houses to FBC-Residential", `STAIR WIDTH 40"`, "", aHouse()],
]);

testRule(rule, [
  [
    "reads a width between walls under the stair's title",
    under("STAIR 2 PLAN (SERVES 130)", `3'-4" CLR. BTWN WALLS`),
    "fail",
  ],
  ["passes 44 in there", under("STAIR 2 PLAN (SERVES 130)", `3'-8" CLR. BTWN WALLS`), "pass"],
  [
    "leaves the width between handrails alone",
    under("STAIR 2 PLAN (SERVES 130)", `3'-4" CLR. BTWN HANDRAILS`),
    "",
  ],
  [
    "reads a row",
    listed("STAIR SCHEDULE", ["STAIR", "OCC. SERVED", "CLEAR WIDTH"], ["1", "140", `3'-6"`]),
    "fail",
  ],
]);

testRule(rule, [
  ["reads wall to wall", under("STAIR 1 PLAN (BALCONY, 120 OCC.)", `3'-5" WALL TO WALL`), "fail"],
  ["passes 48 in there", under("STAIR 1 PLAN (BALCONY, 120 OCC.)", `4'-0" WALL TO WALL`), "pass"],
]);

testRule(rule, [
  [
    "reads a width provided",
    listed("STAIRS", ["ID", "OCC", "REQ'D W", "PROV'D W"], ["1", "140", '44"', '42"']),
    "fail",
  ],
  [
    "passes a wider one",
    listed("STAIRS", ["ID", "OCC", "REQ'D W", "PROV'D W"], ["1", "140", '44"', '46"']),
    "pass",
  ],
]);

/** The plan of a stair with words below it and bare strings. */
const drawn = (words: string, ...lengths: string[]) =>
  aPlanSet(aDrawing(
    "STAIR 3 PLAN",
    [["MID LANDING", 30, 40], [words, 40, 50]],
    lengths.map((it, index) => [it, 36, 36 + 5 * index] as const),
  ));

testRule(rule, [
  [
    "asks about strings alike at both flights",
    drawn("CLEAR WIDTH, SERVES 90", '42"', '42"'),
    "cantTell",
  ],
  ["asks about the only string", drawn("CLEAR BETWEEN WALLS, 90 OCC.", `3'-6"`), "cantTell"],
  ["takes 44 in at both flights", drawn("CLEAR WIDTH, SERVES 90", '44"', '44"'), ""],
  ["takes 42 in for few", drawn("CLEAR WIDTH, SERVES 30 OCC.", '42"', '42"'), ""],
  ["leaves strings that differ alone", drawn("CLEAR WIDTH, SERVES 90", '42"', '50"'), ""],
  ["leaves the width between rails alone", drawn("CLEAR BETWEEN HANDRAILS", '42"', '42"'), ""],
  ["leaves strings without words alone", drawn("SERVES 90", '42"', '42"'), ""],
]);

/** A stair in a list of exits, with the people it serves under a head of their own. */
const exits = (persons: string, head = "PERSONS") =>
  listed("EXIT WIDTHS", ["EXIT ELEMENT", head, "IN. / PERSON", "WIDTH DRAWN"], [
    "STAIR B",
    persons,
    "0.3",
    '40"',
  ]);

testRule(rule, [
  ["fails a narrow stair whose list counts its people", exits("52"), "fail"],
  ["takes it for few", exits("48"), ""],
  ["asks where the column is of something else", exits("52", "AREA"), "cantTell"],
]);

const beside = (title: string) =>
  aPlanSet({
    notes: [aNote(`STAIR 36" CLEAR WIDTH`), aNote(title)],
    codeSummary: { totalOccupantLoad: [aFact(159)], stories: [aFact(1)] },
  });

testRule(rule, [
  ["asks where a stair of the sheet serves few", beside("STAIR S2 - KITCHEN, OL 6"), "cantTell"],
  ["fails where it serves many", beside("STAIR S2 - DINING, OL 90"), "fail"],
]);
