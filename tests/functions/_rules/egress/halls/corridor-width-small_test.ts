import rule from "../../../../../functions/_rules/egress/halls/corridor-width-small.ts";
import {
  aDoor,
  aFact,
  aHouse,
  aNote,
  aPlanSet,
  aRoom,
  aSheet,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const HALL_PLACE = { page: 1, box: { x: 40, y: 40, width: 8, height: 1 } };
const LABEL_PLACE = { page: 1, box: { x: 40, y: 41, width: 8, height: 1 } };

const few = (text: string) =>
  aPlanSet({ notes: [aNote(text)], codeSummary: { totalOccupantLoad: [aFact(20)] } });

/** Rooms face to face across a strip of 34 in, with so many doors in it. */
const between = (names: string[], doors: number, strip: string | null = null, valueIn = 34) => {
  const box = (x: number, y: number) => ({ x, y, width: 4, height: 1 });
  const sheet = aSheet({ kind: "floor plan" });
  const { page } = sheet;
  const facing = names.flatMap((name, index) => [
    aRoom(name, { page, box: box(36, 27 + index * 8) }),
    aRoom(`${name}A`, { page, box: box(46, 27 + index * 8) }),
  ]);
  const dimension = aNote(`2'-10"`, { page, box: { x: 42, y: 22, width: 1, height: 1 } });
  const symbols = Array.from({ length: doors }, (_, index) => ({
    page,
    box: { x: 41, y: 30 + index * 8, width: 1, height: 1 },
  }));
  return aPlanSet({
    sheets: [sheet],
    rooms: strip === null
      ? facing
      : [...facing, aRoom(strip, { page, box: { x: 41, y: 35, width: 3, height: 1 } })],
    doors: [aDoor("3", { symbols })],
    dimensions: [{
      ...dimension,
      valueIn,
      measuredIn: null,
      qualifier: null,
      orientation: "horizontal" as const,
    }],
  });
};

testRule(rule, [
  [
    "reads the label of a hall with the load it serves",
    aPlanSet({
      rooms: [aRoom("HALL", HALL_PLACE)],
      notes: [aNote(`2'-10" CLR., SERVES 22 OCC.`, { ...LABEL_PLACE, room: "HALL" })],
    }),
    "fail",
  ],
  ["leaves what sticks out alone", `CORRIDOR PROTRUSION 4" MAX BETWEEN 27" AND 80"`, ""],
  ["reads the abbreviation of corridor", `CORR. CLR. WIDTH: 34"`, "fail"],
  ["leaves corrugated steel alone", `CORR. METAL DECK 24" WIDE SHEETS`, ""],
  ["leaves a passage in an attic alone", `ATTIC UNIT: PASSAGE 24" WIDE`, ""],
  ["fails 35 in for few", few(`CORRIDOR 35" WIDE`), "fail"],
  ["passes 36 in for few", few(`HALLWAY 3'-0" CLEAR`), "pass"],
  ["fails 34 in whatever the load", `CORRIDOR CLEAR WIDTH: 34"`, "fail"],
  ["leaves 40 in for an unknown load to the other rule", `CORRIDOR 40" WIDE`, ""],
  ["leaves equipment access of 24 in alone", `EQUIPMENT CORRIDOR 24" WIDE`, ""],
  ["leaves houses to FBC-Residential", `HALL 30" WIDE`, "", aHouse()],
  [
    "asks about a strip between facing rooms with doors",
    between(["EXAM 1", "EXAM 2"], 2),
    "cantTell",
  ],
  [
    "asks about a strip between offices",
    between(["OFFICE 104", "OFFICE 105", "OFFICE 106"], 3),
    "cantTell",
  ],
  ["leaves a strip without doors alone", between(["EXAM 1", "EXAM 2"], 0), ""],
  ["leaves a single pair of rooms alone", between(["EXAM 1"], 2), ""],
  ["leaves a strip with a name alone", between(["EXAM 1", "EXAM 2"], 2, "CLOSET"), ""],
  ["leaves a wide strip alone", between(["EXAM 1", "EXAM 2"], 2, null, 44), ""],
]);

testRule(rule, [
  ["leaves a recess of a corridor alone", under("CORRIDOR RECESS", '32" CLR.'), ""],
  [
    "leaves exits named by their corridor alone",
    listed("EXIT CAPACITY", ["EXIT", "CLEAR WIDTH", "FACTOR", "CAPACITY"], [
      "CORRIDOR WEST",
      '34"',
      "0.2",
      "170",
    ]),
    "",
  ],
  [
    "leaves cabinets in a corridor alone",
    "CORRIDOR BASE CABINETS 24 IN. FROM FACE TO FACE OF WALL",
    "",
  ],
]);

testRule(rule, [
  [
    "reads a list of widths",
    listed("EGRESS WIDTHS", ["COMPONENT", "OCC.", "REQUIRED", "PROVIDED"], [
      "Corridor 150",
      "40",
      '36"',
      '34"',
    ]),
    "fail",
  ],
  [
    "leaves the door of a corridor alone",
    listed("EGRESS WIDTHS", ["COMPONENT", "OCC.", "REQUIRED", "PROVIDED"], [
      "Corridor door",
      "40",
      '32"',
      '34"',
    ]),
    "",
  ],
]);

testRule(rule, [
  [
    "fails a corridor by its mark under its head",
    listed("CORRIDORS", ["CORRIDOR", "OCC. LOAD", "REQ'D", "PROVIDED"], [
      "C-2",
      "18",
      '36"',
      '33"',
    ]),
    "fail",
  ],
  [
    "passes a wider one",
    listed("CORRIDORS", ["CORRIDOR", "OCC. LOAD", "REQ'D", "PROVIDED"], [
      "C-2",
      "18",
      '36"',
      '38"',
    ]),
    "pass",
  ],
  ["leaves carts in a corridor alone", under("LINEN CORRIDOR PLAN", 'CART 34" WIDE'), ""],
]);
