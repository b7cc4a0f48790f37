/** Small things on a plan: short strokes that lie together, with the box they fill and what they look like. */
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";
import { distanceToStroke, type PointRect } from "../../_shared/geometry.ts";
import { CellMap, NONE } from "../../_shared/cell_map.ts";
import { Groups } from "../../_shared/groups.ts";

/** Strokes that lie together, sizes in inches of the building. */
export interface Block {
  /** In points of the page. */
  box: PointRect;
  longIn: number;
  shortIn: number;
  /** Strokes so short that they draw a curve. */
  curved: number;
  /** How much of each side of the box a straight line covers, 0–1: top, right, bottom, left. */
  sides: [number, number, number, number];
  strokes: Segment[];
}

/** Usually longer strokes are no part of a small thing, inches. */
const MAX_STROKE_IN = 38;
/** Strokes this close lie together, inches. */
const TOGETHER_IN = 2;
/** Strokes shorter than this draw curves, inches. */
const CURVE_IN = 4.2;
/** More strokes are read as none: a picture made of strokes. */
const MAX_STROKES = 80_000;
/** Larger blocks are furniture groups or patterns, inches. */
const MAX_BLOCK_IN = 90;

/**
 * Blocks of a plan; strokes of walls, hatching and lettering are left out before.
 *
 * @param longestIn longer strokes are no part of a block, inches
 */
export function findBlocks(
  strokes: readonly Segment[],
  arcs: readonly Arc[],
  pointsPerFoot: number,
  longestIn = MAX_STROKE_IN,
): Block[] {
  const inch = pointsPerFoot / 12;
  const small = [
    ...strokes.filter((it) =>
      !it.isDashed && Math.hypot(it.x2 - it.x1, it.y2 - it.y1) <= longestIn * inch
    ),
    ...arcs.filter(({ radius }) => radius <= MAX_STROKE_IN * inch / 2).flatMap(strokesOf),
  ];
  if (small.length > MAX_STROKES) return [];
  const cell = TOGETHER_IN * inch;
  const first = new CellMap();
  const touching = new Groups(small.length);
  const join = (index: number, other: number) => {
    if (other !== NONE) touching.join(index, other);
  };
  small.forEach(({ x1, y1, x2, y2 }, index) => {
    const steps = Math.max(1, Math.ceil(1.5 * Math.hypot(x2 - x1, y2 - y1) / cell));
    let lastColumn = NaN, lastRow = NaN;
    for (let step = 0; step <= steps; step++) {
      const column = Math.floor((x1 + (x2 - x1) * step / steps) / cell);
      const row = Math.floor((y1 + (y2 - y1) * step / steps) / cell);
      if (column === lastColumn && row === lastRow) continue;
      lastColumn = column;
      lastRow = row;
      const here = first.get(column, row);
      // Whoever came first is joined with all around already, and whoever comes later joins it.
      if (here !== NONE) {
        join(index, here);
        continue;
      }
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) join(index, first.get(column + dx, row + dy));
      }
      first.set(column, row, index);
    }
  });
  const groups = Map.groupBy(small.keys(), (it) => touching.of(it));
  return [...groups.values()].flatMap((members) => {
    if (members.length < 3) return [];
    const block = blockOf(members.map((index) => small[index]), inch);
    return block.longIn <= MAX_BLOCK_IN ? [block] : [];
  });
}

/** Strokes drawn one after the other that stay together, however much else is drawn over them. */
export function findRuns(strokes: readonly Segment[], pointsPerFoot: number): Block[] {
  const inch = pointsPerFoot / 12;
  const [reach, largest] = [TOGETHER_IN * inch, MAX_RUN_IN * inch];
  const runs: Block[] = [];
  let run: Segment[] = [];
  let [left, top, right, bottom] = [0, 0, 0, 0];
  const flush = () => {
    if (run.length >= MIN_RUN) runs.push(blockOf(run, inch));
    run = [];
  };
  for (const it of strokes) {
    const x1 = Math.min(it.x1, it.x2), x2 = Math.max(it.x1, it.x2);
    const y1 = Math.min(it.y1, it.y2), y2 = Math.max(it.y1, it.y2);
    const isNear = x1 < right + reach && x2 > left - reach && y1 < bottom + reach &&
      y2 > top - reach;
    const isSmall = Math.max(x2, right) - Math.min(x1, left) < largest &&
      Math.max(y2, bottom) - Math.min(y1, top) < largest;
    if (run.length > 0 && isNear && isSmall) {
      [left, top, right, bottom] = [
        Math.min(left, x1),
        Math.min(top, y1),
        Math.max(right, x2),
        Math.max(bottom, y2),
      ];
    } else {
      flush();
      [left, top, right, bottom] = [x1, y1, x2, y2];
    }
    run.push(it);
  }
  flush();
  return runs;
}

/**
 * Things drawn in one go, part by part: strokes of a part touch those of the next, and come soon after them.
 *
 * @param longestIn longer strokes are no part of a thing, inches
 * @param largestIn larger things are left out, inches
 */
export function findLinked(
  strokes: readonly Segment[],
  pointsPerFoot: number,
  { longestIn = MAX_STROKE_IN, largestIn = MAX_RUN_IN } = {},
): Block[] {
  const inch = pointsPerFoot / 12;
  const most = longestIn * inch, largest = largestIn * inch;
  const small = strokes.filter((it) => Math.hypot(it.x2 - it.x1, it.y2 - it.y1) <= most);
  if (small.length > MAX_STROKES) return [];
  const linked = new Groups(small.length);
  for (let index = 0; index < small.length; index++) {
    const end = Math.min(small.length, index + SOON);
    for (let next = index + 1; next < end; next++) {
      if (areTouching(small[index], small[next])) linked.join(index, next);
    }
  }
  const groups = Map.groupBy(small.keys(), (it) => linked.of(it));
  return [...groups.values()].flatMap((members) => {
    if (members.length < MIN_RUN) return [];
    const block = blockOf(members.map((index) => small[index]), inch);
    return Math.max(block.box.width, block.box.height) <= largest ? [block] : [];
  });
}

