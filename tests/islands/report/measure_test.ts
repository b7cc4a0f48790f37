import assert from "node:assert/strict";
import {
  measureWords,
  noScaleWords,
  scaleWords,
  straightened,
} from "../../../islands/report/measure_words.ts";

/** Arch D at 1/4 in = 1 ft. */
const SHEET = { widthPt: 2592, heightPt: 1728, pointsPerFoot: 18 };

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

Deno.test("without one scale nothing is measured", () => {
  const { pointsPerFoot: _, ...sheet } = SHEET;
  assert.equal(
    measureWords(sheet, { x: 0, y: 0 }, { x: 10, y: 0 }, 1),
    "This sheet doesn’t have a single scale",
  );
});

Deno.test("where nothing can be measured, the sheets are named where it can", () => {
  const sheet = (number: string | null, page: number, pointsPerFoot?: number) => ({
    number,
    page,
    pointsPerFoot,
  });
  const end = (...sheets: ReturnType<typeof sheet>[]) =>
    noScaleWords(sheets).split("measured on it. ")[1];
  assert.equal(end(sheet("G-001", 1)), "No sheet of this set has one.");
  assert.match(noScaleWords([sheet("G-001", 1)], "N.T.S."), /^This sheet isn’t to scale, so/);
  assert.match(
    noScaleWords([sheet("G-001", 1)], `1/4" = 1'-0"`),
    /^This sheet has no single scale/,
  );
  assert.equal(
    end(sheet("G-001", 1), sheet("A-101", 2, 18), sheet(null, 3, 9)),
    "You can measure on A-101 and page 3.",
  );
  const many = Array.from({ length: 7 }, (_, at) => sheet(`A-${at}`, at + 1, 18));
  assert.equal(end(...many), "You can measure on A-0, A-1, A-2, A-3, and 3 more.");
});

Deno.test("whose scale it rests on is said", () => {
  const scale = `1/4" = 1'-0"`;
  assert.equal(
    scaleWords({ scale, isScaleVerified: true }),
    `Scale 1/4" = 1'-0", confirmed by dimensions on this sheet`,
  );
  assert.equal(
    scaleWords({ scale, isScaleVerified: false }),
    `Scale 1/4" = 1'-0" as printed; not confirmed by a dimension on this sheet`,
  );
});

Deno.test("straightened() keeps to the nearer of across and up, as it looks on paper", () => {
  const from = { x: 10, y: 10 };
  // On a sheet twice as wide as high, 6 % of the height is less than 4 % of the width.
  assert.deepEqual(straightened(from, { x: 14, y: 16 }, 0.5), { x: 14, y: 10 });
  assert.deepEqual(straightened(from, { x: 14, y: 19 }, 0.5), { x: 10, y: 19 });
});
