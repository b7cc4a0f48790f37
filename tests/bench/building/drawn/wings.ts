/**
 * Two invented buildings as rings of corners: a clinic with a wing turned by 30 degrees, and a library around a curved
 * wall. Inches along the middle of walls, y down; rooms share the corners of their walls.
 */

export type Point = readonly [x: number, y: number];

export interface WingRoom {
  number: string;
  name: string;
  ring: readonly Point[];
}

export interface WingDoor {
  mark: string;
  /** A wall by two places on its middle, from the first of which `at` is counted. */
  wall: readonly [Point, Point];
  at: number;
  width: number;
  between: readonly [from: string, to: string];
  kind: "single" | "double" | "sliding" | "folding" | "pocket";
  /** The hinge of a single leaf is at the nearer end of the wall. */
  hingesFirst?: boolean;
}

export interface WingFixture {
  type: "wc" | "lavatory" | "sink";
  /** Middle of its back, and the way it looks, degrees clockwise from right. */
  at: Point;
  turn: number;
}

export interface WingBuilding {
  title: string;
  outer: readonly Point[];
  rooms: readonly WingRoom[];
  doors: readonly WingDoor[];
  windows: readonly { wall: readonly [Point, Point]; at: number; width: number }[];
  /** First tread, way up and width, of straight flights. */
  stairs: readonly { at: Point; along: Point; width: number; treads: number }[];
  fixtures: readonly WingFixture[];
}

/** Turned about a corner, degrees clockwise. */
const turned = (about: Point, degrees: number) => ([x, y]: Point): Point => {
  const [c, s] = [Math.cos(degrees * Math.PI / 180), Math.sin(degrees * Math.PI / 180)];
  const [dx, dy] = [x - about[0], y - about[1]];
  return [about[0] + dx * c - dy * s, about[1] + dx * s + dy * c];
};

/** The wing hangs on the clinic's lower right corner. */
const w = turned([600, 360], -30);
const wing = { a: w([600, 360]), b: w([840, 360]), c: w([840, 180]), d: w([600, 180]) };
const [wingTop, wingLow] = [w([720, 180]), w([720, 360])];

/** Where the wing's upper wall meets the right wall of the clinic. */
const meets: Point = [600, 360 - 180 / Math.cos(Math.PI / 6)];

export const clinicWithWing: WingBuilding = {
  title: "PINE VET CLINIC",
  outer: [[0, 0], [600, 0], meets, wing.c, wing.b, wing.a, [0, 360]],
  rooms: [
    { number: "101", name: "LOBBY", ring: [[0, 0], [240, 0], [240, 150], [0, 150]] },
    { number: "102", name: "OFFICE", ring: [[240, 0], [420, 0], [420, 150], [240, 150]] },
    { number: "103", name: "LAB", ring: [[420, 0], [600, 0], [600, 150], [420, 150]] },
    {
      number: "104",
      name: "CORRIDOR",
      ring: [[0, 150], [600, 150], [600, 222], [0, 222]],
    },
    { number: "105", name: "EXAM", ring: [[0, 222], [200, 222], [200, 360], [0, 360]] },
    { number: "106", name: "TOILET", ring: [[200, 222], [320, 222], [320, 360], [200, 360]] },
    { number: "107", name: "STORAGE", ring: [[320, 222], [600, 222], [600, 360], [320, 360]] },
    { number: "108", name: "KENNEL", ring: [meets, wingTop, wingLow, wing.a] },
    { number: "109", name: "SURGERY", ring: [wingTop, wing.c, wing.b, wingLow] },
  ],
  doors: [
    d("1", [[0, 0], [240, 0]], 60, 72, ["101", "outside"], "double"),
    d("2", [[240, 0], [240, 150]], 60, 36, ["101", "102"]),
    d("3", [[0, 150], [240, 150]], 130, 42, ["101", "104"], "single", false),
    d("4", [[420, 150], [600, 150]], 30, 36, ["104", "103"]),
    d("5", [[0, 222], [200, 222]], 90, 36, ["104", "105"], "single", false),
    d("6", [[200, 222], [320, 222]], 40, 36, ["104", "106"]),
    d("7", [[320, 222], [600, 222]], 100, 36, ["104", "107"]),
    d("8", [[600, 150], [600, 222]], 18, 36, ["104", "108"]),
    d("9", [wingTop, wingLow], 70, 36, ["108", "109"], "single", false),
    d("10", [wing.b, wing.c], 70, 36, ["109", "outside"]),
  ],
  windows: [
    { wall: [[0, 360], [0, 222]], at: 30, width: 60 },
    { wall: [[420, 0], [600, 0]], at: 60, width: 60 },
    { wall: [wingTop, wing.c], at: 30, width: 48 },
  ],
  stairs: [],
  fixtures: [
    { type: "wc", at: [262, 357], turn: -90 },
    { type: "lavatory", at: [317, 270], turn: 180 },
    { type: "sink", at: [560, 3], turn: 90 },
  ],
};

