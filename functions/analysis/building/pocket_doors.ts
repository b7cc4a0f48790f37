/**
 * Pocket doors beside a corner or a stub too short for a wall, where no gap tells an opening: the broken sides of the
 * pocket inside its wall, the leaf between them that stands out of it, and a jamb as far off as the pocket is deep.
 */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import type { Gap } from "./gaps.ts";
import { type Direction, onDirection, type PlanLine, toPoint } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";

/** Depths of pockets, and how far their sides lie apart, feet. */
const MIN_FT = 1.6, MAX_FT = 5, MIN_APART_FT = 0.08, MAX_APART_FT = 0.5;
/** The sides of a pocket end at one place, and jambs are drawn straight to this, points. */
const SAME_PT = 1.5, STRAIGHT_PT = 0.5;
/** The opening is as wide as its pocket is deep, shares. */
const NARROWEST = 0.75, WIDEST = 1.2;
/** The leaf is about as long as its pocket, and stands out of it by so much, shares. */
const MIN_LEAF = 0.6, STANDS_OUT = 0.1;
/** A leaf lies inside its pocket, and that inside its wall, by so much, points; faces run along so much of it. */
const INSIDE_PT = 0.2, WALLED = 0.5;
/** Half of the thickest wall around a pocket, feet. */
const HALF_WALL_FT = 0.75;

/** A pocket along its wall: places of its sides across it, from its mouth to its back. */
interface Pocket {
  direction: Direction;
  at: [number, number];
  mouth: number;
  back: number;
}

/** Openings with the doors of pockets that no door found stands before; passages there are these doors. */
export function withPocketDoors(
  openings: readonly FoundOpening[],
  { solid, directions, hidden, pointsPerFoot }: {
    solid: readonly Segment[];
    directions: readonly Direction[];
    /** Broken lines. */
    hidden: readonly Direction[];
    pointsPerFoot: number;
  },
): FoundOpening[] {
  const pockets = hidden.flatMap((it) => pocketsOf(it, pointsPerFoot));
  const doors = pockets.flatMap((pocket): FoundOpening[] => {
    const facing = facingOf(pocket, pockets);
    const plan = { solid, directions, pointsPerFoot };
    if (facing && (facing.mouth < pocket.mouth || gapBefore(facing, plan, pocket) === null)) {
      return [];
    }
    const gap = gapBefore(pocket, plan, facing);
    if (gap === null || openings.some((it) => it.kind !== "cased" && isOver(it.gap, gap))) {
      return [];
    }
    const middle = (gap.at[0] + gap.at[1]) / 2;
    const line: FoundOpening["line"] = [
      toPoint(gap.direction, gap.from, middle),
      toPoint(gap.direction, gap.to, middle),
    ];
    return [{ kind: "pocket", gap, line, swing: null, ...(facing && { leaves: 2 }) }];
  });
  const others = openings.filter((it) => !doors.some(({ gap }) => isOver(it.gap, gap)));
  return [...others, ...doors];
}

function pocketsOf(direction: Direction, pointsPerFoot: number): Pocket[] {
  const sides = direction.lines.filter(({ from, to }) =>
    to - from > MIN_FT * pointsPerFoot && to - from < MAX_FT * pointsPerFoot
  );
  return sides.flatMap((one, index) =>
    sides.slice(index + 1).flatMap((other): Pocket[] => {
      const apart = other.at - one.at;
      const isPair = apart > MIN_APART_FT * pointsPerFoot && apart < MAX_APART_FT * pointsPerFoot &&
        Math.abs(one.from - other.from) < SAME_PT && Math.abs(one.to - other.to) < SAME_PT;
      const at: Pocket["at"] = [one.at, other.at];
      return isPair
        ? [{ direction, at, mouth: one.to, back: one.from }, {
          direction,
          at,
          mouth: one.from,
          back: one.to,
        }]
        : [];
    })
  );
}

