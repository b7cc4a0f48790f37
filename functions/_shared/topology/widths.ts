/** Clear widths of corridors, and the room that walls leave at doors and fixtures. */
import type { PlanFixture } from "../domain/building.ts";
import type { Passage, Space } from "./floor.ts";
import { feetBetween, type Ft, isInside, type Ring, sidesOf, turnOf } from "./rings.ts";

/** A distance with the line it was measured along. */
export interface Gap {
  ft: number;
  from: Ft;
  to: Ft;
}

/** Walls that face each other over less than this are corners, feet. */
const FACING_FT = 1;
/** Directions within this are one, as the sine of the angle between. */
const PARALLEL = 0.03;

/** The narrowest place between two walls that face each other; null where none do. */
export function narrowestOf(ring: Ring): Gap | null {
  const sides = sidesOf(ring).filter(([a, b]) => feetBetween(a, b) >= FACING_FT);
  let narrowest: Gap | null = null;
  for (const [index, [a, b]] of sides.entries()) {
    const long = feetBetween(a, b);
    const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
    for (const [c, d] of sides.slice(index + 1)) {
      const other = feetBetween(c, d);
      if (Math.abs(ux * (d.y - c.y) - uy * (d.x - c.x)) > PARALLEL * other) continue;
      const along = [c, d].map((it) => (it.x - a.x) * ux + (it.y - a.y) * uy);
      const from = Math.max(0, Math.min(...along)), to = Math.min(long, Math.max(...along));
      if (to - from < FACING_FT) continue;
      const ft = Math.abs(turnOf(a, b, c)) / long;
      if (ft < 0.5 || (narrowest !== null && ft >= narrowest.ft)) continue;
      const middle = (from + to) / 2;
      const on = { x: a.x + middle * ux, y: a.y + middle * uy };
      const sign = Math.sign(turnOf(a, b, c));
      const over = { x: on.x - sign * uy * ft, y: on.y + sign * ux * ft };
      const half = { x: (on.x + over.x) / 2, y: (on.y + over.y) / 2 };
      if (isInside(ring, half)) narrowest = { ft, from: on, to: over };
    }
  }
  return narrowest;
}

/** How far it is from a place to the outline in a direction; null where nothing stands within reach. */
export function rayTo(ring: Ring, from: Ft, [dx, dy]: readonly [number, number]): Gap | null {
  let nearest: Gap | null = null;
  for (const [a, b] of sidesOf(ring)) {
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) continue;
    const ft = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross;
    const share = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
    if (ft < 0 || share < 0 || share > 1 || (nearest !== null && ft >= nearest.ft)) continue;
    nearest = { ft, from, to: { x: from.x + dx * ft, y: from.y + dy * ft } };
  }
  return nearest;
}

/** Depth of the floor at a door in which nothing may stand beside the latch, feet. @source FBC-A Table 404.2.4.1 */
const LATCH_DEPTH_FT = { pull: 5, push: 4 } as const;
/** Rows in which the floor beside a latch is looked at, as shares of its depth. */
const ROWS = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Room beside the latch of a single leaf, on one of its sides; null where the door shows no latch. */
export function latchRoomOf(
  { opening: { line, hinge, kind }, at }: Passage,
  space: Space,
  { side, toFeet }: { side: "pull" | "push"; toFeet: (point: readonly [number, number]) => Ft },
): Gap | null {
  if (kind !== "single" || hinge === null) return null;
  const [jamb, latch] = line.map(toFeet);
  const wide = feetBetween(jamb, latch);
  if (wide < 1) return null;
  const [ux, uy] = [(latch.x - jamb.x) / wide, (latch.y - jamb.y) / wide];
  const sill = space.ways.floorAt(at);
  const inward = [[-uy, ux], [uy, -ux]].find(([nx, ny]) =>
    isInside(space.ring, { x: sill.x + nx * 0.5, y: sill.y + ny * 0.5 })
  );
  if (!inward) return null;
  const [nx, ny] = inward;
  const off = (sill.x - at.x) * nx + (sill.y - at.y) * ny;
  const gaps = ROWS.flatMap((share) => {
    const deep = off + share * LATCH_DEPTH_FT[side];
    const from = { x: latch.x + nx * deep, y: latch.y + ny * deep };
    return isInside(space.ring, from) ? rayTo(space.ring, from, [ux, uy]) ?? [] : [];
  });
  return gaps.length === 0 ? null : gaps.reduce((a, b) => (b.ft < a.ft ? b : a));
}

/** From the middle of a fixture to the nearest wall at its side; its back is at the nearest wall of all. */
export function centrelineOf(
  { box }: PlanFixture,
  ring: Ring,
  toFeet: (point: readonly [number, number]) => Ft,
): Gap | null {
  const middle = toFeet([box.x + box.width / 2, box.y + box.height / 2]);
  const corner = toFeet([box.x + box.width, box.y + box.height]);
  const half = { x: corner.x - middle.x, y: corner.y - middle.y };
  if (!isInside(ring, middle)) return null;
  const rays = ([[-1, 0], [1, 0], [0, -1], [0, 1]] as const).flatMap((way) => {
    const gap = rayTo(ring, middle, way);
    return gap ? [{ way, gap, free: gap.ft - (way[0] === 0 ? half.y : half.x) }] : [];
  });
  if (rays.length < 4) return null;
  const back = rays.reduce((a, b) => (b.free < a.free ? b : a));
  const aside = rays.filter(({ way }) => (way[0] === 0) !== (back.way[0] === 0));
  return aside.reduce((a, b) => (b.gap.ft < a.gap.ft ? b : a)).gap;
}
