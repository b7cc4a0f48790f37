import assert from "node:assert/strict";
import { OUTSIDE_ID } from "../../../../functions/_shared/domain/building.ts";
import type { TextLine } from "../../../../functions/_shared/domain/page_reading.ts";
import { byDirection } from "../../../../functions/analysis/building/lines.ts";
import { readBuilding } from "../../../../functions/analysis/building/mod.ts";
import { findWalls } from "../../../../functions/analysis/building/walls.ts";
import { box, pageOf, place, POINTS_PER_FOOT, stroke, twoRooms } from "./drawn_house.ts";

const label = (name: string, x: number, y: number, statedSqft: number | null = null) => ({
  name,
  number: null,
  statedSqft,
  ledTo: null,
  drawing: null,
  box: { x: place(x), y: place(y), width: 30, height: 8 },
});

const SOURCES = {
  pointsPerFoot: POINTS_PER_FOOT,
  isScaleVerified: true,
  readBy: "geometry" as const,
  rooms: [label("OFFICE", 3, 5), label("STORAGE", 14, 5)],
  marks: [{ mark: "101", box: { x: place(3), y: place(1), width: 10, height: 10 } }],
  excluded: [],
  dimensionLines: [],
};

Deno.test("readBuilding() closes rooms at their doors and measures them between the faces of walls", () => {
  const building = readBuilding(twoRooms(), SOURCES)!.building;
  assert.deepEqual(
    building.rooms.map(({ name, areaSqft }) => [name, areaSqft]),
    [["OFFICE", 100], ["STORAGE", 100]],
  );
  assert.equal(building.rooms[0].polygon.length, 4);
});

Deno.test("readBuilding() tells of a door which rooms it joins, into which it swings, and its leaf", () => {
  const { rooms: [office, storage], openings } = readBuilding(twoRooms(), SOURCES)!.building;
  const doors = openings.filter(({ kind }) => kind === "single");
  assert.equal(doors.length, 2);
  const outer = doors.find(({ mark }) => mark === "101")!;
  assert.deepEqual(outer.between, [office.id, OUTSIDE_ID]);
  assert.equal(outer.swingsInto, OUTSIDE_ID);
  assert.equal(outer.hingeSide, "left");
  assert.equal(outer.leafIn, 36);
  const inner = doors.find(({ mark }) => mark === null)!;
  assert.deepEqual(inner.between, [office.id, storage.id]);
  assert.equal(inner.swingsInto, storage.id);
  assert.equal(inner.hingeSide, "right");
  assert.equal(inner.leafIn, 32);
});

Deno.test("readBuilding() walks from the farthest corner through the rooms to the door outside", () => {
  const { rooms: [, storage], openings, egress } = readBuilding(twoRooms(), SOURCES)!.building;
  assert.deepEqual(egress.exits, [openings.find(({ mark }) => mark === "101")!.id]);
  assert.equal(egress.longest!.room, storage.id);
  assert.equal(egress.longest!.way.length, 3);
  // From the far corner of the storage to its door, and on to the outer door of the office.
  assert.ok(Math.abs(egress.longest!.lengthFt - (11.3 + 8.2)) < 1.5, `${egress.longest!.lengthFt}`);
  assert.deepEqual(egress.closedIn, []);
});

Deno.test("readBuilding() takes furniture for no room and its lines for no wall", () => {
  const page = twoRooms();
  const table = [...box(2, 6, 6, 8.5, 0.4), ...box(2.3, 6.3, 5.7, 8.2, 0.4)];
  const building =
    readBuilding({ ...page, segments: [...page.segments, ...table] }, SOURCES)!.building;
  assert.deepEqual(building.rooms.map(({ areaSqft }) => areaSqft), [100, 100]);
});

Deno.test("readBuilding() keeps a closed space without a name", () => {
  const building = readBuilding(twoRooms(), { ...SOURCES, rooms: [SOURCES.rooms[0]] })!.building;
  assert.deepEqual(building.rooms.map(({ name }) => name), ["OFFICE", null]);
});

Deno.test("readBuilding() parts an open space between its two names along the line drawn between them", () => {
  const walls = [...box(0, 0, 20, 10), ...box(-0.5, -0.5, 20.5, 10.5)];
  const line = stroke(12, 0, 12, 10, 0.2);
  const building = readBuilding(pageOf([...walls, line]), SOURCES)!.building;
  assert.deepEqual(building.rooms.map(({ areaSqft }) => areaSqft), [120, 80]);
});

