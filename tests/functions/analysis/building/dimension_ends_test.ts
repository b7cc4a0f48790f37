import assert from "node:assert/strict";
import {
  DimensionEnds,
  type PlanModel,
} from "../../../../functions/analysis/building/dimension_ends.ts";
import { findGridLines } from "../../../../functions/analysis/building/grid_lines.ts";
import type { FoundOpening } from "../../../../functions/analysis/building/openings.ts";
import type { FoundFlight } from "../../../../functions/analysis/building/stairs.ts";
import type { Wall } from "../../../../functions/analysis/building/walls.ts";
import { pageOf } from "./drawn_house.ts";

const FOOT = 18;
const ring = (...corners: [number, number][]) =>
  corners.map(([x, y]) => ({ x: x * FOOT, y: y * FOOT }));
const rect = (left: number, top: number, right: number, bottom: number) =>
  ring([left, top], [right, top], [right, bottom], [left, bottom]);

const EMPTY: PlanModel = {
  pointsPerFoot: FOOT,
  walls: [],
  openings: [],
  flights: [],
  rooms: [],
  fixtures: [],
  grid: { x: [], y: [] },
};

/** A foyer of 12 by 8 feet whose outline reaches `deep` feet up into an opening from 4 to 7. */
const foyer = (deep: number) =>
  new DimensionEnds({
    ...EMPTY,
    rooms: [{
      name: "FOYER",
      number: null,
      ring: ring([0, 0], [4, 0], [4, -deep], [7, -deep], [7, 0], [12, 0], [12, 8], [0, 8]),
    }],
  });

Deno.test("meaningOf() takes jambs for no walls of the room whose outline reaches between them", () => {
  const inOpening = (deep: number) =>
    foyer(deep).meaningOf({ isLevel: true, from: 4 * FOOT, to: 7 * FOOT, at: -0.25 * FOOT });
  assert.equal(inOpening(0.5), null);
  assert.equal(inOpening(2)?.room, "FOYER", "an alcove has walls");
});

const LEVEL = { ux: 1, uy: 0, lines: [] }, UPRIGHT = { ux: 0, uy: 1, lines: [] };
const level = (y1: number, y2: number, x1: number, x2: number): Wall =>
  ({
    direction: LEVEL,
    at: [y1 * FOOT, y2 * FOOT],
    from: x1 * FOOT,
    to: x2 * FOOT,
  }) as unknown as Wall;
const upright = (x1: number, x2: number, y1: number, y2: number): Wall =>
  ({
    direction: UPRIGHT,
    at: [-x2 * FOOT, -x1 * FOOT],
    from: y1 * FOOT,
    to: y2 * FOOT,
  }) as unknown as Wall;

/** An opening in a level wall from 0 to half a foot down; hinged at its first end where it is a door. */
const opening = (x1: number, x2: number, kind: FoundOpening["kind"], y = 0.25): FoundOpening =>
  ({
    kind,
    gap: {
      direction: LEVEL,
      at: [(y - 0.25) * FOOT, (y + 0.25) * FOOT],
      from: Math.min(x1, x2) * FOOT,
      to: Math.max(x1, x2) * FOOT,
      ends: "both",
    },
    line: [{ x: x1 * FOOT, y: y * FOOT }, { x: x2 * FOOT, y: y * FOOT }],
    swing: kind === "single"
      ? { isPair: false, middle: { x: 0, y: 0 }, swingSide: { x: 0, y: 1 } }
      : null,
  }) as unknown as FoundOpening;

/**
 * Two rooms side by side, 30 by 20 feet over all, outer walls of 6 in, a partition of 6 in from 15 to 15.5 that meets the
 * upper wall; in that wall a window from 5 to 9 and a door from 20 to 23, hinged at 20. It stands `right` feet to the right.
 */
function house(right = 0): PlanModel {
  const x = (it: number) => it + right;
  return {
    ...EMPTY,
    walls: [
      level(0, 0.5, x(0), x(5)),
      level(0, 0.5, x(9), x(20)),
      level(0, 0.5, x(23), x(30)),
      level(19.5, 20, x(0), x(30)),
      upright(x(0), x(0.5), 0, 20),
      upright(x(29.5), x(30), 0, 20),
      upright(x(15), x(15.5), 0.5, 19.5),
    ],
    openings: [opening(x(5), x(9), "window"), opening(x(20), x(23), "single")],
    rooms: [
      { name: "OFFICE", number: "101", ring: rect(x(0.5), 0.5, x(15), 19.5) },
      { name: "STORAGE", number: null, ring: rect(x(15.5), 0.5, x(29.5), 19.5) },
    ],
  };
}

