/** Fixtures as offices draw them, a row of rooms a kind: ten ways and more of each, and things that are none. */
import type { BuildingData, DoorData, FixtureData, RoomData } from "./data.ts";
import {
  box,
  circle,
  cross,
  cut,
  egg,
  fronted,
  line,
  oval,
  rounded,
  type Shape,
  slopes,
  turned,
} from "./shapes.ts";

/** One way to draw a kind: the lines, and where it differs from the others, the room around it. */
interface Way {
  lines: readonly Shape[];
  /** The room's name; that of its kind where left out. */
  room?: string;
  /** Clear width of the room, inches, where the thing stands between its walls. */
  wide?: number;
  /** Middles of several in one counter. */
  places?: readonly number[];
  /** Whether it stands in the left corner; so wide. */
  cornerIn?: number;
  /** What is lettered on it. */
  word?: string;
  deep?: number;
}

export type Kind = FixtureData["type"];

const tap = (off = 0, to = 5): Shape => line([off, 1], [off, to]);
const counter = (w: number, deep: number): Shape[] => [
  line([-w / 2, deep], [w / 2, deep]),
  line([-w / 2, 0], [-w / 2, deep]),
  line([w / 2, 0], [w / 2, deep]),
];

const closets: Way[] = [
  { lines: [rounded(20, 0, 8, 2), oval(15, 8, 28), oval(10, 11, 24)] },
  { lines: [box(20, 0, 8), oval(15, 8, 28)] },
  { lines: [box(18, 0, 7), egg(14.5, 6.5, 28, 15), egg(10, 10, 25, 16)] },
  { lines: [rounded(14, 0, 22, [1, 7]), oval(9, 6, 19)], room: "RESTROOM" },
  { lines: [fronted(14.5, 0, 22, 11), fronted(9, 5, 19, 7)], room: "WOMEN" },
  { lines: [box(4, 0, 3), fronted(14.5, 3, 26, 12), oval(9.5, 8, 23)], room: "WOMEN" },
  { lines: [box(19, 0, 8), circle(7.25, 15.5), circle(5, 15.5)], room: "POWDER" },
  {
    lines: [
      box(20, 0, 8),
      box(17, 1, 7),
      circle(1, 4),
      line([-4, 8], [-4, 11], [4, 11], [4, 8]),
      oval(14.5, 10, 28),
      oval(
        10,
        13,
        25,
      ),
    ],
  },
  { lines: [line([-10, 0], [-8, 8], [8, 8], [10, 0], [-10, 0]), oval(14, 8, 27)] },
  { lines: [rounded(19, 0, 7, [0, 3]), fronted(14, 7, 28, 12), fronted(9.5, 10, 25, 9)] },
  { lines: [oval(14.5, 0, 21), oval(9.5, 4, 18)], room: "RESTROOM" },
  { lines: [box(18, 0, 27), box(18, 0, 7), oval(14, 8, 26)] },
];

const lavatories: Way[] = [
  { lines: [rounded(20, 0, 18, 3), oval(15, 4, 15), circle(0.8, 9.5), tap()], room: "POWDER" },
  { lines: [box(20, 0, 18), oval(15, 4, 15)] },
  { lines: [fronted(19, 0, 17, 9), oval(13, 4, 14), circle(0.8, 9)], room: "WOMEN" },
  { lines: [box(20, 0, 18), rounded(15, 4, 15, 3), circle(1, 9), tap()] },
  { lines: [...counter(42, 22), oval(17, 4, 17), circle(0.8, 11)] },
  {
    lines: [...counter(100, 22), oval(17, 4, 17, -33), oval(17, 4, 17), oval(17, 4, 17, 33)],
    places: [-33, 0, 33],
    room: "WOMEN",
  },
  { lines: [...counter(48, 22), box(18, 4, 17), circle(1, 10), tap(0, 6)] },
  { lines: [...counter(40, 21), circle(7.5, 11), circle(0.9, 11), tap(0, 6)], room: "POWDER" },
  {
    lines: [rounded(18, 0, 17, [1, 8]), rounded(13, 4, 14, [1, 5]), circle(0.8, 8)],
    room: "RESTROOM",
  },
  { lines: [box(20, 0, 18), oval(14, 5, 16), box(5, 1.5, 3.5), circle(0.7, 10.5)] },
  { lines: [oval(20, 0, 17), oval(15, 4, 15)] },
  {
    lines: [
      ...counter(72, 22),
      rounded(17, 4, 16, 4, -18),
      rounded(17, 4, 16, 4, 18),
      circle(0.9, 10, -18),
      circle(0.9, 10, 18),
      tap(-18),
      tap(18),
    ],
    places: [-18, 18],
  },
  { lines: [box(16, 0, 14), box(12, 3, 12), circle(0.8, 7.5)], room: "TOILET" },
];

