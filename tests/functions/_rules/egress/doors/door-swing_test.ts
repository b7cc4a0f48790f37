import assert from "node:assert/strict";
import rule from "../../../../../functions/_rules/egress/doors/door-swing.ts";
import {
  aDoor,
  aFact,
  aHouse,
  aNote,
  aPlanSet,
  aRoom,
  runRule,
} from "../../../../fakes/plan_set.ts";
import { type RuleRow, testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const room = (occupants: number, over = {}) =>
  aPlanSet({
    rooms: [aRoom("TRAINING", { occupants, areaSqft: occupants * 15 })],
    doors: [aDoor("102", { rooms: ["TRAINING", "CORRIDOR"], swingsIntoRoom: "TRAINING", ...over })],
  });

testRule(rule, [
  ["says nothing about 49 occupants", room(49), ""],
  ["asks about a leaf that is drawn into a room of 50", room(50), "cantTell"],
  [
    "fails 50 occupants by the schedule's word",
    room(50, { swingsIntoRoom: null, fields: { SWING: "INTO ROOM" } }),
    "fail",
  ],
  [
    "fails a door that swings into the room it names",
    room(60, { swingsIntoRoom: null, fields: { SWING: "INTO TRAINING" } }),
    "fail",
  ],
  ...(["SWINGS INTO TRAINING", "SWINGS OUT"] as const).map((word): RuleRow => [
    `${word === "SWINGS OUT" ? "leaves" : "fails"} a door whose remarks say that it ${word}`,
    aPlanSet({
      doors: [aDoor("05", {
        fields: { LOCATION: "TRAINING TO CORR", "HDWR / SWING": `MARKED EXIT, OCC. 60; ${word}` },
      })],
    }),
    word === "SWINGS OUT" ? "" : "fail",
  ]),
  ...(["103", "101"] as const).map((into): RuleRow => [
    `${into === "103" ? "fails" : "leaves"} a door out of 103 that swings into ${into}`,
    aPlanSet({
      doors: [aDoor("05", {
        fields: { "FROM / TO": "103 TO 101", SWING: `INTO ${into}`, REMARKS: "60 OCC. ROOM" },
      })],
    }),
    into === "103" ? "fail" : "",
  ]),
  [
    "says nothing of one that swings into the way out",
    room(40, { swingsIntoRoom: null, fields: { SWING: "INTO CORRIDOR" } }),
    "",
  ],
  [
    "fails 170 occupants by the schedule's word",
    room(170, {
      rooms: ["TRAINING"],
      isExterior: true,
      swingsIntoRoom: null,
      fields: { SWING: "IN" },
    }),
    "fail",
  ],
  [
    "fails the main door of a full room by its location",
    room(118, {
      rooms: [],
      swingsIntoRoom: null,
      location: "Training, main (pair)",
      fields: { Swing: "Inswing" },
    }),
    "fail",
  ],
  [
    "asks about another door into the room",
    room(60, {
      rooms: [],
      swingsIntoRoom: null,
      location: "TRAINING",
      fields: { SWING: "INTO ROOM" },
    }),
    "cantTell",
  ],
  [
    "passes a main door that swings out",
    room(60, {
      rooms: [],
      swingsIntoRoom: null,
      location: "TRAINING TO EXTERIOR",
      fields: { SWING: "OUTSWING" },
    }),
    "pass",
  ],
  [
    "leaves the door of a side room alone by its location",
    room(60, {
      rooms: [],
      swingsIntoRoom: null,
      location: "TRAINING TO STORAGE",
      fields: { SWING: "INTO ROOM" },
    }),
    "",
  ],
  ["passes a door that swings out", room(60, { swingsIntoRoom: "CORRIDOR" }), "pass"],
  [
    "passes by the schedule's word",
    room(60, { rooms: ["TRAINING"], isExterior: true, fields: { Swing: "OUT" } }),
    "pass",
  ],
  ["leaves the door of a side room alone", room(60, { rooms: ["TRAINING", "STORAGE"] }), ""],
  ["asks when the other side is not known", room(60, { rooms: ["TRAINING"] }), "cantTell"],
  ["leaves an unknown swing alone", room(60, { swingsIntoRoom: null }), ""],
  ["leaves sliding doors alone", room(60, { fields: { TYPE: "SLIDING" } }), ""],
  ["leaves houses alone", room(60), "", aHouse()],
  ["fails a note of an inward exit door", "EXIT DOOR SWINGS INWARD. OCCUPANT LOAD 120", "fail"],
  ["fails an inswing main door", "INSWING MAIN DOOR SERVING 75 OCCUPANTS", "fail"],
  ["leaves doors that swing both ways alone", "DOORS SWING IN AND OUT, 120 OCC.", ""],
  ["leaves few occupants alone", "ENTRY DOOR SWINGS IN, OCC. LOAD = 22", ""],
  ["leaves the rule itself alone", "EXIT DOORS SWING IN THE DIRECTION OF EGRESS, OCC. 120", ""],
  ["leaves doors into corridors alone", "EXIT DOORS SWING INTO EXIT CORRIDOR, 120 OCC.", ""],
]);

testRule(rule, [
  [
    "takes the load of the title",
    under("MULTI-PURPOSE ROOM - 110 OCC.", "DOORS SWING INTO ROOM"),
    "fail",
  ],
  ["leaves 49 alone", under("MEETING ROOM - 49 OCC.", "DOORS SWING INTO ROOM"), ""],
  [
    "leaves a swing into the corridor alone",
    under("MULTI-PURPOSE ROOM - 110 OCC.", "DOORS SWING INTO CORRIDOR"),
    "",
  ],
]);

testRule(rule, [
  ...[
    "PAIR OF EXIT DOORS OPENS INWARD, 96 OCC.",
    "FRONT DOORS (120 OCC.) SWING IN",
    "EGRESS DOOR: INSWING; SERVES 75 OCCUPANTS",
    "ENTRANCE DOORS IN-SWINGING, OCCUPANT LOAD 140",
    "DR. 100A SWINGS INTO THE SPACE - 64 OCC.",
    "MAIN DOORS OPENING IN, OCC. LOAD 210",
    "EXIT DOOR SWINGS AGAINST EGRESS, 88 OCCUPANTS",
    "LEAF OPENS INTO ASSEMBLY ROOM, 99 OCC.",
    "DOORS SWING INTO DINING ROOM, SERVING 112 OCCUPANTS",
    "EXTERIOR DOOR SWINGS INWARD, OCCUPANT LOAD = 55",
  ].map((says): RuleRow => [`reads ${says}`, says, "fail"]),
  ...[
    "EXIT DOORS ARE OUTSWING, 120 OCC.",
    "EXIT DOORS OPEN IN DIRECTION OF TRAVEL, 120 OCC.",
    "EXISTING DOORS SWING IN, 120 OCC.",
    "DOORS SHALL NOT SWING INTO ROOM, 120 OCC.",
    "STORAGE DOOR SWINGS IN, HALL 120 OCC.",
    "DOORS SWING INTO HALLWAY, 120 OCC.",
    "CASEMENT SASH SWINGS IN, 120 OCC.",
  ].map((says): RuleRow => [`leaves ${says} alone`, says, ""]),
]);

testRule(rule, [
  [
    "reads the load of its row",
    aPlanSet({ doors: [aDoor("130A", { fields: { OL: "96", SWING: "INTO ROOM" } })] }),
    "fail",
  ],
  [
    "leaves a small one alone",
    aPlanSet({ doors: [aDoor("130A", { fields: { OL: "24", SWING: "INTO ROOM" } })] }),
    "",
  ],
]);

testRule(rule, [
  [
    "fails a leaf that opens into the room its row names",
    aPlanSet({
      doors: [
        aDoor("118", {
          fields: { "ROOM SERVED": "Fellowship Hall", LOAD: "186", OPENS: "Into hall" },
        }),
      ],
    }),
    "fail",
  ],
  [
    "leaves one into a hallway alone",
    aPlanSet({
      doors: [aDoor("118", { fields: { ROOM: "Sanctuary", LOAD: "186", OPENS: "Into hall" } })],
    }),
    "",
  ],
]);

const listed = (remarks: string) =>
  aPlanSet({ doors: [aDoor("7", { remarks, fields: { REMARKS: remarks } })] });

testRule(rule, [
  [
    "fails a leaf whose remarks say that it swings in for many",
    listed("to pier, swings in; serves 74 occ."),
    "fail",
  ],
  ["leaves one that swings out alone", listed("to pier, swings out; serves 74 occ."), ""],
  ["leaves one for few alone", listed("to pier, swings in; serves 24 occ."), ""],
]);

const numbered = (over: Parameters<typeof aDoor>[1], mark = "214B", number = "214") =>
  aPlanSet({
    rooms: [aRoom("LECTURE", { number, occupants: 66 }), aRoom("STORAGE", { number: "215" })],
    doors: [aDoor(mark, over)],
  });

testRule(rule, [
  [
    "fails a door numbered after the full room it opens into, which its row names",
    numbered({ fields: { SWING: "IN" }, remarks: "LECTURE ROOM" }),
    "fail",
  ],
  ["asks where only the number tells the room", numbered({ fields: { SWING: "IN" } }), "cantTell"],
  ["leaves a door that swings out alone", numbered({ fields: { SWING: "OUT" } }), ""],
  ["leaves a door of another room alone", numbered({ fields: { SWING: "IN" } }, "215A"), ""],
  [
    "leaves a room that bears the mark itself alone",
    numbered({ fields: { SWING: "IN" } }, "215B", "215B"),
    "",
  ],
]);

const entry = (load: number, over = {}) =>
  aPlanSet({
    doors: [aDoor("1", { fields: { Swing: "In" }, ...over })],
    codeSummary: { totalOccupantLoad: [aFact(load)] },
  });
const LOCKED = { hardware: "Keyed deadbolt with sign" };

testRule(rule, [
  ["asks about a main door known by its lock and sign", entry(62, LOCKED), "cantTell"],
  ["asks about a main door known by its name", entry(62, { location: "Front entry" }), "cantTell"],
  [
    "asks about one in a room of few through which the building leaves",
    {
      ...entry(62, { ...LOCKED, rooms: ["CAFE"], isExterior: true }),
      rooms: [aRoom("CAFE", { occupants: 44 })],
    },
    "cantTell",
  ],
  ["leaves it alone in a small building", entry(49, LOCKED), ""],
  ["leaves it alone where it swings out", entry(62, { ...LOCKED, fields: { Swing: "Out" } }), ""],
  ["leaves doors alone that are no main door", entry(62, { hardware: "Lever lockset" }), ""],
  ["takes a sign alone for no lock", entry(62, { hardware: "Lever, ADA sign" }), ""],
]);

const called = (location: string, swing = "IN", ...names: string[]) =>
  aPlanSet({
    doors: [aDoor("5", { location, fields: { SWING: swing } })],
    rooms: [
      aRoom("RECITAL HALL", { occupants: 80 }),
      ...names.map((name) => aRoom(name, { occupants: 60 })),
    ],
  });

testRule(rule, [
  ["asks about a door of a hall called by its last word", called("HALL / LOBBY"), "cantTell"],
  ["leaves it alone where it swings out", called("HALL / LOBBY", "OUT"), ""],
  ["leaves it alone where two halls are meant", called("HALL / LOBBY", "IN", "DANCE HALL"), ""],
]);

/** A door listed for the store's sales room of 56, which a note may call an exit. */
const salesDoor = (note: string, over = {}) =>
  aPlanSet({
    notes: [aNote(note)],
    rooms: [aRoom("SALES", { number: "101", occupants: 56 }), aRoom("COOLER", { number: "110" })],
    doors: [aDoor("D2", { location: "101 sales (56)", fields: { swing: "in" }, ...over })],
  });

testRule(rule, [
  ["fails an exit a note names by its mark", salesDoor("EXITS D1 AND D2 STAND 40' APART"), "fail"],
  ["fails one of two exits", salesDoor("TWO EXITS: DR D1, DR D2."), "fail"],
  [
    "passes such an exit that swings out",
    salesDoor("EXIT DOORS D1 & D2", { fields: { swing: "out" } }),
    "pass",
  ],
  ["leaves a door below a sign alone", salesDoor("EXIT SIGN 12 FT FROM DOOR D2"), ""],
  ["leaves another exit's neighbour alone", salesDoor("EXITS D1 AND D20"), ""],
  [
    "leaves the door of a smaller room alone",
    salesDoor("EXITS D1 AND D3", {
      location: "110 cooler",
      rooms: ["SALES", "COOLER"],
      swingsIntoRoom: "SALES",
      fields: { swing: "out" },
    }),
    "",
  ],
]);

const loadOf = (space: string) =>
  aPlanSet({
    ...room(0),
    rooms: [aRoom("TRAINING", { occupants: null })],
    occupantLoads: [{
      ...aNote(`${space} 900 15 60`),
      space,
      areaSqft: 900,
      factor: 15,
      basis: "net",
      occupants: 60,
      isTotal: false,
    }],
  });

testRule(rule, [
  ...["SECOND: TRAINING 205", "2nd floor - training 205", "LEVEL 2: TRAINING 205"].map(
    (space): RuleRow => [`takes the load of ${space} for the room`, loadOf(space), "cantTell"],
  ),
  ...["SECOND: OLD TRAINING 205", "SECOND: TRAINING"].map(
    (space): RuleRow => [`leaves the load of ${space} to another`, loadOf(space), ""],
  ),
]);

testRule(rule, [
  ...(["corridor", "store"] as const).map((way): RuleRow => [
    `asks about the door of a room beside a ${way} with a larger load`,
    aPlanSet({
      rooms: [aRoom("GYM", { occupants: 54 }), aRoom(way.toUpperCase(), { occupants: 62 })],
      doors: [
        aDoor("205", {
          rooms: ["GYM", way.toUpperCase()],
          swingsIntoRoom: "GYM",
          location: "GYM",
        }),
      ],
    }),
    way === "corridor" ? "cantTell" : "",
  ]),
]);

Deno.test("a leaf drawn into its room is only called an egress door in doubt where that is not known", () => {
  const messageOf = (rooms: string[]) => runRule(rule, room(60, { rooms })).map((it) => it.message);
  assert.deepEqual(messageOf(["TRAINING", "CORRIDOR"]), ["leaf"]);
  assert.deepEqual(messageOf(["TRAINING"]), ["maybe"]);
});

testRule(rule, [
  [
    "takes the load from beside the word of the swing",
    aPlanSet({ doors: [aDoor("D13", { fields: { "SWG / OL": "IN, OL 53" } })] }),
    "fail",
  ],
  [
    "leaves a door that serves 49",
    aPlanSet({ doors: [aDoor("D13", { fields: { "SWG / OL": "IN, OL 49" } })] }),
    "",
  ],
  [
    "takes the load from a column of what a door may serve",
    aPlanSet({ doors: [aDoor("104E", { fields: { SWING: "IN", "MAY SERVE": "58" } })] }),
    "fail",
  ],
]);

const spoken = (note: string, occupants = 60) =>
  aPlanSet({
    rooms: [aRoom("PLAY ROOM", { occupants }), aRoom("CONFERENCE 203", { occupants })],
    doors: [aDoor("D23")],
    notes: [aNote(note)],
  });

testRule(rule, [
  ...[
    "DOOR 5 SWINGS INTO PLAY ROOM, 51 OCC.",
    "3. Lounge door 102 (90 occupants) swings into the lounge.",
    "2. D23 swings into Conference 203, against the way out. Load 50.",
    "Door 12 opens into the dance studio, 64 people",
    "EXIT DOOR 7 SWINGS INTO ASSEMBLY HALL 110 (OCC. LOAD 120)",
    "The door of the chapel swings into the chapel; occupant load 75",
  ].map((says): RuleRow => [`reads ${says}`, says, "fail"]),
  ["asks where only the plan tells the load", spoken("DOOR 5 SWINGS INTO PLAY ROOM"), "cantTell"],
  [
    "fails one against the way out of a room the plan counts",
    spoken("D23 swings into Conference 203, against the way out."),
    "fail",
  ],
  ["leaves a room of few alone", spoken("DOOR 5 SWINGS INTO PLAY ROOM", 49), ""],
  ...[
    "DOOR 7 SWINGS INTO PLAY ROOM, 22 OCC.",
    "STORAGE DOOR SWINGS INTO PLAY ROOM, 51 OCC.",
    "DOOR 5 SWINGS INTO CORRIDOR 110, 51 OCC.",
    "DOOR 5 DOES NOT SWING INTO PLAY ROOM, 51 OCC.",
    "CABINET DOOR SWINGS INTO PLAY ROOM, 51 OCC.",
    "SHOWER DOOR OPENS INTO LOCKER ROOM, 51 OCC.",
  ].map((says): RuleRow => [`leaves ${says} alone`, says, ""]),
  ...([["80", "fail"], ["40", ""]] as const).map(([people, kind]): RuleRow => [
    `holds a door that opens into the room it leads out of against its own ${people} people`,
    aPlanSet({
      doors: [aDoor("103A", {
        location: "Dining to corridor",
        fields: {
          LOCATION: "Dining to corridor",
          REMARKS: `Push-pull, swings into dining 101, exit access for ${people}`,
        },
      })],
    }),
    kind,
  ]),
  [
    "knows a room by its name before how it is used",
    aPlanSet({
      rooms: [aRoom("DINING, TABLES + CHAIRS", { occupants: 107 })],
      doors: [aDoor("D05", { location: "DINING TO PATIO", fields: { SWING: "IN" } })],
    }),
    "fail",
  ],
]);