/** What a level figure from one place to another is of, in few words. */
function said(model: PlanModel, from: number, to: number, at: number, isLevel = true) {
  const meaning = new DimensionEnds(model)
    .meaningOf({ isLevel, from: from * FOOT, to: to * FOOT, at: at * FOOT });
  return meaning && [meaning.property, meaning.thing, meaning.room].filter(Boolean).join(" ");
}

Deno.test("meaningOf() tells strings of walls off the plan, whichever line of a wall an office dimensions to", () => {
  const plan = house();
  assert.equal(said(plan, 0, 30, -8), "length building");
  assert.equal(said(plan, 0, 15.25, -4), "spacing wall", "outer face to center of partition");
  assert.equal(said(plan, 0, 15, -4), "spacing wall", "outer face to face of stud");
  assert.equal(said(plan, 0.25, 15.25, -4), "spacing wall", "center to center");
  assert.equal(said(plan, 15, 29.5, -4), "spacing wall", "face to like face");
  assert.equal(said(plan, 0.5, 15, -4), "width room 101", "clear of both walls");
});

Deno.test("meaningOf() tells clear figures in rooms", () => {
  assert.equal(said(house(), 0.5, 15, 10), "width room 101");
  assert.equal(said(house(), 0.5, 19.5, 20, false), "length room STORAGE");
});

Deno.test("meaningOf() tells the string of a plan that has others beside it on the sheet", () => {
  const [one, other] = [house(), house(50)];
  const both = {
    ...one,
    walls: [...one.walls, ...other.walls],
    openings: [...one.openings, ...other.openings],
    rooms: [...one.rooms, ...other.rooms],
  };
  assert.equal(said(both, 0, 9.75, 46, false), null, "ends at nothing");
  const parted = { ...both, walls: [...both.walls, level(9.5, 10, 50.5, 65)] };
  assert.equal(said(parted, 0, 9.75, 46, false), "spacing wall");
  assert.equal(said(parted, 9.75, 20, 46, false), "spacing wall");
  const amid = { ...parted, walls: [...parted.walls, level(9.5, 10, 0.5, 15)] };
  assert.equal(said(amid, 0, 9.75, 40, false), null, "as near to both plans");
});

Deno.test("meaningOf() tells openings in a string off the plan by their jambs and by their centers", () => {
  const plan = house();
  assert.equal(said(plan, 5, 9, -12), "width window", "jamb to jamb, in a string far off");
  assert.equal(said(plan, 20, 23, -4), "width door");
  assert.equal(said(plan, 0, 7, -4), "distance window 101", "corner to center of window");
  assert.equal(said(plan, 7, 21.5, -4), "spacing window to door", "center to center");
  assert.equal(said(plan, 7, 15.25, -4), "distance window 101", "to the center of a partition");
  assert.equal(said(plan, 0, 7.2, -4), null, "beside the center");
  const behind = { ...plan, walls: [...plan.walls, upright(6.75, 7.25, 12, 19.5)] };
  assert.equal(
    said(behind, 0, 7, -4),
    "distance window 101",
    "a wall far behind the window has that center too",
  );
  const meeting = { ...plan, walls: [...plan.walls, upright(6.75, 7.25, 0.5, 19.5)] };
  assert.equal(said(meeting, 0, 7, -4), "spacing wall", "a partition meets the window");
  assert.equal(said(behind, 0, 7, 24), "spacing wall", "on its own side it is the wall's");
  assert.equal(said(plan, 5, 9, 24), null, "seen through the building");
});

Deno.test("meaningOf() tells the wall between two openings, and what a deck before them leaves in sight", () => {
  const plan = house();
  assert.equal(said(plan, 9, 20, -4), "width pier", "from jamb to jamb");
  assert.equal(said(plan, 0, 5, -4), "width pier", "from the corner to a jamb");
  assert.equal(said(plan, 5, 20, -4), null, "over a window");
  assert.equal(said(plan, 9, 20, 10), null, "in a room");
  const deck = { name: "DECK", number: null, ring: rect(2, -12, 28, 0) };
  const decked = { ...plan, rooms: [...plan.rooms, deck] };
  assert.equal(said(decked, 7, 21.5, -4), "spacing window to door");
  assert.equal(said(decked, 2, 28, -14), "width room DECK", "beyond the deck");
});

Deno.test("meaningOf() takes layers of a wall before a window for no wall that hides it", () => {
  const plan = house();
  const veneer = { ...plan, walls: [...plan.walls, level(-0.4, -0.1, 0, 30)] };
  assert.equal(said(veneer, 7, 21.5, -4), "spacing window to door");
  const hidden = { ...plan, walls: [...plan.walls, level(-2.4, -2.1, 0, 30)] };
  assert.equal(said(hidden, 7, 21.5, -4), null, "a wall stands before it");
});

