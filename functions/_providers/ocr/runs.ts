/** Straight runs of dark pixels, along the rows of a picture and along its columns. */
import type { GreyImage } from "./image.ts";
import { DARK, inkFinder } from "./ink.ts";

/** On a row or a column, by its number; the end is exclusive. */
export interface Run {
  line: number;
  from: number;
  to: number;
}

/**
 * Runs by their lines. Pixels are passed in the order they lie in memory, and a run is followed where it begins: a
 * picture of a plan is mostly paper, and going down every column would cost most of the time.
 *
 * @param least shortest run, pixels
 * @param gap   light pixels that do not end a run
 * @param limit paper is as light as this and lighter
 */
export function findRuns(
  { width, height, pixels }: GreyImage,
  { least, gap, limit = DARK }: { least: number; gap: number; limit?: number },
): { level: Run[]; upright: Run[] } {
  const goesOn = (at: number, step: number, before: number): boolean => {
    const most = Math.min(gap + 1, before);
    for (let back = 1; back <= most; back++) if (pixels[at - back * step] < limit) return true;
    return false;
  };
  const lengthFrom = (at: number, step: number, most: number): number => {
    let length = 1;
    for (let ahead = 1; ahead < most && ahead - length <= gap; ahead++) {
      if (pixels[at + ahead * step] < limit) length = ahead + 1;
    }
    return length;
  };
  const level: Run[] = [], upright: Run[] = [];
  const nextInk = inkFinder(pixels, limit);
  for (let y = 0; y < height; y++) {
    const start = y * width, end = start + width;
    for (let at = nextInk(start, end); at < end; at = nextInk(at + 1, end)) {
      const x = at - start;
      if (!goesOn(at, 1, x)) {
        const length = lengthFrom(at, 1, width - x);
        if (length >= least) level.push({ line: y, from: x, to: x + length });
      }
      if (!goesOn(at, width, y)) {
        const length = lengthFrom(at, width, height - y);
        if (length >= least) upright.push({ line: x, from: y, to: y + length });
      }
    }
  }
  upright.sort((a, b) => a.line - b.line || a.from - b.from);
  return { level, upright };
}
