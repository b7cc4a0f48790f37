import assert from "node:assert/strict";
import { framesOfText } from "../../../../functions/_rules/frames/make.ts";

const variations = (text: string) =>
  framesOfText({ text, under: [] }).filter(({ thing }) => thing === "riser variation")
    .map(({ value }) => value);

Deno.test("steps of one flight that are told apart tell how much they vary", () => {
  for (
    const [text, apart] of [
      [`LAST RISER 6 1/4", BALANCE 7"`, [0.75]],
      [`TREADS 11" BUT BOTTOM TREAD 10 3/8"`, [0.625]],
      [`R 7", TOP R 7" - SAME FLIGHT`, [0]],
      [`RISERS 7" MAX., 4" MIN., TOP AND BOTTOM`, []],
      [`RISER 7", TREAD 11" AT TOP LANDING`, []],
      [`FLIGHT A RISERS 7", FLIGHT B RISERS 6 1/2"`, []],
    ] as const
  ) {
    assert.deepEqual(variations(text), apart, text);
  }
});
