/** Six invented buildings. Dimensions are clear ones; interior walls are 5 in thick unless a gap says otherwise. */
import type { BuildingData } from "./data.ts";

const cottage: BuildingData = {
  name: "cottage",
  title: "SAND PINE COTTAGE",
  outerIn: 8,
  rooms: [
    { number: "101", name: "LIVING ROOM", clear: [[0, 0, 204, 180]] },
    { number: "102", name: "KITCHEN", clear: [[209, 0, 151, 132]] },
    { number: "103", name: "HALL", clear: [[209, 137, 271, 43]], isCorridor: true },
    { number: "104", name: "BATH", clear: [[365, 0, 115, 132]] },
    { number: "105", name: "BEDROOM 1", clear: [[0, 185, 204, 139]] },
    { number: "106", name: "BEDROOM 2", clear: [[209, 185, 163, 139]] },
    { number: "107", name: "LAUNDRY", clear: [[377, 185, 103, 139]] },
  ],
  doors: [
    { mark: "1", between: ["101", "outside"], at: 60, width: 36 },
    { mark: "2", between: ["103", "104"], at: 20, width: 30, hingesFirst: false },
    { mark: "3", between: ["103", "106"], at: 12, width: 32 },
    { mark: "4", between: ["103", "107"], at: 40, width: 30 },
    { mark: "5", between: ["101", "105"], at: 150, width: 32, hingesFirst: false },
    { mark: "6", between: ["102", "outside"], at: 48, width: 72, kind: "sliding" },
    { mark: "7", between: ["103", "outside"], at: 4, width: 34 },
  ],
  windows: [
    { room: "101", side: "N", at: 130, width: 60 },
    { room: "105", side: "S", at: 60, width: 72 },
    { room: "106", side: "S", at: 40, width: 60 },
    { room: "104", side: "E", at: 40, width: 24 },
  ],
  stairs: [],
  fixtures: [
    { type: "wc", room: "104", at: [455, 132], back: "S" },
    { type: "lavatory", room: "104", at: [480, 70], back: "E" },
    { type: "tub", room: "104", at: [410, 0], back: "N" },
    { type: "sink", room: "102", at: [240, 0], back: "N" },
  ],
};

const townhouse: BuildingData = {
  name: "townhouse",
  title: "HERON WALK TOWNHOMES",
  outerIn: 6,
  rooms: [
    { number: "1", name: "GARAGE", clear: [[0, 0, 144, 252]] },
    { number: "2", name: "FOYER", clear: [[150, 0, 90, 120]] },
    { number: "3", name: "STAIR", clear: [[150, 125, 42, 200]] },
    { number: "4", name: "POWDER", clear: [[197, 125, 43, 90]] },
    { number: "5", name: "GREAT ROOM", clear: [[0, 330, 240, 150], [197, 220, 43, 110]] },
    { number: "6", name: "STORAGE", clear: [[0, 257, 145, 68]] },
  ],
  doors: [
    { mark: "101", between: ["outside", "2"], at: 30, width: 36 },
    { mark: "102", between: ["outside", "1"], at: 24, width: 96, kind: "overhead" },
    { mark: "103", between: ["1", "2"], at: 60, width: 32 },
    { mark: "104", between: ["2", "4"], at: 6, width: 28 },
    { mark: "105", between: ["1", "6"], at: 20, width: 60, kind: "double" },
    { mark: "106", between: ["outside", "5"], at: 60, width: 72, kind: "sliding" },
  ],
  windows: [{ room: "5", side: "W", at: 40, width: 72 }],
  stairs: [{ room: "3", box: [150, 150, 42, 150], risers: 15, runs: "S" }],
  fixtures: [
    { type: "wc", room: "4", at: [218, 215], back: "S" },
    { type: "lavatory", room: "4", at: [240, 168], back: "E" },
    { type: "sink", room: "5", at: [0, 400], back: "W" },
  ],
};

