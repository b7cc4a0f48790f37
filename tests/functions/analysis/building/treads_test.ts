import assert from "node:assert/strict";
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { joinDashes } from "../../../../functions/analysis/building/dashes.ts";
import { byDirection } from "../../../../functions/analysis/building/lines.ts";
import { findFlights } from "../../../../functions/analysis/building/stairs.ts";
import { findTreads } from "../../../../functions/analysis/building/treads.ts";
import { place, POINTS_PER_FOOT, stroke } from "./drawn_house.ts";

/** Treads of 11 inches and three feet wide, from a place in feet to the right. */
const treads = (count: number, x = 10, y = 10): Segment[] =>
  Array.from({ length: count }, (_, i) => stroke(x + i * 11 / 12, y, x + i * 11 / 12, y + 3, 0.3));

const word = (text: string, x: number, y: number) => ({
  text,
  box: { x: place(x), y: place(y), width: 8, height: 6 },
});

const flightsOf = (strokes: Segment[], words: ReturnType<typeof word>[] = []) =>
  findFlights(
    findTreads(byDirection(strokes, 0.3 * POINTS_PER_FOOT), POINTS_PER_FOOT),
    words,
    POINTS_PER_FOOT,
  ).map(({ treads, direction }) => ({ treads, direction }));

Deno.test("a long row of treads is a flight without a word, a short one is not", () => {
  assert.deepEqual(flightsOf(treads(8)), [{ treads: 7, direction: null }]);
  assert.deepEqual(flightsOf(treads(5)), []);
});

Deno.test("a word of direction makes a short row a flight", () => {
  assert.deepEqual(flightsOf(treads(5), [word("UP", 9.5, 11)]), [{ treads: 4, direction: "UP" }]);
  assert.deepEqual(flightsOf(treads(5), [word("UP", 2, 11)]), []);
});

Deno.test("an arrow along its middle makes a short row a flight", () => {
  const arrow = [
    stroke(9.8, 11.5, 13.2, 11.5, 0.3),
    stroke(13.2, 11.5, 12.8, 11.3, 0.3),
    stroke(13.2, 11.5, 12.8, 11.7, 0.3),
  ];
  assert.deepEqual(flightsOf([...treads(5), ...arrow]), [{ treads: 4, direction: null }]);
});

Deno.test("the second line of every nosing changes nothing", () => {
  const nosings = treads(8, 10 + 1 / 12);
  assert.deepEqual(flightsOf([...treads(8), ...nosings]), [{ treads: 7, direction: null }]);
});

Deno.test("winders at a corner belong to the flight", () => {
  const corner = [10 + 3 * 11 / 12, 10] as const;
  const winders = [20, 45, 70].map((deg) => {
    const angle = deg * Math.PI / 180;
    return stroke(...corner, corner[0] + 3.4 * Math.cos(angle), corner[1] + 3.4 * Math.sin(angle));
  });
  assert.deepEqual(flightsOf([...treads(4), ...winders], [word("DN", 9.5, 11)]), [
    { treads: 6, direction: "DN" },
  ]);
});

Deno.test("boards, tiles and lockers are no stairs", () => {
  const boards = Array.from(
    { length: 24 },
    (_, i) => stroke(10 + i * 5.5 / 12, 10, 10 + i * 5.5 / 12, 18, 0.3),
  );
  assert.deepEqual(flightsOf(boards, [word("UP", 9.5, 11)]), []);
  const tiles = [
    ...Array.from({ length: 9 }, (_, i) => stroke(10 + i, 10, 10 + i, 18, 0.3)),
    ...Array.from({ length: 9 }, (_, i) => stroke(10, 10 + i, 18, 10 + i, 0.3)),
  ];
  assert.deepEqual(flightsOf(tiles), []);
  const lockers = Array.from({ length: 10 }, (_, i) => stroke(10 + i, 10, 10 + i, 12, 0.3));
  assert.deepEqual(flightsOf(lockers), []);
});

Deno.test("hatching that leans off a corner is no fan of winders", () => {
  const hatching = Array.from(
    { length: 6 },
    (_, i) => stroke(10 + 11 / 12 + i / 3, 10, 12.4 + 11 / 12 + i / 3, 12.4, 0.3),
  );
  assert.deepEqual(flightsOf([...treads(2), ...hatching]), []);
});

Deno.test("three treads with a word of direction at them are a flight, away from it they are not", () => {
  assert.deepEqual(flightsOf(treads(3), [word("UP", 9.5, 11)]), [{ treads: 2, direction: "UP" }]);
  assert.deepEqual(flightsOf(treads(3), [word("UP", 7.5, 11)]), []);
});

Deno.test("treads behind a break line, hidden and drawn dash by dash, go on with their flight", () => {
  const dashes = [2, 3, 4].flatMap((i) =>
    Array.from({ length: 10 }, (_, k) => {
      const x = 10 + i * 11 / 12, y = 10 + k * 0.3;
      return stroke(x, y, x, y + 0.2, 0.3);
    })
  );
  const lines = joinDashes([...treads(2), ...dashes], POINTS_PER_FOOT);
  assert.equal(lines.length, 3);
  assert.deepEqual(flightsOf([...treads(2), ...lines], [word("UP", 9.5, 11)]), [
    { treads: 4, direction: "UP" },
  ]);
});

Deno.test("joinDashes() joins dashes that lie a hair aside of each other by turns", () => {
  const dashes = Array.from({ length: 10 }, (_, k) => {
    const x = 10 + k * 0.3, aside = 0.1 / POINTS_PER_FOOT * (k % 2);
    return stroke(x, 10 + aside, x + 0.2, 10 + aside, 0.3);
  });
  const [line, ...others] = joinDashes(dashes, POINTS_PER_FOOT);
  assert.deepEqual([line.x1, line.x2].map(Math.round), [place(10), place(12.9)].map(Math.round));
  assert.deepEqual(others, []);
});
