/** Storefronts: beside a door the wall goes on as lines of glass, from its jamb to the next wall, however far. */
import { type Direction, firstAt, onDirection, type PlanLine, toPoint } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";
import type { Wall } from "./walls.ts";

/** Shortest front, how close its lines begin at the jamb and end at a wall, and thickest front, feet. */
const MIN_FT = 2, AT_JAMB_FT = 0.4, AT_WALL_FT = 0.4, MAX_THICK_FT = 1.2, MIN_THICK_FT = 0.08;
/** Share of a front that may be wall as well. */
const WALLED = 0.3;

/** Fronts of glass beside doors, as windows. */
export function findGlazedFronts(
  doors: readonly FoundOpening[],
  { walls, onFloor, pointsPerFoot }: {
    walls: readonly Wall[];
    onFloor: ReadonlySet<PlanLine>;
    pointsPerFoot: number;
  },
): FoundOpening[] {
  return doors.flatMap(({ gap }) =>
    ([1, -1] as const).flatMap((sign): FoundOpening[] => {
      const front = frontBeside(gap, sign, { onFloor, pointsPerFoot });
      if (front === null || !endsAtWall(front, sign, walls, pointsPerFoot)) return [];
      if (walledShare(front, walls) > WALLED) return [];
      const { direction, at: [low, high], from, to } = front;
      const middle = (low + high) / 2;
      return [{
        kind: "window",
        gap: { ...front, ends: "both" },
        line: [toPoint(direction, from, middle), toPoint(direction, to, middle)],
        swing: null,
      }];
    })
  );
}

/** The lines that begin at a jamb and end alike, as one stretch. */
function frontBeside(
  { direction, at, from, to }: FoundOpening["gap"],
  sign: 1 | -1,
  { onFloor, pointsPerFoot }: { onFloor: ReadonlySet<PlanLine>; pointsPerFoot: number },
): Wall | null {
  const slack = AT_JAMB_FT * pointsPerFoot, thick = MAX_THICK_FT * pointsPerFoot;
  const jamb = sign === 1 ? to : from;
  const beside: PlanLine[] = [];
  const { lines } = direction;
  for (let i = firstAt(lines, at[0] - slack); i < lines.length; i++) {
    const line = lines[i];
    if (line.at > at[1] + slack) break;
    const near = sign === 1 ? line.from : line.to;
    const isLong = line.to - line.from >= MIN_FT * pointsPerFoot;
    if (isLong && Math.abs(near - jamb) <= slack && !onFloor.has(line)) beside.push(line);
  }
  const farOf = (it: PlanLine) => sign === 1 ? it.to : it.from;
  for (const line of beside) {
    const alike = beside.filter((it) => Math.abs(farOf(it) - farOf(line)) <= 2 * slack);
    const ats = alike.map((it) => it.at);
    const [low, high] = [Math.min(...ats), Math.max(...ats)];
    if (high - low < MIN_THICK_FT * pointsPerFoot || high - low > thick) continue;
    const far = farOf(line);
    const [start, end] = sign === 1 ? [jamb, far] : [far, jamb];
    return { direction, at: [low, high], from: start, to: end };
  }
  return null;
}

/** Whether a wall stands where a front ends. */
function endsAtWall(
  { direction, at: [low, high], from, to }: Wall,
  sign: 1 | -1,
  walls: readonly Wall[],
  pointsPerFoot: number,
): boolean {
  const slack = AT_WALL_FT * pointsPerFoot;
  const end = toPoint(direction, sign === 1 ? to : from, (low + high) / 2);
  return walls.some((it) => {
    const { along, at } = onDirection(it.direction, end);
    return at > it.at[0] - slack && at < it.at[1] + slack && along > it.from - slack &&
      along < it.to + slack;
  });
}

/** How much of a stretch other walls of its direction cover. */
function walledShare({ direction, at, from, to }: Wall, walls: readonly Wall[]): number {
  const covered = walls.filter((it) =>
    isOf(it, direction) && Math.min(it.at[1], at[1]) > Math.max(it.at[0], at[0])
  ).reduce((sum, it) => sum + Math.max(0, Math.min(it.to, to) - Math.max(it.from, from)), 0);
  return covered / (to - from);
}

const isOf = (wall: Wall, direction: Direction): boolean => wall.direction === direction;
