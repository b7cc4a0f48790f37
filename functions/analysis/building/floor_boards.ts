/**
 * Boards and tiles of floors: many thin lines of one pen and direction at one step, however furniture and walls cut
 * them. They part nothing and are no faces of walls.
 */
import { Groups } from "../../_shared/groups.ts";
import { type Direction, firstAt, type PlanLine } from "./lines.ts";

/** Lines at one step over one another, in order of their direction. */
export interface Boards {
  direction: Direction;
  lines: PlanLine[];
}

/** Narrowest and widest boards, feet; treads are deeper. */
const MIN_STEP_FT = 0.15, MAX_STEP_FT = 0.75;
/** Shortest line, how far a floor reaches across its lines, and how long most of them are at least, feet. */
const MIN_LENGTH_FT = 0.5, MIN_ACROSS_FT = 2.5, MIN_USUAL_FT = 2;
/** So many lines make a floor. */
const MIN_LINES = 10;
/** Steps differ by so much at most, points and as a share. */
const SAME_STEP_PT = 0.3, SAME_STEP = 0.04;
/** Lines over one another share so much of the shorter one. */
const SHARED = 0.5;
/** Pens of one floor, points. */
const SAME_PEN_PT = 0.1;
/** Lines a line is compared with: hostile pages have thousands close by. */
const MAX_NEIGHBOURS = 60;

/** Floors among the lines of one direction; a line belongs to one at most. */
export function findBoards(direction: Direction, pointsPerFoot: number): Boards[] {
  const lines = direction.lines.filter((it) => it.to - it.from >= MIN_LENGTH_FT * pointsPerFoot);
  if (lines.length < MIN_LINES) return [];
  const taken = new Set<PlanLine>();
  const found: Boards[] = [];
  let steps = lines.flatMap((it) => nextStep(it, lines, pointsPerFoot) ?? []).sort((a, b) => a - b);
  while (steps.length >= MIN_LINES - 1) {
    const step = usualStep(steps);
    const isOwn = (it: number) => Math.abs(it - step) <= slackOf(step);
    if (steps.filter(isOwn).length < MIN_LINES - 1) break;
    steps = steps.filter((it) => !isOwn(it));
    for (const group of chained(lines.filter((it) => !taken.has(it)), step)) {
      if (!isFloor(group, pointsPerFoot)) continue;
      for (const line of group) taken.add(line);
      found.push({ direction, lines: group });
    }
  }
  return found;
}

const slackOf = (step: number): number => Math.max(SAME_STEP_PT, SAME_STEP * step);

/** From a line to the next one of its pen over it; null where none is as near as a board is wide. */
function nextStep(line: PlanLine, lines: readonly PlanLine[], pointsPerFoot: number) {
  const first = firstAt(lines, line.at + MIN_STEP_FT * pointsPerFoot);
  const far = line.at + MAX_STEP_FT * pointsPerFoot;
  const end = Math.min(lines.length, first + MAX_NEIGHBOURS);
  for (let i = first; i < end && lines[i].at <= far; i++) {
    if (areOver(line, lines[i])) return lines[i].at - line.at;
  }
  return null;
}

function areOver(a: PlanLine, b: PlanLine): boolean {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return Math.abs(a.pen - b.pen) < SAME_PEN_PT &&
    shared >= SHARED * Math.min(a.to - a.from, b.to - b.from);
}

/** Of sorted steps the one with most others close to it. */
function usualStep(steps: readonly number[]): number {
  let best = steps[0], most = 0;
  for (let low = 0, high = 0; high < steps.length; high++) {
    while (steps[high] - steps[low] > 2 * slackOf(steps[low])) low++;
    if (high - low + 1 <= most) continue;
    most = high - low + 1;
    best = steps[(low + high) >> 1];
  }
  return best;
}

/** Lines joined over one another by one step, or by two where something else was drawn on the line between. */
function chained(lines: readonly PlanLine[], step: number): PlanLine[][] {
  const groups = new Groups(lines.length);
  lines.forEach((line, index) => {
    for (const apart of [step, 2 * step]) {
      const first = firstAt(lines, line.at + apart - slackOf(apart));
      const end = Math.min(lines.length, first + MAX_NEIGHBOURS);
      for (let i = first; i < end && lines[i].at <= line.at + apart + slackOf(apart); i++) {
        if (areOver(line, lines[i])) groups.join(i, index);
      }
    }
  });
  return [...Map.groupBy(lines.keys(), (it) => groups.of(it)).values()].map((group) =>
    group.map((it) => lines[it])
  );
}

function isFloor(lines: readonly PlanLine[], pointsPerFoot: number): boolean {
  if (lines.length < MIN_LINES) return false;
  const across = Math.max(...lines.map(({ at }) => at)) - Math.min(...lines.map(({ at }) => at));
  const lengths = lines.map(({ from, to }) => to - from).sort((a, b) => a - b);
  return across >= MIN_ACROSS_FT * pointsPerFoot &&
    lengths[lengths.length >> 1] >= MIN_USUAL_FT * pointsPerFoot;
}
