/** Grid lines by their bubbles: circles of one size in a row along an edge of the plan, one at the end of every line. */
import type { PageReading, Segment } from "../../_shared/domain/page_reading.ts";
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
  const x = rows(circles, "y", "x"), y = rows(circles, "x", "y");
  const withPairs = (rows: BubbleRow[], across: "x" | "y", others: readonly BubbleRow[]) =>
    [
      ...rows,
      ...pairs(circles, { across, others, strokes: page.segments }),
    ].map(toRow);
  return { x: withPairs(x, "y", y), y: withPairs(y, "x", x) };
}

/** Bubbles in a row, and their radius. */
interface BubbleRow extends GridRow {
  radius: number;
}

const toRow = ({ at, places }: BubbleRow): GridRow => ({ at, places });

/** The line of a bubble begins this close to it, and runs this close to its middle, points. */
const BEGINS_PT = 6, MIDDLE_PT = 1;

/** Whether a stroke, be it the first dash of a line, begins at a bubble and leads straight away from it. */
function hasLine(
  { radius, ...middle }: Circle,
  strokes: readonly Segment[],
  across: "x" | "y",
): boolean {
  const at = middle[across === "x" ? "y" : "x"];
  return strokes.some(({ x1, y1, x2, y2 }) => {
    const [from, to, a, b] = across === "x" ? [x1, x2, y1, y2] : [y1, y2, x1, x2];
    if (Math.abs(a - at) > MIDDLE_PT || Math.abs(b - at) > MIDDLE_PT) return false;
    const [near, far] = [from - middle[across], to - middle[across]];
    const off = Math.min(Math.abs(near), Math.abs(far));
    return near * far > 0 && off > radius - MIDDLE_PT && off < radius + BEGINS_PT;
  });
}

/** Radii of the bubbles of one grid differ by this share at most. */
const SAME_RADIUS = 0.03;
/** More circles of that size are no bubbles of two lines. */
const MOST_ALIKE = 60;

/** Two bubbles with lines beyond the last ones of a row the other way, which stands beyond them, and as large as those: a grid of two lines. */
function pairs(
  circles: readonly Circle[],
  { across, others, strokes }: {
    across: "x" | "y";
    others: readonly BubbleRow[];
    strokes: readonly Segment[];
  },
): BubbleRow[] {
  const along = across === "x" ? "y" : "x";
  const isBeyond = (at: number, places: readonly number[]) =>
    at < Math.min(...places) || at > Math.max(...places);
  return others.flatMap(({ at, places, radius }) => {
    const alike = circles.filter((it) =>
      Math.abs(it.radius - radius) < SAME_RADIUS * radius && isBeyond(it[across], places)
    );
    if (alike.length > MOST_ALIKE) return [];
    const level = Map.groupBy(alike, (it) => Math.round(it[across] / SAME_PT));
    return [...level.values()].flatMap((row): BubbleRow[] => {
      const own = row.map((it) => it[along]).sort((a, b) => a - b)
        .filter((it, index, all) => index === 0 || it - all[index - 1] > 1);
      const isPair = own.length === 2 && isBeyond(at, own) &&
        row.every((it) => hasLine(it, strokes, across));
      return isPair ? [{ at: row[0][across], places: own, radius }] : [];
    });
  });
}

type Circle = { x: number; y: number; radius: number };

/** Rows of circles that share their place on `across`. */
function rows(circles: readonly Circle[], across: "x" | "y", along: "x" | "y"): BubbleRow[] {
  const sorted = [...circles].sort((a, b) => a[across] - b[across]);
  const found: BubbleRow[] = [];
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
    if (places.length >= ROW) found.push({ at: row[0][across], places, radius: typical });
  }
  return found;
}