Deno.test("meaningOf() tells figures of fixtures: to a wall, to the next one, to the side of a tub", () => {
  const fixture = (
    type: "wc" | "lavatory" | "tub",
    x: number,
    y: number,
    wide = 1.5,
    deep = 2.4,
  ) => ({
    type,
    middle: { x: x * FOOT, y: y * FOOT },
    box: {
      x: (x - wide / 2) * FOOT,
      y: (y - deep / 2) * FOOT,
      width: wide * FOOT,
      height: deep * FOOT,
    },
  });
  const fixtures = [
    fixture("wc", 2, 2),
    fixture("lavatory", 5, 2, 1.7, 1.5),
    fixture("tub", 8, 3, 2.5, 5),
    fixture("lavatory", 17, 2, 1.7, 1.5),
  ];
  const bath = { ...house(), fixtures };
  assert.equal(said(bath, 0.5, 2, 4), "distance water closet 101");
  assert.equal(said(bath, 2, 5, 4), "spacing water closet to lavatory 101");
  assert.equal(said(bath, 5, 6.75, 4), "distance lavatory 101", "to the tub");
  assert.equal(said(bath, 5, 15, 4), "distance lavatory 101");
  assert.equal(said(bath, 2, 4.2, 4), null, "ends at nothing");
  assert.equal(said(bath, 5, 17, 4), null, "through a wall");
  assert.equal(said(bath, 0.5, 2, -4), null, "off the plan");
});

Deno.test("meaningOf() takes no pier between two openings for a wall across the outer one", () => {
  const plan = house();
  const pier = { ...plan, walls: [...plan.walls, upright(9, 11, 0, 0.5)] };
  assert.equal(said(pier, 9, 11, -4), null, "from face to face of the pier");
  assert.equal(said(pier, 10, 15.25, -4), null, "from its middle");
  const between = { ...pier, openings: [...pier.openings, opening(11, 14, "window")] };
  assert.equal(said(between, 9, 11, -1.5), "width pier", "close before it");
  const buttress = { ...plan, walls: [...plan.walls, upright(9, 11, 0.5, 4)] };
  assert.equal(
    said(buttress, 10, 15.25, -4),
    "spacing wall",
    "what is longer than thick is a wall",
  );
});

Deno.test("meaningOf() tells what an open leaf leaves clear from the width of its opening", () => {
  assert.equal(said(house(), 20, 23, 2), "width door");
  assert.equal(said(house(), 20.2, 23, 2), "clear width door", "from the latch to the open leaf");
  assert.equal(said(house(), 20, 22.8, 2), null, "short of the latch");
});

Deno.test("meaningOf() tells figures of the grid on the side of its bubbles, and of walls that stand on it elsewhere", () => {
  const grid = {
    x: [{ at: -10 * FOOT, places: [0.25, 15.25, 29.75].map((it) => it * FOOT) }],
    y: [],
  };
  const plan = { ...house(), grid };
  assert.equal(said(plan, 0.25, 15.25, -6), "spacing grid");
  assert.equal(said(plan, 0.25, 15.25, 26), "spacing wall");
  const open = { ...plan, walls: plan.walls.slice(0, 6), rooms: [] };
  assert.equal(said(open, 0.25, 15.25, 26), "spacing grid", "no wall stands on it");
});

Deno.test("meaningOf() takes faces of thin walls for no lines of the grid in the middle of them", () => {
  const thin = (x: number) => upright(x - 0.1, x + 0.1, 0.5, 19.5);
  const plan = {
    ...house(),
    walls: [...house().walls.slice(0, 6), thin(10), thin(16)],
    rooms: [],
    grid: { x: [{ at: -10 * FOOT, places: [10, 16, 22].map((it) => it * FOOT) }], y: [] },
  };
  assert.equal(said(plan, 9.9, 15.9, 26), "spacing wall", "from face to like face");
  assert.equal(said(plan, 9.98, 15.98, 26), "spacing wall", "from middle to middle");
  assert.equal(said(plan, 10, 16, -6), "spacing grid", "on the side of the bubbles");
  assert.equal(said(plan, 16, 22, 26), "spacing grid", "no wall at one end");
});

Deno.test("findGridLines() takes round tables in a room for no bubbles", () => {
  const page = pageOf(
    [],
    [30, 80, 130, 180].map((cx) => ({
      cx,
      cy: 60,
      radius: 10,
      startDeg: 0,
      sweepDeg: 360,
    })),
  );
  const placesIn = (isInRoom: (point: { x: number }) => boolean) =>
    findGridLines(page, { tags: [], isInRoom }).x.map(({ places }) => places);
  assert.deepEqual(placesIn(() => false), [[30, 80, 130, 180]]);
  assert.deepEqual(placesIn(() => true), []);
  assert.deepEqual(placesIn(({ x }) => x < 50), [[80, 130, 180]]);
});

