/** What is round on a plan: drains, bowls and the circles they are drawn as. */
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";
import { centre, contains, type PointRect } from "../../_shared/geometry.ts";
import { type Block, findBlocks } from "./blocks.ts";
import { isIn } from "./lines.ts";
import { DRAIN_IN } from "./sink_signs.ts";
import type { Drawn } from "./turned_plan.ts";

/** Circles and ovals as small as drains. */
export function drainsOf({ ovals, arcs }: Drawn, pointsPerFoot: number): PointRect[] {
  const most = DRAIN_IN * pointsPerFoot / 12;
  const circles = arcs.filter(({ sweepDeg, radius }) => sweepDeg > 300 && 2 * radius < most)
    .map(boxOf);
  return [...circles, ...ovals.filter(({ width, height }) => Math.max(width, height) < most)];
}

/** A small round block of short strokes and nothing else: a drain. */
export const isRing = ({ longIn, shortIn, curved, strokes }: Block): boolean =>
  longIn < DRAIN_IN && shortIn > LEAST_DRAIN_IN && longIn < OBLONG * shortIn &&
  curved >= RING * strokes.length && strokes.length >= RING_STROKES;

/** Drains read as short strokes. */
export const ringsOf = (strokes: readonly Segment[], pointsPerFoot: number): PointRect[] => {
  const most = RING_STROKE_IN * pointsPerFoot / 12;
  const short = strokes.filter((it) => Math.hypot(it.x2 - it.x1, it.y2 - it.y1) < most);
  return findBlocks(short, [], pointsPerFoot).filter(isRing).map(({ box }) => box);
};

/** Longest stroke of a drain, inches. */
const RING_STROKE_IN = 1.5;

/** Drains are at least so wide, inches; of so many strokes, this share slope. */
const LEAST_DRAIN_IN = 1, RING_STROKES = 8, RING = 0.6;

/** Smaller ovals are drains and handles, larger ones with straight sides basins of tubs, inches. */
const BOWL_IN = 8, STRAIGHT_IN = 40;

/** Small round shapes drawn as curves, without those around marks. */
export const ovalsOf = (
  { bubbles, ovals, words, arcs }: Drawn,
  strokes: readonly Segment[],
  pointsPerFoot: number,
): PointRect[] => {
  const least = BOWL_IN * pointsPerFoot / 12;
  const bowls = ovals.filter(({ width, height }) => Math.max(width, height) >= least);
  const isPart = (box: PointRect) => (it: Arc) => it.sweepDeg < 300 && contains(box, boxOf(it), 1);
  const most = STRAIGHT_IN * pointsPerFoot / 12;
  const straight = withStraight(
    [...bubbles, ...bowls].filter(({ width, height }) => Math.max(width, height) < most),
    strokes,
  );
  return [...bubbles, ...bowls].filter((box) =>
    !(straight.has(box) && arcs.some(isPart(box))) &&
    !words.some((it) => isIn(box, centre(it.box))) &&
    !arcs.some((it) => isItself(box, it))
  );
};

/** A drain in a bowl is less than this share as wide. */
const AS_WIDE = 0.6;

/** Whether an arc is the very circle of a box: a smaller one in it is its drain. */
const isItself = (box: PointRect, { cx, cy, radius, sweepDeg }: Arc): boolean =>
  sweepDeg > 300 && isIn(box, { x: cx, y: cy }) &&
  2 * radius > AS_WIDE * Math.min(box.width, box.height);

/** A side runs this close to that of a box, points, and along this share of it. */
const ON_SIDE_PT = 0.3, SIDE = 0.2;

/** The box of the circle an arc lies on. */
export const boxOf = ({ cx, cy, radius }: Arc): PointRect => ({
  x: cx - radius,
  y: cy - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** Round shapes that have straight sides: boxes with round corners, half circles. */
function withStraight(
  boxes: readonly PointRect[],
  strokes: readonly Segment[],
): ReadonlySet<PointRect> {
  if (boxes.length === 0) return new Set();
  const level = Map.groupBy(
    strokes.filter(({ y1, y2 }) => Math.abs(y2 - y1) < ON_SIDE_PT),
    ({ y1 }) => Math.round(y1),
  );
  const upright = Map.groupBy(
    strokes.filter(({ x1, x2 }) => Math.abs(x2 - x1) < ON_SIDE_PT),
    ({ x1 }) => Math.round(x1),
  );
  const near = (lines: typeof level, at: number) =>
    [-1, 0, 1].flatMap((step) => lines.get(Math.round(at) + step) ?? []);
  const isLong = (from: number, to: number, low: number, size: number) =>
    Math.min(from, to) > low - ON_SIDE_PT && Math.max(from, to) < low + size + ON_SIDE_PT &&
    Math.abs(to - from) > SIDE * size;
  const straight = boxes.filter(({ x, y, width, height }) =>
    [y, y + height].some((at) =>
      near(level, at).some((it) =>
        Math.abs(it.y1 - at) < ON_SIDE_PT && isLong(it.x1, it.x2, x, width)
      )
    ) ||
    [x, x + width].some((at) =>
      near(upright, at).some((it) =>
        Math.abs(it.x1 - at) < ON_SIDE_PT && isLong(it.y1, it.y2, y, height)
      )
    )
  );
  return new Set(straight);
}

/** Bowls are so many times as long as wide. */
const OBLONG = 1.12;

export const isOblong = ({ width, height }: PointRect): boolean =>
  Math.max(width, height) > OBLONG * Math.min(width, height);

/** The sides of a circle's box differ by less than this share. */
const ROUND = 0.1;

/** A small circle as an arc all around. */
export function circleIn({ x, y, width, height }: PointRect): Arc[] {
  if (Math.abs(width - height) > ROUND * Math.max(width, height)) return [];
  const [cx, cy] = [x + width / 2, y + height / 2];
  return [{ cx, cy, radius: (width + height) / 4, startDeg: 0, sweepDeg: 360 }];
}