const sinks: Way[] = [
  {
    lines: [
      rounded(33, 1, 23, 2),
      rounded(14, 5, 20, 2, -7.75),
      rounded(14, 5, 20, 2, 7.75),
      circle(1.7, 12.5, -7.75),
      circle(1.7, 12.5, 7.75),
      tap(0, 7),
    ],
  },
  { lines: [...counter(80, 25), rounded(30, 3, 21, 3), circle(1.7, 12), tap(0, 6)] },
  { lines: [...counter(72, 24), box(33, 2, 24), box(28, 6, 21), circle(1.5, 13)] },
  {
    lines: [
      ...counter(84, 25),
      box(33, 2, 23),
      box(18, 5, 21, -5.75),
      box(9, 5, 21, 10),
      circle(1.5, 13, -5.75),
      circle(1.2, 13, 10),
    ],
  },
  { lines: [...counter(60, 24), box(22, 5, 20), tap(0, 8)], room: "BREAK ROOM" },
  {
    lines: [...counter(60, 24), box(25, 2, 22), rounded(20, 6, 20, 3), circle(1.5, 13)],
    room: "EXAM 1",
  },
  { lines: [box(24, 1, 24), box(20, 5, 22), circle(1.5, 13.5)], room: "LAUNDRY" },
  {
    lines: [rounded(24, 0, 22, 2), rounded(19, 5, 20, 3), circle(1.3, 12), tap(0, 7)],
    room: "UTILITY",
  },
  {
    lines: [...counter(60, 24), box(15, 4, 19), circle(5.5, 12), circle(1, 12)],
    room: "WORK ROOM",
  },
  { lines: [...counter(60, 24), circle(7.5, 12), circle(1.3, 12), tap(0, 6)], room: "EXAM 2" },
  { lines: [...counter(72, 24), oval(18, 5, 18), circle(1.2, 11.5), tap(0, 6)], room: "LAB" },
  {
    lines: [
      ...counter(90, 25),
      box(14, 4, 20, -7.5),
      box(14, 4, 20, 7.5),
      circle(1.6, 12, -7.5),
      circle(1.6, 12, 7.5),
    ],
  },
  { lines: [box(24, 0, 24), box(20, 2, 22), circle(1.5, 12)], room: "JANITOR" },
  { lines: [box(24, 0, 24), box(20, 2, 22), circle(1.5, 12)], room: "RECEIVING" },
];

const along = (shape: Shape, w = 60, deep = 30): Shape => turned(shape, w, deep);
const tubs: Way[] = [
  { lines: [box(60, 0, 30), rounded(54, 3, 27, 5), circle(1.4, 15, -21)] },
  {
    lines: [line([-30, 30], [30, 30], [30, 0]), rounded(54, 3, 27, 3.5), circle(1.4, 15, -21)],
    cornerIn: 60,
  },
  { lines: [box(60, 0, 32), cut(53, 4, 28, 5), circle(1.4, 16, -20)] },
  { lines: [box(60, 0, 30), oval(52, 4, 26), circle(1.2, 15, 19)] },
  { lines: [box(60, 0, 30), along(fronted(24, 3, 57)), circle(1.2, 15, -22)] },
  { lines: [oval(66, 4, 36), oval(56, 9, 31), circle(1.3, 20)] },
  { lines: [rounded(66, 4, 34, 15), rounded(58, 8, 30, 11)] },
  { lines: [rounded(64, 5, 35, 12), circle(1.4, 20)] },
  { lines: [line([-30, 30], [30, 30]), rounded(54, 3, 27, 8), circle(1.2, 15, 22)], wide: 60 },
  { lines: [line([-30, 30], [30, 30]), line([-30, 28], [30, 28]), oval(53, 4, 25)], wide: 60 },
  {
    lines: [
      rounded(60, 0, 32, 2),
      rounded(54, 4, 28, [6, 6]),
      line([18, 5], [18, 27]),
      circle(1.2, 16, -21),
      circle(0.8, 10, 0),
      circle(0.8, 22, 0),
    ],
  },
  { lines: [box(60, 0, 30), along(rounded(24, 3, 57, [2, 12])), circle(1.3, 15, -22), tap()] },
  { lines: [rounded(60, 0, 30, 3), circle(1.4, 15, -23)] },
];

