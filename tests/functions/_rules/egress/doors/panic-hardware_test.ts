import assert from "node:assert/strict";
import rule from "../../../../../functions/_rules/egress/doors/panic-hardware.ts";
import {
  aDoor,
  aFact,
  aList,
  anEvidence,
  aNote,
  aPlanSet,
  aProject,
  aRoom,
  runRule,
} from "../../../../fakes/plan_set.ts";
import { type RuleRow, testRule } from "../../../../fakes/rule_table.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";
import { listed, under } from "../_under.ts";

const hall = aProject({ occupancyClassification: ["A-2"] });
const door = (hardware: string, load = 199, over = {}) =>
  aPlanSet({
    rooms: [aRoom("DINING", { occupants: load })],
    doors: [aDoor("1", { hardware, rooms: ["DINING"], isExterior: true, ...over })],
    codeSummary: { totalOccupantLoad: [aFact(load)] },
  });

/** An opening of a hardware list with its load. */
const hardwareOf = (load: string, device: string, sides = "MULTI-PURPOSE / EXTERIOR") =>
  listed("HARDWARE BY OPENING", ["OPG", "FROM / TO", "OCC LOAD", "LATCHING DEVICE"], [
    "108B",
    sides,
    load,
    device,
  ]);

/** A door of a hall whose load a list gives with a remark in brackets. */
const remarked = (load: number) =>
  aPlanSet({
    doors: [aDoor("1", { hardware: "LEVER LOCKSET", location: "HALL", isExterior: true })],
    occupantLoads: [{
      ...anEvidence("HALL"),
      space: "HALL (TABLES AND CHAIRS) 101",
      areaSqft: 2400,
      factor: 15,
      basis: "net",
      occupants: load,
      isTotal: false,
    }],
    codeSummary: { totalOccupantLoad: [aFact(199)] },
  });

testRule(rule, [
  ["fails a lockset at a hall of the list with a remark", remarked(160), "fail"],
  ["leaves a lockset at a small hall with a remark alone", remarked(40), ""],
  [
    "fails a lockset at the named exit of a full room",
    door("KNOB LOCKSET AND DEADBOLT", 199, { rooms: [], location: "DINING EXIT" }),
    "fail",
  ],
  [
    "asks about a lockset at some exit",
    door("KNOB LOCKSET", 199, { rooms: [], location: "REAR EXIT" }),
    "cantTell",
  ],
  [
    "fails a lockset of a full room by its location",
    door("LEVER LOCKSET", 199, { rooms: [], location: "DINING TO TERRACE", isExterior: null }),
    "fail",
  ],
  [
    "asks about a lockset to another room by its location",
    door("LEVER LOCKSET", 199, { rooms: [], location: "DINING / FOYER", isExterior: null }),
    "cantTell",
  ],
  [
    "leaves a side room alone by its location",
    door("LEVER LOCKSET", 199, { rooms: [], location: "DINING TO OFFICE", isExterior: null }),
    "",
  ],
  ["passes panic hardware", door("PANIC HARDWARE, CLOSER"), "pass"],
  ["asks which of two it is", door("PANIC / LOCKSET, CLOSER, THRESHOLD"), "cantTell"],
  ["asks so the other way round", door("LOCKSET OR PANIC DEVICE"), "cantTell"],
  ["passes a device with its trim", door("PANIC HARDWARE / LEVER TRIM, CYLINDER LOCK"), "pass"],
  ["passes an exit device in other words", door("RIM EXIT DEVICE W/ LEVER TRIM"), "pass"],
  ["fails its express absence", door("PUSH-PULL, KEYED DEADBOLT, NO EXIT DEVICE"), "fail"],
  ["fails a lockset on a door outside of a full room", door("LEVER LOCKSET"), "fail"],
  ["allows a lockset below 50 occupants", door("LEVER LOCKSET", 49), ""],
  ["fails a lockset at 50 occupants", door("LEVER LOCKSET", 50), "fail"],
  ["allows a push-pull without latch", door("PUSH-PULL, CLOSER"), ""],
  ["allows the key-locked main door with its sign", door("KEYED DEADBOLT, SIGN, NO PANIC"), ""],
  [
    "asks about an inner door",
    door("LEVER LOCKSET", 199, { rooms: ["DINING", "LOBBY"], isExterior: false }),
    "cantTell",
  ],
  [
    "leaves the door of a side room alone",
    door("LEVER", 199, { rooms: ["DINING", "OFFICE"], isExterior: false }),
    "",
  ],
  [
    "leaves the door of an equipment room alone",
    door("LEVER LOCKSET, CLOSER, NO PANIC", 181, {
      rooms: [],
      fields: { REMARKS: "EXIT E, ELEC. RM." },
    }),
    "",
  ],
  [
    "fails a hall's door however it is remarked",
    door("LEVER LOCKSET, CLOSER, NO PANIC", 181, { fields: { REMARKS: "EXIT B" } }),
    "fail",
  ],
  [
    "leaves shops alone",
    door("KEYED LOCK, NO PANIC"),
    "",
    aProject({ occupancyClassification: ["M"] }),
  ],
], hall);

