/** Draws a page for the recogniser: grey, contrast stretched, turned straight, with its rulings found. */
import {
  type GreyImage,
  type PdfPage,
  renderGrey,
  StrokeBuffer,
} from "../../_providers/pdf/mod.ts";
import {
  type Box,
  evenLight,
  findLetters,
  findRows,
  letteringHeight,
  measureSkew,
  type Row,
  stretchContrast,
  turnImage,
} from "../../_providers/ocr/picture.ts";
import { type PointRect, toPercentRect } from "../../_shared/geometry.ts";
import type { OcrPlan } from "./ocr_plan.ts";
import { findRasterDoors } from "./raster_doors.ts";
import { findRulings } from "./raster_rulings.ts";
import { findRasterSwings } from "./raster_swings.ts";
import { findSolidWalls } from "./raster_walls.ts";

/** A page as the recogniser gets it. */
export interface OcrPicture {
  width: number;
  height: number;
  pixels: Uint8Array<ArrayBuffer>;
  dpi: number;
  /** False for a part of a page on which no rows of letters stand that are not read already. */
  isLettered: boolean;
  /** Where lettering may stand on a part of a page with words of its own; null for anywhere. Pixels. */
  places: Box[] | null;
  /** Rulings and door swings of a scan, packed as in `StrokeBuffer`; empty for drawn pages. */
  rulings: Float32Array<ArrayBuffer>;
}

/**
 * Height of capitals that are read well, and that cost no more than they must, in pixels.
 * @source the labelled pictures and drawn lettering of `tests/bench`, read at several sizes: docs/reading.md
 */
const LOW_PX = 9, ENLARGED_PX = 13, HIGH_PX = 20, REDUCED_PX = 16;
/** A picture of fewer pixels is not reduced before its capitals are so high: it costs little, and words stay whole. */
const FEW_PIXELS = 4e6, HIGH_BUT_CHEAP_PX = 28;
/** Share of the letters that may be smaller than the ones a page is enlarged for. */
const SMALLER = 0.2, SMALLER_ON_PHOTO = 0.6;
/** Share of those that may become smaller than is read well where a page is reduced. */
const SMALLEST = 0.04, SMALL_PX = 11;
/**
 * Twice as large reads best, and less than this much larger shows nothing new.
 * @source of 68 lengths on four small pictures 56 at twice their size, 45 at three times, 46 as they are
 */
const MAX_FACTOR = 2, LEAST_FACTOR = 1.3;
/** Share and height of the letters beside larger ones for which a page is enlarged; up to how many pixels. */
const SMALL_BESIDE = 0.1, TINY_PX = 8, ENLARGED_PIXELS = 16e6;
/** Letters in a row that are lettering and no pattern, and how many of them make a part worth reading. */
const ROW = 4, LEAST_LETTERS = 8;
/** What is looked at around a row, in heights of its letters. */
const AROUND = 16;

/**
 * Draws an open page or a part of it by plan, as large as its lettering needs. Turned scans are straightened: words and rulings
 * stand in the straight page.
 */
export function drawForOcr(page: PdfPage, plan: OcrPlan, region: PointRect | null): OcrPicture {
  const look = drawAt(page, plan, { dpi: plan.dpi, region });
  const rows = rowsOf(look);
  const letters = rows.reduce((sum, { count }) => sum + count, 0);
  if (region && letters < LEAST_LETTERS) {
    const rulings = new StrokeBuffer().pack();
    return { ...look, dpi: plan.dpi, isLettered: false, places: [], rulings };
  }
  const factor = factorFor(look, rows, plan);
  const drawn = factor === 1 ? look : drawAt(page, plan, { dpi: plan.dpi * factor, region });
  const dpi = drawn.width / (region ?? { width: page.widthPt }).width * 72;
  const turnDeg = plan.isScan ? measureSkew(look) : 0;
  const straighten = (image: GreyImage) => turnDeg === 0 ? image : turnImage(image, turnDeg);
  const image = straighten(drawn);
  // Enlarging shows the recogniser more; lines and arcs are in the pixels there are.
  const traced = factor > 1 ? straighten(look) : image;
  const tracedDpi = dpi * traced.width / image.width;
  const rulings = new StrokeBuffer();
  for (const { x1, y1, x2, y2, width } of traceStrokes(traced, tracedDpi, { plan, region })) {
    rulings.add(x1, y1, x2, y2, width, false);
  }
  const places = region ? placesOf(rows, image.width / look.width) : null;
  return { ...image, dpi, isLettered: true, places, rulings: rulings.pack() };
}

