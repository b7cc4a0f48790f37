import assert from "node:assert/strict";
import {
  ellipseIn,
  findBlocks,
  findLinked,
  findRuns,
} from "../../../../functions/analysis/building/blocks.ts";
import {
  findCrossed,
  findFixtures,
  findOpenSinks,
  withoutNotes,
} from "../../../../functions/analysis/building/fixtures.ts";
import { withoutGrabBars } from "../../../../functions/analysis/building/grab_bars.ts";
import { readFixtures } from "../../../../functions/analysis/building/read_fixtures.ts";
import { isInCounter } from "../../../../functions/analysis/building/sink_signs.ts";
import { findRanges } from "../../../../functions/analysis/building/ranges.ts";
import type { PlanRoom } from "../../../../functions/_shared/domain/building.ts";
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { pageOf } from "./drawn_house.ts";
import { line } from "./strokes.ts";

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
/** The sides of a square of 16, so far from its corners. */
const openSides = (gap: number): Segment[] => [
  line(gap, 0, 16 - gap, 0),
  line(gap, 16, 16 - gap, 16),
  line(0, gap, 0, 16 - gap),
  line(16, gap, 16, 16 - gap),
];
const oval = (x: number, y: number, width: number, height: number) =>
  ellipseIn({ x, y, width, height });

const placeIn = (room: string | null, isWall = (_x: number, _y: number) => false) => ({
  pointsPerFoot: POINTS_PER_FOOT,
  roomAt: () => room,
  isWall,
});

const typesIn = (
  room: string | null,
  strokes: Segment[],
  isWall?: (x: number, y: number) => boolean,
) =>
  findFixtures(findBlocks(strokes, [], POINTS_PER_FOOT), [], placeIn(room, isWall))
    .map(({ type }) => type);

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

Deno.test("findFixtures() knows one basin and several by the tap that reaches in, where sinks belong", () => {
  const rim = frame(0, 0, 33, 22);
  const [left, right] = [frame(2, 4, 13.5, 16), frame(17.5, 4, 13.5, 16)];
  const tap = line(16.5, 1, 16.5, 7);
  const double = [...rim, ...left, ...right];
  assert.deepEqual(typesIn("OPERATORY 2", [...double, tap]), ["sink"]);
  assert.deepEqual(typesIn("KITCHEN", double), ["sink"]);
  const single = [...frame(0, 0, 18, 15), ...frame(2, 3, 14, 10.5), line(9, 1, 9, 5)];
  assert.deepEqual(typesIn("KITCHEN", single), ["sink"]);
  const three = [2, 14, 26].flatMap((x) => frame(x, 4, 10.5, 16));
  assert.deepEqual(typesIn("PREP", [...frame(0, 0, 38, 22), ...three]), ["sink"]);
});

Deno.test("findFixtures() takes boxes in a box for no sink that lie otherwise than basins", () => {
  const rim = frame(0, 0, 33, 22);
  const shallow = frame(2, 4, 13.5, 8);
  assert.deepEqual(typesIn("KITCHEN", [...rim, ...shallow, ...frame(17.5, 4, 13.5, 16)]), []);
  assert.deepEqual(typesIn("KITCHEN", [...rim, ...frame(2, 4, 9, 16)]), [], "one in a corner");
  const legs = [[0, 4], [20, 24]].flatMap(([from, to]) => [4, 20].map((y) => line(from, y, to, y)));
  const table = [...frame(0, 0, 24, 24), ...frame(4, 4, 16, 16), ...legs];
  assert.deepEqual(typesIn("LIVING ROOM", table), [], "the frame of a table");
  const four = [1, 9, 17, 25].flatMap((x) => frame(x, 4, 7, 16));
  assert.deepEqual(typesIn("KITCHEN", [...rim, ...four]), [], "drawers");
  const filled = [6, 9, 12, 15].flatMap((y) => [line(5, y, 10, y), line(22, y, 27, y)]);
  assert.deepEqual(
    typesIn("KITCHEN", [...rim, ...frame(2, 4, 13.5, 16), ...frame(17.5, 4, 13.5, 16), ...filled]),
    [],
    "bars in them",
  );
});