testRule(rule, [
  [
    "reads a door in words",
    "DOORS FROM SANCTUARY (220 OCC.) HAVE LEVER LOCKSETS",
    "fail",
    aProject({ occupancyClassification: ["A-3"] }),
  ],
  [
    "passes panic hardware in words",
    "DOORS FROM SANCTUARY (220 OCC.) HAVE PANIC BARS, LEVER TRIM",
    "pass",
    aProject({ occupancyClassification: ["A-3"] }),
  ],
  [
    "leaves 49 alone",
    "DOORS FROM CHAPEL (49 OCC.) HAVE LEVER LOCKSETS",
    "",
    aProject({ occupancyClassification: ["A-3"] }),
  ],
  [
    "takes the load of the title",
    under("SANCTUARY - 240 OCC.", "EXIT DR., LEVER LOCKSET"),
    "fail",
    aProject({ occupancyClassification: ["A-3"] }),
  ],
  [
    "leaves offices alone",
    "OFFICE DOORS HAVE LEVER LOCKSETS; HALL 220 OCC.",
    "",
    aProject({ occupancyClassification: ["A-3"] }),
  ],
]);

Deno.test("egress/panic-hardware counts the occupants its verdict rests on, not those of a small room beside the door", () => {
  const plan = aPlanSet({
    rooms: [aRoom("LOBBY", { occupants: 16 })],
    doors: [
      aDoor("1", {
        hardware: "KEYED DEADBOLT, NO EXIT DEVICE",
        rooms: ["LOBBY"],
        isExterior: true,
      }),
    ],
    codeSummary: { totalOccupantLoad: [aFact(199)] },
  });
  const [outcome] = runRule(rule, plan, hall);
  assert.deepEqual([outcome.message, outcome.data.actual], ["denied", 199]);
});

const beside = (...rooms: string[]) =>
  aPlanSet({
    rooms: [
      aRoom("RETAIL", { number: "111", occupants: 26 }),
      aRoom("STORAGE", { number: "110", occupants: 2 }),
      aRoom("ASSEMBLY", { number: "101", occupants: 300 }),
    ],
    doors: [aDoor("5", { hardware: "LEVER LATCHSET, NO PANIC", rooms })],
    codeSummary: { totalOccupantLoad: [aFact(328)] },
  });

testRule(rule, [
  ["asks none of a small shop beside an assembly", beside("RETAIL 111"), ""],
  ["asks none of a store room of an assembly", beside("STORAGE 110", "ASSEMBLY 101"), ""],
  ["fails the assembly's own door", beside("ASSEMBLY 101", "CORRIDOR"), "fail"],
], hall);
testRule(rule, [
  [
    "reads a list of hardware",
    hardwareOf("132", "CYL. LEVER, CLASSROOM FUNCTION"),
    "fail",
    aProject({ occupancyClassification: ["E"] }),
  ],
  [
    "passes an exit device there",
    hardwareOf("132", "RIM EXIT DEVICE, LEVER TRIM"),
    "pass",
    aProject({ occupancyClassification: ["E"] }),
  ],
  [
    "leaves 49 there alone",
    hardwareOf("49", "CYL. LEVER, CLASSROOM FUNCTION"),
    "",
    aProject({ occupancyClassification: ["E"] }),
  ],
  [
    "leaves a storage room there alone",
    hardwareOf("132", "LEVER", "STORAGE / CORRIDOR"),
    "",
    aProject({ occupancyClassification: ["E"] }),
  ],
]);

const rear = (load: number, over = {}) =>
  aPlanSet({
    doors: [aDoor("9", { hardware: "Lever lockset", swingsIntoRoom: "OUTSIDE", ...over })],
    codeSummary: { totalOccupantLoad: [aFact(load)] },
  });

testRule(rule, [
  ["asks about a lockset on a door that swings outside", rear(70), "cantTell", hall],
  ["leaves it alone in a small building", rear(49), "", hall],
  ["asks at the end of a hall", rear(70, { rooms: ["Rear Hall"] }), "cantTell", hall],
  ["leaves a door alone whose room is known", rear(70, { rooms: ["STORAGE"] }), "", hall],
  ["leaves a door alone whose place is named", rear(70, { location: "ELECTRICAL ROOM" }), "", hall],
  ["passes a device there", rear(70, { hardware: "Panic bar" }), "pass", hall],
]);

/** A door that names its hardware set, with the sets of the schedule. */
const ofSet = (hardware: string, remarks: string, ...sets: string[][]) =>
  aPlanSet({
    ...aList("Hardware groups", ["Group", "Items"], ...sets),
    doors: [
      aDoor("12", { hardware, remarks, fields: { "HDWE.": hardware, "REMARKS": remarks } }),
    ],
  });
