/**
 * Legends of a sheet: a drawn symbol or letters, and right of it the words that say what it is. Definitions in notes
 * (`S = SMOKE ALARM`) count as well. Rows whose words name no symbol are left out.
 */
import type { PageReading, Segment, TextLine } from "../../_shared/domain/page_reading.ts";
import { type PercentRect, type PointRect, toPercentRect } from "../../_shared/geometry.ts";
import type { DrawnPage } from "./drawn_page.ts";
import { glyphAt } from "./glyphs.ts";
import type { Shape } from "./same_shape.ts";
import { symbolNamed } from "./symbol_words.ts";

/** What one row explains. */
export interface LegendEntry {
  /** Kind of symbol. */
  type: string;
  words: string;
  /** What is drawn; null where letters alone stand there. */
  shape: Shape | null;
  /** Letters that mean it, without dots and spaces; empty where none are. */
  letters: string;
  box: PercentRect;
}

const HEADING = /\b(?:LEGEND|SYMBOLS?)\b/i;
const NO_HEADING = /\bKEY\s*(?:PLAN|NOTES?)|\bABBREV|\bNOTES?\b|[.;,]\s|\bSEE\b/i;
/** Words of a heading. */
const MOST_WORDS = 6;
/** How far below and beside its heading a legend reaches, points; rows farther apart than this end it. */
const DOWN_PT = 720, LEFT_PT = 120, RIGHT_PT = 380, GAP_PT = 54;
/** A symbol stands this far left of its words at most, points. */
const BESIDE_PT = 96;
const LETTERS = /^[A-Z][A-Z/.&$-]{0,6}$/;
/** `S = SMOKE ALARM`, `FE: FIRE EXTINGUISHER CABINET`. */
const DEFINITION =
  /(?:^|[,;]\s*|\d\.\s+)([A-Z][A-Z/.&-]{0,5})\s*(?:=|:|\bDENOTES\b|\bINDICATES\b)\s*([^,;=:]{3,60})/g;

/** What the legends and definitions of a page explain. */
export function readLegend(page: DrawnPage): LegendEntry[] {
  return [...drawnRows(page, legendRows(page.reading.lines)), ...definitions(page.reading)];
}

/** Lines of words below the headings of legends that name a symbol. */
function legendRows(lines: readonly TextLine[]): TextLine[] {
  const headings = lines.filter(({ text, angle }) =>
    angle === 0 && HEADING.test(text) && !NO_HEADING.test(text) &&
    text.trim().split(/\s+/).length <= MOST_WORDS
  );
  const rows = new Set<TextLine>();
  for (const { box } of headings) {
    const below = lines.filter((it) =>
      it.box.y > box.y + 0.5 * box.height && it.box.y < box.y + DOWN_PT &&
      it.box.x > box.x - LEFT_PT && it.box.x < box.x + box.width + RIGHT_PT
    ).sort((a, b) => a.box.y - b.box.y);
    let last = box.y + box.height;
    for (const line of below) {
      if (line.box.y - last > GAP_PT) break;
      last = Math.max(last, line.box.y + line.box.height);
      if (symbolNamed(line.text) !== null && !headings.includes(line)) rows.add(line);
    }
  }
  return [...rows];
}

function drawnRows(page: DrawnPage, rows: readonly TextLine[]): LegendEntry[] {
  const areas = rows.map(({ box }) => areaBefore(box, page.reading.lines));
  const isIn = (area: PointRect, { x, y, width, height }: PointRect) =>
    isWithin(area, x + width / 2, y + height / 2);
  return rows.flatMap((line, index): LegendEntry[] => {
    const area = areas[index];
    const type = symbolNamed(line.text)!;
    const box = toPercentRect({
      ...area,
      width: line.box.x + line.box.width - area.x,
    }, page.reading);
    const body = page.bodies.filter((it) => isIn(area, it.box))
      .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)[0];
    if (body) {
      const isInArea = ({ x1, y1, x2, y2 }: Segment) =>
        isWithin(area, x1, y1) && isWithin(area, x2, y2);
      const glyph = glyphAt(body, page, isInArea);
      if (glyph === null) return [];
      const { places: _, ...shape } = glyph;
      return [{ type, words: line.text.trim(), shape, letters: shape.letters, box }];
    }
    const letters = page.words.filter((it) => isIn(area, it.box)).map(({ text }) => text).join("")
      .replaceAll(".", "");
    return LETTERS.test(letters)
      ? [{ type, words: line.text.trim(), shape: null, letters, box }]
      : [];
  });
}

const isWithin = ({ x, y, width, height }: PointRect, px: number, py: number): boolean =>
  px > x && px < x + width && py > y && py < y + height;

/** Where the symbol of a row stands: before its words, up to the row above and the one below. */
function areaBefore(box: PointRect, lines: readonly TextLine[]): PointRect {
  const middle = box.y + box.height / 2;
  const others = lines.filter((it) => Math.abs(it.box.x - box.x) < 4)
    .map((it) => it.box.y + it.box.height / 2)
    .map((it) => Math.abs(it - middle)).filter((it) => it > 0.6 * box.height);
  const half = Math.min(20, Math.max(0.6 * box.height, Math.min(...others, 40) / 2));
  return { x: box.x - BESIDE_PT, y: middle - half, width: BESIDE_PT - 1, height: 2 * half };
}

function definitions(page: PageReading): LegendEntry[] {
  return page.lines.flatMap(({ text, box }) =>
    [...text.toUpperCase().matchAll(DEFINITION)].flatMap(([, letters, words]) => {
      const type = symbolNamed(words);
      return type === null ? [] : [{
        type,
        words: words.trim(),
        shape: null,
        letters: letters.replaceAll(".", ""),
        box: toPercentRect(box, page),
      }];
    })
  );
}
