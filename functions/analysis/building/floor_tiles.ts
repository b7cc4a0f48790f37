/**
 * Tiles and hatching of floors: rows of lines of one pen at one step across a room, crossed by others or many. What they
 * run through or end at is read without them.
 */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";

/** Steps of tiles, inches; lines of a grid are so long together, and of a row that nothing crosses, feet. */
const STEP_IN = [1.8, 26] as const, LENGTH_FT = 2, ROW_FT = 3.5;
/** Sizes of grids that are floors of their own, and the widest step in them, inches. */
const PATCH_IN = [[29, 74], [27, 62]] as const, PATCH_STEP_IN = 9;
/** Lines of a grid each way, and of a row that nothing crosses. */
const GRID = 4, ROW = 12;
/** Pieces of a line are so far from each other at most, feet, and cover so much of it. */
const CUT_FT = 6, COVERED = 0.35;
/** How far off its place a line lies, points, and of the step; pens are one to so many points. */
const OFF_PT = 0.22, OFF = 0.02, PEN_PT = 0.04;
/** Lines that follow each other share so much of the shorter one; grids so much of the smaller row. */
const SHARED = 0.5;
/** Next lines tried for the step of a row. */
const TRIED = 4;
/** More strokes of one pen and direction are read as none. */
const MOST_STROKES = 40_000;

/** A line, of one stroke or of pieces. */
interface Line {
  at: number;
  from: number;
  to: number;
  covered: number;
}

/** Lines at one step. */
interface Row {
  at: number;
  to: number;
  low: number;
  high: number;
  step: number;
  count: number;
}

/** A stroke along a direction. */
interface Along extends Line {
  stroke: Segment;
}

const HALF = Math.SQRT1_2;
/** Level, upright, and both ways aslant: each direction with the one that crosses it. */
const WAYS = [[1, 0, 1], [0, 1, 0], [HALF, HALF, 3], [HALF, -HALF, 2]] as const;

/** A small floor tiled by itself, and the lines of its tiles. */
export interface TiledPatch {
  box: PointRect;
  lines: Segment[];
}

/** Strokes without those of tiled floors, and tiled floors as small as those of showers, whose strokes stay. */
export function withoutFloorTiles(
  strokes: readonly Segment[],
  pointsPerFoot: number,
): { left: Segment[]; patches: TiledPatch[] } {
  const pens = Map.groupBy(strokes, ({ width }) => Math.round(width / PEN_PT));
  const tiles = new Set<Segment>();
  const patches: TiledPatch[] = [];
  for (const own of pens.values()) {
    if (own.length < GRID) continue;
    const along = WAYS.map(([ux, uy]) => strokesAlong(own, ux, uy));
    const rows = along.map((it) => rowsAmong(it, pointsPerFoot));
    const small = new Set<Row>();
    for (const level of rows[0]) {
      for (const upright of rows[1]) {
        if (!areCrossing(0, level, upright)) continue;
        const box = patchOf(level, upright, pointsPerFoot);
        if (!box) continue;
        const isOn = (way: number, row: Row) =>
          along[way].filter((it) => isOf(row, it)).map(({ stroke }) => stroke);
        patches.push({ box, lines: [...isOn(0, level), ...isOn(1, upright)] });
        small.add(level).add(upright);
      }
    }
    WAYS.forEach(([, , crossing], way) => {
      const floors = rows[way].filter((row) =>
        !small.has(row) &&
        (row.count >= ROW && row.high - row.low >= ROW_FT * pointsPerFoot ||
          rows[crossing].some((other) => areCrossing(way, row, other)))
      );
      for (const it of along[way]) if (floors.some((row) => isOf(row, it))) tiles.add(it.stroke);
    });
  }
  const left = tiles.size === 0 ? [...strokes] : strokes.filter((it) => !tiles.has(it));
  return { left, patches };
}

/** The box of a grid as large as a floor of its own; null where it is larger or smaller. */
function patchOf(level: Row, upright: Row, pointsPerFoot: number): PointRect | null {
  const inch = pointsPerFoot / 12;
  const box = {
    x: Math.min(level.low, -upright.to),
    y: Math.min(upright.low, level.at),
    width: 0,
    height: 0,
  };
  box.width = Math.max(level.high, -upright.at) - box.x;
  box.height = Math.max(upright.high, level.to) - box.y;
  const [long, short] = [Math.max(box.width, box.height), Math.min(box.width, box.height)];
  const isSized = long >= PATCH_IN[0][0] * inch && long <= PATCH_IN[0][1] * inch &&
    short >= PATCH_IN[1][0] * inch && short <= PATCH_IN[1][1] * inch;
  return isSized && Math.max(level.step, upright.step) <= PATCH_STEP_IN * inch ? box : null;
}

