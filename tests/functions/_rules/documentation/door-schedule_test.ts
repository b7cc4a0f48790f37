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
