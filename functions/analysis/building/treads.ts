/**
 * Rows of treads: lines of one extent at a tread's depth from each other, whatever is drawn between them (the second
 * line of every nosing, a break line), and the winders that fan out from a corner of such a row.
 */
import type { PointRect } from "../../_shared/geometry.ts";
import {
  type Direction,
  firstAt,
  onDirection,
  type PlanLine,
  type Point,
  toPoint,
} from "./lines.ts";

/** A row of treads in points of the page. */
export interface TreadRow {
  direction: Direction;
  /** In order; one where two lines draw one nosing. */
  lines: PlanLine[];
  stepPt: number;
  /** Every line of its extent between the first and the last. */
  all: PlanLine[];
  /** What is seen of the next treads behind its ends. */
  further: PlanLine[];
  /** Whether an arrow runs up or down its middle. */
  hasArrow: boolean;
  /** Winders behind its ends. */
  winders: { a: Point; b: Point }[];
}

/** Depth of treads and width of stairs, feet. */
const MIN_TREAD_FT = 0.68, MAX_TREAD_FT = 1.35, MIN_WIDTH_FT = 2.3, MAX_WIDTH_FT = 14;
/** Ends of treads lie on a line to so many feet; steps are even to this share, and to half a point. */
const END_FT = 0.3, EVEN = 0.05;
/** Fewest lines of a row, most, and how many may be hidden under lettering: one of so many. */
const FEWEST = 2, MOST = 32, HIDDEN = 4;
/** So many lines at least, the further ones counted half. */
const LEAST = 2.5;
/** With more lines for each tread it is a floor of boards. */
const NOSINGS = 2.2;
/** A nosing is this share of a tread at most; so many lines for each tread may lie elsewhere. */
const NOSING_SHARE = 0.28, AMID = 0.4;
/** Lines a line is compared with: hostile pages have thousands close by. */
const MAX_NEIGHBOURS = 200;

/** Rows of treads among the lines of a plan; a line stands in one row at most. */
export function findTreads(directions: readonly Direction[], pointsPerFoot: number): TreadRow[] {
  const rows = directions.flatMap((it) => rowsOf(it, pointsPerFoot));
  return withWinders(rows, directions, pointsPerFoot);
}

function rowsOf(direction: Direction, pointsPerFoot: number): TreadRow[] {
  const lines = direction.lines.filter(({ from, to }) =>
    to - from >= MIN_WIDTH_FT * pointsPerFoot && to - from <= MAX_WIDTH_FT * pointsPerFoot
  );
  const found = lines.flatMap((_, index) => {
    const column = columnOf(lines, index, pointsPerFoot);
    const row = longestRow(column, pointsPerFoot);
    if (row === null) return [];
    const last = row.lines.at(-1)!;
    const all = column.filter(({ at }) => at <= last.at + 1);
    return all.length <= NOSINGS * row.lines.length && !isBoarded(row, all)
      ? [{ ...row, all }]
      : [];
  }).sort((a, b) => b.lines.length - a.lines.length);
  const taken = new Set<PlanLine>();
  return found.flatMap((row): TreadRow[] => {
    if (row.lines.some((it) => taken.has(it))) return [];
    const further = furtherTreads(direction.lines, row, pointsPerFoot);
    if (row.lines.length + 0.5 * further.length < LEAST) return [];
    for (const line of row.all) taken.add(line);
    return [{ direction, ...row, further, hasArrow: false, winders: [] }];
  });
}

/** Lines stand in the middle between others, as those of boards do: a nosing's second line is near its first. */
function isBoarded(
  { lines, stepPt }: Pick<TreadRow, "lines" | "stepPt">,
  all: readonly PlanLine[],
): boolean {
  const amid = all.filter(({ at }) =>
    lines.every((it) => Math.abs(it.at - at) > NOSING_SHARE * stepPt)
  );
  return amid.length > AMID * lines.length;
}