Deno.test("findFixtures() takes a sink with its tap at a wall for one in any room", () => {
  const sink = [...frame(0, 0, 24, 18), ...frame(2.4, 3.6, 19.2, 12.6), line(12, 1, 12, 5)];
  assert.deepEqual(typesIn("CONSULT", sink, (_, y) => y < -1), ["sink"]);
  assert.deepEqual(typesIn("CONSULT", sink, (_, y) => y > 19), [], "its ledge is away from it");
});

Deno.test("findFixtures() knows a symbol again in a room nobody named", () => {
  const again = closet.map((it) => ({ ...it, x1: it.x1 + 200, x2: it.x2 + 200 }));
  const types = findFixtures(findBlocks([...closet, ...again], [], POINTS_PER_FOOT), [], {
    ...placeIn(null),
    roomAt: (x) => x < 100 ? "MEN" : null,
  }).map(({ type }) => type);
  assert.deepEqual(types, ["wc", "wc"]);
});

Deno.test("findFixtures() takes what lies along its wall for a lavatory, what stands out from it for a closet", () => {
  const basin = [...frame(0, 0, 24, 18), ...oval(3, 3, 18, 12)];
  const rounded = [basin[0], ...oval(0, 0, 24, 18), ...oval(3, 3, 18, 12)];
  assert.deepEqual(typesIn("UNISEX", rounded, (_, y) => y < 0), ["lavatory"]);
  assert.deepEqual(typesIn("UNISEX", rounded, (x) => x < 0), ["wc"]);
});

Deno.test("findFixtures() knows the bowl of a closet at a wall behind its end", () => {
  const bowl = oval(0, 0, 17, 14);
  assert.deepEqual(typesIn("WOMEN", bowl, (x) => x < -12), ["wc"]);
  assert.deepEqual(typesIn("WOMEN", bowl, (_, y) => y < -4), ["lavatory"]);
});

Deno.test("findCrossed() knows fixtures that floor tiles run through, by what was drawn in one go", () => {
  const tiles = [4, 12, 20].flatMap((y) =>
    [-30, 5, 40].map((x): Segment => ({
      x1: x,
      y1: y,
      x2: x + 35,
      y2: y,
      width: 0.1,
      isDashed: false,
    }))
  );
  // The bowl is drawn from the tank on.
  const [tank, bowl] = [closet.slice(0, 4), closet.slice(4)];
  const strokes = [...tiles, ...tank, ...bowl.slice(24), ...bowl.slice(0, 24)];
  assert.deepEqual(typesIn("BATH", strokes), [], "one block with the tiles");
  const runs = findRuns(strokes, POINTS_PER_FOOT);
  assert.deepEqual(findCrossed(runs, [], placeIn("BATH")).map(({ type }) => type), ["wc"]);
  assert.deepEqual(findCrossed(runs, [], placeIn("OFFICE")), []);
});

Deno.test("findOpenSinks() knows a basin with a drain or a tap by its sides where its round corners were not read", () => {
  const found = (
    strokes: Segment[],
    room: string,
    drains = [{ x: 7, y: 7, width: 3, height: 3 }],
  ) => findOpenSinks(strokes, [], { ...placeIn(room), drains }).map(({ type }) => type);
  assert.deepEqual(found(openSides(2), "KITCHEN"), ["sink"]);
  assert.deepEqual(found(openSides(0), "KITCHEN"), [], "a plain box is anything");
  assert.deepEqual(found(openSides(2).slice(1), "KITCHEN"), [], "three sides");
  assert.deepEqual(found(openSides(2), "OFFICE"), []);
  assert.deepEqual(found(openSides(2), "KITCHEN", []), [], "a seat looks so");
  assert.deepEqual(found([...openSides(2), line(8, -2, 8, 4)], "KITCHEN", []), ["sink"]);
  assert.deepEqual(found([...openSides(2), line(2, -2, 2, 4)], "KITCHEN", []), [], "at a corner");
  assert.deepEqual(found([...openSides(2), ...oval(9, 8, 2, 2)], "KITCHEN", []), ["sink"]);
});

