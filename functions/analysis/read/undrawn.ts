/** Strokes traced in the picture of a page that the page does not draw itself: a line is one line, however it is read. */

/** Numbers of a packed stroke: both ends, pen. */
const PACKED = 5;
/** A traced stroke lies this close to the drawn one it shows, points, and that covers so much of it. */
const CLOSE_PT = 1, COVERED = 0.6;

/** Level and upright traced strokes, packed, without those along which strokes are drawn. */
export function undrawn(
  traced: Float32Array<ArrayBuffer>,
  drawn: Float32Array,
): Float32Array<ArrayBuffer> {
  if (drawn.length === 0) return traced;
  const runs = indexRuns(drawn);
  const kept: number[] = [];
  for (let i = 0; i < traced.length; i += PACKED) {
    const run = runOf(traced, i);
    if (run === null || coveredBy(run, runs) < COVERED * (run.to - run.from)) {
      for (let number = 0; number < PACKED; number++) kept.push(traced[i + number]);
    }
  }
  return Float32Array.from(kept);
}

/** A level or upright stroke: its place across, and its extent. */
interface Run {
  isLevel: boolean;
  at: number;
  from: number;
  to: number;
}

const keyOf = (isLevel: boolean, at: number): number => 2 * Math.round(at) + (isLevel ? 1 : 0);

function indexRuns(strokes: Float32Array): Map<number, Run[]> {
  const runs = new Map<number, Run[]>();
  for (let i = 0; i < strokes.length; i += PACKED) {
    const run = runOf(strokes, i);
    if (run === null) continue;
    const key = keyOf(run.isLevel, run.at);
    const list = runs.get(key);
    if (list) list.push(run);
    else runs.set(key, [run]);
  }
  return runs;
}

function runOf(strokes: Float32Array, i: number): Run | null {
  const x1 = strokes[i], y1 = strokes[i + 1], x2 = strokes[i + 2], y2 = strokes[i + 3];
  if (Math.abs(y2 - y1) < 0.5) {
    return { isLevel: true, at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) };
  }
  if (Math.abs(x2 - x1) >= 0.5) return null;
  return { isLevel: false, at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) };
}

/** Length of a run along which others run. */
function coveredBy({ isLevel, at, from, to }: Run, runs: Map<number, Run[]>): number {
  const along = [-1, 0, 1].flatMap((step) => runs.get(keyOf(isLevel, at + step)) ?? [])
    .filter((it) => Math.abs(it.at - at) <= CLOSE_PT && it.to > from && it.from < to)
    .sort((a, b) => a.from - b.from);
  let covered = 0, reached = from;
  for (const it of along) {
    const end = Math.min(it.to, to);
    if (end > reached) covered += end - Math.max(it.from, reached);
    reached = Math.max(reached, end);
  }
  return covered;
}
