/** Small closed shapes a symbol is drawn around: circles, boxes, polygons, other shapes with round sides. Points. */
import type { PageReading, Segment } from "../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../_shared/geometry.ts";
import { isIn } from "../building/lines.ts";

/** A closed shape. */
export interface Body {
  shape: "circle" | "box" | "round" | `${number} sides`;
  box: PointRect;
  /** Strokes of a polygon. */
  sides?: readonly Segment[];
}

/** Smallest and largest side of a symbol on paper. */
const MIN_PT = 4;
export const MAX_PT = 32;
/** An arc of more than this closes. */
const CLOSED_DEG = 340;
/** Sides of boxes that differ by more are rulings. */
const LONGEST = 4.5;

/** Closed shapes of a page, each once; those inside another one of a symbol's size belong to that. */
export function findBodies({ arcs, rects, bubbles = [], segments }: PageReading): Body[] {
  const all: Body[] = [
    ...arcs.filter(({ sweepDeg }) => sweepDeg > CLOSED_DEG).map(({ cx, cy, radius }): Body => ({
      shape: "circle",
      box: { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius },
    })),
    ...rects.map((box): Body => ({ shape: "box", box })),
    ...bubbles.map((box): Body => ({ shape: "round", box })),
    ...polygonsOf(segments),
  ].filter(({ box: { width, height } }) => {
    const [long, short] = [Math.max(width, height), Math.min(width, height)];
    return short >= MIN_PT / 2 && long >= MIN_PT && long <= MAX_PT && long <= LONGEST * short;
  });
  const sizeOf = ({ box }: Body) => Math.max(box.width, box.height);
  const kept: Body[] = [];
  const cells = new Map<string, Body[]>();
  const cellOf = (value: number) => Math.floor(value / MAX_PT);
  for (const body of all.sort((a, b) => sizeOf(b) - sizeOf(a) || rankOf(a) - rankOf(b))) {
    const middle = centre(body.box);
    const [column, row] = [cellOf(middle.x), cellOf(middle.y)];
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? [])
    );
    if (around.some(({ box }) => isIn(box, middle, 0.5))) continue;
    kept.push(body);
    const key = `${column} ${row}`;
    cells.set(key, [...cells.get(key) ?? [], body]);
  }
  return kept;
}

/** Of shapes of one size at one place the first of these stays: what is a circle is read as a bubble too. */
const RANK: readonly string[] = ["circle", "box", "round"];
const rankOf = ({ shape, sides }: Body): number => sides ? RANK.length : RANK.indexOf(shape);

/** Most sides of a polygon, and the least of its size: smaller ones are letters. */
const MOST_SIDES = 6, MIN_POLYGON_PT = 6;

/** Polygons drawn in one go: strokes that follow each other back to where the first began. */
function polygonsOf(segments: readonly Segment[]): Body[] {
  const meet = (x: number, y: number, it: Segment) =>
    Math.abs(it.x1 - x) < 0.05 && Math.abs(it.y1 - y) < 0.05;
  const found: Body[] = [];
  for (let from = 0; from < segments.length; from++) {
    const first = segments[from];
    let to = from;
    while (
      to + 1 < segments.length && to - from + 1 < MOST_SIDES &&
      !meet(segments[to].x2, segments[to].y2, first) &&
      meet(segments[to].x2, segments[to].y2, segments[to + 1])
    ) to++;
    if (to - from < 2 || !meet(segments[to].x2, segments[to].y2, first)) continue;
    const sides = segments.slice(from, to + 1);
    const xs = sides.map(({ x1 }) => x1), ys = sides.map(({ y1 }) => y1);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    if (Math.min(box.width, box.height) >= MIN_POLYGON_PT) {
      found.push({ shape: `${sides.length} sides`, box, sides });
    }
    from = to;
  }
  return found;
}

/** Whether a stroke draws the shape itself. */
export function isOnOutline({ shape, box, sides }: Body, stroke: Segment): boolean {
  if (sides) return sides.includes(stroke);
  const { x1, y1, x2, y2 } = stroke;
  const { x: cx, y: cy } = centre(box);
  if (shape === "box") {
    const isOn = (a: number, b: number, low: number, size: number) =>
      Math.abs(a - b) < 0.4 && Math.min(Math.abs(a - low), Math.abs(a - low - size)) < 0.6;
    return isOn(x1, x2, box.x, box.width) || isOn(y1, y2, box.y, box.height);
  }
  const off = (x: number, y: number) =>
    Math.abs(Math.hypot((x - cx) / (box.width / 2), (y - cy) / (box.height / 2)) - 1);
  const slack = 0.06 + 0.8 / Math.max(box.width, box.height);
  const isShort = Math.hypot(x2 - x1, y2 - y1) < 0.75 * Math.max(box.width, box.height) / 2;
  return isShort && off(x1, y1) < slack && off(x2, y2) < slack &&
    off((x1 + x2) / 2, (y1 + y2) / 2) < slack + 0.05;
}
