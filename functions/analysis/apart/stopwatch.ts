/** Counts the time somebody works, and calls out when it is over. It stands still while they wait for others. */
export class Stopwatch {
  #spentMs = 0;
  #sinceMs: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waits = 0;

  constructor(private readonly limitMs: number, private readonly onLate: () => void) {
    this.#run();
  }

  /** Time worked so far. */
  spentMs(): number {
    return this.#spentMs + (this.#sinceMs === null ? 0 : performance.now() - this.#sinceMs);
  }

  /** Time left, at least 0. */
  leftMs(): number {
    return Math.max(0, this.limitMs - this.spentMs());
  }

  /** Does something during which time stands still. */
  async wait<T>(work: () => Promise<T> | T): Promise<T> {
    if (this.#waits++ === 0) this.#halt();
    try {
      return await work();
    } finally {
      if (--this.#waits === 0) this.#run();
    }
  }

  /** Ends the counting; nobody is called any more. */
  stop(): void {
    this.#waits = Infinity;
    this.#halt();
  }

  #run(): void {
    this.#sinceMs = performance.now();
    this.#timer = setTimeout(this.onLate, this.limitMs - this.#spentMs);
  }

  #halt(): void {
    clearTimeout(this.#timer);
    if (this.#sinceMs !== null) this.#spentMs += performance.now() - this.#sinceMs;
    this.#sinceMs = null;
  }
}