/** Rows of letters, with what may stand around them: single figures, and words that stand alone. */
const placesOf = (rows: readonly Row[], scale: number): Box[] =>
  rows.map(({ left, right, top, bottom, height }) => ({
    left: scale * (left - AROUND * height),
    right: scale * (right + AROUND * height),
    top: scale * (top - AROUND * height),
    bottom: scale * (bottom + AROUND * height),
  }));

/** Rulings of a picture; of a scan also its solid walls and the swings of its doors. */
function traceStrokes(
  image: GreyImage,
  dpi: number,
  { plan, region }: { plan: OcrPlan; region: PointRect | null },
) {
  if (!plan.isScan) return region ? findRulings(image, dpi) : [];
  const straight = findRulings(image, dpi);
  const walls = findSolidWalls(image, dpi);
  const swings = findRasterSwings(image, dpi, straight);
  const doors = findRasterDoors(image, dpi, [...straight, ...walls]);
  return [...straight, ...walls, ...swings, ...doors];
}

/** The page or a part of it, ink black on white paper; of a part without the words that are read already. */
function drawAt(
  page: PdfPage,
  { known, isScan }: OcrPlan,
  { dpi, region }: { dpi: number; region: PointRect | null },
): Look {
  const part = region ? { region: toPercentRect(region, page) } : {};
  const drawn = renderGrey(page, { dpi, grey: true, ...part });
  if (region) whiten(drawn, known, { region, scale: drawn.width / region.width });
  const isPhoto = isScan && evenLight(drawn);
  stretchContrast(drawn);
  return { ...drawn, isPhoto };
}

/** A drawn page; a photo of one has grain that looks like small letters. */
interface Look extends GreyImage {
  isPhoto: boolean;
}

/** Rows of letters that are lettering and no pattern. */
function rowsOf(look: GreyImage): Row[] {
  const letters = findLetters(look);
  return [false, true].flatMap((isUpright) => findRows(letters, { isUpright, least: ROW }));
}

/** How much larger or smaller a look must be drawn for its lettering to be read. */
function factorFor(look: Look, rows: readonly Row[], { maxPixels }: OcrPlan): number {
  const height = letteringHeight(rows, look.isPhoto ? SMALLER_ON_PHOTO : SMALLER);
  const upTo = (pixels: number) => Math.sqrt(pixels / (look.width * look.height));
  const most = upTo(maxPixels);
  // Figures of a plan may be smaller than the text of its page.
  const isSmallBeside = !look.isPhoto && height >= LOW_PX && height <= HIGH_PX &&
    letteringHeight(rows, SMALL_BESIDE) < TINY_PX;
  const wanted = height > 0 && height < LOW_PX
    ? ENLARGED_PX / height
    : isSmallBeside
    ? upTo(ENLARGED_PIXELS)
    : 1;
  const larger = Math.min(wanted, MAX_FACTOR, most);
  if (larger >= LEAST_FACTOR) return larger;
  const isCheap = !look.isPhoto && look.width * look.height < FEW_PIXELS;
  const high = isCheap ? HIGH_BUT_CHEAP_PX : HIGH_PX;
  if (height === 0 || (height <= high && most >= 1)) {
    return Math.min(1, most);
  }
  // Figures beside large lettering must not become too small to be read.
  const least = look.isPhoto ? 0 : Math.min(1, SMALL_PX / letteringHeight(rows, SMALLEST));
  return Math.min(Math.max(REDUCED_PX / height, least), most);
}

function whiten(
  image: GreyImage,
  boxes: readonly PointRect[],
  { region, scale }: { region: PointRect; scale: number },
): void {
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  for (const box of boxes) {
    const left = clamp((box.x - region.x) * scale, image.width);
    const right = clamp((box.x + box.width - region.x) * scale, image.width);
    const bottom = clamp((box.y + box.height - region.y) * scale, image.height);
    for (let y = clamp((box.y - region.y) * scale, image.height); y < bottom; y++) {
      image.pixels.fill(255, y * image.width + left, y * image.width + right);
    }
  }
}