/** Lines behind one that begin and end where it does. */
function columnOf(
  lines: readonly PlanLine[],
  index: number,
  pointsPerFoot: number,
): PlanLine[] {
  const first = lines[index];
  const slack = END_FT * pointsPerFoot;
  const far = first.at + MOST * MAX_TREAD_FT * pointsPerFoot;
  const column = [first];
  let seen = 0;
  for (let next = index + 1; next < lines.length && lines[next].at <= far; next++) {
    const line = lines[next];
    if (line.at - column.at(-1)!.at > 2 * MAX_TREAD_FT * pointsPerFoot || ++seen > MAX_NEIGHBOURS) {
      break;
    }
    if (Math.abs(line.from - first.from) <= slack && Math.abs(line.to - first.to) <= slack) {
      column.push(line);
    }
  }
  return column;
}

/** The longest even row that begins with the first line of a column. */
function longestRow(
  column: readonly PlanLine[],
  pointsPerFoot: number,
): { lines: PlanLine[]; stepPt: number } | null {
  const [first] = column;
  let best: PlanLine[] = [];
  for (const second of column) {
    const step = second.at - first.at;
    if (step < MIN_TREAD_FT * pointsPerFoot) continue;
    if (step > MAX_TREAD_FT * pointsPerFoot) break;
    const row = rowFrom(column, step);
    if (row.length > best.length) best = row;
  }
  if (best.length < FEWEST || best.length > MOST) return null;
  const span = best.at(-1)!.at - best[0].at;
  const guess = best[1].at - best[0].at;
  return { lines: best, stepPt: span / Math.max(1, Math.round(span / guess)) };
}

function rowFrom(column: readonly PlanLine[], guess: number): PlanLine[] {
  const row = [column[0]];
  let step = guess, places = 0, index = 0;
  for (let ahead = 1; ahead <= 2;) {
    const due = row.at(-1)!.at + ahead * step;
    const slack = Math.max(0.5, EVEN * step);
    let found: PlanLine | null = null;
    for (let i = index + 1; i < column.length && column[i].at <= due + slack; i++) {
      if (column[i].at < due - slack) continue;
      if (found === null || Math.abs(column[i].at - due) < Math.abs(found.at - due)) {
        found = column[i];
      }
    }
    if (found === null) {
      ahead++;
      continue;
    }
    places += ahead;
    row.push(found);
    index = column.indexOf(found);
    step = (found.at - column[0].at) / places;
    ahead = 1;
  }
  return places + 1 - row.length <= row.length / HIDDEN ? row : row.slice(0, 1);
}

/** Share of a tread that a break line leaves at least. */
const LEFT = 0.2;

/** Treads at the next steps behind a row: cut by a break line, or drawn in one with the edge of a floor. */
function furtherTreads(
  lines: readonly PlanLine[],
  { lines: row, stepPt }: Pick<TreadRow, "lines" | "stepPt">,
  pointsPerFoot: number,
): PlanLine[] {
  const [first] = row, last = row.at(-1)!;
  const slack = Math.max(0.5, EVEN * stepPt), ends = END_FT * pointsPerFoot;
  const treadAt = (due: number): PlanLine[] => {
    for (let i = firstAt(lines, due - slack); i < lines.length && lines[i].at <= due + slack; i++) {
      const from = Math.max(lines[i].from, first.from), to = Math.min(lines[i].to, first.to);
      const isAtSide = from < first.from + ends || to > first.to - ends;
      if (isAtSide && to - from > LEFT * (first.to - first.from)) {
        return [{ ...lines[i], from, to }];
      }
    }
    return [];
  };
  return [first.at - stepPt, last.at + stepPt].flatMap(treadAt);
}

/** Winders begin this close to a corner of a row, feet; their lengths as shares of its width. */
const AT_CORNER_FT = 1.3, MIN_WINDER = 0.75, MAX_WINDER = 1.8;
/** Lines closer than this to the direction of the stair or across it are its sides, as a share. */
const LEAN = 0.06;
/** Winders turn by this much from one to the next at least, sine. */
const FANNED = 0.03;

