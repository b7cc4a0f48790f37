/** Grab bars along walls: two lines, or one on posts, that run into what stands at the wall and part nothing. */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import { isIn } from "./lines.ts";

/** A bar is so long and thick, and stands so far off its wall, inches. */
const LONG_IN = [16, 62] as const, THICK_IN = [0.7, 2.3] as const, OFF_IN = 4;
/** Both sides of a bar begin and end together, and posts stand at its ends, inches. */
const SAME_IN = 0.5, POST_IN = 4;

/** Strokes that draw no grab bar. */
export function withoutGrabBars(
  strokes: readonly Segment[],
  { isWall, pointsPerFoot }: { isWall: (x: number, y: number) => boolean; pointsPerFoot: number },
): Segment[] {
  const inch = pointsPerFoot / 12;
  const sides = strokes.flatMap((it) => sideOf(it, inch) ?? []);
  const posts = strokes.filter(({ x1, y1, x2, y2 }) =>
    Math.hypot(x2 - x1, y2 - y1) < POST_IN * inch && (x1 === x2 || y1 === y2)
  );
  const byPlace = Map.groupBy(sides, (it) => Math.round(it.from / inch));
  const bars = sides.flatMap((side): PointRect[] => {
    const wall = wallBeside(side, { isWall, inch });
    if (wall === null) return [];
    const key = Math.round(side.from / inch);
    const isPaired = [key - 1, key, key + 1].flatMap((it) => byPlace.get(it) ?? []).some((it) => {
      const apart = Math.abs(it.at - side.at) / inch;
      return it.isLevel === side.isLevel && apart > THICK_IN[0] && apart < THICK_IN[1] &&
        Math.abs(it.from - side.from) < SAME_IN * inch &&
        Math.abs(it.to - side.to) < SAME_IN * inch;
    });
    return isPaired || isOnPosts(side, posts, { wall, inch }) ? [boxOf(side, wall, inch)] : [];
  });
  return bars.length === 0
    ? [...strokes]
    : strokes.filter(({ x1, y1, x2, y2 }) =>
      !bars.some((it) => isIn(it, { x: x1, y: y1 }) && isIn(it, { x: x2, y: y2 }))
    );
}

interface Side {
  isLevel: boolean;
  at: number;
  from: number;
  to: number;
}

function sideOf({ x1, y1, x2, y2 }: Segment, inch: number): Side | null {
  const isLevel = Math.abs(y2 - y1) < 0.1;
  if (isLevel === Math.abs(x2 - x1) < 0.1) return null;
  const [at, from, to] = isLevel
    ? [y1, Math.min(x1, x2), Math.max(x1, x2)]
    : [x1, Math.min(y1, y2), Math.max(y1, y2)];
  const long = (to - from) / inch;
  return long >= LONG_IN[0] && long <= LONG_IN[1] ? { isLevel, at, from, to } : null;
}

/** Where the wall beside a line begins, all along it; null where none stands there. */
function wallBeside(
  { isLevel, at, from, to }: Side,
  { isWall, inch }: { isWall: (x: number, y: number) => boolean; inch: number },
): number | null {
  const places = [0.05, 0.35, 0.65, 0.95].map((share) => from + share * (to - from));
  const isAll = (across: number) =>
    places.every((along) => isLevel ? isWall(along, across) : isWall(across, along));
  // On the face itself a line is the wall's.
  if (isAll(at)) return null;
  for (let off = 0.5; off <= OFF_IN; off += 0.5) {
    for (const sign of [1, -1]) if (isAll(at + sign * off * inch)) return at + sign * off * inch;
  }
  return null;
}

/** A short stroke from each end to the wall. */
function isOnPosts(
  { isLevel, at, from, to }: Side,
  posts: readonly Segment[],
  { wall, inch }: { wall: number; inch: number },
): boolean {
  const hasPost = (end: number) =>
    posts.some(({ x1, y1, x2, y2 }) => {
      const [a, b, low, high] = isLevel ? [x1, x2, y1, y2] : [y1, y2, x1, x2];
      const isAtEnd = Math.abs(a - end) < POST_IN * inch && Math.abs(b - end) < POST_IN * inch;
      const [near, far] = [Math.min(low, high), Math.max(low, high)];
      const reach = 1.2 * inch;
      return isAtEnd && near < Math.min(at, wall) + reach && far > Math.max(at, wall) - reach;
    });
  return hasPost(from) && hasPost(to);
}

/** From the bar to its wall. */
function boxOf({ isLevel, at, from, to }: Side, wall: number, inch: number): PointRect {
  const slack = 0.3 * inch;
  const near = Math.min(at, wall) - slack, far = Math.max(at, wall) + slack;
  return isLevel
    ? { x: from - slack, y: near, width: to - from + 2 * slack, height: far - near }
    : { x: near, y: from - slack, width: far - near, height: to - from + 2 * slack };
}
