import assert from "node:assert/strict";
import { measureWords } from "../../../islands/report/measure_words.ts";

/** Arch D at 1/4 in = 1 ft. */
const SHEET = { widthPt: 2592, heightPt: 1728, pointsPerFoot: 18, isScaleVerified: true };

Deno.test("a length on paper is the length in the building at the sheet's scale", () => {
  assert.equal(measureWords(SHEET, { x: 0, y: 0 }, { x: 10, y: 0 }, 2), `14'-5" ± 1"`);
  assert.equal(measureWords(SHEET, { x: 0, y: 0 }, { x: 0, y: 12.5 }, 8), `12'-0" ± 1/2"`);
});

Deno.test("the further away one looks, the less is claimed", () => {
  const within = (pixelsPerPoint: number) =>
    measureWords(SHEET, { x: 0, y: 0 }, { x: 10, y: 0 }, pixelsPerPoint).split("± ")[1];
  assert.equal(within(0.5), `3"`);
  assert.equal(within(4), `1/2"`);
});

Deno.test("whose scale it rests on is said, and without one nothing is measured", () => {
  const ends = [{ x: 0, y: 0 }, { x: 10, y: 0 }] as const;
  assert.equal(
    measureWords({ ...SHEET, isScaleVerified: false }, ...ends, 2),
    `14'-5" ± 1" by the printed scale, which no dimension proves`,
  );
  const { pointsPerFoot: _, ...sheet } = SHEET;
  assert.equal(measureWords(sheet, ...ends, 1), "This sheet has not one scale");
});
