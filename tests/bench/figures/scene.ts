/** A view drawn in inches of the building, upwards from its lower left, in the manner of one office. */
import type { Marked } from "../control/drawing.ts";
import { SheetDrawing, type SheetName } from "../control/sheet_drawing.ts";
import type { Office } from "./offices.ts";

/** Key of the figure a sheet is about. */
const KEY = "F";

/** One office's sheets of details. */
export class DetailDrawing extends SheetDrawing {
  constructor(readonly office: Office) {
    super({ ...office.style, project: ["Orlando, Florida"] }, frame);
  }

  /** The page under the pen. */
  get pen() {
    return this.document;
  }
}

export class Scene {
  /** `perIn`: points on paper to an inch of the building. */
  constructor(
    readonly d: DetailDrawing,
    readonly key: string,
    readonly perIn: number,
    private readonly left = 420,
    private readonly base = 860,
  ) {}

  get office(): Office {
    return this.d.office;
  }

  /** Points of the paper. */
  x = (inches: number) => this.left + inches * this.perIn;
  y = (inches: number) => this.base - inches * this.perIn;

  /** Line through `[x, y, …]`, in inches. */
  line(points: number[], pen: "fine" | "bold" | number = "fine", dash?: number): this {
    this.d.line(points.map((it, at) => at % 2 ? this.y(it) : this.x(it)), this.#pen(pen), dash);
    return this;
  }

  /** Closed outline, filled if asked. */
  shape(points: number[], pen: "fine" | "bold" | number = "fine", fill?: string): this {
    const corners = [];
    for (let at = 0; at < points.length; at += 2) {
      corners.push([this.x(points[at]), this.y(points[at + 1])]);
    }
    const { pen: paper } = this.d;
    paper.save().lineWidth(this.#pen(pen)).polygon(...corners as [number, number][]);
    (fill ? paper.fillAndStroke(fill, "black") : paper.stroke()).restore();
    return this;
  }

  rect(x: number, y: number, w: number, h: number, pen?: "fine" | "bold" | number, fill?: string) {
    return this.shape([x, y, x + w, y, x + w, y + h, x, y + h], pen, fill);
  }

  /** Arc around a middle, degrees counted anticlockwise from the right. */
  arc(cx: number, cy: number, radius: number, from: number, to: number): this {
    const at = (degrees: number): [number, number] => [
      this.x(cx + radius * Math.cos(degrees * Math.PI / 180)),
      this.y(cy + radius * Math.sin(degrees * Math.PI / 180)),
    ];
    const { pen: paper } = this.d;
    paper.save().lineWidth(this.#pen("fine"));
    const [a, b] = [at(from), at(to)];
    const r = radius * this.perIn;
    paper.path(`M ${a[0]} ${a[1]} A ${r} ${r} 0 0 ${to > from ? 0 : 1} ${b[0]} ${b[1]}`).stroke()
      .restore();
    return this;
  }

  ellipse(cx: number, cy: number, rx: number, ry: number): this {
    const { pen: paper } = this.d;
    paper.save().lineWidth(this.#pen("fine"))
      .ellipse(this.x(cx), this.y(cy), rx * this.perIn, ry * this.perIn).stroke().restore();
    return this;
  }

  circle(cx: number, cy: number, r: number): this {
    return this.ellipse(cx, cy, r, r);
  }

  /** Slanted lines over a field, as for earth and concrete. */
  hatch(x: number, y: number, w: number, h: number, stepPt = 6): this {
    const step = stepPt / this.perIn;
    for (let at = -h; at < w; at += step) {
      const [a, b] = [Math.max(at, 0), Math.min(at + h, w)];
      if (b > a) this.line([x + a, y + a - at, x + b, y + b - at], 0.15);
    }
    return this;
  }

  /** Wall as the office fills it. */
  wall(x: number, y: number, w: number, h: number): this {
    const { wall } = this.office;
    const fill = { grey: "#b8b8b8", black: "black", double: undefined, hatched: undefined }[wall];
    this.rect(x, y, w, h, "bold", fill);
    return wall === "hatched" ? this.hatch(x, y, w, h, 4) : this;
  }

  /** Words over a place. */
  say(x: number, y: number, text: Marked, sizePt?: number): this {
    this.d.centred(this.x(x), this.y(y), text, sizePt);
    return this;
  }

  /** Words at the end of a bent leader; `x` and `y` are where they begin. */
  led(text: Marked, [x, y]: [number, number], [toX, toY]: [number, number]): this {
    this.d.leader(this.x(x), this.y(y), text, this.x(toX), this.y(toY));
    return this;
  }

  /** The figure the sheet is about. */
  key_(inches: number): Marked {
    return [this.key, this.figure(inches)];
  }

  /** A figure as the office letters it. */
  figure(inches: number): string {
    const { units } = this.office;
    if (units === "inches" ? inches <= 96 : inches < 12) return `${fraction(inches)}"`;
    const feet = Math.floor(inches / 12);
    const rest = fraction(inches - feet * 12);
    return units === "spaced" ? `${feet}' ${rest}"` : `${feet}'-${rest}"`;
  }

  /** Dimension across, at height `at`; the witness lines come from the heights `from`. */
  across(x1: number, x2: number, at: number, from: [number, number], text: number | Marked): this {
    const [a, b, y] = [this.x(x1), this.x(x2), this.y(at)];
    this.#witness(a, this.y(from[0]), a, y).#witness(b, this.y(from[1]), b, y);
    const words = typeof text === "number" ? this.figure(text) : text;
    const size = this.d.measure(words, this.#text);
    const isNarrow = size.width + 16 > b - a;
    const { figure } = this.office;
    if (isNarrow) {
      this.#line([a - 14, y, b + 14, y]).#ends(a, y, b, y, true);
      this.d.text(b + 18, y - this.#text * 0.55, words, this.#text);
    } else if (figure === "in") {
      const middle = (a + b) / 2;
      this.#line([a, y, middle - size.width / 2 - 3, y]).#line([
        middle + size.width / 2 + 3,
        y,
        b,
        y,
      ])
        .#ends(a, y, b, y, false);
      this.d.centred(middle, y - this.#text * 0.55, words, this.#text);
    } else {
      this.#line([a, y, b, y]).#ends(a, y, b, y, false);
      this.d.centred((a + b) / 2, y - this.#text * 1.25, words, this.#text);
    }
    return this;
  }

  /** Dimension upwards, at `at`; the witness lines come from `from`. */
  up(y1: number, y2: number, at: number, from: [number, number], text: number | Marked): this {
    const [a, b, x] = [this.y(y1), this.y(y2), this.x(at)];
    this.#witness(this.x(from[0]), a, x, a).#witness(this.x(from[1]), b, x, b);
    const words = typeof text === "number" ? this.figure(text) : text;
    const size = this.d.measure(words, this.#text);
    const { figure } = this.office;
    const middle = (a + b) / 2;
    if (size.width + 12 > a - b && figure !== "beside") {
      this.#line([x, a + 12, x, b - 12]).#ends(x, b, x, a, true);
      this.d.text(x + 6, middle - this.#text * 0.55, words, this.#text);
    } else if (figure === "in") {
      this.#line([x, a, x, middle + this.#text * 0.8]).#line([x, middle - this.#text * 0.8, x, b])
        .#ends(x, b, x, a, false);
      this.d.centred(x, middle - this.#text * 0.55, words, this.#text);
    } else if (figure === "beside") {
      this.#line([x, a, x, b]).#ends(x, b, x, a, a - b < 16);
      this.d.text(x + 5, middle - this.#text * 0.55, words, this.#text);
    } else {
      this.#line([x, a, x, b]).#ends(x, b, x, a, false);
      this.d.upright(x - this.#text * 1.25, middle + size.width / 2, words, this.#text);
    }
    return this;
  }

  /** Ground or floor that runs on to both sides, with its hatching below. */
  floor(x1: number, x2: number, y = 0): this {
    this.line([x1, y, x2, y], "bold");
    return this.office.wall === "double" ? this.hatch(x1, y - 3, x2 - x1, 3) : this;
  }

  /** The view's name, where the office puts it. */
  title(text: string, x: number, yLow: number, yHigh: number): this {
    const at = this.office.title;
    const [left, scale] = [this.x(x), `SCALE: ${SCALES[this.perIn] ?? "AS NOTED"}`];
    if (at === "above") {
      this.d.text(left, this.y(yHigh) - 40, text, this.office.style.textPt + 4, true)
        .text(left, this.y(yHigh) - 24, scale, this.office.style.textPt - 1);
    } else {
      const name = at === "below" ? text : text.split(" ").at(-1)! + " 3";
      this.d.viewTitle(left, this.y(yLow) + 40, "3", name, scale);
    }
    return this;
  }

  get #text(): number {
    return this.office.style.textPt - 0.5;
  }

  #pen(pen: "fine" | "bold" | number): number {
    return pen === "fine" ? this.office.finePt + 0.2 : pen === "bold" ? this.office.boldPt : pen;
  }

  #line(points: number[]): this {
    this.d.line(points, this.office.finePt);
    return this;
  }

  #witness(x1: number, y1: number, x2: number, y2: number): this {
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length < 1) return this;
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const { gapPt, pastPt } = this.office;
    return this.#line([
      x1 + dx * Math.min(gapPt, length / 2),
      y1 + dy * Math.min(gapPt, length / 2),
      x2 + dx * pastPt,
      y2 + dy * pastPt,
    ]);
  }

  #ends(x1: number, y1: number, x2: number, y2: number, isOutside: boolean): this {
    const angle = Math.atan2(y2 - y1, x2 - x1) + (isOutside ? Math.PI : 0);
    return this.#end(x1, y1, angle).#end(x2, y2, angle + Math.PI);
  }

  /** Mark at one end; the line goes off in `angle`. */
  #end(x: number, y: number, angle: number): this {
    const { pen } = this.d;
    const wing = (turn: number, length: number): [number, number] => [
      x + length * Math.cos(angle + turn),
      y + length * Math.sin(angle + turn),
    ];
    const { end } = this.office;
    if (end === "tick" || end === "cross") {
      this.d.line([x - 3, y + 3, x + 3, y - 3], end === "tick" ? 1 : 0.5);
      if (end === "cross") this.d.line([x - 3, y - 3, x + 3, y + 3], 0.5);
    } else if (end === "dot") {
      pen.save().circle(x, y, 1.8).fill("black").restore();
    } else if (end === "open") {
      this.d.line([...wing(0.4, 6), x, y, ...wing(-0.4, 6)], 0.4);
    } else {
      const [turn, length] = end === "slim" ? [0.12, 7] : [0.3, 6];
      pen.save().polygon(wing(turn, length), [x, y], wing(-turn, length)).fill("black").restore();
    }
    return this;
  }
}

const SCALES: Record<number, string> = {
  1.5: `1/4" = 1'-0"`,
  0.75: `1/8" = 1'-0"`,
  3: `1/2" = 1'-0"`,
  4.5: `3/4" = 1'-0"`,
  6: `1" = 1'-0"`,
  9: `1 1/2" = 1'-0"`,
  18: `3" = 1'-0"`,
};

/** `7 3/4`. */
function fraction(inches: number): string {
  const sixteenths = Math.round(inches * 16);
  const [whole, part] = [Math.floor(sixteenths / 16), sixteenths % 16];
  if (part === 0) return String(whole);
  const by = part % 8 === 0 ? 8 : part % 4 === 0 ? 4 : part % 2 === 0 ? 2 : 1;
  return `${whole ? `${whole} ` : ""}${part / by}/${16 / by}`;
}

function frame(d: SheetDrawing, { number, title, scale }: SheetName): void {
  const [width, height] = d.paper;
  const x = width - 170;
  d.box(18, 18, width - 36, height - 36, 1.5).line([x, 18, x, height - 18], 1);
  d.text(x + 10, 40, (d as DetailDrawing).office.style.firm, 9, true, 140)
    .text(x + 10, 90, "Orlando, Florida", 8);
  d.text(x + 10, height - 200, title, 11, true, 140);
  d.text(x + 10, height - 130, `SCALE: ${scale}`, 7).text(x + 10, height - 116, "06/12/2026", 7);
  d.text(x + 10, height - 70, number, 24, true);
}

export { KEY };
