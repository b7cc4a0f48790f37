import assert from "node:assert/strict";
import {
  meaningAt,
  meaningsWithoutMarks,
  scaleOfMeanings,
} from "../../../../../functions/analysis/extract/drawing/lost_marks.ts";

Deno.test("meaningsWithoutMarks() parts figures into feet, inches and a fraction in every way that makes a length", () => {
  const meant: [string, number[]][] = [
    ["14214", [170.25]],
    ["26-3 V2", [315.5]],
    ["2G-3 V/2", [315.5]],
    ["24-3 [/2", [291.5]],
    ['1493/4"', [177.75]],
    ["111", [23, 133]],
    ["8.5", [101]],
    ['96"', [114]],
    ["34", []],
    ["A-301", []],
    ["195 SF", []],
    ["3-15", []],
    ["8-3 4/3", []],
    ["12345678", []],
  ];
  for (const [text, lengths] of meant) {
    assert.deepEqual(meaningsWithoutMarks(text).sort((a, b) => a - b), lengths, text);
  }
});

/** Figures whose lines are so many points long. */
const figures = (given: readonly [meanings: number[], points: number][]) =>
  given.map(([meanings, points]) => ({ meanings, points: [points], slackPt: 0.1 }));

Deno.test("scaleOfMeanings() needs five figures of three lengths, and no other scale nearly as good", () => {
  const at6 = (inches: number): [number[], number] => [[inches], inches / 2];
  const five = [120, 96, 174, 96, 120].map(at6);
  assert.equal(scaleOfMeanings(figures(five)), 6);
  assert.equal(scaleOfMeanings(figures(five.slice(1))), null);
  assert.equal(scaleOfMeanings(figures([120, 96, 120, 96, 120].map(at6))), null);
  const at9 = [130, 100, 180].map((inches): [number[], number] => [[inches], inches * 0.75]);
  assert.equal(scaleOfMeanings(figures([...five, ...at9])), null);
});

Deno.test("meaningAt() answers the one length that the line has", () => {
  const [figure] = figures([[[23, 133], 66.5]]);
  assert.equal(meaningAt(figure, 6), 133);
  assert.equal(meaningAt(figure, 9), null);
  assert.equal(meaningAt({ ...figure, points: [66.5, 11.5] }, 6), null);
});
