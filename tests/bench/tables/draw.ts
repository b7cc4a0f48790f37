/** Draws sheets of tables: rulings, bands and lettering as `table.ts` tells. */
import PDFDocument from "pdfkit";
import type { DrawnTable, TableColumn, TableRow, TableSheet } from "./table.ts";

const WIDTH_PT = 1728, HEIGHT_PT = 1296, LEFT_PT = 90, TOP_PT = 110, TITLE_BLOCK_PT = 220;
const PAD_PT = 4, GRAY = "#d9d9d9", PALE = "#efefef";
const NOTES = [
  "CONTRACTOR SHALL VERIFY ALL DIMENSIONS AND CONDITIONS IN FIELD.",
  "DO NOT SCALE THE DRAWINGS. WRITTEN DIMENSIONS GOVERN.",
  "COORDINATE ALL WORK WITH THE OTHER TRADES BEFORE ORDERING.",
  "SUBMIT PRODUCT DATA TO THE ARCHITECT FOR REVIEW BEFORE PURCHASE.",
];

/** One file, a page a sheet. */
export function drawTables(sheets: readonly TableSheet[]): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: [WIDTH_PT, HEIGHT_PT], margin: 0, autoFirstPage: false });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve) =>
    doc.on("end", () => resolve(new Uint8Array(chunks.flatMap((it) => [...it]))))
  );
  sheets.forEach((sheet, index) => new SheetOfTables(doc, sheet).draw(`A-${601 + index}`));
  doc.end();
  return done;
}

class SheetOfTables {
  constructor(private readonly doc: PDFKit.PDFDocument, private readonly sheet: TableSheet) {}

  draw(number: string): void {
    this.doc.addPage({ size: [WIDTH_PT, HEIGHT_PT], margin: 0 });
    this.#frame(number);
    let x = LEFT_PT;
    for (const table of this.sheet.tables) {
      const size = this.#table(x, TOP_PT, table);
      x += size + (this.sheet.gapPt ?? 120);
    }
    const { sizePt } = this.sheet;
    this.#text("GENERAL NOTES", LEFT_PT, 1040, { size: sizePt + 2, bold: true });
    NOTES.forEach((note, at) => {
      this.#text(`${at + 1}.`, LEFT_PT, 1066 + at * sizePt * 1.8);
      this.#text(note, LEFT_PT + 22, 1066 + at * sizePt * 1.8);
    });
  }

