/** Lettering set on a line touches it, and the island of ink is then the line: lines are taken out before letters are looked for. */
import type { GreyImage } from "./image.ts";

const DARK = 150;
/** A line is at least so long and at most so thick, pixels. Letters have no stroke as long. */
const MIN_RUN_PX = 70, MAX_THICK_PX = 7;

/** A copy of the picture in which long level and upright lines are paper. */
export function withoutLines(image: GreyImage): GreyImage {
  const { width, height } = image;
  const pixels = image.pixels.slice();
  eraseRuns(image.pixels, pixels, { count: height, length: width, step: 1, across: width });
  eraseRuns(image.pixels, pixels, { count: width, length: height, step: width, across: 1 });
  return { width, height, pixels };
}

interface Direction {
  /** Rows (or columns) there are, and pixels along each. */
  count: number;
  length: number;
  /** Distance in memory from pixel to pixel along a row, and from row to row. */
  step: number;
  across: number;
}

function eraseRuns(from: Uint8Array, to: Uint8Array, along: Direction): void {
  const { count, length, step, across } = along;
  for (let row = 0; row < count; row++) {
    const start = row * across;
    for (let at = 0; at < length; at++) {
      if (from[start + at * step] >= DARK) continue;
      const begun = at;
      while (at < length && from[start + at * step] < DARK) at++;
      if (at - begun < MIN_RUN_PX) continue;
      for (let i = begun; i < at; i++) {
        if (thickness(from, start + i * step, { row, count, across }) <= MAX_THICK_PX) {
          to[start + i * step] = 255;
        }
      }
    }
  }
}

/** Dark pixels across the line at a place, up to one more than a line has. */
function thickness(
  pixels: Uint8Array,
  at: number,
  { row, count, across }: { row: number; count: number; across: number },
): number {
  let thick = 1;
  for (let i = 1; thick <= MAX_THICK_PX && row - i >= 0 && pixels[at - i * across] < DARK; i++) {
    thick++;
  }
  for (let i = 1; thick <= MAX_THICK_PX && row + i < count && pixels[at + i * across] < DARK; i++) {
    thick++;
  }
  return thick;
}