Deno.test("findOpenSinks() knows a bare basin in a counter, but no seat between a desk and a wall", () => {
  const found = (strokes: Segment[]) =>
    findOpenSinks([...openSides(2), ...strokes], [], placeIn("KITCHEN", (x) => x < -3))
      .map(({ type }) => type);
  const front = line(22, -40, 22, 60);
  assert.deepEqual(found([front]), ["sink"]);
  assert.deepEqual(found([line(22, 0, 22, 16)]), [], "no longer than itself");
  assert.deepEqual(found([front, line(2.5, 1, 2.5, 15)]), [], "it has a back");
});

Deno.test("findFixtures() takes round-cornered seats for no sinks", () => {
  const seat = [
    ...openSides(2),
    ...[[2, 2], [14, 2], [2, 14], [14, 14]].flatMap(([x, y]) =>
      ellipseIn({ x: x - 2, y: y - 2, width: 4, height: 4 })
        .filter(({ x1, y1 }) => (x1 - x) * (x - 8) > 0 && (y1 - y) * (y - 8) > 0)
    ),
  ];
  assert.deepEqual(typesIn("BREAK ROOM", seat), []);
  assert.deepEqual(typesIn("BREAK ROOM", [...seat, line(8, -1, 8, 4)]), ["sink"]);
});

Deno.test("findFixtures() knows a lavatory whose counter was drawn with its bowl", () => {
  const vanity = [...frame(0, 0, 36, 21), line(18, 2, 18, 5)];
  assert.deepEqual(typesIn("POWDER", [...vanity, ...oval(10, 6, 16, 12)]), ["lavatory"]);
  assert.deepEqual(typesIn("POWDER", vanity), []);
  assert.deepEqual(typesIn("POWDER", [...vanity, ...oval(16, 8, 4, 4)]), [], "a handle");
});

Deno.test("withoutGrabBars() leaves bars along walls out, drawn as two lines or as one on posts", () => {
  const isWall = (x: number) => x < 0;
  const left = (strokes: Segment[]) =>
    withoutGrabBars(strokes, { isWall, pointsPerFoot: POINTS_PER_FOOT }).length;
  const onPosts = [line(2.5, 0, 2.5, 42), line(0, 0, 2.5, 0), line(0, 42, 2.5, 42)];
  assert.equal(left(frame(1.5, 0, 1.5, 42)), 0);
  assert.equal(left(onPosts), 0);
  assert.equal(left(onPosts.slice(0, 2)), 2, "one post is none");
  assert.equal(left(frame(1.5, 0, 20, 42)), 4, "a counter");
  assert.equal(left(frame(12, 0, 1.5, 42)), 4, "off the wall");
  assert.deepEqual(typesIn("TOILET", [...frame(0, 0, 19, 8), ...oval(2.5, 8.5, 14, 19)]), ["wc"]);
});

Deno.test("withoutNotes() leaves words of notes beside a plan out, and no others", () => {
  const at = (text: string, x: number, width: number) => ({
    text,
    box: { x, y: 0, width, height: 6 },
  });
  const words = [at("EWC", 10, 20), at("WH", 210, 12), at("SEE", 30, 15)];
  const lines = [at("SEE EWC ON SHEET P2", 0, 100), at("WH BY OWNER, FULL SIZE", 200, 100)];
  assert.deepEqual(
    withoutNotes(words, lines, ({ box }) => box.x >= 200).map(({ text }) => text),
    ["WH", "SEE"],
  );
});

