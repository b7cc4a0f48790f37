/**
 * Openings in walls: where a stretch of wall goes on behind a gap. A swing makes it a door, panels or glass lines
 * between the jambs a sliding door or a window, nothing at all a passage.
 */
import type { OpeningKind } from "../../_shared/domain/building.ts";
import { hasGlassBeside, kindOf } from "./gap_panels.ts";
import type { Gap } from "./gaps.ts";
import { findGlazedFronts } from "./glazed_fronts.ts";
import { clearOf, depthOfJambs } from "./jamb_frames.ts";
import { type Direction, onDirection, type PlanLine, type Point, toPoint } from "./lines.ts";
import type { FoundSwing } from "./swings.ts";
import type { Wall } from "./walls.ts";

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
  /** How many leaves fold. */
  leaves?: number;
}

/** Openings at the swings and gaps of a plan. */
export function findOpenings(
  { walls, gaps, swings, directions, hidden, onFloor, isNamed }: {
    walls: readonly Wall[];
    gaps: readonly Gap[];
    swings: readonly FoundSwing[];
    directions: readonly Direction[];
    /** Broken lines. */
    hidden: readonly Direction[];
    /** Lines of stairs, which are no glass. */
    onFloor: ReadonlySet<PlanLine>;
    /** Whether words name a gap a passage. */
    isNamed: (gap: Gap) => boolean;
  },
  pointsPerFoot: number,
): FoundOpening[] {
  const doors = swings.flatMap((swing) => doorOf(swing, directions, pointsPerFoot));
  const free = gaps.filter((gap) => !doors.some((door) => isSameGap(door.gap, gap)));
  const others = free.flatMap((gap): FoundOpening[] => {
    const clear = clearOf(gap, directions, pointsPerFoot);
    const [from, to] = clear ?? [gap.from, gap.to];
    const drawn = kindOf({ ...gap, from, to }, { hidden, onFloor, isNamed, pointsPerFoot });
    if (drawn === null) return [];
    const isGlazed = drawn.kind === "cased" &&
      hasGlassBeside(gap, { directions, onFloor, pointsPerFoot });
    const found = isGlazed ? { kind: "window" as const } : drawn;
    const at = (gap.at[0] + gap.at[1]) / 2;
    const [first, last] = drawn.clear ?? [gap.from, gap.to];
    return [{
      ...(clear && { clear }),
      ...found,
      gap,
      line: [toPoint(gap.direction, first, at), toPoint(gap.direction, last, at)],
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
  const gap = swing.gap ?? bareGap(line, directions, pointsPerFoot);
  return gap === null ? [] : [{ kind, gap, line, swing }];
}

/** The line of a leaf as a gap, as thick as the ends of a wall at its jambs, or without thickness. */
function bareGap(
  [a, b]: FoundOpening["line"],
  directions: readonly Direction[],
  pointsPerFoot: number,
): Gap | null {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const direction = directions.find(({ ux, uy }) =>
    Math.abs((b.x - a.x) * uy - (b.y - a.y) * ux) < 0.09 * length
  );
  if (!direction) return null;
  const p = onDirection(direction, a), q = onDirection(direction, b);
  const at = (p.at + q.at) / 2;
  const gap: Gap = {
    direction,
    at: [at - 0.5, at + 0.5],
    from: Math.min(p.along, q.along),
    to: Math.max(p.along, q.along),
    ends: "one",
  };
  const depth = depthOfJambs(gap, directions, pointsPerFoot);
  return depth === 0 ? gap : { ...gap, at: [Math.min(at, at + depth), Math.max(at, at + depth)] };
}
