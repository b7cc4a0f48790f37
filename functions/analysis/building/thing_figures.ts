/** Figures of things: the thickness of a wall, the width of an opening, what its leaf leaves clear, the width of a flight. */
import type { DimensionMeaning } from "../../_shared/domain/plan_set.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import type { DimensionSpan, PlanModel } from "./dimension_ends.ts";
import {
  END_PT,
  FACE_PT,
  MAX_OFF_FT,
  MAX_WALL_FT,
  nameOf,
  type PlanFaces,
  sidesAlong,
} from "./plan_faces.ts";

/** A figure of an opening stands this close to it where walls may lie between, feet. */
const NEAR_OPENING_FT = 6;
/** An open leaf, its hinge and the stop take so much of an opening, inches and at least points. @source FBC-B 1010.1.1 */
const LEAF_TAKES_IN = [1.2, 4.5] as const, LEAF_TAKES_PT = 0.8;
/** Figures of an opening are this much as long as it, feet. */
const WIDELY_FT = 0.5;
/** A flight's width is written across it, or across what follows its ends; with no wall between, farther off, feet. */
const BEYOND_FLIGHT_FT = 2.5, FAR_BEYOND_FLIGHT_FT = 7;
/** Stringers, rails and the walls beside a flight add so much to its width, feet. */
const BESIDE_FLIGHT_FT = 0.45;

/** From one face of a wall to its other, or over some of its layers. */
export function thickness(faces: PlanFaces, span: DimensionSpan): DimensionMeaning | null {
  const { from, to, at } = span;
  if (to - from > MAX_WALL_FT * faces.plan.pointsPerFoot) return null;
  // What is thicker than long is a pier between two openings.
  const near = faces.across(span).filter((face) =>
    at > face.from - 40 && at < face.to + 40 &&
    face.to - face.from > face.pair[1] - face.pair[0]
  );
  const isFace = (end: number) => near.some((face) => Math.abs(face.at - end) < FACE_PT);
  // Layers of one wall are walls of their own: a figure may run over some of them.
  const middle = (from + to) / 2;
  const isWall = near.some(({ pair: [low, high] }) => low < middle && middle < high);
  return isWall && isFace(from) && isFace(to)
    ? { property: "thickness", thing: "wall", mark: null, room: null }
    : null;
}

/** From jamb to jamb of an opening it runs along, or from the latch's jamb to the open leaf. */
export function widthOfOpening(faces: PlanFaces, span: DimensionSpan): DimensionMeaning | null {
  const { from, to, at, isLevel } = span;
  const { pointsPerFoot, openings } = faces.plan;
  for (const { kind, gap, line: [a, b], swing } of openings) {
    const runsAlong = Math.abs(isLevel ? gap.direction.ux : gap.direction.uy) > 0.99;
    if (!runsAlong || kind === "cased") continue;
    const [hinge, latch] = isLevel ? [a.x, b.x] : [a.y, b.y];
    const [low, high] = [Math.min(hinge, latch), Math.max(hinge, latch)];
    if (Math.abs(low - from) + Math.abs(high - to) > 2 * WIDELY_FT * pointsPerFoot) continue;
    const where = isLevel ? a.y : a.x;
    const off = Math.abs(where - at) / pointsPerFoot;
    // A string of openings stands off the plan, with nothing before the wall they are in.
    const isBefore = off < MAX_OFF_FT && !faces.roomOf(span) && faces.isFreeTo(where, span);
    if (off > NEAR_OPENING_FT && !isBefore) continue;
    const ofDoor = (property: string): DimensionMeaning => ({
      property,
      thing: kind === "window" ? "window" : "door",
      mark: null,
      room: null,
    });
    const [atLatch, atHinge] = latch > hinge ? [to, from] : [from, to];
    const taken = (atHinge - hinge) * Math.sign(latch - hinge);
    if (
      kind === "single" && swing && off < NEAR_OPENING_FT &&
      Math.abs(atLatch - latch) < FACE_PT && taken > LEAF_TAKES_PT &&
      taken > LEAF_TAKES_IN[0] * pointsPerFoot / 12 && taken < LEAF_TAKES_IN[1] * pointsPerFoot / 12
    ) return ofDoor("clear width");
    if (Math.abs(low - from) < END_PT && Math.abs(high - to) < END_PT) return ofDoor("width");
  }
  return null;
}

/** From one side of a flight to the other. */
export function widthOfFlight(faces: PlanFaces, span: DimensionSpan): DimensionMeaning | null {
  const { from, to, at } = span;
  const { pointsPerFoot, flights } = faces.plan;
  for (const { box, widthPt, middle, row: { direction } } of flights) {
    const { low, high, near, far } = sidesAlong(span, box);
    const beyond = Math.max(near - at, at - far) / pointsPerFoot;
    if (beyond > FAR_BEYOND_FLIGHT_FT) continue;
    if (beyond > BEYOND_FLIGHT_FT) {
      // Behind its break line a flight goes on: its very sides tell it there.
      const isAcross = Math.abs(span.isLevel ? direction.ux : direction.uy) > 0.99;
      const isExact = Math.abs(from - low) < END_PT && Math.abs(to - high) < END_PT;
      if (!isAcross || !isExact || !faces.isFreeTo(at > far ? far : near, span)) continue;
    }
    const slack = BESIDE_FLIGHT_FT * pointsPerFoot;
    if (Math.abs(from - low) > slack || Math.abs(to - high) > slack) continue;
    if (Math.abs(to - from - widthPt) > 2 * slack) continue;
    const room = stairAt(faces.plan, box) ?? faces.roomAt(middle);
    return { property: "clear width", thing: "stair", mark: null, room: room && nameOf(room) };
  }
  return null;
}

/** The only room called a stair that a flight reaches into: open flights run on beside their outline. */
function stairAt(
  { rooms, pointsPerFoot: near }: PlanModel,
  { x, y, width, height }: PointRect,
): PlanModel["rooms"][number] | null {
  const stairs = rooms.filter(({ name, ring }) => {
    if (name === null || !/\bSTAIR/i.test(name) || ring.length === 0) return false;
    const xs = ring.map((p) => p.x), ys = ring.map((p) => p.y);
    return Math.min(...xs) < x + width + near && Math.max(...xs) > x - near &&
      Math.min(...ys) < y + height + near && Math.max(...ys) > y - near;
  });
  return stairs.length === 1 ? stairs[0] : null;
}
