/** What stands over a list without rulings: the heads of its columns in other letters, and its title. */
import { emOf, isSameBaseline, type Line, sharedLength } from "../layout/layout.ts";
import { mayHead } from "./aligned_heads.ts";
import type { List } from "./list_rows.ts";

/** Paper between the heads and the first row, and between a title and what it heads, at most, in em. */
const HEAD_GAP = 1.2, TITLE_GAP = 1.5;
/** Share of the columns over which a head stands. */
const HEADED = 0.75;
/** Most words of a title in the letters of the list or smaller ones. */
const TITLE_WORDS = 5;

/**
 * Lines in bold on one baseline over the first row of a list that is not, one over most of its columns; null where
 * none stand there.
 *
 * @param cuts middles of the paper between the columns
 */
export function headOver(
  list: List,
  cuts: readonly number[],
  lines: readonly Line[],
): Line[] | null {
  const [first] = list[0];
  const em = emOf(first);
  const over = lines.filter((line) => {
    const gap = first.up.top - line.up.bottom;
    return line.turn === 0 && line.isBold && !first.isBold && gap > -0.3 * em &&
      gap < HEAD_GAP * em &&
      line.up.left > first.up.left - em && emOf(line) < 1.2 * em;
  });
  const lead = over.find((line) => Math.abs(line.up.left - first.up.left) < 0.5 * em);
  if (!lead || cuts.length < 2) return null;
  const right = Math.max(...list.flat().map(({ up }) => up.right));
  const row = over.filter((line) => isSameBaseline(lead, line) && line.up.left < right + em)
    .sort((a, b) => a.up.left - b.up.left);
  const columns = new Set(
    row.map(({ up }) => cuts.findIndex((cut) => (up.left + up.right) / 2 < cut)),
  );
  return columns.size >= HEADED * (cuts.length + 1) && columns.size === row.length &&
      row.every(({ text }) => mayHead(text))
    ? row
    : null;
}

/** The line right above a list or its heads, flush with it: larger, or alone on its baseline in bold or underlined letters. */
export function titleOfList([first]: readonly Line[], lines: readonly Line[]): Line | null {
  const em = emOf(first);
  return lines.filter((line) => {
    const gap = first.up.top - line.up.bottom;
    return line.turn === 0 && gap > -0.3 * em && gap < TITLE_GAP * emOf(line) &&
      Math.abs(line.up.left - first.up.left) < 0.5 * em && /[A-Z]{3}/i.test(line.text) &&
      (emOf(line) > 1.2 * em || isSetApart(line, first, lines));
  }).sort((a, b) => b.up.top - a.up.top)[0] ?? null;
}

/** In bold where the list is not, or in larger bold letters than its heads; nothing stands beside it. */
function isSetApart(line: Line, first: Line, lines: readonly Line[]): boolean {
  const isBolder = line.isBold && (!first.isBold || emOf(line) > 1.1 * emOf(first));
  return isBolder && line.words.length <= TITLE_WORDS && !/[.,]$/.test(line.text) &&
    !lines.some((other) =>
      other !== line && isSameBaseline(line, other) &&
      sharedLength(other.up.left, other.up.right, line.up.right, line.up.right + 6 * emOf(line)) > 0
    );
}