/** Strokes of one thing come at most so many after each other, and their ends lie so close to each other, points. */
const SOON = 36, TOUCHING_PT = 0.4;

/** Whether an end of one stroke lies on the other. */
function areTouching(a: Segment, b: Segment): boolean {
  if (
    Math.min(a.x1, a.x2) > Math.max(b.x1, b.x2) + TOUCHING_PT ||
    Math.min(b.x1, b.x2) > Math.max(a.x1, a.x2) + TOUCHING_PT ||
    Math.min(a.y1, a.y2) > Math.max(b.y1, b.y2) + TOUCHING_PT ||
    Math.min(b.y1, b.y2) > Math.max(a.y1, a.y2) + TOUCHING_PT
  ) return false;
  return isOnStroke(a, b.x1, b.y1) || isOnStroke(a, b.x2, b.y2) ||
    isOnStroke(b, a.x1, a.y1) || isOnStroke(b, a.x2, a.y2);
}

const isOnStroke = (stroke: Segment, x: number, y: number): boolean =>
  distanceToStroke(stroke, x, y) <= TOUCHING_PT;

/** Fewest strokes of a run that is told by its shape, and its largest side, inches. */
const MIN_RUN = 8, MAX_RUN_IN = 50;

/** An arc as short strokes. */
export function strokesOf({ cx, cy, radius, startDeg, sweepDeg }: Arc): Segment[] {
  const count = Math.max(4, Math.round(sweepDeg / 20));
  const at = (step: number) => {
    const angle = (startDeg + sweepDeg * step / count) * Math.PI / 180;
    return { x: cx + radius * Math.cos(angle), y: cy - radius * Math.sin(angle) };
  };
  return Array.from({ length: count }, (_, step) => {
    const a = at(step), b = at(step + 1);
    return { x1: a.x, y1: a.y, x2: b.x, y2: b.y, width: 0.1, isDashed: false };
  });
}

/** What strokes that lie together fill and look like. */
export function blockOf(strokes: Segment[], inch: number): Block {
  let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
  let curved = 0;
  for (const { x1, y1, x2, y2 } of strokes) {
    left = Math.min(left, x1, x2);
    right = Math.max(right, x1, x2);
    top = Math.min(top, y1, y2);
    bottom = Math.max(bottom, y1, y2);
    if (isCurved({ x1, y1, x2, y2 }, inch)) curved++;
  }
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return {
    box,
    longIn: Math.max(box.width, box.height) / inch,
    shortIn: Math.min(box.width, box.height) / inch,
    curved,
    sides: sidesOf(strokes, box, 1.6 * inch),
    strokes,
  };
}

/** Whether a stroke is short and slopes, as those that draw a curve. */
export function isCurved(
  { x1, y1, x2, y2 }: Pick<Segment, "x1" | "y1" | "x2" | "y2">,
  inch: number,
): boolean {
  const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const length = Math.hypot(dx, dy);
  return length < CURVE_IN * inch && Math.min(dx, dy) > 0.05 * length;
}

/** Strokes of an ellipse. */
const OVAL_STROKES = 32;

/** An ellipse in a box as short strokes. */
export function ellipseIn({ x, y, width, height }: PointRect): Segment[] {
  const at = (step: number) => {
    const angle = step / OVAL_STROKES * 2 * Math.PI;
    return { x: x + width / 2 * (1 + Math.cos(angle)), y: y + height / 2 * (1 + Math.sin(angle)) };
  };
  return Array.from({ length: OVAL_STROKES }, (_, step) => {
    const a = at(step), b = at(step + 1);
    return { x1: a.x, y1: a.y, x2: b.x, y2: b.y, width: 0.1, isDashed: false };
  });
}

/** What a block holds inside the lines along its sides; null where nothing. */
export function insideOf({ box, strokes }: Block, inch: number): Block | null {
  const slack = 0.6 * inch;
  const isOn = (at: number, to: number) => Math.abs(at - to) < slack;
  const inner = strokes.filter(({ x1, y1, x2, y2 }) =>
    !(isOn(x1, x2) && (isOn(x1, box.x) || isOn(x1, box.x + box.width))) &&
    !(isOn(y1, y2) && (isOn(y1, box.y) || isOn(y1, box.y + box.height)))
  );
  return inner.length > 0 ? blockOf(inner, inch) : null;
}

/** Cover of the sides of a box by lines along them. */
function sidesOf(strokes: readonly Segment[], box: PointRect, slack: number): Block["sides"] {
  const { x, y, width, height } = box;
  const cover = (isLevel: boolean, at: number, length: number) => {
    let low = Infinity, high = -Infinity, covered = 0;
    for (const { x1, y1, x2, y2 } of strokes) {
      if (Math.abs((isLevel ? y1 : x1) - at) > slack) continue;
      if (Math.abs((isLevel ? y2 : x2) - at) > slack) continue;
      const c = isLevel ? x1 : y1, d = isLevel ? x2 : y2;
      if (Math.abs(d - c) < 0.25 * length) continue;
      low = Math.min(low, c, d);
      high = Math.max(high, c, d);
      covered = high - low;
    }
    return length > 0 ? Math.min(1, covered / length) : 0;
  };
  return [
    cover(true, y, width),
    cover(false, x + width, height),
    cover(true, y + height, width),
    cover(false, x, height),
  ];
}