  #frame(number: string): void {
    const x = WIDTH_PT - TITLE_BLOCK_PT;
    this.#rect(36, 36, WIDTH_PT - 72, HEIGHT_PT - 72, 1.5);
    this.#line(x, 36, x, HEIGHT_PT - 36, 1.5);
    for (const y of [300, 700, 1000, 1130]) this.#line(x, y, WIDTH_PT - 36, y, 0.8);
    this.#text("HALVORSEN PIKE STUDIO", x + 14, 60, { size: 11, bold: true });
    this.#text("ORLANDO, FLORIDA", x + 14, 80, { size: 8 });
    this.#text("PROJECT", x + 14, 310, { size: 6 });
    this.#text("WEKIVA COMMONS", x + 14, 326, { size: 12, bold: true });
    this.#text("SCHEDULES", x + 14, 1020, { size: 14, bold: true });
    this.#text("SCALE: AS NOTED", x + 14, 1060, { size: 8 });
    this.#text("SHEET", x + 14, 1138, { size: 6 });
    this.#text(number, x + 14, 1160, { size: 30, bold: true });
  }

  /** Draws a table; returns the width it takes. */
  #table(x: number, y: number, table: DrawnTable): number {
    const { sizePt } = this.sheet;
    if (table.titleAt === "left") {
      const height = this.#grid(x + sizePt * 3, y, table, false);
      this.#rect(x, y, sizePt * 3, height, 1);
      this.doc.save().rotate(-90, { origin: [x + sizePt, y + height - 8] });
      this.#text(table.title, x + sizePt, y + height - 8, { size: sizePt + 1, bold: true });
      this.doc.restore();
      return sizePt * 3 + widthOf(table);
    }
    const width = widthOf(table);
    const title = { size: sizePt + 3, bold: true };
    const long = this.#width(table.title, title.size, true);
    if (table.titleAt === "over") {
      this.#text(table.title, x, y, title);
      this.#line(x, y + title.size * 1.3, x + long, y + title.size * 1.3, 1);
      this.#grid(x, y + title.size * 2, table);
    } else if (table.titleAt === "right over") {
      this.#text(table.title, x + (width - long) / 2, y, title);
      this.#grid(x, y + title.size * 1.5, table);
    } else if (table.titleAt === "below") {
      const height = this.#grid(x, y, table);
      this.#text(table.title, x + 20, y + height + 10, title);
      this.#line(
        x + 10,
        y + height + 12 + title.size * 1.2,
        x + 30 + long,
        y + height + 12 + title.size * 1.2,
        1,
      );
    } else {
      const high = title.size * 2;
      if (table.titleAt === "bar") this.#fill(x, y, width, high, GRAY);
      this.#rect(x, y, width, high, 0.8);
      this.#text(table.title, x + Math.max(4, (width - long) / 2), y + title.size * 0.5, title);
      this.#grid(x, y + high, table);
    }
    return width;
  }

  /** Draws all blocks of a table below its title; returns the height of the highest. */
  #grid(x: number, y: number, table: DrawnTable, _ = true): number {
    if (table.isTransposed) return this.#transposed(x, y, table);
    if (!table.breaks) return this.#block(x, y, table, table.rows, true);
    const { after, repeats, gapPt } = table.breaks;
    const first = this.#block(x, y, table, table.rows.slice(0, after), true);
    const head = this.#headHeight(table);
    const right = x + blockWidth(table) + gapPt;
    const second = this.#block(
      right,
      repeats ? y : y + head,
      table,
      table.rows.slice(after),
      repeats,
    );
    return Math.max(first, second + (repeats ? 0 : head));
  }

  #block(
    x: number,
    y: number,
    table: DrawnTable,
    rows: readonly TableRow[],
    withHead: boolean,
  ): number {
    const { columns, rules, head = "plain" } = table;
    const width = blockWidth(table);
    const lefts = leftsOf(x, columns);
    const headHeight = withHead && head !== "none" ? this.#headHeight(table) : 0;
    const isBottom = head === "bottom";
    const heights = rows.map((row) => this.#rowHeight(table, row));
    const body = heights.reduce((sum, it) => sum + it, 0);
    const top = isBottom ? y : y + headHeight;
    const isLined = rules === "grid" || rules === "horizontal";
    const isSplit = rules === "grid" || rules === "vertical";
    let at = top;
    rows.forEach((row, index) => {
      const high = heights[index];
      if (rules === "zebra" && index % 2 === 1) this.#fill(x, at, width, high, PALE);
      if ("group" in row) {
        if (rules === "grid") this.#fill(x, at, width, high, PALE);
        this.#text(row.group, x + PAD_PT, at + PAD_PT, { bold: true });
        if (isLined) this.#line(x, at + high, x + width, at + high, 0.5);
        at += high;
        return;
      }
      const isTotal = "total" in row;
      const cells = isTotal ? row.total : row;
      if (isTotal) this.#line(x, at, x + width, at, 1);
      columns.forEach((column, c) => {
        const text = cells[c];
        if (text !== "^" && text !== "~") {
          const span = mergedHeight(rows, heights, index, c);
          this.#cell(text, lefts[c], at, column, span, isTotal);
        }
        const next = rows[index + 1];
        const isMerged = next && !("group" in next) && !("total" in next) && next[c] === "^";
        if (isLined && !isMerged) {
          this.#line(lefts[c], at + high, lefts[c] + column.widthPt, at + high, 0.5);
        }
        if (isSplit) this.#line(lefts[c], at, lefts[c], at + high, 0.5);
      });
      if (isSplit) this.#line(x + width, at, x + width, at + high, 0.5);
      at += high;
    });
    if (table.foot && withHead) {
      this.#text(table.foot, x + PAD_PT, at + PAD_PT);
      if (rules !== "none" && rules !== "zebra") {
        this.#rect(x, at, width, this.sheet.sizePt * 2, 0.5);
      }
    }
    if (headHeight > 0) this.#head(x, isBottom ? at : y, table, headHeight);
    if (rules !== "none" && rules !== "zebra") this.#rect(x, y, width, headHeight + body, 1);
    return headHeight + body;
  }

  #cell(
    text: string,
    x: number,
    y: number,
    column: TableColumn,
    high: number,
    bold: boolean,
  ): void {
    const { sizePt } = this.sheet;
    const lines = this.#wrap(text, column.widthPt - 2 * PAD_PT, bold);
    let top = y + (high - lines.length * sizePt * 1.2) / 2 + sizePt * 0.15;
    for (const line of lines) {
      const long = this.#width(line, sizePt, bold);
      const align = column.around ? "center" : column.align ?? "left";
      const left = align === "left"
        ? x + PAD_PT
        : align === "right"
        ? x + column.widthPt - PAD_PT - long
        : x + (column.widthPt - long) / 2;
      this.#text(line, left, top, { bold });
      top += sizePt * 1.2;
    }
    if (column.around && text) this.#around(x + column.widthPt / 2, y + high / 2, column.around);
  }

  #around(x: number, y: number, shape: "circle" | "hexagon"): void {
    const radius = this.sheet.sizePt * 1.15;
    this.doc.save().lineWidth(0.6);
    if (shape === "circle") this.doc.circle(x, y, radius);
    else {
      const points = [0, 1, 2, 3, 4, 5].map((it) => [
        x + radius * 1.2 * Math.cos(it * Math.PI / 3),
        y + radius * 1.2 * Math.sin(it * Math.PI / 3),
      ]);
      this.doc.polygon(...points);
    }
    this.doc.stroke().restore();
  }

  #head(x: number, y: number, table: DrawnTable, high: number): void {
    const { sizePt } = this.sheet;
    const { columns, rules, head = "plain" } = table;
    const width = blockWidth(table);
    const lefts = leftsOf(x, columns);
    const hasRules = (rules === "grid" || rules === "vertical") && head !== "band without rules";
    if (head.startsWith("band")) this.#fill(x, y, width, high, GRAY);
    const tier = columns.some((it) => it.group) ? sizePt * 2 : 0;
    const units = columns.some((it) => it.unit) ? sizePt * 1.8 : 0;
    for (const group of groupsOf(columns)) {
      const left = lefts[group.from], wide = group.widthPt;
      const long = this.#width(group.text, sizePt, true);
      this.#text(group.text, left + (wide - long) / 2, y + sizePt * 0.5, { bold: true });
      if (hasRules || rules === "horizontal" || rules === "frame") {
        this.#line(left, y + tier, left + wide, y + tier, 0.5);
      } else if (rules === "none") {
        this.#line(left + 3, y + tier - 1, left + wide - 3, y + tier - 1, 0.5);
      }
    }
    columns.forEach((column, c) => {
      const top = column.group ? y + tier : y;
      const room = y + high - units - top;
      if (hasRules) {
        const from = column.group && columns[c - 1]?.group === column.group ? y + tier : y;
        this.#line(lefts[c], from, lefts[c], y + high, 0.5);
      }
      if (head === "turned") {
        const [lx, ly] = [lefts[c] + (column.widthPt - sizePt) / 2, y + high - 5];
        this.doc.save().rotate(-90, { origin: [lx, ly] });
        this.#text(column.head, lx, ly, { bold: true });
        this.doc.restore();
        return;
      }
      const lines = this.#wrap(column.head, column.widthPt - 2 * PAD_PT, true);
      let at = top + (room - lines.length * sizePt * 1.2) / 2 + sizePt * 0.15;
      for (const line of lines) {
        const long = this.#width(line, sizePt, true);
        const isLeft = (column.align ?? "left") === "left" && head === "underlined";
        this.#text(line, isLeft ? lefts[c] + PAD_PT : lefts[c] + (column.widthPt - long) / 2, at, {
          bold: true,
        });
        at += sizePt * 1.2;
      }
      if (column.unit) {
        const text = `(${column.unit})`;
        const long = this.#width(text, sizePt - 1, false);
        this.#text(text, lefts[c] + (column.widthPt - long) / 2, y + high - units + 3, {
          size: sizePt - 1,
        });
      }
    });
    if (units && rules === "grid") {
      this.#line(x, y + high - units, x + width, y + high - units, 0.5);
    }
    const ruled = rules !== "none" && rules !== "zebra" || head === "underlined";
    if (ruled) {
      this.#line(
        x,
        head === "bottom" ? y : y + high,
        x + width,
        head === "bottom" ? y : y + high,
        1,
      );
    }
  }

  #headHeight(table: DrawnTable): number {
    const { sizePt } = this.sheet;
    const { columns, head = "plain" } = table;
    if (head === "none") return 0;
    const units = columns.some((it) => it.unit) ? sizePt * 1.8 : 0;
    const high = Math.max(...columns.map((column) => {
      const tier = column.group ? sizePt * 2 : 0;
      if (head === "turned") return tier + this.#width(column.head, sizePt, true) + 10;
      return tier +
        this.#wrap(column.head, column.widthPt - 2 * PAD_PT, true).length * sizePt * 1.2 + sizePt;
    }));
    return high + units;
  }

  #rowHeight(table: DrawnTable, row: TableRow): number {
    const { sizePt } = this.sheet;
    if ("group" in row) return sizePt * 2;
    const cells = "total" in row ? row.total : row;
    const lines = Math.max(
      ...table.columns.map((column, c) =>
        this.#wrap(cells[c] ?? "", column.widthPt - 2 * PAD_PT, "total" in row).length
      ),
    );
    const isRound = table.columns.some((it) => it.around);
    return Math.max(lines * sizePt * 1.2 + sizePt * 0.8, isRound ? sizePt * 2.8 : 0);
  }

  #transposed(x: number, y: number, table: DrawnTable): number {
    const { sizePt } = this.sheet;
    const [label, each] = [table.columns[0].widthPt, table.columns[1].widthPt];
    const things = table.rows as string[][];
    const width = label + each * things.length;
    let at = y;
    table.columns.forEach((column, line) => {
      const texts = things.map((cells) => cells[line]);
      const count = Math.max(
        ...texts.map((text) => this.#wrap(text, each - 2 * PAD_PT, false).length),
      );
      const high = count * sizePt * 1.2 + sizePt * 0.9;
      if (table.rules === "zebra" && line % 2 === 1) this.#fill(x, at, width, high, PALE);
      this.#cell(column.head, x, at, { head: "", widthPt: label }, high, true);
      texts.forEach((text, index) =>
        this.#cell(
          text,
          x + label + index * each,
          at,
          { head: "", widthPt: each, align: "center" },
          high,
          line === 0,
        )
      );
      at += high;
      if (table.rules === "grid" || table.rules === "horizontal") {
        this.#line(x, at, x + width, at, 0.5);
      }
    });
    if (table.rules === "grid" || table.rules === "vertical") {
      things.forEach((_, index) =>
        this.#line(x + label + index * each, y, x + label + index * each, at, 0.5)
      );
    }
    if (table.rules !== "none" && table.rules !== "zebra") this.#rect(x, y, width, at - y, 1);
    return at - y;
  }

  /** Lines of a text within a width. */
  #wrap(text: string, width: number, bold: boolean): string[] {
    const { sizePt } = this.sheet;
    return text.split("\n").flatMap((part) => {
      const lines: string[] = [];
      let line = "";
      for (const word of part.split(" ")) {
        const next = line ? `${line} ${word}` : word;
        if (line && this.#width(next, sizePt, bold) > width) {
          lines.push(line);
          line = word;
        } else line = next;
      }
      return [...lines, line];
    });
  }

  #width(text: string, size: number, bold: boolean): number {
    this.doc.font(bold ? this.sheet.boldFont : this.sheet.font).fontSize(size);
    return this.doc.widthOfString(text.replace(/ ?\{(\d+)\/\d+\}/g, " $1")) *
      (this.sheet.narrow ?? 1);
  }

  /** One line of text, its fractions in braces stacked. */
  #text(text: string, x: number, y: number, options: { size?: number; bold?: boolean } = {}): void {
    const { size = this.sheet.sizePt, bold = false } = options;
    const narrow = this.sheet.narrow ?? 1;
    const stacked = text.match(/^(.*?) ?\{(\d+)\/(\d+)\}(.*)$/);
    if (stacked) {
      const [, before, over, under, after] = stacked;
      this.#text(before, x, y, options);
      const left = x + this.#width(`${before} `, size, bold) - size * 0.1;
      const small = size * 0.62;
      const wide = Math.max(this.#width(over, small, bold), this.#width(under, small, bold));
      this.#text(over, left, y - size * 0.22, { size: small, bold });
      this.#text(under, left, y + size * 0.52, { size: small, bold });
      this.#line(left - 0.5, y + size * 0.42, left + wide + 0.5, y + size * 0.42, 0.4);
      if (after) this.#text(after, left + wide + 1, y, options);
      return;
    }
    if (!text) return;
    this.doc.save().font(bold ? this.sheet.boldFont : this.sheet.font).fontSize(size).fillColor(
      "black",
    );
    this.doc.translate(x, y).scale(narrow, 1);
    this.doc.text(text, 0, 0, { lineBreak: false }).restore();
  }

  #line(x1: number, y1: number, x2: number, y2: number, wide: number): void {
    this.doc.save().lineWidth(wide).moveTo(x1, y1).lineTo(x2, y2).stroke("black").restore();
  }

  #rect(x: number, y: number, width: number, height: number, wide: number): void {
    this.doc.save().lineWidth(wide).rect(x, y, width, height).stroke("black").restore();
  }

  #fill(x: number, y: number, width: number, height: number, color: string): void {
    this.doc.save().rect(x, y, width, height).fill(color).restore();
  }
}

