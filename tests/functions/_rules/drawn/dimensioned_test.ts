import assert from "node:assert/strict";
import { dimensionFrames } from "../../../../functions/_rules/drawn/dimensioned.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { aPlanSet } from "../../../fakes/plan_set.ts";

const rows: [title: string, lengths: string[], ...said: string[]][] = [
  ["CORRIDOR C-2", [`3'-6"`], "corridor width 42 drawn"],
  ["GLASS RAIL @ MEZZANINE EDGE", [`3'-2"`], "guard height 38 drawn"],
  // Of two nobody knows which is meant, and a plan shows more than its title says.
  ["CORRIDOR C-2", [`3'-6"`, `12'-0"`]],
  ["CORRIDOR PLAN", [`3'-6"`]],
  ["NURSE STATION", [`7'-4"`]],
];

Deno.test("the only dimension of a drawing called after a thing is likely to be of it", () => {
  for (const [title, lengths, ...said] of rows) {
    const drawn = aDrawing(title, [], lengths.map((it, index) => [it, 20, 20 + 4 * index]));
    const dimensions = drawn.dimensions.map((it) => ({ ...it, drawing: title }));
    const frames = dimensionFrames(aPlanSet({ ...drawn, dimensions }));
    assert.deepEqual(
      frames.map((it) => `${it.thing} ${it.property} ${it.value} ${it.sure}`),
      said,
      title,
    );
  }
});

Deno.test("an upright dimension is no width on a view from the side, nor where a title names two things", () => {
  const widths = (drawing: string, labels: [string, number, number][] = []) => {
    const drawn = aDrawing(drawing, labels, [[`2'-10"`, 20, 20]]);
    const dimensions = drawn.dimensions.map((it) => ({
      ...it,
      drawing,
      orientation: "vertical" as const,
    }));
    const notes = drawn.notes.map((it) => ({ ...it, drawing }));
    return dimensionFrames(aPlanSet({ ...drawn, notes, dimensions })).map(({ property }) =>
      property
    );
  };
  assert.deepEqual(widths("CORRIDOR C-2"), ["width"]);
  assert.deepEqual(widths("DECK STAIR", [['5 R @ 6.8"', 24, 24]]), []);
  assert.deepEqual(widths("CORRIDOR C-2", [["FIN. GRADE", 24, 24]]), []);
  assert.deepEqual(widths("CORRIDOR - NORTH"), []);
  assert.deepEqual(widths("GUARD AT STAIR - HALL"), []);
});

Deno.test("what is longer than any step runs over several", () => {
  const ENDS: Record<string, readonly [string, string]> = {
    tread: ["riser", "riser"],
    riser: ["tread", "tread"],
  };
  const stepOf = (property: string, thing: string, sourceText: string) => {
    const drawn = aDrawing("STAIR SECTION", [], [[sourceText, 20, 20]]);
    const measures = { property, thing, mark: null, room: null, ends: ENDS[thing] };
    return dimensionFrames(
      aPlanSet({ ...drawn, dimensions: drawn.dimensions.map((it) => ({ ...it, measures })) }),
    ).map(({ thing }) => thing);
  };
  assert.deepEqual(stepOf("depth", "tread", `11"`), ["tread"]);
  assert.deepEqual(stepOf("depth", "tread", `8'-1 3/4"`), []);
  assert.deepEqual(stepOf("height", "riser", `8 1/4"`), ["riser"]);
  assert.deepEqual(stepOf("height", "riser", `1'-3"`), []);
});

Deno.test("a figure that says (E) measures what is there", () => {
  const workOf = (sourceText: string, drawing: string) => {
    const drawn = aDrawing(drawing, [], [[`7 3/4"`, 20, 20]]);
    const ends = ["tread", "tread"] as const;
    const measures = { property: "height", thing: "riser", mark: null, room: null, ends };
    const dimensions = drawn.dimensions.map((it) => ({ ...it, sourceText, drawing, measures }));
    return dimensionFrames(aPlanSet({ ...drawn, dimensions })).map(({ work }) => work);
  };
  assert.deepEqual(workOf(`7 3/4"`, "STAIR SECTION"), ["new"]);
  assert.deepEqual(workOf(`(E) 7 3/4"`, "STAIR SECTION"), ["kept"]);
  assert.deepEqual(workOf(`(EXIST.) 7 3/4"`, "STAIR SECTION"), ["kept"]);
  assert.deepEqual(workOf(`7 3/4"`, "EXISTING CONDITIONS"), ["kept"]);
});
