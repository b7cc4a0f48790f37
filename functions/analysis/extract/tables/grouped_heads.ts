/**
 * Heads that repeat under the names of groups, without rulings: `MATERIAL` and `FINISH` of the `DOOR`, then of the
 * `FRAME`. Each column is headed with its group, so that two columns of one head stay apart.
 */
import { type Baseline, mayHead } from "./aligned_heads.ts";
import { headerMeaning, knownShare } from "./headers.ts";
import { emOf, type Line } from "../layout/layout.ts";

/** Distance between the names of groups and the heads below them at most, in em. */
const OVER_EM = 2.4;
/** Widest gap between two heads of one table, in em. */
const WIDEST_GAP = 30;

/** Lowest line of a head, and what stands over each column, top to bottom. */
export interface GroupedHead {
  head: Line[];
  cells: Line[][];
}

/**
 * The head whose lowest line is a baseline; null where its heads do not repeat under groups.
 *
 * @param above baselines over it, the nearest last
 */
export function groupedHead(
  { lines }: Baseline,
  above: readonly Baseline[],
  used: ReadonlySet<Line>,
): GroupedHead | null {
  const run = lines.filter((line) => !used.has(line) && mayHead(line.text));
  const repeat = repeatOf(run.map(({ text }) => text.toUpperCase()));
  if (!repeat || knownShare(run.map(({ text }) => text)) < 0.5) return null;
  const { start, period, times } = repeat;
  const repeated = run.slice(start, start + period * times);
  const em = emOf(repeated[0]);
  const near = above.flatMap(({ lines }) => lines).filter((line) =>
    !used.has(line) && mayHead(line.text) && repeated[0].box.y - line.box.y < OVER_EM * em &&
    repeated[0].box.y - line.box.y > 0.3 * em
  );
  const groups = Array.from({ length: times }, (_, at) => {
    const first = repeated[at * period];
    const next = repeated[(at + 1) * period];
    const right = next?.box.x ?? repeated.at(-1)!.box.x + repeated.at(-1)!.box.width + 4 * em;
    return near.filter((line) => {
      const middle = line.box.x + line.box.width / 2;
      return middle > first.box.x - em && middle < right;
    });
  });
  if (!groups.every((group) => group.length === 1)) return null;
  const named = new Set(groups.flat());
  if (named.size < times) return null;
  // Heads of one line stand beside either line of the others.
  const beside = [...run.filter((line) => !repeated.includes(line)), ...near].filter((line) =>
    !named.has(line) && headerMeaning(line.text) !== null && !isOver(line, repeated)
  );
  const columns = [
    ...repeated.map((line, at) => ({ line, cell: [groups[Math.floor(at / period)][0], line] })),
    ...beside.map((line) => ({ line, cell: [line] })),
  ].sort((a, b) => a.line.box.x - b.line.box.x);
  const isFar = columns.some(({ line }, at) =>
    at > 0 &&
    line.box.x - columns[at - 1].line.box.x - columns[at - 1].line.box.width > WIDEST_GAP * em
  );
  return isFar ? null : {
    head: columns.map(({ line }) => line),
    cells: columns.map(({ cell }) => cell),
  };
}

const isOver = (line: Line, heads: readonly Line[]): boolean =>
  heads.some(({ box }) => line.box.x + line.box.width > box.x && line.box.x < box.x + box.width);

/** The longest stretch in which the same words follow each other again. */
function repeatOf(
  texts: readonly string[],
): { start: number; period: number; times: number } | null {
  let best: { start: number; period: number; times: number } | null = null;
  for (let period = 2; 2 * period <= texts.length; period++) {
    for (let start = 0; start + 2 * period <= texts.length; start++) {
      const first = texts.slice(start, start + period);
      if (new Set(first).size < period) continue;
      let times = 1;
      while (
        first.every((text, at) => texts[start + times * period + at] === text)
      ) times++;
      if (times >= 2 && (!best || times * period > best.times * best.period)) {
        best = { start, period, times };
      }
    }
  }
  return best;
}
