/** How far ways out lie apart, in a straight line from door to door, beside the longest diagonal of what they serve. */
import type { MeasuredSeparation } from "../domain/topology.ts";
import { type Floor, type FloorGraph, type Passage, toPercent, toTenth } from "./floor.ts";
import { diameterOf, feetBetween, type Ft } from "./rings.ts";
import { leadsOut } from "./travel.ts";

/** Smaller rooms are never asked for two ways out, square feet. */
const LEAST_SQFT = 500;

/** Of the floor and of each large room with two ways out. */
export function separationsOf(
  { spaces, exits }: FloorGraph,
  feetPerPercent: Floor["feetPerPercent"],
): MeasuredSeparation[] {
  const inside = spaces.filter(({ isOpenAir }) => !isOpenAir).flatMap(({ ring }) => ring);
  const rooms = spaces.filter(({ room, isOpenAir, isStair }) =>
    (room.areaSqft ?? 0) >= LEAST_SQFT && !isOpenAir && !isStair
  );
  // The door of an exit stair to the ground ends no way of the floor: the door into the stair does.
  const ends = exits.filter(({ sides }) => sides.some((it) => it !== null && !it.isStair));
  return [
    farthestOf(null, ends, inside, feetPerPercent),
    ...rooms.map((space) =>
      farthestOf(
        space.room.id,
        space.passages.filter((it) => leadsOut(it, space)),
        space.ring,
        feetPerPercent,
      )
    ),
  ].filter((it) => it !== null);
}

function farthestOf(
  room: string | null,
  doors: readonly Passage[],
  served: readonly Ft[],
  feetPerPercent: Floor["feetPerPercent"],
): MeasuredSeparation | null {
  let best: { a: Passage; b: Passage; far: number } | null = null;
  for (const a of doors) {
    for (const b of doors) {
      const far = feetBetween(a.at, b.at);
      if (a !== b && far > (best?.far ?? 0)) best = { a, b, far };
    }
  }
  if (best === null) return null;
  const { a, b, far } = best;
  return {
    room,
    between: [a.opening.id, b.opening.id],
    apartFt: toTenth(far),
    diagonalFt: toTenth(diameterOf(served)),
    way: [a.at, b.at].map(toPercent(feetPerPercent)),
  };
}
