import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { parseLengthIn } from "../../../../functions/_shared/units.ts";
import { aDimension, aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const listed = (title: string) =>
  aSchedule("other", [["YARD", null], ["REQUIRED", null], ["PROVIDED", null]], [
    ["FRONT", "25'", "25.3'"],
    ["REAR", "20'", "24.0'"],
  ], { title, page: 2 });

const beside = (text: string, title = "SETBACKS"): string[] =>
  conflictsOf(aPlanSet({ schedules: [listed(title)], notes: [aNote(text)] }))
    .filter(({ topic }) => topic === "setback")
    .map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("a yard provided is held against the list of setbacks, to half a foot", () => {
  assert.deepEqual(beside(`REAR SETBACK PROVIDED: 20'-2"`), [
    `the rear setback provided: 24.0' / 20'-2"`,
  ]);
  assert.deepEqual(beside(`REAR SETBACK PROVIDED: 23'-7"`), []);
  assert.deepEqual(beside(`REAR SETBACK PROVIDED: 23'-4"`).length, 1);
});

Deno.test("what is required, another side, and yards of a pool are other matters", () => {
  assert.deepEqual(beside("REAR SETBACK REQUIRED: 20'"), []);
  assert.deepEqual(beside("LEFT SIDE SETBACK PROVIDED: 8'-0\""), []);
  assert.deepEqual(beside("REAR SETBACK PROVIDED: 7'-6\"", "POOL SETBACKS"), []);
});

Deno.test("a yard is told in other orders of words", () => {
  for (
    const text of [
      "REAR YARD 20'-2\" PROVIDED",
      "PROVIDED REAR YARD: 20'-2\"",
      "20'-2\" REAR SETBACK PROVIDED",
      "REAR SETBACK: 20'-0\" REQUIRED, 20'-2\" PROVIDED",
    ]
  ) assert.deepEqual(beside(text), ["the rear setback provided: 24.0' / 20'-2\""], text);
  assert.deepEqual(beside("REAR YARD 24'-0\" PROVIDED"), []);
  assert.deepEqual(beside("20' REAR SETBACK LINE"), []);
});

const onPlan = (provided: [string, string][], ...figures: [text: string, x: number, y: number][]) =>
  conflictsOf(aPlanSet({
    schedules: [
      aSchedule("other", [["LINE", null], ["REQUIRED", null], ["PROVIDED", null]], [
        ...provided.map(([side, length]) => [side, "5'-0\"", length]),
      ], { title: "SETBACKS", page: 1 }),
    ],
    dimensions: figures.map(([text, x, y]) =>
      aDimension(text, parseLengthIn(text)!, {
        drawing: "SITE PLAN",
        box: { x, y, width: 2, height: 1 },
      })
    ),
  })).filter(({ topic }) => topic === "setback")
    .map(({ subject, a, b }) => `${subject}: ${[a.value, b.value].sort().join(" / ")}`);

Deno.test("two figures on one line of the site plan are the yards at both sides", () => {
  const sides: [string, string][] = [["Side, west", `14'-0"`], ["East side", `12'-0"`]];
  assert.deepEqual(onPlan(sides, [`11'-0"`, 20, 50], [`12'-0"`, 60, 50]), [
    `the west setback provided: 11'-0" / 14'-0"`,
  ]);
  assert.deepEqual(onPlan(sides, [`14'-0"`, 20, 50], [`12'-0"`, 60, 50]), []);
  assert.deepEqual(onPlan([["Side yard", `7'-6"`]], [`8'-6"`, 20, 50], [`8'-6"`, 60, 50]), [
    `the side setback provided: 7'-6" / 8'-6"`,
  ]);
});

Deno.test("figures that may be others are no yards", () => {
  const sides: [string, string][] = [["Side, west", `14'-0"`], ["East side", `12'-0"`]];
  assert.deepEqual(onPlan(sides, [`11'-0"`, 20, 50], [`9'-0"`, 60, 50]), []);
  assert.deepEqual(onPlan(sides, [`11'-0"`, 20, 50], [`12'-0"`, 60, 40]), []);
  assert.deepEqual(onPlan(sides, [`11'-0"`, 20, 50], [`40'-0"`, 40, 50], [`12'-0"`, 60, 50]), []);
  assert.deepEqual(
    onPlan(sides, [`11'-0"`, 20, 50], [`12'-0"`, 60, 50], [`4'-0"`, 20, 70], [`4'-0"`, 60, 70]),
    [],
  );
  assert.deepEqual(onPlan([["West side", `14'-0"`]], [`11'-0"`, 20, 50], [`14'-0"`, 60, 50]), []);
});
