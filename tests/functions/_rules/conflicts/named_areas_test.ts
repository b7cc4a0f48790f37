/** Parts a building has one of by a name have one area. */
import assert from "node:assert/strict";
import { toldOfNamedAreas } from "../../../../functions/_rules/conflicts/named_areas.ts";
import { quote } from "../../../../functions/_rules/conflicts/told.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const toldOf = (text: string): string[] =>
  toldOfNamedAreas(aPlanSet({ notes: [aNote(text)] })).map(({ topic, of, values: [it] }) =>
    `${of} ${quote(topic, it)}`
  );

Deno.test("a label gives the area of the part it names", () => {
  const cases: [text: string, told: string[]][] = [
    ["2-CAR GARAGE 525 SF", ["the area of the garage 525 sq ft"]],
    ["1. MEZZANINE: 640 SF", ["the area of the mezzanine 640 sq ft"]],
    ["MEZZ. FLOOR AREA = 640 SQ. FT.", ["the area of the mezzanine 640 sq ft"]],
    ["COVERED LANAI (320 S.F.)", ["the area of the lanai 320 sq ft"]],
    ["REAR PORCH 120 SF", ["the area of the rear porch 120 sq ft"]],
    ["EXISTING GARAGE 525 SF", []],
    ["GARAGE STORAGE CLOSET 40 SF", []],
    ["GARAGE VENT 2 SF MIN", []],
    ["LIVING 2,110 SF", []],
  ];
  for (const [text, told] of cases) assert.deepEqual(toldOf(text), told, text);
});

Deno.test("rows of a list of areas do, where each has one figure; lists of loads do not", () => {
  const listed = (title: string, heads: string[], row: string[]) =>
    toldOfNamedAreas(aPlanSet({
      schedules: [aSchedule("other", heads.map((head) => [head, null]), [row], { title })],
    })).map(({ of, values }) => `${of} ${values}`);
  assert.deepEqual(listed("AREAS", ["SPACE", "S.F."], ["GARAGE", "462"]), [
    "the area of the garage 462",
  ]);
  assert.deepEqual(listed("AREAS", ["AREA", "UNIT A", "UNIT B"], ["GARAGE", "462", "525"]), []);
  assert.deepEqual(listed("OCCUPANT LOAD", ["SPACE", "AREA"], ["GARAGE", "462"]), []);
});

Deno.test("a sheet that gives a name two areas means two parts", () => {
  const [told, ...others] = toldOfNamedAreas(aPlanSet({
    notes: [aNote("GARAGE 462 SF"), aNote("GARAGE 525 SF")],
  }));
  assert.deepEqual([told.values, others], [[462, 525], []]);
});
