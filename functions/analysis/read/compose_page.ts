/**
 * One PDF page to a page reading: letters, strokes, annotations and pictures put together.
 * Runs inside a worker; what it returns is cheap to hand over.
 */
import { createHash } from "node:crypto";
import type { PageReading, Segment } from "../../_shared/domain/page_reading.ts";
import { overlaps, type PointRect } from "../../_shared/geometry.ts";
import {
  findHiddenObjects,
  type Glyph,
  MAX_ANNOTATIONS,
  type PdfPage,
  readAnnotationGlyphs,
  readAnnotations,
  readGlyphs,
  readStrokes,
  unpackSegments,
} from "../../_providers/pdf/mod.ts";
import { placeAnnotationWords } from "./annotation_words.ts";
import { findArcs } from "./arcs.ts";
import { unmappedShareOf } from "./believed_letters.ts";
import { findBends } from "./bends.ts";
import { strokesOfCurves } from "./curve_strokes.ts";
import { type DrawnRow, findDrawnRows } from "./drawn_lettering.ts";
import { joinFractions } from "./fractions.ts";
import { joinLines } from "./lines.ts";
import { indexRulings } from "./rulings.ts";
import { joinWords, type PlacedWord } from "./words.ts";

/** A page reading whose segments are still packed, five numbers each. */
export interface PackedReading extends Omit<PageReading, "segments"> {
  strokes: Float32Array<ArrayBuffer>;
  /** Paths that look like lettering drawn as outlines. */
  outlineCount: number;
  /** Rows of lettering drawn as outlines or strokes. */
  drawnRows: DrawnRow[];
  /** Share of the letters that nobody can be sure of, 0–1. */
  unmappedShare: number;
  /** Resolution of the largest picture in dots per inch on paper, null without one. */
  pictureDpi: number | null;
}

/** A page holds no more: the densest real sheets seen have 2,400 words, 890 lines and 111,000 strokes. */
const MAX_WORDS = 15_000, MAX_LINES = 4_000, MAX_STROKES = 500_000;
const NUMBERS_OF_A_STROKE = 5;
/** Nor has a third of an inch more lines: whatever asks for neighbours would look at all of them for each. */
const MAX_LINES_HERE = 100, HERE_PT = 24;
/** Nor are there more lines that cover a hundredth of the page each, which are near to everything. */
const MAX_LARGE_LINES = 400, LARGE_SHARE = 0.01;

/** What a page says of which only a part can be judged. */
function tooMuch(
  words: [read: number, all: number] | null,
  { strokes, annotations }: { strokes: number; annotations: number },
): string | null {
  const group = (count: number) => count.toLocaleString("en-US");
  if (words) {
    const [read, all] = words.map(group);
    return `This page has more lettering than can be checked: ${read} of its ${all} words were read.`;
  }
  const [what, all, most] = strokes > MAX_STROKES
    ? ["strokes", strokes, MAX_STROKES]
    : ["annotations", annotations, MAX_ANNOTATIONS];
  if (all <= most) return null;
  return `This page has more ${what} than can be checked: of ${group(all)}, only the first ${
    group(most)
  } were read.`;
}

/** Lines without those beyond so many whose middles lie in one place, or that cover much of the page. */
function leaveCrowds<T extends { box: PointRect }>(
  lines: T[],
  { widthPt, heightPt }: PdfPage,
): T[] {
  const largePt2 = LARGE_SHARE * widthPt * heightPt;
  let large = 0;
  const here = new Map<string, number>();
  const at = (value: number) => Math.floor(value / HERE_PT);
  return lines.filter(({ box: { x, y, width, height } }) => {
    if (width * height > largePt2 && ++large > MAX_LARGE_LINES) return false;
    const place = `${at(x + width / 2)} ${at(y + height / 2)}`;
    const before = here.get(place) ?? 0;
    here.set(place, before + 1);
    return before < MAX_LINES_HERE;
  });
}

/** Who the page is: names for evidence. */
export interface PageName {
  file: string;
  page: number;
  pageInFile: number;
}

