/** Draws statements, one a sheet, in the manners of three offices. */
import type { Marked, SheetStyle } from "../control/drawing.ts";
import { SheetDrawing, type SheetName } from "../control/sheet_drawing.ts";
import { violation } from "../control/rows.ts";
import { fontFile } from "../control/fonts.ts";
import type { TruthRow } from "../matching.ts";
import type { StatementRow } from "./row.ts";

/** One office's sheets: a file, and a truth row a page, in the order of `rows`. */
export interface DrawnStatements {
  bytes: Uint8Array;
  rows: readonly StatementRow[];
  truth: TruthRow[];
}

const PAPER = { widthIn: 24, heightIn: 18 };

const OFFICES: Omit<SheetStyle, "project">[] = [
  {
    ...PAPER,
    titleBlock: "right",
    font: "Helvetica",
    boldFont: "Helvetica-Bold",
    textPt: 8,
    firm: "HARBOR LINE STUDIO",
  },
  {
    ...PAPER,
    titleBlock: "bottom",
    font: fontFile("DejaVuSansCondensed.ttf"),
    boldFont: fontFile("DejaVuSansCondensed-Bold.ttf"),
    textPt: 7.5,
    firm: "Okeefe Drafting Service",
  },
  {
    ...PAPER,
    titleBlock: "corner",
    font: "Times-Roman",
    boldFont: "Times-Bold",
    textPt: 9,
    firm: "MERIDIAN DESIGN GROUP, P.A.",
  },
];

/** Key of the text a sheet is about. */
const KEY = "S";
const WIDE_PT = 250;

/** Draws `rows` in turn at the three offices. */
export async function drawStatements(rows: readonly StatementRow[]): Promise<DrawnStatements[]> {
  return await Promise.all(OFFICES.map(async (office, index) => {
    const own = rows.filter((_, at) => at % OFFICES.length === index);
    const drawing = new StatementDrawing({ ...office, project: ["Orlando, Florida"] });
    own.forEach((row, at) => drawing.statement(`${KEY}${at}`, row));
    const truth = own.map((row, at) => drawing.truthOf(`${KEY}${at}`, row));
    return { bytes: await drawing.save(), rows: own, truth };
  }));
}

/** What a sheet says, whoever is right. */
export type Said = Pick<StatementRow, "sheet" | "drawing" | "says" | "heading" | "notes" | "table">;

/** Draws `sheets` into one file at one of the three offices. */
export async function drawSheets(sheets: readonly Said[], office: number): Promise<Uint8Array> {
  const style = { ...OFFICES[office % OFFICES.length], project: ["Orlando, Florida"] };
  const drawing = new StatementDrawing(style);
  sheets.forEach((it, at) => {
    drawing.statement(`${KEY}${at}`, it);
    // Without any dimension a sheet of few words is no plan.
    drawing.dimH(500, 740, 100, `24'-0"`);
  });
  return await drawing.save();
}

class StatementDrawing extends SheetDrawing {
  constructor(style: SheetStyle) {
    super(style, (d, it) => drawFrame(d, it, style.firm));
  }

  /** Draws one sheet; `key` marks what it is about. */
  statement(key: string, row: Said): void {
    const [number, title] = row.sheet;
    this.sheet(number, title, "AS NOTED");
    if (row.says || row.drawing) this.view(key, row.drawing ?? title, row.says ?? []);
    if (row.notes) this.notes(80, 760, 420, row.heading ?? "NOTES", marked(key, row.notes));
    if (row.table) this.tableOf(key, row.table);
  }

  /** Truth of the sheet that `key` was drawn on. */
  truthOf(key: string, { requirementIds, kind, why }: StatementRow): TruthRow {
    const [truth] = this.truth("statements", { [key]: violation(requirementIds, [], why) });
    return { ...truth, kind };
  }

  /** A view with its texts on leaders to both sides and its title below. */
  private view(key: string, title: string, says: readonly string[]): void {
    const [left, top, right, bottom] = [430, 150, 820, 620];
    this.curve(`M ${left} ${bottom} C ${left} ${top} ${right} ${top} ${right} ${bottom}`, 1);
    this.circle((left + right) / 2, 400, 70).line([left, bottom, right, bottom], 1.2);
    marked(key, says).forEach((text, index) => {
      const y = 170 + Math.floor(index / 2) * 80;
      const isRight = index % 2 === 0;
      const toX = isRight ? right - 60 : left + 60;
      this.leader(isRight ? 900 : 110, y, text, toX, y + 60, this.widthFor(text));
    });
    this.viewTitle(left, bottom + 40, "1", title, `SCALE: 1/2" = 1'-0"`);
  }

  private tableOf(
    key: string,
    { title, head, rows, at }: NonNullable<StatementRow["table"]>,
  ): void {
    const widths = head.map((it, column) => {
      const texts = [it, ...rows.map((cells) => cells[column] ?? "")];
      const widest = texts.map((text) => this.measure(text, this.style.textPt, true).width);
      return Math.min(WIDE_PT, Math.max(50, ...widest.map((width) => width + 12)));
    });
    const cells = rows.map((line, index): Marked[] =>
      index === at ? [[key, line[0]], ...line.slice(1)] : line
    );
    this.schedule(560, 760, title, head, widths, cells);
  }

  /** Width to wrap a text at; short ones stand on one line. */
  private widthFor(text: Marked): number | undefined {
    const words = typeof text === "string" ? text : text[1];
    const isLong = this.measure(words, this.style.textPt).width > WIDE_PT;
    return isLong || words.includes("\n") ? WIDE_PT : undefined;
  }
}

/** Border and title block on the right, as wide as a hand. */
function drawFrame(d: SheetDrawing, { number, title, scale }: SheetName, firm: string): void {
  const [width, height] = d.paper;
  const x = width - 170;
  d.box(18, 18, width - 36, height - 36, 1.5).line([x, 18, x, height - 18], 1);
  d.text(x + 10, 40, firm, 9, true, 140).text(x + 10, 90, "Orlando, Florida", 8);
  d.text(x + 10, height - 200, title, 11, true, 140);
  d.text(x + 10, height - 130, `SCALE: ${scale}`, 7).text(x + 10, height - 116, "06/12/2026", 7);
  d.text(x + 10, height - 70, number, 24, true);
}

/** The first text carries the statement. */
function marked(key: string, texts: readonly string[]): Marked[] {
  return texts.map((text, index) => index === 0 ? [key, text] : text);
}
