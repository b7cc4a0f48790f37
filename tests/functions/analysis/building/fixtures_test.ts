import assert from "node:assert/strict";
import { ellipseIn, findBlocks } from "../../../../functions/analysis/building/blocks.ts";
import { findFixtures } from "../../../../functions/analysis/building/fixtures.ts";
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";

/** 12 points per foot: a point is an inch. */
const POINTS_PER_FOOT = 12;

const frame = (x: number, y: number, width: number, height: number): Segment[] => {
  const pen = { width: 0.4, isDashed: false };
  const [right, bottom] = [x + width, y + height];
  return [
    { x1: x, y1: y, x2: right, y2: y, ...pen },
    { x1: right, y1: y, x2: right, y2: bottom, ...pen },
    { x1: right, y1: bottom, x2: x, y2: bottom, ...pen },
    { x1: x, y1: bottom, x2: x, y2: y, ...pen },
  ];
};
const oval = (x: number, y: number, width: number, height: number) =>
  ellipseIn({ x, y, width, height });

const typesIn = (room: string | null, strokes: Segment[]) =>
  findFixtures(findBlocks(strokes, [], POINTS_PER_FOOT), [], {
    pointsPerFoot: POINTS_PER_FOOT,
    roomAt: () => room,
  }).map(({ type }) => type);

const closet = [...frame(0, 0, 19, 8), ...oval(2.5, 8.5, 14, 19)];

Deno.test("findFixtures() knows closets and tubs in rooms for them", () => {
  assert.deepEqual(typesIn("WOMEN", closet), ["wc"]);
  assert.deepEqual(typesIn("BOYS", closet), ["wc"]);
  assert.deepEqual(typesIn("BATH 2", oval(0, 0, 52, 22)), ["tub"]);
});

Deno.test("findFixtures() finds none of them in other rooms", () => {
  assert.deepEqual(typesIn("BASEMENT", closet), []);
  assert.deepEqual(typesIn("OFFICE", closet), []);
  assert.deepEqual(typesIn("MEN", oval(0, 0, 52, 22)), []);
});

Deno.test("findFixtures() takes a basin in a rim for a sink where sinks belong", () => {
  const sink = [...frame(0, 0, 33, 22), ...frame(3, 4, 27, 15)];
  assert.deepEqual(typesIn("KITCHEN", sink), ["sink"]);
  assert.deepEqual(typesIn("LOBBY", sink), []);
  assert.deepEqual(typesIn("KITCHEN", frame(0, 0, 33, 22)), [], "a plain box is anything");
});

Deno.test("findFixtures() knows a symbol again in a room nobody named", () => {
  const again = closet.map((it) => ({ ...it, x1: it.x1 + 200, x2: it.x2 + 200 }));
  const types = findFixtures(findBlocks([...closet, ...again], [], POINTS_PER_FOOT), [], {
    pointsPerFoot: POINTS_PER_FOOT,
    roomAt: (x) => x < 100 ? "MEN" : null,
  }).map(({ type }) => type);
  assert.deepEqual(types, ["wc", "wc"]);
});