Deno.test("readBuilding() parts an open plan by the areas lettered in it, with the shortest straight cuts", () => {
  const walls = [...box(0, 0, 20, 10), ...box(-0.5, -0.5, 20.5, 10.5)];
  const areasOf = (...rooms: ReturnType<typeof label>[]) =>
    readBuilding(pageOf(walls), { ...SOURCES, rooms })!.building.rooms.map((it) =>
      Math.round(it.areaSqft!)
    );
  assert.deepEqual(areasOf(label("KITCHEN", 2, 5, 60), label("DINING", 15, 3, 140)), [60, 140]);
  const three = areasOf(
    label("KITCHEN", 1, 5, 50),
    label("DINING", 8, 2, 70),
    label("LIVING", 16, 8, 80),
  );
  assert.ok([50, 70, 80].every((it, index) => Math.abs(three[index] - it) <= 1), `${three}`);
  const elsewhere = areasOf(label("KITCHEN", 2, 5, 90), label("DINING", 15, 3, 190));
  assert.notDeepEqual(elsewhere, [90, 190], "they state more than there is");
});

/** Walls of half a foot around places, from their inner to their outer faces. */
const around = (...faces: [number, number][][]) =>
  faces.flatMap((places) =>
    places.map(([x1, y1], index) => {
      const [x2, y2] = places[(index + 1) % places.length];
      return stroke(x1, y1, x2, y2);
    })
  );

/** A hall of 12 by 4 feet that opens into a room of 16 by 14. */
const hallToRoom = () => {
  const inside: [number, number][] = [[0, 0], [28, 0], [28, 14], [12, 14], [12, 4], [0, 4]];
  const outside: typeof inside = [
    [-0.5, -0.5],
    [28.5, -0.5],
    [28.5, 14.5],
    [11.5, 14.5],
    [11.5, 4.5],
    [-0.5, 4.5],
  ];
  return around(inside, outside);
};

Deno.test("readBuilding() gives a hall to its name up to where it opens, wherever the name stands in it", () => {
  for (const at of [[1, 0.8], [1, 2.4], [3, 1.8], [6, 1.2], [6, 2]] as const) {
    const areas = readBuilding(pageOf(hallToRoom()), {
      ...SOURCES,
      rooms: [label("LIVING", 20, 7), label("HALL", at[0], at[1])],
    })!.building.rooms.map(({ areaSqft }) => areaSqft!);
    assert.ok(areas.length === 2 && Math.abs(areas[1] - 48) < 3, `${at}: ${areas}`);
  }
});

Deno.test("readBuilding() takes the line of a dimension that runs a little beside what it was read as for none of the plan", () => {
  const walls = [...box(0, 0, 20, 10), ...box(-0.5, -0.5, 20.5, 10.5)];
  const own = stroke(0, 6, 20, 6, 0.3);
  const rooms = [label("LIVING", 3, 3), label("DINING", 14, 8)];
  const areasOff = (off: number) => {
    const line = { x1: own.x1, y1: own.y1 + off, x2: own.x2, y2: own.y2 + off };
    return readBuilding(pageOf([...walls, own]), { ...SOURCES, rooms, dimensionLines: [line] })!
      .building.rooms.map(({ areaSqft }) => areaSqft);
  };
  assert.deepEqual(areasOff(3), [120, 80]);
  assert.notDeepEqual(areasOff(0.75), [120, 80]);
});

/** A corridor of 20 by 6 feet over a lobby of 20 by 9.5, with a gap of eleven feet in the wall between them. */
function hallOverLobby() {
  const walls = [
    ...box(0, 0, 20, 6),
    ...box(0, 6.5, 20, 16),
    ...box(-0.5, -0.5, 20.5, 16.5),
  ].filter(({ y1, y2 }) => !(y1 === y2 && (y1 === place(6) || y1 === place(6.5))));
  const stubs = [6, 6.5].flatMap((y) => [stroke(0, y, 4, y), stroke(15, y, 20, y)]);
  const jambs = [4, 15].map((x) => stroke(x, 6, x, 6.5));
  return [...walls, ...stubs, ...jambs];
}

Deno.test("readBuilding() takes a wide gap for a passage where broken lines draw the wall over it", () => {
  const header = [6, 6.5].map((y) => ({ ...stroke(4, y, 15, y, 0.3), isDashed: true }));
  const rooms = [label("CORRIDOR", 3, 3), label("LOBBY", 9, 8)];
  const areasWith = (lines: typeof header) =>
    readBuilding(pageOf([...hallOverLobby(), ...lines]), { ...SOURCES, rooms })!
      .building.rooms.map(({ areaSqft }) => Math.round(areaSqft! / 5) * 5);
  const [corridor, lobby] = areasWith(header);
  assert.ok(Math.abs(corridor - 120) <= 5, `${corridor}`);
  assert.ok(Math.abs(lobby - 190) <= 5, `${lobby}`);
});

