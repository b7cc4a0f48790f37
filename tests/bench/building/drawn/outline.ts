/** Walls as what lies between rooms: cells of a grid through every edge, and the lines where wall meets air. */
import type { PercentRect } from "../../../../functions/_shared/geometry.ts";
import type { Point as PercentPoint } from "../truth.ts";
import type { BuildingData, Clear, DoorData, WindowData } from "./data.ts";

export type Point = readonly [x: number, y: number];
export type Line = readonly [Point, Point];
export type Side = "N" | "E" | "S" | "W";

/** An opening in a wall: its rectangle through the wall, and on which side of it the second room lies. */
export interface Opening {
  rect: Clear;
  isUpright: boolean;
  /** Side of the wall the door swings to. */
  to: Side;
}

const right = ([x, , width]: Clear) => x + width;
const bottom = ([, y, , depth]: Clear) => y + depth;

/** Around all rooms, outer walls included. */
export function outerBox({ rooms, outerIn }: BuildingData): Clear {
  const all = rooms.flatMap((it) => it.clear);
  const x = Math.min(...all.map((it) => it[0])) - outerIn;
  const y = Math.min(...all.map((it) => it[1])) - outerIn;
  return [
    x,
    y,
    Math.max(...all.map(right)) + outerIn - x,
    Math.max(...all.map(bottom)) + outerIn - y,
  ];
}

/** Where a door breaks the wall between its two rooms. @throws {RangeError} when they share no wall */
export function openingOf(building: BuildingData, door: DoorData): Opening {
  const [from, to] = door.between.map((it) => clearOf(building, it));
  for (const a of from) {
    for (const b of to) {
      const found = across(a, b, door);
      if (found) return found;
    }
  }
  throw new RangeError(`Cannot place door ${door.mark}: its rooms share no wall of that length`);
}

/** Where a window breaks an outer wall. */
export function windowOf(building: BuildingData, { room, side, at, width }: WindowData): Opening {
  const [clear] = clearOf(building, room);
  const [x, y] = clear;
  const thick = building.outerIn;
  const rect: Clear = side === "N"
    ? [x + at, y - thick, width, thick]
    : side === "S"
    ? [x + at, bottom(clear), width, thick]
    : side === "W"
    ? [x - thick, y + at, thick, width]
    : [right(clear), y + at, thick, width];
  return { rect, isUpright: side === "E" || side === "W", to: side };
}

function clearOf(building: BuildingData, number: string): readonly Clear[] {
  if (number !== "outside") {
    const room = building.rooms.find((it) => it.number === number);
    if (!room) throw new RangeError(`Cannot find room ${number}`);
    return room.clear;
  }
  const [x, y, width, depth] = outerBox(building);
  const far = 1000;
  return [
    [x - far, y, far, depth],
    [x + width, y, far, depth],
    [x, y - far, width, far],
    [x, y + depth, width, far],
  ];
}

/** The wall between two rectangles that face each other, cut at the door; null when they don't. */
function across(a: Clear, b: Clear, { at, width }: DoorData): Opening | null {
  const from = Math.max(a[1], b[1]);
  if (Math.min(bottom(a), bottom(b)) - from >= at + width) {
    if (isWall(b[0] - right(a))) {
      return { rect: [right(a), from + at, b[0] - right(a), width], isUpright: true, to: "E" };
    }
    if (isWall(a[0] - right(b))) {
      return { rect: [right(b), from + at, a[0] - right(b), width], isUpright: true, to: "W" };
    }
  }
  const left = Math.max(a[0], b[0]);
  if (Math.min(right(a), right(b)) - left >= at + width) {
    if (isWall(b[1] - bottom(a))) {
      return { rect: [left + at, bottom(a), width, b[1] - bottom(a)], isUpright: false, to: "S" };
    }
    if (isWall(a[1] - bottom(b))) {
      return { rect: [left + at, bottom(b), width, a[1] - bottom(b)], isUpright: false, to: "N" };
    }
  }
  return null;
}

const isWall = (gap: number): boolean => gap > 0 && gap <= 14;

