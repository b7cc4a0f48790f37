/** Figures that stand off a plan: overall, along a grid, from wall to wall, along one room. */
import type { DimensionMeaning } from "../../_shared/domain/plan_set.ts";
import { OPEN_AIR } from "../../_shared/topology/floor.ts";
import type { DimensionSpan } from "./dimension_ends.ts";
import type { GridRow } from "./grid_lines.ts";
import {
  BEHIND_FT,
  END_PT,
  FACE_PT,
  MAX_OFF_FT,
  MAX_WALL_FT,
  nameOf,
  type PlanFaces,
  sidesAlong,
} from "./plan_faces.ts";

/** Thinnest wall that counts as more than a layer, feet. */
const THINNEST_WALL_FT = 0.28;
/** A building stands by so much nearer to a figure than the next one, as a share. */
const NEARER = 0.6;
/** What meets an outer wall begins so close behind its face, feet. */
const MEETS_FT = 2.2;

/** From one wall to another, whatever lies between. */
export const WALL_TO_WALL: DimensionMeaning = {
  property: "spacing",
  thing: "wall",
  mark: null,
  room: null,
};

/** From one outermost face or grid line of a building to the other. */
export function overall(faces: PlanFaces, span: DimensionSpan): DimensionMeaning | null {
  const { isLevel, from, to, at } = span;
  const off = MAX_OFF_FT * faces.plan.pointsPerFoot;
  for (const box of faces.buildings) {
    const { low, high, near, far } = sidesAlong(span, box);
    if (at < near - off || at > far + off || (at > near && at < far)) continue;
    const isWhole = Math.abs(from - low) < END_PT && Math.abs(to - high) < END_PT;
    if (!isWhole && !isWholeGrid(faces, span, [low, high])) continue;
    const isLong = (box.width >= box.height) === isLevel;
    return { property: isLong ? "length" : "width", thing: "building", mark: null, room: null };
  }
  return null;
}

/** From the first grid line of a building to its last, over others; it may stand off both. */
function isWholeGrid(
  { plan: { grid, pointsPerFoot } }: PlanFaces,
  { isLevel, from, to }: DimensionSpan,
  [low, high]: [number, number],
): boolean {
  const behind = MAX_WALL_FT * pointsPerFoot;
  const lines = placesOf(isLevel ? grid.x : grid.y);
  const [first, last] = [Math.min(from, low - behind), Math.max(to, high + behind)];
  const over = lines.filter((it) => it > first - END_PT && it < last + END_PT);
  return over.length > 2 && from < low + behind && to > high - behind &&
    Math.abs(from - over[0]) < END_PT && Math.abs(to - over.at(-1)!) < END_PT;
}

const placesOf = (rows: readonly GridRow[]): number[] =>
  rows.flatMap(({ places }) => places).sort((a, b) => a - b);

/** Between two neighbouring lines of the grid. */
export function gridSpacing(faces: PlanFaces, span: DimensionSpan): DimensionMeaning | null {
  const { from, to, isLevel } = span;
  // In a room a figure between grid lines may as well run to something else that stands on them.
  if (faces.roomOf(span)) return null;
  const rows = isLevel ? faces.plan.grid.x : faces.plan.grid.y;
  const isOn = (end: number) => placesOf(rows).some((it) => Math.abs(it - end) < END_PT);
  if (!isOn(from) || !isOn(to)) return null;
  // On a side without bubbles a figure between walls that stand on the grid is of the walls.
  if (!isBesideBubbles(faces, span, rows)) {
    if (wallToWall(faces, span, "middles")) return null;
    if (isOnFaces(faces, span, rows) && wallToWall(faces, span, "anywhere")) return null;
  }
  return { property: "spacing", thing: "grid", mark: null, room: null };
}

/** Faces that a figure runs to lie so much nearer to its ends than lines of the grid, points. */
const FACE_NEARER_PT = 0.8;

/** Whether the faces of walls lie nearer to both ends of a figure than the lines of the grid inside these walls. */
function isOnFaces(
  faces: PlanFaces,
  span: DimensionSpan,
  rows: readonly GridRow[],
): boolean {
  const lines = placesOf(rows), walls = faces.across(span);
  const offOf = (places: readonly number[], end: number) =>
    Math.min(...places.map((it) => Math.abs(it - end)));
  return [span.from, span.to].every((end) =>
    offOf(walls.map(({ at }) => at), end) + FACE_NEARER_PT < offOf(lines, end)
  );
}

/** Whether the bubbles of lines stand on the side of the building a figure stands on. */
function isBesideBubbles(
  faces: PlanFaces,
  span: DimensionSpan,
  rows: readonly GridRow[],
): boolean {
  const own = buildingBeside(faces, span);
  if (!own) return true;
  const sideOf = (at: number) => at < own.near ? -1 : at > own.far ? 1 : 0;
  return rows.some((it) => sideOf(it.at) === sideOf(span.at));
}