const rim = ["D-1", "Rim exit device, lever trim, closer"];
const lock = ["D-2", "Storeroom lockset, lever, closer, stop"];

testRule(rule, [
  ["reads the set a door names", ofSet("D-2", "Gallery to court, 84 occ.", rim, lock), "fail"],
  ["passes the set with a device", ofSet("D-1", "Gallery to court, 84 occ.", rim, lock), "pass"],
  ["reads a mark without its hyphen", ofSet("D2", "OCC. 84", rim, lock), "fail"],
  ["reads a mark with a nought", ofSet("D-02", "SERVES 84", rim, lock), "fail"],
  ["leaves 49 of the remarks alone", ofSet("D-2", "ROOM OCC. 49", rim, lock), ""],
  ["leaves a set alone that is not listed", ofSet("D-5", "OCC. 84", rim, lock), ""],
  ["leaves two sets of one mark alone", ofSet("D-2", "OCC. 84", lock, ["D-2", "Lever"]), ""],
  ["leaves push and pull alone", ofSet("D-3", "OCC. 84", ["D-3", "Push, pull, closer"]), ""],
  ["reads a deadlatch", ofSet("4", "OCC. 84", ["4", "Narrow stile deadlatch, closer"]), "fail"],
], hall);

const underSets = (mark: string) =>
  aPlanSet({
    notes: [
      ...["3 EA HINGES", "1 EA MORTISE LOCK, LEVER", "1 EA CLOSER"].map((text) =>
        aNote(text, { heading: "HARDWARE SET 2" })
      ),
      ...["3 EA HINGES", "1 EA RIM EXIT DEVICE"].map((text) =>
        aNote(text, { heading: "HARDWARE SET 3" })
      ),
    ],
    doors: [aDoor("7", { hardware: mark, remarks: "OCC. 84", fields: { REMARKS: "OCC. 84" } })],
  });

testRule(rule, [
  ["reads a set lettered under its heading", underSets("2"), "fail"],
  ["passes the one with a device", underSets("SET 3"), "pass"],
  ["leaves a set alone that no heading has", underSets("8"), ""],
], hall);

/** A door of set 2, the sets told in one note. */
const setOf = (hardware: string, over = {}) =>
  aPlanSet({
    notes: [aNote(`SET 1 PUSH / PULL, CLOSER SET 2 ${hardware} SET 3 RIM EXIT DEVICE, CLOSER`)],
    rooms: [aRoom("STORAGE", { occupants: 2 }), aRoom("STUDIO", { occupants: 60 })],
    doors: [aDoor("102A", { hardware: "2", ...over })],
    codeSummary: { totalOccupantLoad: [aFact(174)] },
  });

testRule(rule, [
  [
    "fails a set in a line of sets that counts its people",
    setOf("LEVER LATCHSET, NO EXIT DEVICE; 60 PERSON STUDIO"),
    "fail",
  ],
  ["passes a set in a line with a device", setOf("RIM EXIT DEVICE"), "pass"],
  [
    "asks about a set without a device for nobody knows how many",
    setOf("LATCHSET, NO EXIT DEVICE"),
    "cantTell",
  ],
  [
    "leaves a set of a small room alone",
    setOf("LATCHSET, NO EXIT DEVICE", { rooms: ["STORAGE", "HALL"] }),
    "",
  ],
  ["leaves a set for few people alone", setOf("LATCHSET, NO EXIT DEVICE; 30 PERSONS"), ""],
], hall);

const shopsAndDining = aProject({ occupancyClassification: ["A-2", "M"] });
const named = (location: string) => door("LEVER LATCHSET, NO PANIC", 175, { rooms: [], location });

testRule(rule, [
  ["leaves the door of a shop beside a restaurant alone", named("RETAIL 111, FRONT"), ""],
  ["fails that of the dining room", named("DINING 101, EXIT"), "fail"],
  ["fails that of a hall for sales and dining", named("SALES / DINING HALL"), "fail"],
], shopsAndDining);

testStatements(rule, [
  {
    says: "THE CORRIDOR PAST THE ALCOVE SERVES 119 PERSONS",
    where: { heading: "DOORS AND PASSAGE, FIRST STORY" },
    kinds: [],
  },
  {
    says: 'GATE G2 (60 OCC. DECK), 36" CLR., OUTSWING, THUMB LATCH WITH CANE BOLT',
    kinds: ["fail"],
  },
  { says: "GATE G2 (60 OCC. DECK), OUTSWING, RIM EXIT DEVICE", kinds: ["pass"] },
  { says: "GATE G3 (20 OCC. DECK), THUMB LATCH", kinds: [] },
], hall);

testRule(rule, [
  ...([["73", "fail"], ["48", ""]] as const).map(([load, kinds]): RuleRow => [
    `takes a load of ${load} from beside the mark`,
    aPlanSet({
      doors: [aDoor("S-A2", { hardware: "LEVER LATCH", fields: { MK: `S-A2, OL ${load}` } })],
    }),
    kinds,
  ]),
], hall);
