/** Strokes traced in the picture of a page that the page does not draw itself: a line is one line, however it is read. */

/** Numbers of a packed stroke: both ends, pen. */
const PACKED = 5;
/** More squares than a row of any sheet has. */
const ROW = 2 ** 16;
/** A traced stroke lies this close to the drawn one it shows, points, and that covers so much of it. */
const CLOSE_PT = 1, COVERED = 0.6;

/**
 * Side of the squares in which lengths are compared, points, and how many times as much the page draws in those around
 * what it draws alone: bars and wedges are traced there, what a shading shows between lines, and no table.
 *
 * @source ten sheets over pictures: 36 and more on a plan over a shading, 13 and more on filled marks, and less than 5
 * on the walls and frames of pictures with dimensions and notes drawn over them
 */
const SQUARE_PT = 54, DRAWN_TO_TRACED = 12;

/**
 * Level and upright traced strokes, packed, without those along which strokes are drawn, and without the few that stand
 * amid a drawing of the page's own.
 */
export function undrawn(
  traced: Float32Array<ArrayBuffer>,
  drawn: Float32Array,
): Float32Array<ArrayBuffer> {
  if (drawn.length === 0 || traced.length === 0) return traced;
  const runs = indexRuns(drawn);
  const left = keepStrokes(traced, (i) => {
    const run = runOf(traced, i);
    return run === null || coveredBy(run, runs) < COVERED * (run.to - run.from);
  });
  if (left.length === 0) return left;
  const ownLengths = lengthsBySquare(drawn), leftLengths = lengthsBySquare(left);
  return keepStrokes(left, (i) => {
    let own = 0, others = 0;
    eachPiece(left, i, (square) => {
      own += ownLengths.get(square) ?? 0;
      others += leftLengths.get(square) ?? 0;
    });
    return own <= DRAWN_TO_TRACED * others;
  });
}

function keepStrokes(
  strokes: Float32Array<ArrayBuffer>,
  isKept: (at: number) => boolean,
): Float32Array<ArrayBuffer> {
  const kept: number[] = [];
  for (let i = 0; i < strokes.length; i += PACKED) {
    if (!isKept(i)) continue;
    for (let number = 0; number < PACKED; number++) kept.push(strokes[i + number]);
  }
  return Float32Array.from(kept);
}

/** How much of strokes lies in each square, in points. */
function lengthsBySquare(strokes: Float32Array): Map<number, number> {
  const lengths = new Map<number, number>();
  const add = (square: number, length: number) => {
    lengths.set(square, (lengths.get(square) ?? 0) + length);
  };
  for (let i = 0; i < strokes.length; i += PACKED) eachPiece(strokes, i, add);
  return lengths;
}

/** Takes a stroke in pieces shorter than a square: the square in which the middle of each lies, and its length. */
function eachPiece(
  strokes: Float32Array,
  i: number,
  take: (square: number, length: number) => void,
): void {
  const x = strokes[i], y = strokes[i + 1];
  const width = strokes[i + 2] - x, height = strokes[i + 3] - y;
  const length = Math.hypot(width, height);
  const count = Math.max(1, Math.ceil(4 * length / SQUARE_PT));
  for (let piece = 0; piece < count; piece++) {
    const along = (piece + 0.5) / count;
    const column = Math.floor((x + width * along) / SQUARE_PT);
    const row = Math.floor((y + height * along) / SQUARE_PT);
    take(column + ROW * row, length / count);
  }
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
