import assert from "node:assert/strict";
import { runRules } from "../../../../../functions/analysis/evaluate/run_rules.ts";
import { rules } from "../../../../../functions/_rules/mod.ts";
import rule from "../../../../../functions/_rules/egress/exits/one-exit-space.ts";
import {
  aDoor,
  aHouse,
  aList,
  anEvidence,
  aPlanSet,
  aProject,
  aRoom,
} from "../../../../fakes/plan_set.ts";
import { heldOf } from "../../../../../functions/analysis/evaluate/to_finding.ts";
import { type RuleRow, testRule } from "../../../../fakes/rule_table.ts";
import { buildings } from "../../../../bench/building/drawn/buildings.ts";
import { exactPlan } from "../../../../bench/building/drawn/exact_plan.ts";
import { listed, under } from "../_under.ts";

const room = (occupants: number, label: string) =>
  aPlanSet({ rooms: [aRoom("TRAINING", { occupants, labels: [anEvidence(label)] })] });

testRule(rule, [
  ...[
    "5. Salon 112 has 53 seats and one exit access door.",
    "1. Door D23: only door of Conference 203, 50 people.",
    "ONLY EXIT DOOR FROM LECTURE HALL 210, 64 OCC.",
    "The chapel has 75 seats and a single door.",
  ].map((says): RuleRow => [`reads ${says}`, says, "fail"]),
  ...[
    "5. Salon 112 has 48 seats and one exit access door.",
    "1. Door D23: only door of Conference 203, 49 people.",
  ].map((says): RuleRow => [`passes ${says}`, says, "pass"]),
  ...[
    "Salon 112 has 53 seats and two exit access doors.",
    "ONLY DOOR HARDWARE IN THIS LIST IS SHOWN, 64 OCC.",
    "The office of students 105 has a single door.",
  ].map((says): RuleRow => [`leaves ${says} alone`, says, ""]),
]);

