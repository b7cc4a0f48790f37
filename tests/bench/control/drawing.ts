/**
 * A small drafting table for control sets: sheets with title blocks, notes, tables, rooms and callouts, written
 * as PDF, remembering the box of every text that a truth row points to.
 */
import PDFDocument from "pdfkit";
import type { PercentRect } from "../../../functions/_shared/geometry.ts";
import type { TruthRow } from "../matching.ts";
import { drawOutlines } from "./outlines.ts";

/** Text with the key of the truth row it is evidence of: `["V1", "GUARD 34\" HIGH"]`. */
export type Marked = string | [key: string, text: string];

/** Look of a firm's sheets. */
export interface SheetStyle {
  /** Paper in inches. */
  widthIn: number;
  heightIn: number;
  titleBlock: "right" | "bottom" | "corner";
  /** A standard font's name or the path of a font file. */
  font: string;
  boldFont: string;
  textPt: number;
  firm: string;
  project: string[];
  /** Letters are drawn as outlines; both fonts are files then. */
  isOutlined?: boolean;
}

/** Truth of a row without its place, which the drawing gives. */
export type RowTruth =
  & Omit<
    TruthRow,
    | "id"
    | "page"
    | "sheet"
    | "evidenceText"
    | "bbox"
    | "measured"
    | "required"
    | "unit"
    | "severity"
  >
  & {
    measured?: number | string;
    required?: number | string;
    unit?: string;
    severity?: string;
  };

/** Several sheets of one firm's set. */
export class ControlDrawing {
  protected readonly document: InstanceType<typeof PDFDocument>;
  protected readonly marks = new Map<
    string,
    { page: number; sheet: string; box: PercentRect; text: string }[]
  >();
  #page = 0;
  #sheet = "";

  constructor(protected readonly style: SheetStyle) {
    const { widthIn, heightIn } = style;
    this.document = new PDFDocument({
      size: [widthIn * 72, heightIn * 72],
      margin: 0,
      autoFirstPage: false,
      compress: true,
    });
    if (style.isOutlined) drawOutlines(this.document);
  }

  /** Starts a sheet and draws its border and title block. */
  sheet(number: string, title: string, scale: string): this {
    const { widthIn, heightIn, titleBlock, firm, project } = this.style;
    const [w, h] = [widthIn * 72, heightIn * 72];
    this.beginPage(number);
    this.document.lineWidth(1.5).rect(18, 18, w - 36, h - 36).stroke();
    const lines = [firm, ...project];
    if (titleBlock === "right") {
      const x = w - 160;
      this.document.moveTo(x, 18).lineTo(x, h - 18).stroke();
      lines.forEach((line, index) => this.text(x + 8, 40 + index * 16, line, 8));
      this.text(x + 8, h - 210, "SHEET TITLE", 6);
      this.text(x + 8, h - 198, title, 11, true, 136);
      this.text(x + 8, h - 130, `SCALE: ${scale}`, 7);
      this.text(x + 8, h - 116, "DATE: 06/12/2026", 7);
      this.text(x + 8, h - 70, number, 26, true);
    } else if (titleBlock === "bottom") {
      const y = h - 90;
      this.document.moveTo(18, y).lineTo(w - 18, y).stroke();
      lines.forEach((line, index) => this.text(30, y + 8 + index * 13, line, 8));
      this.text(w * 0.45, y + 10, title, 13, true, 300);
      this.text(w * 0.45, y + 50, `Scale ${scale}`, 8);
      this.text(w - 130, y + 25, number, 28, true);
    } else {
      const [x, y] = [w - 300, h - 190];
      this.document.rect(x, y, 282, 172).stroke();
      lines.forEach((line, index) => this.text(x + 8, y + 8 + index * 13, line, 8));
      this.text(x + 8, y + 90, title, 12, true, 266);
      this.text(x + 8, y + 140, scale, 8);
      this.document.rect(x + 190, y + 122, 92, 50).stroke();
      this.text(x + 200, y + 135, number, 22, true);
    }
    return this;
  }

  /** Writes one text; a marked one is remembered under its key. Coordinates in points from the top left. */
  text(
    x: number,
    y: number,
    text: Marked,
    sizePt = this.style.textPt,
    isBold = false,
    width?: number,
  ): this {
    const [key, words] = typeof text === "string" ? [null, text] : text;
    this.document.font(isBold ? this.style.boldFont : this.style.font).fontSize(sizePt);
    const options = width === undefined ? { lineBreak: false } : { width };
    const wide = width ?? this.document.widthOfString(words);
    const high = width === undefined ? sizePt * 1.15 : this.document.heightOfString(words, options);
    this.document.text(words, x, y, options);
    if (key !== null) this.mark(key, words, { x, y, width: wide, height: high });
    return this;
  }

