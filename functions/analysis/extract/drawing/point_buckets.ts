/** Points of a page by square, so that the end of a stroke is held only against those within reach of it. */
import { CellMap, NONE } from "../../../_shared/cell_map.ts";

export class Buckets {
  /** The point put last into each square, and for each point the one put there before it. */
  readonly #last = new CellMap();
  readonly #before: Int32Array;
  /** Squares of 16 points with any point near: most strokes of a page are told by them to be far from all. */
  readonly #regions = new Uint8Array(512 * 512);

  constructor(points: readonly { x: number; y: number }[], private readonly reach: number) {
    this.#before = new Int32Array(points.length);
    points.forEach(({ x, y }, index) => {
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          this.#regions[regionOf(x + dx * reach, y + dy * reach)] = 1;
        }
      }
      const column = Math.floor(x / reach), row = Math.floor(y / reach);
      this.#before[index] = this.#last.get(column, row);
      this.#last.set(column, row, index);
    });
  }

  /** True where a point may lie within reach. */
  has(x: number, y: number): boolean {
    if (this.#regions[regionOf(x, y)] === 0) return false;
    const column = Math.floor(x / this.reach), row = Math.floor(y / this.reach);
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        if (this.#last.get(column + dx, row + dy) !== NONE) return true;
      }
    }
    return false;
  }

  /** Indices of the points that may lie within reach, in their order. */
  at(x: number, y: number): readonly number[] {
    const column = Math.floor(x / this.reach), row = Math.floor(y / this.reach);
    const found: number[] = [];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        let index = this.#last.get(column + dx, row + dy);
        for (; index !== NONE; index = this.#before[index]) found.push(index);
      }
    }
    return found.sort((a, b) => a - b);
  }
}

/** Pages are at most 200 in wide; what lies beyond shares regions, which costs time alone. */
const regionOf = (x: number, y: number): number => ((x >> 4) & 511) * 512 + ((y >> 4) & 511);
