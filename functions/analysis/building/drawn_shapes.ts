/** Shapes as they were drawn: strokes and curves that go on from each other's ends, closed or open on one side. */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { type PointRect, unionRect } from "../../_shared/geometry.ts";
import { CellMap, NONE } from "../../_shared/cell_map.ts";
import { boxAround } from "./outlines.ts";
import type { Point } from "./lines.ts";

/** An outline of at least two strokes, or a single line. */
export interface Shape {
  /** In points of the page. */
  box: PointRect;
  points: readonly Point[];
  isClosed: boolean;
  /** Share of its box that it encloses, closed by a straight line where it is open; 0 for a line. */
  fill: number;
  /** How far the corners of its box lie from it, points: top left, top right, bottom right, bottom left. */
  cut: readonly [number, number, number, number];
}

/** Ends this close are one, points. */
const MEET_PT = 0.35;
/** More strokes are read as none: a picture made of strokes. */
const MOST_STROKES = 60_000;
/** Longer ways are contours and patterns. */
const MOST_POINTS = 240;

/** @param longestPt longer strokes draw no small thing */
export function findShapes(strokes: readonly Segment[], longestPt: number): Shape[] {
  const small = strokes.filter((it) => {
    const length = Math.hypot(it.x2 - it.x1, it.y2 - it.y1);
    return !it.isDashed && length <= longestPt && length > 0;
  });
  if (small.length > MOST_STROKES) return [];
  const { closed, open } = inOrder(small);
  return [...closed, ...joined(open)].filter(({ length }) => length <= MOST_POINTS).map(toShape);
}

const meets = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= MEET_PT;

/** Strokes that follow each other from end to end as they were drawn. */
function inOrder(strokes: readonly Segment[]): { closed: Point[][]; open: Point[][] } {
  const closed: Point[][] = [], open: Point[][] = [];
  let way: Point[] = [];
  const flush = () => {
    if (way.length > 1) open.push(way);
    way = [];
  };
  for (const { x1, y1, x2, y2 } of strokes) {
    const a = { x: x1, y: y1 }, b = { x: x2, y: y2 };
    const last = way.at(-1);
    if (last && way.length === 2 && !meets(last, a) && !meets(last, b)) {
      if (meets(way[0], a) || meets(way[0], b)) way.reverse();
    }
    const end = way.at(-1);
    if (end && meets(end, a)) way.push(b);
    else if (end && meets(end, b)) way.push(a);
    else {
      flush();
      way = [a, b];
    }
    if (way.length > 3 && meets(way[0], way[way.length - 1])) {
      closed.push(way);
      way = [];
    }
  }
  flush();
  return { closed, open };
}

/** Ways of which two and no more meet at an end, as one. */
function joined(ways: readonly Point[][]): Point[][] {
  const ends = ways.flatMap((way, index) => [
    { at: way[0], index, isLast: false },
    { at: way[way.length - 1], index, isLast: true },
  ]);
  const cells = new CellMap();
  const next = new Int32Array(ends.length).fill(NONE);
  const cellOf = (value: number) => Math.floor(value / (2 * MEET_PT));
  ends.forEach(({ at }, index) => {
    const [column, row] = [cellOf(at.x), cellOf(at.y)];
    next[index] = cells.get(column, row);
    cells.set(column, row, index);
  });
  /** The only other end at a place; null where there is none, or several. */
  const otherAt = (own: number): number | null => {
    const { at } = ends[own];
    const [column, row] = [cellOf(at.x), cellOf(at.y)];
    let found: number | null = null;
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (let it = cells.get(column + dx, row + dy); it !== NONE; it = next[it]) {
          if (it === own || !meets(ends[it].at, at)) continue;
          if (found !== null) return null;
          found = it;
        }
      }
    }
    return found;
  };
  const isUsed = new Uint8Array(ways.length);
  const all: Point[][] = [];
  for (let start = 0; start < ways.length; start++) {
    if (isUsed[start]) continue;
    isUsed[start] = 1;
    let way = ways[start];
    for (const fromLast of [true, false]) {
      let end = 2 * start + (fromLast ? 1 : 0);
      for (;;) {
        const other = otherAt(end);
        if (other === null || isUsed[ends[other].index]) break;
        const { index, isLast } = ends[other];
        isUsed[index] = 1;
        const more = isLast === fromLast ? [...ways[index]].reverse() : ways[index];
        way = fromLast ? [...way, ...more.slice(1)] : [...more.slice(0, -1), ...way];
        end = 2 * index + (isLast ? 0 : 1);
      }
    }
    all.push(way);
  }
  return all;
}

