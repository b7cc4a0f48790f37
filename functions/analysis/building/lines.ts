/** Straight lines of a plan, joined where they were drawn in pieces and sorted by direction. In displayed points. */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";

export interface Point {
  x: number;
  y: number;
}

/**
 * A line by its direction: `at` is its distance from the origin across that direction, `from`–`to` its extent along
 * it.
 */
export interface PlanLine {
  at: number;
  from: number;
  to: number;
  /** Pen in points. */
  pen: number;
}

/** Lines of one direction; `ux`, `uy` is a unit vector along them. */
export interface Direction {
  ux: number;
  uy: number;
  /** By `at`. */
  lines: PlanLine[];
}

/** Shortest line of a plan that is looked at, feet. */
export const MIN_LINE_FT = 0.3;
/** Directions closer than this are one, degrees. */
const SAME_DEG = 0.75;
/** Pieces of one line lie this close across it and along it, points. */
const ACROSS_PT = 0.3, ALONG_PT = 0.6;
/** Pens closer than this are one, points. */
const SAME_PEN_PT = 0.06;
/** Of more strokes than this only the longest are read: a plan has fewer, a picture made of strokes has more. */
const MAX_STROKES = 60_000;

/** Sorts strokes by direction and joins the pieces of one line. */
export function byDirection(strokes: readonly Segment[], minLengthPt: number): Direction[] {
  const long = longest(strokes, minLengthPt).map((stroke) => ({ stroke, deg: degreesOf(stroke) }))
    .sort((a, b) => a.deg - b.deg);
  const groups: { deg: number; strokes: Segment[] }[] = [];
  for (const { stroke, deg } of long) {
    const last = groups.at(-1);
    if (last && deg - last.deg <= SAME_DEG) last.strokes.push(stroke);
    else groups.push({ deg, strokes: [stroke] });
  }
  const [first, last] = [groups[0], groups.at(-1)];
  if (groups.length > 1 && first.deg + 180 - last!.deg <= SAME_DEG) {
    first.strokes.push(...groups.pop()!.strokes);
  }
  return groups.map((group) => toDirection(group.strokes));
}

function longest(strokes: readonly Segment[], minLengthPt: number): Segment[] {
  const kept = strokes.filter((it) => lengthOf(it) >= minLengthPt);
  if (kept.length <= MAX_STROKES) return kept;
  return kept.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MAX_STROKES);
}

export const lengthOf = ({ x1, y1, x2, y2 }: Omit<Segment, "width" | "isDashed">): number =>
  Math.hypot(x2 - x1, y2 - y1);

/** Direction in degrees, 0 to below 180; nearly level lines are 0. */
function degreesOf({ x1, y1, x2, y2 }: Segment): number {
  const deg = (Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI + 360) % 180;
  return deg > 180 - SAME_DEG / 2 ? 0 : deg;
}

function toDirection(strokes: readonly Segment[]): Direction {
  // The longest line tells the direction best.
  const longest = strokes.reduce((a, b) => lengthOf(b) > lengthOf(a) ? b : a);
  const angle = degreesOf(longest) * Math.PI / 180;
  const [ux, uy] = snapped(Math.cos(angle), Math.sin(angle));
  const lines = strokes.map((it): PlanLine => {
    const a = it.x1 * ux + it.y1 * uy, b = it.x2 * ux + it.y2 * uy;
    const at = ((it.x1 + it.x2) * -uy + (it.y1 + it.y2) * ux) / 2;
    return { at, from: Math.min(a, b), to: Math.max(a, b), pen: it.width };
  });
  return { ux, uy, lines: joined(lines) };
}

/** Level and upright directions to the last digit. */
const snapped = (ux: number, uy: number): [number, number] =>
  Math.abs(uy) < 0.004 ? [1, 0] : Math.abs(ux) < 0.004 ? [0, 1] : [ux, uy];

function joined(lines: PlanLine[]): PlanLine[] {
  lines.sort((a, b) => a.at - b.at || a.from - b.from);
  const result: PlanLine[] = [];
  let start = 0;
  for (let end = 1; end <= lines.length; end++) {
    if (end < lines.length && lines[end].at - lines[end - 1].at <= ACROSS_PT) continue;
    const group = lines.slice(start, end).sort((a, b) => a.from - b.from);
    const open: PlanLine[] = [];
    for (const line of group) {
      const before = open.findLast((it) =>
        Math.abs(it.pen - line.pen) <= SAME_PEN_PT && Math.abs(it.at - line.at) <= 2 * ACROSS_PT
      );
      if (before && line.from <= before.to + ALONG_PT) before.to = Math.max(before.to, line.to);
      else open.push({ ...line });
    }
    result.push(...open);
    start = end;
  }
  return result.sort((a, b) => a.at - b.at);
}

/** Directions with the further lines that run in them. */
export function withLines(
  directions: readonly Direction[],
  further: readonly Direction[],
): Direction[] {
  const own = Map.groupBy(further, (it) => sameDirection(it, directions));
  return directions.map((direction) => {
    const added = (own.get(direction) ?? []).flatMap((it) =>
      it.lines.map((line): PlanLine => {
        const [a, b] = endsOf(it, line).map((end) => onDirection(direction, end));
        const [from, to] = [Math.min(a.along, b.along), Math.max(a.along, b.along)];
        return { at: (a.at + b.at) / 2, from, to, pen: line.pen };
      })
    );
    return { ...direction, lines: [...direction.lines, ...added].sort((a, b) => a.at - b.at) };
  });
}

/** Of several directions the one that is the same as another; null where none is. */
function sameDirection(
  { ux, uy }: Direction,
  directions: readonly Direction[],
): Direction | null {
  const turnTo = (it: Direction) => Math.abs(ux * it.uy - uy * it.ux);
  const most = Math.sin(SAME_DEG * Math.PI / 180);
  const [nearest] = directions.filter((it) => turnTo(it) <= most)
    .sort((a, b) => turnTo(a) - turnTo(b));
  return nearest ?? null;
}

/** Both ends of a line, as points of the page. */
export const endsOf = (
  direction: Omit<Direction, "lines">,
  { at, from, to }: Omit<PlanLine, "pen">,
): [Point, Point] => [toPoint(direction, from, at), toPoint(direction, to, at)];

/** A place given along and across a direction, as a point of the page. */
export const toPoint = (
  { ux, uy }: Omit<Direction, "lines">,
  along: number,
  at: number,
): Point => ({
  x: along * ux - at * uy,
  y: along * uy + at * ux,
});

/** Where a point lies along and across a direction. */
export const onDirection = (
  { ux, uy }: Omit<Direction, "lines">,
  { x, y }: Point,
): { along: number; at: number } => ({ along: x * ux + y * uy, at: y * ux - x * uy });

/** Index of the first line at or beyond a distance. */
export function firstAt(lines: readonly { at: number }[], at: number): number {
  let low = 0, high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle].at < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a point lies in a box grown by so much. */
export const isIn = ({ x, y, width, height }: PointRect, p: Point, slack = 0): boolean =>
  p.x >= x - slack && p.y >= y - slack && p.x <= x + width + slack && p.y <= y + height + slack;
