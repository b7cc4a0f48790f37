/** Which part of a sheet a tile of the viewer shows. */

/** Side of a tile, in pixels of the sheet drawn at the tile's level. */
export const TILE_PX = 1024;
/**
 * What neighbors share. Without it the viewer makes every tile a pixel larger to close the gaps, and the lettering at a
 * seam loses its tops.
 */
export const TILE_OVERLAP_PX = 2;

export interface TileArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where tile `at` of a sheet that large begins and how large it is, in pixels. @source OpenSeadragon, getTileBounds() */
export function tileArea(
  sheetPx: { width: number; height: number },
  at: { column: number; row: number },
): TileArea {
  const [x, width] = span(at.column, Math.ceil(sheetPx.width));
  const [y, height] = span(at.row, Math.ceil(sheetPx.height));
  return { x, y, width, height };
}

function span(index: number, endPx: number): [from: number, length: number] {
  const fromPx = Math.max(0, index * TILE_PX - TILE_OVERLAP_PX);
  const toPx = Math.min((index + 1) * TILE_PX + TILE_OVERLAP_PX, endPx);
  return [fromPx, Math.max(1, toPx - fromPx)];
}
