/**
 * A fuller drafting table for control sets: every office's own title block, lines, dimensions, upright text,
 * leaders, schedules with wrapped or transposed cells, notes in columns, sheets stored turned and sheets scanned.
 */
import type { ProjectDetails } from "../../../functions/_shared/domain/project.ts";
import { ControlDrawing, type Marked, type RowTruth, type SheetStyle } from "./drawing.ts";
import { scanPages } from "./scan.ts";

/** What a title block writes. */
export interface SheetName {
  number: string;
  title: string;
  scale: string;
}

/** How a sheet is kept in the file. */
export interface SheetOptions {
  /** Stored upright and shown turned by /Rotate 90. */
  isTurned?: boolean;
  /** Replaced by a grey picture of itself. */
  isScanned?: boolean;
}

/** A text on a page, for finding texts that lie over each other. */
export interface Placed {
  page: number;
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const wordsOf = (text: Marked): string => typeof text === "string" ? text : text[1];

export class SheetDrawing extends ControlDrawing {
  readonly placed: Placed[] = [];
  readonly #scanned: number[] = [];
  /** End marks of dimension lines. */
  dimensionEnd: "tick" | "arrow" | "dot" = "tick";

  constructor(style: SheetStyle, private readonly frame: (d: SheetDrawing, it: SheetName) => void) {
    super(style);
  }

  /** Width and height of the paper as seen, in points. */
  get paper(): [width: number, height: number] {
    return [this.style.widthIn * 72, this.style.heightIn * 72];
  }

  override sheet(number: string, title: string, scale: string, options: SheetOptions = {}): this {
    const [width, height] = this.paper;
    if (options.isTurned) {
      this.beginPage(number, { size: [height, width], margin: 0 });
      Object.assign(this.document.page.dictionary.data, { Rotate: 90 });
      this.document.transform(0, -1, 1, 0, 0, width);
    } else {
      this.beginPage(number);
    }
    if (options.isScanned) this.#scanned.push(this.page);
    this.frame(this, { number, title, scale });
    return this;
  }

  override text(
    x: number,
    y: number,
    text: Marked,
    sizePt = this.style.textPt,
    isBold = false,
    width?: number,
  ): this {
    const high = this.measure(text, sizePt, isBold, width);
    this.placed.push({ page: this.page, text: wordsOf(text), x, y, ...high });
    return super.text(x, y, text, sizePt, isBold, width);
  }

  /** Size a text takes, in points. */
  measure(text: Marked, sizePt: number, isBold = false, width?: number) {
    const font = isBold ? this.style.boldFont : this.style.font;
    this.document.font(font).fontSize(sizePt);
    const words = wordsOf(text);
    const natural = this.document.widthOfString(words);
    const isOneLine = width === undefined || natural <= width && !words.includes("\n");
    return {
      width: isOneLine ? natural : width,
      height: isOneLine ? sizePt * 1.15 : this.document.heightOfString(words, { width }),
    };
  }

  /** Text centred on `x`. */
  centred(x: number, y: number, text: Marked, sizePt = this.style.textPt, isBold = false): this {
    return this.text(x - this.measure(text, sizePt, isBold).width / 2, y, text, sizePt, isBold);
  }

  /** Text that reads upwards from (x, y). */
  upright(x: number, y: number, text: Marked, sizePt = this.style.textPt, isBold = false): this {
    const [key, words] = typeof text === "string" ? [null, text] : text;
    const { width, height } = this.measure(text, sizePt, isBold);
    const box = { x, y: y - width, width: height, height: width };
    this.document.save().rotate(-90, { origin: [x, y] });
    this.document.text(words, x, y, { lineBreak: false }).restore();
    this.placed.push({ page: this.page, text: words, ...box });
    if (key !== null) this.mark(key, words, box);
    return this;
  }

  /** Straight line through points `[x1, y1, x2, y2, …]`. */
  line(points: number[], widthPt = 0.6, dash?: number): this {
    this.document.save().lineWidth(widthPt);
    if (dash) this.document.dash(dash, { space: dash * 0.6 });
    this.document.moveTo(points[0], points[1]);
    for (let at = 2; at < points.length; at += 2) this.document.lineTo(points[at], points[at + 1]);
    this.document.stroke().restore();
    return this;
  }

