/** Strokes of a page by square, so that only those near a place are looked at. */
import type { Segment } from "../../../_shared/domain/page_reading.ts";

/** Keys of a column lie as far from those of the next: more squares than a sheet has rows. */
const COLUMN = 1 << 15;

/** An index of strokes by their middles. */
export class StrokeGrid {
  readonly #side: number;
  readonly #squares = new Map<number, Segment[]>();

  /**
   * @param strokes strokes to index; leave out those that are never asked for
   * @param sidePt  side of a square in points; {@link near} reaches at least this far
   */
  constructor(strokes: readonly Segment[], sidePt: number) {
    this.#side = Math.max(1, sidePt);
    for (const stroke of strokes) {
      const key = this.#keyOf((stroke.x1 + stroke.x2) / 2, (stroke.y1 + stroke.y2) / 2);
      const square = this.#squares.get(key);
      if (square) square.push(stroke);
      else this.#squares.set(key, [stroke]);
    }
  }

  /** Strokes whose middle lies in the square of the point or one beside it. */
  near(x: number, y: number): Segment[] {
    const found: Segment[] = [];
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const square = this.#squares.get(this.#keyOf(x + dx * this.#side, y + dy * this.#side));
        if (square) found.push(...square);
      }
    }
    return found;
  }

  #keyOf(x: number, y: number): number {
    return Math.floor(x / this.#side) * COLUMN + Math.floor(y / this.#side);
  }
}
