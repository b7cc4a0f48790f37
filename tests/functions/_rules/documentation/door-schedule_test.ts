import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import rule from "../../../../functions/_rules/documentation/door-schedule.ts";
import { aDoor, aNote, aPlanSet, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const columns: [string, "mark" | "size"][] = [["MARK", "mark"], ["SIZE", "size"]];

testRule(rule, [
  [
    "passes a door schedule",
    aPlanSet({ schedules: [aSchedule("door", columns, [["1", `3'-0" x 7'-0"`]])] }),
    "pass",
  ],
  [
    "passes a window schedule",
    aPlanSet({ schedules: [aSchedule("window", columns, [["A", `3'-0" x 5'-0"`]])] }),
    "pass",
  ],
  [
    "asks when nothing is listed",
    aPlanSet({ sheets: [1, 2, 3].map((page) => aSheet({ page })) }),
    "cantTell",
  ],
  ["leaves a single sheet alone", aPlanSet(), ""],
  [
    "says nothing when sizes stand on the plan",
    aPlanSet({ doors: [aDoor("3068", { widthIn: 36 })] }),
    "",
  ],
  [
    "says nothing where no plan is in the set",
    aPlanSet({ sheets: [aSheet({ kind: "mechanical" })] }),
    "",
  ],
  [
    "names both places of a contradiction",
    aPlanSet({
      sheets: [],
      doors: [aDoor("3", { widthIn: 144, heightIn: 96 })],
      notes: [aNote(`DOOR 3: 8'-0" WIDE`)],
    }),
    "cantTell",
  ],
  [
    "asks about a row that decides nothing",
    aPlanSet({
      schedules: [
        aSchedule("door", [["NO.", "mark"], ["SIZE", "size"], ["RATING", "fire rating"]], [
          ["101", "T.B.D.", "T.B.D."],
        ]),
      ],
    }),
    "cantTell",
  ],
  [
    "asks about schedules left out",
    aPlanSet({ notes: [aNote("DOOR AND WINDOW SCHEDULES ARE NOT INCLUDED.")] }),
    "cantTell",
  ],
]);

/** A schedule of one door and a callout on a plan. */
const called = (row: string, says: string, mark = "D4") =>
  aPlanSet({
    sheets: [],
    doors: [aDoor(mark, { widthIn: 42, sourceText: `${mark} ${row}` })],
    notes: [aNote(says, { page: 2 })],
  });

testRule(rule, [
  ...([
    ["STOCK 3'-6\" X 7'-0\"", "D4 LEAF 4'-0\" X 7'-0\""],
    ["STOCK 3'-6\" X 7'-0\"", "DOOR D4: 3'-0\" WIDE"],
    ["SINGLE 3'-6\" X 7'-0\"", "OPNG D4 6'-0\" WIDE, NO LOCK"],
    ["STOCK 3'-6\" X 7'-0\"", 'OPENING NO. D4 60" WIDE'],
  ] as const).map(([row, says]): [string, PlanSet, "cantTell"] => [
    `asks about ${row} called ${says}`,
    called(row, says),
    "cantTell",
  ]),
  ...([
    ["STOCK 3'-6\" X 7'-0\"", "D4 LEAF 3'-6\" X 7'-0\""],
    ["STOCK 3'-6\" X 7'-0\"", 'DOOR D4 39" CLEAR'],
    ["STOCK 3'-6\" X 7'-0\"", "DOOR D4 12'-0\" FROM CORNER"],
    ["STOCK 3'-6\" X 7'-0\"", "DOOR D40: 3'-0\" WIDE"],
    ["PAIR 3'-6\" X 7'-0\"", "DOOR D4 7'-0\" WIDE PAIR"],
    ["STOCK 3'-6\" X 7'-0\"", "SEE D4 FOR 4'-0\" LANDING"],
  ] as const).map(([row, says]): [string, PlanSet, ""] => [
    `accepts ${row} called ${says}`,
    called(row, says),
    "",
  ]),
  [
    "leaves a number without the word door alone",
    called("BEDROOMS 3'-6\"", "3 LEAF TABLE 4'-0\"", "3"),
    "",
  ],
]);

/** A size on a plan that was taken for the door's. */
const beside = (said: string) =>
  aPlanSet({
    sheets: [],
    doors: [aDoor("3", { widthIn: 34, heightIn: 80, page: 2 })],
    tags: [{ mark: "3", page: 1, box: { x: 50, y: 50, width: 1, height: 1 } }],
    notes: [aNote(said, { box: { x: 50, y: 51, width: 4, height: 1 } })],
  });

testRule(rule, [
  ["leaves the size of a room at a door's tag alone", beside(`18' 0" x 8' 0"`), ""],
  ["asks about another size of the door", beside(`6'-0" x 8'-0"`), "cantTell"],
  ["leaves the sides of a small room alone", beside(`7'-0" x 10'-0"`), ""],
  ["asks about the width of its leaf", beside(`3'-6" LEAF`), "cantTell"],
  ["agrees with the width of its leaf", beside(`2'-10" LEAF`), ""],
  ["leaves a length beside it alone", beside(`3'-6"`), ""],
  ["asks about a wide door named one", beside(`16'-0" x 8'-0" O.H. DOOR`), "cantTell"],
]);

/** A door listed with that leaf, and a note on the plan. */
const leaf = (size: string, note: string) =>
  aPlanSet({
    schedules: [aSchedule("door", columns, [["103A", size]])],
    doors: [aDoor("103A", { fields: { MARK: "103A", LEAF: size } })],
    notes: [aNote(note)],
  });

testRule(rule, [
  [
    "asks about a single door that is a pair on the plan",
    leaf("SINGLE 3-0 X 7-0", "OPENING 103A 6-0 WIDE PAIR, NO LOCK"),
    "pass cantTell",
  ],
  [
    "asks about a pair that is one leaf on the plan",
    leaf("PAIR 3-0 X 7-0", "103A ONE LEAF 3-0"),
    "pass cantTell",
  ],
  ...[
    "103A 6-0 PAIR",
    "103A AND 104A: PAIR OF STUDIO DOORS",
    "103A SINGLE ACTING CLOSER",
    "103A PAIR OF HINGES EACH",
  ].map((note): [string, ReturnType<typeof leaf>, string] => [
    `leaves ${note} at a pair alone`,
    leaf("PAIR 3-0 X 7-0", note),
    "pass",
  ]),
  ["leaves a size without words alone", leaf("3-0 X 7-0", "OPENING 103A 6-0 WIDE PAIR"), "pass"],
]);
