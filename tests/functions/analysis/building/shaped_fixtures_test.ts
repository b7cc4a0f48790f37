import assert from "node:assert/strict";
import type { FixtureType } from "../../../../functions/_shared/domain/building.ts";
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { findClosets } from "../../../../functions/analysis/building/closets.ts";
import {
  findShapes,
  type Shape,
  stackedShapes,
} from "../../../../functions/analysis/building/drawn_shapes.ts";
import type { FoundFixture } from "../../../../functions/analysis/building/fixtures.ts";
import { ShapeSite } from "../../../../functions/analysis/building/shape_site.ts";
import { withShaped } from "../../../../functions/analysis/building/shaped_fixtures.ts";
import { box, way } from "./strokes.ts";

/** An inch to the point, a wall over the room and one left of it. */
const POINTS_PER_FOOT = 12;

const oval = (x: number, y: number, wide: number, deep: number): Segment[] =>
  way(...Array.from({ length: 25 }, (_, step): [number, number] => [
    x + wide / 2 * (1 + Math.cos(step * Math.PI / 12)),
    y + deep / 2 * (1 + Math.sin(step * Math.PI / 12)),
  ]));
/** A box whose front corners, those far from the wall above, are cut off. */
const fronted = (x: number, y: number, wide: number, deep: number, cut: number): Segment[] =>
  way(
    [x, y],
    [x + wide, y],
    [x + wide, y + deep - cut],
    [x + wide - cut, y + deep],
    [x + cut, y + deep],
    [x, y + deep - cut],
    [x, y],
  );

function siteOf(strokes: readonly Segment[], room: string): ShapeSite {
  const parts = findShapes(strokes, 240);
  const shapes: Shape[] = [...parts, ...stackedShapes(parts, 1).stacked];
  return new ShapeSite(shapes, {
    roomAt: (x, y) => x > 0 && y > 0 ? room : null,
    isWall: (x, y) => y <= 0 && y > -6 || x <= 0 && x > -6,
    pointsPerFoot: POINTS_PER_FOOT,
  });
}

/** What is told of strokes in a room, with what was known before. */
function told(
  strokes: readonly Segment[],
  room: string,
  known: readonly FoundFixture[] = [],
): FixtureType[] {
  const site = siteOf(strokes, room);
  const mayBeUrinal = () => room === "MEN";
  const { plated } = stackedShapes(findShapes(strokes, 240), 1);
  return withShaped(site, { known, closets: [], plated, mayBeUrinal }).map(({ type }) => type);
}

const closets = (strokes: readonly Segment[]) => findClosets(siteOf(strokes, "BATH"), () => true);

Deno.test("findClosets() finds a bowl of few straight sides with its tank, and one of a body up to the wall", () => {
  const [tank, ...others] = closets([...box(40, 0, 20, 8), ...fronted(42, 8, 16, 19, 5)]);
  assert.deepEqual([tank, others], [{ x: 40, y: 0, width: 20, height: 27 }, []]);
  const body = [...fronted(40, 0, 14, 26, 5), ...oval(42, 12, 10, 12)];
  assert.equal(closets(body).length, 1);
});

Deno.test("findClosets() finds a bowl that a pipe joins to the valve at its wall", () => {
  const hung = [...box(43, 0, 8, 2.5), ...fronted(40, 6.5, 14, 20, 4)];
  const pipe = [...way([46, 2.5], [46, 6]), ...way([48, 2.5], [48, 6])];
  assert.deepEqual(closets([...hung, ...pipe]), [{ x: 40, y: 0, width: 14, height: 26.5 }]);
  assert.deepEqual(closets(hung), [], "a ledge of its own");
  const beside = [...way([42, 2.5], [42, 6]), ...way([53, 2.5], [53, 6])];
  assert.deepEqual(closets([...hung, ...beside]), [], "lines off its middle");
});

Deno.test("findClosets() finds none in a chair, a basin along its wall or a bowl far from one", () => {
  assert.deepEqual(closets([...box(40, 0, 18, 3), ...fronted(40, 3, 18, 17, 5)]), []);
  assert.deepEqual(closets([...oval(40, 0, 22, 17), ...oval(43, 3, 16, 11)]), []);
  assert.deepEqual(closets([...box(40, 60, 20, 8), ...fronted(42, 68, 16, 19, 5)]), []);
});

Deno.test("withShaped() tells a lavatory by its drain or its ledge, and a basket by having neither", () => {
  const rim = box(40, 0, 20, 18);
  assert.deepEqual(told([...rim, ...box(43, 3, 14, 12)], "BATH"), []);
  assert.deepEqual(told([...rim, ...box(43, 5, 14, 10)], "BATH"), ["lavatory"]);
  assert.deepEqual(told([...rim, ...box(43, 3, 14, 12), ...oval(49, 8, 2, 2)], "BATH"), [
    "lavatory",
  ]);
});