const clinic: BuildingData = {
  name: "clinic",
  title: "PALM RIDGE DENTAL",
  outerIn: 8,
  rooms: [
    { number: "100", name: "WAITING", clear: [[0, 0, 180, 168]] },
    { number: "101", name: "RECEPTION", clear: [[185, 0, 120, 168]] },
    { number: "102", name: "CORRIDOR", clear: [[0, 173, 600, 60]], isCorridor: true },
    { number: "103", name: "EXAM 1", clear: [[0, 238, 120, 132]] },
    { number: "104", name: "EXAM 2", clear: [[125, 238, 120, 132]] },
    { number: "105", name: "EXAM 3", clear: [[250, 238, 120, 132]] },
    { number: "106", name: "STERILIZATION", clear: [[375, 238, 100, 132]] },
    { number: "107", name: "STAFF", clear: [[480, 238, 120, 132]] },
    { number: "108", name: "TOILET", clear: [[310, 0, 96, 168]] },
    { number: "109", name: "X-RAY", clear: [[411, 0, 84, 168]] },
    { number: "110", name: "OFFICE", clear: [[500, 0, 100, 168]] },
  ],
  doors: [
    { mark: "100A", between: ["100", "outside"], at: 50, width: 72, kind: "double" },
    { mark: "102A", between: ["102", "outside"], at: 12, width: 36 },
    { mark: "102B", between: ["100", "102"], at: 130, width: 36 },
    { mark: "103", between: ["102", "103"], at: 20, width: 36 },
    { mark: "104", between: ["102", "104"], at: 20, width: 36 },
    { mark: "105", between: ["102", "105"], at: 70, width: 36, hingesFirst: false },
    { mark: "106", between: ["102", "106"], at: 30, width: 34 },
    { mark: "107", between: ["102", "107"], at: 60, width: 36 },
    { mark: "108", between: ["102", "108"], at: 50, width: 36 },
    { mark: "109", between: ["102", "109"], at: 10, width: 42 },
    { mark: "110", between: ["102", "110"], at: 40, width: 36, hingesFirst: false },
    { mark: "101", between: ["100", "101"], at: 110, width: 34 },
  ],
  windows: [
    { room: "100", side: "W", at: 30, width: 96 },
    { room: "103", side: "S", at: 30, width: 60 },
    { room: "104", side: "S", at: 30, width: 60 },
    { room: "107", side: "S", at: 30, width: 60 },
    { room: "110", side: "N", at: 20, width: 60 },
  ],
  stairs: [],
  fixtures: [
    { type: "wc", room: "108", at: [336, 0], back: "N" },
    { type: "lavatory", room: "108", at: [406, 60], back: "E" },
    { type: "sink", room: "106", at: [425, 370], back: "S" },
    { type: "sink", room: "103", at: [60, 370], back: "S" },
    { type: "sink", room: "104", at: [185, 370], back: "S" },
    { type: "sink", room: "107", at: [540, 370], back: "S" },
  ],
};

const school: BuildingData = {
  name: "school",
  title: "OSPREY PRIMARY WING",
  outerIn: 12,
  rooms: [
    { number: "201", name: "CLASSROOM", clear: [[0, 0, 360, 312]] },
    { number: "202", name: "CLASSROOM", clear: [[368, 0, 360, 312]] },
    { number: "203", name: "STAIR A", clear: [[736, 0, 120, 312]] },
    { number: "204", name: "CORRIDOR", clear: [[0, 320, 856, 96]], isCorridor: true },
    { number: "205", name: "BOYS", clear: [[0, 424, 176, 200]] },
    { number: "206", name: "GIRLS", clear: [[184, 424, 176, 200]] },
    { number: "207", name: "MEDIA CENTER", clear: [[368, 424, 488, 200]] },
  ],
  doors: [
    { mark: "201A", between: ["204", "201"], at: 30, width: 36 },
    { mark: "202A", between: ["204", "202"], at: 290, width: 36, hingesFirst: false },
    { mark: "203A", between: ["204", "203"], at: 24, width: 72, kind: "double" },
    { mark: "204A", between: ["204", "outside"], at: 12, width: 72, kind: "double" },
    { mark: "205", between: ["204", "205"], at: 120, width: 36 },
    { mark: "206", between: ["204", "206"], at: 16, width: 36, hingesFirst: false },
    { mark: "207A", between: ["204", "207"], at: 60, width: 72, kind: "double" },
    { mark: "207B", between: ["207", "outside"], at: 80, width: 36 },
    { mark: "203B", between: ["203", "outside"], at: 40, width: 36 },
  ],
  windows: [
    { room: "201", side: "N", at: 60, width: 240 },
    { room: "202", side: "N", at: 60, width: 240 },
    { room: "207", side: "S", at: 200, width: 180 },
  ],
  stairs: [
    { room: "203", box: [736, 90, 56, 154], risers: 15, runs: "N" },
    { room: "203", box: [800, 90, 56, 154], risers: 15, runs: "S" },
  ],
  fixtures: [
    { type: "wc", room: "205", at: [30, 624], back: "S" },
    { type: "wc", room: "205", at: [90, 624], back: "S" },
    { type: "urinal", room: "205", at: [0, 520], back: "W" },
    { type: "urinal", room: "205", at: [0, 550], back: "W" },
    { type: "lavatory", room: "205", at: [176, 520], back: "E" },
    { type: "lavatory", room: "205", at: [176, 560], back: "E" },
    { type: "wc", room: "206", at: [214, 624], back: "S" },
    { type: "wc", room: "206", at: [270, 624], back: "S" },
    { type: "wc", room: "206", at: [326, 624], back: "S" },
    { type: "lavatory", room: "206", at: [360, 500], back: "E" },
    { type: "lavatory", room: "206", at: [360, 540], back: "E" },
  ],
};