testRule(rule, [
  [
    "counts a shared room of apartments as a room of its own use",
    "CLUBROOM 104: ONE DOOR, 38 OCCUPANTS, SWINGS IN.",
    "pass",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
  [
    "fails a shared room of apartments that is too full",
    "CLUBROOM 104: ONE DOOR, 52 OCCUPANTS.",
    "fail",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
]);

testRule(rule, [
  [
    "leaves rooms counted together",
    listed("LOADS & EXITS", ["SPACE", "LOAD", "EXITS"], ["202-204 CLASSROOMS (3)", "99", "1 EA."]),
    "",
  ],
  ["passes 49 occupants with one exit", room(49, "1 EXIT DOOR (103)"), "pass"],
  ["fails 50 occupants with one exit", room(50, "ONE EXIT"), "fail"],
  ["fails other words", room(60, "EXITS PROVIDED: 1"), "fail"],
  ["passes 60 occupants with two", room(60, "2 EXITS"), "pass"],
  ["says nothing when exits are not stated", room(60, "900 SF"), ""],
  ["asks when only one door is drawn", {
    ...room(60, "900 SF"),
    doors: [aDoor("102", {
      rooms: ["TRAINING", "CORRIDOR"],
      symbols: [{ page: 1, box: { x: 1, y: 1, width: 1, height: 1 } }],
    })],
  }, "cantTell"],
  ["counts the doors numbered after the room", {
    ...room(60, "900 SF"),
    rooms: [aRoom("TRAINING", { occupants: 60, number: "204" })],
    doors: [
      aDoor("204A", {
        rooms: ["TRAINING", "CORRIDOR"],
        symbols: [{ page: 1, box: { x: 1, y: 1, width: 1, height: 1 } }],
      }),
      aDoor("204B"),
    ],
  }, ""],
  [
    "uses the figure of storage",
    room(30, "1 EXIT"),
    "fail",
    aProject({ occupancyClassification: ["S-1"] }),
  ],
  [
    "uses the larger figure of mixed groups",
    room(40, "1 EXIT"),
    "pass",
    aProject({ occupancyClassification: ["S-1", "B"] }),
  ],
  ["leaves houses alone", room(60, "1 EXIT"), "", aHouse()],
]);

testRule(rule, [
  ["reads a room in words", "CONFERENCE ROOM 140 SEATS 62 AND HAS ONE EXIT DOOR", "fail"],
  ["passes 49", "CONFERENCE ROOM 140 SEATS 49 AND HAS ONE EXIT DOOR", "pass"],
  [
    "leaves a door each way alone",
    "TRAINING (75 OCC.) HAS ONE DOOR TO THE HALL AND ONE DOOR TO THE LOBBY",
    "",
  ],
  ["takes the title", under("ENLARGED PLAN - TRAINING 201", "64 OCC. - SINGLE DOOR"), "fail"],
]);

const roomRow = (row: string[]) =>
  listed("ROOM EGRESS DATA", ["ROOM", "O.L.", "DOORS REQ'D", "DOORS PROV'D"], row);

testRule(rule, [
  [
    "fails a row of 92 with one door provided",
    roomRow(["FELLOWSHIP HALL", "92", "2", "1"]),
    "fail",
  ],
  ["passes a row of 49", roomRow(["CLASS A", "49", "1", "1"]), "pass"],
  ["fails a row of 50", roomRow(["CLASS A", "50", "1", "1"]), "fail"],
  ["passes two doors", roomRow(["FELLOWSHIP HALL", "92", "2", "2"]), "pass"],
  [
    "leaves what is only required alone",
    listed("LOADS", ["ROOM", "OCC.", "EXITS REQ'D"], ["HALL", "92", "1"]),
    "",
  ],
  [
    "reads a plain count with its place",
    listed("LOADS & EXITS", ["SPACE", "LOAD", "EXITS"], ["SUITE 4 SALES", "77", "1 (FRONT)"]),
    "fail",
  ],
  [
    "leaves widths of exits alone",
    listed("LOADS & EXITS", ["SPACE", "LOAD", "EXITS"], ["SUITE 4 SALES", "77", '36"']),
    "",
  ],
  [
    "leaves whole stories to another rule",
    listed("LOADS & EXITS", ["SPACE", "LOAD", "EXITS"], ["SECOND FLOOR", "77", "1"]),
    "",
  ],
]);

testRule(rule, [
  [
    "leaves sums of exits alone",
    listed("LOADS & EXITS", ["SPACE", "LOAD", "EXITS"], ["SUITE 4 SALES", "77", "1 + 1"]),
    "",
  ],
  [
    "leaves a pair of figures alone",
    listed("LOADS & EXITS", ["SPACE", "LOAD", "EXITS"], ["SUITE 4 SALES", "77", "1/2"]),
    "",
  ],
]);

testRule(rule, [
  [
    "leaves a room that is taken out alone",
    "EXISTING TRAINING ROOM (62 OCC., ONE DOOR) IS DEMOLISHED; TWO NEW OFFICES INSTEAD",
    "",
  ],
]);

testRule(rule, [
  ["reads a load without a sign", under("TRAINING 204", `OL 62 (1) DR`), "fail"],
  ["passes a smaller load", under("TRAINING 204", `OL 48 (1) DR`), "pass"],
  [
    "takes the load from the title",
    under("PRIVATE DINING - OCC. 56", `ONE DR TO MAIN DINING`),
    "fail",
  ],
  [
    "reads doors in a column",
    listed("ROOM LOADS", ["ROOM", "OL", "DRS REQ'D", "DRS PROV'D"], ["CHOIR 121", "74", "2", "1"]),
    "fail",
  ],
  [
    "passes as many as are required",
    listed("ROOM LOADS", ["ROOM", "OL", "DRS REQ'D", "DRS PROV'D"], ["CHOIR 121", "74", "2", "2"]),
    "pass",
  ],
]);

const doorsOf = (...doors: Parameters<typeof aDoor>[]) =>
  aPlanSet({
    doors: doors.map((it) => aDoor(...it)),
    rooms: [aRoom("RECITAL HALL", { occupants: 80 })],
  });
const DRAWN = {
  rooms: ["RECITAL HALL", "LOBBY"],
  symbols: [{ page: 1, box: { x: 1, y: 1, width: 1, height: 1 } }],
};

testRule(rule, [
  ["asks about the only door", doorsOf(["4", DRAWN]), "cantTell"],
  [
    "counts a door the schedule alone puts there",
    doorsOf(["4", DRAWN], ["5", { location: "RECITAL HALL / FOYER" }]),
    "",
  ],
]);

const school = exactPlan(buildings.school);
/** A room of the school as a seminar room nobody counted. */
const seminar = (number: string, areaSqft: number, over: Partial<typeof school> = {}) => {
  const name = "SEMINAR ROOM";
  const rooms = school.rooms.map((it) => it.number === number ? { ...it, name } : it);
  const { box } = rooms.find((it) => it.number === number)!;
  return aPlanSet({
    buildings: [{ ...school, rooms, ...over }],
    rooms: [aRoom(name, { number, areaSqft, box })],
  });
};

testRule(rule, [
  ["asks about 55 by area with one way out drawn", seminar("201", 1100), "cantTell"],
  ["asks whatever letters were read by", seminar("201", 1100, { readBy: "ocr" }), "cantTell"],
  ["leaves 49 by area alone", seminar("201", 980), ""],
  ["leaves a doubtful scale alone", seminar("201", 1100, { isScaleVerified: false }), ""],
  ["leaves two ways out alone", seminar("207", 1100), ""],
]);

Deno.test("one-exit-space calls a room by its row, not by the title of the list", () => {
  const list = aList("TRAVEL DISTANCE AND ARRANGEMENT", ["ITEM", "PROVIDED"], [
    "LEASING OFFICE, 10 OCCUPANTS: EXIT DOORS",
    "1 DOOR",
  ]);
  const own = rules.filter(({ id }) => id === rule.id);
  const { outcomes } = runRules(own, aPlanSet(list), aProject());
  assert.deepEqual(outcomes.map(({ verdict }) => verdict.data.room), ["LEASING OFFICE"]);
});

Deno.test("a finding of one exit stands where the exits are told, not where the people are", () => {
  const labels = [anEvidence("900 SF / 15 NET = 60 OCC"), anEvidence("1 EXIT DOOR (102)")];
  const plan = aPlanSet({ rooms: [aRoom("TRAINING", { occupants: 60, labels })] });
  const { outcomes } = runRules(rules.filter(({ id }) => id === rule.id), plan, aProject());
  assert.equal(outcomes[0].at.sourceText, "1 EXIT DOOR (102)");
});

Deno.test("a finding of one exit holds the exits against those required, not the people", () => {
  const { outcomes } = runRules(
    rules.filter(({ id }) => id === rule.id),
    room(60, "ONE EXIT"),
    aProject(),
  );
  assert.deepEqual(heldOf(outcomes[0]), { measured: 1, required: 2, unit: "exits" });
});
