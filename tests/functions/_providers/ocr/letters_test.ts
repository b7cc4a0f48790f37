import assert from "node:assert/strict";
import type { Blob } from "../../../../functions/_providers/ocr/candidates.ts";
import {
  boxOfRow,
  findLetters,
  findRows,
  letteringHeight,
} from "../../../../functions/_providers/ocr/letters.ts";
import { FAINT } from "../../../../functions/_providers/ocr/ink.ts";
import { reachOut } from "../../../../functions/_providers/ocr/reach.ts";

/** Letters of 8 by 12 pixels, one every 10 pixels. */
const letters = (x: number, y: number, count: number): Blob[] =>
  Array.from({ length: count }, (_, i) => ({
    left: x + 10 * i,
    right: x + 10 * i + 8,
    top: y,
    bottom: y + 12,
    ink: 40,
  }));
const turned = ({ left, right, top, bottom, ink }: Blob): Blob => ({
  left: top,
  right: bottom,
  top: left,
  bottom: right,
  ink,
});

Deno.test("findLetters() finds thin gray lettering where faint pixels count, and no gray line", () => {
  const image = { width: 200, height: 60, pixels: new Uint8Array(200 * 60).fill(255) };
  const draw = (left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++) {
      image.pixels.fill(170, y * 200 + left, y * 200 + left + width);
    }
  };
  for (const x of [20, 32, 44]) draw(x, 10, 6, 12);
  draw(10, 40, 180, 1);
  assert.deepEqual(findLetters(image), []);
  assert.deepEqual(
    findLetters(image, FAINT).map(({ left, right, top, bottom }) => [left, right, top, bottom]),
    [[20, 26, 10, 22], [32, 38, 10, 22], [44, 50, 10, 22]],
  );
});

Deno.test("findRows() joins letters that follow each other, level ones and upright ones", () => {
  const level = findRows(letters(100, 50, 6), { isUpright: false, least: 4 });
  assert.deepEqual(
    level.map(({ left, right, height, count }) => [left, right, height, count]),
    [[100, 158, 12, 6]],
  );
  const upright = findRows(letters(100, 50, 6).map(turned), { isUpright: true, least: 4 });
  assert.equal(upright.length, 1);
  const { width, height, angleDeg } = boxOfRow(upright[0]);
  assert.ok(width > 58 && height > 12 && width > height);
  assert.equal(angleDeg, 90);
});

Deno.test("findRows() parts rows at wide gaps and leaves out what is no letter", () => {
  const apart = [...letters(100, 50, 4), ...letters(300, 50, 4)];
  assert.equal(findRows(apart, { isUpright: false, least: 4 }).length, 2);
  const line: Blob = { left: 100, right: 400, top: 80, bottom: 83, ink: 900 };
  assert.deepEqual(findRows([line, ...letters(100, 200, 3)], { isUpright: false, least: 4 }), []);
});

Deno.test("letteringHeight() gives the height that all but a share of the letters reach", () => {
  const rows = findRows(letters(100, 50, 10), { isUpright: false, least: 4 });
  assert.equal(letteringHeight(rows, 0.2), 12);
  assert.equal(letteringHeight([], 0.2), 0);
});

Deno.test("reachOut() takes in the figure that a box cuts off, and stays clear of other boxes", () => {
  // 13'-5": the box begins within the 1.
  const figures = letters(100, 50, 5);
  const box = { cx: 130, cy: 56, width: 50, height: 21, angleDeg: 0, score: 1 };
  const [reached] = reachOut([box], figures);
  assert.ok(reached.cx - reached.width / 2 <= 100, "the first figure is in the box");
  const other = { ...box, cx: 95, width: 30 };
  const [kept] = reachOut([box, other], figures);
  assert.ok(kept.cx - kept.width / 2 > 100, "a figure of another box is left to it");
});

Deno.test("findRows() takes no dash across an upright row for the first letter of it", () => {
  const dash: Blob = { left: 10, right: 84, top: 92, bottom: 95, ink: 220 };
  const rows = findRows([dash, ...letters(100, 50, 3).map(turned)], {
    isUpright: true,
    least: 2,
    gap: 1,
    withMarks: true,
  });
  assert.deepEqual(rows.map(({ left, right, top, count }) => [left, right, top, count]), [
    [50, 62, 100, 3],
  ]);
});
