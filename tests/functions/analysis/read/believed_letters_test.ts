import assert from "node:assert/strict";
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
  readGlyphs,
} from "../../../../functions/_providers/pdf/mod.ts";
import { unmappedShareOf } from "../../../../functions/analysis/read/believed_letters.ts";
import { makePdf, streamObject } from "../../_providers/pdf/make_pdf.ts";

const SHEET = ["FLOOR PLAN NOTES", "WALL TYPE W1 SHALL BE RATED 1 HR", "DOOR 3-0 X 6-8 BATH"];
const BOX = "1000 0 0 0 800 700 d1 0 0 800 700 re f";

/** A page whose font draws its letters as shapes, without a mapping to Unicode; `shift` moves their codes. */
function drawnLetters(lines: readonly string[], shift: number): Uint8Array<ArrayBuffer> {
  const codeOf = (letter: string) =>
    `<${(letter.charCodeAt(0) + shift).toString(16).padStart(2, "0")}>`;
  const content = lines.map((line, i) =>
    `1 0 0 1 20 ${250 - 20 * i} Tm ${[...line].map((it) => `${codeOf(it)} Tj`).join(" ")}`
  );
  return makePdf({
    content: `BT /F3 10 Tf ${content.join(" ")} ET`,
    fonts: "/F3 10 0 R",
    objects: [
      `<< /Type /Font /Subtype /Type3 /Name /F3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] ` +
      `/FirstChar 32 /LastChar 126 /Widths [${"1000 ".repeat(95)}] /CharProcs << /box 11 0 R >> ` +
      `/Encoding << /Type /Encoding /Differences [32 ${"/box ".repeat(95)}] >> >>`,
      streamObject("", BOX),
    ],
  });
}

async function shareOf(bytes: Uint8Array): Promise<{ text: string; share: number }> {
  const document = openDocument(await getPdfium(), bytes, "test.pdf");
  const page = openPage(document, 1, "test.pdf");
  try {
    const letters = readGlyphs(page, new Set()).filter((glyph) => !glyph.isSpace);
    return { text: letters.map(({ text }) => text).join(""), share: unmappedShareOf(letters) };
  } finally {
    closePage(page);
    closeDocument(document);
  }
}

Deno.test("letters of a font without a mapping are believed when they read as a drawing's words", async () => {
  const { text, share } = await shareOf(drawnLetters(SHEET, 0));
  assert.ok(text.startsWith("FLOORPLANNOTES"), text);
  assert.equal(share, 0);
});

Deno.test("codes that spell nothing leave the letters in doubt", async () => {
  const { text, share } = await shareOf(drawnLetters(SHEET, 1));
  assert.ok(text.startsWith("GMPPS"), text);
  assert.equal(share, 1);
});

Deno.test("a mapped font is in no doubt, whatever it spells", async () => {
  const { share } = await shareOf(makePdf({ content: "BT /F1 10 Tf 20 200 Td (QXZ 12) Tj ET" }));
  assert.equal(share, 0);
});
