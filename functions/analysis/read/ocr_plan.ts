/** Decides, page by page, whether lettering must be read from the picture of the page, where, and how finely. */
import type { PointRect } from "../../_shared/geometry.ts";
import type { PackedReading } from "./compose_page.ts";

/** How to draw a page for the recogniser. */
export interface OcrPlan {
  /** Resolution of a first look, which shows how tall the lettering is. */
  dpi: number;
  /** Most pixels of the picture that is read. */
  maxPixels: number;
  /** Parts of the page to read; null for all of it. Displayed points. */
  regions: PointRect[] | null;
  /** False when the text layer is useless and must go. */
  keepsText: boolean;
  /** A scan: may lie turned, and its rulings are in the picture. */
  isScan: boolean;
}

/** A text layer with fewer words says too little about a sheet. */
const FEW_WORDS = 20;
/** Share of the page that pictures must cover to be worth reading. */
const PICTURE_SHARE = 0.12;
/** A single picture this large on a page with text may be a scanned part of the sheet. */
const LARGE_PICTURE_SHARE = 0.3;
const SCAN_SHARE = 0.5;
/** Strokes that may be lettering drawn as lines. */
const MANY_STROKES = 150;
const MANY_OUTLINES = 100;
const MANY_ANNOTATIONS = 15;
/** Share of letters without a known meaning that makes a text layer useless. */
const UNMAPPED_SHARE = 0.3;

/** Lettering of drawings is 3/32 in and up: 170 dpi gives its capitals 11 pixels and more. */
const DRAWN_DPI = 170;
const MAX_PIXELS = 24e6;

/** Measures how much of the page its text layer explains; null when that is enough. */
export function planOcr(page: PackedReading): OcrPlan | null {
  const area = page.widthPt * page.heightPt;
  const share = (box: PointRect) => box.width * box.height / area;
  const isScan = page.images.some((box) => share(box) > SCAN_SHARE);
  const dpi = chooseDpi(page, isScan);
  const plan = { dpi, maxPixels: MAX_PIXELS, regions: null, keepsText: true, isScan };
  if (page.unmappedShare > UNMAPPED_SHARE) return { ...plan, keepsText: false };
  if (page.words.length < FEW_WORDS) {
    const pictures = page.images.reduce((sum, box) => sum + share(box), 0);
    const isDrawn = page.strokes.length / 5 >= MANY_STROKES ||
      page.outlineCount >= MANY_OUTLINES || page.annotations.length >= MANY_ANNOTATIONS;
    return pictures >= PICTURE_SHARE || isDrawn ? plan : null;
  }
  const regions = page.images.filter((box) =>
    share(box) >= LARGE_PICTURE_SHARE && wordsIn(page, box) < FEW_WORDS
  );
  if (regions.length > 0) return { ...plan, regions };
  const isOutlined = page.outlineCount >= 8 * MANY_OUTLINES && page.words.length < 3 * FEW_WORDS;
  return isOutlined ? plan : null;
}

function wordsIn(page: PackedReading, box: PointRect): number {
  return page.words.filter((word) => {
    const x = word.box.x + word.box.width / 2;
    const y = word.box.y + word.box.height / 2;
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  }).length;
}

/** The pixels of the largest picture as they are where the page is one, else what suits drawn lettering. */
function chooseDpi(page: PackedReading, isScan: boolean): number {
  const wanted = (isScan ? page.pictureDpi : null) ?? DRAWN_DPI;
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / (page.widthPt * page.heightPt)) * 72);
}
