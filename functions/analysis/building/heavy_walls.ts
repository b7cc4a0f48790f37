/**
 * Walls drawn as one heavy stroke: on such plans the heaviest pen draws long lines that are no faces of pairs, and
 * everything else is drawn lighter.
 */
import type { Direction, PlanLine } from "./lines.ts";
import type { Wall } from "./walls.ts";

/** Lightest pen of such walls, points, and how much heavier than the usual pen it is. */
const MIN_PEN_PT = 1.1, HEAVIER = 1.9;
/** So long are all of them together, and one of them, at least, feet. */
const ALL_FT = 40, ONE_FT = 0.7;
/** Pens of one weight, share; share of the lines that may run beside another one of them as a face would. */
const SAME_PEN = 0.8, PAIRED = 0.3;
/** A pen as thick as a wall, feet, draws each wall as thick as it is; partitions are this share of outer walls at least. */
const THICK_FT = 0.3, PARTITION = 0.4;
/** Thickest wall of two lines, feet. */
const PAIR_FT = 1.2;

interface Heavy {
  direction: Direction;
  line: PlanLine;
}

/** Where pairs of lines make up more than this share of the heavy strokes, they are the walls. */
const PAIRS = 0.6;

/** Walls of single strokes where those are the walls of a plan, else the pairs found before. */
export function heavyWallsOr(
  pairs: readonly Wall[],
  { directions, inFamily, pointsPerFoot }: {
    directions: readonly Direction[];
    inFamily: ReadonlySet<PlanLine>;
    pointsPerFoot: number;
  },
): readonly Wall[] {
  const lengthOf = (of: readonly Wall[]) => of.reduce((sum, { from, to }) => sum + to - from, 0);
  const heavy = findHeavyWalls(directions, inFamily, pointsPerFoot);
  return lengthOf(pairs) > PAIRS * lengthOf(heavy) ? pairs : heavy;
}

function findHeavyWalls(
  directions: readonly Direction[],
  inFamily: ReadonlySet<PlanLine>,
  pointsPerFoot: number,
): Wall[] {
  const lines = directions.flatMap((direction) =>
    direction.lines.map((line): Heavy => ({ direction, line }))
  );
  const heaviest = Math.max(0, ...penLengths(lines, pointsPerFoot));
  const usual = usualPen(lines.filter(({ line }) => line.pen < SAME_PEN * heaviest));
  if (heaviest < MIN_PEN_PT || heaviest < HEAVIER * usual) return [];
  const least = heaviest >= THICK_FT * pointsPerFoot ? PARTITION * heaviest : SAME_PEN * heaviest;
  if (least < HEAVIER * usual) return [];
  const own = lines.filter(({ line }) =>
    line.pen >= least && line.to - line.from >= ONE_FT * pointsPerFoot &&
    !inFamily.has(line)
  );
  const lengthOf = (of: readonly Heavy[]) =>
    of.reduce((sum, { line }) => sum + line.to - line.from, 0);
  const paired = own.filter((it) => own.some((other) => isBeside(it, other, pointsPerFoot)));
  if (lengthOf(paired) > PAIRED * lengthOf(own)) return [];
  return own.map(({ direction, line: { at, from, to, pen } }) => ({
    direction,
    at: [at - pen / 2, at + pen / 2],
    from,
    to,
  }));
}

/** Pens that draw so much that they may draw walls. */
function penLengths(lines: readonly Heavy[], pointsPerFoot: number): number[] {
  const lengths = new Map<number, number>();
  for (const { line: { pen, from, to } } of lines) {
    const key = Math.round(pen * 10) / 10;
    lengths.set(key, (lengths.get(key) ?? 0) + to - from);
  }
  return [...lengths].filter(([, length]) => length >= ALL_FT * pointsPerFoot).map(([pen]) => pen);
}

function usualPen(lines: readonly Heavy[]): number {
  const pens = lines.map(({ line }) => line.pen).sort((a, b) => a - b);
  return pens[pens.length >> 1] ?? 0;
}

/** Along each other as two faces of a wall. */
function isBeside(a: Heavy, b: Heavy, pointsPerFoot: number): boolean {
  if (a.direction !== b.direction || a.line === b.line) return false;
  const apart = Math.abs(a.line.at - b.line.at);
  const shared = Math.min(a.line.to, b.line.to) - Math.max(a.line.from, b.line.from);
  return apart > 0.1 && apart < PAIR_FT * pointsPerFoot &&
    shared > 0.5 * Math.min(a.line.to - a.line.from, b.line.to - b.line.from);
}
