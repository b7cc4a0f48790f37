/** The shortest way between two places of one room, around its inward corners. */
import { canSee, feetBetween, type Ft, inwardCorners, nearestOn, type Ring } from "./rings.ts";

/** Rooms with more inward corners are walked straight: still no farther than a person walks. */
const MOST_CORNERS = 48;

/** A way with its length in feet, its ends included. */
export interface Way {
  lengthFt: number;
  points: Ft[];
}

/** Ways inside one room. */
export class RoomWays {
  readonly #corners: Ft[];
  readonly #sights = new Map<Ft, { to: Ft; far: number }[]>();
  readonly #floor = new Map<Ft, Ft>();

  constructor(readonly ring: Ring) {
    const corners = inwardCorners(ring);
    this.#corners = corners.length > MOST_CORNERS ? [] : corners;
  }

  /** The place of the floor nearest to one that stands in a wall, such as the middle of a door. */
  floorAt(point: Ft): Ft {
    let place = this.#floor.get(point);
    if (!place) this.#floor.set(point, place = nearestOn(this.ring, point));
    return place;
  }

  /** The shortest way. Where the outline leaves none the straight line, which is no longer. @source Dijkstra, 1959 */
  between(from: Ft, to: Ft): Way {
    const straight = { lengthFt: feetBetween(from, to), points: [from, to] };
    if (this.#corners.length === 0 || canSee(this.ring, from, to)) return straight;
    const far = new Map<Ft, number>([[from, 0]]);
    const before = new Map<Ft, Ft>();
    const left = new Set<Ft>([from, ...this.#corners, to]);
    while (left.size > 0) {
      let nearest: Ft | null = null;
      for (const it of left) {
        if (far.has(it) && (nearest === null || far.get(it)! < far.get(nearest)!)) nearest = it;
      }
      if (nearest === null) return straight;
      if (nearest === to) break;
      left.delete(nearest);
      for (const { to: next, far: step } of this.#seenFrom(nearest, to)) {
        const length = far.get(nearest)! + step;
        if (left.has(next) && length < (far.get(next) ?? Infinity)) {
          far.set(next, length);
          before.set(next, nearest);
        }
      }
    }
    const points = [to];
    while (points[0] !== from) points.unshift(before.get(points[0])!);
    return { lengthFt: far.get(to)!, points };
  }

  /** Corners and the goal, as far as a place sees them; those between corners are looked for once. */
  #seenFrom(place: Ft, goal: Ft): { to: Ft; far: number }[] {
    let seen = this.#sights.get(place);
    if (!seen) {
      seen = this.#corners.filter((it) => it !== place && canSee(this.ring, place, it))
        .map((to) => ({ to, far: feetBetween(place, to) }));
      this.#sights.set(place, seen);
    }
    return canSee(this.ring, place, goal)
      ? [...seen, { to: goal, far: feetBetween(place, goal) }]
      : seen;
  }
}
