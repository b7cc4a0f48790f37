/** Where the shape of a box stands so that it covers as little of the drawing as can be. Pure. */
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import type { Pixels } from "./overlay.ts";

/** Places of a shape in and around its box, in the order they are liked: inside it belongs to nothing else. */
export const SPOTS = [
  "insideAboveLeft",
  "insideAboveRight",
  "insideBelowLeft",
  "insideBelowRight",
  "aboveLeft",
  "aboveRight",
  "belowLeft",
  "belowRight",
  "left",
  "right",
  "above",
  "below",
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
  const { size, corners } = placesOf(box, shapePart, picture);
  const { width, height } = picture;
  const fits = Math.min(box.width / 100 * width, box.height / 100 * height) > 2 * size;
  const inks = SPOTS.map((it) =>
    it.startsWith("inside") && !fits ? Infinity : inkOf(corners[it], size, picture)
  );
  return SPOTS[inks.indexOf(Math.min(...inks))];
}

/** Room a shape takes beside a box on a sheet as wide as a phone, percent of the page. */
const SHAPE_WIDTH = 8;

/** Where a shape stands as a rule: left of the box, right of it at the left edge of the sheet, inside where it reaches from edge to edge. */
export function usualSide(
  { x, width }: Pick<PercentRect, "x" | "width">,
): "left" | "right" | "inside" {
  if (x >= SHAPE_WIDTH) return "left";
  return x + width <= 100 - SHAPE_WIDTH ? "right" : "inside";
}

/** Around a box, those of its own line first. */
const AROUND = ["left", "right", "above", "below"] as const;

/**
 * Where a shape goes whose usual side has words of the same line, as beside a figure in a sentence; null where that side
 * is empty, or no other is.
 */
export function emptySpot(box: PercentRect, shapePart: number, picture: Pixels): Spot | null {
  const usual = usualSide(box);
  if (usual === "inside") return null;
  const { size, corners } = placesOf(box, shapePart, picture);
  const isEmpty = (it: Spot) => inkOf(corners[it], size, picture) === 0;
  return isEmpty(usual) ? null : AROUND.find(isEmpty) ?? null;
}

function placesOf(
  box: PercentRect,
  shapePart: number,
  picture: Pixels,
): { size: number; corners: Record<Spot, [x: number, y: number]> } {
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
  return { size, corners };
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