/** Strokes of a direction, by their places across it. */
function strokesAlong(strokes: readonly Segment[], ux: number, uy: number): Along[] {
  const found: Along[] = [];
  for (const stroke of strokes) {
    const { x1, y1, x2, y2 } = stroke;
    const a = y1 * ux - x1 * uy, b = y2 * ux - x2 * uy;
    if (Math.abs(a - b) > OFF_PT) continue;
    const c = x1 * ux + y1 * uy, d = x2 * ux + y2 * uy;
    const covered = Math.abs(d - c);
    if (covered < 1) continue;
    found.push({ at: (a + b) / 2, from: Math.min(c, d), to: Math.max(c, d), covered, stroke });
  }
  return found.sort((a, b) => a.at - b.at);
}

function rowsAmong(strokes: readonly Along[], pointsPerFoot: number): Row[] {
  if (strokes.length < GRID || strokes.length > MOST_STROKES) return [];
  const lines = linesAmong(strokes, pointsPerFoot);
  const [least, most] = STEP_IN.map((it) => it * pointsPerFoot / 12);
  const taken = new Set<Line>();
  const rows: Row[] = [];
  lines.forEach((first, start) => {
    if (taken.has(first)) return;
    let best: Line[] = [];
    let tried = 0;
    for (let i = start + 1; i < lines.length && tried < TRIED; i++) {
      const step = lines[i].at - first.at;
      if (step > most) break;
      if (step < least || taken.has(lines[i]) || !areOver(first, lines[i])) continue;
      tried++;
      const row = rowFrom(start, { lines, step, taken });
      if (row.length > best.length) best = row;
    }
    if (best.length < GRID) return;
    for (const it of best) taken.add(it);
    const last = best[best.length - 1];
    rows.push({
      at: first.at,
      to: last.at,
      low: Math.min(...best.map(({ from }) => from)),
      high: Math.max(...best.map(({ to }) => to)),
      step: (last.at - first.at) / Math.round((last.at - first.at) / (best[1].at - first.at)),
      count: best.length,
    });
  });
  return rows;
}

/** Lines of a direction, pieces at one place joined. */
function linesAmong(strokes: readonly Along[], pointsPerFoot: number): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < strokes.length;) {
    let end = start + 1;
    while (end < strokes.length && strokes[end].at - strokes[start].at < OFF_PT) end++;
    const pieces = strokes.slice(start, end).sort((a, b) => a.from - b.from);
    let line: Line | null = null;
    for (const { at, from, to } of pieces) {
      if (line && from - line.to <= CUT_FT * pointsPerFoot) {
        line.covered += Math.max(0, to - Math.max(from, line.to));
        line.to = Math.max(line.to, to);
      } else lines.push(line = { at, from, to, covered: to - from });
    }
    start = end;
  }
  return lines.filter(({ from, to, covered }) =>
    covered >= LENGTH_FT * pointsPerFoot && covered >= COVERED * (to - from)
  );
}

function areOver(a: Line, b: Line): boolean {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return shared >= SHARED * Math.min(a.to - a.from, b.to - b.from);
}

const slackOf = (step: number): number => Math.max(OFF_PT, OFF * step);

/** The lines that follow one at that step; one of them may be hidden. */
function rowFrom(
  start: number,
  { lines, step, taken }: { lines: readonly Line[]; step: number; taken: ReadonlySet<Line> },
): Line[] {
  const row = [lines[start]];
  const slack = slackOf(step);
  for (let i = start + 1; i < lines.length; i++) {
    const last = row[row.length - 1];
    const off = lines[i].at - last.at;
    if (off > 2 * step + slack) break;
    const isNext = Math.abs(off - step) <= slack ||
      row.length > 1 && Math.abs(off - 2 * step) <= slack;
    if (isNext && !taken.has(lines[i]) && areOver(last, lines[i])) row.push(lines[i]);
  }
  return row;
}

/** Whether rows of lines that cross each other lie over one floor. */
function areCrossing(way: number, row: Row, other: Row): boolean {
  // Along one direction lies what is across the other, counted backwards where that turns the other way.
  const isBack = way === 0 || way === 3;
  const [low, high] = isBack ? [-other.to, -other.at] : [other.at, other.to];
  const [near, far] = isBack ? [row.at, row.to] : [-row.to, -row.at];
  const shared = (a: number, b: number, c: number, d: number) =>
    (Math.min(b, d) - Math.max(a, c)) / Math.min(b - a, d - c);
  return shared(row.low, row.high, low, high) >= SHARED &&
    shared(near, far, other.low, other.high) >= SHARED;
}

/** Whether a stroke lies on a line of a row. */
function isOf({ at, to, low, high, step }: Row, it: Along): boolean {
  const slack = slackOf(step);
  if (it.at < at - slack || it.at > to + slack || it.from < low - slack || it.to > high + slack) {
    return false;
  }
  const off = (it.at - at) / step;
  return Math.abs(off - Math.round(off)) * step <= slack;
}
