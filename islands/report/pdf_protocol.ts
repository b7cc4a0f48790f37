/** What page and worker say to each other about tiles. */

/** A part of a page at a scale. x, y, width, height in pixels of the page drawn at `scale` pixels per point. */
export interface TileRequest {
  kind: "tile" | "drop";
  id: number;
  url: string;
  /** From 1 within the file. */
  pageInFile: number;
  pageWidthPt: number;
  pageHeightPt: number;
  scale: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TileAnswer {
  id: number;
  bitmap?: ImageBitmap;
  error?: string;
}
