/** Figures beside the latch of a door: what stands free between it and the wall. */
import type { DimensionMeaning } from "../../_shared/domain/plan_set.ts";
import type { DimensionSpan } from "./dimension_ends.ts";
import { END_PT, type PlanFaces } from "./plan_faces.ts";

/** Longest way from a latch to a wall that is looked at, feet. */
const MAX_LATCH_FT = 4;
/** Jambs stand a frame's width beyond the leaf, feet; the figure stands this close to its door, feet. */
const FRAME_FT = 0.3, NEAR_DOOR_FT = 6;
/** The middle of a fixture stands as near to an end, inches: the figure may be of it. */
const MIDDLE_IN = 2.5;

/** Whether the latch of a door stands at an end of a line beside its opening, and no middle of a fixture does. */
export function isAtLatch(
  faces: PlanFaces,
  end: number,
  span: DimensionSpan,
): boolean {
  const { isLevel, at } = span;
  const { fixtures, pointsPerFoot } = faces.plan;
  const isOfFixture = fixtures.some(({ middle: { x, y } }) =>
    Math.abs((isLevel ? x : y) - end) < MIDDLE_IN * pointsPerFoot / 12 &&
    Math.abs((isLevel ? y : x) - at) < NEAR_DOOR_FT * pointsPerFoot
  );
  return !isOfFixture && standsAtLatch(faces, end, span);
}

/** Whether the latch of a door stands at an end of a line beside its opening, whatever else does. */
export function standsAtLatch(
  { plan: { openings, pointsPerFoot } }: PlanFaces,
  end: number,
  { isLevel, from, to, at }: DimensionSpan,
): boolean {
  if (to - from > MAX_LATCH_FT * pointsPerFoot) return false;
  return openings.some(({ swing, line: [, latch], gap }) => {
    if (!swing || swing.isPair) return false;
    if (Math.abs(isLevel ? gap.direction.ux : gap.direction.uy) <= 0.99) return false;
    const off = Math.abs((isLevel ? latch.x : latch.y) - end);
    const away = Math.abs((isLevel ? latch.y : latch.x) - at);
    return off < FRAME_FT * pointsPerFoot && away < NEAR_DOOR_FT * pointsPerFoot;
  });
}

/** From the latch of a door away from its hinge to a wall, on the plan of a part that closes no room. */
export function besideLatch(faces: PlanFaces, span: DimensionSpan): DimensionMeaning | null {
  const { from, to, at, isLevel } = span;
  const { pointsPerFoot, openings } = faces.plan;
  if (faces.roomOf(span)) return null;
  const isFace = (end: number) =>
    faces.across(span).some((it) =>
      Math.abs(it.at - end) < END_PT && at > it.from - 3 && at < it.to + 3
    );
  const [latch, wall] = isFace(to) ? [from, to] : [to, from];
  if (!isFace(wall) || isFace(latch)) return null;
  if (!isAtLatch(faces, latch, span)) return null;
  const door = openings.find(({ line: [hinge, end], swing }) => {
    const [h, l] = isLevel ? [hinge.x, end.x] : [hinge.y, end.y];
    return swing && Math.abs(l - latch) < FRAME_FT * pointsPerFoot && (l - h) * (wall - latch) > 0;
  });
  if (!door) return null;
  // Whoever stands where the leaf swings to pulls it.
  const { swingSide, middle } = door.swing!;
  const [swings, stands] = isLevel
    ? [swingSide.y - middle.y, at - middle.y]
    : [swingSide.x - middle.x, at - middle.x];
  const side = swings * stands > 0 ? "pull" : "push";
  return { property: `latch side clearance, ${side} side`, thing: "door", mark: null, room: null };
}
