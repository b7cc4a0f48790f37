/** Names that stand beside their room with a plain line into it, as on small plans. */
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import { isIn, type Point } from "./lines.ts";

/** A line begins this close to its name, in heights of the lettering, and is so long at least. */
const BEGINS = 1.3, LENGTH = 2.5;
/** Lines that slope less may be anything, as a share of their length. */
const SLOPE = 0.06;

/** A leaf is as long as the radius of its swing, and begins at its middle, within this share of it. */
const LEAF = 0.12;

/** Strokes that meet lie this close, points. */
const MEET_PT = 0.6;

/**
 * Sloping strokes that may lead from names: no open leaf of a door, which ends at nothing as a leader does, and none
 * out of the corner of a box, such as the falls of a shower.
 */
export function mayLead(strokes: readonly Segment[], arcs: readonly Arc[]): Segment[] {
  const sloping = strokes.filter((it) => it.x1 !== it.x2 && it.y1 !== it.y2);
  const isCorner = cornersOf(strokes);
  const swings = Map.groupBy(arcs, ({ radius }) => Math.round(Math.log(radius) / LEAF));
  return sloping.filter(({ x1, y1, x2, y2 }) => {
    if (isCorner(x1, y1) || isCorner(x2, y2)) return false;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const key = Math.round(Math.log(length) / LEAF);
    const alike = [key - 1, key, key + 1].flatMap((it) => swings.get(it) ?? []);
    return !alike.some(({ cx, cy, radius }) =>
      Math.abs(length - radius) < LEAF * radius &&
      Math.min(Math.hypot(x1 - cx, y1 - cy), Math.hypot(x2 - cx, y2 - cy)) < LEAF * radius
    );
  });
}

/** Tells places where a level stroke and an upright one end. */
function cornersOf(strokes: readonly Segment[]): (x: number, y: number) => boolean {
  const keyOf = (x: number, y: number) => `${Math.floor(x / MEET_PT)} ${Math.floor(y / MEET_PT)}`;
  const level = new Set<string>(), upright = new Set<string>();
  for (const { x1, y1, x2, y2 } of strokes) {
    const isLevel = y1 === y2;
    if (!isLevel && x1 !== x2) continue;
    for (const [x, y] of [[x1, y1], [x2, y2]]) (isLevel ? level : upright).add(keyOf(x, y));
  }
  const isIn = (ends: ReadonlySet<string>, x: number, y: number) =>
    [-MEET_PT, 0, MEET_PT].some((dx) =>
      [-MEET_PT, 0, MEET_PT].some((dy) => ends.has(keyOf(x + dx, y + dy)))
    );
  return (x, y) => isIn(level, x, y) && isIn(upright, x, y);
}

/** Where the only sloping line leads that begins beside a name and goes off from it; null without one. */
export function ledPlace(
  label: PointRect,
  { strokes, height }: { strokes: readonly Segment[]; height: number },
): Point | null {
  const reach = BEGINS * height;
  const beside = strokes.filter(({ x1, y1, x2, y2 }) =>
    isIn(label, { x: x1, y: y1 }, reach) || isIn(label, { x: x2, y: y2 }, reach)
  );
  const found = beside.flatMap(({ x1, y1, x2, y2, isDashed }): Point[] => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const slopes = Math.min(Math.abs(x2 - x1), Math.abs(y2 - y1)) > SLOPE * length;
    if (isDashed || length < LENGTH * height || !slopes) return [];
    const ends = [{ x: x1, y: y1 }, { x: x2, y: y2 }];
    const off = ends.map((it) => distanceTo(label, it));
    const [near, far] = off[0] < off[1] ? [0, 1] : [1, 0];
    const goesOff = off[near] > 0 && off[near] < reach && off[far] > 0.8 * length;
    return goesOff ? [ends[far]] : [];
  });
  return found.length === 1 ? found[0] : null;
}

/** From the edge of a box outwards, 0 inside. */
function distanceTo({ x, y, width, height }: PointRect, p: Point): number {
  const dx = Math.max(0, x - p.x, p.x - x - width);
  const dy = Math.max(0, y - p.y, p.y - y - height);
  return Math.hypot(dx, dy);
}
