import assert from "node:assert/strict";
import { isOfWhole, saysOnly, wordsOf } from "../../../../functions/_rules/conflicts/plain.ts";

const words = wordsOf("ROOF SLOPE OC FIN FLOOR UL HR");

Deno.test("saysOnly(): words of the matter and words that change nothing", () => {
  for (
    const text of [
      "Main roof slope: 6:12 typ.",
      'ROOF @ 24" O.C.',
      "A ROOF, U.L. U905",
      "ROOF, 45 MIN",
      "FIN. FLOOR 12.50'",
      "6:12",
    ]
  ) assert.ok(saysOnly(text, words), text);
});

Deno.test("saysOnly(): any other word, a letter alone or an upper floor says more", () => {
  for (
    const text of [
      "REAR ROOF SLOPE",
      "ROOF SLOPE 4:12 MIN.",
      "ROOF B",
      "ROOF A",
      "2ND FLOOR",
      "ROOF PHASE-2",
    ]
  ) assert.ok(!saysOnly(text, words), text);
});

Deno.test("isOfWhole(): a section is of the whole wherever it looks, not one of a part", () => {
  for (const title of ["SECTION, LOOKING NORTH", "BUILDING SECTION LOOKING EAST", "SECTION A-A"]) {
    assert.ok(isOfWhole(title, words), title);
  }
  for (const title of ["GARAGE SECTION, LOOKING NORTH", "LOOKING NORTH AT ROOF"]) {
    assert.ok(!isOfWhole(title, words), title);
  }
});
