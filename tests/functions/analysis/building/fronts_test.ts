import assert from "node:assert/strict";
import { OUTSIDE_ID } from "../../../../functions/_shared/domain/building.ts";
import type { Arc, Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { readBuilding } from "../../../../functions/analysis/building/mod.ts";
import { box, door, pageOf, place, POINTS_PER_FOOT, stroke, twoRooms } from "./drawn_house.ts";

const label = (name: string, x: number, y: number, statedSqft: number | null = null) => ({
  name,
  number: null,
  ledTo: null,
  drawing: null,
  statedSqft,
  box: { x: place(x), y: place(y), width: 30, height: 8 },
});

const read = (segments: Segment[], rooms: ReturnType<typeof label>[], arcs: Arc[] = []) =>
  readBuilding(pageOf(segments, arcs), {
    pointsPerFoot: POINTS_PER_FOOT,
    isScaleVerified: true,
    readBy: "geometry",
    rooms,
    marks: [],
    excluded: [],
    dimensionLines: [],
  })!.building;

/** A hall of 40 by 20 ft inside. */
const hall = () => [...box(0, 0, 40, 20), ...box(-0.5, -0.5, 40.5, 20.5)];

Deno.test("a front of glass beside a door closes its room, however long it is", () => {
  const entrance = door(33, 8, 3);
  const glass = [stroke(0, 8, 33, 8, 0.25), stroke(0, 8.4, 33, 8.4, 0.25)];
  const rest = [stroke(36, 8, 40, 8), stroke(36, 8.4, 40, 8.4), stroke(36, 8, 36, 8.4)];
  const { rooms } = read([...hall(), ...glass, ...rest, ...entrance.segments], [
    label("LOBBY", 12, 4),
  ], [entrance.arc]);
  assert.deepEqual(rooms.map(({ name, areaSqft }) => [name, Math.round(areaSqft!)]), [
    ["LOBBY", 320],
    [null, 464],
  ]);
});

Deno.test("thin lines around a room that has its stated area are its walls, and the hall behind them keeps no name", () => {
  const cooler = [stroke(15, 0, 15, 10, 0.25), stroke(0, 10, 15, 10, 0.25)];
  const stool = box(5, 7, 6, 8, 0.25);
  const areas = (stated: number | null) =>
    read([...hall(), ...cooler, ...stool], [label("COOLER", 3, 3, stated)])
      .rooms.map(({ name, areaSqft }) => [name, Math.round(areaSqft! / 10) * 10]);
  assert.deepEqual(areas(150), [["COOLER", 150], [null, 650]]);
  assert.deepEqual(areas(400), [["COOLER", 800]]);
});

Deno.test("a narrow leaf and its arc in no wall are no door: a cabinet, the round side of a fixture", () => {
  const page = twoRooms();
  const doors = (leaf: number) => {
    const { segments, arc } = door(4, 6, leaf);
    const rooms = [label("OFFICE", 1, 1), label("STORAGE", 14, 5)];
    return read([...page.segments, ...segments], rooms, [...page.arcs, arc]).openings
      .filter(({ kind }) => kind === "single").length;
  };
  assert.equal(doors(1.3), 2);
  assert.equal(doors(3), 3);
});

Deno.test("a leaf drawn whole, half of it in its pocket, is a pocket door", () => {
  const { segments, arcs } = twoRooms();
  const opening = segments.filter(({ x1, y1 }) => !(x1 === place(10.5) && y1 === place(6)));
  const pocket = [10.15, 10.35].map((x) => ({
    ...stroke(x, 6, x, 8.8, 0.3),
    isDashed: true,
  }));
  const leaf = box(10.2, 4.6, 10.3, 7.2, 0.5);
  const rooms = [label("OFFICE", 3, 5), label("STORAGE", 14, 5)];
  const edges = [stroke(10.5, 6, 10.5, 10), stroke(10, 6, 10.5, 6)];
  const between = read([...opening, ...edges, ...leaf, ...pocket], rooms, [arcs[0]]).openings
    .filter(({ kind, between }) => kind !== "window" && !between.includes(OUTSIDE_ID));
  assert.deepEqual(between.map(({ kind }) => kind), ["pocket"]);
});

Deno.test("a plain basin whose ledge stands at the wall is a sink in any room, an inner line all around is none", () => {
  const sinks = (basin: Segment[]) =>
    read([...hall(), ...box(10, 0, 12.75, 1.85, 0.3), ...basin], [label("STOCK", 20, 10)])
      .fixtures.map(({ type }) => type);
  assert.deepEqual(sinks(box(10.25, 0.35, 12.5, 1.6, 0.3)), ["sink"]);
  assert.deepEqual(sinks(box(10.2, 0.2, 12.55, 1.65, 0.3)), []);
});
