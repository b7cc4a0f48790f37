/** Where the shape of a box stands so that it covers as little of the drawing as can be. Pure. */
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import type { Pixels } from "./overlay.ts";

/** Places of a shape around and in its box, in the order they are liked. */
export const SPOTS = [
  "aboveLeft",
  "aboveRight",
  "belowLeft",
  "belowRight",
  "left",
  "right",
  "above",
  "below",
  "insideAboveLeft",
  "insideAboveRight",
  "insideBelowLeft",
  "insideBelowRight",
] as const;
export type Spot = typeof SPOTS[number];

/** Darker than this is ink. */
const INK = 200;

/**
 * The first place without ink under the shape, else the one with the least.
 *
 * @param box       of the finding, percent of the page
 * @param shapePart the shape with a little air, as a part of the page's width
 * @param picture   of the whole page
 */
export function quietSpot(box: PercentRect, shapePart: number, picture: Pixels): Spot {
  const size = Math.max(1, shapePart * picture.width);
  const [left, top] = [box.x / 100 * picture.width, box.y / 100 * picture.height];
  const right = left + box.width / 100 * picture.width;
  const bottom = top + box.height / 100 * picture.height;
  const [middleX, middleY] = [(left + right - size) / 2, (top + bottom - size) / 2];
  const corners: Record<Spot, [x: number, y: number]> = {
    aboveLeft: [left - size, top - size],
    aboveRight: [right, top - size],
    belowLeft: [left - size, bottom],
    belowRight: [right, bottom],
    left: [left - size, middleY],
    right: [right, middleY],
    above: [middleX, top - size],
    below: [middleX, bottom],
    insideAboveLeft: [left, top],
    insideAboveRight: [right - size, top],
    insideBelowLeft: [left, bottom - size],
    insideBelowRight: [right - size, bottom - size],
  };
  const inks = SPOTS.map((it) => inkOf(corners[it], size, picture));
  return SPOTS[inks.indexOf(Math.min(...inks))];
}

/** Pixels of ink in a square; no square that leaves the page is taken while another is there. */
function inkOf([x, y]: [number, number], size: number, { width, height, data }: Pixels): number {
  if (x < 0 || y < 0 || x + size > width || y + size > height) return Infinity;
  let count = 0;
  for (let row = Math.floor(y); row < y + size && row < height; row++) {
    for (let column = Math.floor(x); column < x + size && column < width; column++) {
      if (data[(row * width + column) * 4 + 1] < INK) count += 1;
    }
  }
  return count;
}
