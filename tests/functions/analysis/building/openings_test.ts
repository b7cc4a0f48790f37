import assert from "node:assert/strict";
import { readBuilding } from "../../../../functions/analysis/building/mod.ts";
import type { FoundOpening } from "../../../../functions/analysis/building/openings.ts";
import { marksOf } from "../../../../functions/analysis/building/plan_openings.ts";
import type { Arc, Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { box, pageOf, place, POINTS_PER_FOOT, stroke } from "./drawn_house.ts";

const SOURCES = {
  pointsPerFoot: POINTS_PER_FOOT,
  isScaleVerified: true,
  readBy: "geometry" as const,
  rooms: [],
  marks: [],
  excluded: [],
  dimensionLines: [],
};

/** A room of 20 by 12 feet with an opening of 6 feet in its upper wall, from 7 to 13. */
const room = () => [
  stroke(0, 0, 7, 0),
  stroke(13, 0, 20, 0),
  stroke(-0.5, -0.5, 7, -0.5),
  stroke(13, -0.5, 20.5, -0.5),
  stroke(7, -0.5, 7, 0),
  stroke(13, -0.5, 13, 0),
  stroke(20, 0, 20, 12),
  stroke(20.5, -0.5, 20.5, 12.5),
  stroke(20, 12, 0, 12),
  stroke(20.5, 12.5, -0.5, 12.5),
  stroke(0, 12, 0, 0),
  stroke(-0.5, 12.5, -0.5, -0.5),
];

const kindsOf = (...panels: [number, number, number][]) =>
  readBuilding(
    pageOf([...room(), ...panels.map(([from, to, y]) => stroke(from, y, to, y, 0.4))]),
    SOURCES,
  )!.building.openings.map(({ kind }) => kind);

Deno.test("an opening with two leaves that pass each other is a sliding door", () => {
  assert.deepEqual(kindsOf([7, 10.1, -0.35], [9.9, 13, -0.15]), ["sliding"]);
});

Deno.test("three leaves that pass each other slide", () => {
  const three = [[7, 9.1, -0.4], [8.9, 11.1, -0.25], [10.9, 13, -0.1]] as const;
  const leafOf = (...panels: (readonly [number, number, number])[]) =>
    readBuilding(
      pageOf([...room(), ...panels.map(([from, to, y]) => stroke(from, y, to, y, 0.4))]),
      SOURCES,
    )!.building.openings.map(({ kind, leafIn }) => [kind, leafIn]);
  assert.deepEqual(leafOf(...three), [["sliding", 24]]);
  assert.deepEqual(leafOf(three[0], three[2]), [["cased", null]], "apart");
});

Deno.test("an opening with other lines in it is no sliding door", () => {
  assert.deepEqual(kindsOf([7, 10, -0.35], [10, 13, -0.15], [8, 12, -0.1]), ["cased"]);
  assert.deepEqual(kindsOf([7, 10, -0.35], [7, 10, -0.15], [7.2, 10, -0.05]), ["cased"]);
});

Deno.test("an opening with lines from jamb to jamb is a window", () => {
  assert.deepEqual(kindsOf([7, 13, -0.35], [7, 13, -0.15]), ["window"]);
  assert.deepEqual(kindsOf([7, 10, -0.25], [10, 13, -0.25]), ["window"], "two fixed panes");
});

Deno.test("a window beside a piece of wall too short to be one is as wide as its glass", () => {
  const panes = [0, -0.25, -0.5].map((y) => stroke(7, y, 12, y, 0.4));
  const jamb = stroke(12, -0.5, 12, 0);
  const windowOf = (...strokes: Segment[]) => openingsWith(strokes)[0];
  const window = windowOf(...panes, jamb);
  assert.deepEqual([window.kind, window.widthIn], ["window", 60]);
  assert.equal(windowOf(panes[0], panes[1], jamb).kind, "cased", "no sill in one face");
});

Deno.test("stalls belong to the room their doors lead into, with their fixtures", () => {
  const walls = [...box(0, 0, 15, 10), ...box(-0.5, -0.5, 15.5, 10.5)];
  const stall = [
    stroke(11, 0, 11, 1.5),
    stroke(11, 4, 11, 5.2),
    stroke(10.75, 0, 10.75, 1.5),
    stroke(10.75, 4, 10.75, 5.2),
    stroke(10.75, 1.5, 11, 1.5),
    stroke(10.75, 4, 11, 4),
    stroke(10.75, 5.2, 15, 5.2),
    stroke(11, 5, 15, 5),
  ];
  const swing = {
    arc: {
      cx: place(10.75),
      cy: place(4),
      radius: 2.5 * POINTS_PER_FOOT,
      startDeg: 90,
      sweepDeg: 90,
    },
    leaf: stroke(10.75, 4, 8.25, 4, 0.5),
  };
  const label = {
    name: "MEN",
    number: null,
    ledTo: null,
    drawing: null,
    box: { x: place(3), y: place(6), width: 30, height: 8 },
  };
  const page = pageOf([...walls, ...stall, swing.leaf], [swing.arc]);
  const { rooms, openings } = readBuilding(page, { ...SOURCES, rooms: [label] })!.building;
  assert.deepEqual(rooms.map(({ name }) => name), ["MEN"]);
  const leaf = openings.find(({ kind }) => kind === "single")!;
  assert.deepEqual(leaf.between, [rooms[0].id, rooms[0].id]);
  // The whole of the room, partitions included.
  assert.ok(Math.abs(rooms[0].areaSqft! - 150) < 4, `${rooms[0].areaSqft}`);
  // Its outline leaves the stall out, which has one of its own: 4 ft by 5.
  const [outline, ...others] = rooms[0].stalls!;
  assert.equal(others.length, 0);
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const feet = (percent: number, pt: number) => percent / 100 * pt / POINTS_PER_FOOT;
  assert.ok(Math.abs(feet(Math.max(...xs) - Math.min(...xs), page.widthPt) - 4) < 0.2);
  assert.ok(Math.abs(feet(Math.max(...ys) - Math.min(...ys), page.heightPt) - 5) < 0.2);
});

const openingsWith = (segments: ReturnType<typeof stroke>[]) =>
  readBuilding(pageOf([...room(), ...segments]), SOURCES)!.building.openings;
const dashed = (...at: [number, number, number, number]) => ({ ...stroke(...at), isDashed: true });

Deno.test("leaves that lean against each other off the jambs fold", () => {
  const zigzag = [stroke(7, 0, 7.7, 1, 0.4), stroke(7.7, 1, 8.4, 0, 0.4)];
  const leavesOf = (strokes: Segment[]) =>
    openingsWith(strokes).map(({ kind, leafIn }) => [kind, leafIn]);
  assert.deepEqual(leavesOf(zigzag), [["folding", 36]]);
  const others = [stroke(13, 0, 12.3, 1, 0.4), stroke(12.3, 1, 11.6, 0, 0.4)];
  assert.deepEqual(leavesOf([...zigzag, ...others]), [["folding", 18]], "two at either jamb");
  const far = [stroke(9, 3, 9.7, 4, 0.4), stroke(9.7, 4, 10.4, 3, 0.4)];
  assert.deepEqual(openingsWith(far).map(({ kind }) => kind), ["cased"], "off the wall");
});

Deno.test("leaves that are drawn all but closed inside their wall fold, two and two to one side", () => {
  const pair = (from: number, to: number, tip: number, foot = -0.25) => [
    stroke(from, foot, (from + to) / 2, tip, 0.8),
    stroke((from + to) / 2, tip, to, foot, 0.8),
  ];
  const [door] = openingsWith([...pair(7.1, 9.9, -0.05), ...pair(10.1, 12.9, -0.05)]);
  assert.deepEqual([door.kind, door.leafIn], ["folding", 18]);
  const kindWith = (...strokes: Segment[]) => openingsWith(strokes)[0].kind;
  assert.equal(kindWith(...pair(7.1, 9.9, -0.05)), "cased", "half the opening");
  assert.equal(kindWith(...pair(7.1, 9.9, -0.05), ...pair(10.1, 12.9, -0.45)), "cased", "a break");
});

Deno.test("a leaf that runs on broken inside the wall slides into a pocket", () => {
  const leaf = stroke(7, -0.25, 9, -0.25, 0.4);
  const [opening] = openingsWith([leaf, dashed(2, -0.25, 6.9, -0.25)]);
  assert.equal(opening.kind, "pocket");
  assert.equal(opening.leafIn, 72);
  assert.equal(openingsWith([leaf])[0].kind, "cased", "nothing hidden is drawn");
});

Deno.test("a leaf that hides the beginning of its broken pocket slides into it", () => {
  const leaf = stroke(5.9, -0.25, 11.1, -0.25, 0.9);
  const kindWith = (from: number, to: number) =>
    openingsWith([leaf, dashed(from, -0.35, to, -0.35)])[0].kind;
  assert.equal(kindWith(1.2, 5.9), "pocket");
  assert.equal(kindWith(3, 5.9), "cased", "too shallow for the leaf");
  assert.equal(kindWith(0.5, 4.5), "cased", "apart from the leaf");
});

Deno.test("a wide opening with the broken edge of an open door behind it is overhead", () => {
  const closed = stroke(7, -0.25, 13, -0.25, 0.4);
  const [door] = openingsWith([closed, dashed(7.1, 7, 12.9, 7)]);
  assert.deepEqual([door.kind, door.leafIn], ["overhead", 72]);
  assert.equal(openingsWith([closed])[0].kind, "window");
});

Deno.test("readBuilding() takes heavy single strokes for walls where nothing else could be", () => {
  const heavy = [
    ...box(0, 0, 24, 12, 4),
    stroke(12, 0, 12, 4, 4),
    stroke(12, 7, 12, 12, 4),
  ];
  const light = [stroke(2, 2, 5, 2, 0.4), stroke(2, 3, 5, 3, 0.4), stroke(2, 2, 2, 3, 0.4)];
  const swing = {
    cx: place(12),
    cy: place(7),
    radius: 3 * POINTS_PER_FOOT,
    startDeg: 0,
    sweepDeg: 90,
  };
  const page = pageOf([...heavy, ...light, stroke(12, 7, 15, 7, 0.4)], [swing]);
  const { rooms, openings } = readBuilding(page, SOURCES)!.building;
  assert.equal(rooms.length, 2);
  // Inside the edges of the strokes, which are 4 points thick.
  for (const { areaSqft } of rooms) assert.ok(Math.abs(areaSqft! - (12 - 0.22) ** 2) < 1.5);
  assert.deepEqual(openings.map(({ kind, leafIn }) => [kind, leafIn]), [["single", 36]]);
});

Deno.test("two leaves whose swings meet between their hinges are one double door", () => {
  const at = { cy: place(0), radius: 3 * POINTS_PER_FOOT, sweepDeg: 90 };
  const arcs = [
    { cx: place(7), startDeg: 270, ...at },
    { cx: place(13), startDeg: 180, ...at },
  ];
  // Leaves stand in line with jambs, thresholds as strong lie across the opening.
  const leaves = [stroke(7, 0, 7, 3, 0.4), stroke(13, 0, 13, 3, 0.4)];
  const thresholds = [stroke(7, 0, 10, 0, 0.4), stroke(10, 0, 13, 0, 0.4)];
  const page = pageOf([...room(), ...leaves, ...thresholds], arcs);
  const { openings } = readBuilding(page, SOURCES)!.building;
  assert.deepEqual(openings.map(({ kind, leafIn, widthIn }) => [kind, leafIn, widthIn]), [
    ["double", 36, 72],
  ]);
});

Deno.test("a leaf drawn as a box and open along a wall, its arc to the far side of the box, is no face of a wall", () => {
  for (const [pen, thick] of [[1, 0.17], [0.6, 0.12]]) {
    const [hinge, leaf] = [0.35, 3];
    const strokes = [
      ...box(0, 0, 14, 6, pen).filter((it) => it.y1 !== it.y2 || it.y1 === place(0)),
      ...box(-0.5, -0.5, 14.5, 6.5, pen).filter((it) => it.y1 !== it.y2 || it.y1 === place(-0.5)),
      stroke(0, 6, hinge, 6, pen),
      stroke(hinge + leaf, 6, 14, 6, pen),
      stroke(-0.5, 6.5, hinge, 6.5, pen),
      stroke(hinge + leaf, 6.5, 14.5, 6.5, pen),
      stroke(hinge, 6, hinge, 6.5, pen),
      stroke(hinge + leaf, 6, hinge + leaf, 6.5, pen),
      ...box(hinge, 6 - leaf, hinge + thick, 6, pen),
    ];
    const sweepDeg = Math.acos(thick / leaf) * 180 / Math.PI;
    const arc = {
      cx: place(hinge),
      cy: place(6),
      radius: leaf * POINTS_PER_FOOT,
      startDeg: 0,
      sweepDeg,
    };
    const { rooms, openings } = readBuilding(pageOf(strokes, [arc]), SOURCES)!.building;
    assert.deepEqual(openings.map(({ kind }) => kind), ["single"]);
    assert.deepEqual(rooms.map(({ areaSqft }) => Math.round(areaSqft!)), [84]);
  }
});

Deno.test("glass between mullions that are drawn a little off its direction is a window", () => {
  for (const leanDeg of [7, 34]) {
    const turned = (deg: number, { x, y }: { x: number; y: number }) => {
      const [cos, sin] = [Math.cos(deg * Math.PI / 180), Math.sin(deg * Math.PI / 180)];
      return { x: x * cos - y * sin, y: x * sin + y * cos };
    };
    const leaning = (x1: number, y1: number, x2: number, y2: number, width = 1) => {
      const [a, b] = [turned(leanDeg, { x: x1, y: y1 }), turned(leanDeg, { x: x2, y: y2 })];
      return stroke(10 + a.x, 5 + a.y, 10 + b.x, 5 + b.y, width);
    };
    const mullion = (x: number) =>
      [-0.5, 0].map((y) => {
        const [a, b] = [-0.25, 0.25].map((by) => turned(-1, { x: by, y: 0 }))
          .map((it) => ({ x: x + it.x, y: y + it.y }));
        return leaning(a.x, a.y, b.x, b.y);
      });
    const mullions = [0, 3, 6, 9, 12];
    const strokes = [
      leaning(0, 0, 0, 10),
      leaning(-0.5, -0.5, -0.5, 10.5),
      leaning(0, 10, 12, 10),
      leaning(-0.5, 10.5, 12.5, 10.5),
      leaning(12, 10, 12, 0),
      leaning(12.5, 10.5, 12.5, -0.5),
      ...mullions.flatMap(mullion),
      ...mullions.slice(1).flatMap((x) =>
        [-0.3, -0.2].map((y) => leaning(x - 2.7, y, x - 0.3, y, 0.4))
      ),
    ];
    const { rooms, openings } = readBuilding(pageOf(strokes), SOURCES)!.building;
    assert.deepEqual(openings.map(({ kind }) => kind), Array(4).fill("window"), `${leanDeg}`);
    assert.deepEqual(rooms.map(({ areaSqft }) => Math.round(areaSqft!)), [120]);
  }
});

Deno.test("a stub at a wall across its end opens nothing", () => {
  for (const [deep, lining] of [[0.76, 0.17], [0.7, 0.12]]) {
    const jamb = deep + 0.3;
    const strokes = [
      ...box(0, 0, 14, 10),
      ...box(-0.5, -0.5, 14.5, 10.5),
      // A return with a jamb that turns up, and the lining of the outer wall on both sides of it.
      stroke(0, 5.3, deep, 5.3),
      stroke(deep, 5.3, deep, 4.9),
      stroke(deep, 4.9, jamb, 4.9),
      stroke(jamb, 4.9, jamb, 5.65),
      stroke(jamb, 5.65, 0, 5.65),
      stroke(lining, 2, lining, 5.3),
      stroke(lining, 5.65, lining, 10),
    ];
    const { rooms, openings } = readBuilding(pageOf(strokes), SOURCES)!.building;
    assert.deepEqual(openings, []);
    const [room] = rooms;
    assert.ok(room.areaSqft! > 137, `${room.areaSqft}: the floor below the return is the room's`);
  }
});

Deno.test("a door stands in a front of lines too close for a wall, with its sill drawn from jamb to jamb", () => {
  const label = (name: string, x: number) => ({
    name,
    number: null,
    ledTo: null,
    drawing: null,
    statedSqft: null,
    box: { x: place(x), y: place(4), width: 40, height: 8 },
  });
  const doorsOf = (lines: number[], mullions: boolean) => {
    const front = lines.flatMap((x) =>
      [[0, 3], [3, 6], [6, 10]].map(([from, to]) => stroke(x, from, x, to, 0.3))
    );
    const ends = mullions ? [3, 6].flatMap((y) => box(9.95, y - 0.05, 10.2, y + 0.05, 0.3)) : [];
    const leaf = stroke(10.05, 6, 13.05, 6, 0.5);
    const arc = {
      cx: place(10.05),
      cy: place(6),
      radius: 3 * POINTS_PER_FOOT,
      startDeg: 0,
      sweepDeg: 90,
    };
    const strokes = [...box(0, 0, 20, 10), ...box(-0.5, -0.5, 20.5, 10.5), ...front, ...ends, leaf];
    const rooms = [label("LOBBY", 3), label("VESTIBULE", 15)];
    const { building } = readBuilding(pageOf(strokes, [arc]), { ...SOURCES, rooms })!;
    const nameOf = (id: string | null) => building.rooms.find((it) => it.id === id)?.name;
    return building.openings.map(({ kind, between }) => [kind, ...between.map(nameOf).sort()]);
  };
  assert.deepEqual(doorsOf([10, 10.15], true), [["single", "LOBBY", "VESTIBULE"]]);
  assert.deepEqual(doorsOf([10.05], false), [["single", "LOBBY", "VESTIBULE"]]);
});

Deno.test("a curved leader from the corner of two walls is no door", () => {
  for (const share of [0.62, 0.7]) {
    const radius = 3.4, length = share * radius;
    const strokes = [
      ...box(0, 0, 16, 24),
      ...box(-0.5, -0.5, 16.5, 24.5),
      stroke(6, 15, 6 + length, 15),
      stroke(6.3, 15.3, 6 + length, 15.3),
      stroke(6 + length, 15, 6 + length, 15.3),
      stroke(6, 15, 6, 24),
      stroke(6.3, 15.3, 6.3, 24),
    ];
    const leader = {
      cx: place(6),
      cy: place(15),
      radius: radius * POINTS_PER_FOOT,
      startDeg: 0,
      sweepDeg: 90,
    };
    const { openings } = readBuilding(pageOf(strokes, [leader]), SOURCES)!.building;
    assert.deepEqual(openings.filter(({ kind }) => kind === "single"), [], `${share}`);
  }
});

/** Two rooms of 10 by 14 feet, named or not, with an opening of 6 feet in the wall between them, from 4 down to 10. */
const betweenRooms = (segments: ReturnType<typeof stroke>[], names = ["DEN", "STUDIO"]) => {
  const walls = [
    ...box(-0.5, -0.5, 21, 14.5),
    ...box(0, 0, 20.5, 14),
    ...[10, 10.5].flatMap((x) => [stroke(x, 0, x, 4), stroke(x, 10, x, 14)]),
    ...[4, 10].map((y) => stroke(10, y, 10.5, y)),
  ];
  const rooms = names.map((name, index) => ({
    name,
    number: null,
    ledTo: null,
    drawing: null,
    box: { x: place(3 + 11 * index), y: place(11), width: 30, height: 8 },
  }));
  const { building } = readBuilding(pageOf([...walls, ...segments]), { ...SOURCES, rooms })!;
  return { rooms: building.rooms, openings: building.openings };
};
const sills = [stroke(10, 4, 10, 10, 0.3), stroke(10.5, 4, 10.5, 10, 0.3)];
/** Leaves as thin boxes that all but touch each other where they pass. */
const passing = [...box(10.08, 4, 10.24, 7.2, 0.4), ...box(10.25, 6.8, 10.42, 10, 0.4)];

Deno.test("leaves that pass each other between sills are a sliding door inside, where nobody looks on from a counter", () => {
  assert.deepEqual(
    betweenRooms([...sills, ...passing]).openings.map(({ kind, leafIn }) => [kind, leafIn]),
    [
      ["sliding", 36],
    ],
  );
  const lobby = betweenRooms([...sills, ...passing], ["WAITING", "RECEPTION"]);
  assert.deepEqual(lobby.openings.map(({ kind }) => kind), ["window"]);
  const glazed = betweenRooms([...sills, ...passing, stroke(10.25, 4, 10.25, 10, 0.2)]);
  assert.deepEqual(glazed.openings.map(({ kind }) => kind), ["window"]);
});

Deno.test("frames at both jambs take from the leaves between them", () => {
  const framed = [
    ...box(10, 4, 10.5, 4.2, 0.4),
    ...box(10, 9.8, 10.5, 10, 0.4),
    stroke(10.2, 4.2, 10.2, 7.1, 0.9),
    stroke(10.35, 6.9, 10.35, 9.8, 0.9),
  ];
  const [door] = betweenRooms(framed).openings;
  assert.deepEqual([door.kind, door.widthIn, door.leafIn], ["sliding", 67.2, 33.6]);
});

Deno.test("frames take nothing from leaves where hung ones are as long as the opening with them", () => {
  const hingeOf = (x: number, leaf: number) => x + (3 - leaf) / 2;
  const frames = (x: number, leaf: number) => [
    ...box(x, -0.5, x + 0.125, 0, 0.4),
    ...box(x + 2.875, -0.5, x + 3, 0, 0.4),
    stroke(hingeOf(x, leaf), 0, hingeOf(x, leaf), leaf, 0.9),
  ];
  const arc = (x: number, leaf: number) => ({
    cx: place(hingeOf(x, leaf)),
    cy: place(0),
    radius: leaf * POINTS_PER_FOOT,
    startDeg: 270,
    sweepDeg: 90,
  });
  const slides = [
    ...box(21, -0.5, 21.125, 0, 0.4),
    ...box(23.875, -0.5, 24, 0, 0.4),
    ...box(18.9, -0.3, 22, -0.2, 0.4),
  ];
  const pocketWith = (leaf: number) => {
    const doors = withGaps(
      [3, 12].map((x) => arc(x, leaf)),
      ...[3, 12].flatMap((x) => frames(x, leaf)),
      ...slides,
    );
    return doors.find(({ kind }) => kind === "pocket")?.leafIn;
  };
  assert.equal(pocketWith(3), 36);
  assert.equal(pocketWith(2.75), 33);
});

Deno.test("in an outer wall leaves that pass each other between sills are a window unless a word or a door's mark stands there", () => {
  const leaves = [
    stroke(7, 0, 13, 0, 0.3),
    stroke(7, -0.5, 13, -0.5, 0.3),
    stroke(7, -0.35, 10.1, -0.35, 0.4),
    stroke(9.9, -0.15, 13, -0.15, 0.4),
  ];
  const kindWith = (text: string | null) => {
    const page = pageOf([...room(), ...leaves]);
    const line = { text: text ?? "", box: { x: place(9), y: place(1.5), width: 30, height: 6 } };
    const lines = text === null ? [] : [{ ...line, words: [], fontSize: 6, turn: 0 }];
    return readBuilding({ ...page, lines } as unknown as typeof page, SOURCES)!.building.openings[0]
      .kind;
  };
  assert.equal(kindWith(null), "window");
  assert.equal(kindWith("BEDROOM"), "window");
  assert.equal(kindWith("6068 SGD"), "sliding");
});

Deno.test("leaves that pass each other in an outer wall are a door where their mark is written as those of doors", () => {
  const at = { radius: 3 * POINTS_PER_FOOT, sweepDeg: 90, startDeg: 0 };
  // Two more doors in the lower wall, swinging in.
  const lower = [
    stroke(0, 12, 2, 12),
    stroke(5, 12, 12, 12),
    stroke(15, 12, 20, 12),
    stroke(-0.5, 12.5, 2, 12.5),
    stroke(5, 12.5, 12, 12.5),
    stroke(15, 12.5, 20.5, 12.5),
    ...[2, 5, 12, 15].map((x) => stroke(x, 12, x, 12.5)),
    stroke(2, 12, 2, 9, 0.4),
    stroke(12, 12, 12, 9, 0.4),
  ];
  const upper = room().filter(({ y1, y2 }) => y1 !== y2 || y1 < place(11));
  const leaves = [
    stroke(7, 0, 13, 0, 0.3),
    stroke(7, -0.5, 13, -0.5, 0.3),
    stroke(7, -0.35, 10.1, -0.35, 0.4),
    stroke(9.9, -0.15, 13, -0.15, 0.4),
  ];
  const arcs = [2, 12].map((x) => ({ cx: place(x), cy: place(12), ...at }));
  const page = pageOf([...upper, ...lower, ...leaves], arcs);
  const markAt = (mark: string, x: number, y: number, height = 12) => ({
    mark,
    box: { x: place(x) - 6, y: place(y) - 6, width: 12, height },
  });
  const doors = [markAt("101A", 3.5, 13.5), markAt("102", 13.5, 13.5)];
  const kindWith = (...marks: typeof doors) =>
    readBuilding(page, { ...SOURCES, marks: [...doors, ...marks] })!.building.openings
      .find(({ line: [[, y]] }) => y < 20)!.kind;
  assert.equal(kindWith(), "window");
  assert.equal(kindWith(markAt("103", 10, -1.5)), "sliding");
  assert.equal(kindWith(markAt("W3", 10, -1.5)), "window", "written otherwise");
  assert.equal(kindWith(markAt("103", 10, -1.5), markAt("104", 9, 2.5)), "sliding");
  assert.equal(kindWith(markAt("103", 10, -1.5, 20)), "window", "in another bubble");
});

Deno.test("a leaf between the sides of its pocket slides into it", () => {
  const sides = [10.12, 10.38].map((x) => stroke(x, 1, x, 4, 0.2));
  const leafFrom = (y: number) => stroke(10.25, y, 10.25, y + 5.6, 0.9);
  const kindOf = (...drawn: ReturnType<typeof stroke>[]) => betweenRooms(drawn).openings[0].kind;
  assert.equal(kindOf(...sides, leafFrom(2)), "pocket");
  assert.equal(kindOf(...sides, leafFrom(0.5)), "cased", "longer than its pocket");
  assert.equal(kindOf(sides[0], leafFrom(2)), "cased", "one side alone");
  assert.equal(kindOf(...box(10.2, 1, 10.3, 6.6, 0.5)), "pocket", "its leaf is a box");
  assert.equal(kindOf(...box(10.2, 4.1, 10.3, 9.7, 0.5)), "window", "it stays in its opening");
});

Deno.test("doors that fold stand open in the room their leaves lean into", () => {
  const zigzag = [stroke(10.5, 4, 11.5, 4.7, 0.4), stroke(11.5, 4.7, 10.5, 5.4, 0.4)];
  const { rooms: [den, studio], openings: [door] } = betweenRooms(zigzag);
  assert.deepEqual([door.kind, door.swingsInto, door.between], ["folding", studio.id, [
    den.id,
    studio.id,
  ]]);
});

/** A room of 30 by 12 feet with three openings of 3 feet in its upper wall, and what stands in them. */
const withGaps = (arcs: Arc[], ...strokes: ReturnType<typeof stroke>[]) => {
  const upper = [[0, 3], [6, 12], [15, 21], [24, 30]].flatMap(([from, to]) => [
    stroke(from, 0, to, 0),
    stroke(from === 0 ? -0.5 : from, -0.5, to === 30 ? 30.5 : to, -0.5),
  ]);
  const jambs = [3, 6, 12, 15, 21, 24].map((x) => stroke(x, -0.5, x, 0));
  const others = [
    ...[[0, 12], [-0.5, 12.5]].map(([out, low]) => stroke(out, low, 30 - out, low)),
    ...[0, -0.5, 30, 30.5].map((x) => stroke(x, x === 0 || x === 30 ? 0 : -0.5, x, 12.5)),
  ];
  return readBuilding(pageOf([...upper, ...jambs, ...others, ...strokes], arcs), SOURCES)!
    .building.openings;
};

Deno.test("leaves without a swing are doors where three openings have one, free at its tip", () => {
  const leaves = [3, 12, 21].map((x) => stroke(x, 0, x + 1.5, 2.6, 0.6));
  const doors = withGaps([], ...leaves);
  assert.deepEqual(doors.map(({ kind }) => kind), ["single", "single", "single"]);
  assert.deepEqual(doors.map(({ leafIn }) => Math.round(leafIn!)), [36, 36, 36]);
  const kinds = (...strokes: ReturnType<typeof stroke>[]) =>
    withGaps([], ...strokes).map(({ kind }) => kind);
  const cased = ["cased", "cased", "cased"];
  assert.deepEqual(kinds(...leaves.slice(0, 2)), cased, "two alone");
  const ending = [3, 12, 21].map((x) => stroke(x + 1.5, 2.6, x + 1.5, 6, 0.6));
  assert.deepEqual(kinds(...leaves, ...ending), cased, "something begins where they end");
  const short = [3, 12, 21].map((x) => stroke(x, 0, x + 1, 1.7, 0.6));
  assert.deepEqual(kinds(...short), cased, "shorter than the openings");
});

Deno.test("marksOf() gives every mark to the opening it stands nearest to, before one that has none takes it too", () => {
  const at = (x: number, kind: "sliding" | "window", wide = 3) => {
    const half = wide / 2;
    const line = [{ x: place(x - half), y: place(0) }, { x: place(x + half), y: place(0) }];
    return { kind, line, swing: null } as unknown as FoundOpening;
  };
  const label = (mark: string, x: number) => ({
    mark,
    box: { x: place(x), y: place(0), width: 0, height: 0 },
  });
  const marksWith = (openings: FoundOpening[], ...labels: ReturnType<typeof label>[]) => {
    const found = marksOf(openings, labels, POINTS_PER_FOOT);
    return openings.map((it) => found.get(it) ?? null);
  };
  const two = [at(0, "sliding"), at(4, "sliding")];
  assert.deepEqual(marksWith(two, label("1", 2.2), label("2", 5.5)), ["1", "2"]);
  assert.deepEqual(marksWith(two, label("2", 2.2)), ["2", "2"], "a pair under one mark");
  assert.deepEqual(
    marksWith([at(0, "window"), at(2.5, "sliding")], label("A", -1), label("3", 0.6)),
    ["A", "3"],
    "a door before the window it stands beside",
  );
  assert.deepEqual(marksWith([at(0, "sliding", 6)], label("4", 5)), ["4"], "beside a wide one");
  assert.deepEqual(marksWith([at(0, "sliding")], label("4", 5)), [null]);
});

Deno.test("a leaf that stands out of its broken pocket is a door beside a jamb too short for a wall", () => {
  // A partition from the left turns down at its end, where a door's jamb cuts into it: a stub of a few inches is left.
  const inRoom = (jamb: number, [near, far] = [10.1, 10.4]) =>
    readBuilding(
      pageOf([
        ...box(0, 0, 20, 12),
        ...box(-0.5, -0.5, 20.5, 12.5),
        stroke(0, 4, 10.4, 4),
        stroke(10.4, 4, 10.4, 4.5),
        stroke(10.4, 4.5, 10.5, 4.5),
        stroke(10.5, 4.5, 10.5, jamb),
        stroke(10.5, jamb, 10, jamb),
        stroke(10, jamb, 10, 4.5),
        stroke(10, 4.5, 0, 4.5),
        stroke(10, 7.8, 10, 12),
        stroke(10.5, 7.8, 10.5, 12),
        stroke(10, 7.8, 10.5, 7.8),
        ...box(10.2, 6.3, 10.3, 9.3, 0.4),
        dashed(near, 7.8, near, 10.8),
        dashed(far, 7.8, far, 10.8),
      ]),
      SOURCES,
    )!.building.openings.filter(({ kind }) => kind === "pocket").map(({ leafIn }) => leafIn);
  assert.deepEqual(inRoom(4.8), [36]);
  assert.deepEqual(inRoom(6.2), [], "too narrow for the leaf");
  assert.deepEqual(inRoom(4.8, [10, 10.5]), [], "the wall over a passage is drawn broken");
});

Deno.test("two leaves out of two pockets are one door", () => {
  const leaves = [...box(5, -0.3, 8, -0.2, 0.4), ...box(12, -0.3, 15, -0.2, 0.4)];
  const pocket = (from: number, to: number) => [-0.4, -0.1].map((y) => dashed(from, y, to, y));
  const kindsOf = (...strokes: Segment[]) =>
    openingsWith(strokes).map(({ kind, leafIn }) => [kind, leafIn]);
  const both = [...pocket(4, 7), ...pocket(13, 16)];
  assert.deepEqual(kindsOf(...leaves, ...both), [["pocket", 36]]);
  assert.deepEqual(kindsOf(...both), [["cased", null]], "no leaf is drawn");
});
