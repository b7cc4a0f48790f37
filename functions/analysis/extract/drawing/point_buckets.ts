/** Points of a page by square, so that the end of a stroke is held only against those within reach of it. */
export class Buckets {
  readonly #squares = new Map<number, number[]>();
  /** Squares of 16 points with any point near: most strokes of a page are told by them to be far from all. */
  readonly #regions = new Uint8Array(512 * 512);

  constructor(points: readonly { x: number; y: number }[], private readonly reach: number) {
    points.forEach(({ x, y }, index) => {
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) {
          this.#regions[regionOf(x + dx * reach, y + dy * reach)] = 1;
          const key = this.#keyOf(x + dx * reach, y + dy * reach);
          const square = this.#squares.get(key);
          if (!square) this.#squares.set(key, [index]);
          else if (square.at(-1) !== index) square.push(index);
        }
      }
    });
  }

  /** True where a point may lie within reach. */
  has(x: number, y: number): boolean {
    return this.#regions[regionOf(x, y)] === 1 && this.#squares.has(this.#keyOf(x, y));
  }

  /** Indices of the points that may lie within reach. */
  at(x: number, y: number): readonly number[] {
    return this.#squares.get(this.#keyOf(x, y)) ?? NONE;
  }

  #keyOf(x: number, y: number): number {
    return (Math.floor(x / this.reach) * 8192 + Math.floor(y / this.reach)) | 0;
  }
}

/** Pages are at most 200 in wide; what lies beyond shares regions, which costs time alone. */
const regionOf = (x: number, y: number): number => ((x >> 4) & 511) * 512 + ((y >> 4) & 511);

const NONE: readonly number[] = [];
