/** Lettering set on a line touches it, and the island of ink is then the line: lines are taken out before letters are looked for. */
import type { GreyImage } from "./image.ts";
import { DARK } from "./ink.ts";
import { findRuns, type Run } from "./runs.ts";

/** A line is at least so long and at most so thick, pixels. Letters have no stroke as long. */
const MIN_RUN_PX = 70, MAX_THICK_PX = 7;

/**
 * A copy of the picture in which long level and upright lines are paper.
 *
 * @param limit paper is as light as this and lighter
 */
export function withoutLines(image: GreyImage, limit: number = DARK): GreyImage {
  const { width, height } = image;
  const pixels = image.pixels.slice();
  const { level, upright } = findRuns(image, { least: MIN_RUN_PX, gap: 0, limit });
  eraseRuns(image.pixels, pixels, { runs: level, lines: height, step: 1, across: width, limit });
  eraseRuns(image.pixels, pixels, { runs: upright, lines: width, step: width, across: 1, limit });
  return { width, height, pixels };
}

interface Direction {
  runs: readonly Run[];
  /** Rows (or columns) there are. */
  lines: number;
  /** Distance in memory from pixel to pixel along a row, and from row to row. */
  step: number;
  across: number;
  limit: number;
}

function eraseRuns(
  from: Uint8Array,
  to: Uint8Array,
  { runs, lines, step, across, limit }: Direction,
): void {
  for (const run of runs) {
    for (let i = run.from; i < run.to; i++) {
      const at = run.line * across + i * step;
      if (thickness(from, at, { line: run.line, lines, across, limit }) <= MAX_THICK_PX) {
        to[at] = 255;
      }
    }
  }
}

/** Dark pixels across the line at a place, up to one more than a line has. */
function thickness(
  pixels: Uint8Array,
  at: number,
  { line, lines, across, limit }: { line: number } & Pick<Direction, "lines" | "across" | "limit">,
): number {
  let thick = 1;
  for (let i = 1; thick <= MAX_THICK_PX && line - i >= 0 && pixels[at - i * across] < limit; i++) {
    thick++;
  }
  for (
    let i = 1;
    thick <= MAX_THICK_PX && line + i < lines && pixels[at + i * across] < limit;
    i++
  ) {
    thick++;
  }
  return thick;
}
