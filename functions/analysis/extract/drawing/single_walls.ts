/** Walls drawn as one line: strokes of a pen much heavier than that of dimensions and fixtures. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { between, type Ruling, type Rulings } from "../tables/rulings.ts";
import type { WallLine } from "./walls.ts";

/** A wall's pen is at least so many times as wide as the finest pen in use. */
const HEAVIER = 2.5;
/** A pen is in use when it draws this share of the lines, by length. */
const IN_USE = 0.05;
const MIN_LENGTH_FT = 0.5;
const MIN_SLOPING_FT = 3;
/** A line along this share of the page belongs to its frame. */
const FRAME = 0.85;
/** Windows are drawn with a fine pen in a gap of the wall: widest gap, and how far off the wall's line. */
const MAX_WINDOW_FT = 12;
const WINDOW_OFF_FT = 0.5;

/** Strokes of the wall's pen, with the windows between them; none where one pen draws everything. */
export function findSingleWalls(
  page: PageReading,
  rulings: Rulings,
  pointsPerFoot: number,
): WallLine[] {
  const pen = wallPen(rulings);
  if (pen === null) return [];
  const horizontal = wallsAlong(rulings.horizontal, page.widthPt, { pen, pointsPerFoot });
  const vertical = wallsAlong(rulings.vertical, page.heightPt, { pen, pointsPerFoot });
  return [
    ...horizontal.map((it) => ({ x1: it.from, y1: it.at, x2: it.to, y2: it.at })),
    ...vertical.map((it) => ({ x1: it.at, y1: it.from, x2: it.at, y2: it.to })),
    ...page.segments.filter((line) =>
      !line.isDashed && line.width >= pen && isSloping(line, MIN_SLOPING_FT * pointsPerFoot)
    ),
  ];
}

/** Least width of a wall's pen in points; null where the lines have no width. */
function wallPen({ horizontal, vertical }: Rulings): number | null {
  const solid = [...horizontal, ...vertical].filter((line) => !line.isDashed && line.width > 0)
    .sort((a, b) => a.width - b.width);
  const total = solid.reduce((sum, line) => sum + line.to - line.from, 0);
  let drawn = 0;
  for (const line of solid) {
    drawn += line.to - line.from;
    if (drawn >= IN_USE * total) return HEAVIER * line.width;
  }
  return null;
}

function wallsAlong(
  lines: readonly Ruling[],
  pagePt: number,
  { pen, pointsPerFoot }: { pen: number; pointsPerFoot: number },
): Ruling[] {
  const solid = lines.filter((line) => !line.isDashed && line.to - line.from < FRAME * pagePt);
  const heavy = solid.filter((line) =>
    line.width >= pen && line.to - line.from >= MIN_LENGTH_FT * pointsPerFoot
  );
  return [...heavy, ...windowsBetween(heavy, solid, pointsPerFoot)];
}

/** Gaps of a wall that a finer line crosses from end to end. */
function windowsBetween(
  heavy: readonly Ruling[],
  solid: readonly Ruling[],
  pointsPerFoot: number,
): Ruling[] {
  const off = WINDOW_OFF_FT * pointsPerFoot;
  return heavy.flatMap((wall) => {
    const next = between(heavy, wall.at - off, wall.at + off)
      .filter((it) => it.from > wall.to).sort((a, b) => a.from - b.from)[0];
    if (!next || next.from - wall.to > MAX_WINDOW_FT * pointsPerFoot) return [];
    const isCrossed = between(solid, wall.at - off, wall.at + off)
      .some((line) => line.from <= wall.to + 2 && line.to >= next.from - 2);
    return isCrossed ? [{ ...wall, from: wall.to, to: next.from }] : [];
  });
}

function isSloping({ x1, y1, x2, y2 }: WallLine, leastPt: number): boolean {
  const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const length = Math.hypot(dx, dy);
  return length >= leastPt && Math.min(dx, dy) > 0.05 * length;
}
