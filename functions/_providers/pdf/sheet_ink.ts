/** How much is drawn where on a sheet, counted on its picture in small. */
import type { PercentRect } from "../../_shared/geometry.ts";
import { decodePngRows, readPngFile } from "./png_decode.ts";

/** The drawn share of a part of the page as seen: 0 is blank paper, 1 is solid black. */
export type SheetInk = (part: PercentRect) => number;

/** Fainter than this is paper: scans are grey, heads of tables are shaded. Of 255. */
const PAPER = 24;

/**
 * Counts the ink of a page's picture.
 *
 * @param png the whole page, of any width
 * @returns   null when it is no picture
 */
export async function countInk(png: Uint8Array): Promise<SheetInk | null> {
  const file = readPngFile(png);
  if (!file) return null;
  const { width, height } = file;
  const stride = width + 1;
  // Sums over everything above and to the left, so that any part is four look-ups.
  const sums = new Float64Array(stride * (height + 1));
  let row = 0;
  for await (const rgb of decodePngRows(file)) {
    row += 1;
    let line = 0;
    for (let x = 0; x < width; x++) {
      const dark = 255 - Math.min(rgb[x * 3], rgb[x * 3 + 1], rgb[x * 3 + 2]);
      if (dark > PAPER) line += dark;
      sums[row * stride + x + 1] = sums[(row - 1) * stride + x + 1] + line;
    }
  }
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return (part) => {
    const left = clamp(Math.floor(part.x / 100 * width), width - 1);
    const top = clamp(Math.floor(part.y / 100 * height), height - 1);
    const right = clamp(Math.ceil((part.x + part.width) / 100 * width), width);
    const bottom = clamp(Math.ceil((part.y + part.height) / 100 * height), height);
    if (right <= left || bottom <= top) return 0;
    const sum = sums[bottom * stride + right] - sums[top * stride + right] -
      sums[bottom * stride + left] + sums[top * stride + left];
    return sum / (255 * (right - left) * (bottom - top));
  };
}
