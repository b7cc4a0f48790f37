import assert from "node:assert/strict";
import { extractPlanSet } from "../../../functions/analysis/extract/mod.ts";
import { inspectSet } from "../../../functions/cli/inspect_json.ts";
import { type RealLabel, scorePage } from "../../bench/real_score.ts";
import { PageBuilder } from "../analysis/extract/page_builder.ts";

const page = () => {
  const reading = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
    .text(300, 300, "OFFICE 101").text(300, 400, `12'-6"`).build();
  return inspectSet([], extractPlanSet([reading])).pages[0];
};
const label = (fields: Partial<RealLabel>): RealLabel => ({
  file: "plans.pdf",
  page: 1,
  vector: true,
  ...fields,
});

Deno.test("bench real counts numbers, titles and scales right however their marks are spaced", () => {
  const scores = scorePage(
    label({ number: "A-101", title: "Floor  Plan", scale: `Scale: 1/4" = 1' - 0"`, kind: "site" }),
    page(),
    [],
  );
  assert.deepEqual([scores.number.right, scores.title.right, scores.scale.right], [1, 1, 1]);
  assert.deepEqual(scores.kind.missed, ["site (floor plan)"]);
});

Deno.test("bench real takes a dimension by its length and place, and counts those the label lacks as wrong", () => {
  const [read] = page().dimensions;
  const right = { text: `12' - 6"`, valueIn: 150, box: read.box };
  const elsewhere = { ...right, box: { ...read.box, y: read.box.y + 10 } };
  assert.equal(scorePage(label({ dimensions: [right] }), page(), []).dimensions.right, 1);
  const { dimensions } = scorePage(label({ dimensions: [elsewhere] }), page(), []);
  assert.deepEqual([dimensions.right, dimensions.wrong], [0, [`12'-6"`]]);
});

Deno.test("bench real wants words exactly as printed, a length as one word, and each as often as labelled", () => {
  const { words } = scorePage(
    label({ words: ["HALL", "HALL", `13' - 5"`, "Bath"] }),
    page(),
    ["HALL AND BATH", `13'-5"`],
  );
  assert.deepEqual([words.right, words.missed], [2, ["HALL", "Bath"]]);
});
