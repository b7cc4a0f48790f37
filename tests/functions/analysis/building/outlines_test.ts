import assert from "node:assert/strict";
import { areaOf, withoutTails } from "../../../../functions/analysis/building/outlines.ts";
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
