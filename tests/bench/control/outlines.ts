/** Lettering without words: every glyph a filled outline, as CAD programs plot the fonts they can't embed. */
import type PDFDocument from "pdfkit";

/** What is needed of a page of pdfkit that sets lettering. */
type Lettered = InstanceType<typeof PDFDocument>;

/** A glyph of an embedded font, and how far the next one stands. */
interface Glyph {
  path: { toSVG(): string; scale(x: number, y: number): Glyph["path"] };
  advanceWidth: number;
}

interface Embedded {
  font: { layout(text: string): { glyphs: Glyph[] }; unitsPerEm: number };
  ascender: number;
}

/** From now on the document draws letters as filled outlines; its fonts must be files. */
export function drawOutlines(document: Lettered): void {
  const inner = document as unknown as {
    _fragment(text: string, x: number, y: number, options: unknown): void;
    _font: Embedded;
    _fontSize: number;
  };
  inner._fragment = (text, x, y) => {
    const { font, ascender } = inner._font;
    const scale = inner._fontSize / font.unitsPerEm;
    let at = x;
    for (const glyph of font.layout(text.replaceAll("\n", "")).glyphs) {
      const outline = glyph.path.scale(scale, -scale).toSVG();
      if (outline !== "") {
        document.save().translate(at, y + ascender / 1000 * inner._fontSize).path(outline).fill()
          .restore();
      }
      at += glyph.advanceWidth * scale;
    }
  };
}