Deno.test("findRanges() knows four burners in a room people cook in", () => {
  const burners = (apart: number, radius = 4) =>
    [[0, 0], [apart, 0], [0, 12], [apart, 12]].map(([cx, cy]) => ({ cx, cy, radius }));
  const found = (circles: ReturnType<typeof burners>, room: string) =>
    findRanges(circles, [], placeIn(room)).map(({ type }) => type);
  assert.deepEqual(found(burners(15), "KITCHEN"), ["range"]);
  assert.deepEqual(found(burners(15), "BATH"), []);
  assert.deepEqual(found(burners(15).slice(1), "KITCHEN"), [], "three");
  assert.deepEqual(found(burners(34), "KITCHEN"), [], "legs of a table");
  assert.deepEqual(found(burners(15, 8), "KITCHEN"), [], "stools");
});

Deno.test("findCrossed() knows a sink by the draining board beside its basin", () => {
  const grooves = [4, 7, 10, 13, 16, 19].flatMap((y) => frame(3, y, 18, 0.5));
  const run = (inside: Segment[]) =>
    findRuns([...frame(0, 0, 40, 22), ...inside, ...frame(24, 4, 13, 14)], POINTS_PER_FOOT);
  const typesOf = (inside: Segment[], room: string) =>
    findCrossed(run(inside), [], placeIn(room)).map(({ type }) => type);
  assert.deepEqual(typesOf(grooves, "KITCHEN"), ["sink"]);
  assert.deepEqual(typesOf(grooves, "OFFICE"), []);
  assert.deepEqual(typesOf(grooves.slice(0, 8), "KITCHEN"), [], "two grooves are a shelf");
});

/** A part of a curve around a place, from one angle to another. */
const curve = (cx: number, cy: number, radius: number, [from, to]: [number, number], steps = 9) =>
  Array.from({ length: steps }, (_, step): Segment => {
    const at = (share: number) => {
      const angle = (from + (to - from) * share) * Math.PI / 180;
      return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) };
    };
    const [a, b] = [at(step / steps), at((step + 1) / steps)];
    return { x1: a.x, y1: a.y, x2: b.x, y2: b.y, width: 0.2, isDashed: false };
  });

Deno.test("findFixtures() takes no curve of a leader or of an opening leaf for a basin", () => {
  const tail = { x1: 0, y1: 16, x2: 9, y2: 16, width: 0.2, isDashed: false };
  assert.deepEqual(typesIn("BATH", [...curve(0, 0, 16, [0, 90]), tail]), []);
  assert.deepEqual(typesIn("MEN", curve(0, 0, 14, [100, 170], 12)), []);
  assert.deepEqual(typesIn("BATH", [...curve(9, 9, 9, [0, 180]), ...frame(0, 0, 18, 9)]), [
    "lavatory",
  ], "a round front rises and falls");
});

Deno.test("findFixtures() takes no long oval for a tub that others fill", () => {
  const tails = [[0, 0], [35, 12]].flatMap(([x, y]) =>
    Array.from({ length: 6 }, (_, step): Segment => ({
      x1: x + step * 17 / 6,
      y1: y + step * 10 / 6,
      x2: x + (step + 1) * 17 / 6,
      y2: y + (step + 1) * 10 / 6,
      width: 0.2,
      isDashed: false,
    }))
  );
  assert.deepEqual(typesIn("BATH", oval(0, 0, 52, 22)), ["tub"]);
  assert.deepEqual(typesIn("BATH", [...tails, ...oval(16, 4, 20, 15)]), []);
});