/** Drawn off the plan, as long as the nearest room is between its walls; or as the nearest porch or deck. */
export function alongRoom(
  faces: PlanFaces,
  span: DimensionSpan,
  which: "rooms" | "open air" = "rooms",
): DimensionMeaning | null {
  const { from, to, at, isLevel } = span;
  const { rooms, pointsPerFoot } = faces.plan;
  if (faces.roomOf(span)) return null;
  const reach = MAX_OFF_FT * pointsPerFoot;
  const found = rooms.flatMap((room) => {
    // What lies before the walls may have the length of a stretch of wall by chance.
    const isOpen = room.name !== null && OPEN_AIR.test(room.name);
    if (isOpen !== (which === "open air")) return [];
    const along = room.ring.map((p) => isLevel ? p.x : p.y);
    const across = room.ring.map((p) => isLevel ? p.y : p.x);
    const [before, after] = [Math.min(...along) - from, to - Math.max(...along)];
    const behind = BEHIND_FT * pointsPerFoot;
    const fits = before > -END_PT && before < behind && after > -END_PT && after < behind;
    if (fits && takesInWall(faces, span, across)) return [];
    const off = Math.max(Math.min(...across) - at, at - Math.max(...across));
    return fits && off > 0 && off < reach ? [{ room, off }] : [];
  }).sort((a, b) => a.off - b.off);
  if (found.length === 0) return null;
  const property = isLevel ? "width" : "length";
  return { property, thing: "room", mark: null, room: nameOf(found[0].room) };
}

/** Whether a figure takes in a whole wall that stands beside a room at one of its ends: it is more than the room's. */
function takesInWall(faces: PlanFaces, span: DimensionSpan, across: readonly number[]): boolean {
  const { from, to } = span;
  const [near, far] = [Math.min(...across), Math.max(...across)];
  // A finish alone is no wall.
  const thinnest = THINNEST_WALL_FT * faces.plan.pointsPerFoot;
  return faces.across(span).some(({ pair: [low, high], ...it }) =>
    it.from < far && it.to > near && high - low > thinnest &&
    (Math.abs(low - from) < FACE_PT && high < to || Math.abs(high - to) < FACE_PT && low > from)
  );
}

/** Drawn off the plan, from one wall to another. */
export function wallToWall(
  faces: PlanFaces,
  span: DimensionSpan,
  ends: "middles" | "anywhere",
): DimensionMeaning | null {
  const own = buildingBeside(faces, span);
  if (!own || span.at > own.near && span.at < own.far) return null;
  // What is thicker than long is a pier of the outer wall between two openings.
  const walls = faces.across(span).filter((it) =>
    it.from > own.near - 10 && it.to < own.far + 10 &&
    it.to - it.from > it.pair[1] - it.pair[0]
  );
  const isAtWall = (end: number) => {
    const found = walls.filter((it) =>
      ends === "anywhere" && Math.abs(it.at - end) < END_PT ||
      Math.abs((it.pair[0] + it.pair[1]) / 2 - end) < (ends === "middles" ? FACE_PT : END_PT)
    );
    return found.length > 0 &&
      (!isMiddleOfOpening(faces, end, span) || found.some((it) => meetsSide(faces, it, span, own)));
  };
  return isAtWall(span.from) && isAtWall(span.to) ? WALL_TO_WALL : null;
}

/** Whether an opening that nothing stands before has its middle at an end: strings run to windows as well. */
function isMiddleOfOpening(faces: PlanFaces, end: number, span: DimensionSpan): boolean {
  const { isLevel } = span;
  return faces.plan.openings.some(({ gap, line: [a, b] }) => {
    if (Math.abs(isLevel ? gap.direction.ux : gap.direction.uy) <= 0.99) return false;
    const [middle, where, half] = isLevel
      ? [(a.x + b.x) / 2, a.y, Math.abs(a.x - b.x) / 2]
      : [(a.y + b.y) / 2, a.x, Math.abs(a.y - b.y) / 2];
    return Math.abs(middle - end) < END_PT &&
      faces.isFreeTo(where, { ...span, from: end - half, to: end + half });
  });
}

/** Whether a wall reaches the outer wall on the side a figure stands on. */
function meetsSide(
  { plan: { pointsPerFoot } }: PlanFaces,
  wall: { from: number; to: number },
  { at }: DimensionSpan,
  { near, far }: { near: number; far: number },
): boolean {
  const reach = MEETS_FT * pointsPerFoot;
  return at < near ? wall.from < near + reach : wall.to > far - reach;
}

/** The building a figure stands beside, by its sides along and across the figure; null where two are as near. */
function buildingBeside(faces: PlanFaces, span: DimensionSpan) {
  const { from, to, at } = span;
  const most = MAX_OFF_FT * faces.plan.pointsPerFoot;
  const [nearest, next] = faces.buildings.map((it) => sidesAlong(span, it))
    .filter(({ low, high }) => from > low - END_PT && to < high + END_PT)
    .map((it) => ({ ...it, off: Math.max(0, it.near - at, at - it.far) }))
    .filter(({ off }) => off < most)
    .sort((a, b) => a.off - b.off);
  return nearest && (!next || nearest.off < NEARER * next.off) ? nearest : null;
}
