/** Draws walls, closed openings and other lines of a plan on the raster of its floor. */
import type { PointRect } from "../../_shared/geometry.ts";
import { unionRect } from "../../_shared/geometry.ts";
import type { Family } from "./families.ts";
import type { FloorGrid } from "./floor_grid.ts";
import { type Direction, toPoint } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";
import type { Wall } from "./walls.ts";

/** Shortest line that parts two names, feet. */
const MIN_PARTING_FT = 1;

/** The part of the sheet with walls, and some ground around it. */
export function extentOf(walls: readonly Wall[], pointsPerFoot: number): PointRect {
  const box = unionRect(walls.map(({ direction, at, from, to }) => {
    const a = toPoint(direction, from, at[0]), b = toPoint(direction, to, at[1]);
    return {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    };
  }));
  const margin = 3 * pointsPerFoot;
  return {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
}

/** A face with wall along this share of it is drawn whole: it bounds corners and joints too. */
const FACE_SHARE = 0.3;

/** Walls, closed openings, and faces that are mostly wall. */
export function drawWalls(
  grid: FloorGrid,
  { walls, openings, directions, pointsPerFoot }: {
    walls: readonly Wall[];
    openings: readonly FoundOpening[];
    directions: readonly Direction[];
    pointsPerFoot: number;
  },
): void {
  for (const { direction, at, from, to } of walls) grid.fill(direction, at, from, to);
  for (const { kind, gap } of openings) {
    if (kind !== "cased") {
      grid.fill(
        gap.direction,
        gap.at,
        gap.from - 0.3 * pointsPerFoot,
        gap.to + 0.3 * pointsPerFoot,
      );
    }
  }
  const walled = new Map<string, number>();
  const keyOf = (direction: number, at: number) => `${direction} ${at}`;
  for (const { direction, at, from, to } of walls) {
    const of = directions.indexOf(direction);
    for (const face of at) {
      walled.set(keyOf(of, face), (walled.get(keyOf(of, face)) ?? 0) + to - from);
    }
  }
  directions.forEach((direction, of) => {
    for (const line of direction.lines) {
      const length = walled.get(keyOf(of, line.at)) ?? 0;
      if (length < FACE_SHARE * (line.to - line.from)) continue;
      grid.draw(
        grid.wall,
        toPoint(direction, line.from, line.at),
        toPoint(direction, line.to, line.at),
      );
    }
  });
}

/** Hatching has lines closer than this, points and feet, and more of them. */
const HATCH_PT = 7, HATCH_FT = 0.9, HATCH_LINES = 6;

/** Lines that part names, and hatching, whose lines part nothing. */
export function drawLines(
  grid: FloorGrid,
  { directions, families, pointsPerFoot }: {
    directions: readonly Direction[];
    families: readonly Family[];
    pointsPerFoot: number;
  },
): void {
  const hatching = families.filter(({ stepPt, lines }) =>
    stepPt <= Math.min(HATCH_PT, HATCH_FT * pointsPerFoot) && lines.length >= HATCH_LINES
  );
  const hatched = new Set(hatching.flatMap(({ lines }) => lines));
  for (const { direction, lines, stepPt } of hatching) {
    const worth = Math.min(200, Math.max(1, Math.round(stepPt / grid.cellPt)));
    for (const { at, from, to } of lines) {
      grid.draw(grid.hatch, toPoint(direction, from, at), toPoint(direction, to, at), worth);
    }
  }
  for (const direction of directions) {
    for (const line of direction.lines) {
      const { at, from, to } = line;
      if (to - from < MIN_PARTING_FT * pointsPerFoot || hatched.has(line)) continue;
      grid.draw(grid.line, toPoint(direction, from, at), toPoint(direction, to, at));
    }
  }
}
