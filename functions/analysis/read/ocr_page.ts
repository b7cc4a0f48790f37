/**
 * Reads the lettering of a page from its picture and joins it with what the text layer has. Turned scans are
 * straightened first; words and rulings then stand in the straightened page.
 */
import type { PointRect } from "../../_shared/geometry.ts";
import { type PdfPage, renderGrey, StrokeBuffer } from "../../_providers/pdf/mod.ts";
import {
  measureSkew,
  type OcrResult,
  type OcrWord,
  recogniseText,
  stretchContrast,
  turnImage,
} from "../../_providers/ocr/mod.ts";
import type { PackedReading } from "./compose_page.ts";
import { joinLines } from "./lines.ts";
import type { OcrNeed } from "./ocr_need.ts";
import { findRulings } from "./raster_rulings.ts";
import { indexRulings } from "./rulings.ts";
import { angleOf, type PlacedWord, replaceWord } from "./words.ts";

/** How long and with how much the recogniser may work on one page. */
export interface OcrSettings {
  budgetMs: number;
  threads: number;
}

/** Lettering of drawings is 3/32 in and up: 150 dpi gives it 14 pixels. */
const DRAWN_DPI = 170;
const MIN_DPI = 100;
const MAX_DPI = 220;
const MAX_PIXELS = 36e6;
/** Fewer strokes than this on a page with a picture: its rulings are in the picture. */
const FEW_STROKES = 60;
/** Lettering lower than this can't be read with any certainty. */
const MIN_LETTERING_PX = 9;
const FEW_WORDS = 5;
/** Height of capitals and figures as a share of the font size; with descenders; small letters alone. */
const CAPITALS = 0.72;
const WITH_DESCENDERS = 0.94;
const SMALL_LETTERS = 0.53;

/** The page with what its picture says added. A page that could not be read says why in `problem`. */
export async function addOcr(
  page: PackedReading,
  open: PdfPage,
  need: OcrNeed,
  settings: OcrSettings,
): Promise<PackedReading> {
  if (need.kind === "none") return page;
  const isPicture = page.images.some((box) =>
    box.width * box.height > 0.5 * page.widthPt * page.heightPt
  );
  const dpi = chooseDpi(page, isPicture);
  const drawn = renderGrey(open, { dpi, grey: true });
  if (need.kind === "regions") keepRegions(drawn, need.regions, dpi);
  stretchContrast(drawn);
  const turnDeg = isPicture ? measureSkew(drawn) : 0;
  const image = turnDeg === 0 ? drawn : turnImage(drawn, turnDeg);
  let read: OcrResult;
  try {
    read = await recogniseText(image, settings);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return {
      ...page,
      problem: "This page is a picture and its lettering could not be read: " +
        "text recognition is not available on this server.",
    };
  }
  const strokes = page.strokes.length / 5 < FEW_STROKES && isPicture
    ? withRulings(page.strokes, image, dpi)
    : page.strokes;
  return join(page, read, { need, dpi, strokes });
}

/** Resolution of the largest picture where it is known to matter, else one that suits drawn lettering. */
function chooseDpi(page: PackedReading, isPicture: boolean): number {
  const own = isPicture ? page.pictureDpi : null;
  const wanted = own ? Math.max(MIN_DPI, Math.min(MAX_DPI, own)) : DRAWN_DPI;
  const area = page.widthPt * page.heightPt / 72 ** 2;
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / area));
}

/** Whitens everything outside the regions. */
function keepRegions(
  image: { width: number; height: number; pixels: Uint8Array },
  regions: readonly PointRect[],
  dpi: number,
): void {
  const scale = dpi / 72;
  for (let y = 0; y < image.height; y++) {
    const spans = regions.filter((box) => y >= box.y * scale && y < (box.y + box.height) * scale);
    const row = y * image.width;
    if (spans.length === 0) {
      image.pixels.fill(255, row, row + image.width);
      continue;
    }
    for (let x = 0; x < image.width; x++) {
      const isIn = spans.some((box) => x >= box.x * scale && x < (box.x + box.width) * scale);
      if (!isIn) image.pixels[row + x] = 255;
    }
  }
}

function withRulings(
  packed: Float64Array,
  image: { width: number; height: number; pixels: Uint8Array },
  dpi: number,
): Float64Array<ArrayBuffer> {
  const buffer = new StrokeBuffer();
  for (let i = 0; i < packed.length; i += 5) {
    const width = packed[i + 4];
    buffer.add(packed[i], packed[i + 1], packed[i + 2], packed[i + 3], Math.abs(width), width < 0);
  }
  for (const { x1, y1, x2, y2, width } of findRulings(image, dpi)) {
    buffer.add(x1, y1, x2, y2, width, false);
  }
  return buffer.pack();
}

