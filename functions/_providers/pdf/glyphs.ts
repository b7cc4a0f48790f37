/**
 * The letters of a page with their place, direction and size, in displayed points.
 * Joins nothing: words are made in `analysis/read`.
 */
import type { PdfPage } from "./document.ts";
import { type Pdfium, readNarrow } from "./engine.ts";

/** What all letters of one text object share. */
export interface GlyphStyle {
  /** PDFium's handle of the text object, to tell runs apart; 0 when unknown. */
  run: number;
  /** PDFium's handle of the font; 0 when unknown. */
  font: number;
  isBold: boolean;
  /** Drawn with render mode 3: the text layer of a scan. */
  isInvisible: boolean;
  /** True when the font has no mapping to Unicode, so that its text is a guess. */
  isUnmapped: boolean;
  /** Unit writing direction on the page as seen, and the size of one em along and across it. */
  ux: number;
  uy: number;
  emPt: number;
  sizePt: number;
}

/** One letter. Boxes and origins in displayed points; (ux, uy) is the unit writing direction, y down. */
export interface Glyph {
  text: string;
  x: number;
  y: number;
  ux: number;
  uy: number;
  /** Width of the letter along the writing direction. */
  advance: number;
  /** Width of one em along the writing direction. */
  emPt: number;
  /** Height of the lettering. */
  sizePt: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  isSpace: boolean;
  style: GlyphStyle;
}

const INVISIBLE = 3;
const FILL_AND_STROKE = 2;
const BOLD_WEIGHT = 650;
/** PDFium's mark for a hyphen at the end of a line. @source cpdf_textpage.cpp */
const LINE_END_HYPHEN = 2;
const HYPHEN = 0x2d;

/**
 * Reads the letters of a page in the order of its content stream.
 *
 * PDFium's generated spaces are left out: they glue letters that stand apart and split rotated text.
 *
 * @param hiddenRuns text objects of layers that are switched off
 */
export function readGlyphs(page: PdfPage, hiddenRuns: ReadonlySet<number>): Glyph[] {
  const { pdfium } = page;
  const { call } = pdfium;
  const textPage = call.FPDFText_LoadPage(page.handle);
  if (textPage === 0) return [];
  try {
    boldFonts.delete(pdfium);
    const glyphs: Glyph[] = [];
    const count = call.FPDFText_CountChars(textPage);
    const styles = new Map<number, GlyphStyle>();
    for (let i = 0; i < count; i++) {
      const code = call.FPDFText_GetUnicode(textPage, i);
      const mayBeGenerated = code <= 32 || code === 0xa0 || code === HYPHEN;
      if (mayBeGenerated && call.FPDFText_IsGenerated(textPage, i) === 1) continue;
      const text = code === LINE_END_HYPHEN ? "-" : toText(code);
      if (text === "") continue;
      const run = call.FPDFText_GetTextObject(textPage, i);
      if (hiddenRuns.has(run)) continue;
      let style = styles.get(run);
      if (!style) styles.set(run, style = readStyle(page, textPage, i, run));
      const glyph = style.emPt > 0 ? readGlyph(page, textPage, i, text, style) : null;
      if (!glyph) continue;
      const last = glyphs[glyphs.length - 1];
      if (last && isLigature(last, glyph)) joinLigature(last, glyph);
      else glyphs.push(glyph);
    }
    return glyphs;
  } finally {
    call.FPDFText_ClosePage(textPage);
  }
}

/** True when one glyph stands for several letters: PDFium gives each of them the same origin. */
const isLigature = (last: Glyph, next: Glyph): boolean =>
  last.style === next.style && last.style.run !== 0 && last.x === next.x && last.y === next.y &&
  !last.isSpace && !next.isSpace;

/**
 * Adds the next letter of a ligature to its first. PDFium gives each letter the whole box of the glyph, or its share
 * of the ink: the advance then reaches from the origin to the far end of both.
 */
function joinLigature(first: Glyph, next: Glyph): void {
  const isWhole = first.left === next.left && first.right === next.right &&
    first.top === next.top && first.bottom === next.bottom;
  first.text += next.text;
  if (isWhole) return;
  first.left = Math.min(first.left, next.left);
  first.top = Math.min(first.top, next.top);
  first.right = Math.max(first.right, next.right);
  first.bottom = Math.max(first.bottom, next.bottom);
  first.advance = Math.max(first.advance, reachOf(first));
}

/** How far the box of a letter reaches from its origin, along the writing direction. */
function reachOf({ x, y, ux, uy, left, top, right, bottom }: Glyph): number {
  if (Math.abs(uy) < 0.02) return ux > 0 ? right - x : x - left;
  if (Math.abs(ux) < 0.02) return uy > 0 ? bottom - y : y - top;
  return Math.hypot(right - left, bottom - top) * 0.8;
}