Deno.test("findLinked() puts things together that were drawn part by part, each far from the one before", () => {
  // Front and back of the bowl, then its sides, then the tank; a leaf across it and boards come much later.
  const bowl = oval(2.5, 8, 14, 20);
  const parts = [bowl.slice(28), bowl.slice(12, 20), bowl.slice(0, 12), bowl.slice(20, 28)];
  const boards = Array.from({ length: 60 }, (_, index): Segment => ({
    x1: -10,
    y1: index,
    x2: 25,
    y2: index,
    width: 0.1,
    isDashed: false,
  }));
  const elsewhere = Array.from({ length: 9 }, (_, index) => frame(500 + 40 * index, 0, 9, 9));
  const strokes = [...parts, frame(0, 0, 19, 8), ...elsewhere, boards].flat();
  const types = (blocks: ReturnType<typeof findRuns>) =>
    findCrossed(blocks, [], placeIn("BATH")).map(({ type }) => type);
  assert.deepEqual(types(findRuns(strokes, POINTS_PER_FOOT)), []);
  assert.deepEqual(types(findLinked(strokes, POINTS_PER_FOOT)), ["wc"]);
});

Deno.test("findFixtures() knows a bowl by the front of its tank, where lettering hides the rest of it", () => {
  const front = { x1: 0, y1: 1, x2: 0, y2: 14, width: 0.2, isDashed: false };
  const bowl = [front, ...oval(0.5, 0, 20, 15)];
  const between = (x: number, y: number) => x < -9 || y < -11 || y > 27;
  assert.deepEqual(typesIn("BATH", bowl, between), ["wc"]);
  assert.deepEqual(typesIn("BATH", bowl, (_, y) => y < -11), ["lavatory"], "no wall behind it");
});

Deno.test("findFixtures() takes a circle with a line beside it for no closet in a space nobody named", () => {
  const dash = { x1: 0, y1: 8, x2: 9, y2: 8, width: 0.1, isDashed: false };
  assert.deepEqual(typesIn("", [dash, ...oval(10, 0, 16, 16)]), [], "a heater");
  assert.deepEqual(typesIn("", closet), ["wc"]);
});

Deno.test("readFixtures() looks for fountains in a corridor however long it is", () => {
  const strokes = [...frame(150, 100, 16, 18), ...frame(178, 100, 16, 18)];
  const ovals = [153, 181].map((x) => ({ x, y: 105, width: 10, height: 10 }));
  const foundIn = (name: string) =>
    readFixtures({ ...pageOf(strokes), ovals }, {
      strokes,
      broken: [],
      extent: { x: 0, y: 0, width: 400, height: 400 },
      leanDeg: 0,
      isWall: (_, y) => y < 100,
      roomAt: () => ({ name, areaSqft: 1200 }) as PlanRoom,
      pointsPerFoot: POINTS_PER_FOOT,
    }).fixtures.map(({ type }) => type);
  assert.deepEqual(foundIn("CORRIDOR"), ["fountain", "fountain"]);
  assert.deepEqual(foundIn("WAREHOUSE"), []);
});

Deno.test("readFixtures() knows the bowl of a closet that a tub stands close beside", () => {
  const bowl = { x: 150, y: 108, width: 14, height: 19 };
  const tub = line(165.5, 102, 165.5, 138);
  const { fixtures: found } = readFixtures({
    ...pageOf([tub, ...frame(148, 100, 18, 8)]),
    ovals: [bowl],
  }, {
    strokes: [tub, ...frame(148, 100, 18, 8)],
    broken: [],
    extent: { x: 0, y: 0, width: 400, height: 400 },
    leanDeg: 0,
    isWall: (_, y) => y < 100,
    roomAt: () => ({ name: "BATH", areaSqft: 60 }) as PlanRoom,
    pointsPerFoot: POINTS_PER_FOOT,
  });
  assert.deepEqual(found.map(({ type }) => type), ["wc"]);
});

Deno.test("findFixtures() takes a bowl in the counter of a men's room for a lavatory", () => {
  const typesAt = (isInCounter: boolean, strokes: Segment[]) =>
    findFixtures(findBlocks(strokes, [], POINTS_PER_FOOT), [], {
      ...placeIn("MEN"),
      isInCounter: () => isInCounter,
    }).map(({ type }) => type);
  assert.deepEqual(typesAt(true, oval(0, 0, 16, 13)), ["lavatory"]);
  assert.deepEqual(typesAt(false, oval(0, 0, 16, 13)), ["urinal"]);
});

