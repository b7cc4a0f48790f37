/** A floor or site plan drawn in feet on a sheet: walls, doors, windows, stairs, fixtures, dimensions. */
import type { Marked } from "./drawing.ts";
import type { SheetDrawing } from "./sheet_drawing.ts";

/** Side of a wall a door opens to. */
type Side = "N" | "S" | "E" | "W";

export class PlanView {
  /** @param d sheet in hand @param left,top origin in points @param scale points per foot */
  constructor(
    readonly d: SheetDrawing,
    private readonly left: number,
    private readonly top: number,
    readonly scale: number,
  ) {}

  x(ft: number): number {
    return this.left + ft * this.scale;
  }

  y(ft: number): number {
    return this.top + ft * this.scale;
  }

  /** Room with walls; label lines stand in its middle, moved by `shiftFt`. */
  room(
    [x, y, width, depth]: [number, number, number, number],
    label: Marked[] = [],
    { wallPt = 2.4, shiftFt = 0, sizePt = 10 } = {},
  ): this {
    this.d.box(this.x(x), this.y(y), width * this.scale, depth * this.scale, wallPt);
    const middle = this.x(x + width / 2);
    const from = this.y(y + depth / 2 + shiftFt) - label.length * sizePt * 0.65;
    label.forEach((line, index) =>
      this.d.centred(middle, from + index * sizePt * 1.3, line, sizePt, index === 0)
    );
    return this;
  }

  wall(points: number[], widthPt = 2.4, dash?: number): this {
    const turned = points.map((it, index) => index % 2 === 0 ? this.x(it) : this.y(it));
    this.d.line(turned, widthPt, dash);
    return this;
  }

  /** Door in a wall: opening from (x, y) for `width` feet, leaf swinging to `side`, mark in a circle. */
  door(x: number, y: number, width: number, side: Side, mark?: Marked): this {
    const [px, py, w] = [this.x(x), this.y(y), width * this.scale];
    if (side === "N" || side === "S") {
      const way = side === "S" ? 1 : -1;
      this.d.blank(px, py - 2.5, w, 5).line([px, py, px, py + way * w], 1);
      this.d.curve(
        `M ${px} ${py + way * w} A ${w} ${w} 0 0 ${way > 0 ? 0 : 1} ${px + w} ${py}`,
      );
      if (mark) this.d.bubble(px + w / 2, py - way * 11, mark, 8, 6.5);
    } else {
      const way = side === "E" ? 1 : -1;
      this.d.blank(px - 2.5, py, 5, w).line([px, py, px + way * w, py], 1);
      this.d.curve(
        `M ${px + way * w} ${py} A ${w} ${w} 0 0 ${way > 0 ? 1 : 0} ${px} ${py + w}`,
      );
      if (mark) this.d.bubble(px - way * 11, py + w / 2, mark, 8, 6.5);
    }
    return this;
  }

  /** Window in a wall, across or upright, mark beside it. */
  window(x: number, y: number, length: number, isUpright = false, mark?: Marked): this {
    const [px, py, w] = [this.x(x), this.y(y), length * this.scale];
    if (isUpright) {
      this.d.blank(px - 2.5, py, 5, w).box(px - 2, py, 4, w, 0.5).line([px, py, px, py + w], 0.4);
      if (mark) this.d.bubble(px - 13, py + w / 2, mark, 8, 6.5);
    } else {
      this.d.blank(px, py - 2.5, w, 5).box(px, py - 2, w, 4, 0.5).line([px, py, px + w, py], 0.4);
      if (mark) this.d.bubble(px + w / 2, py - 13, mark, 8, 6.5);
    }
    return this;
  }

  /** Stair of `treads` treads in a box, running along its long side. */
  stair([x, y, width, depth]: [number, number, number, number], treads: number, text = "UP"): this {
    const isAcross = width > depth;
    for (let at = 0; at <= treads; at += 1) {
      const part = at / treads;
      if (isAcross) this.wall([x + width * part, y, x + width * part, y + depth], 0.5);
      else this.wall([x, y + depth * part, x + width, y + depth * part], 0.5);
    }
    this.wall(isAcross ? [x, y, x + width, y] : [x, y, x, y + depth], 0.8);
    this.wall(
      isAcross ? [x, y + depth, x + width, y + depth] : [x + width, y, x + width, y + depth],
      0.8,
    );
    this.d.blank(this.x(x + width / 2) - 9, this.y(y + depth / 2) - 5, 18, 10);
    this.d.centred(this.x(x + width / 2), this.y(y + depth / 2) - 4, text, 7);
    return this;
  }

  /** Water closet with its tank to the north. */
  closet(x: number, y: number): this {
    this.d.box(this.x(x) - 7, this.y(y), 14, 5, 0.5);
    this.d.curve(
      `M ${this.x(x) - 6} ${this.y(y) + 5} C ${this.x(x) - 8} ${this.y(y) + 24} ${this.x(x) + 8} ${
        this.y(y) + 24
      } ${this.x(x) + 6} ${this.y(y) + 5}`,
    );
    return this;
  }

  /** Wash basin. */
  basin(x: number, y: number): this {
    this.d.box(this.x(x) - 9, this.y(y), 18, 13, 0.5).circle(this.x(x), this.y(y) + 7, 4.5, 0.5);
    return this;
  }

  dimH(x1: number, x2: number, y: number, text: Marked): this {
    this.d.dimH(this.x(x1), this.x(x2), this.y(y), text);
    return this;
  }

  dimV(x: number, y1: number, y2: number, text: Marked): this {
    this.d.dimV(this.x(x), this.y(y1), this.y(y2), text);
    return this;
  }

  text(x: number, y: number, text: Marked, sizePt = 10): this {
    this.d.text(this.x(x), this.y(y), text, sizePt);
    return this;
  }

  /** Note at (x, y) with a leader to (toX, toY), all in feet. */
  note(
    [x, y]: [number, number],
    text: Marked,
    [toX, toY]: [number, number],
    widthPt?: number,
  ): this {
    this.d.leader(this.x(x), this.y(y), text, this.x(toX), this.y(toY), widthPt);
    return this;
  }
}