  box(x: number, y: number, width: number, height: number, widthPt = 0.6, fill?: string): this {
    this.document.save().lineWidth(widthPt).rect(x, y, width, height);
    (fill ? this.document.fillAndStroke(fill, "black") : this.document.stroke()).restore();
    return this;
  }

  /** White patch, for an opening in a wall. */
  blank(x: number, y: number, width: number, height: number): this {
    this.document.save().rect(x, y, width, height).fill("white").restore();
    return this;
  }

  circle(x: number, y: number, radius: number, widthPt = 0.6): this {
    this.document.save().lineWidth(widthPt).circle(x, y, radius).stroke().restore();
    return this;
  }

  /** Curve given as an SVG path. */
  curve(path: string, widthPt = 0.5): this {
    this.document.save().lineWidth(widthPt).path(path).stroke().restore();
    return this;
  }

  /** Circle with a letter: grid line, door or window mark, electrical tag. */
  bubble(x: number, y: number, text: Marked, radius = 9, sizePt = 7): this {
    return this.circle(x, y, radius).centred(x, y - sizePt * 0.55, text, sizePt);
  }

  /** Dimension line across, its text above. */
  dimH(x1: number, x2: number, y: number, text: Marked, sizePt = this.style.textPt - 1): this {
    this.line([x1, y, x2, y], 0.4).line([x1, y - 6, x1, y + 6], 0.3).line(
      [x2, y - 6, x2, y + 6],
      0.3,
    );
    this.#end(x1, y, 1, 0).#end(x2, y, -1, 0);
    const { width } = this.measure(text, sizePt);
    return width + 6 < x2 - x1
      ? this.text((x1 + x2 - width) / 2, y - sizePt * 1.3, text, sizePt)
      : this.text(x2 + 5, y - sizePt * 1.3, text, sizePt);
  }

  /** Dimension line upwards, its text on the left reading upwards. */
  dimV(x: number, y1: number, y2: number, text: Marked, sizePt = this.style.textPt - 1): this {
    this.line([x, y1, x, y2], 0.4).line([x - 6, y1, x + 6, y1], 0.3).line(
      [x - 6, y2, x + 6, y2],
      0.3,
    );
    this.#end(x, y1, 0, 1).#end(x, y2, 0, -1);
    const { width } = this.measure(text, sizePt);
    return width + 4 < y2 - y1
      ? this.upright(x - sizePt * 1.3, (y1 + y2 + width) / 2, text, sizePt)
      : this.text(x + 5, (y1 + y2) / 2 - sizePt / 2, text, sizePt);
  }

  /** Text with a leader that bends and ends in an arrow at (toX, toY). */
  leader(x: number, y: number, text: Marked, toX: number, toY: number, width?: number): this {
    const sizePt = this.style.textPt;
    const size = this.measure(text, sizePt, false, width);
    const isRight = toX > x + size.width;
    const from = isRight ? x + size.width + 3 : x - 3;
    const bend = isRight ? from + 10 : from - 10;
    const level = y + sizePt * 0.5;
    this.text(x, y, text, sizePt, false, width).line([from, level, bend, level, toX, toY], 0.4);
    const angle = Math.atan2(toY - level, toX - bend);
    const wing = (turn: number) => [
      toX - 6 * Math.cos(angle + turn),
      toY - 6 * Math.sin(angle + turn),
    ];
    const [a, b] = [wing(0.35), wing(-0.35)];
    this.document.save().polygon(a, [toX, toY], b).fill("black").restore();
    return this;
  }

  /** Table whose cells wrap. A marked cell marks its whole row. Returns the y below it. */
  schedule(
    x: number,
    y: number,
    title: string,
    headers: string[],
    widths: number[],
    rows: Marked[][],
    sizePt = this.style.textPt,
  ): number {
    const total = widths.reduce((sum, it) => sum + it, 0);
    this.box(x, y, total, sizePt * 2.2, 1).centred(
      x + total / 2,
      y + sizePt * 0.5,
      title,
      sizePt + 1,
      true,
    );
    let at = y + sizePt * 2.2;
    for (const [index, cells] of [headers as Marked[], ...rows].entries()) {
      const isHead = index === 0;
      const high = Math.max(
        ...widths.map((it, column) =>
          this.measure(cells[column] ?? "", sizePt, isHead, it - 8).height
        ),
      ) + sizePt * 0.8;
      let left = x;
      for (const [column, width] of widths.entries()) {
        const cell = cells[column] ?? "";
        this.box(left, at, width, high, isHead ? 0.9 : 0.5);
        this.text(left + 4, at + sizePt * 0.4, wordsOf(cell), sizePt, isHead, width - 8);
        if (typeof cell !== "string") {
          this.mark(cell[0], cells.map(wordsOf).join(" "), {
            x,
            y: at,
            width: total,
            height: high,
          });
        }
        left += width;
      }
      at += high;
    }
    return at + sizePt;
  }

