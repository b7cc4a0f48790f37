import assert from "node:assert/strict";
import { linesWithout } from "../../../../../functions/analysis/extract/layout/layout.ts";
import { joinSplitLengths } from "../../../../../functions/analysis/extract/layout/split_lengths.ts";
import { PageBuilder } from "../page_builder.ts";

const textsOf = (builder: PageBuilder): string[] =>
  joinSplitLengths(linesWithout(builder.build(), new Set())).map(({ text }) => text).sort();

Deno.test("a length that a line cuts in two is one length", () => {
  const page = new PageBuilder().text(200, 300, "-4' -").text(221, 300, '9 1/2"');
  assert.deepEqual(textsOf(page), [`-4' - 9 1/2"`]);
});

Deno.test("a hyphen may stand with the inches", () => {
  const page = new PageBuilder().text(200, 300, "-7'").text(214, 300, '- 4"');
  assert.deepEqual(textsOf(page), [`-7' - 4"`]);
});

Deno.test("recognised inches without marks go to the feet they stand behind, whatever way they were read", () => {
  const page = new PageBuilder().text(300, 400, "15'", { angle: 90, origin: "ocr" })
    .text(300, 376, "3", { origin: "ocr" });
  assert.deepEqual(textsOf(page), [`15' -3"`]);
});

Deno.test("feet and inches further apart, or on other baselines, are two lengths", () => {
  const page = new PageBuilder().text(200, 300, "4'").text(240, 300, '9"').text(210, 312, '6"');
  assert.deepEqual(textsOf(page), ["4'", '6"', '9"']);
});