const showers: Way[] = [
  {
    lines: [box(36, 0, 36), rounded(32, 2, 34, 2), ...slopes(32, 2, 34), circle(2, 18)],
    cornerIn: 36,
  },
  { lines: [box(36, 0, 36), ...cross(36, 0, 36)] },
  { lines: [box(42, 0, 36), ...slopes(42, 0, 36, 2.8), box(4, 16, 20)], cornerIn: 42 },
  { lines: [box(36, 0, 36), circle(2, 18)], cornerIn: 36 },
  {
    lines: [
      line([18, 0], [18, 18], [0, 36], [-18, 36]),
      line([16, 0], [16, 17], [-1, 34], [-18, 34]),
      circle(2, 16, -2),
    ],
    cornerIn: 36,
  },
  { lines: [line([-30, 36], [30, 36]), line([-30, 32], [30, 32]), circle(2, 16)], wide: 60 },
  {
    lines: [[[-18, 36], [-2, 36], [9, 36, 18, 27, 18, 16], [18, 0]], circle(2, 16, -2)],
    cornerIn: 36,
  },
  {
    lines: [
      box(48, 0, 36),
      box(12, 0, 36, -18),
      ...slopes(36, 0, 36).map((it) => it),
      circle(1.8, 18),
    ],
    cornerIn: 48,
  },
  {
    lines: [line([18, 0], [18, 36], [-18, 36]), line([16, 0], [16, 34], [-18, 34]), circle(2, 17)],
    cornerIn: 36,
  },
  { lines: [box(60, 0, 34), ...cross(60, 0, 34), circle(2, 17)], cornerIn: 60 },
  { lines: [rounded(36, 0, 36, 3), circle(2, 18), circle(1, 18)], cornerIn: 36 },
  { lines: [box(36, 0, 36), box(32, 2, 34), ...cross(32, 2, 34)], cornerIn: 36 },
  { lines: [line([-24, 42], [24, 42]), line([-24, 38], [24, 38]), ...cross(48, 0, 38)], wide: 48 },
];

const urinals: Way[] = [
  { lines: [box(14, 0, 4), oval(12, 3, 14)] },
  { lines: [fronted(14, 0, 14), fronted(9, 3, 11)] },
  { lines: [fronted(15, 0, 15, 9), oval(9, 4, 12), circle(0.8, 8)] },
  { lines: [line([-9, 0], [-6, 8], [6, 8], [9, 0], [-9, 0]), oval(11, 5, 15)] },
  { lines: [rounded(18, 0, 14, 3), oval(12, 3, 12)] },
  { lines: [box(18, 0, 2), fronted(13, 2, 15), oval(7, 5, 12)] },
  { lines: [rounded(14, 0, 14, [0, 5])] },
  { lines: [egg(13, 0, 15, 5), egg(8, 3, 12, 6)] },
  { lines: [box(16, 0, 6), fronted(12, 6, 15, 5), circle(0.8, 9)] },
  { lines: [fronted(13, 0, 13), line([-18, 0], [-18, 22]), line([18, 0], [18, 22])] },
];

const fountains: Way[] = [
  { lines: [box(18, 0, 19), oval(13, 5, 16), circle(0.8, 10)], word: "D.F." },
  {
    lines: [box(18, 0, 19, -10), box(18, 0, 19, 10), circle(5, 11, -10), circle(5, 11, 10)],
    places: [-10, 10],
  },
  { lines: [rounded(18, 0, 18, [0, 4]), circle(5, 10)], word: "DF" },
  { lines: [box(18, 0, 12)], word: "EWC" },
  { lines: [box(36, 0, 18), circle(6, 10, -9), circle(6, 10, 9)], word: "H/L DF" },
  {
    lines: [
      rounded(17, 0, 19, [0, 3], -9.5),
      rounded(17, 0, 19, [0, 3], 9.5),
      oval(11, 6, 15, -9.5),
      oval(11, 6, 15, 9.5),
    ],
    places: [-9.5, 9.5],
  },
];

const burners = (w: number, deep: number, radius = 3.5): Shape[] =>
  [-1, 1].flatMap((x) => [0.3, 0.72].map((y) => circle(radius, y * deep, x * w / 4)));
