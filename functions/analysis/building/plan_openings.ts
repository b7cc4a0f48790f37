/** Openings of a plan as the model gives them: between which spaces, into which they swing, with their marks. */
import type { OpeningKind, PlanOpening } from "../../_shared/domain/building.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { toPercentRect } from "../../_shared/geometry.ts";
import { onDirection, type Point, toPoint } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";
import { boxAround } from "./outlines.ts";
import { toPercent } from "./plan_rooms.ts";
import { NOBODY } from "./regions.ts";
import type { MarkLabel } from "./sources.ts";
import type { Wall } from "./walls.ts";

/** Points as inches of the building, to a tenth. */
export const inchesAt = (pointsPerFoot: number) => (points: number): number =>
  Math.round((points / pointsPerFoot) * 120) / 10;

/** Steps off the faces of a wall, feet, at which the space beside an opening is looked for. */
const STEPS_FT = [0.5, 0.9, 1.4, 2];

/** A wall this far off the faces of an opening is no layer of its own wall, feet. */
const BACK_FT = 0.3;
/** The back of a shallow closet runs along this share of its door at least. */
const BACK = 0.95;

/**
 * What lies on both sides of an opening, the side of larger distance across its direction first. Behind the door of a
 * closet too shallow to be a space stands its back: what lies beyond that is not where the door leads.
 */
export function sidesOf<T extends string | number>(
  { line: [a, b], gap }: FoundOpening,
  { spaceAt, walls, pointsPerFoot }: {
    spaceAt: (p: Point) => T | null;
    walls: readonly Wall[];
    pointsPerFoot: number;
  },
): [T | null, T | null] {
  const { along } = onDirection(gap.direction, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const centre = (gap.at[0] + gap.at[1]) / 2, half = (gap.at[1] - gap.at[0]) / 2;
  const sideAt = (sign: number): T | null => {
    for (const off of STEPS_FT) {
      const p = toPoint(gap.direction, along, centre + sign * (half + off * pointsPerFoot));
      const found = spaceAt(p);
      if (found === null || found === NOBODY) continue;
      const reach = off * pointsPerFoot;
      return walls.some((it) => isBack(it, gap, { sign, reach, pointsPerFoot })) ? null : found;
    }
    return null;
  };
  return [sideAt(1), sideAt(-1)];
}

/** Whether a wall stands along an opening, off it on one side, and nearer than `reach`. */
function isBack(
  { direction, at, from, to }: Wall,
  gap: FoundOpening["gap"],
  { sign, reach, pointsPerFoot }: { sign: number; reach: number; pointsPerFoot: number },
): boolean {
  if (direction !== gap.direction) return false;
  const [near, far] = sign === 1
    ? [at[0] - gap.at[1], at[1] - gap.at[1]]
    : [gap.at[0] - at[1], gap.at[0] - at[0]];
  if (near < BACK_FT * pointsPerFoot || far > reach) return false;
  return Math.min(to, gap.to) - Math.max(from, gap.from) >= BACK * (gap.to - gap.from);
}

/** One opening, in percent of the page and inches. */
export function toOpening(
  page: PageReading,
  opening: FoundOpening,
  { id, idOf, walls, pointsPerFoot, mark }: {
    id: string;
    idOf: (point: Point) => string | null;
    walls: readonly Wall[];
    pointsPerFoot: number;
    mark: string | null;
  },
): PlanOpening {
  const { kind, line: [a, b], gap, swing, clear: [from, to] = [gap.from, gap.to] } = opening;
  const { ux, uy } = gap.direction;
  const centre = (gap.at[0] + gap.at[1]) / 2;
  const sides = sidesOf(opening, { spaceAt: idOf, walls, pointsPerFoot });
  const inches = inchesAt(pointsPerFoot);
  const intoSign = swing
    ? Math.sign((swing.swingSide.y * ux - swing.swingSide.x * uy) - centre)
    : opening.foldsTo ?? 0;
  const into = intoSign === 0 ? null : intoSign > 0 ? sides[0] : sides[1];
  const other = intoSign === 0 ? null : intoSign > 0 ? sides[1] : sides[0];
  const leafPt = swing ? swing.leafPt : null;
  const box = swing ? swing.box : boxAround([
    toPoint(gap.direction, gap.from, gap.at[0]),
    toPoint(gap.direction, gap.to, gap.at[1]),
  ]);
  return {
    id,
    kind: kind as OpeningKind,
    box: toPercentRect(box, page),
    line: [toPercent(page, a), toPercent(page, b)],
    leafIn: leafPt !== null
      ? inches(leafPt)
      : kind === "overhead" || kind === "pocket"
      ? inches((to - from) / (kind === "pocket" ? opening.leaves ?? 1 : 1))
      : kind === "sliding" || kind === "folding"
      ? inches((to - from) / (opening.leaves ?? 2))
      : null,
    widthIn: leafPt === null
      ? inches(to - from)
      : inches(swing!.isPair ? Math.hypot(b.x - a.x, b.y - a.y) : leafPt),
    between: intoSign === 0 ? [sides[0], sides[1]] : [other, into],
    swingsInto: into,
    hinge: swing && !swing.isPair ? toPercent(page, a) : null,
    hingeSide: swing && !swing.isPair ? hingeSideOf(swing) : null,
    mark,
  };
}

/** Seen by somebody who pushes the door open: who walks towards the swing. */
function hingeSideOf(
  { closed: { x1, y1 }, middle, swingSide }: NonNullable<FoundOpening["swing"]>,
) {
  const [fx, fy] = [swingSide.x - middle.x, swingSide.y - middle.y];
  const [hx, hy] = [x1 - middle.x, y1 - middle.y];
  // y runs down: a positive cross product lies to the right of the way.
  return fx * hy - fy * hx > 0 ? "right" as const : "left" as const;
}

/** Marks of openings without a swing stand this far off their middle at most: feet, and a share of their width. */
const REACH_FT = 3, REACH_SHARE = 0.9;
/** Of one with a swing, in widths of its leaf. */
const LEAF_REACH = 1.6;

/**
 * The mark of each opening: every label is of the opening it stands nearest to, of a door before a window or a passage;
 * one that is left without takes the nearest label there is.
 */
export function marksOf(
  openings: readonly FoundOpening[],
  marks: readonly MarkLabel[],
  pointsPerFoot: number,
): Map<FoundOpening, string> {
  const pairs = openings.flatMap((opening) => {
    const { kind, line: [a, b], swing } = opening;
    const x = (a.x + b.x) / 2, y = (a.y + b.y) / 2;
    const wide = Math.hypot(b.x - a.x, b.y - a.y);
    const reach = swing
      ? LEAF_REACH * swing.leafPt
      : Math.max(REACH_FT * pointsPerFoot, REACH_SHARE * wide);
    const isDoor = kind !== "window" && kind !== "cased";
    return marks.map((label) => ({
      opening,
      label,
      isDoor,
      off: Math.hypot(
        label.box.x + label.box.width / 2 - x,
        label.box.y + label.box.height / 2 - y,
      ),
    })).filter(({ off }) => off < reach);
  }).sort((a, b) => Number(b.isDoor) - Number(a.isDoor) || a.off - b.off);
  const found = new Map<FoundOpening, string>();
  const taken = new Set<MarkLabel>();
  for (const { opening, label } of pairs) {
    if (found.has(opening) || taken.has(label)) continue;
    found.set(opening, label.mark);
    taken.add(label);
  }
  for (const { opening, label } of pairs) {
    if (!found.has(opening)) found.set(opening, label.mark);
  }
  return found;
}
