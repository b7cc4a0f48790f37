/** What page and worker say to each other about tiles, and about the letters on a page. */
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import type { Letter } from "../../components/report/reading_part.ts";

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

/** Asks for the letters in a box of a page. */
export interface LettersRequest {
  kind: "letters";
  id: number;
  url: string;
  /** From 1 within the file. */
  pageInFile: number;
  box: PercentRect;
}

export interface PdfAnswer {
  id: number;
  bitmap?: ImageBitmap;
  letters?: Letter[];
  error?: string;
}