const ranges: Way[] = [
  { lines: [box(30, 0, 26), ...burners(30, 26)] },
  { lines: [box(30, 0, 28), box(30, 0, 3), ...burners(30, 26), ...burners(30, 26, 2)] },
  { lines: [...counter(90, 25), box(30, 2, 23), ...burners(30, 25, 4)] },
  { lines: [box(36, 0, 27), ...burners(40, 26, 3.5), circle(3, 13)] },
  {
    lines: [
      box(36, 0, 27),
      ...[-12, 0, 12].flatMap((x) => [circle(3.5, 8, x), circle(3.5, 19, x)]),
    ],
  },
  {
    lines: [
      box(30, 0, 26),
      ...burners(30, 26, 3).flatMap((it, index) => [
        it,
        ...[0].map(() =>
          line(
            [(index < 2 ? -1 : 1) * 7.5 - 4, (index % 2 ? 0.72 : 0.3) * 26],
            [(index < 2 ? -1 : 1) * 7.5 + 4, (index % 2 ? 0.72 : 0.3) * 26],
          )
        ),
      ]),
    ],
  },
  { lines: [box(30, 0, 26), ...burners(30, 26)], word: "RANGE" },
];
const refrigerators: Way[] = [
  { lines: [box(36, 0, 30)], word: "REF" },
  { lines: [box(36, 0, 30), line([-18, 27], [18, 27])], word: "REF." },
  { lines: [box(33, 1, 31), ...cross(33, 1, 31)], word: "REF" },
  { lines: [box(36, 0, 32)], word: "FRIDGE" },
  { lines: [box(36, 0, 30), line([0, 27], [0, 30])], word: "REFRIG." },
  { lines: [box(36, 0, 30)], word: "FRIG" },
];
const dishwashers: Way[] = [
  { lines: [...counter(90, 25), box(24, 1, 25)], word: "DW" },
  { lines: [...counter(90, 25), line([-12, 0], [-12, 25]), line([12, 0], [12, 25])], word: "D.W." },
  { lines: [box(24, 0, 25), line([-12, 23], [12, 23])], word: "DISHWASHER" },
  { lines: [...counter(80, 25), box(24, 0, 24)], word: "D/W" },
  { lines: [box(24, 0, 24), ...cross(24, 0, 24)], word: "DW" },
  { lines: [...counter(90, 25), box(24, 1, 25)], word: "DW." },
];
const machines = (word: string, long: string): Way[] => [
  { lines: [box(27, 2, 30)], word },
  { lines: [box(27, 2, 30), circle(9, 16)], word },
  { lines: [rounded(27, 2, 30, 2), line([-13.5, 7], [13.5, 7])], word },
  { lines: [box(29, 2, 32), box(29, 2, 6)], word: long },
  { lines: [box(27, 2, 30), ...cross(27, 2, 30)], word },
  { lines: [box(27, 2, 30)], word: `${word}.` },
];

/** Ways by kind, and the rooms of each where no other is named. */
export const ways: Record<Kind, { room: string; ways: readonly Way[] }> = {
  wc: { room: "BATH", ways: closets },
  lavatory: { room: "BATH", ways: lavatories },
  sink: { room: "KITCHEN", ways: sinks },
  tub: { room: "BATH", ways: tubs },
  shower: { room: "MASTER BATH", ways: showers },
  urinal: { room: "MEN", ways: urinals },
  fountain: { room: "CORRIDOR", ways: fountains },
  range: { room: "KITCHEN", ways: ranges },
  refrigerator: { room: "KITCHEN", ways: refrigerators },
  dishwasher: { room: "KITCHEN", ways: dishwashers },
  washer: { room: "LAUNDRY", ways: machines("W", "WASHER") },
  dryer: { room: "LAUNDRY", ways: machines("D", "DRYER") },
};

const chair = (off: number, from: number): Shape => rounded(18, from, from + 18, 3, off);
const seat = (
  off: number,
  from: number,
): Shape[] => [chair(off, from), rounded(14, from + 3, from + 16, 2, off)];

