/** Outlines in feet: inside, nearest points, sight from point to point. */

/** A place in feet of the building, y down. */
export interface Ft {
  x: number;
  y: number;
}

export type Ring = readonly Ft[];

/** Two places are one within this, feet. */
const SAME = 1e-6;
/** Points this near an outline are on it, feet. */
const ON_EDGE = 0.08;

export const feetBetween = (a: Ft, b: Ft): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Sides of a ring. */
export const sidesOf = (ring: Ring): [Ft, Ft][] =>
  ring.map((a, index) => [a, ring[(index + 1) % ring.length]]);

/** Twice the area left of `ab` towards `c`: its sign says on which side `c` lies. */
export const turnOf = (a: Ft, b: Ft, c: Ft): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Is a point inside a ring? Of points on the outline nothing is promised. */
export function isInside(ring: Ring, { x, y }: Ft): boolean {
  let isIn = false;
  for (let index = 0; index < ring.length; index++) {
    const a = ring[index], b = ring[(index + 1) % ring.length];
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isIn = !isIn;
  }
  return isIn;
}

/** The point of a side that is nearest. */
export function nearestOnSide(p: Ft, [a, b]: readonly [Ft, Ft]): Ft {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length < SAME
    ? 0
    : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  return { x: a.x + share * dx, y: a.y + share * dy };
}

/** The point of an outline that is nearest. */
export function nearestOn(ring: Ring, p: Ft): Ft {
  let nearest = ring[0];
  for (const side of sidesOf(ring)) {
    const on = nearestOnSide(p, side);
    if (feetBetween(p, on) < feetBetween(p, nearest)) nearest = on;
  }
  return nearest;
}

/** Corners at which the inside of a ring is wider than half a turn: ways bend at these alone. */
export function inwardCorners(ring: Ring): Ft[] {
  const isClockwise = areaOf(ring) > 0;
  return ring.filter((corner, index) => {
    const before = ring[(index + ring.length - 1) % ring.length];
    const after = ring[(index + 1) % ring.length];
    const turn = turnOf(before, corner, after);
    return isClockwise ? turn < -SAME : turn > SAME;
  });
}

/** Signed area, square feet: positive where the corners run clockwise as seen on the page. */
export const areaOf = (ring: Ring): number =>
  sidesOf(ring).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;

/** Is nothing of the outline between two points of a ring? */
export function canSee(ring: Ring, a: Ft, b: Ft): boolean {
  for (let index = 0; index < ring.length; index++) {
    const c = ring[index], d = ring[(index + 1) % ring.length];
    const crosses = Math.min(turnOf(a, b, c), turnOf(a, b, d)) < -SAME &&
      Math.max(turnOf(a, b, c), turnOf(a, b, d)) > SAME &&
      Math.min(turnOf(c, d, a), turnOf(c, d, b)) < -SAME &&
      Math.max(turnOf(c, d, a), turnOf(c, d, b)) > SAME;
    if (crosses) return false;
  }
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return isInside(ring, middle) || feetBetween(nearestOn(ring, middle), middle) < ON_EDGE;
}

/** The longest straight line between two of some points. */
export function diameterOf(points: readonly Ft[]): number {
  let longest = 0;
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) {
      longest = Math.max(longest, feetBetween(points[i], points[j]));
    }
  }
  return longest;
}
