/** Numbers from 0 on that are joined into groups, such as strokes that touch. */
export class Groups {
  readonly #leader: Int32Array;

  /** At first each number is a group of its own. */
  constructor(count: number) {
    this.#leader = new Int32Array(count);
    // `Int32Array.from` is ten times as slow, and a page has tens of thousands of strokes.
    for (let index = 0; index < count; index++) this.#leader[index] = index;
  }

  /** The number that leads a number's group. */
  of(index: number): number {
    const leader = this.#leader;
    while (leader[index] !== index) index = leader[index] = leader[leader[index]];
    return index;
  }

  /** Puts the group of `a` under the leader of `b`. */
  join(a: number, b: number): void {
    this.#leader[this.of(a)] = this.of(b);
  }
}