Deno.test("readBuilding() takes a wide gap for a passage where words that stand in it, or lead there, name it one", () => {
  const leader = [stroke(15.5, 10.2, 15, 10.2, 0.3), stroke(15, 10.2, 13, 6.25, 0.3)];
  const kindsWith = (text: string, [x, y]: [number, number], lines = leader) => {
    const line: TextLine = {
      text,
      box: { x: place(x), y: place(y), width: 60, height: 8 },
      angle: 0,
      sizePt: 8,
      isBold: false,
      confidence: 1,
      origin: "text",
      words: [],
    };
    const page = { ...pageOf([...hallOverLobby(), ...lines]), lines: [line] };
    return readBuilding(page, { ...SOURCES, rooms: [] })!.building.openings.map(({ kind }) => kind);
  };
  assert.deepEqual(kindsWith("CASED OPENING", [15.6, 10]), ["cased"]);
  assert.deepEqual(kindsWith(`11'-0" CASED OPNG.`, [8, 6.6], []), ["cased"], "beside its wall");
  assert.deepEqual(kindsWith("EXISTING FLOOR", [15.6, 10]), [], "other words");
  assert.deepEqual(kindsWith("CASED OPENING", [8, 12]), [], "far off, and no line leads there");
});

Deno.test("readBuilding() parts no hall along the outline of a tag in it", () => {
  // Under the name, in the middle of the hall: its number and area in a box.
  const outline = box(2.7, 1.8, 6, 2.5, 0.3);
  const tag = {
    x: place(2.5),
    y: place(1),
    width: 4 * POINTS_PER_FOOT,
    height: 1.7 * POINTS_PER_FOOT,
  };
  const areas = readBuilding(pageOf([...hallToRoom(), ...outline]), {
    ...SOURCES,
    rooms: [label("LIVING", 20, 7), { ...label("HALL", 3.5, 1.2), tag }],
  })!.building.rooms.map(({ areaSqft }) => areaSqft!);
  assert.ok(areas.length === 2 && Math.abs(areas[1] - 48) < 3, `${areas}`);
});

Deno.test("readBuilding() reads a balcony that reaches far before the walls", () => {
  const page = twoRooms();
  const rail = [...box(6, -9, 18, -0.5, 0.3), ...box(6.25, -8.75, 17.75, -0.5, 0.3)];
  const rooms = [...SOURCES.rooms, label("BALCONY", 10, -5)];
  const { building } = readBuilding({ ...page, segments: [...page.segments, ...rail] }, {
    ...SOURCES,
    rooms,
  })!;
  const balcony = building.rooms.find(({ name }) => name === "BALCONY");
  assert.ok(Math.abs(balcony!.areaSqft! - 95) < 3, `${balcony?.areaSqft}`);
});

Deno.test("readBuilding() closes a door between stubs of a wall at the far face of that wall", () => {
  const walls = [
    ...box(-0.5, -0.5, 20.5, 10.5),
    ...box(0, 0, 20, 10),
    ...[3, 3.4].map((y) => stroke(4, y, 20, y)),
    stroke(4, 2.75, 4, 3.4),
  ];
  const jambs = [0.15, 0.25, 2.75, 2.85].map((y) => stroke(4, y, 4.4, y));
  const stubs = [4, 4.4].flatMap((x) => [stroke(x, 0, x, 0.25), stroke(x, 2.75, x, 3)]);
  const leaf = stroke(4, 2.75, 1.5, 2.75, 0.5);
  const radius = 2.5 * POINTS_PER_FOOT;
  const arc = { cx: place(4), cy: place(2.75), radius, startDeg: 90, sweepDeg: 90 };
  const rooms = [label("LINEN", 12, 1.5), label("HALL", 3, 7)];
  const page = pageOf([...walls, ...jambs, ...stubs, leaf], [arc]);
  const { building } = readBuilding(page, { ...SOURCES, rooms })!;
  const { areaSqft } = building.rooms[0];
  assert.ok(Math.abs(areaSqft! - 46.8) < 0.5, `${areaSqft}`);
});

