/** A row of baths, kitchens and a laundry along a corridor, for fixtures alone. Inches, as the other buildings. */
import type { BuildingData, DoorData, FixtureData, RoomData } from "./data.ts";

const DEEP = 120, WIDE = 132, WALL = 5;
const NAMES = ["BATH 1", "KITCHEN", "BATH 2", "TOILET", "BREAK ROOM", "MASTER BATH", "LAUNDRY"];

const rooms = NAMES.map((name, index): RoomData => ({
  number: String(101 + index),
  name,
  clear: [[index * (WIDE + WALL), 0, WIDE, DEEP]],
}));
const length = NAMES.length * (WIDE + WALL) - WALL;

/** What stands in a room: at its upper wall, at its left one, at its right one. */
function fixturesIn({ number, name, clear: [[x]] }: RoomData, index: number): FixtureData[] {
  const place = { room: number };
  if (!/BATH|TOILET/.test(name)) {
    return [{ ...place, type: "sink", at: [x + 66, 0], back: "N" }];
  }
  const large = index % 4 === 0 ? "tub" : "shower";
  return [
    ...(name === "TOILET" ? [] : [
      {
        ...place,
        type: large,
        at: [x + (large === "tub" ? 30 : 18), 0],
        back: "N",
      } as FixtureData,
    ]),
    { ...place, type: "wc", at: [x + WIDE, 24], back: "E" },
    { ...place, type: "lavatory", at: [x + WIDE, 76], back: "E" },
  ];
}

export const baths: BuildingData = {
  name: "baths",
  title: "ROW OF BATHS",
  outerIn: 8,
  rooms: [
    ...rooms,
    { number: "100", name: "CORRIDOR", clear: [[0, DEEP + WALL, length, 60]], isCorridor: true },
  ],
  doors: [
    ...rooms.map(({ number }, index): DoorData => ({
      mark: String(index + 1),
      between: ["100", number],
      at: 12,
      width: 34,
    })),
    { mark: "9", between: ["100", "outside"], at: 12, width: 36 },
  ],
  windows: [],
  stairs: [],
  fixtures: rooms.flatMap(fixturesIn),
};
