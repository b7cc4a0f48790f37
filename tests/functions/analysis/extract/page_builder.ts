/** Builds page readings by hand: words with boxes as a reader would give them, rulings, boxes and arcs. */
import type {
  Arc,
  Bend,
  PageReading,
  Segment,
  TextLine,
  Word,
} from "../../../../functions/_shared/domain/page_reading.ts";
import type { PointRect } from "../../../../functions/_shared/geometry.ts";

/** Share of the lettering's height one letter is wide. */
const LETTER = 0.5;

interface TextOptions {
  size?: number;
  angle?: 0 | 90;
  isBold?: boolean;
  origin?: Word["origin"];
}

/** A page drawn step by step; points, origin top left. */
export class PageBuilder {
  readonly words: Word[] = [];
  readonly lines: TextLine[] = [];
  readonly segments: Segment[] = [];
  readonly arcs: Arc[] = [];
  readonly rects: PointRect[] = [];
  readonly bends: Bend[] = [];
  readonly blobs: PointRect[] = [];
  readonly bubbles: PointRect[] = [];

  constructor(readonly widthPt = 1224, readonly heightPt = 792) {}

  /** One line of text with its left end and top at (x, y); rotated text starts at its lower end. */
  text(x: number, y: number, text: string, options: TextOptions = {}): this {
    const { size = 8, angle = 0, isBold = false, origin = "text" } = options;
    const words: Word[] = [];
    let along = 0;
    for (const part of text.split(" ")) {
      const length = part.length * size * LETTER;
      const box = angle === 0
        ? { x: x + along, y, width: length, height: size }
        : { x, y: y - along - length, width: size, height: length };
      words.push({ text: part, box, angle, sizePt: size, isBold, confidence: 1, origin });
      along += length + 0.3 * size;
    }
    this.words.push(...words);
    const box = around(words.map((word) => word.box));
    this.lines.push({ text, box, angle, sizePt: size, isBold, confidence: 1, origin, words });
    return this;
  }

  /** Text centred at x. */
  centred(x: number, y: number, text: string, options: TextOptions = {}): this {
    const size = options.size ?? 8;
    const spaces = text.split(" ").length - 1;
    const length = (text.length - spaces) * size * LETTER + spaces * 0.3 * size;
    return this.text(x - length / 2, y, text, options);
  }

  line(x1: number, y1: number, x2: number, y2: number, isDashed = false, width = 0.5): this {
    this.segments.push({ x1, y1, x2, y2, width, isDashed });
    return this;
  }

  /** Strokes of a heavy pen, each from a point to a point. */
  heavy(...strokes: [number, number, number, number][]): this {
    for (const [x1, y1, x2, y2] of strokes) this.line(x1, y1, x2, y2, false, 2);
    return this;
  }

  rect(x: number, y: number, width: number, height: number): this {
    this.rects.push({ x, y, width, height });
    return this.line(x, y, x + width, y).line(x + width, y, x + width, y + height)
      .line(x, y + height, x + width, y + height).line(x, y, x, y + height);
  }

  arc(cx: number, cy: number, radius: number, startDeg: number, sweepDeg: number): this {
    this.arcs.push({ cx, cy, radius, startDeg, sweepDeg });
    return this;
  }

  /** A curve from a point to a point, leaving the first level and reaching the second upright. */
  bend(x1: number, y1: number, x2: number, y2: number): this {
    this.bends.push({ x1, y1, x2, y2, leaves: { x: x2, y: y1 }, comes: { x: x2, y: y1 } });
    return this;
  }

  /** A small solid shape around a point. */
  blob(x: number, y: number, width: number, height = width): this {
    this.blobs.push({ x: x - width / 2, y: y - height / 2, width, height });
    return this;
  }

  /** A closed shape with round sides around a point. */
  bubble(x: number, y: number, width: number, height: number): this {
    this.bubbles.push({ x: x - width / 2, y: y - height / 2, width, height });
    return this;
  }

  /** A ruled table; a row of one text spans all columns. */
  table(x: number, y: number, widths: number[], rows: string[][], rowHeight = 16): this {
    const total = widths.reduce((sum, width) => sum + width, 0);
    for (let row = 0; row <= rows.length; row++) {
      this.line(x, y + row * rowHeight, x + total, y + row * rowHeight);
    }
    rows.forEach((cells, row) => {
      const top = y + row * rowHeight;
      this.line(x, top, x, top + rowHeight).line(x + total, top, x + total, top + rowHeight);
      let left = x;
      cells.forEach((cell, column) => {
        if (cells.length > 1 && column > 0) this.line(left, top, left, top + rowHeight);
        if (cell !== "") this.text(left + 4, top + 4, cell);
        left += widths[column];
      });
    });
    return this;
  }

  /** A title block as a strip at the right side, with the usual labels. */
  titleBlock(number: string, title: string, scale = "NONE"): this {
    const left = this.widthPt - 140;
    this.rect(10, 10, this.widthPt - 20, this.heightPt - 20);
    return this.line(left, 10, left, this.heightPt - 10)
      .text(left + 6, this.heightPt - 140, "SHEET TITLE", { size: 5 })
      .text(left + 6, this.heightPt - 130, title, { size: 9, isBold: true })
      .text(left + 6, this.heightPt - 90, `SCALE: ${scale}`, { size: 5 })
      .line(left, this.heightPt - 70, this.widthPt - 10, this.heightPt - 70)
      .text(left + 6, this.heightPt - 64, "SHEET", { size: 5 })
      .text(left + 30, this.heightPt - 45, number, { size: 24, isBold: true });
  }

  build(page = 1): PageReading {
    return {
      file: "plans.pdf",
      page,
      pageInFile: page,
      widthPt: this.widthPt,
      heightPt: this.heightPt,
      words: this.words,
      lines: this.lines,
      segments: this.segments,
      arcs: this.arcs,
      bends: this.bends,
      blobs: this.blobs,
      bubbles: this.bubbles,
      rects: this.rects,
      images: [],
      annotations: [],
      readBy: this.words.some((word) => word.origin === "ocr") ? "ocr" : "text",
      problem: null,
      contentHash: `page-${page}`,
    };
  }
}

function around(boxes: readonly PointRect[]): PointRect {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
