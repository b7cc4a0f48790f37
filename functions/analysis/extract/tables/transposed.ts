/**
 * Schedules that list their marks across the top and their headers down the left side. They are turned over,
 * so that every mark has a row of its own and everything after this reads one kind of schedule.
 */
import { unionRect } from "../../../_shared/geometry.ts";
import { headerMeaning, knownShare } from "./headers.ts";
import type { Table, TableCell, TableRow } from "./tables.ts";

/** A mark alone: `A`, `W1`, `101B`, `AHU-1`, `TYPE 2`. */
const MARK = /^(?:TYPE\s)?[A-Z]{0,5}[-. ]?\d{0,4}[A-Z]?$/i;
const LONGEST_MARK = 9;

/** True when the texts stand across the top of such a schedule: a word for marks, then marks. */
export function areMarksAcross(texts: readonly string[]): boolean {
  const [first, ...rest] = texts.map((text) => text.trim());
  const marks = rest.filter((text) => text !== "");
  const isMark = (text: string) => text.length <= LONGEST_MARK && MARK.test(text);
  return marks.length >= 2 && ["mark", "type", "item", null].includes(headerMeaning(first)) &&
    (first !== "" || marks.some((text) => /\d/.test(text))) &&
    marks.filter(isMark).length >= 0.8 * marks.length && new Set(marks).size === marks.length &&
    knownShare(marks) < 0.4;
}

/**
 * True when the texts stand down the left side: headers of at least three meanings, hardly a figure. Five
 * meanings prove a schedule though many of its headers (frame, closer, gasket) have none.
 */
export function areHeadersDown(texts: readonly string[]): boolean {
  const printed = texts.map((text) => text.trim()).filter((text) => text !== "");
  const meanings = new Set(printed.map(headerMeaning).filter((it) => it !== null));
  return printed.length >= 3 && meanings.size >= Math.min(3, printed.length) &&
    knownShare(printed) >= (meanings.size >= 5 ? 0.4 : 0.6) &&
    printed.filter((text) => /\d/.test(text)).length <= 1;
}

/**
 * The table turned over, its first rows (titles) left as they are; null when its marks do not stand across
 * the top.
 *
 * @param titleRows rows of title above the marks
 */
export function turnOver(table: Table, titleRows: number): Table | null {
  const titles = table.rows.slice(0, titleRows);
  const body = table.rows.slice(titleRows).filter((row) =>
    row.cells.some((cell) => cell.text !== "")
  );
  if (table.columnCount < 3 || body.length < 3) return null;
  const grid = body.map((row) => cellsByColumn(row, table.columnCount));
  const across = grid[0].map((cell) => cell?.text ?? "");
  if (!areMarksAcross(across) || !areHeadersDown(grid.map((row) => row[0]?.text ?? ""))) {
    return null;
  }
  const rows = across.map((_, column): TableRow => {
    const cells = grid.flatMap((row, index): TableCell[] => {
      const cell = row[column];
      return cell ? [{ ...cell, column: index, span: 1 }] : [];
    });
    return {
      box: unionRect((cells.length > 0 ? cells : body[0].cells).map((it) => it.box)),
      cells,
    };
  });
  const edges = body.map((row) => row.box.y);
  return { box: table.box, columnCount: body.length, rows: [...titles, ...rows], edges };
}

/** Cell of every column; a merged cell counts for each column it spans. */
function cellsByColumn(row: TableRow, columnCount: number): (TableCell | null)[] {
  const cells = new Array<TableCell | null>(columnCount).fill(null);
  for (const cell of row.cells) {
    for (let at = cell.column; at < cell.column + cell.span && at < columnCount; at++) {
      if (at >= 0) cells[at] = cell;
    }
  }
  return cells;
}
