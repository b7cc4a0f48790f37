import assert from "node:assert/strict";
import { linesWithout } from "../../../../../functions/analysis/extract/layout/layout.ts";
import { joinWideWords } from "../../../../../functions/analysis/extract/layout/wide_words.ts";
import { collectRulings } from "../../../../../functions/analysis/extract/tables/rulings.ts";
import { PageBuilder } from "../page_builder.ts";

const ocr = { origin: "ocr" } as const;

const textsOf = (builder: PageBuilder): string[] => {
  const page = builder.build();
  return joinWideWords(linesWithout(page, new Set()), collectRulings(page)).map(({ text }) => text)
    .sort();
};

Deno.test("words of hand lettering stand far apart and are one line", () => {
  const page = new PageBuilder().text(200, 300, "LIVING", ocr).text(238, 300, "ROOM", ocr);
  assert.deepEqual(textsOf(page), ["LIVING ROOM"]);
});

Deno.test("columns stay apart: a ruling between them, or an edge they share", () => {
  const ruled = new PageBuilder().text(200, 300, "LIVING", ocr).text(238, 300, "ROOM", ocr)
    .line(231, 280, 231, 330);
  assert.deepEqual(textsOf(ruled), ["LIVING", "ROOM"]);
  const edged = new PageBuilder().text(200, 300, "LIVING", ocr).text(238, 300, "TILE", ocr)
    .text(200, 314, "DINING", ocr).text(238, 314, "WOOD", ocr);
  assert.deepEqual(textsOf(edged), ["DINING", "LIVING", "TILE", "WOOD"]);
});

Deno.test("words of a text layer have their spaces, and far words are others", () => {
  const text = new PageBuilder().text(200, 300, "LIVING").text(238, 300, "ROOM");
  assert.deepEqual(textsOf(text), ["LIVING", "ROOM"]);
  const far = new PageBuilder().text(200, 300, "LIVING", ocr).text(260, 300, "ROOM", ocr);
  assert.deepEqual(textsOf(far), ["LIVING", "ROOM"]);
});
