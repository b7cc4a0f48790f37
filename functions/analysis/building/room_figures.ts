/** Figures drawn in a room: from wall to wall across it, or from a door's latch to the wall beside it. */
import type { DimensionMeaning } from "../../_shared/domain/plan_set.ts";
import { isInside } from "../../_shared/topology/rings.ts";
import type { DimensionSpan, PlanModel } from "./dimension_ends.ts";
import { isAtLatch } from "./latch_figures.ts";
import type { Point } from "./lines.ts";
import { WALL_TO_WALL } from "./outer_figures.ts";
import {
  BEHIND_FT,
  END_PT,
  FACE_PT,
  nameOf,
  placeOn,
  type PlanFaces,
  sidesAlong,
} from "./plan_faces.ts";

/** A room's name that says it is a way through. */
const WAY_THROUGH = /CORRIDOR|CORRIDOOR|HALL(WAY)?\b|PASSAGE|AISLE|FOYER|VESTIBULE|ENTRY|GALLERY/i;
/** Widest way through, feet. */
const MAX_WAY_FT = 12;
/** Sides of jambs are no longer, feet. */
const JAMB_FT = 0.75;
/** Extension lines run so far beyond the end of a wall, feet. */
const EXTENDED_FT = 3;
/** Narrowest closet, and narrowest room, feet. */
const MIN_ACROSS_FT = 1.5, MIN_ROOM_FT = 2.5;

/** Between two walls of the room it is drawn in, or from a door's latch to the wall beside it. */
export function inRoom(faces: PlanFaces, span: DimensionSpan): DimensionMeaning | null {
  const { from, to, at, isLevel } = span;
  const { pointsPerFoot } = faces.plan;
  const room = faces.roomOf(span);
  if (!room) return null;
  for (let step = 1; step < 8; step++) {
    const p = placeOn(span, from + (to - from) * (0.04 + 0.92 * step / 8));
    if (!isInside(room.ring, p)) return null;
  }
  const sides = sidesOf(room.ring, !isLevel);
  // Figures run to the face of a wall, to its middle or to its studs.
  const behind = BEHIND_FT * pointsPerFoot;
  const faceBefore = faceOfOpening(faces, span);
  const isAtSide = (end: number, outwards: 1 | -1, reach = 3) =>
    sides.some((it) => {
      const beyond = (end - faceBefore(it, end)) * outwards;
      // As short as a wall is thick it is the jamb of an opening the outline reaches into.
      return beyond > -END_PT && beyond < behind && at > it.from - reach && at < it.to + reach &&
        it.to - it.from > JAMB_FT * pointsPerFoot;
    });
  const atFrom = isAtSide(from, -1), atTo = isAtSide(to, 1);
  // From a corner of the room an extension line may run on to the figure of a latch.
  const far = EXTENDED_FT * pointsPerFoot;
  const fromFrom = atFrom || !atTo && isAtSide(from, -1, far);
  const fromTo = atTo || !atFrom && isAtSide(to, 1, far);
  if (fromFrom !== fromTo && isAtLatch(faces, fromFrom ? to : from, span)) {
    return { property: "latch side clearance", thing: "door", mark: null, room: nameOf(room) };
  }
  const landing: DimensionMeaning = {
    property: "depth",
    thing: "landing",
    mark: null,
    room: nameOf(room),
  };
  // The flight lies in the room of its stair: its first tread is no side of that. A hall before it may be meant as such.
  const isStair = room.name !== null && /\bSTAIR/i.test(room.name);
  if (isStair && atFrom !== atTo && isBeforeFlight(faces, span, atFrom ? "to" : "from")) {
    return landing;
  }
  // A layer of a wall may lie inside the outline of a room.
  const isWide = to - from >= MIN_ACROSS_FT * pointsPerFoot;
  if (!atFrom || !atTo || !isWide) return null;
  // Where a space ends at a flight it is as wide as that; a landing is part of one that goes on beside the flight.
  const goesOn = extentOf(room.ring, isLevel) > to - from + pointsPerFoot;
  const isLanding = goesOn &&
    (isBeforeFlight(faces, span, "to") || isBeforeFlight(faces, span, "from"));
  return isLanding ? landing : acrossRoom(faces.plan, room, span);
}

/** Whether a figure has an end at the first or the last tread of a flight, along the way over it, and no wall there. */
function isBeforeFlight(faces: PlanFaces, span: DimensionSpan, end: "from" | "to"): boolean {
  const { from, to, at, isLevel } = span;
  const hasWall = (end: number) =>
    faces.across(span).some((it) =>
      Math.abs(it.at - end) < END_PT && at > it.from - END_PT && at < it.to + END_PT
    );
  return faces.plan.flights.some(({ box, row: { direction } }) => {
    const { low, high, near, far } = sidesAlong(span, box);
    const isOnWay = Math.abs(isLevel ? direction.uy : direction.ux) > 0.99 && at > near && at < far;
    return isOnWay &&
      (end === "to"
        ? Math.abs(to - low) < END_PT && !hasWall(to)
        : Math.abs(from - high) < END_PT && !hasWall(from));
  });
}