const blockWidth = ({ columns }: DrawnTable): number =>
  columns.reduce((sum, it) => sum + it.widthPt, 0);

function widthOf(table: DrawnTable): number {
  if (table.isTransposed) {
    return table.columns[0].widthPt + table.columns[1].widthPt * table.rows.length;
  }
  return blockWidth(table) * (table.breaks ? 2 : 1) + (table.breaks?.gapPt ?? 0);
}

function leftsOf(x: number, columns: readonly TableColumn[]): number[] {
  let left = x;
  return columns.map(({ widthPt }) => (left += widthPt) - widthPt);
}

/** Runs of neighbors under one head. */
function groupsOf(
  columns: readonly TableColumn[],
): { text: string; from: number; widthPt: number }[] {
  const groups: { text: string; from: number; widthPt: number }[] = [];
  columns.forEach(({ group, widthPt }, from) => {
    if (!group) return;
    const last = groups.at(-1);
    if (last && last.text === group && columns[from - 1].group === group) last.widthPt += widthPt;
    else groups.push({ text: group, from, widthPt });
  });
  return groups;
}

/** Height of a cell with those merged into it. */
function mergedHeight(
  rows: readonly TableRow[],
  heights: readonly number[],
  at: number,
  column: number,
): number {
  let high = heights[at];
  for (let next = at + 1; next < rows.length; next++) {
    const row = rows[next];
    if ("group" in row || "total" in row || row[column] !== "^") break;
    high += heights[next];
  }
  return high;
}
