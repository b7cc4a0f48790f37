import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const lengthsOf = (...texts: string[]) => {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`);
  texts.forEach((text, index) => page.text(300, 200 + 60 * index, text));
  const set = extractPlanSet([page.build()]);
  return {
    stated: (set.statedLengths ?? []).map(({ valueIn }) => valueIn),
    dimensions: set.dimensions.map(({ valueIn }) => valueIn),
  };
};

Deno.test("heights below zero and both sides of a room are lengths, and no dimensions", () => {
  assert.deepEqual(lengthsOf(`-4' - 9 1/2"`), { stated: [-57.5], dimensions: [] });
  assert.deepEqual(lengthsOf(`12'-6" X 16'-6"`).stated, [150, 198]);
  assert.deepEqual(lengthsOf("15-8 x 11-0").stated, [188, 132]);
});

Deno.test("a recognized height below zero counts beside another level, alone its sign is a piece of a line", () => {
  const heights = (...texts: string[]) => {
    const page = new PageBuilder().titleBlock("A-301", "SECTION");
    texts.forEach((text, index) => page.text(300, 200 + 60 * index, text, { origin: "ocr" }));
    return (extractPlanSet([page.build()]).statedLengths ?? []).map(({ valueIn }) => valueIn);
  };
  assert.deepEqual(heights(`-7'-3"`, `10'-6"`, `2'-9"`), []);
  assert.deepEqual(heights(`-7'-3"`, `0'-0"`), [-87]);
  assert.deepEqual(heights(`-7'-3"`, `-2'-1 1/2"`), [-87, -25.5]);
  assert.deepEqual(heights(`-7'-3"`, `-2'-1/2"`), [-87], `the rest of -2'-1 1/2"`);
});

Deno.test("sizes of doors and lumber, and sides of which one can't be read, say nothing", () => {
  for (const text of ["3-0 X 6-8", "2 X 4", `1-x 10-0`, `126" x 126"`, "24-15 x 10-0"]) {
    assert.deepEqual(lengthsOf(text).stated, [], text);
  }
});

Deno.test("feet with twelve inches and more are a figure read wrong, and no number", () => {
  assert.deepEqual(lengthsOf(`44'-24"`).dimensions, []);
  assert.deepEqual(lengthsOf(`8'-21/4"`).dimensions, []);
  assert.deepEqual(lengthsOf(`8'-11 1/2"`).dimensions, [107.5]);
});