/**
 * Where a side of an outline stands for a figure at an end: at the face of the wall, where the outline reaches into an
 * opening of it.
 */
function faceOfOpening({ plan: { openings } }: PlanFaces, { isLevel, at }: DimensionSpan) {
  return (side: { at: number }, end: number): number => {
    const own = openings.find(({ gap, line: [a, b] }) => {
      if (Math.abs(isLevel ? gap.direction.uy : gap.direction.ux) <= 0.99) return false;
      const [one, other, where] = isLevel ? [a.y, b.y, a.x] : [a.x, b.x, a.y];
      const half = (gap.at[1] - gap.at[0]) / 2 + END_PT;
      return at > Math.min(one, other) - END_PT && at < Math.max(one, other) + END_PT &&
        Math.abs(side.at - where) < half && Math.abs(end - where) < half;
    });
    return own ? end : side.at;
  };
}

/** Drawn in a room from one of its walls to the next one, past counters and other thin lines. */
export function faceToFace(faces: PlanFaces, span: DimensionSpan): DimensionMeaning | null {
  const { from, to, at } = span;
  const { pointsPerFoot } = faces.plan;
  if (to - from < MIN_ROOM_FT * pointsPerFoot) return null;
  const room = faces.roomOf(span);
  if (!room) return null;
  const bodies = faces.across(span).filter((it) => at > it.from - 3 && at < it.to + 3)
    .map(({ pair }) => pair);
  const behind = BEHIND_FT * pointsPerFoot;
  // The wall at an end has its other face beyond it; a thin layer may lie before it.
  const isAtWall = (end: number, outwards: 1 | -1) =>
    bodies.some(([low, high]) =>
      outwards === 1
        ? Math.abs(low - end) < FACE_PT || low < end && high > end - FACE_PT && low > end - behind
        : Math.abs(high - end) < FACE_PT ||
          high > end && low < end + FACE_PT && high < end + behind
    );
  if (!isAtWall(from, -1) || !isAtWall(to, 1)) return null;
  const isBetween = bodies.some(([low, high]) => low > from + behind && high < to - behind);
  if (isBetween) return null;
  // Through an open plan a figure is of none of its rooms.
  const [first, last] = [from + pointsPerFoot, to - pointsPerFoot]
    .map((it) => faces.roomAt(placeOn(span, it)));
  const isThrough = first && last && first !== last && nameOf(first) && nameOf(last);
  return isThrough ? WALL_TO_WALL : acrossRoom(faces.plan, room, span);
}

/** Width or length of a room whose walls stand at both ends; of a way through its clear width. */
function acrossRoom(
  { flights, pointsPerFoot }: PlanModel,
  room: PlanModel["rooms"][number],
  { from, to, isLevel }: DimensionSpan,
): DimensionMeaning | null {
  // Across a stair nobody named a figure may as well be the flight's.
  const isStair = room.name === null && room.number === null &&
    flights.some(({ middle }) => isInside(room.ring, middle));
  if (isStair) return null;
  const feet = (to - from) / pointsPerFoot;
  const across = extentOf(room.ring, isLevel), other = extentOf(room.ring, !isLevel);
  const isWay = room.name !== null && WAY_THROUGH.test(room.name) && feet <= MAX_WAY_FT &&
    across <= other;
  if (isWay) {
    return { property: "clear width", thing: "corridor", mark: null, room: nameOf(room) };
  }
  const property = isLevel ? "width" : "length";
  return { property, thing: "room", mark: null, room: nameOf(room) };
}

/** Sides of an outline that are level, or upright. */
function sidesOf(ring: readonly Point[], isLevel: boolean) {
  return ring.flatMap((a, index) => {
    const b = ring[(index + 1) % ring.length];
    const [across, along] = isLevel ? [b.y - a.y, b.x - a.x] : [b.x - a.x, b.y - a.y];
    if (Math.abs(across) > 0.03 * Math.abs(along) + 0.1) return [];
    const [from, to] = isLevel ? [a.x, b.x] : [a.y, b.y];
    return [{
      at: isLevel ? (a.y + b.y) / 2 : (a.x + b.x) / 2,
      from: Math.min(from, to),
      to: Math.max(from, to),
    }];
  });
}

function extentOf(ring: readonly Point[], isLevel: boolean): number {
  const along = ring.map((p) => isLevel ? p.x : p.y);
  return Math.max(...along) - Math.min(...along);
}
