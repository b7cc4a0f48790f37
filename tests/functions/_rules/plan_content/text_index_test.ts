import assert from "node:assert/strict";
import { indexOf, wordingOf } from "../../../../functions/_rules/plan_content/text_index.ts";
import { aNote, aPlanSet, aSheet } from "../../../fakes/plan_set.ts";

const TEXTS = ['W.C. 15" TO WALL', "RPZ at meter", "COPPER", "GREASETRAP", "SUPPLY 120 CFM", "R-8"];
const FOUND: [pattern: RegExp, texts: string[]][] = [
  [/WC \d/, ['WC 15" TO WALL']],
  [/R\.?P\.?Z\b/, ["RPZ AT METER"]],
  [/CO\b/, []],
  [/GREASE TRAP/, ["GREASETRAP"]],
  [/TRAP/, []],
  [/\d+ ?CFM/, ["SUPPLY 120 CFM"]],
  [/R-? ?[468]\b/, ["R-8"]],
];
for (const [pattern, texts] of FOUND) {
  Deno.test(`the index finds ${pattern.source} in ${texts.join() || "nothing"}`, () => {
    const index = indexOf(aPlanSet({ notes: TEXTS.map((text) => aNote(text)) }));
    const wording = wordingOf(pattern);
    const found = index.texts.mayMatch([wording]).map(({ text }) => text)
      .filter((text) => wording.test(text));
    assert.deepEqual(found, texts);
  });
}

Deno.test("the index leaves out what a permit form prints, not what a sheet with a number says", () => {
  const words = ["Permits and Inspections", "Demolition of walls", "Sewer connections"];
  const found = (number: string | null) =>
    indexOf(aPlanSet({
      sheets: [aSheet({ page: 1, number })],
      notes: words.map((text) => aNote(text, { page: 1 })),
    })).texts.mayMatch([wordingOf(/SEWER/)]).length;
  assert.equal(found(null), 0);
  assert.equal(found("G-001"), 1);
});