Deno.test("meaningOf() tells the clearance beside a latch, not the center of a fixture", () => {
  const plan = house();
  const wall = { ...plan, walls: [...plan.walls, upright(24.5, 25, 0.5, 12)] };
  const rooms = [{ name: "BATH", number: null, ring: rect(15.5, 0.5, 24.5, 19.5) }];
  const bath = { ...wall, rooms };
  assert.equal(said(bath, 23, 24.5, 3), "latch side clearance door BATH");
  assert.equal(said(bath, 22, 24.5, 3), null);
  const wide = [{ name: "BATH", number: null, ring: rect(15.5, 0.5, 28.5, 19.5) }];
  assert.equal(said({ ...plan, rooms: wide }, 23, 28.5, 3), null, "wider than anyone asks for");
  const closet = {
    ...bath,
    fixtures: [{ type: "wc" as const, middle: { x: 23 * FOOT, y: 5 * FOOT }, box: null }],
  };
  assert.equal(said(closet, 23, 24.5, 3), null, "the figure may be of either");
});

Deno.test("meaningOf() tells the clearance beside a latch from a corner that an extension line runs on from", () => {
  const bath = ring([15.5, 0.5], [29.5, 0.5], [29.5, 19.5], [24.5, 19.5], [24.5, 5], [15.5, 5]);
  const plan = { ...house(), rooms: [{ name: "BATH", number: null, ring: bath }] };
  assert.equal(said(plan, 23, 24.5, 3), "latch side clearance door BATH");
});

/** Treads from 4 to 8 feet down, a tread a foot. */
const flight: FoundFlight = {
  box: { x: 4 * FOOT, y: 4 * FOOT, width: 3 * FOOT, height: 4 * FOOT },
  row: { direction: LEVEL },
  widthPt: 3 * FOOT,
  treadPt: FOOT,
  treads: 4,
  direction: "UP",
  middle: { x: 5.5 * FOOT, y: 6 * FOOT },
} as unknown as FoundFlight;

Deno.test("meaningOf() tells the width of a flight behind its break line, where no wall stands before it", () => {
  const plan = {
    ...EMPTY,
    flights: [flight],
    rooms: [{ name: "HALL", number: null, ring: rect(0, 0, 14, 16) }],
  };
  assert.equal(said(plan, 4, 7, 9), "clear width stair HALL");
  assert.equal(said(plan, 4, 7, 13), "clear width stair HALL", "where it goes on");
  assert.equal(said(plan, 3.7, 7, 13), null, "not at its sides");
  const wall = { ...plan, walls: [level(9, 9.5, 0, 14)] };
  assert.equal(said(wall, 4, 7, 13), null);
});

Deno.test("meaningOf() tells the landing before a flight, up to its first tread", () => {
  const beside = ring([0, 0], [14, 0], [14, 16], [7, 16], [7, 4], [4, 4], [4, 16], [0, 16]);
  const plan = { ...EMPTY, rooms: [{ name: "LOBBY", number: null, ring: beside }] };
  assert.equal(said({ ...plan, flights: [flight] }, 0, 4, 5.5, false), "depth landing LOBBY");
  assert.equal(said(plan, 0, 4, 5.5, false), "length room LOBBY", "no flight there");
  const before = {
    ...EMPTY,
    flights: [flight],
    rooms: [{ ...plan.rooms[0], ring: rect(0, 0, 14, 4) }],
  };
  assert.equal(said(before, 0, 4, 5.5, false), "length room LOBBY", "it ends there");
  const walled = { ...plan, flights: [flight], walls: [level(4, 4.5, 4, 7)] };
  assert.equal(said(walled, 0, 4, 5.5, false), "length room LOBBY", "a wall before it");
  const stair = { name: "STAIR 1", number: null, ring: rect(0, 0, 14, 16) };
  const within = { ...EMPTY, flights: [flight], rooms: [stair] };
  assert.equal(said(within, 0, 4, 5.5, false), "depth landing STAIR 1", "the flight lies in it");
  assert.equal(said(within, 1, 4, 5.5, false), null, "from no wall");
  const hall = { ...within, rooms: [{ ...stair, name: "HALL" }] };
  assert.equal(said(hall, 0, 4, 5.5, false), null, "the hall's depth as well");
});

Deno.test("meaningOf() gives a figure through an open plan to none of its rooms", () => {
  const { walls, rooms: [office, storage] } = house();
  const open = (beyond: PlanModel["rooms"][number]) => ({
    ...EMPTY,
    walls: walls.filter(({ from, to, at }) => !(at[1] === -15 * FOOT && to > from)),
    rooms: [{ ...office, ring: rect(0.5, 0.5, 15.2, 19.5) }, beyond],
  });
  const next = { ...storage, ring: rect(15.2, 0.5, 29.5, 19.5) };
  assert.equal(said(open(next), 0.5, 29.5, 10), "spacing wall");
  assert.equal(said(open({ ...next, name: null }), 0.5, 29.5, 10), "width room 101");
});
