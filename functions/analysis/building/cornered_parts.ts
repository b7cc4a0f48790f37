/**
 * Open kitchens: a box in a corner of walls whose free sides are drawn by the edges of counters, with the very area
 * lettered in it.
 */
import type { FloorGrid } from "./floor_grid.ts";
import { type Box, holds, isSame, type Space } from "./joined_space.ts";

/** A name in a space that states its area: where it stands, and how many squares it has. */
export interface StatedPart {
  owner: number;
  column: number;
  row: number;
  squares: number;
}

/** Areas are lettered to the square foot; sides run along a line to so many squares. */
const FITS = 0.015, ON_LINE = 1;
/** Shortest edge of a counter, and shortest side of a box, squares. */
const EDGE = 15, SIDE = 50;
/** Share of a box that lies in the space, of a side that stands at a wall, and at most of one that does not. */
const INSIDE = 0.94, WALLED = 0.5, FREE = 0.2;
/** What runs on so many squares to both sides of a free side crosses it. */
const CROSSES = 5;

/** The only box of one of several names; null where there is none, or more than one. */
export function onlyCornered(
  { grid, space, parts }: { grid: FloorGrid; space: Space; parts: readonly StatedPart[] },
): { part: StatedPart; box: Box } | null {
  const found = parts.flatMap((part) => {
    const others = parts.filter((it) => it !== part);
    return boxesOf(part, { grid, space, others }).map((box) => ({ part, box }));
  });
  const [first] = found;
  return first && found.every((it) => it.part === first.part && isSame(it.box, first.box))
    ? first
    : null;
}

function boxesOf(
  part: StatedPart,
  { grid, space, others }: { grid: FloorGrid; space: Space; others: readonly StatedPart[] },
): Box[] {
  const x = space.edges("x"), y = space.edges("y");
  const corners = [
    ...x.from.map((at) => ({ at, sign: 1 })),
    ...x.to.map((at) => ({ at, sign: -1 })),
  ].flatMap((side) => [
    ...y.from.map((at) => ({ side, end: { at, sign: 1 } })),
    ...y.to.map((at) => ({ side, end: { at, sign: -1 } })),
  ]);
  const boxes: Box[] = [];
  for (const { side, end } of corners) {
    const longest = part.squares / SIDE;
    for (let width = SIDE; width <= longest; width++) {
      const column = side.at + side.sign * width;
      if (column < 1 || column >= grid.columns - 1) break;
      const height = Math.round(part.squares / width);
      const row = end.at + end.sign * height;
      if (row < 1 || row >= grid.rows - 1) continue;
      const box: Box = {
        left: Math.min(side.at, column),
        right: Math.max(side.at, column),
        top: Math.min(end.at, row),
        bottom: Math.max(end.at, row),
      };
      if (!holds(box, part) || others.some((it) => holds(box, it))) continue;
      if (Math.abs(width * height / part.squares - 1) > FITS) continue;
      const upright = { column, from: box.top, to: box.bottom };
      const level = { row, from: box.left, to: box.right };
      if (!isEdge(grid, upright) || !isEdge(grid, level)) continue;
      if (boxes.some((it) => isSame(it, box)) || space.shareIn(box) < INSIDE) continue;
      const [left, right, top, bottom] = space.walled(box);
      const [atWallX, freeX] = side.sign > 0 ? [left, right] : [right, left];
      const [atWallY, freeY] = end.sign > 0 ? [top, bottom] : [bottom, top];
      const isCornered = Math.min(atWallX, atWallY) >= WALLED && Math.max(freeX, freeY) <= FREE;
      if (isCornered && !isCrossed(grid, upright) && !isCrossed(grid, level)) boxes.push(box);
    }
  }
  return boxes;
}

/** A side of a box: its column or row, and its squares along it. */
interface Side {
  column?: number;
  row?: number;
  from: number;
  to: number;
}

const squareOn = (columns: number, { column, row }: Side, along: number, by: number): number =>
  column !== undefined ? along * columns + column + by : (row! + by) * columns + along;

/** Whether a line runs through a free side of a box: a counter does not end there. */
function isCrossed({ line, columns }: FloorGrid, side: Side): boolean {
  for (let along = side.from + CROSSES; along < side.to - CROSSES; along++) {
    let by = -CROSSES;
    while (by <= CROSSES && line[squareOn(columns, side, along, by)]) by++;
    if (by > CROSSES) return true;
  }
  return false;
}

/** Whether a line runs along a free side of a box from one of its ends on: the edge or the end of a counter. */
function isEdge({ line, columns }: FloorGrid, side: Side): boolean {
  const isOn = (along: number) => {
    for (let by = -ON_LINE; by <= ON_LINE; by++) {
      if (line[squareOn(columns, side, along, by)]) return true;
    }
    return false;
  };
  const runFrom = (start: number, step: 1 | -1) => {
    let run = 0, missed = 0;
    for (let at = start; at >= side.from && at < side.to; at += step) {
      if (isOn(at)) run++;
      // A line may begin a little off the wall.
      else if (run > 0 || ++missed > 2 * ON_LINE) break;
    }
    return run;
  };
  return Math.max(runFrom(side.from, 1), runFrom(side.to - 1, -1)) >= EDGE;
}
