import rule from "../../../../../functions/_rules/egress/exits/exit-capacity-balance.ts";
import { aFact, aHouse, aPlanSet, aSchedule } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const exits = (load: number, ...capacities: string[]) =>
  aPlanSet({
    schedules: [
      aSchedule(
        "egress",
        [["EXIT", "name"], ["CLEAR", "clear width"], ["CAPACITY", "capacity"]],
        capacities.map((capacity, index) => [`EXIT ${index + 1}`, `34"`, capacity]),
      ),
    ],
    codeSummary: { totalOccupantLoad: [aFact(load)], stories: [aFact(1)] },
  });

/** A list of the main exit, another one, and the ways down from a deck. */
const withDeck = (...other: string[]) =>
  aPlanSet({
    schedules: [aSchedule("egress", [["EXIT", "name"], ["CAPACITY", "capacity"]], [
      ["EXIT A", "340"],
      other,
      ["DECK STAIR", "200"],
      ["DECK RAMP", "220"],
    ])],
    codeSummary: { totalOccupantLoad: [aFact(400)], stories: [aFact(1)] },
  });

testRule(rule, [
  ["passes half", exits(340, "330", "170"), "pass"],
  ["fails less than half", exits(400, "330", "170"), "fail"],
  [
    "adds up no stairs and the doors below them",
    aPlanSet({
      schedules: [aSchedule("egress", [["EXIT", "name"], ["CAPACITY", "capacity"]], [
        ["Stair A", "160"],
        ["Stair B", "160"],
        ["Doors 100C, 100D", "330"],
      ])],
      codeSummary: { totalOccupantLoad: [aFact(200)] },
    }),
    "",
  ],
  ["passes three exits", exits(400, "170", "170", "170"), "pass"],
  [
    "takes the load from those sent to each",
    aPlanSet({
      schedules: [aSchedule("egress", [["EXIT", "name"], ["CAPACITY", "capacity"], [
        "OCC. ASSIGNED",
        "occupants",
      ]], [["A (MAIN)", "680", "520"], ["B", "170", "60"]])],
      codeSummary: { stories: [aFact(1)] },
    }),
    "fail",
  ],
  ["adds up no stair that leads down from a deck", withDeck("EXIT B", "170"), "fail"],
  ["adds up other exits", withDeck("EXIT B", "270"), "pass"],
  ["says nothing about a single exit", exits(400, "330"), ""],
  ["leaves houses alone", exits(400, "330", "100"), "", aHouse()],
]);

testRule(rule, [
  [
    "reads what is left in words",
    "LOSS OF THE FRONT DOORS LEAVES CAPACITY FOR 120 OF THE 300 OCCUPANTS",
    "fail",
  ],
  [
    "passes one half",
    "LOSS OF THE FRONT DOORS LEAVES CAPACITY FOR 150 OF THE 300 OCCUPANTS",
    "pass",
  ],
  [
    "adds up capacities",
    "OCC. LOAD 390. FRONT ENTRANCE CAPACITY 400, REAR EXIT CAPACITY 160",
    "fail",
  ],
]);

testRule(rule, [
  ["fails what is left in words", "LOSS OF MAIN ENTRY: 170 OF 480 OCC. CAN EXIT", "fail"],
  ["passes half", "LOSS OF MAIN ENTRY: 240 OF 480 OCC. CAN STILL LEAVE", "pass"],
  [
    "takes the width of what remains for no capacity",
    "WITH EITHER STAIR LOST, THE REMAINING STAIR OF 44 IN. SERVES 146 OCCUPANTS",
    "",
  ],
  ["leaves shares without a loss alone", "170 OF 480 OCC. CAN EXIT BY DOOR B", ""],
]);

testRule(rule, [
  [
    "fails what a note says is left",
    "OCC. LOAD 900. LOSS OF MAIN EXIT LEAVES CAPACITY FOR 360.",
    "fail",
  ],
  ["passes half of the load", "OCC. LOAD 600. LOSS OF MAIN EXIT LEAVES CAPACITY FOR 340.", "pass"],
]);
