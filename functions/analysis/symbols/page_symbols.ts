/** What one page gives the symbols of a set: its small shapes, its legends, its lone words. Plain data. */
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { type PercentRect, toPercentRect } from "../../_shared/geometry.ts";
import { DrawnPage } from "./drawn_page.ts";
import { findGlyphs, type Glyph } from "./glyphs.ts";
import { type LegendEntry, readLegend } from "./legend.ts";
import { symbolTagged } from "./symbol_words.ts";

/** Symbols of a page before legends of other pages explain them. */
export interface PageSymbols {
  glyphs: Glyph[];
  legend: LegendEntry[];
  /** Lone words that stand for a symbol, and letters a legend may explain. */
  words: { text: string; type: string | null; box: PercentRect }[];
}

const LETTERS = /^[A-Z][A-Z/.&-]{1,5}$/;
/** More lone letters than this are a table of them. */
const MAX_LETTERS = 400;

/** Reads a page; shapes and words only where it draws a plan. */
export function readPageSymbols(page: PageReading, { isPlan }: { isPlan: boolean }): PageSymbols {
  const drawn = new DrawnPage(page);
  const words = page.lines.flatMap(({ text, box }) => {
    const type = symbolTagged(text);
    return type !== null || LETTERS.test(text.trim())
      ? [{ text: text.trim().replaceAll(".", ""), type, box: toPercentRect(box, page) }]
      : [];
  });
  const letters = words.filter(({ type }) => type === null);
  return {
    glyphs: isPlan ? findGlyphs(drawn) : [],
    legend: readLegend(drawn),
    words: isPlan
      ? letters.length > MAX_LETTERS ? words.filter(({ type }) => type !== null) : words
      : [],
  };
}
