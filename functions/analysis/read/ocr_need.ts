/** Decides, page by page, whether lettering must be read from the picture of the page, and where. */
import type { PointRect } from "../../_shared/geometry.ts";
import type { PackedReading } from "./compose_page.ts";

/** A text layer with fewer words says too little about a sheet. */
const FEW_WORDS = 20;
/** Share of the page that pictures must cover to be worth reading. */
const PICTURE_SHARE = 0.12;
/** A single picture this large on a page with text may be a scanned part of the sheet. */
const LARGE_PICTURE_SHARE = 0.3;
/** Strokes that may be lettering drawn as lines. */
const MANY_STROKES = 150;
const MANY_OUTLINES = 100;
/** Share of letters without a known meaning that makes a text layer useless. */
const UNMAPPED_SHARE = 0.3;

/** What to read from the picture: the whole page, some regions, or nothing. */
export type OcrNeed =
  | { kind: "none" }
  | { kind: "page"; keepText: boolean }
  | { kind: "regions"; regions: PointRect[] };

/** Measures how much of the page its text layer explains. */
export function ocrNeed(page: PackedReading): OcrNeed {
  if (page.unmappedShare > UNMAPPED_SHARE) return { kind: "page", keepText: false };
  const area = page.widthPt * page.heightPt;
  const share = (box: PointRect) => box.width * box.height / area;
  const strokes = page.strokes.length / 5;
  if (page.words.length < FEW_WORDS) {
    const pictures = page.images.reduce((sum, box) => sum + share(box), 0);
    const isDrawn = strokes >= MANY_STROKES || page.outlineCount >= MANY_OUTLINES;
    const needs = pictures >= PICTURE_SHARE || isDrawn;
    return needs ? { kind: "page", keepText: true } : { kind: "none" };
  }
  const regions = page.images.filter((box) =>
    share(box) >= LARGE_PICTURE_SHARE && wordsIn(page, box) < FEW_WORDS
  );
  if (regions.length > 0) return { kind: "regions", regions };
  const isOutlined = page.outlineCount >= 8 * MANY_OUTLINES &&
    page.words.length < 3 * FEW_WORDS;
  return isOutlined ? { kind: "page", keepText: true } : { kind: "none" };
}

function wordsIn(page: PackedReading, box: PointRect): number {
  return page.words.filter((word) => {
    const x = word.box.x + word.box.width / 2;
    const y = word.box.y + word.box.height / 2;
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  }).length;
}
