/** Gaps in walls: where a stretch of wall goes on behind one, or would meet another wall. */
import { type Direction, firstAt, onDirection, toPoint } from "./lines.ts";
import type { Wall } from "./walls.ts";

/** A stretch of a wall's line without wall. */
export interface Gap {
  direction: Direction;
  at: [number, number];
  from: number;
  to: number;
  /** Wall on both sides, wall on one and a crossing wall on the other, or wall on one side only. */
  ends: "both" | "crossing" | "one";
}

/** Widest gap, and the narrowest, feet. */
const MAX_GAP_FT = 24;
const MIN_GAP_FT = 0.8;
/** Widest opening between the end of a wall and the wall it would meet, feet. */
const MAX_CROSSING_FT = 12;
/** Walls that may be met: hostile pages have more. */
const MAX_WALLS = 3000;
/** Walls on both sides of a gap lie this close to one line, as a share of their thickness. */
const OFF = 0.5;

/** Gaps between walls of one line, and between the end of a wall and the wall it would meet. */
export function findGaps(walls: readonly Wall[], pointsPerFoot: number): Gap[] {
  const crossing = new CrossingWalls(walls);
  const ends = walls.filter((it) => !crossing.hasEnd(it));
  return [...Map.groupBy(ends, (it) => it.direction).values()].flatMap((own) => {
    const sorted = own.map((wall) => ({ wall, at: (wall.at[0] + wall.at[1]) / 2 }))
      .sort((a, b) => a.at - b.at);
    return own.flatMap((wall) => {
      const next = nextOn(wall, sorted, 1), before = nextOn(wall, sorted, -1);
      const gaps: (Gap | null)[] = [];
      const { direction } = wall;
      const least = MIN_GAP_FT * pointsPerFoot;
      if (next && next.from - wall.to <= MAX_GAP_FT * pointsPerFoot) {
        const at: Gap["at"] = [
          Math.max(wall.at[0], next.at[0]),
          Math.min(wall.at[1], next.at[1]),
        ];
        const gap: Gap = { direction, at, from: wall.to, to: next.from, ends: "both" };
        const isFloor = isStub(wall) && isStub(next) && runsAlong(gap, sorted);
        gaps.push(isFloor ? null : gap);
      } else if (!next || next.from - wall.to > least) {
        gaps.push(crossing.gapFrom(wall, 1, MAX_CROSSING_FT * pointsPerFoot));
      }
      if (!before || wall.from - before.to > MAX_GAP_FT * pointsPerFoot) {
        gaps.push(crossing.gapFrom(wall, -1, MAX_CROSSING_FT * pointsPerFoot));
      }
      return gaps.filter((it): it is Gap => it !== null && it.to - it.from >= least);
    });
  });
}

/** Ends of walls across a line are so long along it, as a share of their thickness. */
const STUB = 1.5;

const isStub = ({ at, from, to }: Wall): boolean => to - from < STUB * (at[1] - at[0]);

/** A wall begins at the face of another, points, and runs along so much of what is no gap. */
const AT_FACE_PT = 1, ALONG = 0.8;

/** Whether a wall runs along the face of a gap between ends of walls across: it is floor beside that wall. */
function runsAlong(
  { at: [low, high], from, to }: Gap,
  sorted: readonly { wall: Wall; at: number }[],
): boolean {
  const thick = high - low;
  let covered = 0;
  for (let i = firstAt(sorted, low - 2 * thick); i < sorted.length; i++) {
    const { wall, at } = sorted[i];
    if (at > high + 2 * thick) break;
    const isBeside = Math.abs(wall.at[0] - high) < AT_FACE_PT ||
      Math.abs(wall.at[1] - low) < AT_FACE_PT;
    if (isBeside) covered += Math.max(0, Math.min(wall.to, to) - Math.max(wall.from, from));
  }
  return covered >= ALONG * (to - from);
}

