/** Draws a page for the recogniser: grey, contrast stretched, turned straight, with its rulings found. */
import {
  type GreyImage,
  type PdfPage,
  renderGrey,
  StrokeBuffer,
} from "../../_providers/pdf/mod.ts";
import {
  findLetters,
  findRows,
  letteringHeight,
  measureSkew,
  stretchContrast,
  turnImage,
} from "../../_providers/ocr/picture.ts";
import type { OcrPlan } from "./ocr_plan.ts";
import { findRulings } from "./raster_rulings.ts";
import { findRasterSwings } from "./raster_swings.ts";

/** A page as the recogniser gets it. */
export interface OcrPicture {
  width: number;
  height: number;
  pixels: Uint8Array<ArrayBuffer>;
  dpi: number;
  /** Rulings and door swings of a scan, packed as in `StrokeBuffer`; empty for drawn pages. */
  rulings: Float32Array<ArrayBuffer>;
}

/** Height of capitals that are read well, and that cost no more than they must, in pixels. */
const LOW_PX = 11, HIGH_PX = 24, WANTED_PX = 13;
/** Share of the letters that may be smaller than the ones a page is enlarged for. */
const SMALLER = 0.2;
const MAX_FACTOR = 3;
/** Letters in a row that are lettering and no pattern. */
const ROW = 4;

/**
 * Draws an open page by plan, as large as its lettering needs. Turned scans are straightened: words and rulings
 * stand in the straight page.
 */
export function drawForOcr(page: PdfPage, plan: OcrPlan): OcrPicture {
  const look = drawAt(page, plan, plan.dpi);
  const factor = factorFor(look, plan);
  const drawn = factor === 1 ? look : drawAt(page, plan, plan.dpi * factor);
  const dpi = drawn.width / page.widthPt * 72;
  const turnDeg = plan.isScan ? measureSkew(drawn) : 0;
  const image = turnDeg === 0 ? drawn : turnImage(drawn, turnDeg);
  const rulings = new StrokeBuffer();
  if (plan.isScan) {
    const straight = findRulings(image, dpi);
    for (
      const { x1, y1, x2, y2, width } of [...straight, ...findRasterSwings(image, dpi, straight)]
    ) {
      rulings.add(x1, y1, x2, y2, width, false);
    }
  }
  return { ...image, dpi, rulings: rulings.pack() };
}

/** The page at a resolution, without what is not to be read, ink black on white paper. */
function drawAt(page: PdfPage, { regions }: OcrPlan, dpi: number): GreyImage {
  const drawn = renderGrey(page, { dpi, grey: true });
  if (regions) whitenOutside(drawn, regions, drawn.width / page.widthPt * 72);
  stretchContrast(drawn);
  return drawn;
}

/** How much larger a look must be drawn for its lettering to be read. */
function factorFor(look: GreyImage, { maxPixels }: OcrPlan): number {
  const letters = findLetters(look);
  const rows = [false, true].flatMap((isUpright) => findRows(letters, { isUpright, least: ROW }));
  const height = letteringHeight(rows, SMALLER);
  const most = Math.sqrt(maxPixels / (look.width * look.height));
  if (height === 0 || (height >= LOW_PX && height <= HIGH_PX && most >= 1)) {
    return Math.min(1, most);
  }
  return Math.min(WANTED_PX / height, MAX_FACTOR, most);
}

function whitenOutside(
  image: { width: number; height: number; pixels: Uint8Array },
  regions: NonNullable<OcrPlan["regions"]>,
  dpi: number,
): void {
  const scale = dpi / 72;
  for (let y = 0; y < image.height; y++) {
    const spans = regions.filter((box) => y >= box.y * scale && y < (box.y + box.height) * scale);
    const row = y * image.width;
    for (let x = 0; x < image.width; x++) {
      const isIn = spans.some((box) => x >= box.x * scale && x < (box.x + box.width) * scale);
      if (!isIn) image.pixels[row + x] = 255;
    }
  }
}
