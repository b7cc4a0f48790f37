/**
 * Stretches between ticks: where a figure is too wide for the stretch it measures, such as the thickness of a wall, it
 * stands beside it, and only its length at the scale of the plan tells which stretch is its own.
 */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import type { DimensionSpan } from "./dimension_ends.ts";
import { firstAt, type Point } from "./lines.ts";

/** Lengths of ticks, points, and how far they slope at least, as a share of their length. */
const MIN_TICK_PT = 2, MAX_TICK_PT = 18, SLOPE = 0.25;
/** Ticks of one line lie this close across it, points. */
const ONE_LINE_PT = 0.6;
/** A line runs this close to its figure, in heights of it; the middle of the stretch, or its end, lies this close along, in its widths. */
const BESIDE = 1.4, ALONG = 1.1, END_ALONG = 0.8;
/** A figure stands beside stretches no longer than this, in its widths. */
const SHORT = 2.5;
/** A stretch has its length within so many inches. */
const EXACT_IN = 0.3;

/** Middle of a tick along a line and across it. */
interface Tick {
  along: number;
  at: number;
}

/** Ticks of a page, asked for the stretch a figure measures. */
export class TickMarks {
  readonly #level: Tick[];
  readonly #upright: Tick[];

  constructor(segments: readonly Segment[]) {
    const ticks = middles(segments.filter((it) => isTick(it, MIN_TICK_PT)));
    this.#level = ticks.map(({ x, y }) => ({ along: x, at: y })).sort((a, b) => a.at - b.at);
    this.#upright = ticks.map(({ x, y }) => ({ along: y, at: x })).sort((a, b) => a.at - b.at);
  }

  /** The only stretch beside a figure with the length it states; null where there is none, or two. */
  stretchAt(
    box: PointRect,
    { isLevel, lengthIn, pointsPerFoot }: {
      isLevel: boolean;
      lengthIn: number;
      pointsPerFoot: number;
    },
  ): DimensionSpan | null {
    const ticks = isLevel ? this.#level : this.#upright;
    const [from, to] = isLevel ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
    const [near, far] = isLevel ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
    const width = to - from;
    const reach = BESIDE * (far - near), along = ALONG * width, atEnd = END_ALONG * width;
    const length = lengthIn / 12 * pointsPerFoot, slack = EXACT_IN / 12 * pointsPerFoot;
    const most = Math.max(along, length <= SHORT * width ? atEnd + length : 0) + 2;
    const close = ticks.slice(firstAt(ticks, near - reach), firstAt(ticks, far + reach))
      .filter((it) => it.along > from - most && it.along < to + most);
    const found: DimensionSpan[] = [];
    for (const a of close) {
      for (const b of close) {
        if (Math.abs(a.at - b.at) > ONE_LINE_PT || Math.abs(b.along - a.along - length) > slack) {
          continue;
        }
        const middle = (a.along + b.along) / 2;
        const isAround = middle >= from - along && middle <= to + along;
        const gap = Math.max(a.along - to, from - b.along);
        if (!isAround && (length > SHORT * width || gap > atEnd)) continue;
        if (close.some((it) => isBetween(it, a, b))) continue;
        found.push({ isLevel, from: a.along, to: b.along, at: (a.at + b.at) / 2 });
      }
    }
    const [only, ...others] = found;
    return only && others.every((it) => isSame(it, only)) ? only : null;
  }
}

/** Dimension lines are so many times as long as their ticks, and end so close to the middle of one, points. */
const LONGER = 3, AT_MIDDLE_PT = 0.7;

/** Sloping strokes of a page in whose middle a longer line ends. */
export function ticksOf(segments: readonly Segment[]): ReadonlySet<Segment> {
  const sloping = segments.filter((it) => isTick(it, MIN_TICK_PT));
  if (sloping.length === 0) return new Set();
  const cellOf = (at: number) => Math.round(at / AT_MIDDLE_PT);
  const middles = new Map<number, Segment[]>();
  for (const it of sloping) {
    const key = keyOf(cellOf((it.x1 + it.x2) / 2), cellOf((it.y1 + it.y2) / 2));
    const here = middles.get(key);
    if (here) here.push(it);
    else middles.set(key, [it]);
  }
  const found = new Set<Segment>();
  for (const { x1, y1, x2, y2 } of segments) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length < LONGER * MIN_TICK_PT) continue;
    for (const [x, y] of [[x1, y1], [x2, y2]]) {
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          for (const tick of middles.get(keyOf(cellOf(x) + dx, cellOf(y) + dy)) ?? []) {
            const long = Math.hypot(tick.x2 - tick.x1, tick.y2 - tick.y1);
            const off = Math.hypot((tick.x1 + tick.x2) / 2 - x, (tick.y1 + tick.y2) / 2 - y);
            if (length > LONGER * long && off < AT_MIDDLE_PT) found.add(tick);
          }
        }
      }
    }
  }
  return found;
}

/** One number for a cell: pages are far narrower than so many cells. */
const keyOf = (column: number, row: number): number => column * 1_000_003 + row;

/** Whether a stroke is as long as ticks and slopes. */
function isTick({ x1, y1, x2, y2 }: Segment, least: number): boolean {
  const dx = Math.abs(x2 - x1), dy = Math.abs(y2 - y1), length = Math.hypot(dx, dy);
  return length >= least && length <= MAX_TICK_PT && Math.min(dx, dy) >= SLOPE * length;
}

/** Middles of strokes; of two halves that go on from each other the place where they meet. */
function middles(strokes: readonly Segment[]): Point[] {
  const away = new Map<string, { stroke: Segment; way: Point }[]>();
  const placeOf = (x: number, y: number) => `${Math.round(10 * x)} ${Math.round(10 * y)}`;
  const halves = new Set<Segment>();
  const joints: Point[] = [];
  for (const stroke of strokes) {
    const { x1, y1, x2, y2 } = stroke;
    for (const [x, y, dx, dy] of [[x1, y1, x2 - x1, y2 - y1], [x2, y2, x1 - x2, y1 - y2]]) {
      const way = { x: dx, y: dy };
      const others = away.get(placeOf(x, y)) ?? [];
      const other = others.find((it) => isOpposite(it.way, way));
      if (other) {
        joints.push({ x, y });
        halves.add(stroke).add(other.stroke);
      }
      away.set(placeOf(x, y), [...others, { stroke, way }]);
    }
  }
  const whole = strokes.filter((it) => !halves.has(it));
  return [...joints, ...whole.map((it) => ({ x: (it.x1 + it.x2) / 2, y: (it.y1 + it.y2) / 2 }))];
}

/** Turned by half a circle, to 8 degrees. */
const isOpposite = (a: Point, b: Point): boolean =>
  a.x * b.x + a.y * b.y < -0.99 * Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);

const isBetween = (tick: Tick, a: Tick, b: Tick): boolean =>
  Math.abs(tick.at - a.at) <= ONE_LINE_PT && tick.along > a.along + 1 && tick.along < b.along - 1;

const isSame = (a: DimensionSpan, b: DimensionSpan): boolean =>
  Math.abs(a.from - b.from) < 1 && Math.abs(a.to - b.to) < 1 && Math.abs(a.at - b.at) < 1;
