/** Tubs of a wet room: by the straight sides of their rim, or, where walls are the rim, by the basin in it. */
import { centre, type PointRect } from "../../_shared/geometry.ts";
import { type Block, findBlocks, findLinked, insideOf } from "./blocks.ts";
import { findChains } from "./chains.ts";
import { type FixturePlace, isForBathing, isWet } from "./fixture_shapes.ts";
import type { FoundFixture } from "./fixtures.ts";
import { isIn, lengthOf } from "./lines.ts";
import { cutCorners } from "./shower_signs.ts";
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";

/** Longest side of a tub, inches. */
const TUB_IN = 78;
/** Sizes of rims, inches. */
const RIM_LONG_IN = [54, 76] as const, RIM_DEEP_IN = [24, 37] as const;
/** Corners of rims are rounded by so much at most, inches. */
const CORNER_IN = 6;
/** Sizes of basins, inches. */
const BASIN_LONG_IN = [44, 68] as const, BASIN_DEEP_IN = [18, 34] as const;
/** A corner is cut where nothing is drawn so close to it, as a share of the short side. */
const CUT = 0.06;
/** A basin runs along its box: strokes lie this far inside it at most, and each side is touched, shares of the short side. */
const WITHIN = 0.3, TOUCHED = 0.05;

/** The front of a tub in a corner, and its sides along both walls, inches. */
const FRONT_IN = [30, 62] as const, CORNER_TUB_IN = [44, 70] as const;
/** Longer strokes in a rim beside its basin draw something else, inches. */
const FOREIGN_IN = 12;

/** A tub, and whether its basin is drawn: what lies in that is part of it. */
export interface FoundTub extends FoundFixture {
  hasBasin: boolean;
}

/** Tubs among strokes and arcs that draw no wall. */
export function findTubs(
  strokes: readonly Segment[],
  arcs: readonly Arc[],
  { roomAt, drains = [], pointsPerFoot }: Pick<FixturePlace, "roomAt" | "drains" | "pointsPerFoot">,
): FoundTub[] {
  const inch = pointsPerFoot / 12;
  const roomOf = ({ box }: Block) => roomAt(centre(box).x, centre(box).y);
  const corners = arcs.filter(({ radius }) => radius <= CORNER_IN * pointsPerFoot / 12);
  const isFilled = (rim: Block) => {
    const inner = insideOf(rim, inch);
    return inner !== null && isBetween(inner.longIn, BASIN_LONG_IN) &&
      isBetween(inner.shortIn, BASIN_DEEP_IN);
  };
  /** A seat or a grate in a rim without a basin. */
  const holdsOther = (rim: Block) =>
    !isFilled(rim) &&
    insideOf(rim, inch)?.strokes.some((it) => lengthOf(it) > FOREIGN_IN * inch) === true;
  const rims = findBlocks(strokes, corners, pointsPerFoot, TUB_IN)
    .filter((it) => isRim(it) && isWet(roomOf(it)) && !holdsOther(it));
  const size = { longestIn: TUB_IN, largestIn: TUB_IN };
  const basins = [
    ...findLinked(strokes, pointsPerFoot, size),
    ...findChains(strokes, arcs, { pointsPerFoot, longestIn: TUB_IN }),
  ].filter((it) => isBasin(it, drains) && isForBathing(roomOf(it)));
  const cut = cutCorners(strokes, { roomAt, pointsPerFoot }, FRONT_IN).filter(({ box, at }) =>
    isForBathing(roomAt(at.x, at.y)) && drains.some((it) => isIn(box, centre(it))) &&
    [box.width, box.height].every((it) => isBetween(it / inch, CORNER_TUB_IN))
  );
  const tubs = [...cut, ...rims, ...basins];
  return tubs.filter(({ box }, index) =>
    !tubs.slice(0, index).some((it) => isIn(it.box, centre(box)))
  ).map((it): FoundTub => ({
    type: "tub",
    box: it.box,
    how: "shape",
    hasBasin: !("strokes" in it) || isFilled(it) ||
      basins.some(({ box }) => isIn(it.box, centre(box))),
  }));
}

const isRim = ({ longIn, shortIn, sides }: Block): boolean =>
  sides.filter((it) => it > 0.7).length >= 3 && isBetween(longIn, RIM_LONG_IN) &&
  isBetween(shortIn, RIM_DEEP_IN);

/** An outline with round or cut corners, all four of them, or those of one end where a drain lies in it. */
function isBasin({ longIn, shortIn, strokes, box }: Block, drains: readonly PointRect[]): boolean {
  if (!isBetween(longIn, BASIN_LONG_IN) || !isBetween(shortIn, BASIN_DEEP_IN)) return false;
  if (!isOutline(strokes, box)) return false;
  const cut = CUT * Math.min(box.width, box.height);
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const isCut = (x: number, y: number) =>
    strokes.every((it) =>
      Math.hypot(it.x1 - x, it.y1 - y) > cut && Math.hypot(it.x2 - x, it.y2 - y) > cut
    );
  const [a, b, c, d] = [[left, top], [right, top], [right, bottom], [left, bottom]]
    .map(([x, y]) => isCut(x, y));
  if (a && b && c && d) return true;
  const isEndCut = box.width > box.height ? a && d || b && c : a && b || c && d;
  return isEndCut && drains.some((it) => isIn(box, centre(it)));
}

/** Whether strokes run along the sides of their box, all around. */
function isOutline(strokes: readonly Segment[], { x, y, width, height }: PointRect): boolean {
  const short = Math.min(width, height);
  const within = WITHIN * short, touched = TOUCHED * short;
  const offs = strokes.map(({ x1, y1, x2, y2 }) => {
    const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
    return [cx - x, cy - y, x + width - cx, y + height - cy];
  });
  return offs.every((all) => Math.min(...all) < within) &&
    [0, 1, 2, 3].every((side) => offs.some((all) => all[side] < touched));
}

const isBetween = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high;
