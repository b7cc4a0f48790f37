import assert from "node:assert/strict";
import type { Arc, Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { crossesOf } from "../../../../functions/analysis/building/crosses.ts";
import { findShapes, stackedShapes } from "../../../../functions/analysis/building/drawn_shapes.ts";
import { findGaps } from "../../../../functions/analysis/building/gaps.ts";
import { findGridLines } from "../../../../functions/analysis/building/grid_lines.ts";
import { tagsAround } from "../../../../functions/analysis/building/tag_outlines.ts";
import type { Wall } from "../../../../functions/analysis/building/walls.ts";
import { strokesOfCurves } from "../../../../functions/analysis/read/curve_strokes.ts";
import { pageOf } from "./drawn_house.ts";
import { box, line } from "./strokes.ts";

Deno.test("findShapes() closes an outline whose sides and curves were read apart", () => {
  const sides = [line(0, 10, 0, 0), line(0, 0, 20, 0), line(20, 0, 20, 10)];
  const front = strokesOfCurves([[20, 10, 20, 24, 0, 24, 0, 10]]);
  const [shape, ...others] = findShapes([...sides, line(50, 50, 60, 50), ...front], 100)
    .filter(({ fill }) => fill > 0);
  assert.deepEqual(others, []);
  assert.ok(shape.isClosed && shape.fill > 0.8 && shape.fill < 0.99);
  const [a, b, c, d] = shape.cut;
  assert.ok(Math.max(a, b) < 0.1 && Math.min(c, d) > 2);
});

Deno.test("findShapes() parts boxes that share a corner, and leaves out strokes too long", () => {
  const shapes = findShapes([...box(0, 0, 10, 10), ...box(10, 10, 5, 5), line(0, 0, 300, 0)], 100);
  assert.deepEqual(shapes.map((it) => it.box), [
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 10, y: 10, width: 5, height: 5 },
  ]);
});

Deno.test("stackedShapes() joins shapes that share a whole side, and no others", () => {
  const stacked = (strokes: Segment[]) => stackedShapes(findShapes(strokes, 100), 1).stacked;
  assert.deepEqual(stacked([...box(0, 0, 20, 4), ...box(0, 4, 20, 12)]).map((it) => it.box), [
    { x: 0, y: 0, width: 20, height: 16 },
  ]);
  assert.deepEqual(stacked([...box(0, 0, 20, 4), ...box(3, 4, 14, 12)]), []);
});

Deno.test("strokesOfCurves() leaves out curves larger than fixtures, and pages full of curves", () => {
  assert.deepEqual(strokesOfCurves([[0, 0, 100, 0, 200, 100, 200, 200]]), []);
  const small = [0, 0, 1, 0, 2, 1, 2, 2] as const;
  assert.equal(strokesOfCurves([small]).length, 5);
  assert.deepEqual(strokesOfCurves(Array.from({ length: 12_001 }, () => small)), []);
});

Deno.test("crossesOf() finds two short lines that halve each other", () => {
  const cross = [line(8, 10, 12, 10), line(10, 8, 10, 12)];
  assert.deepEqual(crossesOf(cross, 12), [{ x: 8, y: 8, width: 4, height: 4 }]);
  assert.deepEqual(crossesOf([line(8, 10, 12, 10), line(8, 8, 8, 12)], 12), []);
  assert.deepEqual(crossesOf([line(0, 10, 20, 10), line(10, 0, 10, 20)], 12), []);
});

Deno.test("tagsAround() finds the outline around a mark, and none around the name of a room", () => {
  const around = (text: string, height: number) =>
    tagsAround(
      [{ text, box: { x: 20, y: 20, width: 10, height } }],
      findShapes(box(15, 15, 20, 16), 100),
    );
  assert.deepEqual(around("WC-1", 6), [{ x: 15, y: 15, width: 20, height: 16 }]);
  assert.deepEqual(around("MECHANICAL", 6), []);
  assert.deepEqual(around("WC-1", 2), []);
});

Deno.test("findGaps() sees no gap in the floor along a wall, between the ends of walls across", () => {
  const upright = { ux: 0, uy: 1, lines: [] };
  const end = (from: number): Wall => ({ direction: upright, at: [-100, -94], from, to: from + 7 });
  const wall: Wall = { direction: upright, at: [-106, -100], from: 10, to: 190 };
  const between = (...walls: Wall[]) =>
    findGaps(walls, 18).filter(({ ends, from }) => ends === "both" && from === 7).length;
  assert.equal(between(end(0), end(193)), 1);
  assert.equal(between(end(0), end(193), wall), 0);
  assert.equal(between(end(0), end(193), { ...wall, to: 100 }), 1, "half of it");
});

Deno.test("findGridLines() reads two lines one way where the other way has more", () => {
  const bubble = (cx: number, cy: number, radius = 11): Arc => ({
    cx,
    cy,
    radius,
    startDeg: 0,
    sweepDeg: 360,
  });
  const outdoors = { tags: [], isInRoom: () => false };
  const letters = [100, 200, 300].map((y) => bubble(50, y));
  const places = (...arcs: Arc[]) => {
    const lines = arcs.map(({ cx, cy, radius }) => line(cx, cy + radius, cx, cy + 300));
    return findGridLines({ ...pageOf([], [...letters, ...arcs]), segments: lines }, outdoors).x;
  };
  assert.deepEqual(places(bubble(90, 60), bubble(400, 60)), [{ at: 60, places: [90, 400] }]);
  assert.deepEqual(places(bubble(90, 60, 8), bubble(400, 60, 8)), [], "marks of doors");
  assert.deepEqual(places(bubble(90, 150), bubble(400, 150)), [], "amid the others");
  assert.deepEqual(places(bubble(90, 60)), [], "one alone");
  const marks = [...letters, bubble(90, 60), bubble(400, 60)];
  assert.deepEqual(findGridLines(pageOf([], marks), outdoors).x, [], "no lines at them");
});

Deno.test("findGaps() sees no gap between the ends of walls that meet a wall side by side", () => {
  const level = { ux: 1, uy: 0, lines: [] }, upright = { ux: 0, uy: 1, lines: [] };
  // Faces across an upright direction are counted the other way round.
  const end = (from: number): Wall => ({ direction: level, at: [15, 27], from, to: from + 9 });
  const wall = (from: number): Wall => ({
    direction: upright,
    at: [-from - 9, -from],
    from: 15,
    to: 200,
  });
  const ends = [end(40), end(200)];
  assert.equal(findGaps(ends, 18).filter((it) => it.ends === "both").length, 1);
  assert.deepEqual(
    findGaps([...ends, wall(40), wall(200)], 18).filter((it) => it.ends === "both"),
    [],
  );
});