function join(
  page: PackedReading,
  read: OcrResult,
  given: { need: OcrNeed; dpi: number; strokes: Float64Array<ArrayBuffer> },
): PackedReading {
  const { need, dpi, strokes } = given;
  const keepText = need.kind === "regions" || (need.kind === "page" && need.keepText);
  const own = keepText ? page.words.map((word, i) => replaceWord(word, i)) : [];
  const recognised = [...Map.groupBy(read.words, (word) => word.line).values()]
    .flatMap((line) => placeLine(line, 72 / dpi))
    .filter((word) => !own.some((other) => covers(other.box, word.box)));
  const { words, lines } = joinLines([...own, ...recognised], indexRulings(strokes));
  const readBy = recognised.length === 0
    ? own.length > 0 ? "text" : "none"
    : own.length > 0
    ? "mixed"
    : "ocr";
  return {
    ...page,
    words,
    lines,
    strokes,
    readBy,
    problem: problemOf(page, read, words.length, dpi),
  };
}

/** One sentence when little or nothing could be read. */
function problemOf(
  page: PackedReading,
  read: OcrResult,
  wordCount: number,
  dpi: number,
): string | null {
  if (!read.isComplete) {
    return "Only part of this page's lettering could be read in the time allowed.";
  }
  const shown = Math.round(page.pictureDpi ?? dpi);
  const isTiny = read.letteringPx < MIN_LETTERING_PX && read.found > FEW_WORDS;
  if (isTiny && read.confidence < 0.8) {
    return `This page is a picture of about ${shown} dpi; its lettering is too small to read.`;
  }
  if (wordCount >= FEW_WORDS) return null;
  if (read.found > FEW_WORDS) return "The lettering on this page could not be read.";
  return wordCount === 0 ? "No text was found on this page." : null;
}

/** Words of one line share size and baseline, measured over the whole line. */
function placeLine(line: readonly OcrWord[], scale: number): PlacedWord[] {
  const sizes = line.filter((word) => /[A-Za-z0-9]/.test(word.text)).map(emOf).sort((a, b) =>
    a - b
  );
  const sizePt = Math.max(2, (sizes[Math.floor(sizes.length / 2)] ?? emOf(line[0])) * scale);
  const radians = line[0].angleDeg * Math.PI / 180;
  const [ux, uy] = [Math.cos(radians), -Math.sin(radians)];
  const below = (word: OcrWord) =>
    (word.y * ux - word.x * uy) * scale -
    (DESCENDING.test(word.text) ? (WITH_DESCENDERS - CAPITALS) * sizePt : 0);
  const standing = line.filter((word) => /[A-Za-z0-9]/.test(word.text));
  const baselines = (standing.length > 0 ? standing : line).map(below).sort((a, b) => a - b);
  const baseline = baselines[Math.floor(baselines.length / 2)];
  return line.map((word) => {
    const along = (word.x * ux + word.y * uy) * scale;
    return {
      text: word.text,
      box: {
        x: round(word.box.x * scale),
        y: round(word.box.y * scale),
        width: round(word.box.width * scale),
        height: round(word.box.height * scale),
      },
      angle: angleOf(ux, uy),
      sizePt: round(sizePt),
      isBold: false,
      confidence: Math.round(word.confidence * 1000) / 1000,
      origin: "ocr",
      x: along * ux - baseline * uy,
      y: along * uy + baseline * ux,
      ux,
      uy,
      length: word.length * scale,
      emPt: sizePt,
      run: -1_000_000 - word.line,
      spacesBefore: word.index === 0 ? 0 : 1,
    };
  });
}

const DESCENDING = /[gjpqy,;Q()[\]{}|/]/;

/** Font size in pixels that ink of this height stands for. */
function emOf(word: OcrWord): number {
  const hasTall = /[A-Z0-9bdfhijklt'"#&%?!$()[\]{}|/]/.test(word.text);
  const share = !hasTall ? SMALL_LETTERS : DESCENDING.test(word.text) ? WITH_DESCENDERS : CAPITALS;
  return word.inkHeight / share;
}

function covers(a: PointRect, b: PointRect): boolean {
  const x = b.x + b.width / 2;
  const y = b.y + b.height / 2;
  return x >= a.x && x <= a.x + a.width && y >= a.y && y <= a.y + a.height;
}

const round = (value: number): number => Math.round(value * 100) / 100;
