/**
 * Open plans: spaces that run into each other without a wall or a narrower place between them. Where the areas lettered
 * in them add up to what they have together, the edges of counters or a straight cut part them so that each has its own.
 */
import { centre, type PointRect } from "../../_shared/geometry.ts";
import { onlyCornered } from "./cornered_parts.ts";
import type { FloorGrid } from "./floor_grid.ts";
import { holds, Space } from "./joined_space.ts";
import { groupsThatMeet } from "./meeting.ts";

/** Spaces have the area they state, alone and together, within these shares. */
const AS_STATED = 0.06, TOGETHER = 0.03;
/** More names in one space are parted otherwise. */
const MOST = 4;

/** A labeled space: its number, where its name stands, and the squares it states to have. */
interface Part {
  owner: number;
  seat: { x: number; y: number };
  squares: number;
}

/** Gives squares of spaces that meet to those that state them. */
export function partAsStated(
  grid: FloorGrid,
  owner: Int16Array,
  { labels, statedPt2 }: {
    labels: readonly PointRect[];
    statedPt2: readonly (number | null)[];
  },
): void {
  const parts = new Map<number, Part>();
  statedPt2.forEach((stated, index) => {
    if (stated === null) return;
    const seat = centre(labels[index]);
    parts.set(index + 1, { owner: index + 1, seat, squares: stated / grid.cellPt ** 2 });
  });
  if (parts.size < 2) return;
  const own = squaresOf(owner, parts);
  const isOff = ({ owner: of, squares }: Part) =>
    Math.abs((own.get(of)?.length ?? 0) / squares - 1) > AS_STATED;
  for (const group of meeting(grid, owner, new Set([...parts.values()].filter(isOff)))) {
    const all = group.flatMap((it) => own.get(it.owner) ?? []);
    const stated = group.reduce((sum, it) => sum + it.squares, 0);
    if (Math.abs(all.length / stated - 1) > TOGETHER) continue;
    const shares = group.map((it) => ({ ...it, squares: it.squares / stated * all.length }));
    const cut = cornered(grid, owner, { squares: all, parts: shares }) ??
      cutInto(grid, all, shares);
    for (const [of, squares] of cut ?? []) for (const square of squares) owner[square] = of;
  }
}

/** Squares parted by the edges of counters around the box of one name, and straight beyond it; null where they are not. */
function cornered(
  grid: FloorGrid,
  owner: Int16Array,
  { squares, parts }: { squares: readonly number[]; parts: readonly Part[] },
): Cut | null {
  const { cellPt, columns, left, top } = grid;
  const found = onlyCornered({
    grid,
    space: new Space(grid, owner, new Set(parts.map((it) => it.owner))),
    parts: parts.map(({ owner: of, seat, squares: stated }) => ({
      owner: of,
      column: Math.floor((seat.x - left) / cellPt),
      row: Math.floor((seat.y - top) / cellPt),
      squares: stated,
    })),
  });
  if (found === null) return null;
  const inBox = Map.groupBy(
    squares,
    (it) => holds(found.box, { column: it % columns, row: Math.floor(it / columns) }),
  );
  const rest = cutInto(
    grid,
    inBox.get(false) ?? [],
    parts.filter((it) => it.owner !== found.part.owner),
  );
  return rest && [[found.part.owner, inBox.get(true) ?? []], ...rest];
}

function squaresOf(
  owner: Int16Array,
  parts: ReadonlyMap<number, Part>,
): Map<number, number[]> {
  const own = new Map<number, number[]>();
  for (const of of parts.keys()) own.set(of, []);
  for (let square = 0; square < owner.length; square++) {
    if (owner[square] > 0) own.get(owner[square])?.push(square);
  }
  return own;
}

/** Groups of spaces that border on each other. */
function meeting(
  grid: FloorGrid,
  owner: Int16Array,
  parts: ReadonlySet<Part>,
): Part[][] {
  if (parts.size < 2) return [];
  return groupsThatMeet(grid, owner, parts).filter(({ length }) => length > 1 && length <= MOST);
}

type Cut = [owner: number, squares: readonly number[]][];

/** Squares cut level or upright, part by part, along the shortest cuts that leave every name in its own; null where none do. */
function cutInto(grid: FloorGrid, squares: readonly number[], parts: readonly Part[]): Cut | null {
  if (parts.length === 1) return [[parts[0].owner, squares]];
  const [byRow, byColumn] = [true, false].map((isLevel) =>
    cutsAlong(grid, squares, parts, isLevel)
  );
  const cuts = [...byRow, ...byColumn].sort((a, b) => a.length - b.length);
  for (const { before, after, low, high } of cuts) {
    const [one, other] = [cutInto(grid, low, before), cutInto(grid, high, after)];
    if (one && other) return [...one, ...other];
  }
  return null;
}

/** Straight cuts across squares that leave so many names on either side as have these squares. */
function cutsAlong(
  { columns, cellPt, left, top }: FloorGrid,
  squares: readonly number[],
  parts: readonly Part[],
  isLevel: boolean,
) {
  const lineOf = (square: number) => isLevel ? Math.floor(square / columns) : square % columns;
  const sorted = [...squares].sort((a, b) => lineOf(a) - lineOf(b));
  const order = parts.map((part) => ({
    part,
    line: isLevel ? (part.seat.y - top) / cellPt : (part.seat.x - left) / cellPt,
  })).sort((a, b) => a.line - b.line);
  let count = 0;
  return order.slice(0, -1).flatMap(({ part, line: last }, index) => {
    count += part.squares;
    const at = lineOf(sorted[Math.min(sorted.length - 1, Math.round(count))]);
    if (last >= at || order[index + 1].line < at) return [];
    const low = sorted.filter((it) => lineOf(it) < at);
    const high = sorted.slice(low.length);
    const length = high.findIndex((it) => lineOf(it) > at);
    return [{
      before: order.slice(0, index + 1).map((it) => it.part),
      after: order.slice(index + 1).map((it) => it.part),
      low,
      high,
      length: length === -1 ? high.length : length,
    }];
  });
}
