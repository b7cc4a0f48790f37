import assert from "node:assert/strict";
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { readBuilding } from "../../../../functions/analysis/building/mod.ts";
import { box, pageOf, place, POINTS_PER_FOOT, stroke } from "./drawn_house.ts";

/** An arrow along a level way, its head at the right end, drawn with two strokes. */
const arrow = (x1: number, x2: number, y: number): Segment[] => [
  stroke(x1, y, x2, y, 0.3),
  stroke(x2, y, x2 - 0.5, y - 0.3, 0.3),
  stroke(x2, y, x2 - 0.5, y + 0.3, 0.3),
];

/** The outline of something between thin lines, in feet. */
const thin = (x1: number, y1: number, x2: number, y2: number) => box(x1, y1, x2, y2, 0.3);

/** A building of 30 by 20 feet with one hoistway of 7 by 7 feet in its upper right corner, open to the left. */
const shell = (): Segment[] => [
  ...box(-0.5, -0.5, 30.5, 20.5),
  stroke(0, 0, 22.5, 0),
  stroke(23, 0, 30, 0),
  stroke(0, 0, 0, 20),
  stroke(0, 20, 30, 20),
  stroke(30, 0, 30, 7),
  stroke(30, 7.5, 30, 20),
  stroke(22.5, 0, 22.5, 2),
  stroke(23, 0, 23, 2),
  stroke(22.5, 2, 23, 2),
  stroke(22.5, 5.5, 22.5, 7.5),
  stroke(23, 5.5, 23, 7),
  stroke(22.5, 5.5, 23, 5.5),
  stroke(22.5, 7.5, 30, 7.5),
  stroke(23, 7, 30, 7),
];

/** A line of lettering with its middle at a place. */
const lettered = (text: string, x: number, y: number) => {
  const width = 5 * text.length;
  return {
    text,
    box: { x: place(x) - width / 2, y: place(y) - 4, width, height: 8 },
    angle: 0,
    sizePt: 8,
    isBold: false,
    confidence: 1,
    origin: "text" as const,
    words: [],
  };
};

type Lettering = [text: string, x: number, y: number];

function buildingOf(drawn: Segment[], ...texts: Lettering[]) {
  const lines = texts.map((it) => lettered(...it));
  const page = { ...pageOf([...shell(), ...drawn]), lines };
  return readBuilding(page, {
    pointsPerFoot: POINTS_PER_FOOT,
    isScaleVerified: true,
    readBy: "geometry",
    rooms: [{ ...lettered("HALL", 5, 15), name: "HALL", number: null, ledTo: null, drawing: null }],
    marks: [],
    excluded: [],
    dimensionLines: [],
  })!.building;
}

/** Things of a kind by their boxes in feet. */
const thingsOf = (type: string, drawn: Segment[], ...texts: Lettering[]) =>
  buildingOf(drawn, ...texts).symbols.filter((it) => it.type === type).map(({ box, how }) => {
    const feet = (percent: number, size: number) =>
      Math.round(2 * (percent * size / 100) / POINTS_PER_FOOT) / 2;
    const [x, y] = [feet(box.x, 1000) - 5.5, feet(box.y, 800) - 5.5];
    return [x, y, x + feet(box.width, 1000), y + feet(box.height, 800), how];
  });

const CAR = [stroke(23.5, 0.5, 29.5, 6.5, 0.3), stroke(29.5, 0.5, 23.5, 6.5, 0.3)];

Deno.test("an elevator is what walls enclose around its word, around its crossed car, or a framed car alone", () => {
  const hoistway = [23, 0, 30, 7];
  assert.deepEqual(thingsOf("elevator", [], ["ELEV", 26.5, 3.5]), [[...hoistway, "tag"]]);
  assert.deepEqual(thingsOf("elevator", CAR, ["ELEVATOR", 20, 4]), [[...hoistway, "tag"]]);
  assert.deepEqual(thingsOf("elevator", [...CAR, ...thin(23.5, 0.5, 29.5, 6.5)]), [
    [...hoistway, "shape"],
  ]);
});

Deno.test("a crossed box without a car's frame, and a level, are no elevators", () => {
  assert.deepEqual(thingsOf("elevator", CAR), []);
  assert.deepEqual(thingsOf("elevator", [], ["ELEV. 12'-0\"", 26.5, 3.5]), []);
  assert.deepEqual(thingsOf("elevator", [], ["ELEV", 10, 12]), [], "no hoistway around it");
});

