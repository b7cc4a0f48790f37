/** Ways out: rooms joined by their openings as a graph, walked from the doors to open ground inwards. */
import {
  OUTSIDE_ID,
  type PlanEgress,
  type PlanOpening,
  type PlanPoint,
  type PlanRoom,
} from "./building.ts";

/** A plan whose points are percent of a page. */
export interface Floor {
  rooms: readonly PlanRoom[];
  openings: readonly PlanOpening[];
  /** Feet of the building one percent of the page stands for, across and down. */
  feetPerPercent: { x: number; y: number };
}

/** An opening that can be walked through, and the shortest way from it to an exit. */
interface Passage {
  opening: PlanOpening;
  at: PlanPoint;
  /** Feet to open ground, and the next passage on the way. */
  far: number;
  next: Passage | null;
}

/** Exits, the longest way out, and rooms without one. */
export function findEgress({ rooms, openings, feetPerPercent }: Floor): PlanEgress {
  const feet = (a: PlanPoint, b: PlanPoint) =>
    Math.hypot((a[0] - b[0]) * feetPerPercent.x, (a[1] - b[1]) * feetPerPercent.y);
  const passages = openings.filter(canBeWalked).map((opening): Passage => ({
    opening,
    at: middleOf(opening),
    far: Infinity,
    next: null,
  }));
  const ofRoom = new Map<string, Passage[]>();
  for (const passage of passages) {
    for (const id of new Set(passage.opening.between)) {
      if (id !== null) ofRoom.set(id, [...ofRoom.get(id) ?? [], passage]);
    }
  }
  const exits = (ofRoom.get(OUTSIDE_ID) ?? []).filter(isExit);
  for (const exit of exits) exit.far = 0;
  walk(passages, ofRoom, feet);
  const ways = rooms.flatMap((room) => longestIn(room, ofRoom.get(room.id) ?? [], feet) ?? []);
  const longest = ways.sort((a, b) => b.lengthFt - a.lengthFt)[0] ?? null;
  const isClosedIn = ({ id }: PlanRoom) => {
    const own = ofRoom.get(id) ?? [];
    return own.length > 0 && own.every(({ far }) => far === Infinity);
  };
  return {
    exits: exits.map(({ opening }) => opening.id),
    longest,
    closedIn: exits.length === 0 ? [] : rooms.filter(isClosedIn).map(({ id }) => id),
  };
}

/** Doors, and passages between two different spaces. */
const canBeWalked = ({ kind, between: [a, b] }: PlanOpening): boolean =>
  kind !== "window" && kind !== "overhead" && a !== null && b !== null && a !== b;

/** A leaf that swings, or a panel with the mark of a door: sliding panels alone may be glass of a storefront. */
const isExit = ({ opening: { kind, mark, swingsInto } }: Passage): boolean =>
  kind !== "cased" && (swingsInto !== null || mark !== null);

const middleOf = ({ line: [a, b] }: PlanOpening): PlanPoint => [
  (a[0] + b[0]) / 2,
  (a[1] + b[1]) / 2,
];

/** Shortest ways to the exits. @source Dijkstra, 1959 */
function walk(
  passages: readonly Passage[],
  ofRoom: ReadonlyMap<string, Passage[]>,
  feet: (a: PlanPoint, b: PlanPoint) => number,
): void {
  const left = new Set(passages);
  while (left.size > 0) {
    let nearest: Passage | null = null;
    for (const it of left) if (nearest === null || it.far < nearest.far) nearest = it;
    if (nearest === null || nearest.far === Infinity) return;
    left.delete(nearest);
    for (const room of nearest.opening.between) {
      if (room === null || room === OUTSIDE_ID) continue;
      for (const other of ofRoom.get(room) ?? []) {
        const far = nearest.far + feet(nearest.at, other.at);
        if (left.has(other) && far < other.far) [other.far, other.next] = [far, nearest];
      }
    }
  }
}

/** The way out from the corner of a room that is farthest from an exit. */
function longestIn(
  { id, polygon }: PlanRoom,
  own: readonly Passage[],
  feet: (a: PlanPoint, b: PlanPoint) => number,
): NonNullable<PlanEgress["longest"]> | null {
  let longest: { lengthFt: number; corner: PlanPoint; first: Passage } | null = null;
  for (const corner of polygon) {
    const first = own.reduce<Passage | null>(
      (best, it) =>
        best === null || it.far + feet(corner, it.at) < best.far + feet(corner, best.at)
          ? it
          : best,
      null,
    );
    if (first === null || first.far === Infinity) return null;
    const lengthFt = first.far + feet(corner, first.at);
    if (longest === null || lengthFt > longest.lengthFt) longest = { lengthFt, corner, first };
  }
  if (longest === null) return null;
  const way: PlanPoint[] = [longest.corner];
  for (let it: Passage | null = longest.first; it !== null; it = it.next) way.push(it.at);
  return { room: id, lengthFt: Math.round(longest.lengthFt * 10) / 10, way };
}
