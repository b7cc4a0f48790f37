/**
 * The floor of a sheet as squares: which are wall, which are crossed by a thin line, and how far each is from the
 * next wall.
 */
import type { PointRect } from "../../_shared/geometry.ts";
import type { Direction, Point } from "./lines.ts";
import { toPoint } from "./lines.ts";

/** Squares of one sheet; more would take too long. */
const MAX_SQUARES = 1_600_000;

/** A raster over a part of the page. */
export class FloorGrid {
  readonly cellPt: number;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** From a square to the four beside it. */
  readonly steps: readonly [number, number, number, number];
  /** 1 where a wall or a closed opening stands. */
  readonly wall: Uint8Array;
  /** 1 where any other line runs. */
  readonly line: Uint8Array;
  /** How many squares a line of hatching here stands for. */
  readonly hatch: Uint8Array;

  /** @param cellPt side of a square in points, made larger where there would be too many */
  constructor(box: PointRect, cellPt: number) {
    this.cellPt = Math.max(cellPt, Math.sqrt((box.width * box.height) / MAX_SQUARES));
    this.columns = Math.ceil(box.width / this.cellPt) + 3;
    this.rows = Math.ceil(box.height / this.cellPt) + 3;
    this.steps = [-1, 1, -this.columns, this.columns];
    this.left = box.x - this.cellPt;
    this.top = box.y - this.cellPt;
    this.wall = new Uint8Array(this.columns * this.rows);
    this.line = new Uint8Array(this.columns * this.rows);
    this.hatch = new Uint8Array(this.columns * this.rows);
  }

  /** Index of the square at a point; -1 beyond the raster. */
  at(x: number, y: number): number {
    const column = Math.floor((x - this.left) / this.cellPt);
    const row = Math.floor((y - this.top) / this.cellPt);
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows
      ? -1
      : row * this.columns + column;
  }

  /** Marks the squares under a straight line. */
  draw(mask: Uint8Array, a: Point, b: Point, value = 1): void {
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(b.x - a.x, b.y - a.y) / this.cellPt));
    for (let step = 0; step <= steps; step++) {
      const t = step / steps;
      const square = this.at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
      if (square !== -1) mask[square] = value;
    }
  }

  /** Marks a rectangle along a direction as wall. */
  fill(
    direction: Omit<Direction, "lines">,
    at: readonly [number, number],
    from: number,
    to: number,
  ): void {
    const steps = Math.max(1, Math.ceil(1.4 * (at[1] - at[0]) / this.cellPt));
    for (let step = 0; step <= steps; step++) {
      const across = at[0] + (at[1] - at[0]) * step / steps;
      this.draw(this.wall, toPoint(direction, from, across), toPoint(direction, to, across));
    }
  }

  /** Distance of every square to the next wall, or to the next line of any kind, in thirds of a square. */
  distances(to: "wall" | "line" = "wall"): Uint16Array {
    const { columns, rows, wall, line } = this;
    const far = new Uint16Array(columns * rows);
    const isLine = to === "line";
    for (let i = 0; i < far.length; i++) far[i] = wall[i] || (isLine && line[i]) ? 0 : 60_000;
    const relax = (i: number, from: number, step: number) => {
      if (far[from] + step < far[i]) far[i] = far[from] + step;
    };
    for (let row = 1; row < rows; row++) {
      for (let i = row * columns + 1, end = (row + 1) * columns - 1; i < end; i++) {
        relax(i, i - 1, 3);
        relax(i, i - columns, 3);
        relax(i, i - columns - 1, 4);
        relax(i, i - columns + 1, 4);
      }
    }
    for (let row = rows - 2; row >= 0; row--) {
      for (let i = (row + 1) * columns - 2, end = row * columns; i > end; i--) {
        relax(i, i + 1, 3);
        relax(i, i + columns, 3);
        relax(i, i + columns + 1, 4);
        relax(i, i + columns - 1, 4);
      }
    }
    return far;
  }
}
