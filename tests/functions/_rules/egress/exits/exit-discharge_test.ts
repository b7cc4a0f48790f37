import rule from "../../../../../functions/_rules/egress/exits/exit-discharge.ts";
import { aHouse, aPlanSet, aSchedule } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

testRule(rule, [
  ["passes half", `1 OF 2 EXITS DISCHARGES THROUGH THE LOBBY`, "pass"],
  ["fails two of three", `2 OF 3 STAIRS DISCHARGE THROUGH LOBBY`, "fail"],
  ["fails both", `BOTH EXIT STAIRS DISCHARGE INTO INTERIOR LOBBY`, "fail"],
  ["fails 60 per cent", `EXIT DISCHARGE THROUGH LOBBY: 60%`, "fail"],
  ["says nothing without a share", `STAIR 1 DISCHARGES THROUGH LOBBY`, ""],
  [
    "leaves rules restated alone",
    `NOT MORE THAN 50% OF EXITS SHALL DISCHARGE THROUGH INTERIOR`,
    "",
  ],
  ["leaves houses alone", `BOTH STAIRS DISCHARGE THROUGH LOBBY`, "", aHouse()],
]);

testRule(rule, [
  [
    "reads stairs that empty into a lobby",
    "STAIRS 1 AND 2 (ALL EXIT STAIRS) EMPTY INTO LOBBY",
    "fail",
  ],
  ["passes one of two", "ONE OF TWO STAIRS LETS OUT INTO THE LOBBY", "pass"],
]);

const stairTable = (inside: string) =>
  aPlanSet({
    schedules: [
      aSchedule("other", [["ITEM", "item"], ["NO.", null]], [["EXIT STAIRS", "3"], [
        "STAIRS LEADING OUT VIA GROUND FLOOR LOBBY",
        inside,
      ], ["STAIRS DIRECT TO OUTSIDE", "1"]], { title: "EXIT STAIR TERMINATION" }),
    ],
  });

testRule(rule, [
  ["counts stairs of a table", stairTable("2"), "fail"],
  ["passes half of four", stairTable("1"), "pass"],
  [
    "fails two named stairs that are all",
    under("GROUND FLOOR", "STAIRS 1 & 2 BOTH EMPTY INTO LOBBY", "ONLY (2) EXIT STAIRS"),
    "fail",
  ],
  [
    "leaves two of more alone",
    under("GROUND FLOOR", "STAIRS 1 & 2 BOTH EMPTY INTO LOBBY", "STAIR 3"),
    "",
  ],
]);

testRule(rule, [
  [
    "fails the only two exits",
    "Stair N and Stair S, the only exits of the tower, both lead to the lobby.",
    "fail",
  ],
]);

testStatements(rule, [
  {
    says: "EXIT STAIRS A AND B LEAD TO THE SIDEWALK; NEITHER STAIR LEADS INTO THE LOBBY",
    kinds: [],
  },
  { says: "BOTH EXITS END AT GRADE WITHOUT DISCHARGE THROUGH THE INTERIOR", kinds: [] },
  { says: "STAIRS DISCHARGE 60% DIRECTLY OUTSIDE, THE REST THROUGH LOBBY", kinds: ["pass"] },
  { says: "STAIRS DISCHARGE 40% DIRECTLY OUTSIDE, THE REST THROUGH LOBBY", kinds: ["fail"] },
]);
