/** A page as tiles for the model: overlapping, at a resolution that keeps 3/32 in lettering readable. */
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
  renderOpenPage,
} from "../../_providers/pdf/mod.ts";
import { wrapImage } from "../../_providers/pdf/wrap_image.ts";
import type { ModelImage } from "../../_providers/model/port.ts";
import { detectFileType } from "../read/intake.ts";

/** 3/32 in letters are 14 pixels high at this resolution. */
const DPI = 150;
/** Side of a tile in pixels; larger pictures are scaled down on the other side. */
const TILE_PX = 1500;
const OVERLAP_PX = 120;

/** Draws one page as tiles, left to right, top to bottom. */
export async function renderTiles(
  file: { name: string; bytes: Uint8Array },
  pageInFile: number,
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
      const across = cuts((page.widthPt / 72) * DPI);
      const down = cuts((page.heightPt / 72) * DPI);
      const tiles: ModelImage[] = [];
      for (const [row, y] of down.entries()) {
        for (const [column, x] of across.entries()) {
          const region = { x: x.start, y: y.start, width: x.length, height: y.length };
          const png = await renderOpenPage(page, { dpi: DPI, region, grey: true });
          tiles.push({
            png,
            caption: `Tile ${tiles.length + 1} of ${across.length * down.length}: row ${
              row + 1
            }, column ${column + 1} of the sheet`,
          });
        }
      }
      return tiles;
    } finally {
      closePage(page);
    }
  } finally {
    closeDocument(document);
  }
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
