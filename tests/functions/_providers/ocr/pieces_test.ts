import assert from "node:assert/strict";
import type { Blob } from "../../../../functions/_providers/ocr/candidates.ts";
import { pieceIndex } from "../../../../functions/_providers/ocr/pieces.ts";
import type { ReadBox } from "../../../../functions/_providers/ocr/recognise.ts";

/** A figure read from x 100 to 160, its letters 12 px high around y 106. */
const figure = (text: string, angleDeg = 0): ReadBox => ({
  box: { cx: 130, cy: 106, width: 70, height: 19, angleDeg },
  letters: [...text].map((letter, i) => ({ text: letter, at: i / text.length, confidence: 0.9 })),
  confidence: 0.9,
  picture: { width: 1, height: 1, pixels: new Uint8Array(1) },
});
const blob = (left: number, top: number, right: number, bottom: number): Blob => ({
  left,
  right,
  top,
  bottom,
  ink: 20,
});
const hyphenBefore = blob(91, 105, 97, 107);
const letterBehind = blob(164, 100, 171, 112);
const letterApart = blob(176, 100, 183, 112);
const markBehind = blob(163, 100, 166, 104);

const CASES: [string, string, Blob[], boolean][] = [
  ["inches with a hyphen before them", `8 1/4"`, [hyphenBefore], true],
  ["inches that stand alone", `8 1/4"`, [], false],
  ["feet and inches with a hyphen before them", `5'-8 1/4"`, [hyphenBefore], false],
  ["feet and inches without a mark and a letter behind", "0'-3", [letterBehind], true],
  ["feet and inches whose mark was not read", "3'-6", [markBehind], false],
  [
    "feet and inches with what was read as their mark and a letter behind",
    `0'-5"`,
    [letterBehind],
    true,
  ],
  ["feet and inches with their mark and half of it behind", `3'-6"`, [markBehind], false],
  ["feet and inches with their mark and a letter further off", `3'-6"`, [letterApart], false],
  ["words", "EQ", [hyphenBefore, letterBehind], false],
];
for (const [name, text, blobs, isPiece] of CASES) {
  Deno.test(`pieceIndex() says ${isPiece ? "piece" : "whole"} of ${name}`, () => {
    assert.equal(pieceIndex(blobs)(figure(text)), isPiece);
  });
}

Deno.test("pieceIndex() looks further behind a figure whose last mark was not seen", () => {
  const whole = figure(`3'-6"`);
  const isPiece = pieceIndex([blob(174, 100, 181, 112)]);
  assert.equal(isPiece({ ...whole, isOpen: true }), true);
  assert.equal(isPiece(whole), false);
});

Deno.test("pieceIndex() looks along figures that run upwards", () => {
  const upright = figure(`8 1/4"`, 90);
  assert.equal(pieceIndex([blob(129, 139, 131, 145)])(upright), true);
  assert.equal(pieceIndex([blob(91, 105, 97, 107)])(upright), false);
});
