/** Draws walls, closed openings and other lines of a plan on the raster of its floor. */
import type { PointRect } from "../../_shared/geometry.ts";
import { contains, unionRect } from "../../_shared/geometry.ts";
import type { Family } from "./families.ts";
import type { FloorGrid } from "./floor_grid.ts";
import { type Direction, isIn, type PlanLine, toPoint } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";
import { boxOfWall, type Wall } from "./walls.ts";

/** Shortest line that parts two names, feet. */
const MIN_PARTING_FT = 1;

/** Ground around walls, and around names of porches, balconies and decks before them, feet. */
const MARGIN_FT = 3, AROUND_NAME_FT = 10;
/** A name before the walls stands this close to them, feet, and makes the floor larger by no more than this share. */
const BEFORE_FT = 20, LARGER = 2;

/** The part of the sheet with walls, and some ground around it; more of it where spaces before the walls are named. */
export function extentOf(
  walls: readonly Wall[],
  { before, pointsPerFoot }: { before: readonly PointRect[]; pointsPerFoot: number },
): PointRect {
  const box = inflated(unionRect(walls.map(boxOfWall)), MARGIN_FT * pointsPerFoot);
  const reach = inflated(box, BEFORE_FT * pointsPerFoot);
  const near = before.filter((it) => contains(reach, it))
    .map((it) => inflated(it, AROUND_NAME_FT * pointsPerFoot));
  const whole = unionRect([box, ...near]);
  return whole.width * whole.height <= LARGER * box.width * box.height ? whole : box;
}

const inflated = ({ x, y, width, height }: PointRect, by: number): PointRect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** A face with wall along this share of it is drawn whole: it bounds corners and joints too. */
const FACE_SHARE = 0.3;
/** A face goes on behind a gap this wide, feet. */
const GOES_ON_FT = 4;

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
  const walled = new Map<string, Wall[]>();
  const keyOf = (direction: number, at: number) => `${direction} ${at}`;
  for (const wall of walls) {
    const of = directions.indexOf(wall.direction);
    for (const face of wall.at) {
      const key = keyOf(of, face);
      const list = walled.get(key);
      if (list) list.push(wall);
      else walled.set(key, [wall]);
    }
  }
  directions.forEach((direction, of) => {
    for (const line of direction.lines) {
      // Another line far off may lie on the same straight: what stands along this one and around its ends counts.
      const near = GOES_ON_FT * pointsPerFoot;
      const length = (walled.get(keyOf(of, line.at)) ?? [])
        .filter(({ from, to }) => to > line.from - near && from < line.to + near)
        .reduce((sum, { from, to }) => sum + to - from, 0);
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

/** Lines that part names, passages between walls among them, and hatching; its lines, boards of floors and tags part nothing. */
export function drawLines(
  grid: FloorGrid,
  { directions, families, boards, openings, tags, pointsPerFoot }: {
    directions: readonly Direction[];
    families: readonly Family[];
    boards: ReadonlySet<PlanLine>;
    openings: readonly FoundOpening[];
    /** Around names of rooms with what is lettered under them. */
    tags: readonly PointRect[];
    pointsPerFoot: number;
  },
): void {
  const hatching = families
    .map((it) => ({ ...it, lines: it.lines.filter((line) => !boards.has(line)) }))
    .filter(({ stepPt, lines }) =>
      stepPt <= Math.min(HATCH_PT, HATCH_FT * pointsPerFoot) && lines.length >= HATCH_LINES
    );
  const hatched = new Set(hatching.flatMap(({ lines }) => lines));
  for (const { direction, lines, stepPt } of hatching) {
    const worth = Math.min(200, Math.max(1, Math.round(stepPt / grid.cellPt)));
    for (const { at, from, to } of lines) {
      grid.draw(grid.hatch, toPoint(direction, from, at), toPoint(direction, to, at), worth);
    }
  }
  for (const { kind, line: [a, b] } of openings) {
    if (kind === "cased") grid.draw(grid.line, a, b);
  }
  for (const direction of directions) {
    for (const line of direction.lines) {
      const { at, from, to } = line;
      if (to - from < MIN_PARTING_FT * pointsPerFoot) continue;
      if (hatched.has(line) || boards.has(line)) continue;
      const a = toPoint(direction, from, at), b = toPoint(direction, to, at);
      if (tags.some((it) => isIn(it, a) && isIn(it, b))) continue;
      grid.draw(grid.line, a, b);
    }
  }
}
