/** Parking stalls and the access aisles between them: lines of one extent at the distance stalls and aisles have. */
import { centre, type PointRect } from "../../_shared/geometry.ts";
import { type Direction, isIn, type PlanLine, type Point, toPoint } from "./lines.ts";
import { boxAroundLines } from "./outlines.ts";

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
    let hatches: Point[] | null = null;
    const taken = new Set<PlanLine>();
    return lines.flatMap((first) => {
      if (taken.has(first)) return [];
      const row = rowFrom(first, lines, pointsPerFoot);
      if (row.length <= LEAST) return [];
      const found = row.slice(1).map((line, index): FoundStall | null => {
        const box = boxAroundLines(direction, [row[index], line]);
        const feet = (line.at - row[index].at) / pointsPerFoot;
        const isAisle = feet <= MAX_AISLE_FT &&
          countIn(box, hatches ??= hatchesAcross(direction, directions)) >= HATCH;
        if (!isAisle && feet < MIN_STALL_FT) return null;
        return { type: isAisle ? "access aisle" : "parking stall", box, middle: centre(box) };
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

/** Middles of lines that slope across a direction. */
function hatchesAcross(own: Direction, directions: readonly Direction[]): Point[] {
  const sloping = directions.filter(({ ux, uy }) => {
    const along = Math.abs(ux * own.ux + uy * own.uy);
    return along > 0.2 && along < 0.98;
  });
  return sloping.flatMap((direction) =>
    direction.lines.map(({ at, from, to }) => toPoint(direction, (from + to) / 2, at))
  );
}

const countIn = (box: PointRect, points: readonly Point[]): number =>
  points.filter((it) => isIn(box, it)).length;
