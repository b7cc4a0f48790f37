import assert from "node:assert/strict";
import fc from "fast-check";
import { editDistance, findQuote } from "../../../../functions/analysis/propose/quote.ts";
import { PageBuilder } from "../extract/page_builder.ts";

const page = new PageBuilder()
  .text(100, 100, "GENERAL NOTES", { size: 10 })
  .text(100, 116, '1. GUARDS AT BALCONIES SHALL BE 42" HIGH')
  .text(100, 127, "AND RESIST 200 LB")
  .text(1100, 700, "A-101", { size: 24 })
  .build();

Deno.test("findQuote() finds words that stand on the page, whatever their case and spacing", () => {
  const found = findQuote('guards at balconies shall be 42" high', page);
  assert.equal(found?.distance, 0);
  assert.match(found!.sourceText, /GUARDS AT BALCONIES/);
});

Deno.test("findQuote() follows a sentence over two lines", () => {
  assert.ok(findQuote('SHALL BE 42" HIGH AND RESIST 200 LB', page));
});

Deno.test("findQuote() forgives a slip of a letter in a long quote", () => {
  assert.ok(findQuote('GUARDS AT BALC0NIES SHALL BE 42" HIGH'.replace("0", "Q"), page));
});

const refused = [
  { name: "words that are not there", quote: "HANDRAILS ON BOTH SIDES OF STAIRS" },
  { name: "another number", quote: 'GUARDS AT BALCONIES SHALL BE 36" HIGH' },
  { name: "a short quote with a slip", quote: "A-102" },
  { name: "an empty quote", quote: "" },
];
for (const { name, quote } of refused) {
  Deno.test(`findQuote() refuses ${name}`, () => assert.equal(findQuote(quote, page), null));
}

Deno.test("editDistance() is zero for equal texts and never larger than the longer one", () => {
  fc.assert(fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (a, b) => {
    assert.equal(editDistance(a, a, 20), 0);
    assert.ok(editDistance(a, b, 20) <= Math.max(a.length, b.length));
  }));
});