/** Lines that fan out from the corners at the ends of rows. */
function withWinders(
  rows: readonly TreadRow[],
  directions: readonly Direction[],
  pointsPerFoot: number,
): TreadRow[] {
  const sloping = directions.filter(({ ux, uy }) => Math.abs(ux) > 0.02 && Math.abs(uy) > 0.02)
    .flatMap((direction) =>
      direction.lines.map(({ at, from, to }) => ({
        a: toPoint(direction, from, at),
        b: toPoint(direction, to, at),
        length: to - from,
      }))
    );
  return rows.map((row) => {
    const [first, last] = [row.lines[0], row.lines.at(-1)!];
    const width = Math.max(first.to - first.from, last.to - last.from);
    const winders = [{ line: first, sign: -1 }, { line: last, sign: 1 }].flatMap(
      ({ line, sign }) => {
        const fans = [line.from, line.to].map((along) => {
          const corner = toPoint(row.direction, along, line.at);
          return sloping.flatMap(({ a, b, length }) => {
            if (length < MIN_WINDER * width || length > MAX_WINDER * width) return [];
            const [near, far] = off(a, corner) < off(b, corner) ? [a, b] : [b, a];
            if (off(near, corner) > AT_CORNER_FT * pointsPerFoot) return [];
            const place = onDirection(row.direction, far);
            const beyond = (place.at - line.at) * sign;
            const sideways = Math.abs(place.along - along);
            // Its sides run on beyond a row; a fan leans.
            if (beyond < LEAN * width || sideways < LEAN * width) return [];
            return [{ a, b }];
          });
        }).map(fanned);
        return fans[0].length >= fans[1].length ? fans[0] : fans[1];
      },
    );
    return { ...row, winders, hasArrow: hasArrow(row, directions, sloping) };
  });
}

/** Winders fan out: of lines of one direction, as those of hatching are, one is one. */
function fanned<T extends { a: Point; b: Point }>(lines: readonly T[]): T[] {
  const kept: T[] = [];
  for (const line of lines) {
    const isNew = kept.every((it) => {
      const turn = (line.b.x - line.a.x) * (it.b.y - it.a.y) -
        (line.b.y - line.a.y) * (it.b.x - it.a.x);
      return Math.abs(turn) > FANNED * off(line.a, line.b) * off(it.a, it.b);
    });
    if (isNew) kept.push(line);
  }
  return kept;
}

/** Arrows run within so much of a row's middle, as a share of its width; their heads touch to so many points. */
const ASIDE = 0.15, HEAD_PT = 1.2;

/** A line across all treads along their middle, with two strokes that lean from one of its ends. */
function hasArrow(
  { direction, lines }: TreadRow,
  directions: readonly Direction[],
  sloping: readonly { a: Point; b: Point }[],
): boolean {
  const across = directions.find(({ ux, uy }) =>
    Math.abs(ux * direction.ux + uy * direction.uy) < LEAN
  );
  if (!across) return false;
  const [first] = lines, last = lines.at(-1)!;
  const width = first.to - first.from, middle = (first.from + first.to) / 2;
  const heads = (end: Point) =>
    sloping.filter(({ a, b }) => Math.min(off(a, end), off(b, end)) < HEAD_PT).length;
  return across.lines.some(({ at, from, to }) => {
    const ends = [toPoint(across, from, at), toPoint(across, to, at)];
    const places = ends.map((it) => onDirection(direction, it));
    const [low, high] = places.map((it) => it.at).sort((a, b) => a - b);
    return Math.abs(places[0].along - middle) < ASIDE * width &&
      low < first.at + 0.7 * (last.at - first.at) && high > first.at + 0.3 * (last.at - first.at) &&
      high - low > 0.4 * (last.at - first.at) && ends.some((it) => heads(it) >= 2);
  });
}

const off = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The box around a row and its winders. */
export function boxOfRow({ direction, lines, further, winders }: TreadRow): PointRect {
  const points = [
    ...[...lines, ...further].flatMap(({ at, from, to }) => [
      toPoint(direction, from, at),
      toPoint(direction, to, at),
    ]),
    ...winders.flatMap(({ a, b }) => [a, b]),
  ];
  const x = Math.min(...points.map((it) => it.x)), y = Math.min(...points.map((it) => it.y));
  return {
    x,
    y,
    width: Math.max(...points.map((it) => it.x)) - x,
    height: Math.max(...points.map((it) => it.y)) - y,
  };
}
