import assert from "node:assert/strict";
import { letteredWords } from "../../../functions/_lexicon/mod.ts";

Deno.test("words of things, rooms, properties, titles and notes are known, one or many", () => {
  const words = new Set(letteredWords());
  for (
    const word of ["HANDRAIL", "HANDRAILS", "KITCHEN", "WIDTH", "ELEVATION", "VERIFY", "PORCH"]
  ) {
    assert.ok(words.has(word), word);
  }
});

Deno.test("each stands once, in capitals alone", () => {
  const words = letteredWords();
  assert.equal(new Set(words).size, words.length);
  assert.deepEqual(words.filter((word) => !/^[A-Z]{3,}$/.test(word)), []);
});