/** The pocket of another leaf that comes from the far side of the same opening. */
function facingOf(pocket: Pocket, pockets: readonly Pocket[]): Pocket | null {
  const depthOf = ({ mouth, back }: Pocket) => mouth - back;
  return pockets.find((it) => {
    const apart = (it.mouth - pocket.mouth) / depthOf(pocket);
    return it.direction === pocket.direction && depthOf(it) * depthOf(pocket) < 0 &&
      Math.abs(it.at[0] - pocket.at[0]) < STRAIGHT_PT &&
      Math.abs(it.at[1] - pocket.at[1]) < STRAIGHT_PT &&
      Math.abs(depthOf(it) + depthOf(pocket)) < 2 * SAME_PT &&
      apart > 2 * NARROWEST && apart < 2 * WIDEST;
  }) ?? null;
}

/** The opening before the mouth of a pocket, up to a jamb or to the mouth of the one it faces, where a leaf stands out of that and a jamb on its other side. */
function gapBefore(
  { direction, at, mouth, back }: Pocket,
  { solid, directions, pointsPerFoot }: {
    solid: readonly Segment[];
    directions: readonly Direction[];
    pointsPerFoot: number;
  },
  facing: Pocket | null,
): Gap | null {
  const own = directions.find(({ ux, uy }) =>
    Math.abs(ux - direction.ux) < 1e-3 && Math.abs(uy - direction.uy) < 1e-3
  );
  if (!own) return null;
  const depth = Math.abs(mouth - back), sign = Math.sign(mouth - back);
  const isLeaf = ({ at: where, from, to }: PlanLine) => {
    const [inner, outer] = sign > 0 ? [from, to] : [to, from];
    const shown = (outer - mouth) * sign;
    return where > at[0] + INSIDE_PT && where < at[1] - INSIDE_PT &&
      to - from > MIN_LEAF * depth && to - from < WIDEST * depth &&
      shown > STANDS_OUT * depth && (inner - mouth) * sign < SAME_PT;
  };
  if (!own.lines.some(isLeaf)) return null;
  const middle = (at[0] + at[1]) / 2, half = HALF_WALL_FT * pointsPerFoot;
  /** Strokes across, by their place along the wall. */
  const across = solid.flatMap((it) => {
    const p = onDirection(own, { x: it.x1, y: it.y1 }),
      q = onDirection(own, { x: it.x2, y: it.y2 });
    const [low, high] = [Math.min(p.at, q.at), Math.max(p.at, q.at)];
    const isAcross = Math.abs(p.along - q.along) < STRAIGHT_PT && high - low > STRAIGHT_PT &&
      low > middle - half && high < middle + half;
    return isAcross ? [{ along: (p.along + q.along) / 2, low, high }] : [];
  });
  const atMouth = across.filter(({ along }) => Math.abs(along - mouth) < SAME_PT);
  const low = Math.min(...atMouth.map((it) => it.low));
  const high = Math.max(...atMouth.map((it) => it.high));
  // Broken lines in the faces of a wall draw what goes on over a passage.
  const isFace = (place: number) =>
    own.lines.some((it) =>
      Math.abs(it.at - place) < STRAIGHT_PT &&
      Math.min(it.to, Math.max(mouth, back)) - Math.max(it.from, Math.min(mouth, back)) >
        WALLED * depth
    );
  if (low > at[0] - INSIDE_PT || high < at[1] + INSIDE_PT || !isFace(low) || !isFace(high)) {
    return null;
  }
  const jamb = across.map((it) => ({ ...it, wide: (it.along - mouth) * sign }))
    .filter(({ along, wide }) =>
      facing
        ? Math.abs(along - facing.mouth) < SAME_PT
        : wide > NARROWEST * depth && wide < WIDEST * depth
    )
    .filter((it) => facing || it.low < middle && it.high > middle)
    .sort((a, b) => a.wide - b.wide).at(0);
  if (!jamb) return null;
  return {
    direction: own,
    at: [low, high],
    from: Math.min(mouth, jamb.along),
    to: Math.max(mouth, jamb.along),
    ends: "both",
  };
}

/** Whether gaps of one wall overlap. */
const isOver = (a: Gap, b: Gap): boolean =>
  a.direction === b.direction && a.at[0] < b.at[1] && a.at[1] > b.at[0] &&
  Math.min(a.to, b.to) - Math.max(a.from, b.from) > 0.3 * (b.to - b.from);