const shop: BuildingData = {
  name: "shop",
  title: "GULF SUPPLY COUNTER",
  outerIn: 8,
  rooms: [
    { number: "01", name: "SHOWROOM", clear: [[0, 0, 420, 360]] },
    { number: "02", name: "STOCK", clear: [[425, 0, 240, 240]] },
    { number: "03", name: "RESTROOM", clear: [[425, 245, 90, 115]] },
    { number: "04", name: "MANAGER", clear: [[520, 245, 145, 115]] },
  ],
  doors: [
    { mark: "A", between: ["01", "outside"], at: 160, width: 72, kind: "double" },
    { mark: "B", between: ["01", "02"], at: 140, width: 42 },
    { mark: "C", between: ["01", "03"], at: 40, width: 36 },
    { mark: "D", between: ["02", "04"], at: 60, width: 34, hingesFirst: false },
    { mark: "E", between: ["02", "outside"], at: 60, width: 120, kind: "overhead" },
    { mark: "F", between: ["02", "outside"], at: 10, width: 36 },
  ],
  windows: [
    { room: "01", side: "S", at: 40, width: 120 },
    { room: "01", side: "W", at: 60, width: 200 },
  ],
  stairs: [],
  fixtures: [
    { type: "wc", room: "03", at: [450, 360], back: "S" },
    { type: "lavatory", room: "03", at: [515, 300], back: "E" },
    { type: "sink", room: "02", at: [665, 200], back: "E" },
  ],
};

const motel: BuildingData = {
  name: "motel",
  title: "CYPRESS COURT INN",
  outerIn: 8,
  rooms: [
    { number: "G1", name: "GUEST ROOM", clear: [[0, 0, 156, 228]] },
    { number: "G2", name: "GUEST ROOM", clear: [[164, 0, 156, 228]] },
    { number: "G3", name: "GUEST ROOM", clear: [[328, 0, 156, 228]] },
    { number: "B1", name: "BATH", clear: [[0, 233, 96, 92]] },
    { number: "E1", name: "ENTRY", clear: [[101, 233, 55, 92]] },
    { number: "B2", name: "BATH", clear: [[164, 233, 96, 92]] },
    { number: "E2", name: "ENTRY", clear: [[265, 233, 55, 92]] },
    { number: "B3", name: "BATH", clear: [[328, 233, 96, 92]] },
    { number: "E3", name: "ENTRY", clear: [[429, 233, 55, 92]] },
    { number: "H1", name: "CORRIDOR", clear: [[0, 333, 484, 66]], isCorridor: true },
    { number: "L1", name: "LINEN", clear: [[0, 407, 120, 220]] },
    { number: "S1", name: "STAIR", clear: [[128, 407, 110, 220]] },
    { number: "V1", name: "VENDING", clear: [[246, 407, 238, 220]] },
  ],
  doors: [
    { mark: "G1", between: ["H1", "E1"], at: 10, width: 36 },
    { mark: "G2", between: ["H1", "E2"], at: 10, width: 36 },
    { mark: "G3", between: ["H1", "E3"], at: 10, width: 36 },
    { mark: "B1", between: ["E1", "B1"], at: 30, width: 30 },
    { mark: "B2", between: ["E2", "B2"], at: 30, width: 30 },
    { mark: "B3", between: ["E3", "B3"], at: 30, width: 30 },
    { mark: "E1", between: ["E1", "G1"], at: 10, width: 34 },
    { mark: "E2", between: ["E2", "G2"], at: 10, width: 34 },
    { mark: "E3", between: ["E3", "G3"], at: 10, width: 34 },
    { mark: "L1", between: ["H1", "L1"], at: 50, width: 34 },
    { mark: "S1", between: ["H1", "S1"], at: 40, width: 36 },
    { mark: "V1", between: ["H1", "V1"], at: 80, width: 72, kind: "double" },
    { mark: "X1", between: ["H1", "outside"], at: 14, width: 36 },
  ],
  windows: [
    { room: "G1", side: "N", at: 40, width: 72 },
    { room: "G2", side: "N", at: 40, width: 72 },
    { room: "G3", side: "N", at: 40, width: 72 },
  ],
  stairs: [
    { room: "S1", box: [128, 470, 50, 143], risers: 14, runs: "S" },
    { room: "S1", box: [188, 470, 50, 143], risers: 14, runs: "N" },
  ],
  fixtures: ["B1", "B2", "B3"].flatMap((room, index) => {
    const x = index * 164;
    return [
      { type: "wc", room, at: [x, 300], back: "W" },
      { type: "lavatory", room, at: [x + 30, 233], back: "N" },
      { type: "tub", room, at: [x + 62, 325], back: "S" },
    ] as const;
  }),
};

export const buildings = { cottage, townhouse, clinic, school, shop, motel };
