/** Broken lines that were drawn dash by dash, as lines. */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { lengthOf } from "./lines.ts";

/** Longest dash and gap, feet; so many dashes make a line. */
const MAX_DASH_FT = 0.6, MAX_GAP_FT = 0.3, FEWEST = 4;
/** Dashes of one line lie this close across it, points. */
const ACROSS_PT = 0.15;
/** More dashes are a pattern. */
const MAX_DASHES = 40_000;

/** Level and upright broken lines among strokes. */
export function joinDashes(strokes: readonly Segment[], pointsPerFoot: number): Segment[] {
  const short = strokes.filter((it) => lengthOf(it) <= MAX_DASH_FT * pointsPerFoot);
  if (short.length > MAX_DASHES) return [];
  return [true, false].flatMap((isLevel) =>
    rowsOf(short.map((it) => toDash(it, isLevel)).filter((it) => it !== null), pointsPerFoot).map(
      ({ at, from, to, width }): Segment =>
        isLevel
          ? { x1: from, y1: at, x2: to, y2: at, width, isDashed: true }
          : { x1: at, y1: from, x2: at, y2: to, width, isDashed: true },
    )
  );
}

interface Dash {
  at: number;
  from: number;
  to: number;
  width: number;
}

function toDash({ x1, y1, x2, y2, width }: Segment, isLevel: boolean): Dash | null {
  const a = isLevel ? x1 : y1, b = isLevel ? x2 : y2;
  const at = isLevel ? y1 : x1, other = isLevel ? y2 : x2;
  if (Math.abs(at - other) > 0.1 || a === b) return null;
  return { at: (at + other) / 2, from: Math.min(a, b), to: Math.max(a, b), width };
}

function rowsOf(dashes: Dash[], pointsPerFoot: number): Dash[] {
  return inLine(dashes).flatMap((line) => {
    const rows: (Dash & { count: number })[] = [];
    for (const dash of line.sort((a, b) => a.from - b.from)) {
      const last = rows.at(-1);
      const gap = last ? dash.from - last.to : 0;
      if (last && gap >= -0.5 && gap < MAX_GAP_FT * pointsPerFoot) {
        last.to = Math.max(last.to, dash.to);
        last.count++;
      } else rows.push({ ...dash, count: 1 });
    }
    return rows.filter(({ count }) => count >= FEWEST);
  });
}

/** Dashes by the line they lie in. */
function inLine(dashes: Dash[]): Dash[][] {
  const lines: Dash[][] = [];
  for (const dash of dashes.sort((a, b) => a.at - b.at)) {
    const last = lines.at(-1);
    if (last && dash.at - last[0].at <= ACROSS_PT) last.push(dash);
    else lines.push([dash]);
  }
  return lines;
}
