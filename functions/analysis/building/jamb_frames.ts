/** What is drawn at the jambs of openings: frames, and what they leave of them; the ends of a wall, and its thickness. */
import type { Gap } from "./gaps.ts";
import { type Direction, firstAt } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";

/** Frames stand this deep in an opening, feet, alike at both jambs but for points, and across this share of the wall. */
const MIN_FRAME_FT = 0.06, MAX_FRAME_FT = 0.4, ALIKE_PT = 0.6, COVERS = 0.7;

/** What the frames at both jambs of a gap leave of it; null where none are drawn. */
export function clearOf(
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

/** So many hung leaves tell how a plan draws frames. */
const LEAST_TOLD = 2;

/**
 * Openings of a plan that measures its leaves with their frames: its hung leaves are as long as the whole opening,
 * frames and all, and so are those of its other doors.
 */
export function withFramesIn(
  openings: readonly FoundOpening[],
  directions: readonly Direction[],
  pointsPerFoot: number,
): FoundOpening[] {
  if (!openings.some(({ clear }) => clear)) return [...openings];
  let whole = 0, between = 0;
  for (const { gap, swing } of openings) {
    if (swing === null || swing.gap === null) continue;
    const clear = clearOf(gap, directions, pointsPerFoot);
    if (clear === null) continue;
    const leaves = (swing.isPair ? 2 : 1) * swing.leafPt;
    const [off, offClear] = [gap.to - gap.from, clear[1] - clear[0]]
      .map((it) => Math.abs(it - leaves));
    if (off < offClear) whole++;
    else between++;
  }
  if (whole < LEAST_TOLD || whole <= between) return [...openings];
  return openings.map(({ clear: _, ...it }) => it);
}

/** Ends of a wall stand this close to those of a leaf, along it and across, feet; so thick a wall is, feet. */
const AT_LEAF_FT = 0.35, OFF_LEAF_FT = 0.15, WALL_FT = [0.25, 1.25] as const;

/** How far a wall goes back from a leaf in it, by its ends at both jambs: to one side or the other; 0 where none are drawn. */
export function depthOfJambs(
  { direction, at: [low, high], from, to }: Gap,
  directions: readonly Direction[],
  pointsPerFoot: number,
): number {
  const across = directions.find(({ ux, uy }) =>
    Math.abs(ux * direction.ux + uy * direction.uy) < 0.01
  );
  if (!across) return 0;
  const sign = Math.sign(direction.ux * across.uy - direction.uy * across.ux);
  const leaf = (low + high) / 2;
  const [aside, off] = [AT_LEAF_FT * pointsPerFoot, OFF_LEAF_FT * pointsPerFoot];
  const depthsAt = (jamb: number): number[] => {
    const middle = -sign * jamb;
    const depths: number[] = [];
    for (let i = firstAt(across.lines, middle - aside); i < across.lines.length; i++) {
      const line = across.lines[i];
      if (line.at > middle + aside) break;
      const ends = [line.from * sign - leaf, line.to * sign - leaf];
      const [near, far] = ends.sort((a, b) => Math.abs(a) - Math.abs(b));
      const thick = Math.abs(far) / pointsPerFoot;
      if (Math.abs(near) < off && thick > WALL_FT[0] && thick < WALL_FT[1]) depths.push(far);
    }
    return depths;
  };
  const others = depthsAt(to);
  const own = depthsAt(from)
    .filter((it) => others.some((other) => Math.abs(it - other) < ALIKE_PT));
  return own.reduce((best, it) => best === 0 || Math.abs(it) < Math.abs(best) ? it : best, 0);
}
