/**
 * Stalls: small spaces without a name whose only doors lead into one toilet or locker room. They belong to that room,
 * and its area counts them and their partitions, as the printed one does; its outline, in which people turn, does not.
 */
import type { FloorGrid } from "./floor_grid.ts";
import { countSquares, NOBODY, OUTSIDE, type Regions } from "./regions.ts";

/** Largest stall, square feet; thickest partition, feet. */
const STALL_SQFT = 75, PARTITION_FT = 0.8;
/** Rooms with stalls. */
const HAS_STALLS = /TOILET|REST ?ROOM|MEN\b|MENS|MEN'S|LOCKER|SHOWER|CHANG|GIRLS|BOYS|BATH/i;

/** The spaces on both sides of a door. */
export type Sides = readonly [number, number];

/** Gives stalls and their partitions to their rooms; changes the owners of squares. Squares gained by room. */
export function absorbStalls(
  grid: FloorGrid,
  { owner, firstUnnamed, count }: Regions,
  { doors, nameOf, hasFlight, pointsPerFoot }: {
    doors: readonly Sides[];
    nameOf: (space: number) => string | null;
    /** Whether a flight of stairs lies in a space. */
    hasFlight: (space: number) => boolean;
    pointsPerFoot: number;
  },
): Map<number, { stalls: number[]; squares: number }> {
  const squareFt = grid.cellPt / pointsPerFoot;
  const squares = countSquares(owner);
  const room = new Map<number, number>();
  for (let space = firstUnnamed; space < count; space++) {
    if (squares[space] === 0 || squares[space] * squareFt ** 2 > STALL_SQFT) continue;
    const beyond = new Set(
      doors.filter((it) => it.includes(space)).map(([a, b]) => a === space ? b : a)
        .filter((it) => it !== NOBODY && it !== space),
    );
    const [only] = beyond;
    const isStall = beyond.size === 1 && only > OUTSIDE && only < firstUnnamed &&
      HAS_STALLS.test(nameOf(only) ?? "") && !hasFlight(space);
    if (isStall) room.set(space, only);
  }
  const gained = new Map<number, { stalls: number[]; squares: number }>();
  if (room.size === 0) return gained;
  const reach = Math.ceil(PARTITION_FT / squareFt);
  for (const parent of new Set(room.values())) {
    const stalls = [...room].filter(([, of]) => of === parent).map(([space]) => space);
    gained.set(parent, { stalls, squares: 0 });
    const isStall = (space: number) => room.get(space) === parent;
    const fromStalls = wallsAround(grid, owner, isStall, reach);
    const fromRoom = wallsAround(grid, owner, (space) => space === parent, reach);
    // A partition between two stalls is reached from both, twice.
    const between = wallsBetween(grid, owner, isStall, reach);
    const partitions = new Set(between);
    for (const [square, away] of fromStalls) {
      const other = fromRoom.get(square);
      if (other !== undefined && away + other <= reach + 1) partitions.add(square);
    }
    for (const square of partitions) owner[square] = parent;
    gained.get(parent)!.squares += partitions.size;
  }
  for (let i = 0; i < owner.length; i++) {
    const parent = room.get(owner[i]);
    if (parent === undefined) continue;
    owner[i] = parent;
    gained.get(parent)!.squares++;
  }
  return gained;
}

/** Squares of wall within reach of some spaces, with how far they are. */
function wallsAround(
  grid: FloorGrid,
  owner: Int16Array,
  isOf: (space: number) => boolean,
  reach: number,
): Map<number, number> {
  const found = new Map<number, number>();
  let edge: number[] = [];
  for (let i = 0; i < owner.length; i++) if (owner[i] > 0 && isOf(owner[i])) edge.push(i);
  for (let away = 1; away <= reach; away++) {
    const next: number[] = [];
    for (const square of edge) {
      for (const to of [square - 1, square + 1, square - grid.columns, square + grid.columns]) {
        if (to < 0 || to >= owner.length || owner[to] !== NOBODY || found.has(to)) continue;
        found.set(to, away);
        next.push(to);
      }
    }
    edge = next;
  }
  return found;
}

/** Squares of wall with a stall on both sides, level or upright. */
function wallsBetween(
  grid: FloorGrid,
  owner: Int16Array,
  isStall: (space: number) => boolean,
  reach: number,
): number[] {
  const found: number[] = [];
  for (let start = 0; start < owner.length; start++) {
    if (owner[start] <= 0 || !isStall(owner[start])) continue;
    for (const step of [1, grid.columns]) {
      const run: number[] = [];
      let to = start + step;
      while (to < owner.length && owner[to] === NOBODY && run.length <= reach) {
        run.push(to);
        to += step;
      }
      if (run.length > 0 && run.length <= reach && owner[to] > 0 && isStall(owner[to])) {
        found.push(...run);
      }
    }
  }
  return found;
}
