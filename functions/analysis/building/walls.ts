/**
 * Walls: pairs of parallel lines of the wall's pen at a thickness walls have. A line is the face of one wall only;
 * regular families of lines (treads, tiles, hatching) are none.
 */
import type { PointRect } from "../../_shared/geometry.ts";
import { type Direction, firstAt, onDirection, type PlanLine, toPoint } from "./lines.ts";

/** A straight stretch of wall, by direction: between the faces `at[0]` and `at[1]`, from `from` to `to`. */
export interface Wall {
  direction: Direction;
  at: [number, number];
  from: number;
  to: number;
}

/** Thickness of walls, feet. */
const MIN_FT = 0.19, MAX_FT = 2.1;
/** Thickest further layer of a wall, feet. */
const LAYER_FT = 0.7;
/** From here on a stretch of wall is at least half as long as it is thick: what is shorter is the end of something. */
const STUB_FT = 1.2;
/** Faces this close are one, feet. */
const ONE_FACE_FT = 0.25;
/** Shortest stretch of wall, feet. */
const MIN_LENGTH_FT = 0.3;
/** Lines beside a face, and all lines it is compared with: hostile pages have thousands close by. */
const MAX_NEIGHBOURS = 60, MAX_COMPARED = 500;
/** A lighter pen than this share of the wall's draws no wall. */
const PEN_SHARE = 0.75;
/** A pen draws walls when it has this share of the pairs of the pen with most. */
const PAIR_SHARE = 0.22;
/** Partitions inside heavier outer walls are drawn with this share of their pen at least, and are at most so thick, feet. */
const PARTITION_PEN_SHARE = 0.45, PARTITION_FT = 0.6;
/** So much of the length of outer walls have partitions of one pen that end at walls; an end is so near a face, feet. */
const PARTITION_SHARE = 0.25, MEETS_FT = 0.15;
/** Pens closer than this are one, points. */
const SAME_PEN_PT = 0.06;

interface Pair {
  a: PlanLine;
  b: PlanLine;
  direction: Direction;
  from: number;
  to: number;
}

