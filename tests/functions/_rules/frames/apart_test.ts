import assert from "node:assert/strict";
import { framesOfText } from "../../../../functions/_rules/frames/make.ts";

const variations = (text: string) =>
  framesOfText({ text, under: [] }).filter(({ thing }) => thing === "riser variation")
    .map(({ value }) => value);

Deno.test("steps of one flight that are told apart tell how much they vary", () => {
  for (
    const [text, apart] of [
      [`LAST RISER 6 1/4", BALANCE 7"`, [0.75]],
      [`BOTTOM RISER IS 6 3/4"; THE OTHER 14 ARE 7 1/2"`, [0.75]],
      [`TREADS 11" BUT BOTTOM TREAD 10 3/8"`, [0.625]],
      [`R 7", TOP R 7" - SAME FLIGHT`, [0]],
      [`RISERS 7" MAX., 4" MIN., TOP AND BOTTOM`, []],
      [`RISER 7", TREAD 11" AT TOP LANDING`, []],
      [`FLIGHT A RISERS 7", FLIGHT B RISERS 6 1/2"`, []],
      [`TREADS 11" STAIR A BUT 12" TREADS AT STAIR B`, []],
      [`FRONT STAIR RISERS 7 1/2", REAR STAIR RISERS 6 3/4", TOP RISER FLUSH`, []],
      [`12 RISERS @ 7" FROM LEVEL 1, 10 RISERS @ 6 1/2" FROM LANDING`, []],
      [`UP 12 R @ 7", DN 10 R @ 6 1/2", FIRST R LIT`, []],
      [`EXISTING RISERS 6 1/2", ALL OTHERS 7"`, []],
      [`RISERS 7" AND 6" PLATFORM STEP FROM STAGE`, []],
      [`RISERS FROM 6 1/2" TO 7"`, [0.5]],
      [`RISERS VARY FROM 6 1/2" TO 7"`, [0.5]],
      [`RISERS VARY BY 1/4"`, [0.25]],
    ] as const
  ) {
    assert.deepEqual(variations(text), apart, text);
  }
});