  /** Schedule with the marks across the top. A marked cell marks its whole column. Returns the y below it. */
  transposed(
    x: number,
    y: number,
    title: string,
    labels: string[],
    columns: Marked[][],
    [labelWidth, columnWidth]: [number, number],
    sizePt = this.style.textPt,
  ): number {
    const total = labelWidth + columns.length * columnWidth;
    const rowHeight = sizePt * 2;
    this.text(x, y, title, sizePt + 2, true);
    const top = y + sizePt * 2;
    labels.forEach((label, index) => {
      const at = top + index * rowHeight;
      this.box(x, at, total, rowHeight, 0.5);
      this.text(x + 4, at + sizePt * 0.45, label, sizePt, true);
      columns.forEach((cells, column) => {
        const cell = wordsOf(cells[index] ?? "");
        const middle = x + labelWidth + (column + 0.5) * columnWidth;
        this.centred(middle, at + sizePt * 0.45, cell, sizePt, index === 0);
      });
    });
    const height = labels.length * rowHeight;
    columns.forEach((cells, column) => {
      const left = x + labelWidth + column * columnWidth;
      this.line([left, top, left, top + height], 0.5);
      const box = { x: left, y: top, width: columnWidth, height };
      for (const cell of cells) {
        if (typeof cell !== "string") this.mark(cell[0], cells.map(wordsOf).join(" "), box);
      }
    });
    return top + height + sizePt;
  }

  /** Numbered notes that run down one column and on into the next. */
  columns(
    at: { x: number; y: number; width: number; gap: number; bottom: number },
    heading: string,
    lines: Marked[],
    first = 1,
  ): this {
    const sizePt = this.style.textPt;
    this.text(at.x, at.y, heading, sizePt + 3, true);
    const top = at.y + sizePt * 2.4;
    let [x, y] = [at.x, top];
    lines.forEach((line, index) => {
      const { height } = this.measure(line, sizePt, false, at.width - 24);
      if (y + height > at.bottom) [x, y] = [x + at.width + at.gap, top];
      this.text(x, y, `${first + index}.`, sizePt);
      this.text(x + 24, y, line, sizePt, false, at.width - 24);
      y += height + sizePt * 0.6;
    });
    return this;
  }

  /** Name of a view under a line, with its number in a bubble. */
  viewTitle(x: number, y: number, number: string, title: string, scale: string): this {
    const sizePt = this.style.textPt;
    const { width } = this.measure(title, sizePt + 3, true);
    const base = y - 4 + (sizePt + 3) * 1.15;
    return this.bubble(x, y + 6, number, 11, 9).text(x + 17, y - 4, title, sizePt + 3, true)
      .line([x + 11, base, x + width + 24, base], 1).text(x + 17, base + 3, scale, sizePt - 1);
  }

  /** The finished set: its file, form and truth, and where every text stands. */
  async finish(name: string, project: unknown, rows: Record<string, RowTruth>) {
    return {
      name,
      files: [{ name: "plans.pdf", bytes: await this.save() }],
      project: project as ProjectDetails,
      truth: this.truth(name, rows),
      placed: this.placed,
      paper: this.paper,
    };
  }

  override async save(): Promise<Uint8Array> {
    const bytes = await super.save();
    if (this.#scanned.length === 0) return bytes;
    return await scanPages(bytes, this.#scanned, { dpi: 160, angleDeg: 0.35 });
  }

  #end(x: number, y: number, dx: number, dy: number): this {
    if (this.dimensionEnd === "tick") return this.line([x - 3, y + 3, x + 3, y - 3], 1);
    this.document.save();
    if (this.dimensionEnd === "dot") this.document.circle(x, y, 1.8);
    else {
      this.document.polygon(
        [x, y],
        [x + 7 * dx + 2 * dy, y + 7 * dy + 2 * dx],
        [x + 7 * dx - 2 * dy, y + 7 * dy - 2 * dx],
      );
    }
    this.document.fill("black").restore();
    return this;
  }
}
