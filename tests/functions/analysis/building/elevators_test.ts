import assert from "node:assert/strict";
import {
  closeHoistways,
  findElevators,
} from "../../../../functions/analysis/building/elevators.ts";
import { byDirection, type Direction } from "../../../../functions/analysis/building/lines.ts";
import type { FoundOpening } from "../../../../functions/analysis/building/openings.ts";
import { place, POINTS_PER_FOOT, stroke } from "./drawn_house.ts";

const LEVEL: Direction = { ux: 1, uy: 0, lines: [] };
const UPRIGHT: Direction = { ux: 0, uy: 1, lines: [] };

/** A space of so many feet between walls, with an opening without a leaf, or a hinged door, in its upper wall. */
function elevatorsIn(
  [width, height]: [number, number],
  text: string,
  { opening = "cased", isCrossed = false }: { opening?: string; isCrossed?: boolean } = {},
): number {
  const long = (from: number, to: number) => ({ from: place(from), to: place(to) });
  const wall = (direction: Direction, a: number, b: number, to: number) => ({
    direction,
    at: (direction === UPRIGHT ? [-place(b), -place(a)] : [place(a), place(b)]) as [number, number],
    ...long(-0.5, to + 0.5),
  });
  const gap = { direction: LEVEL, at: [place(-0.5), place(0)], ...long(1, 4) };
  const swing = opening === "hinged" ? {} : null;
  const diagonals = [stroke(1, 1, width - 1, height - 1), stroke(width - 1, 1, 1, height - 1)];
  return findElevators({
    texts: [{ text, box: { x: place(3), y: place(3), width: 10, height: 6 } }],
    walls: [
      wall(LEVEL, -0.5, 0, width),
      wall(LEVEL, height, height + 0.5, width),
      wall(UPRIGHT, -0.5, 0, height),
      wall(UPRIGHT, width, width + 0.5, height),
    ],
    openings: opening === "none" ? [] : [{ gap, kind: "cased", swing } as unknown as FoundOpening],
    directions: byDirection(isCrossed ? diagonals : [], 1),
    pointsPerFoot: POINTS_PER_FOOT,
  }).length;
}

Deno.test("findElevators() takes the mark of an elevation in a room for no elevator", () => {
  assert.equal(elevatorsIn([8, 10], "ELEV 3"), 0, "a room");
  assert.equal(elevatorsIn([7, 7], "ELEV 3", { opening: "none" }), 0, "no way in");
  assert.equal(elevatorsIn([7, 7], "ELEV 3", { opening: "hinged" }), 0, "a closet");
});

Deno.test("findElevators() knows the short word in a hoistway, at a crossed box, and the whole word anywhere", () => {
  assert.equal(elevatorsIn([7, 7], "ELEV. 3"), 1);
  assert.equal(elevatorsIn([8, 10], "ELEV", { isCrossed: true }), 1);
  assert.equal(elevatorsIn([8, 10], "ELEVATOR 3"), 1);
});

Deno.test("closeHoistways() takes panels that meet in the front of a hoistway for its door", () => {
  const gap = { direction: LEVEL, at: [place(-0.5), place(0)], from: place(1), to: place(4) };
  const opening = (kind: string) => ({ gap, kind, swing: null }) as unknown as FoundOpening;
  const kindsAt = (x: number) => {
    const box = { x: place(x), y: place(0), width: 100, height: 100 };
    const car = { type: "elevator" as const, box, how: "tag" as const, words: null, strip: null };
    return closeHoistways([opening("window"), opening("single")], [car], POINTS_PER_FOOT)
      .map(({ kind }) => kind);
  };
  assert.deepEqual(kindsAt(0), ["sliding", "single"]);
  assert.deepEqual(kindsAt(20), ["window", "single"]);
});