  /** A heading with numbered notes below it, each wrapped at `width`. Returns the y below the last. */
  notes(
    x: number,
    y: number,
    width: number,
    heading: string,
    lines: Marked[],
    numbering: "1." | "A." | "-" = "1.",
  ): number {
    this.text(x, y, heading, this.style.textPt + 2, true);
    let at = y + this.style.textPt * 2.2;
    for (const [index, line] of lines.entries()) {
      const sign = numbering === "1."
        ? `${index + 1}.`
        : numbering === "A."
        ? `${String.fromCharCode(65 + index)}.`
        : "-";
      this.text(x, at, sign);
      this.text(x + 20, at, line, this.style.textPt, false, width - 20);
      const words = typeof line === "string" ? line : line[1];
      this.document.font(this.style.font).fontSize(this.style.textPt);
      at += this.document.heightOfString(words, { width: width - 20 }) + this.style.textPt * 0.7;
    }
    return at;
  }

  /** A ruled table. A marked cell marks its whole row too. Returns the y below it. */
  table(
    x: number,
    y: number,
    title: string,
    headers: string[],
    widths: number[],
    rows: Marked[][],
  ): number {
    const rowHeight = this.style.textPt * 2;
    const total = widths.reduce((sum, it) => sum + it, 0);
    this.document.lineWidth(0.6);
    this.document.rect(x, y, total, rowHeight * 1.2).stroke();
    this.text(x + 4, y + 5, title, this.style.textPt + 1, true);
    let at = y + rowHeight * 1.2;
    for (const [index, cells] of [headers as Marked[], ...rows].entries()) {
      let left = x;
      for (const [column, width] of widths.entries()) {
        this.document.rect(left, at, width, rowHeight).stroke();
        const cell = cells[column] ?? "";
        const [key, words] = typeof cell === "string" ? [null, cell] : cell;
        this.text(left + 3, at + this.style.textPt * 0.5, words, this.style.textPt, index === 0);
        if (key !== null) this.mark(key, words, { x, y: at, width: total, height: rowHeight });
        left += width;
      }
      at += rowHeight;
    }
    return at + 12;
  }

  /** A rectangular room with its label lines in the middle. */
  room(x: number, y: number, width: number, height: number, label: Marked[]): this {
    this.document.lineWidth(2).rect(x, y, width, height).stroke();
    label.forEach((line, index) => {
      const words = typeof line === "string" ? line : line[1];
      this.document.font(this.style.font).fontSize(this.style.textPt);
      const left = x + width / 2 - this.document.widthOfString(words) / 2;
      this.text(
        left,
        y + height / 2 - 12 + index * this.style.textPt * 1.35,
        line,
        this.style.textPt,
        index === 0,
      );
    });
    return this;
  }

  /** A callout: text with a leader to a point. */
  callout(x: number, y: number, text: Marked, toX: number, toY: number): this {
    this.text(x, y, text);
    this.document.lineWidth(0.5).moveTo(x - 4, y + 4).lineTo(toX, toY).stroke();
    return this;
  }

  /** Drawing title with scale below a view. */
  title(x: number, y: number, title: string, scale: string): this {
    return this.text(x, y, title, this.style.textPt + 3, true).text(
      x,
      y + this.style.textPt * 2,
      scale,
      this.style.textPt - 1,
    );
  }

  /** The PDF's bytes. */
  async save(): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    const ended = Promise.withResolvers<void>();
    this.document.on("data", (part: Uint8Array) => parts.push(part));
    this.document.on("end", () => ended.resolve());
    this.document.end();
    await ended.promise;
    return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
  }

  /** Truth rows of the keys drawn so far. @throws {RangeError} when a key was never drawn */
  truth(set: string, rows: Record<string, RowTruth>): TruthRow[] {
    return Object.entries(rows).map(([key, row]) => {
      const [first, ...rest] = this.marks.get(key) ?? [];
      if (!first) throw new RangeError(`Cannot place truth row: ${key} was not drawn`);
      return {
        severity: "",
        unit: "",
        ...row,
        measured: row.measured ?? null,
        required: row.required ?? null,
        id: `${set}/${key}`,
        page: first.page,
        sheet: first.sheet,
        evidenceText: first.text,
        bbox: first.box,
        alsoAt: rest.map(({ page, sheet, box }) => ({ page, sheet, bbox: box })),
      };
    });
  }

  /** Adds an empty page that carries sheet `number`; `options` where it differs from the set's paper. */
  protected beginPage(number: string, options?: PDFKit.PDFDocumentOptions): void {
    this.document.addPage(options);
    this.#page += 1;
    this.#sheet = number;
  }

  /** Page in hand, from 1. */
  protected get page(): number {
    return this.#page;
  }

  /** Remembers where the text of truth row `key` stands. Box in points from the top left. */
  protected mark(
    key: string,
    text: string,
    box: { x: number; y: number; width: number; height: number },
  ): void {
    const [w, h] = [this.style.widthIn * 72, this.style.heightIn * 72];
    const percent = {
      x: (box.x / w) * 100,
      y: (box.y / h) * 100,
      width: (box.width / w) * 100,
      height: (box.height / h) * 100,
    };
    this.marks.set(key, [...(this.marks.get(key) ?? []), {
      page: this.#page,
      sheet: this.#sheet,
      box: percent,
      text,
    }]);
  }
}
