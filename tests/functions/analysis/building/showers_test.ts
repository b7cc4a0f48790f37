import assert from "node:assert/strict";
import { findSlopedFloors } from "../../../../functions/analysis/building/shower_signs.ts";
import { findShowers } from "../../../../functions/analysis/building/showers.ts";
import type { Arc, Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import type { PointRect } from "../../../../functions/_shared/geometry.ts";

/** 12 points per foot: a point is an inch. */
const POINTS_PER_FOOT = 12;

const line = (x1: number, y1: number, x2: number, y2: number, isDashed = false): Segment => ({
  x1,
  y1,
  x2,
  y2,
  width: 0.3,
  isDashed,
});
const path = (...points: [number, number][]): Segment[] =>
  points.slice(1).map(([x, y], index) => line(...points[index], x, y));
const box = (x: number, y: number, width: number, height: number) =>
  path([x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]);
const crossed = (x: number, y: number, width: number, height: number) => [
  line(x, y, x + width, y + height),
  line(x + width, y, x, y + height),
];
/** Lines from the corners of a floor to a drain in it. */
const sloping = (width: number, height: number, [x, y]: [number, number]) =>
  [[0, 0], [width, 0], [width, height], [0, height]].map(([cx, cy]) => {
    const short = 1 - 2 / Math.hypot(x - cx, y - cy);
    return line(cx, cy, cx + (x - cx) * short, cy + (y - cy) * short);
  });
const circle = (cx: number, cy: number, radius = 2): Arc => ({
  cx,
  cy,
  radius,
  startDeg: 0,
  sweepDeg: 360,
});

interface Plan {
  strokes?: Segment[];
  broken?: Segment[];
  arcs?: Arc[];
  texts?: [string, number, number][];
  trenches?: PointRect[];
  /** Inside of the room, from its upper left corner on. */
  width?: number;
  depth?: number;
  room?: string;
}

/** Boxes of showers in a room, rounded: left, top, width, height. */
function showersIn(
  {
    strokes = [],
    broken = [],
    arcs = [],
    texts = [],
    trenches = [],
    width = 96,
    depth = 100,
    room = "BATH",
  }: Plan,
): number[][] {
  const drawn = {
    strokes,
    broken,
    arcs,
    texts: texts.map(([text, x, y]) => ({
      text,
      box: { x: x - 5, y: y - 2, width: 10, height: 4 },
    })),
    trenches,
  };
  const isWall = (x: number, y: number) => x < 0 || y < 0 || x > width || y > depth;
  const place = {
    pointsPerFoot: POINTS_PER_FOOT,
    isWall,
    roomAt: (x: number, y: number) => isWall(x, y) ? null : room,
  };
  const floors = findSlopedFloors(drawn, place);
  return findShowers(drawn, { found: [], floors, basins: [] }, place)
    .map((it) => [it.box.x, it.box.y, it.box.width, it.box.height].map(Math.round));
}

/** Whether one shower was found, within a line's breadth of these sides. */
function assertShower(plan: Plan, expected: number[], what: string): void {
  const found = showersIn(plan);
  assert.equal(found.length, 1, what);
  for (const [index, side] of found[0].entries()) {
    assert.ok(Math.abs(side - expected[index]) <= 5, `${what}: ${found[0]} for ${expected}`);
  }
}

const corner = path([0, 36], [36, 36], [36, 0]);

Deno.test("findShowers() knows a corner whose floor is crossed, slopes to a drain or has one", () => {
  const size = [0, 0, 36, 36];
  assertShower({ strokes: [...corner, ...crossed(0, 0, 36, 36)] }, size, "crossed");
  assertShower({ strokes: [...corner, ...sloping(36, 36, [18, 18])] }, size, "sloping");
  assertShower({ strokes: corner, arcs: [circle(18, 18)] }, size, "drained");
  const glass = { strokes: path([0, 36], [36, 36]), broken: [line(36, 0, 36, 36, true)] };
  assertShower({ ...glass, arcs: [circle(18, 18)] }, size, "a curtain");
  assert.deepEqual(showersIn({ strokes: corner }), [], "a plain corner is anything");
});

Deno.test("findShowers() knows corners that are cut off or round", () => {
  const cut = path([38, 0], [38, 19], [19, 38], [0, 38]);
  assertShower({ strokes: cut }, [0, 0, 38, 38], "cut");
  const round: Arc = { cx: 14, cy: 14, radius: 22, startDeg: 270, sweepDeg: 90 };
  const sides = [line(36, 0, 36, 14), line(14, 36, 0, 36)];
  assertShower({ strokes: sides, arcs: [round, circle(14, 14)] }, [0, 0, 36, 36], "round");
  assert.deepEqual(showersIn({ strokes: sides, arcs: [round] }), [], "a round shelf");
});

Deno.test("findShowers() knows the end of a room behind a curb, tiles or not", () => {
  const curb = [line(0, 36, 60, 36), line(0, 40, 60, 40)];
  const end = { width: 60, depth: 110 };
  assertShower({ ...end, strokes: curb, arcs: [circle(30, 18)] }, [0, 0, 60, 38], "plain");
  const tiles = [
    ...Array.from({ length: 8 }, (_, index) => line(0, 4 * index + 4, 60, 4 * index + 4)),
    ...Array.from({ length: 14 }, (_, index) => line(4 * index + 4, 0, 4 * index + 4, 36)),
  ];
  const tiled = { ...end, strokes: [...curb, ...tiles], arcs: [circle(30, 18)] };
  assertShower(tiled, [0, 0, 60, 38], "tiled");
  const ended = {
    ...end,
    strokes: [...curb, ...sloping(60, 36, [12, 18])],
    arcs: [circle(12, 18)],
  };
  assertShower(ended, [0, 0, 60, 38], "a drain at its end");
});

Deno.test("findShowers() knows the end of a room behind a curb by a long drain at its wall", () => {
  const strokes = [line(0, 36, 60, 36), line(0, 40, 60, 40)];
  const end = { width: 60, depth: 110, strokes };
  const trenches = [{ x: 4, y: 4, width: 52, height: 3 }];
  assertShower({ ...end, trenches }, [0, 0, 60, 38], "a long drain");
  assert.deepEqual(showersIn({ ...end, trenches, room: "OFFICE" }), []);
});

Deno.test("findShowers() goes by the word where nothing else is drawn", () => {
  const front = { width: 60, depth: 110, strokes: [line(0, 34, 60, 34)] };
  for (const text of ["SHR", "ROLL-IN SHOWER", `SHOWER 60" x 34"`]) {
    assertShower({ ...front, texts: [[text, 30, 17]] }, [0, 0, 60, 34], text);
  }
  assert.deepEqual(showersIn({ ...front, texts: [["SHOWER ROD", 30, 17]] }), []);
});

Deno.test("findShowers() finds none in other rooms, or in what is drawn alike", () => {
  const shower = { strokes: [...corner, ...crossed(0, 0, 36, 36)] };
  assert.deepEqual(showersIn({ ...shower, room: "ELEVATOR" }), []);
  assert.deepEqual(showersIn({ ...shower, texts: [["CHASE", 18, 18]] }), []);
  const cabinet = { strokes: [...box(0, 0, 24, 18), ...crossed(0, 0, 24, 18)] };
  assert.deepEqual(showersIn(cabinet), [], "a cabinet");
  assert.deepEqual(showersIn({ arcs: [circle(48, 50)] }), [], "the floor drain of a room");
  const toilet = { width: 60, depth: 60, arcs: [circle(30, 30)] };
  assert.deepEqual(showersIn(toilet), [], "walls alone are a room");
  const washer = { strokes: box(0, 0, 30, 30), arcs: [circle(15, 15)] };
  assert.deepEqual(showersIn({ ...washer, texts: [["W", 15, 24]] }), [], "a washer");
  const tub = { strokes: path([0, 42], [72, 42], [72, 0]), arcs: [circle(10, 21)] };
  assert.deepEqual(showersIn(tub), [], "a tub has its drain at its end");
});

Deno.test("findShowers() counts a front that cuts off a corner for the sides behind it", () => {
  const front = path([38, 0], [38, 14], [14, 38], [0, 38]);
  assertShower({ strokes: front, arcs: [circle(16, 16)] }, [0, 0, 38, 38], "short sides");
});

Deno.test("findShowers() takes two showers side by side for two", () => {
  const strokes = [...box(0, 0, 36, 36), ...box(40, 0, 36, 36)];
  const two = showersIn({ strokes, arcs: [circle(18, 18), circle(58, 18)] });
  assert.equal(two.length, 2);
});