Deno.test("readBuilding() gives a flight to the space that goes on behind it, and looks through its treads", () => {
  const walls = [...box(0, 0, 20, 10), ...box(-0.5, -0.5, 20.5, 10.5)];
  const rail = stroke(6, 6.5, 20, 6.5, 0.2);
  const treads = Array.from({ length: 7 }, (_, i) => stroke(6 + i, 6.5, 6 + i, 10, 0.2));
  const sources = { ...SOURCES, rooms: [label("HALL", 3, 3), label("STAIR", 15, 8)] };
  const { building } = readBuilding(pageOf([...walls, rail, ...treads]), sources)!;
  assert.deepEqual(building.rooms.map(({ areaSqft }) => Math.round(areaSqft!)), [151, 49]);
  assert.equal(building.stairs[0].room, building.rooms[1].id);
});

Deno.test("readBuilding() takes an open leaf beside a wall for no wall", () => {
  const { segments, arcs } = twoRooms();
  const heavy = segments.map((it) => ({ ...it, width: 1 }));
  const { building } = readBuilding(pageOf(heavy, arcs), SOURCES)!;
  assert.deepEqual(building.rooms.map(({ areaSqft }) => areaSqft), [100, 100]);
});

Deno.test("meaningOf() tells the room a figure off the plan runs along from the middles of its walls", () => {
  const { meaningOf } = readBuilding(twoRooms(), SOURCES)!;
  const off = (from: number, to: number) =>
    meaningOf({ isLevel: true, from: place(from), to: place(to), at: place(13) });
  assert.deepEqual(off(0, 10), { property: "width", thing: "room", mark: null, room: "OFFICE" });
  assert.deepEqual(off(-0.25, 10.25), {
    property: "spacing",
    thing: "wall",
    mark: null,
    room: null,
  });
});

Deno.test("meaningOf() tells a figure off the plan that takes in a wall from one of the room alone", () => {
  const { meaningOf } = readBuilding(twoRooms(), SOURCES)!;
  const wall = { property: "spacing", thing: "wall", mark: null, room: null };
  const off = (from: number, to: number, at = 13) =>
    meaningOf({ isLevel: true, from: place(from), to: place(to), at: place(at) });
  assert.deepEqual(off(-0.5, 10), wall, "from the outer face to the next wall");
  assert.deepEqual(off(0, 10.5, -4), wall, "from face to the like face of the next wall");
  assert.equal(off(10.5, 20.5)!.room, "STORAGE");
});

Deno.test("readBuilding() takes pieces of wall with words beside them for no walls of the building", () => {
  const { segments, arcs } = twoRooms();
  const piece = (y: number) => [
    ...[y, y + 0.5].map((at) => stroke(28, at, 31, at)),
    ...[28, 31].map((x) => stroke(x, y, x, y + 0.5)),
  ];
  const words = (text: string, y: number) => ({
    text,
    words: [],
    fontSize: 6,
    turn: 0,
    box: { x: place(31.5), y: place(y + 0.05), width: 60, height: 7 },
  });
  const drawn = pageOf([...segments, ...piece(0), ...piece(2)], arcs);
  const lengthWith = (lines: ReturnType<typeof words>[]) =>
    readBuilding({ ...drawn, lines } as unknown as typeof drawn, SOURCES)!
      .meaningOf({ isLevel: true, from: place(-0.5), to: place(21), at: place(13) });
  assert.deepEqual(lengthWith([words("NEW WALL", 0), words("EXISTING WALL", 2)]), {
    property: "length",
    thing: "building",
    mark: null,
    room: null,
  });
  assert.notEqual(lengthWith([])?.thing, "building", "nothing tells that they are pieces");
});

Deno.test("readBuilding() finds no building where no walls are drawn", () => {
  assert.equal(readBuilding(pageOf([stroke(0, 0, 4, 0)]), SOURCES), null);
});

Deno.test("readBuilding() takes lighter partitions inside heavy outer walls for walls, and furniture for none", () => {
  const outer = [...box(0, 0, 24, 12, 1.3), ...box(-0.5, -0.5, 24.5, 12.5, 1.3)];
  const partitions = [8, 16].flatMap((x) => [
    stroke(x, 0, x, 12, 0.8),
    stroke(x + 0.33, 0, x + 0.33, 12, 0.8),
  ]);
  const counters = [4, 20].flatMap((x) => box(x, 8, x + 2, 12, 0.8));
  const areasWith = (lines: typeof outer) =>
    readBuilding(pageOf([...outer, ...lines]), SOURCES)!.building.rooms
      .map(({ areaSqft }) => Math.round(areaSqft ?? 0)).toSorted((a, b) => a - b);
  assert.deepEqual(areasWith([...partitions, ...counters]), [92, 92, 96]);
  const freely = partitions.map((it) => ({ ...it, y1: place(4), y2: place(8) }));
  const wallsWith = (lines: typeof outer) =>
    findWalls(byDirection([...outer, ...lines], 1), new Set(), POINTS_PER_FOOT).length;
  assert.equal(wallsWith(partitions), 6);
  assert.equal(wallsWith(freely), 4, "what ends at no wall is none");
  assert.equal(wallsWith(counters), 4, "what is deeper than a partition is none");
  const thick = [...box(0, 0, 24, 12, 1.3), ...box(-0.9, -0.9, 24.9, 12.9, 1.3)];
  assert.equal(
    findWalls(byDirection([...thick, ...partitions], 1), new Set(), POINTS_PER_FOOT).length,
    6,
    "outer walls are thicker than partitions",
  );
});

