/**
 * Things by the squares their rectangles cover, so that whatever asks for neighbours looks at those near by and not
 * at all of a page. Where a page is crowded, the time it takes grows with the crowd, not with its square.
 */
import type { Line, UprightRect } from "./layout.ts";

/** A rectangle over more squares is kept aside and held against every question. */
const MOST_SQUARES = 64;
/** A crowd is more than this part of all. */
const CROWD = 16;
/** Keys of a column lie as far from those of the next: more squares than a sheet has rows. */
const COLUMN = 1 << 16;

/** An index of rectangles. */
export class RectGrid<T> {
  readonly #squares = new Map<number, number[]>();
  readonly #large: number[] = [];

  /** @param sidePt side of a square, about as long as what is asked for reaches */
  constructor(
    private readonly items: readonly T[],
    private readonly rectOf: (item: T) => UprightRect,
    private readonly sidePt = 24,
  ) {
    items.forEach((item, index) => {
      const keys = this.#keysOf(rectOf(item), MOST_SQUARES);
      if (!keys) this.#large.push(index);
      else for (const key of keys) this.#add(key, index);
    });
  }

  /** Items whose rectangle touches this one, in the order they were given. */
  touching(rect: UprightRect): T[] {
    const near = this.#near(rect);
    // Where most of a page is near, and for wide questions, all are looked at one by one: sorting would cost more.
    const all = near ? [...new Set(near)].sort((a, b) => a - b) : this.items.keys();
    const items: T[] = [];
    for (const index of all) {
      const it = this.rectOf(this.items[index]);
      const isApart = it.right < rect.left || it.left > rect.right || it.bottom < rect.top ||
        it.top > rect.bottom;
      if (!isApart) items.push(this.items[index]);
    }
    return items;
  }

  /** Places of what shares a square with a rectangle, some of them twice; null when they are a crowd. */
  #near(rect: UprightRect): number[] | null {
    const keys = this.#keysOf(rect, 4 * MOST_SQUARES);
    if (!keys) return null;
    const most = this.items.length / CROWD;
    const near = [...this.#large];
    for (const key of keys) {
      const square = this.#squares.get(key);
      if (!square) continue;
      if (near.length + square.length > most) return null;
      near.push(...square);
    }
    return near;
  }

  #add(key: number, index: number): void {
    const square = this.#squares.get(key);
    if (square) square.push(index);
    else this.#squares.set(key, [index]);
  }

  /** Squares a rectangle covers; null when they are more than `most`. */
  #keysOf({ left, top, right, bottom }: UprightRect, most: number): number[] | null {
    const at = (value: number) => Math.floor(value / this.sidePt);
    const [fromX, toX, fromY, toY] = [at(left), at(right), at(top), at(bottom)];
    if (!((toX - fromX + 1) * (toY - fromY + 1) <= most)) return null;
    const keys: number[] = [];
    for (let x = fromX; x <= toX; x++) {
      for (let y = fromY; y <= toY; y++) keys.push(x * COLUMN + y);
    }
    return keys;
  }
}

/** Lines by the way they read and the place they stand. */
export class LineGrid {
  readonly #turns: ReadonlyMap<number, RectGrid<Line>>;

  constructor(lines: readonly Line[]) {
    this.#turns = new Map(
      [...Map.groupBy(lines, (line) => line.turn)]
        .map(([turn, own]) => [turn, new RectGrid(own, (line) => line.up)]),
    );
  }

  /** Lines that read the same way and touch what lies so far around a rectangle, in the order they were given. */
  around(
    { turn }: Pick<Line, "turn">,
    { left, top, right, bottom }: UprightRect,
    reach: Partial<UprightRect> = {},
  ): Line[] {
    return this.#turns.get(turn)?.touching({
      left: left - (reach.left ?? 0),
      top: top - (reach.top ?? 0),
      right: right + (reach.right ?? 0),
      bottom: bottom + (reach.bottom ?? 0),
    }) ?? [];
  }
}
