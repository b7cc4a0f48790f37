import rule from "../../../../functions/_rules/fire/co-alarms.ts";
import {
  aHouse,
  aList,
  aNote,
  aProject,
  aRoom,
  aSchedule,
  aSheet,
} from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const garage = { rooms: [aRoom("GARAGE")] };
const units = aProject({ occupancyClassification: ["R-2"] });
const house = aHouse();

testStatements(rule, [
  { says: "14'-6\" BEDROOM 2 DOOR TO S/CO", plan: garage, kinds: ["fail"] },
  { says: "CO: one at top of stair, 14'-0\" from BR 3 door.", plan: garage, kinds: ["fail"] },
  { says: "C.O. UNIT IN HALL, 12 FT FROM BEDROOM 2 DOOR", plan: garage, kinds: ["fail"] },
  { says: "CO: in hall, 8'-0\" from bedroom doors", plan: garage, kinds: ["pass"] },
  { says: '1/2" GWB, ONE COAT (BR 2 OVER)', kinds: [] },
  { says: "CO ALARMS | 1 in hall | gas water heater; garage: none", plan: garage, kinds: ["pass"] },
  { says: "CO ALARMS: none | gas water heater in garage", plan: garage, kinds: ["fail"] },
  { says: 'C.O.: AT 80 FT, 4" SANITARY BELOW BEDROOM 2', kinds: [] },
  { says: "CO ALARM WITHIN 10 FT OF EACH SLEEPING ROOM", plan: garage, kinds: ["pass"] },
  { says: "CARBON MONOXIDE ALARM 10'-0\" FROM BEDROOM DOOR", plan: garage, kinds: ["pass"] },
  { says: "CARBON MONOXIDE ALARM 10'-6\" FROM BEDROOM DOOR", plan: garage, kinds: ["fail"] },
  { says: "C.O. DETECTOR MAX. 15 FEET FROM BEDROOMS", kinds: ["cantTell"] },
  { says: "THE CO ALARM IS 15 FEET OUTSIDE THE BEDROOMS", plan: garage, kinds: ["fail"] },
  {
    name: "a row whose head names the bedrooms",
    plan: {
      ...garage,
      schedules: [
        aSchedule("other", [["DEVICE", null], ["DISTANCE FROM SLEEPING ROOM", null]], [
          ["CARBON MONOXIDE", "12'"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
  { says: 'SMOKE/CO ALARM AT 80" A.F.F. WITHIN HALL', plan: garage, kinds: ["pass"] },
  {
    says: "CARBON MONOXIDE ALARMS: NOT REQUIRED (ALL-ELECTRIC, NO ATTACHED GARAGE, NO FIREPLACE)",
    kinds: ["pass"],
  },
  { says: "CARBON MONOXIDE ALARMS: NOT REQUIRED", plan: garage, kinds: ["fail"] },
  { says: "CARBON MONOXIDE ALARMS: NOT REQUIRED", kinds: ["cantTell"] },
  { says: ["CO ALARMS BY OTHERS", "GAS WATER HEATER"], kinds: ["cantTell"] },
  { name: "silence with a garage", plan: { ...garage, sheets: [aSheet()] }, kinds: ["cantTell"] },
  { name: "silence without one", kinds: [] },
  { says: "GARAGE EXHAUST FAN BY CO DETECTOR, 0.75 CFM/SF", kinds: [] },
  { name: "the other volume", says: "CO ALARM 20 FT FROM BEDROOM", project: units, kinds: [] },
], house);

testStatements(rule, [
  {
    says: ["ELECTRICAL PLAN (ATTACHED 2-CAR GARAGE)", "C/O AT KITCHEN 22' TO BR 3 DOOR"],
    kinds: ["fail"],
  },
  {
    says: ["ELECTRICAL PLAN (ATTACHED 2-CAR GARAGE)", "C/O AT HALL 8' TO BR 3 DOOR"],
    kinds: ["pass"],
  },
  { says: "C.O. AT BR 3 WALL, 22' FROM ST.", where: { drawing: "PLUMBING PLAN" }, kinds: [] },
], aHouse());

testRule(rule, [
  [
    "reads CO with its way to a bedroom",
    under("UPPER HALL ALARM LAYOUT", "CO 14'-6\" TO BR 3 DOOR", "GAS FURNACE IN ATTIC"),
    "fail",
    aHouse(),
  ],
  ["leaves a cleanout alone", under("SANITARY PLAN", "CO 14'-6\" TO MH"), "", aHouse()],
]);

testStatements(rule, [
  { says: "CO TO BEDROOM DOOR 12'-6\"", plan: garage, kinds: ["fail"] },
  { says: "9'-6\" CO TO BEDROOM DOOR", plan: garage, kinds: ["pass"] },
  { says: "CO TO SEWER LATERAL 30'-0\" BELOW BEDROOM 2", kinds: [] },
], house);

/** Two lines of one callout in a hall. */
const hallCallout = (first: string, second: string) => ({
  ...garage,
  notes: [first, second].map((text, index) =>
    aNote(text, {
      kind: "callout",
      drawing: "SECOND FLOOR",
      room: "HALL",
      box: { x: 58, y: 26 + index * 0.56, width: 4, height: 0.5 },
    })
  ),
});

testStatements(rule, [
  { says: "CO + SMOKE UNIT 17'-0\" FROM BEDROOM 3 DOOR", plan: garage, kinds: ["fail"] },
  { says: "SMOKE + CO ALARM 9'-0\" FROM BEDROOM 3 DOOR", plan: garage, kinds: ["pass"] },
  {
    name: "a callout of two lines",
    plan: hallCallout("CO + SMOKE UNIT, 17'-0\" FROM", "BEDROOM 3 DOOR"),
    kinds: ["fail"],
  },
  {
    name: "the way to something else in two lines",
    plan: hallCallout("CO + SMOKE UNIT, 17'-0\" FROM", "RANGE"),
    kinds: ["pass"],
  },
  {
    says: "OPT 211 | FLEX ROOM WITH OWN SMOKE + CO ALARM | NONE IN BLDG 4",
    plan: garage,
    kinds: ["pass"],
  },
  { says: "CO ALARMS | NONE IN UNIT B", plan: garage, kinds: ["fail"] },
], house);

testStatements(rule, [
  { says: "CO ALARM 13'-6\" TO BED 1 DOOR", plan: { rooms: [aRoom("GARAGE")] }, kinds: ["fail"] },
  {
    name: "17 ft under DISTANCE TO BEDROOM DOOR",
    plan: {
      ...aList("SMOKE AND CARBON MONOXIDE ALARM SCHEDULE", [
        "LOCATION",
        "SMOKE",
        "CO",
        "DISTANCE TO BEDROOM DOOR",
        "REMARKS",
      ], ["HALL 105, EAST END", "YES", "YES", "17' - 0\" TO 103", "NEAREST CO ALARM TO 103"]),
      rooms: [aRoom("GARAGE")],
    },
    kinds: ["fail"],
  },
  {
    name: "9 ft 6 in under DISTANCE TO BEDROOM DOOR",
    plan: {
      ...aList(
        "SMOKE AND CARBON MONOXIDE ALARM SCHEDULE",
        ["LOCATION", "SMOKE", "CO", "DISTANCE TO BEDROOM DOOR", "REMARKS"],
        ["HALL 105, WEST END", "YES", "YES", "9' - 6\" TO 106, 107", "COMBINATION"],
        ["BEDROOM 2 106", "YES", "-", "-", ""],
      ),
      rooms: [aRoom("GARAGE")],
    },
    kinds: ["pass"],
  },
  {
    name: "22 ft from an alarm for smoke alone",
    plan: {
      ...aList(
        "SMOKE AND CO ALARM SCHEDULE",
        ["LOCATION", "SMOKE", "CO", "DISTANCE TO BEDROOM DOOR"],
        ["KITCHEN", "YES", "NO", "22'-0\""],
        ["HALL", "YES", "YES", "8'-0\""],
      ),
      rooms: [aRoom("GARAGE")],
    },
    kinds: ["pass"],
  },
  {
    says: "CO alarm, wall S: 14'-0\" from bedroom 4 door",
    plan: { rooms: [aRoom("GARAGE")] },
    kinds: ["fail"],
  },
  { says: "SD/CO 12'-0\" TO BR 2 DR", plan: { rooms: [aRoom("GARAGE")] }, kinds: ["fail"] },
  { says: "CO DET 11'-6\" FROM MBR", plan: { rooms: [aRoom("GARAGE")] }, kinds: ["fail"] },
  {
    says: "Nearest CO alarm to bedroom 3: 12'-0\"",
    plan: { rooms: [aRoom("GARAGE")] },
    kinds: ["fail"],
  },
  {
    name: "12 ft 6 in under PROVIDED",
    plan: {
      ...aList("ALARMS", ["ITEM", "REQUIRED", "PROVIDED"], [
        "CO ALARM TO BEDROOM DOOR",
        "10'-0\" MAX",
        "12'-6\"",
      ]),
      rooms: [aRoom("GARAGE")],
    },
    kinds: ["fail"],
  },
  { says: "CO ALARM 8'-0\" TO BED 2 DOOR", plan: { rooms: [aRoom("GARAGE")] }, kinds: ["pass"] },
  { says: "SD/CO 9'-11\" TO BR 2 DR", plan: { rooms: [aRoom("GARAGE")] }, kinds: ["pass"] },
  {
    says: "CO 12'-0\" FROM SEWER, BED 2 SIDE",
    plan: { rooms: [aRoom("GARAGE")] },
    kinds: ["cantTell"],
  },
  {
    says: "SMOKE ALARM 14'-0\" FROM BED 2 DOOR",
    plan: { rooms: [aRoom("GARAGE")] },
    kinds: ["cantTell"],
  },
  { says: "CO 12'-0\" FROM BR 3", plan: { rooms: [aRoom("GARAGE")] }, kinds: ["fail"] },
  {
    says: "CARBON MONOXIDE ALARM LOCATED 12 FEET FROM THE DOOR OF BEDROOM 2",
    plan: { rooms: [aRoom("GARAGE")] },
    kinds: ["fail"],
  },
  {
    says: "SMOKE/CO COMBO, 14'-0\" OFF MASTER BEDROOM DOOR",
    plan: { rooms: [aRoom("GARAGE")] },
    kinds: ["fail"],
  },
  {
    says: "15'-0\" CO ALARM TO PRIMARY SUITE",
    plan: { rooms: [aRoom("GARAGE")] },
    kinds: ["fail"],
  },
  {
    name: "12 ft 6 in under DIST. TO BR DOOR",
    plan: {
      ...aList("ALARM SCHEDULE", ["LOCATION", "SMOKE", "CO", "DIST. TO BR DOOR"], [
        "UPPER HALL",
        "X",
        "X",
        "12'-6\"",
      ]),
      rooms: [aRoom("GARAGE")],
    },
    kinds: ["fail"],
  },
  {
    says: "Bedrooms 2 and 3 are 13 ft. from the CO detector in the hall.",
    plan: { rooms: [aRoom("GARAGE")] },
    kinds: ["fail"],
  },
  {
    name: "9 ft 6 in, and a smoke alarm farther off",
    plan: {
      ...aList("ALARM SCHEDULE", ["LOCATION", "SMOKE", "CO", "DIST. TO BR DOOR"], [
        "UPPER HALL",
        "X",
        "X",
        "9'-6\"",
      ], ["LOFT", "X", "-", "20'-0\""]),
      rooms: [aRoom("GARAGE")],
    },
    kinds: ["pass"],
  },
  {
    name: "12 ft 6 in from a smoke alarm",
    plan: {
      ...aList("SMOKE ALARM SCHEDULE", ["LOCATION", "TYPE", "DIST. TO BR DOOR"], [
        "UPPER HALL",
        "PHOTO",
        "12'-6\"",
      ], ["HALL", "SMOKE/CO", "8'-0\""]),
      rooms: [aRoom("GARAGE")],
    },
    kinds: ["pass"],
  },
  {
    says: "CO ALARM 12'-0\" FROM RANGE; 6'-0\" FROM BEDROOM DOOR",
    plan: { rooms: [aRoom("GARAGE")] },
    kinds: ["pass"],
  },
  {
    says: "CO ALARM AT 12'-0\" CLG, BED 2 HALL",
    plan: { rooms: [aRoom("GARAGE")] },
    kinds: ["pass"],
  },
], aHouse());

const inTwoLines = (first: string, second: string) => ({
  rooms: [aRoom("GARAGE")],
  notes: [first, second].map((text, line) =>
    aNote(text, { box: { x: 20, y: 20 + line * 0.9, width: 8, height: 0.8 } })
  ),
});

testStatements(rule, [
  {
    name: "an alarm over its way to a bedroom",
    plan: inTwoLines("CO ALARM", "12'-0\" TO BED 3 DOOR"),
    kinds: ["fail"],
  },
  {
    name: "an alarm over a short way to a bedroom",
    plan: inTwoLines("CO/SMOKE ALARM", "9'-0\" TO BED 1"),
    kinds: ["pass"],
  },
  {
    name: "an alarm over the way to a range",
    plan: inTwoLines("CO ALARM", "12'-0\" TO RANGE"),
    kinds: ["pass"],
  },
], aHouse());

testStatements(rule, [
  {
    name: "the farther of two",
    says: ["CO ALARM 6 FT FROM BEDROOM 2 AND 14 FT FROM BEDROOM 1", "GAS RANGE"],
    kinds: ["fail"],
  },
  {
    name: "two near ones",
    says: ["CO ALARM 6 FT FROM BEDROOM 2 AND 9 FT FROM BEDROOM 1", "GAS RANGE"],
    kinds: ["pass"],
  },
  ...([["12'-0\"", "fail"], ["8'-0\"", "pass"]] as const).map(([far, kind]) => ({
    name: `a row by its mark, ${far}`,
    says: "GAS RANGE",
    plan: {
      schedules: [
        aSchedule("other", [["DEVICE", null], ["LOCATION", null], ["REMARKS", null]], [
          ["SA-4", "BEDROOM 1", "HARD WIRED"],
          ["CO-3", "LOFT", `${far} FROM THE DOOR OF BEDROOM 1`],
        ], { title: "ALARM LOCATIONS" }),
      ],
    },
    kinds: [kind],
  })),
], aHouse());

const ways = (title: string, ...feet: string[]) => ({
  ...garage,
  schedules: [
    aSchedule("other", [["UNIT", null], ["BR 1", null], ["BR 2", null]], [["2", ...feet]], {
      title,
    }),
  ],
});
testStatements(rule, [
  {
    name: "far in a list by bedroom",
    plan: ways("CO DISTANCE, FT", "7 ft", "13 ft"),
    kinds: ["fail"],
  },
  {
    name: "near in a list by bedroom",
    plan: ways("CO ALARM TO DOORS", "7 ft", "9 ft"),
    kinds: ["pass"],
  },
  {
    name: "smoke alarms in such a list, and none of these",
    plan: ways("SMOKE ALARM TO DOORS", "7 ft", "13 ft"),
    kinds: ["cantTell"],
  },
], house);

const alarms = (head: string, ...cells: string[]) => ({
  ...garage,
  sheets: [aSheet({ discipline: "architectural", kind: "floor plan", title: "FLOOR PLAN" })],
  schedules: [
    aSchedule(
      "other",
      [["ROOM", null], ["SMOKE ALARM", null], [head, null]],
      cells.map((cell, at) => [`HALL ${at + 1}`, "1", cell]),
      { title: "ALARMS" },
    ),
  ],
});

testStatements(rule, [
  ...["CO", "CO ALARM", "CARBON MONOXIDE"].map((head) => ({
    name: `alarms under ${head}`,
    plan: alarms(head, "-", `10'-0" FROM BEDROOM 2`),
    kinds: [],
  })),
  { name: "a head over nothing", plan: alarms("CO ALARM", "-", "-"), kinds: ["cantTell"] },
], house);

testStatements(rule, [
  { says: `CO UNIT IN HALL 2: 14'-0" FROM BED 3 DOOR`, kinds: ["cantTell"] },
  { says: `CO UNIT IN HALL 1: 10'-0" FROM GUEST BED DOOR`, kinds: ["pass"] },
  { says: `CO DEVICE 12'-0" FROM BEDROOM 2`, kinds: ["cantTell"] },
  { says: `CO 14'-0" FROM BED OF MULCH, CLEANOUT TO GRADE`, kinds: [] },
], house);