function readGlyph(
  page: PdfPage,
  textPage: number,
  index: number,
  text: string,
  style: GlyphStyle,
): Glyph | null {
  const { pdfium, toSeen: [a, b, c, d, e, f] } = page;
  const { call, scratch } = pdfium;
  call.FPDFText_GetLooseCharBox(textPage, index, scratch);
  call.FPDFText_GetCharOrigin(textPage, index, scratch + 16, scratch + 24);
  const floats = pdfium.floats();
  const at = scratch >> 2;
  const [l, t, r, bo] = [floats[at], floats[at + 1], floats[at + 2], floats[at + 3]];
  const doubles = pdfium.doubles();
  const ox = doubles[(scratch >> 3) + 2];
  const oy = doubles[(scratch >> 3) + 3];
  if (!Number.isFinite(ox + oy + l + r + t + bo)) return null;
  const x1 = a * l + c * t + e;
  const x2 = a * r + c * bo + e;
  const y1 = b * l + d * t + f;
  const y2 = b * r + d * bo + f;
  const { ux, uy, emPt, sizePt } = style;
  const width = Math.abs(x2 - x1);
  const height = Math.abs(y2 - y1);
  return {
    text,
    x: a * ox + c * oy + e,
    y: b * ox + d * oy + f,
    ux,
    uy,
    advance: advanceOf(width, height, Math.abs(ux), Math.abs(uy), sizePt),
    emPt,
    sizePt,
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    right: Math.max(x1, x2),
    bottom: Math.max(y1, y2),
    isSpace: text.trim() === "",
    style,
  };
}

/** Width along the writing direction of a letter whose upright box is `width` by `height`. */
function advanceOf(width: number, height: number, c: number, s: number, sizePt: number): number {
  if (s < 0.02) return width;
  if (c < 0.02) return height;
  const spread = c * c - s * s;
  if (Math.abs(spread) > 0.3) return Math.max(0, (width * c - height * s) / spread);
  return Math.max(0, (width + height - sizePt * (c + s)) / (c + s));
}

/** Reads what one text object's letters share: font, drawing mode, direction and size. */
function readStyle(page: PdfPage, textPage: number, index: number, run: number): GlyphStyle {
  const { pdfium, toSeen: [a, b, c, d] } = page;
  const { call, scratch } = pdfium;
  call.FPDFText_GetMatrix(textPage, index, scratch);
  const [ma, mb, mc, md] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 4);
  const fontSize = call.FPDFText_GetFontSize(textPage, index) || 1;
  const dx = (a * ma + c * mb) * Math.sign(fontSize);
  const dy = (b * ma + d * mb) * Math.sign(fontSize);
  const along = Math.hypot(dx, dy);
  const placed = {
    ux: dx / along,
    uy: dy / along,
    emPt: along * Math.abs(fontSize),
    sizePt: Math.hypot(a * mc + c * md, b * mc + d * md) * Math.abs(fontSize),
    isUnmapped: call.FPDFText_HasUnicodeMapError(textPage, index) === 1,
  };
  if (run === 0) return { run, font: 0, isBold: false, isInvisible: false, ...placed };
  const mode = call.FPDFTextObj_GetTextRenderMode(run);
  const font = call.FPDFTextObj_GetFont(run);
  const isBold = isBoldFont(pdfium, font) ||
    call.FPDFText_GetFontWeight(textPage, index) >= BOLD_WEIGHT || mode === FILL_AND_STROKE;
  return { run, font, isBold, isInvisible: mode === INVISIBLE, ...placed };
}

const boldFonts = new WeakMap<Pdfium, Map<number, boolean>>();

/** By the font's name; each font is asked once a page. */
function isBoldFont(pdfium: Pdfium, font: number): boolean {
  if (font === 0) return false;
  let known = boldFonts.get(pdfium);
  if (!known) boldFonts.set(pdfium, known = new Map());
  let isBold = known.get(font);
  if (isBold === undefined) {
    const name = readNarrow(
      pdfium,
      (buffer, size) => pdfium.call.FPDFFont_GetBaseFontName(font, buffer, size),
    );
    known.set(font, isBold = /bold|black|heavy|demi/i.test(name));
  }
  return isBold;
}

/** Text of a code point: ligatures apart, control and non-characters dropped. */
function toText(code: number): string {
  if (code < 32 || (code >= 0x7f && code < 0xa0) || code === 0xfffe || code === 0xffff) {
    return code === 9 || code === 10 || code === 13 ? " " : "";
  }
  if (code >= 0xd800 && code < 0xe000) return "";
  if (code === 0xad) return "-";
  const text = String.fromCodePoint(code);
  if (code >= 0xfb00 && code <= 0xfb06) return text.normalize("NFKC");
  return code === 0xa0 || code === 0x200b || code === 0xfeff ? " " : text;
}
