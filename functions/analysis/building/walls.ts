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
const PARTITION_PEN_SHARE = 0.45, PARTITION_FT = 0.75;
/** The outer walls they end at are at most so thick, feet. */
const OUTER_FT = 1.4;
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
  const all = directions.flatMap((direction) => pairsOf(direction, inFamily, pointsPerFoot));
  const pairs = filledOr(all, pointsPerFoot);
  const pen = wallPen(pairs, pointsPerFoot);
  const partitionPen = findPartitionPen(pairs, { pen, pointsPerFoot });
  const most = PARTITION_FT * pointsPerFoot;
  const walls = matched(
    pairs.filter((pair) =>
      penOf(pair) >= pen ||
      partitionPen !== null && isPen(pair, partitionPen) && pair.b.at - pair.a.at <= most
    ),
    pointsPerFoot,
  );
  return withoutSpecks(walls, pointsPerFoot);
}

/** Filled walls are so long together, and at most so thick, feet; other walls beside them are a smaller share. */
const FILLED_FT = 40, FILLED_THICK_FT = 1.4, UNFILLED = 0.3;
/** Walls that may stand beside filled ones without a fill are as thick as partitions, feet. */
const UNFILLED_THICK_FT = [0.25, 0.75];

/**
 * The edges of fills, where those draw the walls: what is drawn with a pen beside them are fixtures and furniture. All
 * pairs where many others are as thick as walls.
 */
function filledOr(pairs: readonly Pair[], pointsPerFoot: number): readonly Pair[] {
  const isLong = ({ from, to }: Pair) => to - from >= 2 * pointsPerFoot;
  const thick = ({ a, b }: Pair) => (b.at - a.at) / pointsPerFoot;
  const isFilled = ({ a, b }: Pair) => a.pen === 0 && b.pen === 0;
  const filled = pairs.filter((it) => isFilled(it) && thick(it) <= FILLED_THICK_FT);
  const lengthOf = (of: readonly Pair[]) =>
    of.filter(isLong).reduce((sum, { from, to }) => sum + to - from, 0);
  const length = lengthOf(filled);
  if (length < FILLED_FT * pointsPerFoot) return pairs;
  const bands = new Map(
    [...Map.groupBy(filled, ({ direction }) => direction)].map((
      [direction, own],
    ) => [direction, new Bands(own)]),
  );
  const isEdge = (direction: Direction, line: PlanLine) =>
    bands.get(direction)?.hasEdgeAt(line) ?? false;
  // Windows stand in the line of their wall.
  const isInLine = ({ direction, a, b }: Pair) =>
    bands.get(direction)?.isWithin((a.at + b.at) / 2) ?? false;
  const others = pairs.filter((it) =>
    !isFilled(it) && thick(it) >= UNFILLED_THICK_FT[0] && thick(it) <= UNFILLED_THICK_FT[1] &&
    isLong(it) && !isInLine(it) && !isEdge(it.direction, it.a) && !isEdge(it.direction, it.b)
  );
  if (lengthOf(others) >= UNFILLED * length) return pairs;
  // Outlined fills are told by their outlines: a fill may be cut in pieces.
  const outlined = pairs.filter((it) =>
    it.a.pen > 0 && it.b.pen > 0 && isEdge(it.direction, it.a) && isEdge(it.direction, it.b)
  );
  return lengthOf(outlined) >= OUTLINED * length ? outlined : filled;
}

/** Fills are outlined where outlines draw this share of them. */
const OUTLINED = 0.7;
/** The outline of a fill runs this close to its edge, points. */
const EDGE_PT = 0.8;

/** The filled pairs of a direction, by their places across it. */
class Bands {
  /** Each edge once, and the stretches between edges joined where they overlap, in order. */
  readonly #edges: PlanLine[];
  readonly #spans: [number, number][] = [];
  /** What is known of a line, which stands in many pairs. */
  readonly #known = new Map<PlanLine, boolean>();

  constructor(pairs: readonly Pair[]) {
    this.#edges = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))].sort((x, y) => x.at - y.at);
    for (const { a, b } of pairs.toSorted((x, y) => x.a.at - y.a.at)) {
      const last = this.#spans.at(-1);
      if (last && a.at < last[1]) last[1] = Math.max(last[1], b.at);
      else if (b.at > a.at) this.#spans.push([a.at, b.at]);
    }
  }

  /** Whether an edge runs as close to a line as its outline would. */
  hasEdgeAt(line: PlanLine): boolean {
    const known = this.#known.get(line) ?? this.#findEdgeAt(line);
    this.#known.set(line, known);
    return known;
  }

  #findEdgeAt({ at, from, to }: PlanLine): boolean {
    for (let i = firstAt(this.#edges, at - EDGE_PT); i < this.#edges.length; i++) {
      const edge = this.#edges[i];
      if (edge.at >= at + EDGE_PT) return false;
      if (Math.abs(edge.at - at) < EDGE_PT && edge.from < to && edge.to > from) return true;
    }
    return false;
  }

  /** Whether a place lies between the edges of a pair. */
  isWithin(at: number): boolean {
    let low = 0, high = this.#spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#spans[middle][1] <= at) low = middle + 1;
      else high = middle;
    }
    return low < this.#spans.length && this.#spans[low][0] < at;
  }
}

/** Shorter walls that meet no other one are none: a tick beside an open leaf, feet; so close they meet. */
const SPECK_FT = 0.7, TOUCH_FT = 0.1;
/** Sine of what a direction is off a right angle to the walls at most. */
const SQUARE = 0.1;

function withoutSpecks(walls: readonly Wall[], pointsPerFoot: number): Wall[] {
  const isShort = ({ from, to }: Wall) => to - from < SPECK_FT * pointsPerFoot;
  const slack = TOUCH_FT * pointsPerFoot;
  const long = walls.filter((it) => !isShort(it)).map(boxOfWall);
  const meetsOne = (wall: Wall) => {
    const { x, y, width, height } = boxOfWall(wall);
    return long.some((it) =>
      x < it.x + it.width + slack && x + width > it.x - slack && y < it.y + it.height + slack &&
      y + height > it.y - slack
    );
  };
  // Columns and mullions stand apart from each other, square to the walls.
  const [main] = [...Map.groupBy(walls, ({ direction }) => direction)]
    .map(([direction, own]) => ({
      direction,
      length: own.reduce((sum, { from, to }) => sum + to - from, 0),
    }))
    .sort((a, b) => b.length - a.length);
  const isSquare = ({ direction: { ux, uy } }: Wall) => {
    const { ux: x, uy: y } = main.direction;
    return Math.min(Math.abs(ux * x + uy * y), Math.abs(ux * y - uy * x)) < SQUARE;
  };
  return walls.filter((it) => !isShort(it) || isSquare(it) || meetsOne(it));
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
  const outer = pairs.filter((it) =>
    penOf(it) >= pen && it.b.at - it.a.at <= OUTER_FT * pointsPerFoot &&
    it.to - it.from >= 2 * pointsPerFoot
  );
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
  // Where two walls are drawn as one outline, the face is left out between the faces of the other.
  const beside = slack + (b.at - a.at) / 2;
  const ends = [from, to].map((along) => toPoint(direction, along, middle));
  return faces.some(({ direction: other, lines }) => {
    if (Math.abs(direction.ux * other.uy - direction.uy * other.ux) <= 0.7) return false;
    return ends.some((end) => {
      const { along, at } = onDirection(other, end);
      for (let i = firstAt(lines, at - slack); i < lines.length; i++) {
        const line = lines[i];
        if (line.at > at + slack) return false;
        if (along > line.from - beside && along < line.to + beside) return true;
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
