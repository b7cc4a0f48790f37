/** Schedules without rulings whose marks stand across the top, headers down the left side. */
import { headerMeaning } from "./headers.ts";
import { emOf, type Line } from "../layout/layout.ts";
import { areHeadersDown, areMarksAcross } from "./transposed.ts";

/** Lines on one baseline, left to right. */
export interface AlignedRow {
  y: number;
  lines: readonly Line[];
}

/** Rows of a schedule under a line of marks: cells by column, headers first. */
export interface AlignedMarks {
  rows: { cells: Line[][] }[];
  /** Left ends of the columns and the right end of the last. */
  edges: number[];
}

/**
 * The schedule whose marks stand on the first of these baselines; null when there is none.
 *
 * @param baselines the line of marks and everything below it, top to bottom
 */
export function underMarks(
  baselines: readonly AlignedRow[],
  used: ReadonlySet<Line>,
): AlignedMarks | null {
  const top = baselines[0].lines.filter((line) => !used.has(line));
  const start = top.findIndex((line) => headerMeaning(line.text) === "mark");
  const head = start < 0 ? [] : top.slice(start);
  if (head.length < 3 || !areMarksAcross(head.map((line) => line.text))) return null;
  const em = emOf(head[0]);
  const middles = head.slice(1).map((line) => line.box.x + line.box.width / 2);
  const pitch = Math.min(...middles.slice(1).map((at, index) => at - middles[index]));
  const edges = [
    head[0].box.x - em,
    ...middles.map((at) => at - pitch / 2),
    middles.at(-1)! + pitch / 2,
  ];
  const rows = [{ cells: head.map((line) => [line]) }];
  let y = baselines[0].y;
  for (const baseline of baselines.slice(1)) {
    if (baseline.y - y > 3 * em) break;
    const own = baseline.lines.filter((line) =>
      !used.has(line) && line.box.x >= edges[0] && middleOf(line) < edges.at(-1)!
    );
    const [first] = own;
    if (!first || Math.abs(first.box.x - head[0].box.x) > 1.5 * em) continue;
    const cells = head.map((): Line[] => []);
    for (const line of own) {
      const column = edges.findLastIndex((edge) => middleOf(line) >= edge);
      cells[line === first ? 0 : Math.min(column, head.length - 1)].push(line);
    }
    rows.push({ cells });
    y = baseline.y;
  }
  return areHeadersDown(rows.map((row) => row.cells[0][0].text)) ? { rows, edges } : null;
}

const middleOf = (line: Line): number => line.box.x + line.box.width / 2;
