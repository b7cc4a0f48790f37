import assert from "node:assert/strict";
import { framesOfText } from "../../../../functions/_rules/frames/make.ts";

/** Counts and sums a text gives, as `thing property value`. */
const said = (text: string): string[] =>
  framesOfText({ text, under: [] }).filter(({ property }) => property !== null)
    .map(({ thing, property, value }) => `${thing} ${property} ${value}`);

Deno.test("what is counted gives its number, the size of one and what all come to", () => {
  const rows: [text: string, ...frames: string[]][] = [
    [`16R @ 7 1/2" = 10'-0"`, "riser height 7.5", "riser count 16", "stair rise 120"],
    [`15 EQ. RISERS = 9'-4 1/2"`, "riser count 15", "riser height 7.5", "stair rise 112.5"],
    [
      `14 R 9'-4" FLOOR TO FLOOR`,
      "riser count 14",
      "riser height 8",
      "stair rise 112",
    ],
    ["EIGHT RISERS FROM WALK TO PORCH", "riser count 8"],
    ["14 RISERS, NO HANDRAIL", "riser count 14"],
  ];
  for (const [text, ...frames] of rows) assert.deepEqual(said(text), frames, text);
});

Deno.test("a sum nobody would draw is none", () => {
  assert.deepEqual(said(`2 RISERS = 60'-0"`), ["riser count 2"]);
});
