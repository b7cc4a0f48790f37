/** A page as pictures for the model: overlapping tiles at a resolution that keeps 3/32 in lettering readable. */
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
  type PdfPage,
  renderGrey,
  renderOpenPage,
} from "../../_providers/pdf/mod.ts";
import { wrapImage } from "../../_providers/pdf/wrap_image.ts";
import type { ModelImage } from "../../_providers/model/port.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { type PageSize, type PercentRect, toPercentRect } from "../../_shared/geometry.ts";
import { detectFileType } from "../read/intake.ts";

/** 3/32 in letters are 14 pixels high at this resolution. */
const DPI = 150;
/** Side of a tile in pixels; larger pictures are scaled down on the other side. */
const TILE_PX = 1500;
const OVERLAP_PX = 120;

/** Version of resolution and cutting; part of every cache key. */
export const TILES_VERSION = "3";

/** Width of the picture on which ink is counted. */
const INK_WIDTH_PX = 800;
/** Darker than this is ink, of 255: shaded heads of tables and yellowed paper are not. */
const INK_BELOW = 200;
/** A tile with a smaller share of ink is blank: a border line, specks of a scan. */
const BLANK_SHARE = 0.002;
/** Beside lettered words a tile needs this share of other ink: borders and rulings of tables are less. */
const DRAWN_SHARE = 0.008;

/** A tile's address: its number on the sheet, from 1, and its place. */
export interface TilePlace {
  number: number;
  row: number;
  column: number;
  box: PercentRect;
}

/** How a page is cut, left to right, top to bottom. The same for every rendering of the page. */
export function layTiles({ widthPt, heightPt }: PageSize): TilePlace[] {
  const across = cuts((widthPt / 72) * DPI);
  const down = cuts((heightPt / 72) * DPI);
  return down.flatMap((y, row) =>
    across.map((x, column) => ({
      number: row * across.length + column + 1,
      row: row + 1,
      column: column + 1,
      box: { x: x.start, y: y.start, width: x.length, height: y.length },
    }))
  );
}

/** Draws one page of a file: at a glance, and every tile something is drawn on. */
export async function renderSheet(
  file: { name: string; bytes: Uint8Array },
  pageInFile: number,
  { reading }: { reading?: PageReading } = {},
): Promise<ModelImage[]> {
  const isPdf = detectFileType(file.name, file.bytes) === "pdf";
  const document = openDocument(
    await getPdfium(),
    isPdf ? file.bytes : await wrapImage(file.name, file.bytes),
    file.name,
  );
  try {
    const page = openPage(document, pageInFile, file.name);
    try {
      return await drawSheet(page, reading);
    } finally {
      closePage(page);
    }
  } finally {
    closeDocument(document);
  }
}

/** The same of a page that is open. */
export async function drawSheet(page: PdfPage, reading?: PageReading): Promise<ModelImage[]> {
  const tiles = layTiles(page);
  // A small sheet is read at a glance; larger ones lose their lettering.
  if (tiles.length === 1) return await drawTiles(page, tiles, 1);
  const inked = tiles.filter(hasInk(page, reading));
  return [await drawOverview(page), ...await drawTiles(page, inked, tiles.length)];
}

async function drawOverview(page: PdfPage): Promise<ModelImage> {
  const dpi = Math.min(DPI, (TILE_PX * 72) / Math.max(page.widthPt, page.heightPt));
  return {
    png: await renderOpenPage(page, { dpi, grey: true }),
    caption: "The whole sheet, reduced",
  };
}

async function drawTiles(
  page: PdfPage,
  tiles: readonly TilePlace[],
  count: number,
): Promise<ModelImage[]> {
  const images: ModelImage[] = [];
  for (const tile of tiles) {
    const png = await renderOpenPage(page, { dpi: DPI, region: tile.box, grey: true });
    images.push({ png, caption: captionOf(tile, count) });
  }
  return images;
}

/** Tells tiles something is drawn on from blank paper, on the page's picture in small. */
function hasInk(page: PdfPage, reading?: PageReading): (tile: TilePlace) => boolean {
  const { width, height, pixels } = renderGrey(page, { widthPx: INK_WIDTH_PX });
  const isLettered = reading && reading.words.length > 0 &&
    reading.words.every(({ origin }) => origin !== "ocr");
  if (isLettered) {
    for (const { box } of reading.words) {
      whiten(pixels, { width, height }, toPercentRect(box, reading));
    }
  }
  const least = isLettered ? DRAWN_SHARE : BLANK_SHARE;
  return ({ box }) => {
    const left = Math.floor(box.x / 100 * width);
    const right = Math.min(width, Math.ceil((box.x + box.width) / 100 * width));
    const top = Math.floor(box.y / 100 * height);
    const bottom = Math.min(height, Math.ceil((box.y + box.height) / 100 * height));
    let dark = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) if (pixels[y * width + x] < INK_BELOW) dark += 1;
    }
    return dark > least * (right - left) * (bottom - top);
  };
}

/** Takes words off the picture: they are sent as text, and what is left is drawn. */
function whiten(
  pixels: Uint8Array | Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  box: PercentRect,
): void {
  const right = Math.min(width, Math.ceil((box.x + box.width) / 100 * width) + 1);
  const bottom = Math.min(height, Math.ceil((box.y + box.height) / 100 * height) + 1);
  const left = Math.max(0, Math.floor(box.x / 100 * width) - 1);
  for (let y = Math.max(0, Math.floor(box.y / 100 * height) - 1); y < bottom; y++) {
    pixels.fill(255, y * width + left, y * width + right);
  }
}

function captionOf({ number, row, column, box }: TilePlace, count: number): string {
  return `Tile ${number} of ${count}: row ${row}, column ${column} of the sheet, ${place(box)}`;
}

/** Where a tile lies, in the thousandths the words of the sheet are listed in. */
function place({ x, y, width, height }: PercentRect): string {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map((it) => Math.round(it * 10));
  return `x ${left} to ${right}, y ${top} to ${bottom}`;
}

/** Cuts a length in pixels into overlapping parts, each given as start and length in percent. */
export function cuts(lengthPx: number): { start: number; length: number }[] {
  const count = Math.max(1, Math.ceil((lengthPx - OVERLAP_PX) / (TILE_PX - OVERLAP_PX)));
  const partPx = (lengthPx + (count - 1) * OVERLAP_PX) / count;
  const toPercent = (px: number) => (px / lengthPx) * 100;
  return Array.from({ length: count }, (_, index) => ({
    start: toPercent(index * (partPx - OVERLAP_PX)),
    length: toPercent(partPx),
  }));
}
