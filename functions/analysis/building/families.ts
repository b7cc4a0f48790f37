/** Families of lines: several of about one extent at one distance from each other, as treads, tiles and hatching are. */
import { type Direction, firstAt, type PlanLine } from "./lines.ts";

/** A row of lines, in order. */
export interface Family {
  direction: Direction;
  lines: PlanLine[];
  /** From one line to the next, points. */
  stepPt: number;
}

/** So many lines at one distance make a family. */
const FAMILY = 4;
/** Widest step, feet, and shortest line. */
const MAX_STEP_FT = 2.1, MIN_LENGTH_FT = 0.3;
/** Lines a line is compared with: hostile pages have thousands close by. */
const MAX_NEIGHBOURS = 60;

/** Rows of lines of one direction; a line stands in one row at most. */
export function findFamilies(direction: Direction, pointsPerFoot: number): Family[] {
  const lines = direction.lines.filter((it) => it.to - it.from >= MIN_LENGTH_FT * pointsPerFoot);
  const taken = new Set<PlanLine>();
  const found: Family[] = [];
  const far = MAX_STEP_FT * pointsPerFoot;
  for (let start = 0; start < lines.length; start++) {
    if (taken.has(lines[start])) continue;
    const row = [lines[start]];
    let step = 0;
    let last = start;
    for (;;) {
      const before = lines[last];
      const slack = Math.max(0.4, 0.06 * step);
      const from = step === 0 ? before.at + 0.08 * pointsPerFoot : before.at + step - slack;
      const to = step === 0 ? before.at + far : before.at + step + slack;
      let next = -1;
      for (let i = Math.max(last + 1, firstAt(lines, from)), seen = 0; i < lines.length; i++) {
        if (lines[i].at > to || ++seen > MAX_NEIGHBOURS) break;
        if (!taken.has(lines[i]) && isAlike(before, lines[i], lines[i].at - before.at)) {
          next = i;
          break;
        }
      }
      if (next === -1) break;
      step = lines[next].at - before.at;
      row.push(lines[next]);
      last = next;
    }
    if (row.length < FAMILY) continue;
    for (const line of row) taken.add(line);
    found.push({ direction, lines: row, stepPt: (row.at(-1)!.at - row[0].at) / (row.length - 1) });
  }
  return found;
}

/** Both ends close, those of sloping hatching shifted by the step, and one pen. */
function isAlike(a: PlanLine, b: PlanLine, step: number): boolean {
  const slack = 0.08 * Math.max(a.to - a.from, b.to - b.from) + 1.1 * step;
  return Math.abs(a.from - b.from) <= slack && Math.abs(a.to - b.to) <= slack &&
    Math.abs(a.pen - b.pen) < 0.1;
}
