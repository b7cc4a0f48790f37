/** Rooms of a plan from the outlines of its spaces, with what is lettered in them. */
import type { PlanPoint, PlanRoom } from "../../_shared/domain/building.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { type PointRect, toPercentRect } from "../../_shared/geometry.ts";
import { isInside } from "../../_shared/topology/rings.ts";
import type { Point } from "./lines.ts";
import { areaOf, boxAround } from "./outlines.ts";
import { labelInside } from "./room_texts.ts";
import type { BuildingSources } from "./sources.ts";

/** Smaller spaces are no rooms, square feet. */
export const LEAST_SQFT = 6;

/** A point in percent of the page, to a thousandth. */
export const toPercent = (page: PageReading, { x, y }: Point): PlanPoint => [
  Math.round((x / page.widthPt) * 1e5) / 1e3,
  Math.round((y / page.heightPt) * 1e5) / 1e3,
];

function sharedArea(a: PointRect, b: PointRect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How sure outlines are. */
const CLOSED_SURE = 0.9, OPEN_SURE = 0.6;
/** A space along this share of the extent of all walls, both ways, is the ground around them. */
const OPEN = 0.97;

/** Rooms by the number of their space; spaces inside another room's outline are its furniture. */
export function toRooms(
  page: PageReading,
  { rooms: labels, pointsPerFoot, excluded }: BuildingSources,
  { rings, isOpen, stallsOf, gainedPt2, firstUnnamed, extent }: {
    rings: readonly Point[][];
    /** Whether a side was closed without a wall. */
    isOpen: (owner: number) => boolean;
    /** Outlines of the stalls of a room, which its own outline leaves out. */
    stallsOf: (owner: number) => readonly (readonly Point[])[];
    /** Area of these stalls. */
    gainedPt2: (owner: number) => number;
    firstUnnamed: number;
    extent: PointRect;
  },
): Map<number, PlanRoom> {
  const rooms = new Map<number, PlanRoom>();
  rings.forEach((ring, owner) => {
    if (owner === 0 || ring.length < 3) return;
    const lettered = owner < firstUnnamed ? labels[owner - 1] : null;
    if (!lettered) {
      const isInner = rings.some((other, index) =>
        index !== owner && index > 0 && other.length > 2 && ring.every((p) => isInside(other, p))
      );
      if (isInner) return;
    }
    const sqft = (areaOf(ring) + gainedPt2(owner)) / pointsPerFoot ** 2;
    if (sqft < LEAST_SQFT) return;
    const box = boxAround(ring);
    const stalls = stallsOf(owner);
    // A name on open ground around the building, such as that of a terrace without an edge; a hall is closed.
    const isClosed = lettered === null && !isOpen(owner);
    if (!isClosed && box.width > OPEN * extent.width && box.height > OPEN * extent.height) return;
    if (excluded.some((it) => sharedArea(it, box) > 0.5 * box.width * box.height)) return;
    rooms.set(owner, {
      id: `p${page.page}r${rooms.size + 1}`,
      ...labelInside(ring, lettered ?? { name: null, number: null }, page.lines),
      drawing: lettered?.drawing ?? null,
      box: toPercentRect(box, page),
      polygon: ring.map((p) => toPercent(page, p)),
      ...(stalls.length > 0 && {
        stalls: stalls.map((it) => it.map((p) => toPercent(page, p))),
      }),
      areaSqft: Math.round(sqft * 10) / 10,
      confidence: isOpen(owner) ? OPEN_SURE : CLOSED_SURE,
    });
  });
  return rooms;
}