/** Reads an open page without OCR. */
export function composePage(page: PdfPage, name: PageName): PackedReading {
  const hidden = findHiddenObjects(page);
  const drawing = readStrokes(page, hidden);
  const glyphs = readGlyphs(page, drawing.hiddenRuns);
  const shown = glyphs.filter((glyph) => isShown(glyph, page, drawing.images));
  const { annotations, texts, found } = readAnnotations(page);
  const packed = drawing.strokes.pack();
  const strokesFound = packed.length / NUMBERS_OF_A_STROKE;
  const strokes = strokesFound > MAX_STROKES
    ? packed.slice(0, MAX_STROKES * NUMBERS_OF_A_STROKE)
    : packed;
  const drawn = joinFractions(joinWords(shown));
  const stamped = joinWords(readAnnotationGlyphs(page).filter((glyph) => isOnPage(glyph, page)))
    .map((word): PlacedWord => ({ ...word, origin: "annotation" }));
  const unseen = texts.filter(({ box }) => !stamped.some((word) => overlaps(box, word.box)));
  const all = [...drawn, ...stamped, ...placeAnnotationWords(unseen, drawn)];
  const placed = all.slice(0, MAX_WORDS);
  const joined = joinLines(placed, indexRulings(strokes));
  const lines = leaveCrowds(joined.lines, page).slice(0, MAX_LINES);
  const isCut = joined.lines.length > lines.length;
  const words = isCut ? lines.flatMap((line) => line.words) : joined.words;
  return {
    ...name,
    widthPt: Math.round(page.widthPt * 1000) / 1000,
    heightPt: Math.round(page.heightPt * 1000) / 1000,
    words,
    lines,
    strokes,
    arcs: findArcs(drawing.curves, strokes),
    bends: findBends(drawing.curves),
    curved: strokesOfCurves(drawing.curves),
    blobs: drawing.blobs,
    bubbles: drawing.bubbles,
    ovals: drawing.ovals,
    rects: drawing.rects,
    images: drawing.images,
    annotations,
    readBy: words.length > 0 ? "text" : "none",
    problem: tooMuch(
      isCut || all.length > MAX_WORDS ? [words.length, all.length] : null,
      { strokes: strokesFound, annotations: found },
    ),
    contentHash: hashContent(page, strokes, [
      ...lines.map((line) => line.text),
      ...annotations.map((each) => JSON.stringify(each)),
      drawing.pictureHash,
    ]),
    outlineCount: drawing.outlineCount,
    drawnRows: findDrawnRows(Float32Array.from(drawing.marks), words.map(({ box }) => box)),
    pictureDpi: drawing.pictureDpi,
    unmappedShare: unmappedShareOf(shown.filter((glyph) => !glyph.isSpace)),
  };
}

/**
 * The reading in its shared form. Segments are unpacked when asked for and let go again when memory is
 * short: a set of 200 dense sheets would not fit otherwise.
 */
export function unpackReading(packed: PackedReading): PageReading {
  const {
    strokes,
    outlineCount: _outlines,
    drawnRows: _rows,
    unmappedShare: _unmapped,
    pictureDpi: _dpi,
    ...rest
  } = packed;
  let unpacked: WeakRef<Segment[]> | null = null;
  return Object.defineProperty(rest as PageReading, "segments", {
    enumerable: true,
    configurable: true,
    get(): Segment[] {
      const known = unpacked?.deref();
      if (known) return known;
      const segments = unpackSegments(strokes);
      unpacked = new WeakRef(segments);
      return segments;
    },
  });
}

function isOnPage(glyph: Glyph, page: PdfPage): boolean {
  const x = (glyph.left + glyph.right) / 2;
  const y = (glyph.top + glyph.bottom) / 2;
  return x >= 0 && y >= 0 && x <= page.widthPt && y <= page.heightPt;
}

/** Letters on the page; invisible ones only where a picture lies under them, as scanners write them. */
function isShown(glyph: Glyph, page: PdfPage, images: readonly PointRect[]): boolean {
  if (!isOnPage(glyph, page)) return false;
  if (!glyph.style.isInvisible) return true;
  const x = (glyph.left + glyph.right) / 2;
  const y = (glyph.top + glyph.bottom) / 2;
  return images.some((box) =>
    x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
  );
}

function hashContent(page: PdfPage, strokes: Float32Array, texts: readonly string[]): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([page.widthPt, page.heightPt, texts]));
  hash.update(new Uint8Array(strokes.buffer, strokes.byteOffset, strokes.byteLength));
  return hash.digest("hex");
}
