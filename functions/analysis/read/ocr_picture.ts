/** Draws a page for the recogniser: grey, contrast stretched, turned straight, with its rulings found. */
import { type PdfPage, renderGrey, StrokeBuffer } from "../../_providers/pdf/mod.ts";
import { measureSkew, stretchContrast, turnImage } from "../../_providers/ocr/picture.ts";
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

/** Draws an open page by plan. Turned scans are straightened: words and rulings stand in the straight page. */
export function drawForOcr(page: PdfPage, plan: OcrPlan): OcrPicture {
  const drawn = renderGrey(page, { dpi: plan.dpi, grey: true });
  const dpi = drawn.width / page.widthPt * 72;
  if (plan.regions) whitenOutside(drawn, plan.regions, dpi);
  stretchContrast(drawn);
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