Deno.test("the opening of a hoistway is its door, so that the hall ends there", () => {
  const { rooms, openings } = buildingOf([], ["ELEV", 26.5, 3.5]);
  assert.deepEqual(openings.filter(({ kind }) => kind !== "window").map(({ kind }) => kind), [
    "sliding",
  ]);
  assert.deepEqual(rooms.map(({ areaSqft }) => Math.round(areaSqft!)), [544, 49]);
});

Deno.test("a ramp lies between its edges, its curbs or its rails, at the word or around its slope", () => {
  const way = [4, 10, 16, 14, "tag"];
  assert.deepEqual(thingsOf("ramp", thin(4, 10, 16, 14), ["RAMP 1:12", 10, 12]), [way]);
  assert.deepEqual(thingsOf("ramp", thin(4, 10, 16, 14), ["RAMP UP", 10, 15.5]), [way]);
  const edges = [stroke(4, 10, 16, 10, 0.3), stroke(4, 14, 16, 14, 0.3)];
  assert.deepEqual(
    thingsOf("ramp", [...edges, ...arrow(5, 15, 12)], ["1:12", 10, 11.5]),
    [way],
    "no word but the slope, on an arrow",
  );
});

Deno.test("ramps, hoistways and guards have their sizes, and a ramp the floor before an end that a line marks", () => {
  const sizeIn = (type: string, drawn: Segment[], ...texts: Lettering[]) =>
    buildingOf(drawn, ...texts).symbols.find((it) => it.type === type)!.size;
  const ramp = sizeIn("ramp", thin(4, 10, 16, 14), ["RAMP 1:12", 10, 12])!;
  assert.deepEqual([ramp.widthIn, ramp.lengthIn, ramp.words], [48, 144, "RAMP 1:12"]);
  const [landing, ...others] = ramp.landingsIn;
  assert.ok(Math.abs(landing - 48) <= 2, `${landing} in to the wall before it`);
  assert.deepEqual(others, [], "no wall near the other end");
  const edges = [stroke(4, 10, 16, 10, 0.3), stroke(4, 14, 16, 14, 0.3)];
  assert.deepEqual(sizeIn("ramp", edges, ["RAMP 1:12", 10, 12])!.landingsIn, [], "no end is drawn");
  const hoistway = sizeIn("elevator", [], ["ELEV", 26.5, 3.5])!;
  assert.deepEqual([hoistway.widthIn, hoistway.lengthIn], [84, 84]);
  const guard = sizeIn("guard", [stroke(3, 12, 13, 12, 0.3)], ['42" GUARD', 8, 13]);
  assert.deepEqual([guard!.widthIn, guard!.lengthIn], [null, 120]);
});

Deno.test("a slope without an arrow between edges, and a word without edges, are no ramps drawn", () => {
  assert.deepEqual(thingsOf("ramp", thin(4, 10, 16, 14), ["1:12", 10, 11.5]), []);
  assert.deepEqual(thingsOf("ramp", [], ["RAMP", 10, 12]), []);
  assert.deepEqual(thingsOf("ramp", thin(4, 10, 16, 14), ["SEE RAMP DETAIL", 10, 12]), []);
});

Deno.test("a guard is the free line at its word, and the rails around what is open to below", () => {
  const rail = [stroke(3, 12, 13, 12, 0.3)];
  assert.deepEqual(thingsOf("guard", rail, ['42" GUARD', 8, 13]), [[3, 12, 13, 12, "tag"]]);
  const double = [...rail, stroke(3, 12.25, 13, 12.25, 0.3)];
  assert.deepEqual(thingsOf("guard", double, ["GUARDRAIL", 8, 11]), [[3, 12, 13, 12, "tag"]]);
  const well = [...thin(4, 10, 12, 16), ...thin(4.25, 10.25, 11.75, 15.75)];
  assert.equal(thingsOf("guard", well, ["OPEN TO BELOW", 8, 13]).length, 4);
});

Deno.test("walls, far lines and single edges of openings are no guards", () => {
  assert.deepEqual(thingsOf("guard", [], ["GUARD", 8, 19]), []);
  assert.deepEqual(thingsOf("guard", [stroke(3, 4, 13, 4, 0.3)], ["GUARD", 8, 12]), []);
  assert.deepEqual(thingsOf("guard", thin(4, 10, 12, 16), ["OPEN TO BELOW", 8, 13]), []);
  for (
    const word of ["SECURITY GUARD", "GUARD HOUSE", "WHEEL GUARD", "SNOW GUARD", "CORNER GUARD"]
  ) {
    assert.deepEqual(thingsOf("guard", [stroke(3, 12, 13, 12, 0.3)], [word, 8, 13]), [], word);
  }
});
