import assert from "node:assert/strict";
import fc from "fast-check";
import {
  certaintyOf,
  type RawWord,
  withCertainty,
} from "../../../../functions/_providers/ocr/certainty.ts";

/** A word as wide as its text usually is. */
const word = (text: string, confidence = 0.99, more: Partial<RawWord> = {}): RawWord => ({
  text,
  confidence,
  angleDeg: 0,
  length: 6.5 * text.length,
  inkHeight: 10,
  ...more,
});

Deno.test("a figure whose ink is wider than its text is doubted", () => {
  assert.ok(certaintyOf(word("80")) > 0.9);
  assert.ok(certaintyOf(word("30", 0.998, { length: 20 })) <= 0.75);
  assert.ok(certaintyOf(word("8", 0.998, { length: 14 })) <= 0.75);
  assert.ok(
    certaintyOf(word("8", 0.998, { length: 14, angleDeg: 90 })) > 0.9,
    "may lie on its side",
  );
  assert.ok(
    certaintyOf(word("WIDE TITLE", 0.998, { length: 200 })) > 0.95,
    "words have no figures",
  );
});

Deno.test("dimensions with marks in the wrong place and stray signs are doubted", () => {
  for (const text of ["3-0°", "9-", `75'-0'`, `4"-0`]) {
    assert.ok(certaintyOf(word(text)) <= 0.55, text);
  }
  for (const text of ["[103)", "10o", "O"]) assert.ok(certaintyOf(word(text)) <= 0.8, text);
  for (const text of [`3'-0"`, `12'-6"`, "(103)", "A-101", "1,250", `44"`]) {
    assert.ok(certaintyOf(word(text)) > 0.9, text);
  }
});

Deno.test("a lone word against the direction of all others is doubted, a second direction is not", () => {
  const level = Array.from({ length: 30 }, (_, i) => word(`WORD${i}`));
  const upwards = Array.from({ length: 5 }, () => word("NORTH", 0.99, { angleDeg: 90 }));
  const read = withCertainty([...level, ...upwards, word("60", 0.99, { angleDeg: 180 })]);
  assert.ok(read.at(-1)!.confidence < 0.5);
  assert.ok(read.slice(0, -1).every((it) => it.confidence > 0.9));
});

Deno.test("certainty is a share and never falls when the recogniser is surer", () => {
  fc.assert(fc.property(
    fc.string({ minLength: 1, maxLength: 8 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    (text, a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const [one, two] = [certaintyOf(word(text, low)), certaintyOf(word(text, high))];
      assert.ok(one >= 0 && two <= 1 && one <= two + 1e-12);
    },
  ));
});