/** The box around a wall, in displayed points. */
export function boxOfWall({ direction, at, from, to }: Wall): PointRect {
  const a = toPoint(direction, from, at[0]), b = toPoint(direction, to, at[1]);
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** Walls among the lines of a plan at so many points per foot. */
export function findWalls(
  directions: readonly Direction[],
  inFamily: ReadonlySet<PlanLine>,
  pointsPerFoot: number,
): Wall[] {
  const pairs = directions.flatMap((direction) => pairsOf(direction, inFamily, pointsPerFoot));
  const pen = wallPen(pairs, pointsPerFoot);
  const partitionPen = findPartitionPen(pairs, { pen, pointsPerFoot });
  const most = PARTITION_FT * pointsPerFoot;
  return matched(
    pairs.filter((pair) =>
      penOf(pair) >= pen ||
      partitionPen !== null && isPen(pair, partitionPen) && pair.b.at - pair.a.at <= most
    ),
    pointsPerFoot,
  );
}

function pairsOf(
  direction: Direction,
  inFamily: ReadonlySet<PlanLine>,
  pointsPerFoot: number,
): Pair[] {
  const least = MIN_LENGTH_FT * pointsPerFoot;
  const lines = direction.lines.filter((it) => it.to - it.from >= least);
  const pairs: Pair[] = [];
  lines.forEach((a, index) => {
    if (inFamily.has(a)) return;
    const far = a.at + MAX_FT * pointsPerFoot;
    let beside = 0;
    const end = Math.min(lines.length, index + 1 + MAX_COMPARED);
    for (let next = index + 1; next < end && lines[next].at <= far; next++) {
      const b = lines[next];
      const from = Math.max(a.from, b.from), to = Math.min(a.to, b.to);
      if (to - from < least) continue;
      if (++beside > MAX_NEIGHBOURS) break;
      if (b.at - a.at < MIN_FT * pointsPerFoot || inFamily.has(b)) continue;
      pairs.push({ a, b, direction, from, to });
    }
  });
  return pairs;
}

/** Least pen of walls: of the pens with many long pairs the heaviest. */
function wallPen(pairs: readonly Pair[], pointsPerFoot: number): number {
  const lengths = new Map<number, number>();
  for (const { a, b, from, to } of pairs) {
    if (to - from < 2 * pointsPerFoot) continue;
    const pen = Math.round(Math.min(a.pen, b.pen) * 20) / 20;
    lengths.set(pen, (lengths.get(pen) ?? 0) + to - from);
  }
  const most = Math.max(0, ...lengths.values());
  const heavy = [...lengths].filter(([, length]) => length >= PAIR_SHARE * most)
    .map(([pen]) => pen);
  return PEN_SHARE * Math.max(0, ...heavy);
}

const penOf = ({ a, b }: Pair): number => Math.min(a.pen, b.pen);

/** Both faces are drawn with one pen. */
const isPen = ({ a, b }: Pair, pen: number): boolean =>
  Math.abs(a.pen - pen) < SAME_PEN_PT && Math.abs(b.pen - pen) < SAME_PEN_PT;

/**
 * Pen of partitions lighter than the outer walls: the heaviest one with enough pairs as thick as partitions that end
 * at a face of a wall of the heavy pen; null where there is none.
 */
function findPartitionPen(
  pairs: readonly Pair[],
  { pen, pointsPerFoot }: { pen: number; pointsPerFoot: number },
): number | null {
  const lengthOf = (of: readonly Pair[]) => of.reduce((sum, { from, to }) => sum + to - from, 0);
  const isWall = ({ a, b, from, to }: Pair) =>
    b.at - a.at <= PARTITION_FT * pointsPerFoot && to - from >= 2 * pointsPerFoot;
  const outer = pairs.filter((it) => penOf(it) >= pen && isWall(it));
  const faces = [...Map.groupBy(outer, (it) => it.direction)].map(([direction, own]) => ({
    direction,
    lines: [...new Set(own.flatMap(({ a, b }) => [a, b]))].sort((a, b) => a.at - b.at),
  }));
  const lightest = PARTITION_PEN_SHARE * pen / PEN_SHARE;
  const inner = pairs.filter((it) =>
    penOf(it) < pen && penOf(it) >= lightest && isPen(it, penOf(it)) && isWall(it) &&
    meets(it, faces, MEETS_FT * pointsPerFoot)
  );
  const least = PARTITION_SHARE * lengthOf(outer);
  const pens = Map.groupBy(inner, (it) => Math.round(penOf(it) * 20) / 20);
  const drawn = [...pens].filter(([, own]) => lengthOf(own) >= least).map(([it]) => it);
  return drawn.length > 0 ? Math.max(...drawn) : null;
}

/** Whether an end of a pair lies at a face of walls across it. */
function meets(
  { direction, a, b, from, to }: Pair,
  faces: readonly { direction: Direction; lines: readonly PlanLine[] }[],
  slack: number,
): boolean {
  const middle = (a.at + b.at) / 2;
  const ends = [from, to].map((along) => toPoint(direction, along, middle));
  return faces.some(({ direction: other, lines }) => {
    if (Math.abs(direction.ux * other.uy - direction.uy * other.ux) <= 0.7) return false;
    return ends.some((end) => {
      const { along, at } = onDirection(other, end);
      for (let i = firstAt(lines, at - slack); i < lines.length; i++) {
        const line = lines[i];
        if (line.at > at + slack) return false;
        if (along > line.from - slack && along < line.to + slack) return true;
      }
      return false;
    });
  });
}

/**
 * Each stretch of a face belongs to one wall, the thinnest that has it. Only a thin layer stands at the back of
 * another: a shelf along a wall is none.
 */
function matched(pairs: readonly Pair[], pointsPerFoot: number): Wall[] {
  const order = pairs.map((pair) => ({ pair, thick: pair.b.at - pair.a.at }))
    .sort((x, y) => x.thick - y.thick);
  const above: Used = new Map(), below: Used = new Map();
  const walls: Wall[] = [];
  const bodies = new Bodies(MAX_FT * pointsPerFoot);
  const least = MIN_LENGTH_FT * pointsPerFoot;
  for (const { pair: { a, b, direction, from, to }, thick } of order) {
    const taken = [...above.get(a) ?? [], ...below.get(b) ?? []];
    if (thick > LAYER_FT * pointsPerFoot) taken.push(...below.get(a) ?? [], ...above.get(b) ?? []);
    for (const [start, end] of free(from, to, taken)) {
      if (end - start < least) continue;
      if (thick > STUB_FT * pointsPerFoot && end - start < thick / 2) continue;
      const wall: Wall = { direction, at: [a.at, b.at], from: start, to: end };
      if (thick > LAYER_FT * pointsPerFoot && hasFloor(wall, bodies, pointsPerFoot)) continue;
      walls.push(wall);
      bodies.add(wall);
      push(above, a, [start, end]);
      push(below, b, [start, end]);
    }
  }
  return walls;
}

/** Whether a thinner wall stands at one face between two lines and none at the other: the rest is floor up to a ledge. */
function hasFloor(wall: Wall, bodies: Bodies, pointsPerFoot: number): boolean {
  const { at: [low, high], from, to } = wall;
  // The end of a wall that meets another one is short.
  if (to - from < high - low) return false;
  const slack = ONE_FACE_FT * pointsPerFoot;
  let [left, atLow, atHigh] = [high - low, false, false];
  for (const { at, ...it } of bodies.near(wall)) {
    const shared = Math.min(it.to, to) - Math.max(it.from, from);
    if (at[0] < low - slack || at[1] > high + slack || shared < 0.6 * (to - from)) continue;
    atLow ||= at[0] < low + slack;
    atHigh ||= at[1] > high - slack;
    left = Math.min(left, Math.max(at[0] - low, high - at[1]));
  }
  return atLow !== atHigh && left > LAYER_FT * pointsPerFoot;
}

/** Walls by direction and place across it. */
class Bodies {
  readonly #walls = new Map<Direction, Map<number, Wall[]>>();

  constructor(private readonly cellPt: number) {}

  add(wall: Wall): void {
    let cells = this.#walls.get(wall.direction);
    if (!cells) this.#walls.set(wall.direction, cells = new Map());
    push(cells, Math.floor(wall.at[0] / this.cellPt), wall);
  }

  /** Those that may stand within the faces of one. */
  near({ direction, at }: Wall): Wall[] {
    const cells = this.#walls.get(direction);
    const cell = Math.floor(at[0] / this.cellPt);
    return cells ? [-1, 0, 1].flatMap((by) => cells.get(cell + by) ?? []) : [];
  }
}

/** Stretches of faces with a wall at one side of them. */
type Used = Map<PlanLine, [number, number][]>;

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** What is left of a stretch without others. */
function free(from: number, to: number, used: readonly [number, number][]): [number, number][] {
  let left: [number, number][] = [[from, to]];
  for (const [start, end] of used) {
    left = left.flatMap(([a, b]): [number, number][] =>
      end <= a || start >= b ? [[a, b]] : [
        ...(start > a ? [[a, start] as [number, number]] : []),
        ...(end < b ? [[end, b] as [number, number]] : []),
      ]
    );
  }
  return left;
}
