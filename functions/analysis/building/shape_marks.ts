/** What tells a shape at a wall: basins in it, taps and drains, its front, its ledge, the corner it stands in. */
import { centre, type PointRect } from "../../_shared/geometry.ts";
import type { Shape } from "./drawn_shapes.ts";
import { isIn } from "./lines.ts";
import { opposite, type ShapeSite, type Side, SIDES, type Stand } from "./shape_site.ts";

/** Sizes of what holds one basin, and of that, long and short side, inches. */
export const RIM_IN = [[11, 32], [9.5, 27]] as const, BASIN_IN = [[7, 27], [6, 20]] as const;
/** What reaches three sides of a rim, but for so much, is the seat before a back, inches. */
const FLUSH_IN = 0.3;
/** A thing at a wall stands so close to it, and one in a counter, inches. */
export const AT_WALL_IN = 2, IN_COUNTER_IN = 9;
/** What of a rim lies behind a basin is so much deeper than before it, inches. */
const LEDGE_IN = 0.7;
/** Corners of a front are cut off by so much at least, inches, and to as much as each other. */
export const CUT_IN = 1.2, EVEN_IN = 1;
/** A basket lies in its outline as far from all sides, inches. */
const CONCENTRIC_IN = 0.6;

/** Whether a size lies within a range, its ends included. */
export const isBetween = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high;

/** The basins in a rim: outlines that fill a good part of it. */
export function basinsIn(rim: Shape, site: ShapeSite): Shape[] {
  const [rimLong, rimShort] = site.sizeOf(rim.box);
  return site.inside(rim).filter(({ box, fill }) => {
    const [long, short] = site.sizeOf(box);
    const isFlush = site.besides(box, rim.box).filter((it) => it < FLUSH_IN).length > 2;
    return fill > 0.45 && isBetween(long, BASIN_IN[0]) && isBetween(short, BASIN_IN[1]) &&
      long > 0.35 * rimLong && short > 0.35 * rimShort && !isFlush;
  });
}

/** Whether something as small as a tap or a drain is drawn in a rim. */
export function hasSign(rim: Shape, site: ShapeSite): boolean {
  return site.marksAt(rim.box).some((it) => {
    const [long] = site.sizeOf(it);
    return long < 7;
  });
}

/** Whether what lies in an outline is as far from all of its sides, with nothing drawn besides. */
export function isBasket(it: Shape, site: ShapeSite): boolean {
  if (hasSign(it, site)) return false;
  const basins = basinsIn(it, site);
  return basins.every(({ box, cut }) => {
    const beside = site.besides(box, it.box);
    return Math.max(...beside) - Math.min(...beside) <= CONCENTRIC_IN &&
      Math.max(...cut) - Math.min(...cut) <= site.inch;
  });
}

/** The side at a wall that is nearest; one along which the thing lies before one it stands out from. What stands before a panel along the wall stands at it. */
export function standOf({ box }: Shape, site: ShapeSite, mostIn: number): Stand | null {
  const stands = SIDES.flatMap((side) => site.standAt(box, side) ?? [])
    .map((it) => it.gapIn > mostIn && isBeforePanel(box, it, site) ? { ...it, gapIn: mostIn } : it)
    .filter(({ gapIn }) => gapIn <= mostIn);
  return stands.sort((a, b) => a.gapIn - b.gapIn || a.deepIn - b.deepIn)[0] ?? null;
}

/** How deep panels behind things are: ledges, carriers, plates of valves, inches. */
const PANEL_IN = [1, 8] as const;

/** Whether a thin outline at the wall fills what lies between that and a thing. */
function isBeforePanel(box: PointRect, { back, gapIn }: Stand, site: ShapeSite): boolean {
  if (!isBetween(gapIn, PANEL_IN)) return false;
  const isLevel = back === 1 || back === 3;
  const [dx, dy] = [[0, -1], [1, 0], [0, 1], [-1, 0]][back];
  const { x, y } = centre(box);
  const off = (isLevel ? box.width : box.height) / 2 + gapIn * site.inch / 2;
  const between = { x: x + dx * off, y: y + dy * off };
  return site.near({ ...between, width: 0, height: 0 }).some((it) => {
    const deep = (isLevel ? it.box.width : it.box.height) / site.inch;
    const wide = isLevel ? it.box.height : it.box.width;
    return it.isClosed && it.fill > 0.9 && Math.abs(deep - gapIn) < 1.5 &&
      wide > 0.9 * (isLevel ? box.height : box.width) && isIn(it.box, between);
  });
}

export function isFrontCut(it: Shape, { back }: Stand, site: ShapeSite): boolean {
  const [one, other] = site.cutAt(it, opposite(back));
  return Math.min(one, other) >= CUT_IN && Math.abs(one - other) <= EVEN_IN;
}

/** Whether a basin lies nearer to the front than to the wall. */
function hasLedge(it: Shape, { back }: Stand, site: ShapeSite): boolean {
  return basinsIn(it, site).some(({ box }) => {
    const beside = site.besides(box, it.box);
    const [left, right] = [beside[(back + 1) % 4], beside[(back + 3) % 4]];
    return beside[back] - beside[opposite(back)] >= LEDGE_IN && Math.abs(left - right) <= EVEN_IN;
  });
}

export const hasFrontOrSign = (it: Shape, stand: Stand, site: ShapeSite): boolean =>
  isFrontCut(it, stand, site) || hasSign(it, site) || hasLedge(it, stand, site) ||
  basinsIn(it, site).some((basin) =>
    isFrontCut(basin, stand, site) && Math.max(...site.cutAt(basin, stand.back)) < CUT_IN
  );

/** Whether walls stand at two sides that meet, and the corner between the others is cut off. */
export function isInCorner(
  it: Shape,
  site: ShapeSite,
  [least, most]: readonly [number, number],
  leastCutIn: number,
): boolean {
  const [long, short] = site.sizeOf(it.box);
  if (short < least || long > most || long > 1.2 * short) return false;
  return SIDES.some((side) => {
    const next = (side + 1) % 4 as Side;
    const gaps = [site.gapAt(it.box, side), site.gapAt(it.box, next)];
    // The corner between the two other sides.
    const cut = it.cut[(side + 3) % 4] / site.inch;
    return gaps.every((gap) => gap !== null && gap <= AT_WALL_IN) && cut >= leastCutIn;
  });
}
