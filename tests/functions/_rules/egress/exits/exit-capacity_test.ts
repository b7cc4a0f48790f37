import rule from "../../../../../functions/_rules/egress/exits/exit-capacity.ts";
import { aFact, aHouse, aPlanSet, aProject, aSchedule } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const schedule = (width: string, capacity: string, name = "EXIT 2") =>
  aPlanSet({
    schedules: [
      aSchedule("egress", [["EXIT", "name"], ["CLEAR", "clear width"], ["CAPACITY", "capacity"]], [[
        name,
        width,
        capacity,
      ]]),
    ],
  });

testRule(rule, [
  ["passes 34 in for 170", schedule(`34"`, "170"), "pass"],
  ["passes a capacity rounded up", schedule(`33.5"`, "168"), "pass"],
  ["fails 34 in for 190", schedule(`34"`, "190"), "fail"],
  [
    "asks when sprinklers could allow it",
    schedule(`34"`, "190"),
    "cantTell",
    aProject({ fireSprinkler: true }),
  ],
  [
    "fails more than sprinklers allow",
    schedule(`34"`, "300"),
    "fail",
    aProject({ fireSprinkler: true }),
  ],
  [
    "reads width provided beside the load",
    aPlanSet({
      schedules: [aSchedule(
        "egress",
        [["SPACE", "room"], ["OCCUPANTS", "occupants"], ["WIDTH REQUIRED", "required"], [
          "WIDTH PROVIDED",
          "provided",
        ]],
        [["HALL", "360", `72"`, `66" (2 @ 33")`]],
      )],
    }),
    "fail",
  ],
  ["reads a division on the plan", `EXIT 1: 34" / 0.2 = 170 OCC`, "pass"],
  ["fails a wrong division", `EXIT 1: 34" CLEAR / 0.15 = 226 OCC.`, "fail"],
  ["leaves stairs to the other rule", schedule(`44"`, "220", "STAIR 1"), ""],
  ["leaves houses alone", schedule(`34"`, "300"), "", aHouse()],
]);

testRule(rule, [
  ["reads a width with its people", 'MAIN ENTRANCE 68" CLEAR SERVES 410 PERSONS', "fail"],
  ["passes what it carries", 'MAIN ENTRANCE 68" CLEAR SERVES 330 PERSONS', "pass"],
  ["reads five to an inch", 'EXIT 2: 34" CLR. X 5 PER IN. = 170 210 PPL. TO THIS EXIT', "fail"],
  ["leaves several doors alone", 'TWO PAIRS OF DOORS, 68" CLEAR EACH, SERVE 600 PERSONS', ""],
]);

const counted = (name: string, title = "EXIT CAPACITY") =>
  aPlanSet({
    schedules: [aSchedule(
      "egress",
      [["EXIT", "name"], ["CLR. WIDTH", "clear width"], ["CAPACITY", "capacity"]],
      [[name, `34"`, "226"]],
      { title },
    )],
  });

testRule(rule, [
  ["does not ask where the row counts on voice alarm", counted("EAST (NFPA 13 + VOICE)"), ""],
  ["nor where the title does", counted("EAST DOOR", "EXITS, FULLY SPRINKLERED W/ VOICE EVAC."), ""],
]);

/** A row that counts on a capacity and sends so many people to it. */
const sentTo = (capacity: string, sent: string) =>
  aPlanSet({
    codeSummary: { sprinklers: [aFact("NFPA 13" as const)] },
    schedules: [aSchedule(
      "egress",
      [
        ["EXIT", "name"],
        ["CLR. WIDTH", "clear width"],
        ["CAPACITY", "capacity"],
        ["LOAD ASSIGNED", "occupants"],
      ],
      [["E2", `34"`, capacity, sent]],
    )],
  });

testRule(rule, [
  ["fails 172 where the set itself counts on 170", sentTo("170", "172"), "fail"],
  ["asks where it counts on more", sentTo("226", "190"), "cantTell"],
]);

const exitDoors = (clear: string, sent: string) =>
  aPlanSet({
    schedules: [
      aSchedule(
        "door",
        [["EXIT", "name"], ["LEAVES", null], ["CLR. WIDTH", "width"], ["OCC. ASSIGNED", null]],
        [["X2", "SGL.", clear, sent]],
        { title: "EXIT DOOR CAPACITY" },
      ),
    ],
  });

testRule(rule, [
  ["reads loads assigned in a list of exit doors", exitDoors('33"', "192"), "fail"],
  ["passes 165 at 33 in", exitDoors('33"', "165"), "pass"],
  ["passes a pair", exitDoors('68"', "300"), "pass"],
]);

const ofDoors = (name: string, width: string) =>
  aPlanSet({
    schedules: [aSchedule(
      "egress",
      [["COMPONENT", "name"], ["CLEAR WIDTH", "clear width"], ["CAPACITY", "capacity"]],
      [[name, width, "340"]],
    )],
  });
testRule(rule, [
  ["adds up the doors of a row", ofDoors("MEETING 101 DOORS (2)", "34 EACH"), "pass"],
  ["fails one door of that width", ofDoors("MEETING 101 DOOR", "34"), "fail"],
]);
