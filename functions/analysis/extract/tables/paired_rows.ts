/**
 * Forms and lists in two columns without rulings that could be found: five rows and more of a short key and what is
 * said of it, both aligned at the left, with wrapped lines below. On letter-size paper only: on plans what stands side
 * by side are labels.
 */
import { type Baseline } from "./aligned_heads.ts";
import { emOf, type Line, sharedLength } from "../layout/layout.ts";

/** The longest side of a sheet of letter or legal paper, in points. */
const PAPER_PT = 1100;
const LEAST_ROWS = 5;
const LONGEST_KEY = 40;
/** Lines of a column begin within so many em of each other. */
const ALIGNED_EM = 0.9;
/** Rows follow each other within so many em; lines of one cell within this. */
const NEXT_EM = 3, WRAP_EM = 1.75;
/** Paper between a key and its value at least, in em. */
const GAP_EM = 0.5;

/** Rows of cells of one list, top to bottom; its head, where it has one, is the first row. */
export interface PairedRows {
  rows: { cells: Line[][] }[];
  edges: number[];
}

export const isLetterPaper = (page: { widthPt: number; heightPt: number }): boolean =>
  Math.max(page.widthPt, page.heightPt) <= PAPER_PT;

/** The list that begins on a baseline; null where none does. */
export function pairedRows(
  baselines: readonly Baseline[],
  index: number,
  used: ReadonlySet<Line>,
): PairedRows | null {
  const first = pairOn(baselines[index], used);
  if (!first) return null;
  const [key, value] = [first[0].box.x, first[1].box.x];
  const em = baselines[index].em;
  const isAt = (line: Line, at: number) => Math.abs(line.box.x - at) < ALIGNED_EM * em;
  const rows: { cells: Line[][]; y: number }[] = [];
  let y = baselines[index].y;
  for (const baseline of baselines.slice(index)) {
    if (baseline.y - y > NEXT_EM * em) break;
    const own = baseline.lines.filter((line) =>
      !used.has(line) && line.box.x > key - ALIGNED_EM * em
    );
    if (own.length === 0) continue;
    const keys = own.filter((line) => isAt(line, key) && isKey(line));
    const values = own.filter((line) => line.box.x > value - ALIGNED_EM * em);
    if (keys.length + values.length < own.length) break;
    const last = rows.at(-1);
    const isWrap = last !== undefined && baseline.y - last.y < WRAP_EM * em * lines(last);
    if (keys.length === 1 && values.length > 0 && isAt(values[0], value)) {
      rows.push({ cells: [keys, values], y: baseline.y });
    } else if (isWrap) {
      last.cells[0].push(...keys);
      last.cells[1].push(...values);
    } else break;
    y = baseline.y;
  }
  if (rows.length < LEAST_ROWS) return null;
  const head = headOver(rows[0].cells, baselines.slice(Math.max(0, index - 3), index), used);
  const right = Math.max(
    ...rows.flatMap(({ cells }) => cells[1]).map(({ box }) => box.x + box.width),
  );
  return {
    rows: head ? [{ cells: head }, ...rows] : rows,
    edges: [key - em, value - 0.5 * em, right + em],
  };
}

/** Lines one below the other in the taller of both cells. */
const lines = ({ cells }: { cells: Line[][] }): number =>
  Math.max(...cells.map((cell) => new Set(cell.map(({ box }) => Math.round(box.y / 4))).size));

const isKey = ({ text }: Line): boolean =>
  text.length <= LONGEST_KEY && /[A-Za-z]{3}/.test(text) && !/[.;]$/.test(text);

/** A key and what stands beside it, alone on their baseline. */
function pairOn({ lines, em }: Baseline, used: ReadonlySet<Line>): [Line, Line] | null {
  const [key, value] = lines.filter((line) => !used.has(line));
  if (!key || !value || !isKey(key) || !/[A-Za-z]{2}/.test(value.text)) return null;
  return value.box.x - key.box.x - key.box.width > GAP_EM * em ? [key, value] : null;
}

/** Words over both columns right above the first row. */
function headOver(
  [keys, values]: readonly Line[][],
  above: readonly Baseline[],
  used: ReadonlySet<Line>,
): Line[][] | null {
  const em = emOf(keys[0]);
  const over = (cell: readonly Line[]) =>
    above.filter(({ y }) => keys[0].box.y - y < NEXT_EM * em).flatMap(({ lines }) => lines)
      .filter((line) =>
        !used.has(line) && line.text.length <= LONGEST_KEY &&
        sharedLength(
            line.box.x,
            line.box.x + line.box.width,
            cell[0].box.x,
            cell[0].box.x + cell[0].box.width,
          ) > 0
      );
  const head = [over(keys), over(values)];
  return head.every((cell) => cell.length === 1) ? head : null;
}
