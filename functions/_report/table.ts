/** Tables whose head is repeated on every page they run over. */
import { COLUMN, HAIRLINE, MUTED, PAGE, SHADE } from "./look.ts";
import type { Paper, TextStyle } from "./paper.ts";
import { shorten } from "./words.ts";

/** A column: its head, its share of the width, and how its cells are set. */
export interface Column {
  head: string;
  /** Share of the table's width, relative to the other columns. */
  share: number;
  style?: TextStyle;
}

/** A cell: text, or text with a drawing before it. */
export interface Cell {
  text: string;
  style?: TextStyle;
  /** Draws into a square of 8 pt before the text. */
  draw?: (spot: { x: number; y: number; size: number }) => void;
}

const PADDING = 5;
const ICON = 8;
const LONGEST = 700;

/** Writes a table at the running position. Rows are never split; very long cells are shortened. */
export function writeTable(paper: Paper, columns: Column[], rows: (string | Cell)[][]): void {
  const total = columns.reduce((sum, it) => sum + it.share, 0);
  const widths = columns.map((it) => (it.share / total) * COLUMN);
  const lefts = widths.map((_, index) =>
    PAGE.left + widths.slice(0, index).reduce((sum, it) => sum + it, 0)
  );
  const heads = columns.map((it): Cell => ({ text: it.head, style: HEAD }));
  const headHeight = heightOf(paper, heads, columns, widths);
  const body = rows.map((row) => row.map(toCell));
  const heights = body.map((cells) => heightOf(paper, cells, columns, widths));
  const writeHead = (isFirst: boolean) => {
    paper.decorate(() => paper.doc.rect(PAGE.left, paper.y, COLUMN, headHeight).fill(SHADE));
    writeRow(paper, heads, { columns, widths, lefts, type: isFirst ? "TH" : null });
    paper.y += headHeight;
  };
  paper.ensure(headHeight + (heights[0] ?? 0));
  paper.within("Table", () => {
    writeHead(true);
    for (const [index, cells] of body.entries()) {
      if (heights[index] > paper.room) {
        paper.newPage();
        writeHead(false);
      }
      writeRow(paper, cells, { columns, widths, lefts, type: "TD" });
      paper.y += heights[index];
      paper.decorate(() =>
        paper.doc.moveTo(PAGE.left, paper.y).lineTo(PAGE.left + COLUMN, paper.y)
          .lineWidth(0.5).stroke(HAIRLINE)
      );
    }
  });
}

const HEAD: TextStyle = { font: "strong", size: 7.5, color: MUTED };
const BODY: TextStyle = { size: 8.5 };

interface RowLayout {
  columns: Column[];
  widths: number[];
  lefts: number[];
  /** Null writes the row as a repeated head, outside the structure. */
  type: "TH" | "TD" | null;
}

function writeRow(paper: Paper, cells: Cell[], layout: RowLayout): void {
  const { columns, widths, lefts, type } = layout;
  const top = paper.y + PADDING;
  const write = (cell: Cell, index: number) => {
    const indent = cell.draw ? ICON + 4 : 0;
    paper.text(cell.text, {
      ...styleOf(cell, columns[index]),
      x: lefts[index] + PADDING + indent,
      y: top,
      width: widths[index] - 2 * PADDING - indent,
      tag: null,
    });
  };
  const each = (cell: Cell, index: number) => {
    if (cell.draw) {
      const spot = { x: lefts[index] + PADDING, y: top + 0.8, size: ICON };
      paper.decorate(() => cell.draw!(spot));
    }
    if (type === null) paper.decorate(() => write(cell, index), "Pagination");
    else {
      const options = type === "TH" ? { scope: "Column" } : {};
      paper.element(type, () => write(cell, index), options);
    }
  };
  if (type === null) cells.forEach(each);
  else paper.within("TR", () => cells.forEach(each));
}

function heightOf(paper: Paper, cells: Cell[], columns: Column[], widths: number[]): number {
  const heights = cells.map((cell, index) => {
    const width = widths[index] - 2 * PADDING - (cell.draw ? ICON + 4 : 0);
    return paper.measure(cell.text, { ...styleOf(cell, columns[index]), width });
  });
  return Math.max(...heights) + 2 * PADDING;
}

const styleOf = (cell: Cell, column: Column): TextStyle => ({
  ...BODY,
  ...column.style,
  ...cell.style,
});

function toCell(cell: string | Cell): Cell {
  const it = typeof cell === "string" ? { text: cell } : cell;
  return { ...it, text: shorten(it.text, LONGEST) };
}
