/** Short strokes of a page by where they lie. Points. */
import type { Segment } from "../../_shared/domain/page_reading.ts";

/** Longer strokes belong to no symbol. */
const MAX_PT = 72;
const CELL_PT = 24;

/** Finds the strokes around a place without looking at all of them. */
export class ShortStrokes {
  readonly #cells = new Map<number, Segment[]>();

  constructor(strokes: readonly Segment[]) {
    for (const it of strokes) {
      if (Math.hypot(it.x2 - it.x1, it.y2 - it.y1) > MAX_PT) continue;
      const key = keyOf(cell((it.x1 + it.x2) / 2), cell((it.y1 + it.y2) / 2));
      const here = this.#cells.get(key);
      if (here) here.push(it);
      else this.#cells.set(key, [it]);
    }
  }

  /** Strokes whose middle lies within a distance of a place, roughly. */
  near(x: number, y: number, reach: number): Segment[] {
    const found: Segment[] = [];
    for (let column = cell(x - 1.2 * reach); column <= cell(x + 1.2 * reach); column++) {
      for (let row = cell(y - 1.2 * reach); row <= cell(y + 1.2 * reach); row++) {
        found.push(...this.#cells.get(keyOf(column, row)) ?? []);
      }
    }
    return found;
  }
}

const cell = (value: number): number => Math.floor(value / CELL_PT);
const keyOf = (column: number, row: number): number => column * 100_003 + row;
