import assert from "node:assert/strict";
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { ellipseIn } from "../../../../functions/analysis/building/blocks.ts";
import { findTubs } from "../../../../functions/analysis/building/tubs.ts";

/** 12 points per foot: a point is an inch. */
const POINTS_PER_FOOT = 12;

/** The outline through places, closed. */
const outline = (...places: [number, number][]): Segment[] =>
  places.map(([x1, y1], index) => {
    const [x2, y2] = places[(index + 1) % places.length];
    return { x1, y1, x2, y2, width: 0.4, isDashed: false };
  });

/** A corner of a box rounded by so much in four strokes, from one side to the next. */
const corner = (cx: number, cy: number, radius: number, startDeg: number): [number, number][] =>
  [0, 22.5, 45, 67.5, 90].map((it) => {
    const angle = (startDeg + it) * Math.PI / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });

/** A box whose corners are rounded, clockwise from the upper left; square where the radius is none. */
const rounded = (width: number, height: number, [a, b, c, d]: number[]): Segment[] =>
  outline(
    ...corner(a, a, a, 180),
    ...corner(width - b, b, b, 270),
    ...corner(width - c, height - c, c, 0),
    ...corner(d, height - d, d, 90),
  );

const found = (strokes: Segment[], room = "BATH 2", drains: { x: number; y: number }[] = []) =>
  findTubs(strokes, [], {
    roomAt: () => room,
    drains: drains.map((it) => ({ ...it, width: 3, height: 3 })),
    pointsPerFoot: POINTS_PER_FOOT,
  }).map(({ type }) => type);

Deno.test("findTubs() knows a tub between walls by its basin", () => {
  assert.deepEqual(found(rounded(54, 26, [7, 7, 7, 7])), ["tub"], "round corners");
  const chamfered = outline([4, 0], [50, 0], [54, 4], [54, 22], [50, 26], [4, 26], [0, 22], [0, 4]);
  assert.deepEqual(found(chamfered), ["tub"], "cut corners");
  assert.deepEqual(found(rounded(26, 56, [13, 13, 4, 4])), ["tub"], "a round back");
  assert.deepEqual(found(ellipseIn({ x: 0, y: 0, width: 60, height: 28 })), ["tub"], "an oval");
});

Deno.test("findTubs() asks for a drain where one end of a basin is square", () => {
  const basin = rounded(50, 22, [0, 9, 9, 0]);
  assert.deepEqual(found(basin), []);
  assert.deepEqual(found(basin, "BATH 2", [{ x: 4, y: 9 }]), ["tub"]);
});

Deno.test("findTubs() knows a rim, once with its basin", () => {
  const rim = outline([-3, -3], [57, -3], [57, 29], [-3, 29]);
  assert.deepEqual(found([...rim, ...rounded(54, 26, [7, 7, 7, 7])]), ["tub"]);
});

Deno.test("findTubs() takes counters, showers and benches for none", () => {
  assert.deepEqual(found(rounded(54, 22, [0, 0, 4, 4])), [], "a counter with rounded corners");
  assert.deepEqual(found(outline([0, 0], [48, 0], [48, 20], [0, 20])), [], "a square box");
  assert.deepEqual(found(rounded(36, 36, [6, 6, 6, 6])), [], "a shower");
  assert.deepEqual(found(rounded(54, 26, [7, 7, 7, 7]), "LOBBY"), [], "a bench");
  const crossed = outline([0, 0], [54, 26], [54, 10], [0, 20]);
  assert.deepEqual(found([...rounded(54, 26, [7, 7, 7, 7]).slice(0, 8), ...crossed]), []);
});

Deno.test("findTubs() knows a tub whose front cuts off its corner by its drain", () => {
  const tub = outline([0, 0], [56, 0], [56, 22], [22, 56], [0, 56]);
  assert.deepEqual(found(tub, "BATH 1", [{ x: 8, y: 8 }]), ["tub"]);
  assert.deepEqual(found(tub, "BATH 1"), [], "a bench");
  assert.deepEqual(found(tub, "OFFICE", [{ x: 8, y: 8 }]), []);
});

Deno.test("findTubs() takes a rim with a seat in it for none", () => {
  const rim = outline([0, 0], [60, 0], [60, 34], [0, 34]);
  assert.deepEqual(found(rim), ["tub"]);
  assert.deepEqual(found([...rim, ...outline([1.5, 4], [16, 4], [16, 28], [1.5, 28])]), []);
});