Deno.test("withShaped() drops a lavatory that is drawn as a basket", () => {
  const known: FoundFixture = {
    type: "lavatory",
    box: { x: 80, y: 1, width: 12, height: 12 },
    how: "shape",
  };
  assert.deepEqual(told([...oval(80, 1, 12, 12), ...oval(81, 2, 10, 10)], "BATH", [known]), []);
  assert.deepEqual(told(oval(80, 1, 12, 12), "BATH", [known]), ["lavatory"]);
});

Deno.test("withShaped() tells urinals where men are, and what is wider there as a lavatory", () => {
  const small = [...box(40, 0, 16, 13), ...fronted(42.5, 2.5, 11, 8.5, 3)];
  assert.deepEqual(told(small, "MEN"), ["urinal"]);
  assert.deepEqual(told(small, "WOMEN"), ["lavatory"]);
  const wide = [...box(40, 0, 22, 17), ...fronted(44, 4, 14, 10, 3)];
  assert.deepEqual(told(wide, "MEN"), ["lavatory"]);
});

Deno.test("withShaped() takes parts behind each other for one thing", () => {
  const shelf = [
    ...box(40, 0, 20, 4),
    ...way([60, 4], [60, 8], [55, 18], [45, 18], [40, 8], [40, 4]),
  ];
  assert.deepEqual(told([...shelf, ...fronted(43, 8, 14, 7, 3)], "BATH"), ["lavatory"]);
});

Deno.test("withShaped() tells a trough by its taps", () => {
  const trough = [...box(40, 0, 66, 17), ...box(42, 4, 62, 11)];
  assert.deepEqual(told(trough, "MEN"), []);
  const taps = [60, 86].flatMap((x) => way([x, 1], [x, 6]));
  assert.deepEqual(told([...trough, ...taps], "MEN"), ["lavatory"]);
});

Deno.test("withShaped() tells fountains in a hall: a pair, or one with a round front", () => {
  const one = [...box(40, 0, 15, 15), ...box(42, 2, 11, 11)];
  const other = [...box(57, 0, 15, 15), ...box(59, 2, 11, 11)];
  assert.deepEqual(told(one, "HALL"), []);
  assert.deepEqual(told([...one, ...other], "HALL"), ["fountain", "fountain"]);
  assert.deepEqual(told([...fronted(40, 0, 15, 15, 4), ...oval(43, 3, 9, 9)], "HALL"), [
    "fountain",
  ]);
});

Deno.test("withShaped() takes three basins in a rim for one sink, and burners for none", () => {
  const known = [42, 64, 86].map((x): FoundFixture => ({
    type: "sink",
    box: { x, y: 3, width: 20, height: 18 },
    how: "shape",
  }));
  const rim = [...box(40, 0, 68, 23), ...known.flatMap((it) => box(it.box.x, 3, 20, 18))];
  const counter = box(10, 0, 120, 25);
  assert.deepEqual(told([...rim, ...counter], "KITCHEN", known), ["sink"]);
  const burners = [43, 55].flatMap((x) =>
    [4, 18].flatMap((y) => [...oval(x, y, 8, 8), ...oval(x + 2, y + 2, 4, 4)])
  );
  assert.deepEqual(told([...box(40, 0, 26, 30), ...burners, ...counter], "KITCHEN"), []);
});

Deno.test("withShaped() tells tubs in corners and between walls, and a floor with its drain as a shower", () => {
  const corner = way([0, 0], [56, 0], [56, 30], [30, 56], [0, 56], [0, 0]);
  const inner = way([6, 6], [50, 6], [50, 28], [28, 50], [6, 50], [6, 6]);
  assert.deepEqual(told([...corner, ...inner], "BATH"), ["tub"]);
  assert.deepEqual(told([...corner, ...inner], "OFFICE"), []);
  const pan = [...box(0, 0, 36, 36), ...oval(16, 16, 4, 4)];
  assert.deepEqual(told(pan, "BATH"), ["shower"]);
  assert.deepEqual(told(box(0, 0, 36, 36), "BATH"), []);
});

Deno.test("withShaped() takes a bench in a shower for no closet, and leaves a basin in an outline what it is", () => {
  const pan = [...box(0, 0, 60, 36), ...oval(28, 16, 4, 4)];
  const known = (type: "wc" | "lavatory"): FoundFixture => ({
    type,
    box: { x: 40, y: 5, width: 15, height: 22 },
    how: "shape",
  });
  assert.deepEqual(told(pan, "BATH", [known("wc")]), ["shower"]);
  assert.deepEqual(told(pan, "BATH", [known("lavatory")]), ["lavatory"]);
});

