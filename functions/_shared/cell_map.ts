/** A number for each of many cells of a plan, by column and row: several times as fast as a map of keys. */

/** No number. */
export const NONE = -1;

/** A place takes three numbers: column, row and what was set. */
const SIZE = 3;
/** Shares of the places taken before there are twice as many, and how many there are at first: a power of two. */
const FULL = 0.5, FIRST = 2 ** 12;

/** Whole columns and rows, within what 32 bits hold; what is set is not negative. */
export class CellMap {
  #places = new Int32Array(SIZE * FIRST).fill(NONE);
  #count = 0;

  /** What was set for a cell; {@link NONE} without. */
  get(column: number, row: number): number {
    return this.#places[this.#placeOf(column, row) + 2];
  }

  set(column: number, row: number, value: number): void {
    const at = this.#placeOf(column, row);
    const places = this.#places;
    if (places[at + 2] === NONE) this.#count++;
    places[at] = column;
    places[at + 1] = row;
    places[at + 2] = value;
    if (this.#count * SIZE > FULL * places.length) this.#grow();
  }

  /** The place of a cell, or the free one it would take. */
  #placeOf(column: number, row: number): number {
    const places = this.#places;
    const last = places.length / SIZE - 1;
    let place = (Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b)) >>> 7 & last;
    for (;;) {
      const at = SIZE * place;
      if (places[at + 2] === NONE) return at;
      if (places[at] === column && places[at + 1] === row) return at;
      place = (place + 1) & last;
    }
  }

  #grow(): void {
    const old = this.#places;
    this.#places = new Int32Array(2 * old.length).fill(NONE);
    this.#count = 0;
    for (let at = 0; at < old.length; at += SIZE) {
      if (old[at + 2] !== NONE) this.set(old[at], old[at + 1], old[at + 2]);
    }
  }
}
