/** A table as an office draws it, with what a person reads in it. */
import type { ScheduleKind } from "../../../functions/_shared/domain/plan_set.ts";

/** A column; `\n` in a head or a cell breaks its line, other texts wrap at the width. */
export interface TableColumn {
  head: string;
  widthPt: number;
  /** Head over this and its neighbors of the same group. */
  group?: string;
  /** Stands in a row of its own under the head. */
  unit?: string;
  align?: "left" | "center" | "right";
  /** Drawn around each cell. */
  around?: "circle" | "hexagon";
  /** Head as it may be read too. */
  also?: string[];
}

/**
 * A row: its cells; a name of the rows that follow, over the whole width; or sums under a rule. `^` is one cell with
 * that above it, `"` and `DO.` mean what stands above, `~` is blank and says nothing either way.
 */
export type TableRow = string[] | { group: string } | { total: string[] };

export interface DrawnTable {
  title: string;
  titleAt: "over" | "inside" | "bar" | "below" | "left" | "right over";
  kinds: ScheduleKind[];
  columns: TableColumn[];
  rows: TableRow[];
  rules: "grid" | "horizontal" | "vertical" | "zebra" | "none" | "frame";
  head?: "plain" | "band" | "band without rules" | "turned" | "bottom" | "underlined" | "none";
  /** Marks across the top, one thing a column; `columns` are its lines, `widthPt` of the first is that of the labels. */
  isTransposed?: boolean;
  /** Goes on to the right after so many rows, its heads given again or not. */
  breaks?: { after: number; repeats: boolean; gapPt: number };
  /** Two sides of a panel: each row of the truth is half a drawn one. */
  halves?: boolean;
  /** A line of text under the last row, inside the frame. */
  foot?: string;
}

/** One sheet with its tables from left to right, in one office's lettering. */
export interface TableSheet {
  name: string;
  font: string;
  boldFont: string;
  sizePt: number;
  /** Letters drawn so much narrower, 1 as they are. */
  narrow?: number;
  /** Space between tables; 0 shares a rule. */
  gapPt?: number;
  tables: DrawnTable[];
}

/** A cell with the heads it may stand under. */
export interface TrueCell {
  heads: string[];
  text: string;
}

export interface TrueTable {
  title: string;
  kinds: ScheduleKind[];
  rows: TrueCell[][];
}

/** What of a table says what a person reads in it, however it is drawn. */
export type TrueSource = Pick<DrawnTable, "title" | "kinds" | "columns" | "rows" | "halves">;

/** What a person reads in a table. */
export function truthOf(table: TrueSource): TrueTable {
  const above: string[] = [];
  const rows: TrueCell[][] = [];
  for (const row of table.rows) {
    if ("group" in row) {
      above.length = 0;
      continue;
    }
    const cells = "total" in row ? row.total : row;
    const said = cells.map((text, column) => {
      if (text === "^" || text === '"' || text === "DO.") return above[column] ?? "";
      if (text !== "~" && !("total" in row)) above[column] = plainText(text);
      return text === "~" ? "" : plainText(text);
    });
    const all = said.map((text, column) => ({ heads: headsOf(table.columns, column), text }));
    const parts = table.halves ? halves(all) : [all];
    rows.push(
      ...parts.map((it) => it.filter(({ text }) => text !== "")).filter((it) => it.length > 0),
    );
  }
  return { title: plainText(table.title), kinds: table.kinds, rows };
}

/** Text without its line breaks and the braces of stacked fractions. */
export const plainText = (text: string): string =>
  text.replace(/\s*\n\s*/g, " ").replace(/ ?\{(\d+)\/(\d+)\}/g, " $1/$2");

function headsOf(columns: readonly TableColumn[], at: number): string[] {
  const { head, group, unit, also } = columns[at];
  const name = plainText(head);
  const isAlone = columns.filter((it) => plainText(it.head) === name).length === 1;
  const names = [
    ...(group ? [`${plainText(group)} ${name}`] : []),
    ...(!group || isAlone ? [name] : []),
    ...also ?? [],
  ];
  return [...names, ...(unit ? names.flatMap((it) => [`${it} ${unit}`, `${it} (${unit})`]) : [])];
}

/** Left and right of a two-sided row; the right is drawn in the mirror's order or not, its heads say which. */
function halves(cells: TrueCell[]): TrueCell[][] {
  const middle = cells.length / 2;
  return [cells.slice(0, middle), cells.slice(middle)];
}
