/** What is drawn in a gap of a wall: sills and glass, leaves that slide, the header over a passage. */
import type { Gap } from "./gaps.ts";
import { type Direction, endsOf, firstAt, onDirection, type PlanLine } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";

/** The widest gap that is a passage where nothing is drawn in it, feet; under a broken line, or named so, any is. */
const MAX_PASSAGE_FT = 9;

/** What a gap without a swing is, by the lines that run in it from jamb to jamb; `hidden` ones are broken. */
export function kindOf(
  gap: Gap,
  { hidden, onFloor, isNamed, pointsPerFoot }: {
    hidden: readonly Direction[];
    onFloor: ReadonlySet<PlanLine>;
    /** Whether words name a gap a passage. */
    isNamed: (gap: Gap) => boolean;
    pointsPerFoot: number;
  },
): Pick<FoundOpening, "kind" | "leavesPass" | "leaves" | "clear"> | null {
  const { direction: { lines }, at } = gap;
  const along: PlanLine[] = [];
  for (let i = firstAt(lines, at[0] - 0.1 * pointsPerFoot); i < lines.length; i++) {
    if (lines[i].at > at[1] + 0.1 * pointsPerFoot) break;
    if (!onFloor.has(lines[i])) along.push(lines[i]);
  }
  const { leaves, hasSills, hasGlass } = panelsIn(gap, along, pointsPerFoot);
  if (hasGlass || hasSills) return { kind: "window", ...(leaves && { leavesPass: true, leaves }) };
  if (gap.ends !== "both") return null;
  if (leaves) return { kind: "sliding", leaves };
  const window = windowIn(gap, along, pointsPerFoot);
  if (window) return { kind: "window", clear: window };
  const feet = (gap.to - gap.from) / pointsPerFoot;
  const isPassage = feet <= MAX_PASSAGE_FT || hasHeader(gap, hidden, pointsPerFoot) || isNamed(gap);
  return isPassage ? { kind: "cased" } : null;
}

/** A window takes up this share of a gap at least; so many lines of it end at the same places, this close, feet. */
const MOST_OF_GAP = 0.6, LINES = 3, SAME_END_FT = 0.06;

/** The ends of a window in a gap that goes on beside it: a piece of wall too short to be one stands there. */
function windowIn(
  { at, from, to }: Gap,
  lines: readonly PlanLine[],
  pointsPerFoot: number,
): [number, number] | null {
  const slack = SAME_END_FT * pointsPerFoot, sill = SILL_FT * pointsPerFoot;
  const within = lines.filter((it) =>
    it.from > from - slack && it.to < to + slack && it.to - it.from > MOST_OF_GAP * (to - from)
  );
  for (const one of within) {
    const alike = within.filter((it) =>
      Math.abs(it.from - one.from) < slack && Math.abs(it.to - one.to) < slack
    );
    const isInBoth = at.every((face) => alike.some((it) => Math.abs(it.at - face) < sill));
    if (alike.length >= LINES && isInBoth) return [one.from, one.to];
  }
  return null;
}

/** Whether the wall over a gap is drawn in broken lines, from jamb to jamb in both its faces, or its beam in one. */
function hasHeader(
  { direction, at, from, to }: Gap,
  hidden: readonly Direction[],
  pointsPerFoot: number,
): boolean {
  const slack = BESIDE_WALL_FT * pointsPerFoot;
  return hidden.some((other) =>
    Math.abs(other.ux * direction.uy - other.uy * direction.ux) < SAME_WAY &&
    other.lines.some((line) => {
      const [a, b] = endsOf(other, line).map((end) => onDirection(direction, end));
      return [a, b].every((end) => end.at > at[0] - slack && end.at < at[1] + slack) &&
        Math.min(a.along, b.along) < from + slack && Math.max(a.along, b.along) > to - slack &&
        Math.abs(a.along - b.along) < to - from + 2 * PAST_JAMBS_FT * pointsPerFoot;
    })
  );
}

/** Broken lines over a gap lie this close to its wall and end as near to its jambs, run on so far behind them at most, feet, and in one direction, sine. */
const BESIDE_WALL_FT = 0.3, PAST_JAMBS_FT = 1, SAME_WAY = 0.02;

/** What the lines along a gap draw in it: how many leaves that pass each other, sills in the faces of the wall, glass between them. */
export function panelsIn(
  { at, from, to, ends }: Gap,
  lines: readonly Omit<PlanLine, "pen">[],
  pointsPerFoot: number,
): { leaves: 2 | 3 | null; hasSills: boolean; hasGlass: boolean } {
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
  const maySlide = !hasGlass && ends === "both" && feet >= MIN_SLIDING_FT &&
    feet <= MAX_SLIDING_FT;
  const leaves = !maySlide
    ? null
    : areBypassing(inside, pointsPerFoot)
    ? 2
    : areThree(inside, pointsPerFoot)
    ? 3
    : null;
  return { leaves, hasSills, hasGlass };
}

/** Lines that lean off a gap by no more may run in it: what stands at its ends is short, and drawn a little off, degrees. */
const BESIDE_DEG = 1.5;

/**
 * Whether a line of almost the direction of a gap runs in it from jamb to jamb: short mullions of a glazed front that
 * leans are drawn a little off the direction of its glass.
 */
export function hasGlassBeside(
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

/** Of three leaves that pass each other each takes up this share of its opening; the outer ones begin at the jambs. */
const THIRD = [0.3, 0.44] as const;

/** Three leaves side by side that slide past each other, and nothing else between the jambs. */
function areThree(lines: readonly Panel[], pointsPerFoot: number): boolean {
  const leaves: Panel[][] = [[], [], []];
  for (const it of lines) {
    const share = it.to - it.from;
    if (share < THIRD[0] || share > THIRD[1]) return false;
    const isFirst = Math.abs(it.from) <= AT_JAMB, isLast = Math.abs(it.to - 1) <= AT_JAMB;
    leaves[isFirst ? 0 : isLast ? 2 : 1].push(it);
  }
  if (leaves.some(({ length }) => length === 0 || length > 3)) return false;
  const [first, second, third] = leaves.map((of) => ({
    at: of.reduce((sum, it) => sum + it.at, 0) / of.length,
    from: Math.min(...of.map((it) => it.from)),
    to: Math.max(...of.map((it) => it.to)),
  }));
  const pass = (a: typeof first, b: typeof first) =>
    a.to - b.from > -AT_JAMB && Math.abs(a.at - b.at) >= PAST_FT * pointsPerFoot;
  return pass(first, second) && pass(second, third);
}