Deno.test("findWalls() takes the edges of fills for walls, and not what pens draw beside them", () => {
  const filled = [...box(0, 0, 24, 12, 0), ...box(-0.5, -0.5, 24.5, 12.5, 0)];
  const cabinet = box(2, 2, 5, 2.6, 0.5);
  const wallsWith = (lines: typeof filled) =>
    findWalls(byDirection(lines, 1), new Set(), POINTS_PER_FOOT).length;
  assert.equal(wallsWith([...filled, ...cabinet]), 4);
  const outlined = filled.map((it) => ({ ...it, width: 0.35 }));
  const seams = [6, 6.5].map((x) => stroke(x, -0.5, x, 0, 0));
  assert.equal(wallsWith([...filled, ...outlined, ...seams]), 4, "told by their outlines");
  const walls = [4, 10, 16].flatMap((x) => box(x, 0, x + 0.4, 12, 0.9));
  assert.equal(wallsWith([...filled, ...walls]), 3, "walls of a pen that draws as much");
});

Deno.test("findWalls() takes a tick beside an open leaf for no wall", () => {
  const house = [...box(0, 0, 24, 12), ...box(-0.5, -0.5, 24.5, 12.5)];
  const leaf = stroke(-3, 3, -1, 5), tick = stroke(-2.6, 3, -2.2, 3.4);
  const wallsWith = (lines: typeof house) =>
    findWalls(byDirection(lines, 1), new Set(), POINTS_PER_FOOT).length;
  assert.equal(wallsWith([...house, leaf, tick]), 4);
});

Deno.test("readBuilding() parts an open plan where the lettered sides of its rooms fit in one way alone", () => {
  const page = pageOf([...box(0, 0, 20, 20), ...box(-0.5, -0.5, 20.5, 20.5)]);
  const sized = (name: string, [x, y]: [number, number], width: number, depth: number) => ({
    ...label(name, x, y),
    sidesFt: { width, depth },
  });
  const isParted = (areas: number[], ...rooms: ReturnType<typeof sized>[]) =>
    readBuilding(page, { ...SOURCES, rooms })!.building.rooms
      .every(({ areaSqft }, index) => Math.abs(areaSqft! / areas[index] - 1) < 0.03);
  const living = sized("LIVING", [9, 15], 20, 11);
  const kitchen = sized("KITCHEN", [2, 2], 8, 9);
  assert.ok(isParted([72, 108, 220], kitchen, sized("DINING", [10, 5], 12, 9), living));
  const isShort = isParted([72, 81, 220], kitchen, sized("DINING", [10, 5], 9, 9), living);
  assert.ok(!isShort, "three feet are nobody's");
});

Deno.test("readBuilding() parts an open kitchen by the edges of its counters and the area lettered in it", () => {
  const walls = [...box(0, 0, 20, 20), ...box(-0.5, -0.5, 20.5, 20.5)];
  // Counters along the upper and the right wall: the kitchen is the box of 9 by 10 feet around them.
  const counters = [
    stroke(11, 0, 11, 2, 0.5),
    stroke(11, 2, 18, 2, 0.5),
    stroke(18, 2, 18, 10, 0.5),
    stroke(18, 10, 20, 10, 0.5),
  ];
  const areasOf = (sqft: number, strokes: typeof counters) => {
    const rooms = [label("KITCHEN", 14, 5, sqft), label("LIVING", 5, 14, 400 - sqft)];
    return readBuilding(pageOf([...walls, ...strokes]), { ...SOURCES, rooms })!.building.rooms
      .map(({ name, areaSqft, box }) => [name, Math.round(areaSqft!), Math.round(box.width)]);
  };
  const kitchen = (strokes: typeof counters) => areasOf(90, strokes)[0];
  assert.deepEqual(kitchen(counters), ["KITCHEN", 90, 16]);
  const runsOn = [...counters, stroke(8, 1.5, 14, 1.5, 0.5)];
  assert.notDeepEqual(kitchen(runsOn), ["KITCHEN", 90, 16], "the counter does not end there");
});
