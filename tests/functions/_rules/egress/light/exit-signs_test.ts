import rule from "../../../../../functions/_rules/egress/light/exit-signs.ts";
import {
  aFact,
  aHouse,
  aNote,
  aPlanSet,
  aProject,
  aRoom,
  aSheet,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const two = (text: string, kind: "electrical" | "floor plan" = "electrical") =>
  aPlanSet({
    sheets: [aSheet({ kind })],
    notes: [aNote("EXITS REQUIRED / PROVIDED: 2/2"), ...(text ? [aNote(text)] : [])],
  });

/** An exit and its sign, in a list of that title. */
const withTwo = (title: string, row: string[]) => ({
  ...listed(title, ["DOOR", "SIGN TYPE"], row),
  notes: [aNote("EXITS REQUIRED / PROVIDED: 2/2")],
});

testRule(rule, [
  ["passes exit signs", two("EXIT SIGNS AT ALL EXITS"), "pass"],
  ["takes tactile signs for no others", two("TACTILE EXIT SIGNS AT EACH EXIT DOOR"), "cantTell"],
  ["passes other words", two("LED EXIT SIGNAGE W/ BATTERY"), "pass"],
  ["passes signs 100 ft apart", two("EXIT SIGNS WITHIN 100 FT"), "pass pass"],
  ["fails signs 120 ft apart", two("EXIT SIGNS AT 120'-0\" MAX."), "fail pass"],
  ["fails 30 minutes of battery", two("EXIT SIGNS W/ 30 MIN. BATTERY"), "fail pass"],
  ["fails an hour of back-up", two("LED EXIT SIGN, 1 HR. BATTERY BACK-UP"), "fail pass"],
  ["passes 90 minutes", two("EXIT SIGNS W/ 1-1/2 HR BATTERY"), "pass"],
  ["leaves tests alone", two("EXIT SIGNS W/ BATTERY: TEST 30 MIN. YEARLY"), "pass"],
  ["fails their express absence", two("NO EXIT SIGNS"), "fail"],
  ["asks when they are put off", two("EXIT SIGNS BY OTHERS"), "cantTell"],
  ["asks about silent sheets", two(""), "cantTell"],
  ["says nothing where no sheet would show them", two("", "floor plan"), ""],
  [
    "leaves a single exit alone",
    aPlanSet({
      sheets: [aSheet({ kind: "electrical" })],
      notes: [aNote("EXITS REQUIRED / PROVIDED: 1/1")],
      codeSummary: { totalOccupantLoad: [aFact(20)] },
    }),
    "",
  ],
  ["leaves houses alone", two(""), "", aHouse()],
]);

testRule(rule, [
  ["reads an exit that has no sign", two("SECOND EXIT AT REAR HAS NO ILLUMINATED SIGN"), "fail"],
  ["leaves the obvious main exit alone", two("MAIN EXIT HAS NO SIGN, OBVIOUS TO ALL"), "cantTell"],
  [
    "leaves an exit that gets its sign alone",
    two("EXISTING EXIT HAS NO SIGN, ADD ONE"),
    "cantTell",
  ],
]);

testRule(rule, [
  ["leaves dwelling units alone", two("NO EXIT SIGNS WITHIN DWELLING UNITS"), ""],
  [
    "leaves a small room with one door alone",
    two("STAFF LOUNGE, 9 OCC., ONE DOOR: NO EXIT SIGN"),
    "",
  ],
  ["leaves a room for one alone", two("PATIENT TOILET | SINGLE-USER, NO EXIT SIGN"), ""],
  ["leaves one of few people alone", two("CONFERENCE 104, 14 OCC.: NO EXIT SIGN"), ""],
  ["leaves one of small area alone", two("STAFF LOUNGE 118 (180 SF): NO EXIT SIGN"), ""],
  ["fails an exit for few", two("REAR EXIT SERVES 14 OCC.: NO EXIT SIGN"), "fail"],
  ["fails a corridor for few", two("CORRIDOR 2, 30 OCC.: NO EXIT SIGN"), "fail"],
  ["fails a large one", two("HALL, 90 OCC., ONE DOOR: NO EXIT SIGN"), "fail"],
]);

const inRoom = (name: string, occupants: number) =>
  aPlanSet({
    notes: [
      aNote("EXITS REQUIRED / PROVIDED: 2/2"),
      aNote("NO EXIT SIGN", { room: name }),
    ],
    rooms: [aRoom(name, { occupants })],
  });

testRule(rule, [
  ["leaves a room of few by its label alone", inRoom("STAFF LOUNGE", 9), ""],
  ["fails one of many", inRoom("STAFF LOUNGE", 62), "fail"],
  ["fails a corridor for few", inRoom("CORRIDOR", 20), "fail"],
]);

testRule(rule, [
  ["leaves guest rooms alone", two("GUEST ROOMS: NO EXIT SIGNS"), ""],
]);

testRule(rule, [
  [
    "fails an exit listed without a sign",
    withTwo("EXITS - SANCTUARY", ["103C (REAR)", "NONE"]),
    "fail",
  ],
  ["leaves a closet there alone", withTwo("EXITS - SANCTUARY", ["JANITOR 115", "NONE"]), ""],
  ["leaves a lounge there alone", withTwo("EXITS", ["STAFF LOUNGE, 9 OCC.", "NONE"]), ""],
  ["leaves an exit with its sign alone", withTwo("EXITS - SANCTUARY", ["103C (REAR)", "X-1"]), ""],
]);

testRule(rule, [
  [
    "halves the distance between two signs",
    under("AISLE CORRIDOR 1", `EXIT SIGNS 165'-0" APART`),
    "pass pass",
  ],
  [
    "asks about signs too far apart where two exits are not certain",
    under("AISLE CORRIDOR 1", `EXIT SIGNS 245'-0" APART`),
    "cantTell pass",
  ],
]);

/** A shop of one story with so much area, whose load nobody counts. */
const ofArea = (areaSqft: number) =>
  aPlanSet({
    codeSummary: { stories: [aFact(1)], buildingAreaSqft: [aFact(areaSqft)] },
    notes: [aNote("EXIT SIGNS: NEAREST WITHIN 120 FT")],
  });
const shop = aProject({ occupancyClassification: ["M"] });

testRule(rule, [
  ["fails signs of a shop too large for one exit", ofArea(7_900), "fail pass"],
  ["asks in one that may be small enough", ofArea(3_000), "cantTell pass"],
], shop);
