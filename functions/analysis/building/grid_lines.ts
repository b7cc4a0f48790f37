/** Grid lines by their bubbles: circles of one size in a row along an edge of the plan, one at the end of every line. */
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import type { Point } from "./lines.ts";

/** Bubbles in a row: its own place, and those of the lines that begin at them, sorted. */
export interface GridRow {
  at: number;
  places: number[];
}

/** Rows of bubbles: `x` of upright lines, `y` of level ones. */
export interface GridLines {
  x: GridRow[];
  y: GridRow[];
}

/** Bubbles of a grid stand in a row of so many at least. */
const ROW = 3;
/** Radius of bubbles, points. */
const MIN_PT = 4, MAX_PT = 36;
const SAME_PT = 2.5;
/** More circles are a pattern. */
const MAX_CIRCLES = 4000;

/** Grid lines of a page; `tags` are boxes of marks in circles. What stands in a room is no bubble. */
export function findGridLines(
  page: PageReading,
  { tags, isInRoom }: { tags: readonly PointRect[]; isInRoom: (point: Point) => boolean },
): GridLines {
  const circles = [
    ...page.arcs.filter((it) => it.sweepDeg > 345 && it.radius >= MIN_PT && it.radius <= MAX_PT)
      .map(({ cx, cy, radius }) => ({ x: cx, y: cy, radius })),
    ...[...page.bubbles ?? [], ...tags].map((box) => ({
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      radius: Math.min(box.width, box.height) / 2,
    })).filter(({ radius }) => radius >= MIN_PT && radius <= MAX_PT),
  ].slice(0, MAX_CIRCLES).filter((it) => !isInRoom(it));
  return { x: rows(circles, "y", "x"), y: rows(circles, "x", "y") };
}

type Circle = { x: number; y: number; radius: number };

/** Rows of circles that share their place on `across`. */
function rows(circles: readonly Circle[], across: "x" | "y", along: "x" | "y"): GridRow[] {
  const sorted = [...circles].sort((a, b) => a[across] - b[across]);
  const found: GridRow[] = [];
  let start = 0;
  for (let end = 1; end <= sorted.length; end++) {
    const goesOn = end < sorted.length && sorted[end][across] - sorted[end - 1][across] < SAME_PT &&
      sorted[end][across] - sorted[start][across] < 2 * SAME_PT;
    if (goesOn) continue;
    const row = sorted.slice(start, end);
    start = end;
    const typical = row.map((it) => it.radius).sort((a, b) => a - b)[row.length >> 1];
    const places = row.filter((it) => Math.abs(it.radius - typical) < 0.2 * typical)
      .map((it) => it[along]).sort((a, b) => a - b)
      .filter((it, index, all) => index === 0 || it - all[index - 1] > 1);
    if (places.length >= ROW) found.push({ at: row[0][across], places });
  }
  return found;
}
