/** Outlines of fixtures in inches across their wall and from it into the room: lines, and curves as offices' programs write them. */
import type { Point } from "./outline.ts";

/** The next place of an outline: a straight line to it, or a curve with its two handles. */
type Step = Point | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** An outline drawn in one go, from its first place on. */
export type Shape = readonly [Point, ...Step[]];

const isCurve = (it: Step): it is Exclude<Step, Point> => it.length === 6;

/** The outline with each place moved. */
export const mapped = (shape: Shape, move: (point: Point) => Point): Shape =>
  shape.map((it) =>
    isCurve(it)
      ? [...move([it[0], it[1]]), ...move([it[2], it[3]]), ...move([it[4], it[5]])]
      : move(it)
  ) as unknown as Shape;

/** So many lines draw a curve. */
const CHORDS = 6;

/** The outline with its curves as lines. */
export function flattened(shape: Shape): Point[] {
  const points: Point[] = [];
  for (const it of shape) {
    if (!isCurve(it)) {
      points.push(it);
      continue;
    }
    const [x, y] = points.at(-1)!;
    const [x1, y1, x2, y2, x3, y3] = it;
    for (let step = 1; step <= CHORDS; step++) {
      const t = step / CHORDS, s = 1 - t;
      const on = (a: number, b: number, c: number, d: number) =>
        s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
      points.push([on(x, x1, x2, x3), on(y, y1, y2, y3)]);
    }
  }
  return points;
}

/** A handle's length for a quarter of a circle of radius one. */
const QUARTER = 0.5523;

/** A quarter of an ellipse from a place on one axis to one on the other, around its middle. */
const quarter = ([cx, cy]: Point, from: Point, to: Point): Step => [
  from[0] + (to[0] - cx) * QUARTER,
  from[1] + (to[1] - cy) * QUARTER,
  to[0] + (from[0] - cx) * QUARTER,
  to[1] + (from[1] - cy) * QUARTER,
  ...to,
];

export const line = (...points: Point[]): Shape => points as unknown as Shape;

/** A box so wide, from one depth to another, its middle so far off. */
export const box = (w: number, from: number, to: number, off = 0): Shape =>
  line(
    [off - w / 2, from],
    [off + w / 2, from],
    [off + w / 2, to],
    [off - w / 2, to],
    [off - w / 2, from],
  );

export const oval = (w: number, from: number, to: number, off = 0): Shape => {
  const middle: Point = [off, (from + to) / 2];
  const [right, front, left, back]: Point[] = [
    [off + w / 2, middle[1]],
    [off, to],
    [off - w / 2, middle[1]],
    [off, from],
  ];
  return [
    right,
    quarter(middle, right, front),
    quarter(middle, front, left),
    quarter(middle, left, back),
    quarter(middle, back, right),
  ];
};

export const circle = (radius: number, middle: number, off = 0): Shape =>
  oval(2 * radius, middle - radius, middle + radius, off);

/** A box with round corners: of one radius, or those at its back and those at its front. */
export const rounded = (
  w: number,
  from: number,
  to: number,
  radius: number | readonly [back: number, front: number],
  off = 0,
): Shape => {
  const [a, b] = typeof radius === "number" ? [radius, radius] : radius;
  const [left, right] = [off - w / 2, off + w / 2];
  const turn = (middle: Point, start: Point, end: Point): Step[] =>
    start[0] === end[0] && start[1] === end[1] ? [] : [quarter(middle, start, end)];
  return [
    [left + a, from],
    [right - a, from],
    ...turn([right - a, from + a], [right - a, from], [right, from + a]),
    [right, to - b],
    ...turn([right - b, to - b], [right, to - b], [right - b, to]),
    [left + b, to],
    ...turn([left + b, to - b], [left + b, to], [left, to - b]),
    [left, from + a],
    ...turn([left + a, from + a], [left, from + a], [left + a, from]),
  ];
};

/** A box with cut corners. */
export const cut = (w: number, from: number, to: number, by: number, off = 0): Shape => {
  const [left, right] = [off - w / 2, off + w / 2];
  return line(
    [left + by, from],
    [right - by, from],
    [right, from + by],
    [right, to - by],
    [right - by, to],
    [left + by, to],
    [left, to - by],
    [left, from + by],
    [left + by, from],
  );
};

/** A box whose front is half an ellipse, so deep. */
export const fronted = (w: number, from: number, to: number, deep = w / 2, off = 0): Shape => {
  const middle: Point = [off, to - deep];
  const [right, front, left]: Point[] = [[off + w / 2, to - deep], [off, to], [
    off - w / 2,
    to - deep,
  ]];
  return [
    [off + w / 2, from],
    right,
    quarter(middle, right, front),
    quarter(middle, front, left),
    [off - w / 2, from],
    [off + w / 2, from],
  ];
};

/** An egg: half an ellipse towards the wall, a longer half into the room. */
export const egg = (w: number, from: number, to: number, widest: number): Shape => {
  const middle: Point = [0, widest];
  const [right, front, left, back]: Point[] = [[w / 2, widest], [0, to], [-w / 2, widest], [
    0,
    from,
  ]];
  return [
    right,
    quarter(middle, right, front),
    quarter(middle, front, left),
    quarter(middle, left, back),
    quarter(middle, back, right),
  ];
};

/** Lines from corner to corner of a box. */
export const cross = (w: number, from: number, to: number): Shape[] => [
  line([-w / 2, from], [w / 2, to]),
  line([w / 2, from], [-w / 2, to]),
];

/** Lines from the corners of a box to the drain in its middle. */
export const slopes = (w: number, from: number, to: number, gap = 2): Shape[] => {
  const middle: Point = [0, (from + to) / 2];
  return ([[-w / 2, from], [w / 2, from], [w / 2, to], [-w / 2, to]] as const).map(([x, y]) => {
    const length = Math.hypot(x, y - middle[1]);
    return line([x, y], [x * gap / length, middle[1] + (y - middle[1]) * gap / length]);
  });
};

/** What lies along the wall turned to stand along it: across becomes deep. */
export const turned = (shape: Shape, w: number, deep: number): Shape =>
  mapped(shape, ([x, y]) => [y - w / 2, x + deep / 2]);
