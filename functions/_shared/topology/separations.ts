/** How far ways out lie apart, in a straight line from door to door, beside the longest diagonal of what they serve. */
import type { MeasuredSeparation } from "../domain/topology.ts";
import {
  type Floor,
  type FloorGraph,
  type Passage,
  type Space,
  toPercent,
  toTenth,
} from "./floor.ts";
import { diameterOf, feetBetween, type Ft, type Ring } from "./rings.ts";
import { leadsOut } from "./travel.ts";

/** Smaller rooms are never asked for two ways out, square feet. */
const LEAST_SQFT = 500;

/** Spaces of one plan lie closer to the next one of it than those of another plan of the sheet, feet. */
const APART_FT = 8;

/** Of each floor, the one whose ways out lie closest for its size first, and of each large room with two ways out. */
export function separationsOf(
  { spaces, exits }: FloorGraph,
  feetPerPercent: Floor["feetPerPercent"],
): MeasuredSeparation[] {
  const inside = spaces.filter(({ isOpenAir }) => !isOpenAir);
  const rooms = inside.filter(({ room, isStair }) =>
    (room.areaSqft ?? 0) >= LEAST_SQFT && !isStair
  );
  // The door of an exit stair to the ground ends no way of the floor: the door into the stair does.
  const ends = exits.filter(({ sides }) => sides.some((it) => it !== null && !it.isStair));
  const floors = plansOf(spaces).map((plan) =>
    farthestOf(
      null,
      ends.filter(({ sides }) => sides.some((it) => it !== null && plan.includes(it))),
      plan.filter(({ isOpenAir }) => !isOpenAir).flatMap(({ ring }) => ring),
      feetPerPercent,
    )
  ).filter((it) => it !== null);
  return [
    ...floors.sort((a, b) => a.apartFt / a.diagonalFt - b.apartFt / b.diagonalFt),
    ...rooms.map((space) =>
      farthestOf(
        space.room.id,
        space.passages.filter((it) => leadsOut(it, space)),
        space.ring,
        feetPerPercent,
      )
    ).filter((it) => it !== null),
  ];
}

/** The spaces of each of the plans that share a sheet. */
function plansOf(spaces: readonly Space[]): Space[][] {
  let plans: { space: Space; box: Extent }[][] = [];
  for (const space of spaces) {
    const box = extentOf(space.ring);
    const near = plans.filter((plan) => plan.some((it) => areNear(it.box, box)));
    plans = [...plans.filter((it) => !near.includes(it)), [...near.flat(), { space, box }]];
  }
  return plans.map((plan) => plan.map(({ space }) => space));
}

/** How far an outline reaches, feet. */
interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function extentOf(ring: Ring): Extent {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

const areNear = (a: Extent, b: Extent): boolean =>
  a.left - b.right < APART_FT && b.left - a.right < APART_FT &&
  a.top - b.bottom < APART_FT && b.top - a.bottom < APART_FT;

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