Deno.test("withShaped() tells urinals in a row or between screens, and a bare outline alone not", () => {
  const bowl = (x: number) => oval(x, 0, 13, 14);
  assert.deepEqual(told(bowl(40), "MEN"), []);
  assert.deepEqual(told([...bowl(40), ...bowl(70)], "MEN"), ["urinal", "urinal"]);
  assert.deepEqual(told([...bowl(40), ...bowl(70)], "WOMEN"), []);
  const site = siteOf([...fronted(40, 0, 14, 13, 4), ...box(58, 0, 1, 18)], "TOILET");
  const types = withShaped(site, {
    known: [],
    closets: [],
    plated: [],
    mayBeUrinal: (_, isScreened) => isScreened,
  }).map(({ type }) => type);
  assert.deepEqual(types, ["urinal"]);
});

Deno.test("withShaped() tells a plain basin set into a counter, and two bowls in one frame of a hall", () => {
  const counter = box(30, 0, 60, 22);
  assert.deepEqual(told([...counter, ...box(50, 4, 17, 13)], "BATH"), ["lavatory"]);
  const frame = [...box(40, 0, 38, 20), ...oval(44, 5, 12, 10), ...oval(62, 5, 12, 10)];
  assert.deepEqual(told(frame, "CORRIDOR"), ["fountain", "fountain"]);
});

Deno.test("withShaped() tells a shallow bowl before a wider plate as a urinal, and a seat before its back as none", () => {
  const bowl = (wide: number) => [
    ...box(40, 0, 18, 5),
    ...way(
      [49 - wide / 2, 5],
      [50 - wide / 2, 9],
      [53 - wide / 2, 12],
      [45 + wide / 2, 12],
      [48 + wide / 2, 9],
      [49 + wide / 2, 5],
    ),
  ];
  assert.deepEqual(told(bowl(14), "MEN"), ["urinal"]);
  assert.deepEqual(told(bowl(14), "WOMEN"), []);
  assert.deepEqual(told(bowl(14), "CORRIDOR"), []);
  assert.deepEqual(told(bowl(17), "MEN"), []);
});

Deno.test("withShaped() tells two fountains of which the lower one stands out farther", () => {
  const unit = (x: number, deep: number) => [
    ...box(x, 0, 18, deep),
    ...oval(x + 4, 3, 10, 10),
    ...way([x, 2], [x + 18, 2]),
  ];
  assert.deepEqual(told([...unit(40, 15), ...unit(68, 19)], "HALL"), ["fountain", "fountain"]);
  assert.deepEqual(told(unit(68, 19), "HALL"), []);
});

Deno.test("withShaped() takes what stands before a panel at the wall for standing at the wall", () => {
  const units = [36, 56].flatMap((x) => [...fronted(x, 4, 17, 15, 5), ...oval(x + 3, 6, 11, 10)]);
  assert.deepEqual(told([...box(34, 0, 42, 4), ...units], "CORRIDOR"), ["fountain", "fountain"]);
  assert.deepEqual(told(units, "CORRIDOR"), []);
});

Deno.test("withShaped() takes a basin at the wall of a hall, or a bowl on a bracket, for a fountain", () => {
  const basin = [...box(40, 0, 18, 16), ...box(42, 4, 14, 10), ...box(48, 8, 2, 2)];
  const sink: FoundFixture = {
    type: "sink",
    box: { x: 40, y: 0, width: 18, height: 16 },
    how: "shape",
  };
  assert.deepEqual(told(basin, "HALL", [sink]), ["fountain"]);
  const bowl = [...oval(40, 5, 14, 14), ...oval(42, 7, 10, 10), ...oval(46, 8, 1.6, 1.6)];
  assert.deepEqual(told([...bowl, ...box(45, 0, 4, 5.5)], "HALL"), ["fountain"]);
  assert.deepEqual(told(bowl, "HALL"), []);
  const drained = [...oval(40, 5, 14, 14), ...oval(46, 11, 1.6, 1.6), ...box(45, 0, 4, 5.5)];
  assert.deepEqual(told(drained, "HALL"), ["fountain"], "a drain alone");
});

Deno.test("withShaped() takes no seat before its back for a basin", () => {
  const chair = [...box(40, 0, 18, 4), ...fronted(40, 4, 18, 14, 3)];
  assert.deepEqual(told(chair, "EXAM 2"), []);
});

Deno.test("withShaped() takes half a circle alone for a bin where men are, and a deep bowl for a urinal", () => {
  assert.deepEqual(told(fronted(40, 0, 16, 11, 4), "MEN"), []);
  assert.deepEqual(told(fronted(40, 0, 14, 14, 4), "MEN"), ["urinal"]);
});
