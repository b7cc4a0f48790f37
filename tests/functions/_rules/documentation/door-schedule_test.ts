import rule from "../../../../functions/_rules/documentation/door-schedule.ts";
import { aDoor, aFact, aNote, aPlanSet, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
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
      conflicts: [{
        topic: "door size",
        subject: "door 3 width",
        a: aFact("12 ft"),
        b: aFact("8 ft"),
      }],
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
