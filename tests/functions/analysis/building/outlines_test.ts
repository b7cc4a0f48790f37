import assert from "node:assert/strict";
import {
  areaOf,
  laidOnLines,
  withoutTails,
} from "../../../../functions/analysis/building/outlines.ts";
import type { Point } from "../../../../functions/analysis/building/lines.ts";

const ring = (...corners: [number, number][]): Point[] => corners.map(([x, y]) => ({ x, y }));
const ROOM = ring([0, 0], [100, 0], [100, 60], [0, 60]);
const WIDEST = 8;

for (
  const [name, outline, area] of [
    ["a plain room", ROOM, 6000],
    [
      "a slit that turns a corner within the wall",
      ring([0, 0], [100, 0], [100, 60], [0, 60], [0, 67], [101, 67], [101, 200], [101, 67], [
        0,
        67,
      ]),
      6000,
    ],
    [
      "a slit between two layers",
      ring([0, 0], [100, 0], [100, 56], [180, 56], [180, 60], [0, 60]),
      6000,
    ],
    [
      "an alcove somebody fits into",
      ring([0, 0], [100, 0], [100, 40], [180, 40], [180, 60], [0, 60]),
      7600,
    ],
    [
      "the end of a thin wall within the room",
      ring([0, 0], [48, 0], [48, 40], [52, 40], [52, 0], [100, 0], [100, 60], [0, 60]),
      5840,
    ],
  ] as const
) {
  Deno.test(`withoutTails() leaves of an outline what somebody stands in: ${name}`, () => {
    const left = withoutTails(outline, WIDEST);
    assert.equal(Math.round(areaOf(left)), area);
    assert.ok(left.length >= 4);
  });
}

Deno.test("laidOnLines() lays a side onto the face of its wall rather than onto a rail before it", () => {
  const traced = ring([1, 1], [99, 1], [99, 59], [1, 59]);
  const line = (x: number, to = 60, isFace = false) => ({
    a: { x, y: 0 },
    b: { x, y: to },
    isFace,
  });
  const leftOf = (...lines: ReturnType<typeof line>[]) =>
    Math.min(...laidOnLines(traced, () => lines, 4).map(({ x }) => x));
  assert.equal(leftOf(line(0, 60, true), line(1.2, 26)), 0);
  assert.equal(leftOf(line(0, 26, true), line(1.2, 26)), 0, "though the wall is no longer");
  assert.equal(leftOf(line(0, 60, true), line(1.2)), 1.2, "its finish runs all along");
  assert.equal(leftOf(line(-3.5, 60, true), line(1.2, 26)), 1.2, "a face far behind is another's");
});

Deno.test("laidOnLines() ends a space that no wall bounds at the first of two rails", () => {
  const traced = ring([1, 1], [99, 1], [99, 59], [1, 59]);
  const rail = (y: number, to = 100) => ({ a: { x: 0, y }, b: { x: to, y } });
  const lowest = (...lines: ReturnType<typeof rail>[]) =>
    Math.max(...laidOnLines(traced, () => lines, 4).map(({ y }) => y));
  assert.equal(lowest(rail(59.5), rail(57)), 57);
  assert.equal(lowest(rail(59.5), rail(57, 40)), 59.5, "a piece before it bounds nothing");
});

Deno.test("laidOnLines() lays a side onto the gap of a wall it runs on beyond, and no other", () => {
  const gap = { a: { x: 0, y: 20 }, b: { x: 0, y: 58 }, isFace: true, isGap: true };
  const leaf = { a: { x: 1.5, y: 20 }, b: { x: 1.5, y: 40 } };
  const leftOf = (top: number) =>
    Math.min(
      ...laidOnLines(ring([1, top], [99, top], [99, 59], [1, 59]), () => [gap, leaf], 4)
        .map(({ x }) => x),
    );
  assert.equal(leftOf(1), 0);
  assert.equal(leftOf(20), 1.5, "within the opening");
});
