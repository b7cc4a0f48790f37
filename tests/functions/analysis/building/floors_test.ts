import assert from "node:assert/strict";
import { OUTSIDE_ID } from "../../../../functions/_shared/domain/building.ts";
import type { PageReading, Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { findBoards } from "../../../../functions/analysis/building/floor_boards.ts";
import { byDirection } from "../../../../functions/analysis/building/lines.ts";
import { readBuilding } from "../../../../functions/analysis/building/mod.ts";
import { findWalls } from "../../../../functions/analysis/building/walls.ts";
import { box, door, pageOf, place, POINTS_PER_FOOT, stroke, twoRooms } from "./drawn_house.ts";

const label = (name: string, x: number, y: number) => ({
  name,
  number: null,
  ledTo: null,
  drawing: null,
  box: { x: place(x), y: place(y), width: 30, height: 8 },
});

const read = (page: PageReading, rooms: ReturnType<typeof label>[]) =>
  readBuilding(page, {
    pointsPerFoot: POINTS_PER_FOOT,
    isScaleVerified: true,
    readBy: "geometry",
    rooms,
    marks: [],
    excluded: [],
    dimensionLines: [],
  })!.building;

/** Boards of 3 in from one place to another, each cut by what stands on it. */
const boards = (top: number, bottom: number, pieces: (y: number) => [number, number][]) =>
  Array.from({ length: Math.round((bottom - top) * 4) + 1 }, (_, index) => top + index / 4)
    .flatMap((y) => pieces(y).map(([from, to]) => stroke(from, y, to, y, 0.25)));

Deno.test("boards part nothing, however furniture cuts them, and a strip without boards stays in its room", () => {
  const page = twoRooms();
  // A table, a slanting counter, and a strip along the right wall.
  const floor = boards(
    0.3,
    9.8,
    (y) => y > 3 && y < 6 ? [[0, 2], [4 + y / 5, 8.9]] : y > 7 ? [[1 + y / 9, 8.9]] : [[0, 8.9]],
  );
  const edge = stroke(8.9, 0, 8.9, 10, 0.25);
  const building = read({ ...page, segments: [...page.segments, ...floor, edge] }, [
    label("LIVING ROOM", 3, 8),
    label("KITCHEN", 14, 5),
  ]);
  assert.deepEqual(building.rooms.map(({ areaSqft }) => areaSqft), [100, 100]);
});

Deno.test("findBoards() keeps a line that is missing in between, and takes neither treads nor few lines for a floor", () => {
  const count = (segments: Segment[]) =>
    byDirection(segments, 5).flatMap((it) => findBoards(it, POINTS_PER_FOOT))
      .flatMap(({ lines }) => lines).length;
  assert.equal(count(boards(0, 5, (y) => y === 2 ? [] : [[0, 8]])), 20);
  const treads = Array.from({ length: 14 }, (_, index) => stroke(0, 0.9 * index, 4, 0.9 * index));
  assert.equal(count(treads), 0);
  assert.equal(count(boards(0, 1.5, () => [[0, 8]])), 0);
});

Deno.test("a ledge along a wall is no wall, as two lines of a thick wall are", () => {
  const thicknessOf = (segments: Segment[]) =>
    findWalls(byDirection(segments, 5), new Set(), POINTS_PER_FOOT)
      .map(({ at: [a, b] }) => Math.round((b - a) / POINTS_PER_FOOT * 12)).sort((a, b) => a - b);
  const wall = [stroke(0, 0, 20, 0), stroke(0, 0.6, 20, 0.6)];
  const outside = stroke(0, -0.1, 20, -0.1);
  assert.deepEqual(thicknessOf([outside, ...wall, stroke(0, 1.8, 20, 1.8)]), [7]);
  assert.deepEqual(thicknessOf([stroke(0, 0, 20, 0), stroke(0, 1.8, 20, 1.8)]), [22]);
});

Deno.test("the double door of a shallow closet at an outer wall leads into the closet and is no way out", () => {
  const leaves = [door(3, 9, 2), door(7, 9, 2)];
  leaves[1].arc.startDeg = 90;
  const page = pageOf([
    ...box(0, 0, 10, 10),
    ...box(-0.5, -0.5, 10.5, 10.5),
    // The wall before the closet, with an opening of 4 ft, and its ends.
    stroke(2, 9, 3, 9),
    stroke(2, 9.3, 3, 9.3),
    stroke(7, 9, 8, 9),
    stroke(7, 9.3, 8, 9.3),
    ...[2, 3, 7, 8].map((x) => stroke(x, 9, x, 9.3)),
    ...[2, 2.3, 7.7, 8].map((x) => stroke(x, 9.3, x, 10)),
    ...leaves.flatMap(({ segments }) => segments),
  ], leaves.map(({ arc }) => arc));
  const { openings, egress, rooms: [room] } = read(page, [label("BEDROOM", 3, 4)]);
  const doors = openings.filter(({ kind }) => kind === "double");
  assert.equal(doors.length, 1);
  assert.ok(doors[0].between.includes(room.id), `${doors[0].between}`);
  assert.ok(!doors[0].between.includes(OUTSIDE_ID), `${doors[0].between}`);
  assert.deepEqual(egress.exits, []);
});

Deno.test("a line in line with a wall far off is no wall", () => {
  const far = [stroke(0, 5, 10, 5, 0.3)];
  const wall = [stroke(21, 5, 28, 5), stroke(21, 5.5, 28, 5.5)];
  const page = twoRooms();
  const building = read({ ...page, segments: [...page.segments, ...far, ...wall] }, [
    label("OFFICE", 3, 3),
    label("STORAGE", 14, 5),
  ]);
  assert.deepEqual(building.rooms.map(({ areaSqft }) => areaSqft), [100, 100]);
});

Deno.test("a flight behind the only door of a bath is no stall of it", () => {
  const walls = [
    ...box(0, 0, 10, 8),
    ...box(-0.5, -0.5, 18.5, 8.5),
    ...box(10.4, 0, 18, 8).slice(0, 3),
    stroke(10.4, 0, 10.4, 2),
    stroke(10.4, 5, 10.4, 8),
  ];
  // The wall between is open from 2 to 5 ft.
  const open = walls.filter(({ x1, x2 }) => !(x1 === place(10) && x2 === place(10)));
  const between = [
    stroke(10, 0, 10, 2),
    stroke(10, 5, 10, 8),
    stroke(10, 2, 10.4, 2),
    stroke(10, 5, 10.4, 5),
  ];
  const swing = {
    segments: [stroke(10, 5, 7, 5, 0.5)],
    arc: { cx: place(10), cy: place(5), radius: 3 * POINTS_PER_FOOT, startDeg: 90, sweepDeg: 90 },
  };
  const treads = Array.from(
    { length: 8 },
    (_, i) => stroke(11.5 + 0.8 * i, 3, 11.5 + 0.8 * i, 8, 0.3),
  );
  const building = read(pageOf([...open, ...between, ...treads, ...swing.segments], [swing.arc]), [
    label("BATH", 3, 4),
  ]);
  assert.deepEqual(building.rooms.map(({ name }) => name), ["BATH", null]);
  assert.equal(building.stairs.length, 1);
});

Deno.test("names part at the passage between their rooms, not along a line that one of them has", () => {
  const { segments, arcs } = twoRooms();
  // Without the leaf between, and with a line through the right room.
  const open = segments.filter(({ x1, y1, x2 }) =>
    !(x1 === place(10.5) && y1 === place(6) && x2 > place(11))
  );
  const building = read(pageOf([...open, stroke(14, 0, 14, 10, 0.25)], [arcs[0]]), [
    label("LIVING ROOM", 3, 5),
    label("KITCHEN", 16, 5),
  ]);
  const areas = building.rooms.map(({ areaSqft }) => Math.round(areaSqft!));
  assert.ok(areas.every((it) => Math.abs(it - 100) <= 2), `${areas}`);
});
