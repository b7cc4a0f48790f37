/**
 * Openings in walls: where a stretch of wall goes on behind a gap. A swing makes it a door, panels or glass lines
 * between the jambs a sliding door or a window, nothing at all a passage.
 */
import type { OpeningKind } from "../../_shared/domain/building.ts";
import { findGlazedFronts } from "./glazed_fronts.ts";
import {
  type Direction,
  endsOf,
  firstAt,
  onDirection,
  type PlanLine,
  type Point,
  toPoint,
} from "./lines.ts";
import type { FoundSwing } from "./swings.ts";
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

/** An opening in points of the page. */
export interface FoundOpening {
  kind: OpeningKind;
  gap: Gap;
  /** Jamb to jamb; of a single door from the hinge on. */
  line: [Point, Point];
  swing: FoundSwing | null;
}

/** Widest gap, feet, and the widest that is a passage where nothing is drawn in it. */
const MAX_GAP_FT = 24, MAX_PASSAGE_FT = 9;
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
  return [...Map.groupBy(walls, (it) => it.direction).values()].flatMap((own) => {
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
        gaps.push({ direction, at, from: wall.to, to: next.from, ends: "both" });
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

/** Whether a wall runs across the end of a stub, at a place along it: what is thicker than long is the end of that wall. */
function endsAt(stub: Wall, { from, to }: Wall, along: number): boolean {
  const thick = stub.at[1] - stub.at[0];
  if (stub.to - stub.from >= thick) return false;
  const covered = Math.min(to, along + thick / 2) - Math.max(from, along - thick / 2);
  return covered > ACROSS * thick && to - from > LONGER * thick;
}

/** Openings at the swings and gaps of a plan. */
export function findOpenings(
  { walls, gaps, swings, directions, onFloor }: {
    walls: readonly Wall[];
    gaps: readonly Gap[];
    swings: readonly FoundSwing[];
    directions: readonly Direction[];
    /** Lines of stairs, which are no glass. */
    onFloor: ReadonlySet<PlanLine>;
  },
  pointsPerFoot: number,
): FoundOpening[] {
  const doors = swings.flatMap((swing) => doorOf(swing, directions, pointsPerFoot));
  const free = gaps.filter((gap) => !doors.some((door) => isSameGap(door.gap, gap)));
  const others = free.flatMap((gap): FoundOpening[] => {
    const drawn = kindOf(gap, onFloor, pointsPerFoot);
    if (drawn === null) return [];
    const isGlazed = drawn === "cased" &&
      hasGlassBeside(gap, { directions, onFloor, pointsPerFoot });
    const kind = isGlazed ? "window" : drawn;
    const at = (gap.at[0] + gap.at[1]) / 2;
    return [{
      kind,
      gap,
      line: [toPoint(gap.direction, gap.from, at), toPoint(gap.direction, gap.to, at)],
      swing: null,
    }];
  });
  const fronts = findGlazedFronts(doors, { walls, onFloor, pointsPerFoot });
  return [...doors, ...withoutLayers([...others, ...fronts], pointsPerFoot)];
}

/** Layers of one wall lie this close, feet. */
const LAYERS_FT = 1.2;
const BETTER: Record<Gap["ends"], number> = { both: 2, crossing: 1, one: 0 };

/** Each layer of a wall has the gap: the opening is one, the widest of those with most wall around. */
function withoutLayers(found: readonly FoundOpening[], pointsPerFoot: number): FoundOpening[] {
  const widthOf = ({ gap }: FoundOpening) => gap.to - gap.from;
  const kept: FoundOpening[] = [];
  const order = [...found].sort((a, b) =>
    BETTER[b.gap.ends] - BETTER[a.gap.ends] || widthOf(b) - widthOf(a)
  );
  for (const it of order) {
    const middle = (it.gap.at[0] + it.gap.at[1]) / 2;
    const isLayer = kept.some(({ gap }) =>
      gap.direction === it.gap.direction &&
      Math.abs((gap.at[0] + gap.at[1]) / 2 - middle) < LAYERS_FT * pointsPerFoot &&
      Math.min(gap.to, it.gap.to) - Math.max(gap.from, it.gap.from) > 0.7 * widthOf(it)
    );
    if (!isLayer) kept.push(it);
  }
  return found.filter((it) => kept.includes(it));
}

function isSameGap(a: Gap, b: Gap): boolean {
  return a.direction === b.direction &&
    Math.min(a.at[1], b.at[1]) > Math.max(a.at[0], b.at[0]) - 1 &&
    Math.min(a.to, b.to) - Math.max(a.from, b.from) > 0.5 * Math.min(b.to - b.from, a.to - a.from);
}

/** Narrower leaves in no wall are cabinets, or the round side of a fixture, feet. */
const MIN_ALONE_FT = 1.6;

/** The door of a swing; one that stands in no wall found closes the line of its leaf. */
function doorOf(
  swing: FoundSwing,
  directions: readonly Direction[],
  pointsPerFoot: number,
): FoundOpening[] {
  if (swing.gap === null && swing.leafPt < MIN_ALONE_FT * pointsPerFoot) return [];
  const { x1, y1, x2, y2 } = swing.closed;
  const kind = swing.isPair ? "double" as const : "single" as const;
  const line: FoundOpening["line"] = [{ x: x1, y: y1 }, { x: x2, y: y2 }];
  const gap = swing.gap ?? bareGap(line, directions);
  return gap === null ? [] : [{ kind, gap, line, swing }];
}

/** The line of a leaf as a gap without thickness, where walls run along it. */
function bareGap([a, b]: FoundOpening["line"], directions: readonly Direction[]): Gap | null {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const direction = directions.find(({ ux, uy }) =>
    Math.abs((b.x - a.x) * uy - (b.y - a.y) * ux) < 0.09 * length
  );
  if (!direction) return null;
  const p = onDirection(direction, a), q = onDirection(direction, b);
  const at = (p.at + q.at) / 2;
  return {
    direction,
    at: [at - 0.5, at + 0.5],
    from: Math.min(p.along, q.along),
    to: Math.max(p.along, q.along),
    ends: "one",
  };
}

/** What a gap without a swing is, by the lines that run in it from jamb to jamb. */
function kindOf(
  gap: Gap,
  onFloor: ReadonlySet<PlanLine>,
  pointsPerFoot: number,
): FoundOpening["kind"] | null {
  const { direction: { lines }, at, from, to } = gap;
  const length = to - from;
  const inside: Panel[] = [];
  for (let i = firstAt(lines, at[0] - 0.1 * pointsPerFoot); i < lines.length; i++) {
    const line = lines[i];
    if (line.at > at[1] + 0.1 * pointsPerFoot) break;
    if (onFloor.has(line)) continue;
    const shared = Math.min(line.to, to) - Math.max(line.from, from);
    if (shared > GLASS * length) return "window";
    if (shared > STUB * length) {
      inside.push({
        at: line.at,
        from: (line.from - from) / length,
        to: (line.to - from) / length,
      });
    }
  }
  if (gap.ends !== "both") return null;
  const feet = length / pointsPerFoot;
  if (feet >= MIN_SLIDING_FT && feet <= MAX_SLIDING_FT && areBypassing(inside, pointsPerFoot)) {
    return "sliding";
  }
  return feet <= MAX_PASSAGE_FT ? "cased" : null;
}

/** Lines that lean off a gap by no more may run in it: what stands at its ends is short, and drawn a little off, degrees. */
const BESIDE_DEG = 1.5;

/**
 * Whether a line of almost the direction of a gap runs in it from jamb to jamb: short mullions of a glazed front that
 * leans are drawn a little off the direction of its glass.
 */
function hasGlassBeside(
  { direction, at, from, to }: Gap,
  { directions, onFloor, pointsPerFoot }: {
    directions: readonly Direction[];
    onFloor: ReadonlySet<PlanLine>;
    pointsPerFoot: number;
  },
): boolean {
  const slack = 0.1 * pointsPerFoot;
  const beside = directions.filter(({ ux, uy }) =>
    Math.abs(ux * direction.uy - uy * direction.ux) <= Math.sin(BESIDE_DEG * Math.PI / 180)
  );
  return beside.some((other) =>
    other !== direction && other.lines.some((line) => {
      if (line.to - line.from < GLASS * (to - from) || onFloor.has(line)) return false;
      const [a, b] = endsOf(other, line).map((end) => onDirection(direction, end));
      const shared = Math.min(Math.max(a.along, b.along), to) -
        Math.max(Math.min(a.along, b.along), from);
      const isIn = [a, b].every((end) => end.at > at[0] - slack && end.at < at[1] + slack);
      return isIn && shared > GLASS * (to - from);
    })
  );
}

/** Glass takes up more than this share of its opening. */
const GLASS = 0.85;

/** A line in a gap: its place across, and its ends as shares of the gap. */
interface Panel {
  at: number;
  from: number;
  to: number;
}

/** Shorter lines in a gap are jambs, as a share of it. */
const STUB = 0.1;
/** Widths of openings with two sliding leaves, feet. */
const MIN_SLIDING_FT = 3.5, MAX_SLIDING_FT = 12.5;
/** A leaf takes up this share of its opening, and ends this close to its jamb. */
const MIN_LEAF = 0.4, MAX_LEAF = 0.64, AT_JAMB = 0.06;
/** Leaves slide past each other this far apart at least, feet. */
const PAST_FT = 0.04;

/** Two leaves side by side that slide past each other: one from each jamb, and nothing else between the jambs. */
function areBypassing(lines: readonly Panel[], pointsPerFoot: number): boolean {
  const isLeaf = ({ from, to }: Panel) => to - from >= MIN_LEAF && to - from <= MAX_LEAF;
  const left = lines.filter((it) => Math.abs(it.from) <= AT_JAMB && isLeaf(it));
  const right = lines.filter((it) => Math.abs(it.to - 1) <= AT_JAMB && isLeaf(it));
  if (left.length === 0 || right.length === 0) return false;
  if (left.length + right.length !== lines.length || Math.max(left.length, right.length) > 3) {
    return false;
  }
  const middle = (of: readonly Panel[]) => of.reduce((sum, it) => sum + it.at, 0) / of.length;
  const reach = Math.max(...left.map((it) => it.to)) - Math.min(...right.map((it) => it.from));
  return reach > -AT_JAMB && Math.abs(middle(left) - middle(right)) >= PAST_FT * pointsPerFoot;
}