/** Things that are no fixtures, by the rooms they stand in. */
const others: Way[] = [
  {
    room: "BEDROOM 1",
    lines: [
      rounded(60, 0, 80, 3),
      rounded(24, 3, 17, 3, -14),
      rounded(24, 3, 17, 3, 14),
      box(18, 0, 16, 42),
      circle(5, 8, 42),
    ],
  },
  {
    room: "LIVING ROOM",
    lines: [
      rounded(84, 0, 36, 4),
      rounded(36, 8, 34, 3, -19),
      rounded(36, 8, 34, 3, 19),
      oval(48, 46, 70),
    ],
  },
  { room: "OFFICE", lines: [box(60, 0, 30), ...seat(0, 36), circle(6, 90, 30)] },
  {
    room: "WAITING",
    lines: [...[-40, -20, 0, 20, 40].flatMap((it) => seat(it, 1)), circle(9, 60, 30)],
  },
  {
    room: "KITCHEN",
    lines: [
      circle(24, 60),
      ...[[0, 14], [0, 88]].flatMap(([x, y]) => [rounded(17, y, y + 18, 4, x)]),
    ],
  },
  {
    room: "DINING",
    lines: [
      rounded(72, 40, 78, 4),
      ...[-22, 0, 22].flatMap((it) => [rounded(17, 20, 38, 4, it), rounded(17, 80, 98, 4, it)]),
    ],
  },
  { room: "LAUNDRY", lines: [fronted(15, 10, 60, 14), box(60, 0, 24, 20)] },
  {
    room: "TOILET",
    lines: [circle(7, 9, -40), box(36, 0, 4, 0), box(12, 0, 4, 40), circle(30, 60)],
  },
  { room: "BATH", lines: [box(24, 0, 18, -40), rounded(20, 0, 14, 2, 0), circle(8, 50, 40)] },
  {
    room: "MEN",
    lines: [circle(8, 10, -45), box(14, 0, 4, -10), box(10, 0, 8, 30), box(40, 50, 66, 0)],
  },
  { room: "CORRIDOR", lines: [box(24, 0, 8, -30), circle(8, 10, 30), box(36, 0, 14, 0)] },
  { room: "LOBBY", lines: [box(24, 4, 28, -40), circle(9, 16, -40), rounded(30, 8, 36, 4, 30)] },
  {
    room: "CONFERENCE",
    lines: [
      oval(100, 30, 78),
      ...[-30, 0, 30].flatMap((it) => [rounded(18, 8, 26, 4, it), rounded(18, 82, 100, 4, it)]),
    ],
  },
  {
    room: "BREAK ROOM",
    lines: [
      ...counter(90, 24),
      box(20, 3, 18, 20),
      rounded(16, 50, 66, 3, -20),
      circle(18, 80, 10),
    ],
  },
  { room: "EXAM", lines: [rounded(27, 20, 92, 4, 20), circle(7.5, 40, -30), box(36, 0, 20, -30)] },
  { room: "W.I.C.", lines: [box(90, 0, 14), box(20, 30, 60, 0)] },
];

const DEEP = 120, WIDE = 108, WALL = 5, CORRIDOR = 60;

/** A row of rooms with what stands in each. */
function rowOf(
  name: string,
  type: Kind | null,
  rows: readonly (Way & { room: string })[],
): BuildingData {
  const rooms: RoomData[] = [], doors: DoorData[] = [], fixtures: FixtureData[] = [];
  let x = 0;
  rows.forEach((way, index) => {
    const number = String(101 + index);
    const wide = way.wide ?? WIDE;
    rooms.push({ number, name: way.room, clear: [[x, 0, wide, DEEP]] });
    doors.push({ mark: String(index + 1), between: ["100", number], at: 12, width: 34 });
    const middle = x + (way.cornerIn ? way.cornerIn / 2 : wide / 2);
    fixtures.push({
      type: type ?? "wc",
      room: number,
      at: [middle, 0],
      back: "N",
      lines: way.lines,
      places: type === null ? [] : way.places,
      word: way.word,
    });
    x += wide + WALL;
  });
  const length = x - WALL;
  return {
    name,
    title: name.toUpperCase(),
    outerIn: 8,
    rooms: [
      ...rooms,
      {
        number: "100",
        name: "HALL",
        clear: [[0, DEEP + WALL, length, CORRIDOR]],
        isCorridor: true,
      },
    ],
    doors: [...doors, { mark: "99", between: ["100", "outside"], at: 12, width: 36 }],
    windows: [],
    stairs: [],
    fixtures,
  };
}

/** A building for each kind, and one with things that are none. */
export const gallery: Record<string, BuildingData> = {
  ...Object.fromEntries(
    Object.entries(ways).map(([kind, { room, ways: all }]) => [
      kind,
      rowOf(kind, kind as Kind, all.map((it) => ({ ...it, room: it.room ?? room }))),
    ]),
  ),
  others: rowOf("others", null, others.map((it) => ({ ...it, room: it.room! }))),
};
