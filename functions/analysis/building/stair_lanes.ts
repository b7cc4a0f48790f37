/**
 * Whose floor a flight is: where the space behind one of its ends goes on as wide as the flight, with no wall between,
 * the flight is part of that space and not of the room it rises from.
 */
import type { FloorGrid } from "./floor_grid.ts";
import { countSquares, NOBODY } from "./regions.ts";
import { type Direction, onDirection, type PlanLine, toPoint } from "./lines.ts";

/** A flight's treads in order, each across it. */
export interface Lane {
  direction: Direction;
  lines: readonly PlanLine[];
}

/** A space goes on in the lane when so much of it lies there; strings and rails stand beside treads, feet. */
const IN_LANE = 0.9, BESIDE_FT = 0.5;
/** Where it is asked who is behind an end, and how far a lane goes on, feet. */
const BEHIND_FT = 0.7, FAR_FT = 20;

/** Gives the squares of flights to the spaces that go on behind them. */
export function claimFlights(
  grid: FloorGrid,
  owner: Int16Array,
  { lanes, pointsPerFoot }: { lanes: readonly Lane[]; pointsPerFoot: number },
): void {
  if (lanes.length === 0) return;
  const sizes = countSquares(owner);
  for (const { direction, lines } of lanes) {
    const first = lines[0], last = lines.at(-1)!;
    const beside = BESIDE_FT * pointsPerFoot, far = FAR_FT * pointsPerFoot;
    const strip = { direction, from: first.from - beside, to: first.to + beside };
    const middle = (first.from + first.to) / 2;
    for (const [end, sign] of [[first.at, -1], [last.at, 1]]) {
      const space = spaceBehind(
        grid,
        owner,
        (step) => toPoint(direction, middle, end + sign * step * BEHIND_FT * pointsPerFoot),
      );
      if (space === null) continue;
      const beyond = squaresIn(grid, {
        ...strip,
        at: [Math.min(end, end + sign * far), Math.max(end, end + sign * far)],
      }).filter((it) => owner[it] === space);
      if (beyond.length < IN_LANE * sizes[space]) continue;
      // The lines at both ends are part of the flight: nobody else may run in between along them.
      const at: [number, number] = [first.at - grid.cellPt, last.at + grid.cellPt];
      const own = squaresIn(grid, { direction, from: first.from, to: first.to, at });
      const slivers = squaresIn(grid, { ...strip, at }).filter((it) => owner[it] === NOBODY);
      for (const square of [...own, ...slivers]) if (!grid.wall[square]) owner[square] = space;
      break;
    }
  }
}

/** The named space a step behind an end; null where a wall stands before it. */
function spaceBehind(
  grid: FloorGrid,
  owner: Int16Array,
  placeAt: (step: number) => { x: number; y: number },
): number | null {
  for (const step of [0.25, 0.5, 0.75]) {
    const { x, y } = placeAt(step);
    const square = grid.at(x, y);
    if (square === -1 || grid.wall[square]) return null;
  }
  const { x, y } = placeAt(1);
  const square = grid.at(x, y);
  return square !== -1 && owner[square] > 0 ? owner[square] : null;
}

/** Squares of a rectangle along a direction. */
function squaresIn(
  grid: FloorGrid,
  { direction, from, to, at }: {
    direction: Direction;
    from: number;
    to: number;
    at: [number, number];
  },
): number[] {
  const corners = [from, to].flatMap((along) => at.map((it) => toPoint(direction, along, it)));
  const { cellPt, left, top, columns, rows } = grid;
  const [x1, x2] = rangeOf(corners.map(({ x }) => (x - left) / cellPt), columns);
  const [y1, y2] = rangeOf(corners.map(({ y }) => (y - top) / cellPt), rows);
  const squares: number[] = [];
  for (let row = y1; row < y2; row++) {
    for (let column = x1; column < x2; column++) {
      const place = onDirection(direction, {
        x: left + (column + 0.5) * cellPt,
        y: top + (row + 0.5) * cellPt,
      });
      if (place.along > from && place.along < to && place.at > at[0] && place.at < at[1]) {
        squares.push(row * columns + column);
      }
    }
  }
  return squares;
}

const rangeOf = (values: readonly number[], most: number): [number, number] => [
  Math.max(0, Math.floor(Math.min(...values))),
  Math.min(most, Math.ceil(Math.max(...values))),
];
