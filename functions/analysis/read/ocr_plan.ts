/** Decides, page by page, whether lettering must be read from the picture of the page, where, and how finely. */
import type { PointRect } from "../../_shared/geometry.ts";
import type { PackedReading } from "./compose_page.ts";
import { joinRegions } from "./ocr_regions.ts";

/** How to draw a page for the recogniser. */
export interface OcrPlan {
  /** Resolution of a first look, which shows how tall the lettering is. */
  dpi: number;
  /** Most pixels of the picture that is read. */
  maxPixels: number;
  /** Parts of the page to read; null for all of it. Displayed points. */
  regions: PointRect[] | null;
  /** Words of the text layer, which are read already: left out of the picture of a part. */
  known: PointRect[];
  /** False when the text layer is useless and must go. */
  keepsText: boolean;
  /** A scan: may lie turned, and its rulings are in the picture. */
  isScan: boolean;
}

/** A text layer with fewer words says too little about a sheet. */
const FEW_WORDS = 20;
/** Share of the page that pictures must cover to be worth reading. */
const PICTURE_SHARE = 0.12;
/** Least side and area of a picture on a page with text that may hold lettering: smaller ones are logos. */
const MIN_SIDE_PT = 60, MIN_AREA_PT = 14_000;
const SCAN_SHARE = 0.5;
/** Strokes that may be lettering drawn as lines. */
const MANY_STROKES = 150;
const MANY_OUTLINES = 100;
const MANY_ANNOTATIONS = 15;
/** Share of letters without a known meaning that makes a text layer useless. */
const UNMAPPED_SHARE = 0.3;
/** Drawn letters that are lettering for certain: fewer in one place are symbols. */
const DRAWN_LETTERS = 12;
/** With more parts, or larger ones, than this the page is read as a whole. */
const MAX_REGIONS = 8, WHOLE_SHARE = 0.6;

/** Lettering of drawings is 3/32 in and up: 170 dpi gives its capitals 11 pixels and more. */
const DRAWN_DPI = 170;
const MAX_PIXELS = 24e6;

/** Measures how much of the page its text layer explains; null when that is enough. */
export function planOcr(page: PackedReading): OcrPlan | null {
  const area = page.widthPt * page.heightPt;
  const share = (box: PointRect) => box.width * box.height / area;
  const pictures = joinRegions(page.images);
  const isScan = pictures.some((box) => share(box) > SCAN_SHARE) &&
    page.words.length < FEW_WORDS;
  const dpi = chooseDpi(page, isScan);
  const base = { dpi, maxPixels: MAX_PIXELS, regions: null, known: [], keepsText: true, isScan };
  if (page.unmappedShare > UNMAPPED_SHARE) return { ...base, keepsText: false };
  if (page.words.length < FEW_WORDS) {
    const pictured = pictures.reduce((sum, box) => sum + share(box), 0);
    const isDrawn = page.strokes.length / 5 >= MANY_STROKES ||
      page.outlineCount >= MANY_OUTLINES || page.annotations.length >= MANY_ANNOTATIONS;
    if (pictured >= PICTURE_SHARE || isDrawn) return base;
  }
  const regions = joinRegions([
    ...pictures.filter(mayHoldLettering),
    ...letteredRegions(page),
  ]);
  if (regions.length === 0) return null;
  const plan = { ...base, known: page.words.map(({ box }) => box) };
  const covered = regions.reduce((sum, box) => sum + share(box), 0);
  return regions.length > MAX_REGIONS || covered > WHOLE_SHARE
    ? { ...plan, regions: [wholeOf(page)] }
    : { ...plan, regions };
}

const mayHoldLettering = ({ width, height }: PointRect): boolean =>
  Math.min(width, height) >= MIN_SIDE_PT && width * height >= MIN_AREA_PT;

/** Where drawn letters stand close together. */
function letteredRegions({ drawnRows, ...page }: PackedReading): PointRect[] {
  const around = drawnRows.map(({ box, heightPt }) => grow(box, 2 * heightPt, page));
  return joinRegions(around).filter((region) =>
    drawnRows.filter(({ box }) => holds(region, box)).reduce((sum, row) => sum + row.letters, 0) >=
      DRAWN_LETTERS
  );
}

const wholeOf = ({ widthPt, heightPt }: PackedReading): PointRect => ({
  x: 0,
  y: 0,
  width: widthPt,
  height: heightPt,
});

function grow(box: PointRect, by: number, page: { widthPt: number; heightPt: number }): PointRect {
  const x = Math.max(0, box.x - by);
  const y = Math.max(0, box.y - by);
  const right = Math.min(page.widthPt, box.x + box.width + by);
  const bottom = Math.min(page.heightPt, box.y + box.height + by);
  return { x, y, width: right - x, height: bottom - y };
}

/** The middle of a box lies in another. */
function holds(outer: PointRect, { x, y, width, height }: PointRect): boolean {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return cx >= outer.x && cx <= outer.x + outer.width && cy >= outer.y &&
    cy <= outer.y + outer.height;
}

/** The pixels of the largest picture as they are where the page is one, else what suits drawn lettering. */
function chooseDpi(page: PackedReading, isScan: boolean): number {
  const wanted = (isScan ? page.pictureDpi : null) ?? DRAWN_DPI;
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / (page.widthPt * page.heightPt)) * 72);
}
