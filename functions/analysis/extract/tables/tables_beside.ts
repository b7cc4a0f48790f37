/**
 * Tables that share their rulings or columns: two side by side with a title each, two one under the other with a title
 * and heads each, and one that goes on in a second block to its right under the same heads. Each becomes a table, and a
 * row, of its own.
 */
import { unionRect } from "../../../_shared/geometry.ts";
import { headerMeaning, knownShare } from "./headers.ts";
import type { Table, TableRow } from "./tables.ts";
import { cellTexts } from "./table_heads.ts";

/** Words of a title of its own, not of a group of columns. */
const TITLE =
  /\bSCHED(ULE)?S?\b|\bLOADS\b|\bDATA\b|\bINSULATION\b|\bFINISHES\b|\bPANEL\b|\bSUMMARY\b|\bTABLE\b|\bCALC/i;
/** Rows in which heads may stand. */
const HEAD_ROWS = 3;

/** A table cut where two with titles of their own share a ruling; else the table alone. */
export function tablesBeside(table: Table): Table[] {
  const [first, ...rows] = table.rows;
  const titles = first?.cells.filter(({ text }) => text !== "") ?? [];
  const areTitles = titles.length >= 2 && titles.length === first.cells.length &&
    titles.every(({ text, span }) => span >= 2 && TITLE.test(text)) &&
    new Set(titles.map(({ text }) => text)).size === titles.length;
  if (!areTitles || rows.length < 2) return [table];
  const isCut = rows.every(({ cells }) =>
    titles.slice(1).every(({ column }) =>
      !cells.some((it) => it.column < column && it.column + it.span > column)
    )
  );
  return isCut ? titles.map(({ column, span }) => part(table, column, column + span)) : [table];
}

/** Columns `from` to `to` of a table. */
function part(table: Table, from: number, to: number): Table {
  const rows = table.rows.flatMap(({ cells }): TableRow[] => {
    const own = cells.filter(({ column }) => column >= from && column < to);
    return own.length === 0 ? [] : [{
      box: unionRect(own.map(({ box }) => box)),
      cells: own.map((cell) => ({ ...cell, column: cell.column - from })),
    }];
  });
  return {
    ...table,
    box: unionRect(rows.map(({ box }) => box)),
    columnCount: to - from,
    rows,
    edges: table.edges.slice(from, to + 1),
  };
}

/**
 * A table cut where a title alone stands between two rows and heads of its own under it: two lists of one width, one
 * under the other. What stands over a group of rows has no heads under it.
 */
export function tablesUnder(table: Table): Table[] {
  const { rows, columnCount } = table;
  const starts = rows.flatMap((row, at) =>
    at >= LEAST_ROWS && at + LEAST_ROWS <= rows.length && columnCount >= LEAST_COLUMNS &&
      isTitle(row) && areHeads(rows[at + 1], columnCount)
      ? [at]
      : []
  );
  return starts.length === 0 ? [table] : [0, ...starts].map((from, index) => {
    const [first, ...own] = rows.slice(from, starts[index] ?? rows.length);
    const body = from === 0 ? [first, ...own] : [titled(first, columnCount), ...own];
    return { ...table, rows: body, box: unionRect(body.map(({ box }) => box)) };
  });
}

/** Heads, or a title and heads, and a row. */
const LEAST_ROWS = 2;
const LEAST_COLUMNS = 3;
const LONGEST_TITLE = 60;

const filledIn = ({ cells }: TableRow) => cells.filter(({ text }) => text.trim() !== "");

function isTitle(row: TableRow): boolean {
  const [title, ...others] = filledIn(row);
  return title !== undefined && others.length === 0 && title.column === 0 &&
    /[A-Z]{3}/i.test(title.text) && title.text.length <= LONGEST_TITLE;
}

/** Nearly every cell says something, none a figure, and half of them are known as heads of columns. */
function areHeads(row: TableRow, columnCount: number): boolean {
  const texts = cellTexts(row, columnCount).filter((text) => text.trim() !== "");
  return texts.length >= columnCount - 1 && !texts.some((text) => /\d/.test(text)) &&
    knownShare(texts) >= 0.5;
}

/** The row as one cell across its table. */
function titled(row: TableRow, columnCount: number): TableRow {
  const [title] = filledIn(row);
  return { ...row, cells: [{ ...title, span: columnCount, box: row.box }] };
}

/**
 * A table whose heads are given again to the right, with its blocks one under the other; others as they are. Two sides
 * of a panel are told apart elsewhere.
 */
export function blocksUnder(table: Table): Table {
  for (const [at, row] of table.rows.slice(0, HEAD_ROWS).entries()) {
    const period = repeatedHeads(cellTexts(row, table.columnCount));
    if (period === null || row.cells.length < table.columnCount) continue;
    const body = table.rows.slice(at + 1);
    const cut = (from: number) => part({ ...table, rows: body }, from, from + period).rows;
    const times = table.columnCount / period;
    const rows = Array.from({ length: times }, (_, block) => cut(block * period)).flat();
    const titles = table.rows.slice(0, at).map((it) => ({
      ...it,
      cells: it.cells.filter(({ column }) => column < period).map((cell) => ({
        ...cell,
        span: Math.min(cell.span, period - cell.column),
      })),
    }));
    const head = part({ ...table, rows: [row] }, 0, period).rows;
    return {
      ...table,
      columnCount: period,
      rows: [...titles, ...head, ...rows],
      edges: table.edges.slice(0, period + 1),
    };
  }
  return table;
}

/** What a first column of a block is headed with: it names the things listed. */
const NAMES = ["mark", "room", "name", "item", "sheet number"];

/** After how many columns the same heads stand again, all of them; null where they do not. */
function repeatedHeads(heads: readonly string[]): number | null {
  const texts = heads.map((text) => text.trim().toUpperCase());
  if (texts.some((text) => text === "") || knownShare(texts) < 0.5) return null;
  for (let period = 2; 2 * period <= texts.length; period++) {
    const isRepeated = texts.length % period === 0 &&
      texts.every((text, at) => text === texts[at % period]) &&
      new Set(texts).size === period && NAMES.includes(`${headerMeaning(texts[0])}`);
    if (isRepeated) return period;
  }
  return null;
}
