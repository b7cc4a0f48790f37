import assert from "node:assert/strict";
import { linesWithout } from "../../../../../functions/analysis/extract/layout/layout.ts";
import { mendNames } from "../../../../../functions/analysis/extract/layout/misread_names.ts";
import { PageBuilder } from "../page_builder.ts";

const CASES: { text: string; confidence?: number; says: string }[] = [
  { text: "KITCHFN", says: "KITCHEN" },
  { text: "DED ROOM", says: "BED ROOM" },
  { text: "DED ROOM", confidence: 0.99, says: "DED ROOM" },
  { text: "WALL", says: "WALL" },
  { text: "DETAIL", says: "DETAIL" },
  { text: "VALLEY", says: "VALLEY" },
  { text: "ELEV ROOM", says: "ELEV ROOM" },
  { text: "CLOSFT", says: "CLOSET" },
  { text: "LIVING ROOM", says: "LIVING ROOM" },
  { text: "KITFHFN", says: "KITFHFN" },
];
for (const { text, confidence = 0.8, says } of CASES) {
  Deno.test(`mendNames() reads ${text} at ${confidence} as ${says}`, () => {
    const page = new PageBuilder().text(200, 300, text, { origin: "ocr" }).build();
    const lines = linesWithout(page, new Set()).map((line) => ({ ...line, confidence }));
    assert.deepEqual(mendNames(lines).map((it) => it.text), [says]);
  });
}

Deno.test("mendNames() leaves words of a text layer alone", () => {
  const page = new PageBuilder().text(200, 300, "KITCHFN").build();
  assert.equal(mendNames(linesWithout(page, new Set()))[0].text, "KITCHFN");
});
