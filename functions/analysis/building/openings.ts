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
  /** Between the frames drawn at its jambs; without them the gap's own. */
  clear?: [number, number];
  /** Leaves that pass each other are drawn in it, though other lines run from jamb to jamb as in a window. */
  leavesPass?: boolean;
  /** Side across the gap's direction on which leaves that fold stand when open. */
  foldsTo?: 1 | -1;
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
    const clear = clearOf(gap, directions, pointsPerFoot);
    const [from, to] = clear ?? [gap.from, gap.to];
    const drawn = kindOf({ ...gap, from, to }, onFloor, pointsPerFoot);
    if (drawn === null) return [];
    const isGlazed = drawn.kind === "cased" &&
      hasGlassBeside(gap, { directions, onFloor, pointsPerFoot });
    const found = isGlazed ? { kind: "window" as const } : drawn;
    const at = (gap.at[0] + gap.at[1]) / 2;
    return [{
      ...found,
      gap,
      line: [toPoint(gap.direction, gap.from, at), toPoint(gap.direction, gap.to, at)],
      swing: null,
      ...(clear && { clear }),
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

/** Frames stand this deep in an opening, feet, alike at both jambs but for points, and across this share of the wall. */
const MIN_FRAME_FT = 0.06, MAX_FRAME_FT = 0.4, ALIKE_PT = 0.6, COVERS = 0.7;

/** What the frames at both jambs of a gap leave of it; null where none are drawn. */
function clearOf(
  { direction, at, from, to }: Gap,
  directions: readonly Direction[],
  pointsPerFoot: number,
): [number, number] | null {
  const across = directions.find(({ ux, uy }) =>
    Math.abs(ux * direction.ux + uy * direction.uy) < 0.01
  );
  if (!across) return null;
  const [least, most] = [MIN_FRAME_FT * pointsPerFoot, MAX_FRAME_FT * pointsPerFoot];
  // Both directions are turned by a quarter: along the one is across the other.
  const sign = Math.sign(direction.ux * across.uy - direction.uy * across.ux);
  const depthsAt = (jamb: number, inwards: 1 | -1): number[] => {
    const [a, b] = [jamb + inwards * least, jamb + inwards * most].map((it) => -sign * it)
      .sort((x, y) => x - y);
    const depths: number[] = [];
    for (let i = firstAt(across.lines, a); i < across.lines.length; i++) {
      const line = across.lines[i];
      if (line.at > b) break;
      const [low, high] = [line.from * sign, line.to * sign].sort((x, y) => x - y);
      const isAcross = low < at[0] + (1 - COVERS) * (at[1] - at[0]) &&
        high > at[1] - (1 - COVERS) * (at[1] - at[0]) && high - low < 3 * (at[1] - at[0]);
      if (isAcross) depths.push((-sign * line.at - jamb) * inwards);
    }
    return depths;
  };
  const ends = depthsAt(to, -1);
  const depth = depthsAt(from, 1).find((it) =>
    ends.some((other) => Math.abs(it - other) < ALIKE_PT)
  );
  return depth === undefined ? null : [from + depth, to - depth];
}

/** What a gap without a swing is, by the lines that run in it from jamb to jamb. */
function kindOf(
  gap: Gap,
  onFloor: ReadonlySet<PlanLine>,
  pointsPerFoot: number,
): Pick<FoundOpening, "kind" | "leavesPass"> | null {
  const { direction: { lines }, at } = gap;
  const along: PlanLine[] = [];
  for (let i = firstAt(lines, at[0] - 0.1 * pointsPerFoot); i < lines.length; i++) {
    if (lines[i].at > at[1] + 0.1 * pointsPerFoot) break;
    if (!onFloor.has(lines[i])) along.push(lines[i]);
  }
  const { isSliding, hasSills, hasGlass } = panelsIn(gap, along, pointsPerFoot);
  if (hasGlass || hasSills) return { kind: "window", ...(isSliding && { leavesPass: true }) };
  if (gap.ends !== "both") return null;
  if (isSliding) return { kind: "sliding" };
  const feet = (gap.to - gap.from) / pointsPerFoot;
  return feet <= MAX_PASSAGE_FT ? { kind: "cased" } : null;
}

/** What the lines along a gap draw in it: leaves that pass each other, sills in the faces of the wall, glass between them. */
export function panelsIn(
  { at, from, to, ends }: Gap,
  lines: readonly Omit<PlanLine, "pen">[],
  pointsPerFoot: number,
): { isSliding: boolean; hasSills: boolean; hasGlass: boolean } {
  const length = to - from, feet = length / pointsPerFoot;
  const inside: Panel[] = [];
  let hasSills = false, hasGlass = false;
  for (const line of lines) {
    const shared = Math.min(line.to, to) - Math.max(line.from, from);
    if (shared > GLASS * length) {
      const off = Math.min(Math.abs(line.at - at[0]), Math.abs(line.at - at[1]));
      if (off < SILL_FT * pointsPerFoot) hasSills = true;
      else hasGlass = true;
    } else if (shared > STUB * length) {
      inside.push({
        at: line.at,
        from: (line.from - from) / length,
        to: (line.to - from) / length,
      });
    }
  }
  const isSliding = !hasGlass && ends === "both" && feet >= MIN_SLIDING_FT &&
    feet <= MAX_SLIDING_FT && areBypassing(inside, pointsPerFoot);
  return { isSliding, hasSills, hasGlass };
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
/** Sills lie this close to the faces of their wall, feet. */
const SILL_FT = 0.06;

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