/** The nearest wall of the same line that begins behind the end of a wall, or ends before its beginning. */
function nextOn(
  wall: Wall,
  sorted: readonly { wall: Wall; at: number }[],
  sign: 1 | -1,
): Wall | null {
  const thick = wall.at[1] - wall.at[0];
  let next: Wall | null = null;
  for (let i = firstAt(sorted, wall.at[0] - thick); i < sorted.length; i++) {
    const { wall: other, at } = sorted[i];
    if (at > wall.at[1] + thick) break;
    const shared = Math.min(wall.at[1], other.at[1]) - Math.max(wall.at[0], other.at[0]);
    const thin = Math.min(thick, other.at[1] - other.at[0]);
    if (other === wall || shared < OFF * thin) continue;
    if (sign === 1) {
      if (other.to > wall.to + 1 && (next === null || other.from < next.from)) next = other;
    } else if (other.from < wall.from - 1 && (next === null || other.to > next.to)) next = other;
  }
  return next;
}

/** Walls by direction, asked for the first one across a way. */
class CrossingWalls {
  readonly #walls: readonly Wall[];
  constructor(walls: readonly Wall[]) {
    this.#walls = walls.slice(0, MAX_WALLS);
  }

  /** Whether a piece of wall is no more than where another one ends: as wide as that is thick, and thicker than wide. */
  hasEnd(wall: Wall): boolean {
    const { direction, at, from, to } = wall;
    if (to - from >= at[1] - at[0]) return false;
    const corners = [toPoint(direction, from, at[0]), toPoint(direction, to, at[1])];
    return this.#walls.some((other) => {
      const turn = direction.ux * other.direction.uy - direction.uy * other.direction.ux;
      if (Math.abs(turn) < 0.7 || other.to - other.from < LONGER * (at[1] - at[0])) return false;
      const [p, q] = corners.map((it) => onDirection(other.direction, it));
      const [low, high] = [Math.min(p.at, q.at), Math.max(p.at, q.at)];
      return Math.abs(low - other.at[0]) < END_PT && Math.abs(high - other.at[1]) < END_PT &&
        other.from < Math.max(p.along, q.along) + END_PT &&
        other.to > Math.min(p.along, q.along) - END_PT;
    });
  }

  gapFrom(wall: Wall, sign: 1 | -1, reach: number): Gap | null {
    const { direction, at } = wall;
    const start = sign === 1 ? wall.to : wall.from;
    const middle = (at[0] + at[1]) / 2;
    const face = toPoint(direction, start, middle);
    let nearest = reach;
    for (const other of this.#walls) {
      const turn = direction.ux * other.direction.uy - direction.uy * other.direction.ux;
      if (Math.abs(turn) < 0.7) continue;
      const p = onDirection(other.direction, face);
      // Where the way meets the faces of the other wall, along this one.
      const [near, far] = other.at;
      const steps = [(near - p.at) / -turn * sign, (far - p.at) / -turn * sign];
      const step = Math.min(...steps);
      if (step < 1 && Math.max(...steps) > 1 && endsAt(wall, other, p.along)) return null;
      if (step < 1 || step >= nearest) continue;
      const meets = onDirection(other.direction, toPoint(direction, start + sign * step, middle));
      if (meets.along < other.from - 2 || meets.along > other.to + 2) continue;
      nearest = step;
    }
    if (nearest >= reach) return null;
    const end = start + sign * nearest;
    const [from, to] = sign === 1 ? [start, end] : [end, start];
    return { direction, at: [...at], from, to, ends: "crossing" };
  }
}

/** A wall across the end of a stub covers this share of it, and is so much longer than that is thick. */
const ACROSS = 0.8, LONGER = 1.2;

/** Faces of the end of a wall are those of that wall to this, points. */
const END_PT = 1;

/** Whether a wall runs across the end of a stub, at a place along it: what is thicker than long is the end of that wall. */
function endsAt(stub: Wall, { from, to }: Wall, along: number): boolean {
  const thick = stub.at[1] - stub.at[0];
  if (stub.to - stub.from >= thick) return false;
  const covered = Math.min(to, along + thick / 2) - Math.max(from, along - thick / 2);
  return covered > ACROSS * thick && to - from > LONGER * thick;
}
