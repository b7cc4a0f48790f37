/** Tubs and floors of showers by their outlines. */
import { centre } from "../../_shared/geometry.ts";
import type { Shape } from "./drawn_shapes.ts";
import { CUT_IN, IN_COUNTER_IN, isBetween, isInCorner } from "./shape_marks.ts";
import { type ShapeSite, type Side, SIDES } from "./shape_site.ts";

/** Sizes of basins of tubs between walls, inches. */
export const TUB_BASIN_IN = [[44, 68], [17, 31]] as const;
/** Sizes of tubs along walls and in corners, how much of its box a front alone encloses, and what a basin fills, long and short. */
export const TUB_IN = [[50, 76], [25, 40]] as const, CORNER_TUB_IN = [44, 68] as const;
export const QUARTER = 0.28, TUB_FILLED = [0.65, 0.5] as const;
/** Sides of floors of showers, inches, and how far from the middle their drain lies, as a share of them. */
const PAN_IN = [29, 66] as const, PAN_SHORT_IN = 50, OFF_MIDDLE = 0.3;

/** A rim with a basin whose ends are round or cut, or that is round itself. */
export function isTub(it: Shape, site: ShapeSite): boolean {
  const [long, short] = site.sizeOf(it.box);
  return site.inside(it).some((basin) => {
    const [a, b] = site.sizeOf(basin.box);
    if (a < TUB_FILLED[0] * long || b < TUB_FILLED[1] * short || basin.fill < 0.6) return false;
    const ends = (it.box.width > it.box.height ? [1, 3] : [0, 2]) as Side[];
    return ends.some((end) =>
      [it, basin].some((own) => Math.min(...site.cutAt(own, end)) >= CUT_IN)
    );
  });
}

/** A basin between walls, one end of it round or cut at least, with its drain near an end. */
export function isTubBasin(it: Shape, site: ShapeSite): boolean {
  const isLevel = it.box.width > it.box.height;
  const ends = (isLevel ? [1, 3] : [0, 2]) as Side[];
  const walls = SIDES.filter((side) => (site.gapAt(it.box, side) ?? Infinity) <= IN_COUNTER_IN);
  if (walls.length < 2 || !ends.some((end) => Math.min(...site.cutAt(it, end)) >= CUT_IN)) {
    return false;
  }
  const { x, y } = centre(it.box);
  return site.marksAt(it.box).some((mark) => {
    const at = centre(mark);
    const [along, across] = isLevel
      ? [(at.x - x) / it.box.width, (at.y - y) / it.box.height]
      : [(at.y - y) / it.box.height, (at.x - x) / it.box.width];
    return Math.abs(along) > OFF_MIDDLE && Math.abs(across) < 0.5 * OFF_MIDDLE;
  });
}

/** A tub whose front cuts off the corner between its other sides. */
export function isCornerTub(it: Shape, site: ShapeSite): boolean {
  const [long] = site.sizeOf(it.box);
  return isInCorner(it, site, CORNER_TUB_IN, 0.1 * long) &&
    site.inside(it).some(({ box, fill }) => fill > 0.6 && site.sizeOf(box)[1] > 0.6 * long);
}

/** The floor of a shower, at a wall, with its drain near the middle. */
export function isPan(it: Shape, site: ShapeSite): boolean {
  const [long, short] = site.sizeOf(it.box);
  if (!isBetween(long, PAN_IN) || !isBetween(short, [PAN_IN[0], PAN_SHORT_IN])) return false;
  if (it.fill < 0.7 || !SIDES.some((side) => (site.gapAt(it.box, side) ?? 9) <= 3)) return false;
  const { x, y } = centre(it.box);
  return site.marksAt(it.box).some((mark) => {
    const at = centre(mark);
    const [a, b] = site.sizeOf(mark);
    return a < 7 && b > 1 && Math.abs(at.x - x) < OFF_MIDDLE * it.box.width &&
      Math.abs(at.y - y) < OFF_MIDDLE * it.box.height;
  });
}
