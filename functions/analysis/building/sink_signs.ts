/** What tells a basin from a seat, a desk or a machine of its size: the drain in it, the tap that reaches in, or its counter. */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../_shared/geometry.ts";
import { isIn } from "./lines.ts";

/** Drains lie this far inside a basin, shares of it, and are at most so wide, inches. */
const INSIDE = 0.22;
export const DRAIN_IN = 7;
/** Taps are so long, inches, stand this close to the middle of their side, and end this deep in, shares of the basin. */
const MIN_TAP_IN = 2, MAX_TAP_IN = 10, AT_MIDDLE = 0.14, MIN_DEEP = 0.05, MAX_DEEP = 0.6;

/** Whether a drain or a tap is drawn in a basin. */
export function hasSinkSign(
  { x, y, width, height }: PointRect,
  { strokes, drains, inch }: {
    strokes: readonly Segment[];
    /** Small circles and ovals. */
    drains: readonly PointRect[];
    inch: number;
  },
): boolean {
  const inner = {
    x: x + INSIDE * width,
    y: y + INSIDE * height,
    width: (1 - 2 * INSIDE) * width,
    height: (1 - 2 * INSIDE) * height,
  };
  return drains.some((it) => isIn(inner, centre(it))) || strokes.some(isTap) ||
    hasRing(strokes, inner, inch);

  function isTap({ x1, y1, x2, y2 }: Segment): boolean {
    const length = Math.hypot(x2 - x1, y2 - y1) / inch;
    if (length < MIN_TAP_IN || length > MAX_TAP_IN) return false;
    const [level, upright] = [Math.abs(y2 - y1) < 0.1, Math.abs(x2 - x1) < 0.1];
    if (level === upright) return false;
    const [across, size] = upright ? [x1 - x, width] : [y1 - y, height];
    if (Math.abs(across / size - 0.5) > AT_MIDDLE) return false;
    const [ends, deep] = upright ? [[y1 - y, y2 - y], height] : [[x1 - x, x2 - x], width];
    const [low, high] = ends.map((it) => it / deep).sort((a, b) => a - b);
    return low < MIN_DEEP && high > MIN_DEEP && high < MAX_DEEP ||
      high > 1 - MIN_DEEP && low < 1 - MIN_DEEP && low > 1 - MAX_DEEP;
  }
}

/** Drains read as strokes are as many short ones that lie together, inches. */
const RING_STROKES = 6, RING_STROKE_IN = 1.5;

/** Whether short strokes inside a basin draw nothing but its drain. */
function hasRing(strokes: readonly Segment[], inner: PointRect, inch: number): boolean {
  const short = strokes.filter(({ x1, y1, x2, y2 }) =>
    Math.hypot(x2 - x1, y2 - y1) < RING_STROKE_IN * inch && isIn(inner, { x: x1, y: y1 }) &&
    isIn(inner, { x: x2, y: y2 })
  );
  if (short.length < RING_STROKES) return false;
  const [xs, ys] = [short.map(({ x1 }) => x1), short.map(({ y1 }) => y1)];
  return [xs, ys].every((all) => Math.max(...all) - Math.min(...all) < DRAIN_IN * inch);
}

/** Counters are so long, inches; their front stands so far before a basin and their wall so close behind it. */
const COUNTER_IN = 36, FRONT_IN = [1, 12] as const, WALL_IN = 5;
/** Round bowls lie as far from the wall as a tap behind them asks, and as near to the front as a ledge, inches. */
const BOWL_WALL_IN = 9, BOWL_FRONT_IN = 0.4;
/** The back of a seat runs along this share of a side of it, so far inside or outside, inches. */
const BACK = 0.6, BACK_IN = [0.4, 4] as const;
/** Tiles are at most so large, and even to so much, inches. */
const TILE_IN = 30, EVEN_IN = 0.3;
/** Counters go on beside a basin, inches. */
const BESIDE_IN = 4;

/** Whether a basin lies in a counter: a wall close behind it, and before it a line that runs on to both sides. What has a back is a seat. */
export function isInCounter(
  { x, y, width, height }: PointRect,
  { strokes, isWall, inch, isBowl = false }: {
    strokes: readonly Segment[];
    isWall: (x: number, y: number) => boolean;
    inch: number;
    /** Whether it is round. */
    isBowl?: boolean;
  },
): boolean {
  const [wallIn, frontIn] = isBowl ? [BOWL_WALL_IN, BOWL_FRONT_IN] : [WALL_IN, FRONT_IN[0]];
  const [cx, cy] = [x + width / 2, y + height / 2];
  const isBack = ({ x1, y1, x2, y2 }: Segment) => {
    const isLevel = Math.abs(y2 - y1) < 0.1;
    if (isLevel === Math.abs(x2 - x1) < 0.1) return false;
    const [at, low, high, first, last] = isLevel
      ? [y1, y, y + height, x, x + width]
      : [x1, x, x + width, y, y + height];
    const [from, to] = isLevel ? [x1, x2].sort((a, b) => a - b) : [y1, y2].sort((a, b) => a - b);
    const off = Math.min(Math.abs(at - low), Math.abs(at - high)) / inch;
    return off > BACK_IN[0] && off < BACK_IN[1] && to - from > BACK * (last - first) &&
      from > first - BACK_IN[1] * inch && to < last + BACK_IN[1] * inch;
  };
  if (strokes.some(isBack)) return false;
  const hasWall = (px: number, py: number, dx: number, dy: number) =>
    Array.from({ length: wallIn }, (_, step) => step + 1).some((step) =>
      isWall(px + dx * step * inch, py + dy * step * inch)
    );
  /** Lines that follow each other at one distance are tiles. */
  const isInRow = (at: number, isLevel: boolean, along: number) => {
    const offs = strokes.flatMap(({ x1, y1, x2, y2 }) => {
      const [a, b, c, d] = isLevel ? [y1, y2, x1, x2] : [x1, x2, y1, y2];
      const off = (a - at) / inch;
      return Math.abs(a - b) < 0.1 && Math.abs(off) > 1 && Math.abs(off) < TILE_IN &&
          Math.min(c, d) < along && Math.max(c, d) > along && Math.abs(d - c) >= TILE_IN * inch
        ? [off]
        : [];
    });
    return offs.some((it) => offs.some((other) => Math.abs(it + other) < EVEN_IN));
  };
  const hasFront = (isLevel: boolean, edge: number, outwards: 1 | -1) => {
    const [from, to] = isLevel ? [x, x + width] : [y, y + height];
    return strokes.some(({ x1, y1, x2, y2 }) => {
      const [a, b, c, d] = isLevel ? [y1, y2, x1, x2] : [x1, x2, y1, y2];
      const off = (a - edge) * outwards / inch;
      return Math.abs(a - b) < 0.1 && off >= frontIn && off <= FRONT_IN[1] &&
        Math.abs(d - c) >= COUNTER_IN * inch && Math.min(c, d) < from - BESIDE_IN * inch &&
        Math.max(c, d) > to + BESIDE_IN * inch && !isInRow(a, isLevel, (from + to) / 2);
    });
  };
  return hasWall(x, cy, -1, 0) && hasFront(false, x + width, 1) ||
    hasWall(x + width, cy, 1, 0) && hasFront(false, x, -1) ||
    hasWall(cx, y, 0, -1) && hasFront(true, y + height, 1) ||
    hasWall(cx, y + height, 0, 1) && hasFront(true, y, -1);
}