/** Rectangles of wall, without openings, and the lines around them. */
export function wallsOf(building: BuildingData, openings: readonly Opening[]) {
  const box = outerBox(building);
  const rects = [
    box,
    ...building.rooms.flatMap((it) => it.clear),
    ...openings.map((it) => it.rect),
  ];
  const xs = distinct(rects.flatMap((it) => [it[0], right(it)]));
  const ys = distinct(rects.flatMap((it) => [it[1], bottom(it)]));
  const air = rects.slice(1);
  const isSolid = (column: number, row: number): boolean => {
    if (column < 0 || row < 0 || column >= xs.length - 1 || row >= ys.length - 1) return false;
    const [x, y] = [(xs[column] + xs[column + 1]) / 2, (ys[row] + ys[row + 1]) / 2];
    return !air.some((it) => x > it[0] && x < right(it) && y > it[1] && y < bottom(it));
  };
  const lines: Line[] = [];
  const fills: Clear[] = [];
  for (let row = 0; row <= ys.length - 1; row++) {
    for (let column = 0; column <= xs.length - 1; column++) {
      const here = isSolid(column, row);
      if (here) {
        const [x, y] = [xs[column], ys[row]];
        fills.push([x, y, xs[column + 1] - x, ys[row + 1] - y]);
      }
      if (here !== isSolid(column - 1, row) && row < ys.length - 1) {
        lines.push([[xs[column], ys[row]], [xs[column], ys[row + 1]]]);
      }
      if (here !== isSolid(column, row - 1) && column < xs.length - 1) {
        lines.push([[xs[column], ys[row]], [xs[column + 1], ys[row]]]);
      }
    }
  }
  return { fills, lines: joined(lines) };
}

const distinct = (values: number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** Pieces of one line as one. */
function joined(lines: readonly Line[]): Line[] {
  const key = ([[x1, y1], [x2]]: Line) => (x1 === x2 ? `x${x1}` : `y${y1}`);
  return [...Map.groupBy(lines, key).values()].flatMap((group) => {
    const along = ([[x1, y1], [x2, y2]]: Line): [number, number] => x1 === x2 ? [y1, y2] : [x1, x2];
    const sorted = group.toSorted((a, b) => along(a)[0] - along(b)[0]);
    const runs: Line[] = [];
    for (const line of sorted) {
      const last = runs.at(-1);
      if (last && along(last)[1] === along(line)[0]) runs[runs.length - 1] = [last[0], line[1]];
      else runs.push(line);
    }
    return runs;
  });
}

/** Outline of a room of touching rectangles, corner by corner. */
export function ringOf(clear: readonly Clear[]): Point[] {
  const xs = distinct(clear.flatMap((it) => [it[0], right(it)]));
  const ys = distinct(clear.flatMap((it) => [it[1], bottom(it)]));
  const isIn = (x: number, y: number) =>
    clear.some((it) => x > it[0] && x < right(it) && y > it[1] && y < bottom(it));
  const next = new Map<string, Point>();
  for (let row = 0; row < ys.length - 1; row++) {
    for (let column = 0; column < xs.length - 1; column++) {
      const [x1, x2, y1, y2] = [xs[column], xs[column + 1], ys[row], ys[row + 1]];
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
      if (!isIn(x, y)) continue;
      const step = 0.01;
      // Clockwise, with the room on the right hand.
      if (!isIn(x, y1 - step)) next.set(`${x1},${y1}`, [x2, y1]);
      if (!isIn(x2 + step, y)) next.set(`${x2},${y1}`, [x2, y2]);
      if (!isIn(x, y2 + step)) next.set(`${x2},${y2}`, [x1, y2]);
      if (!isIn(x1 - step, y)) next.set(`${x1},${y2}`, [x1, y1]);
    }
  }
  const start = next.keys().next().value!;
  const ring: Point[] = [];
  for (let at = start;;) {
    const to = next.get(at)!;
    ring.push(to);
    at = `${to[0]},${to[1]}`;
    if (at === start) break;
  }
  return ring.filter((it, index) => {
    const [before, after] = [ring.at(index - 1)!, ring[(index + 1) % ring.length]];
    return !(before[0] === it[0] && it[0] === after[0]) &&
      !(before[1] === it[1] && it[1] === after[1]);
  });
}

/** Figures of truths. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The box around points in percent of the page. */
export function boxAround(points: readonly PercentPoint[]): PercentRect {
  const [xs, ys] = [points.map((it) => it[0]), points.map((it) => it[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: round(Math.max(...xs) - x), height: round(Math.max(...ys) - y) };
}
