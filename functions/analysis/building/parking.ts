/** Parking stalls and the access aisles between them: lines of one extent at the distance stalls and aisles have. */
import type { PointRect } from "../../_shared/geometry.ts";
import { type Direction, type PlanLine, type Point, toPoint } from "./lines.ts";

/** A stall or an aisle in points of the page. */
export interface FoundStall {
  type: "parking stall" | "access aisle";
  box: PointRect;
  middle: Point;
}

/** Length of a stall, its width, and the width of a hatched aisle, feet. */
const MIN_LONG_FT = 14, MAX_LONG_FT = 24, MIN_STALL_FT = 7.5, MAX_STALL_FT = 13;
const MIN_AISLE_FT = 3, MAX_AISLE_FT = 9.5;
/** Ends of the lines agree to so many feet; fewer stalls in a row are something else; lines that hatch an aisle. */
const END_FT = 0.6, LEAST = 3, HATCH = 3;

/** Rows of stalls among the lines of a sheet; `isOpen` says whether cars stand at a place. */
export function findStalls(
  directions: readonly Direction[],
  { pointsPerFoot, isOpen }: { pointsPerFoot: number; isOpen: (point: Point) => boolean },
): FoundStall[] {
  return directions.flatMap((direction) => {
    const lines = direction.lines.filter(({ from, to }) =>
      to - from > MIN_LONG_FT * pointsPerFoot && to - from < MAX_LONG_FT * pointsPerFoot
    );
    const taken = new Set<PlanLine>();
    return lines.flatMap((first) => {
      if (taken.has(first)) return [];
      const row = rowFrom(first, lines, pointsPerFoot);
      const places = row.slice(1).map((line, index) => placeBetween(direction, row[index], line));
      const found = places.map((place, index): FoundStall | null => {
        const feet = (row[index + 1].at - row[index].at) / pointsPerFoot;
        const isAisle = feet <= MAX_AISLE_FT && hatches(directions, direction, place) >= HATCH;
        if (!isAisle && feet < MIN_STALL_FT) return null;
        return { ...place, type: isAisle ? "access aisle" : "parking stall" };
      }).filter((it) => it !== null);
      const stalls = found.filter(({ type }) => type === "parking stall");
      if (stalls.length < LEAST || !found.every(({ middle }) => isOpen(middle))) return [];
      for (const line of row) taken.add(line);
      return found;
    });
  });
}

/** Lines after the first at stall or aisle distance, each of the extent of the one before. */
function rowFrom(first: PlanLine, lines: readonly PlanLine[], pointsPerFoot: number): PlanLine[] {
  const row = [first];
  const slack = END_FT * pointsPerFoot;
  for (const line of lines) {
    const last = row.at(-1)!;
    const apart = (line.at - last.at) / pointsPerFoot;
    if (apart < MIN_AISLE_FT || apart > MAX_STALL_FT) continue;
    if (Math.abs(line.from - last.from) < slack && Math.abs(line.to - last.to) < slack) {
      row.push(line);
    }
  }
  return row;
}

function placeBetween(
  direction: Direction,
  a: PlanLine,
  b: PlanLine,
): { box: PointRect; middle: Point } {
  const corners = [a, b].flatMap(({ at, from, to }) => [
    toPoint(direction, from, at),
    toPoint(direction, to, at),
  ]);
  const xs = corners.map(({ x }) => x), ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  return { box: { x, y, width, height }, middle: { x: x + width / 2, y: y + height / 2 } };
}

/** Sloping lines whose middle lies in a box. */
function hatches(
  directions: readonly Direction[],
  own: Direction,
  { box: { x, y, width, height } }: { box: PointRect },
): number {
  const sloping = directions.filter(({ ux, uy }) => {
    const along = Math.abs(ux * own.ux + uy * own.uy);
    return along > 0.2 && along < 0.98;
  });
  let count = 0;
  for (const direction of sloping) {
    for (const { at, from, to } of direction.lines) {
      const p = toPoint(direction, (from + to) / 2, at);
      if (p.x > x && p.x < x + width && p.y > y && p.y < y + height) count++;
    }
  }
  return count;
}
