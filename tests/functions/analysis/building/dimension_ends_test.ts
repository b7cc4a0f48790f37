import assert from "node:assert/strict";
import { DimensionEnds } from "../../../../functions/analysis/building/dimension_ends.ts";

const FOOT = 18;
const ring = (...corners: [number, number][]) =>
  corners.map(([x, y]) => ({ x: x * FOOT, y: y * FOOT }));

/** A foyer of 12 by 8 feet whose outline reaches `deep` feet up into an opening from 4 to 7. */
const foyer = (deep: number) =>
  new DimensionEnds({
    pointsPerFoot: FOOT,
    walls: [],
    openings: [],
    flights: [],
    grid: { x: [], y: [] },
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