/** The curved front of the library: a quarter of a circle in short pieces. */
const CURVE = Array.from({ length: 25 }, (_, index): Point => {
  const angle = Math.PI + index / 24 * Math.PI / 2;
  return [240 + 240 * Math.cos(angle), 240 + 240 * Math.sin(angle)];
});

export const curvedLibrary: WingBuilding = {
  title: "CYPRESS BEND LIBRARY",
  outer: [...CURVE, [660, 0], [660, 420], [0, 420]],
  rooms: [
    { number: "A1", name: "READING ROOM", ring: [...CURVE, [360, 0], [360, 240]] },
    { number: "A2", name: "CHILDREN", ring: [[360, 0], [660, 0], [660, 240], [360, 240]] },
    { number: "A3", name: "HALL", ring: [[0, 240], [660, 240], [660, 306], [0, 306]] },
    { number: "A4", name: "WORKROOM", ring: [[0, 306], [180, 306], [180, 420], [0, 420]] },
    { number: "A5", name: "WOMEN", ring: [[180, 306], [300, 306], [300, 420], [180, 420]] },
    { number: "A6", name: "CLOSET", ring: [[300, 306], [390, 306], [390, 420], [300, 420]] },
    { number: "A7", name: "STAIR", ring: [[390, 306], [660, 306], [660, 420], [390, 420]] },
  ],
  doors: [
    d("A", [[0, 240], [360, 240]], 150, 72, ["A3", "A1"], "double"),
    d("B", [[360, 0], [360, 240]], 90, 60, ["A1", "A2"], "sliding"),
    d("C", [[660, 240], [660, 306]], 14, 36, ["A3", "outside"]),
    d("D", [[0, 306], [180, 306]], 60, 36, ["A3", "A4"], "pocket"),
    d("E", [[180, 306], [300, 306]], 20, 36, ["A3", "A5"]),
    d("F", [[300, 306], [390, 306]], 15, 60, ["A6", "A3"], "folding"),
    d("G", [[390, 306], [660, 306]], 20, 36, ["A3", "A7"]),
    d("H", [[0, 306], [0, 240]], 15, 36, ["A3", "outside"], "single", false),
    d("J", [[360, 240], [660, 240]], 200, 36, ["A3", "A2"]),
  ],
  windows: [{ wall: [[360, 0], [660, 0]], at: 90, width: 96 }],
  stairs: [{ at: [480, 330], along: [1, 0], width: 60, treads: 13 }],
  fixtures: [
    { type: "wc", at: [240, 417], turn: -90 },
    { type: "lavatory", at: [297, 350], turn: 180 },
    { type: "sink", at: [60, 417], turn: -90 },
  ],
};

function d(
  mark: string,
  wall: WingDoor["wall"],
  at: number,
  width: number,
  between: WingDoor["between"],
  kind: WingDoor["kind"] = "single",
  hingesFirst = true,
): WingDoor {
  return { mark, wall, at, width, between, kind, hingesFirst };
}