Deno.test("isInCounter() takes tiles for no front of a counter", () => {
  const bowl = { x: 0, y: 4, width: 16, height: 13 };
  const front = (y: number) => line(-30, y, 50, y);
  const isIn = (strokes: Segment[]) =>
    isInCounter(bowl, { strokes, isWall: (_, y) => y < 0, inch: 1 });
  assert.ok(isIn([front(20)]));
  assert.ok(!isIn([front(8), front(20), front(32)]), "tiles of a foot");
});

Deno.test("findFixtures() takes a lavatory's symbol in a kitchen for a sink to wash hands in", () => {
  const bowl = [...frame(0, 0, 20, 17), ...oval(3, 3, 14, 11)];
  const again = bowl.map((it) => ({ ...it, x1: it.x1 + 200, x2: it.x2 + 200 }));
  const types = findFixtures(findBlocks([...bowl, ...again], [], POINTS_PER_FOOT), [], {
    ...placeIn(null),
    roomAt: (x) => x < 100 ? "WOMEN" : "KITCHEN",
  }).map(({ type }) => type);
  assert.deepEqual(types, ["lavatory", "sink"]);
});

Deno.test("findFixtures() knows closets where people change, also those of the staff", () => {
  assert.deepEqual(typesIn("STAFF CHANGE", closet), ["wc"]);
  assert.deepEqual(typesIn("HYDROTHERAPY", oval(0, 0, 60, 26)), ["tub"]);
  assert.deepEqual(typesIn("EXCHANGE", closet), []);
});

Deno.test("findFixtures() takes a small basin with a ledge at its wall for a lavatory where people wash", () => {
  const isWall = (_: number, y: number) => y < 0;
  const basin = [...frame(0, 0, 21, 17), ...frame(2, 4, 17, 11)];
  assert.deepEqual(typesIn("BATH 2", basin, isWall), ["lavatory"]);
  assert.deepEqual(typesIn("GYM", basin, isWall), ["sink"]);
});

Deno.test("findFixtures() knows a sink on the floor of a corner", () => {
  const corner = (by: number): Segment[] => {
    const [near, far, half] = [by, 28 - by, 14 - by / 2];
    const at = [[near, near], [far, near], [far, half], [half, far], [near, far]];
    return at.map(([x, y], index) => {
      const [x2, y2] = at[(index + 1) % at.length];
      return line(x, y, x2, y2);
    });
  };
  const strokes = [...corner(0), ...corner(2)];
  const typesWith = (room: string, drains: { x: number; y: number }[]) =>
    findFixtures(findBlocks(strokes, [], POINTS_PER_FOOT), [], {
      ...placeIn(room),
      drains: drains.map((it) => ({ ...it, width: 3, height: 3 })),
    }).map(({ type }) => type);
  assert.deepEqual(typesWith("JAN.", [{ x: 9, y: 9 }]), ["sink"]);
  assert.deepEqual(typesWith("JAN.", []), [], "a shelf");
});

Deno.test("readFixtures() keeps an oval basin whose drain was read as a circle", () => {
  const basin = { x: 120, y: 120, width: 60, height: 26 };
  const drain = { cx: 150, cy: 133, radius: 1.4, startDeg: 0, sweepDeg: 360 };
  const { fixtures: found } = readFixtures({ ...pageOf([], [drain]), bubbles: [basin] }, {
    strokes: [],
    broken: [],
    extent: { x: 0, y: 0, width: 400, height: 400 },
    leanDeg: 0,
    isWall: (_, y) => y < 100,
    roomAt: () => ({ name: "BATH", areaSqft: 90 }) as PlanRoom,
    pointsPerFoot: POINTS_PER_FOOT,
  });
  assert.deepEqual(found.map(({ type }) => type), ["tub"]);
});
