import assert from "node:assert/strict";
import type { ReadBox } from "../../../../functions/_providers/ocr/recognise.ts";
import { makeVocabulary } from "../../../../functions/_providers/ocr/vocabulary.ts";
import { splitWords } from "../../../../functions/_providers/ocr/split_words.ts";

const HEIGHT = 48, TOP = 10, BOTTOM = 38, STROKE = 8;

/** A line whose letters are strokes at places in pixels; spaces have none. */
function lineOf(letters: readonly [text: string, x: number][], width: number): ReadBox {
  const pixels = new Uint8Array(width * HEIGHT).fill(255);
  for (const [text, x] of letters) {
    if (text === " ") continue;
    for (let y = TOP; y < BOTTOM; y++) {
      pixels.fill(0, y * width + x - STROKE / 2, y * width + x + STROKE / 2);
    }
  }
  return {
    box: { cx: width / 2, cy: HEIGHT / 2, width, height: HEIGHT, angleDeg: 0 },
    letters: letters.map(([text, x]) => ({ text, at: x / width, confidence: 0.95 })),
    confidence: 0.95,
    picture: { width, height: HEIGHT, pixels },
  };
}

/** Letters so many pixels apart, and further where a number stands between texts. */
function spread(...parts: (string | number)[]): { letters: [string, number][]; width: number } {
  const letters: [string, number][] = [];
  let x = 20;
  for (const part of parts) {
    if (typeof part === "number") x += part;
    else for (const text of part) letters.push([text, x += 14]);
  }
  return { letters, width: x + 30 };
}

const vocabulary = makeVocabulary([
  "SHELVING",
  "BEDROOM",
  "ROOM",
  "SALES",
  "OFFICE",
  "GROUND",
  "WORK",
]);

const wordsOf = (...parts: (string | number)[]) => {
  const { letters, width } = spread(...parts);
  return splitWords(lineOf(letters, width), vocabulary).map(({ text }) => text);
};

Deno.test("no gap parts a length whose marks are all there", () => {
  assert.deepEqual(wordsOf("1'-1", 40, '1 1/2"'), [`1'-11 1/2"`]);
});

Deno.test("the sides of a size are two words with their sign between", () => {
  assert.deepEqual(wordsOf("12'-6\"", 8, "x", 8, "10'-0\""), [`12'-6"`, "x", `10'-0"`]);
});

Deno.test("a wide gap parts figures that are no length", () => {
  assert.deepEqual(wordsOf("101", 40, "102"), ["101", "102"]);
});

Deno.test("pieces of an expected word are joined where one of them says nothing", () => {
  assert.deepEqual(wordsOf("SHE", 20, "L", 20, "VING"), ["SHELVING"]);
  assert.deepEqual(wordsOf("BED", 20, "ROOM"), ["BED", "ROOM"]);
});

Deno.test("expected words run together are parted where their gap is the widest", () => {
  assert.deepEqual(wordsOf("SALES", 2, "OFFICE"), ["SALES", "OFFICE"]);
  assert.deepEqual(wordsOf("GROUNDWORK"), ["GROUNDWORK"]);
});
