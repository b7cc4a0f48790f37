/** Closets by what they are drawn of: a bowl with a round front that stands out from a wall, behind it a tank or a valve. */
import { type PointRect, unionRect } from "../../_shared/geometry.ts";
import type { Shape } from "./drawn_shapes.ts";
import {
  isOnCounter,
  opposite,
  type ShapeSite,
  type Side,
  SIDES,
  type Stand,
} from "./shape_site.ts";

/** Width and depth of bowls, and how far closets stand out from their wall, inches. */
const WIDE_IN = [10, 19] as const, DEEP_IN = [10, 31] as const, OUT_IN = [23.5, 32] as const;
/** Corners at the front are cut off by this share of the width at least, and as far as each other to this one. */
const ROUND = 0.09, EVEN = 0.08;
/** Sizes of tanks and valves along the wall and out from it, inches. */
const TANK_WIDE_IN = [3, 25] as const, TANK_DEEP_IN = [2, 11.5] as const;
/** A tank stands this close to its wall and its bowl, and as far off the middle of that, inches. */
const AT_WALL_IN = 4, AT_BOWL_IN = 3, OFF_MIDDLE_IN = 2;
/** The pipe of a valve reaches so far to its bowl, is so wide, and ends this close to both, inches. */
const PIPE_IN = 6, PIPE_WIDE_IN = 4, PIPE_END_IN = 1;
/** A closet without a tank is drawn up to so near its wall, with a seat or a line of so many inches in it. */
const BODY_IN = 3, SEAT_IN = 5;

/** Boxes of the closets among shapes, in points. */
export function findClosets(site: ShapeSite, mayStand: (box: PointRect) => boolean): PointRect[] {
  const closets: PointRect[] = [];
  const bowls = site.shapes.filter(({ box, fill }) => {
    const [long, short] = site.sizeOf(box);
    return fill > 0.5 && fill < 0.99 && short >= WIDE_IN[0] && long <= DEEP_IN[1] && mayStand(box);
  }).sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  for (const bowl of bowls) {
    const { x, y, width, height } = bowl.box;
    const [cx, cy] = [x + width / 2, y + height / 2];
    const isKnown = closets.some((it) =>
      cx > it.x && cx < it.x + it.width && cy > it.y && cy < it.y + it.height
    );
    if (isKnown) continue;
    const box = SIDES.map((back) => closetAt(bowl, back, site)).find((it) => it !== null);
    if (box) closets.push(box);
  }
  return closets;
}

function closetAt(bowl: Shape, back: Side, site: ShapeSite): PointRect | null {
  const stand = site.standAt(bowl.box, back);
  if (!stand) return null;
  const { wideIn, deepIn, gapIn } = stand;
  if (!isBetween(wideIn, WIDE_IN) || !isBetween(deepIn, DEEP_IN)) return null;
  if (!isBetween(gapIn + deepIn, OUT_IN)) return null;
  const [one, other] = site.cutAt(bowl, opposite(back));
  if (Math.min(one, other) < ROUND * wideIn || Math.abs(one - other) > EVEN * wideIn) return null;
  if (isOnCounter(bowl, site)) return null;
  const tank = tankBehind(bowl, stand, site);
  if (tank) return unionRect([bowl.box, tank]);
  const isWhole = gapIn <= BODY_IN && deepIn > wideIn &&
    site.near(bowl.box).some((it) => {
      if (it === bowl) return false;
      const [long] = site.sizeOf(it.box);
      return long >= SEAT_IN && long < deepIn && isWithin(it.box, bowl.box);
    });
  return isWhole ? bowl.box : null;
}

/** The tank or the valve between a bowl and its wall. */
function tankBehind(bowl: Shape, { back }: Stand, site: ShapeSite): PointRect | null {
  const isLevel = back === 1 || back === 3;
  const { inch } = site;
  const reach = (TANK_DEEP_IN[1] + AT_WALL_IN) * inch;
  const { x, y, width, height } = bowl.box;
  const behind = {
    x: x - (back === 3 ? reach : 0),
    y: y - (back === 0 ? reach : 0),
    width: width + (isLevel ? reach : 0),
    height: height + (isLevel ? 0 : reach),
  };
  const middle = isLevel ? y + height / 2 : x + width / 2;
  const edgeOf = (box: PointRect, side: Side) =>
    side === 0 ? box.y : side === 1 ? box.x + box.width : side === 2 ? box.y + box.height : box.x;
  const tank = site.near(behind).find((it) => {
    if (it === bowl || it.fill < 0.6) return false;
    const stand = site.standAt(it.box, back);
    if (!stand || stand.gapIn > AT_WALL_IN) return false;
    if (!isBetween(stand.wideIn, TANK_WIDE_IN) || !isBetween(stand.deepIn, TANK_DEEP_IN)) {
      return false;
    }
    const own = isLevel ? it.box.y + it.box.height / 2 : it.box.x + it.box.width / 2;
    const ends = [edgeOf(it.box, opposite(back)), edgeOf(bowl.box, back)] as const;
    const apart = Math.abs(ends[0] - ends[1]) / inch;
    return Math.abs(own - middle) <= OFF_MIDDLE_IN * inch &&
      (apart <= AT_BOWL_IN || apart <= PIPE_IN && hasPipe(ends, { isLevel, middle, behind }, site));
  });
  return tank?.box ?? null;
}

/** Whether a pipe runs between the edges of a valve and its bowl, by their middle. */
function hasPipe(
  ends: readonly [number, number],
  { isLevel, middle, behind }: { isLevel: boolean; middle: number; behind: PointRect },
  site: ShapeSite,
): boolean {
  const { inch } = site;
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return site.near(behind).some(({ box }) => {
    const [along, across, long, wide] = isLevel
      ? [box.x, box.y, box.width, box.height]
      : [box.y, box.x, box.height, box.width];
    return wide <= PIPE_WIDE_IN * inch &&
      Math.abs(across + wide / 2 - middle) <= OFF_MIDDLE_IN * inch &&
      Math.abs(along - low) <= PIPE_END_IN * inch &&
      Math.abs(along + long - high) <= PIPE_END_IN * inch;
  });
}

const isWithin = (inner: PointRect, outer: PointRect): boolean => {
  const x = inner.x + inner.width / 2, y = inner.y + inner.height / 2;
  return x > outer.x && x < outer.x + outer.width && y > outer.y && y < outer.y + outer.height;
};

const isBetween = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high;