/**
 * Shapes that share a side from end to end, one behind the other, are one thing as well; so are, for a urinal, a small
 * bowl and a plate at the wall that is wider (`plated`).
 */
export function stackedShapes(
  shapes: readonly Shape[],
  inch: number,
): { stacked: Shape[]; plated: Shape[] } {
  const [least, most] = STACKED_IN;
  const parts = shapes.filter(({ box, fill }) => {
    const [long, short] = [Math.max(box.width, box.height), Math.min(box.width, box.height)];
    return fill > 0.5 && long >= least * inch && long <= most * inch && short >= THIN_IN * inch;
  });
  const slack = SHARED_IN * inch;
  const isSame = (a: number, b: number) => Math.abs(a - b) < slack;
  const cell = most * inch;
  const cells = Map.groupBy(
    parts,
    ({ box }) => `${Math.floor(box.x / cell)} ${Math.floor(box.y / cell)}`,
  );
  const stacked: Shape[] = [], plated: Shape[] = [];
  for (const one of parts) {
    const [column, row] = [Math.floor(one.box.x / cell), Math.floor(one.box.y / cell)];
    const near = [0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? [])
    );
    for (const other of near) {
      const [a, b] = [one.box, other.box];
      const isBeside = isSame(a.x + a.width, b.x) &&
        isSame(a.y + a.height / 2, b.y + b.height / 2);
      const isUnder = isSame(a.y + a.height, b.y) && isSame(a.x + a.width / 2, b.x + b.width / 2);
      if (one === other || !isBeside && !isUnder) continue;
      const box = unionRect([a, b]);
      const [whole, ...wide] = [box, a, b].map((it) => isBeside ? it.height : it.width);
      const enclosed = one.fill * a.width * a.height + other.fill * b.width * b.height;
      // What is narrower than the whole leaves its corners free by as much.
      const [first, second] = [one.cut, other.cut]
        .map((cut, index) => cut.map((it) => it + (whole - wide[index]) / 2));
      const shape: Shape = {
        box,
        points: [...one.points, ...other.points],
        isClosed: true,
        fill: enclosed / (box.width * box.height),
        cut: isBeside
          ? [first[0], second[1], second[2], first[3]]
          : [first[0], first[1], second[2], second[3]],
      };
      if (isSame(wide[0], wide[1])) stacked.push(shape);
      else {
        const [plate, bowl] = wide[0] > wide[1] ? [a, b] : [b, a];
        const deep = isBeside ? plate.width : plate.height;
        const isPlated = deep <= PLATE_IN * inch && whole <= ON_PLATE_IN * inch &&
          (isBeside ? box.width : box.height) <= ON_PLATE_IN * inch &&
          (isBeside ? bowl.height : bowl.width) <= BOWL_IN * inch;
        if (isPlated) plated.push(shape);
      }
    }
  }
  return { stacked, plated };
}

/** Sizes of the parts of a thing, the least depth of one, and how close they meet, inches. */
const STACKED_IN = [9, 24] as const, THIN_IN = 2.5, SHARED_IN = 0.5;
/** Sides of a bowl with its plate, the depth of that, and the width of a bowl no seat has, inches. */
const ON_PLATE_IN = 19, PLATE_IN = 6.5, BOWL_IN = 14.6;

function toShape(points: readonly Point[]): Shape {
  const box = boxAround(points);
  let twice = 0;
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length];
    twice += a.x * b.y - b.x * a.y;
  });
  const { x, y, width, height } = box;
  const corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
  const [a, b, c, d] = corners.map(([px, py]) => distanceTo(points, px, py));
  return {
    box,
    points,
    isClosed: points.length > 3 && meets(points[0], points[points.length - 1]),
    fill: width > 0 && height > 0 ? Math.abs(twice) / 2 / (width * height) : 0,
    cut: [a, b, c, d],
  };
}

/** How far a place lies from a way. */
function distanceTo(points: readonly Point[], x: number, y: number): number {
  let least = Infinity;
  for (let index = 1; index < points.length; index++) {
    const a = points[index - 1], b = points[index];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy;
    const along = square === 0
      ? 0
      : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / square));
    least = Math.min(least, Math.hypot(a.x + along * dx - x, a.y + along * dy - y));
  }
  return least;
}
