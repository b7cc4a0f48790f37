/** The way out from every place of a plan: walked from the exits inwards, inside the outlines of rooms. */
import { acrossFrom, type FloorGraph, type Passage, type Space } from "./floor.ts";
import { feetBetween, type Ft } from "./rings.ts";
import type { Way } from "./ways_inside.ts";

/** The shortest way from an opening to open ground or an exit stair. */
export interface WayOn {
  far: number;
  /** The next opening, and the space between; null at an exit. */
  next: Passage | null;
  through: Space | null;
}

/** The farthest corner of a space and its way out. */
export interface WayOut extends Way {
  space: Space;
  /** Openings it passes, the exit last. */
  passages: Passage[];
}

/** Ways out of one plan. */
export class Travel {
  readonly #on = new Map<Passage, WayOn>();

  /** @source Dijkstra, 1959 */
  constructor(graph: FloorGraph) {
    for (const it of graph.passages) {
      this.#on.set(it, { far: it.isExit ? it.beyondFt : Infinity, next: null, through: null });
    }
    const left = new Set(graph.passages);
    while (left.size > 0) {
      let nearest: Passage | null = null;
      for (const it of left) {
        if (nearest === null || this.far(it) < this.far(nearest)) nearest = it;
      }
      if (nearest === null || this.far(nearest) === Infinity) break;
      left.delete(nearest);
      for (const space of nearest.sides) {
        // Who has come into an exit stair by its door has left the floor.
        if (space === null || (space.isStair && nearest.isExit && isDoorOf(nearest))) continue;
        for (const other of space.passages) {
          if (!left.has(other)) continue;
          const far = this.far(nearest) + wayBetween(space, other, nearest).lengthFt;
          if (far < this.far(other)) this.#on.set(other, { far, next: nearest, through: space });
        }
      }
    }
  }

  far(passage: Passage): number {
    return this.#on.get(passage)!.far;
  }

  on(passage: Passage): WayOn {
    return this.#on.get(passage)!;
  }

  /** From the corner that is farthest; null where no drawn way leads out. */
  longestFrom(space: Space): WayOut | null {
    let longest: { corner: Ft; first: Passage; lengthFt: number } | null = null;
    for (const corner of space.ring) {
      const first = this.firstFrom(space, corner);
      if (first === null) return null;
      if (longest === null || first.lengthFt > longest.lengthFt) longest = { corner, ...first };
    }
    if (longest === null) return null;
    const passages = [longest.first];
    const points = [...wayTo(space, longest.corner, longest.first).points];
    for (let it = this.on(longest.first); it.next; it = this.on(it.next)) {
      points.push(...wayBetween(it.through!, passages.at(-1)!, it.next).points.slice(1));
      passages.push(it.next);
    }
    return { space, lengthFt: longest.lengthFt, points, passages };
  }

  /** The opening by which the way out of a place is shortest; null where none leads out. */
  firstFrom(space: Space, place: Ft): { first: Passage; lengthFt: number } | null {
    let best: { first: Passage; lengthFt: number } | null = null;
    for (const first of space.passages) {
      const far = this.far(first);
      if (far === Infinity) continue;
      if (best !== null && far + feetBetween(place, first.at) >= best.lengthFt) continue;
      const lengthFt = far + wayTo(space, place, first).lengthFt;
      if (best === null || lengthFt < best.lengthFt) best = { first, lengthFt };
    }
    return best;
  }
}

const isDoorOf = ({ opening }: Passage): boolean => opening.kind !== "cased";

/** From a place of a space to an opening of it, the thickness of its wall included. */
export function wayTo(space: Space, place: Ft, { at }: Passage): Way {
  const sill = space.ways.floorAt(at);
  const { lengthFt, points } = space.ways.between(place, sill);
  return { lengthFt: lengthFt + feetBetween(sill, at), points: [...points.slice(0, -1), at] };
}

/** From opening to opening through the space between them. */
export function wayBetween(space: Space, from: Passage, to: Passage): Way {
  const sill = space.ways.floorAt(from.at);
  const { lengthFt, points } = wayTo(space, sill, to);
  return { lengthFt: lengthFt + feetBetween(sill, from.at), points: [from.at, ...points.slice(1)] };
}

/** Can open ground be reached from behind an opening without passing a space again? */
export function leadsOut(passage: Passage, from: Space): boolean {
  if (passage.isExit) return true;
  const seen = new Set<Space>([from]);
  const open = [acrossFrom(passage, from)];
  while (open.length > 0) {
    const space = open.pop()!;
    if (space === null || seen.has(space)) continue;
    seen.add(space);
    for (const it of space.passages) {
      if (it.isExit) return true;
      open.push(acrossFrom(it, space));
    }
  }
  return false;
}
