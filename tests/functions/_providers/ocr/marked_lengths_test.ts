import assert from "node:assert/strict";
import {
  hasMarkedLengths,
  withMarks,
} from "../../../../functions/_providers/ocr/marked_lengths.ts";
import type { ReadBox } from "../../../../functions/_providers/ocr/recognise.ts";

const lettersOf = (text: string) =>
  [...text].map((letter, i) => ({ text: letter, at: i / text.length, confidence: 0.9 }));

function read(text: string, unmarked?: string): ReadBox {
  return {
    box: { cx: 0, cy: 0, width: 60, height: 19, angleDeg: 0 },
    letters: lettersOf(text),
    confidence: 0.9,
    picture: { width: 1, height: 1, pixels: new Uint8Array(1) },
    ...(unmarked && { unmarked: { letters: lettersOf(unmarked), confidence: 0.7 } }),
  };
}

const marked = [read(`4'-0"`), read(`12'-6"`), read(`3'-7 1/2"`)];
const bare = read("10-6", `10'-6"`);

Deno.test("three lengths with marks show how a page letters them", () => {
  assert.ok(hasMarkedLengths([...marked, bare, null]));
  assert.ok(!hasMarkedLengths([...marked.slice(1), read("KITCHEN"), bare]));
});

Deno.test("a few lengths with marks among many figures without show nothing", () => {
  assert.ok(!hasMarkedLengths([...marked, ...new Array<ReadBox>(20).fill(bare)]));
});

Deno.test("figures get the marks they lost; other readings stay as they are", () => {
  const textOf = (it: ReadBox) => it.letters.map(({ text }) => text).join("");
  assert.equal(textOf(withMarks(bare)), `10'-6"`);
  assert.equal(textOf(withMarks(read("SINK"))), "SINK");
});
