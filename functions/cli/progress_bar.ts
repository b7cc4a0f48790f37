/** A progress bar on the terminal; silent where there is none. */

const WIDTH = 30;

/** Writes to the error stream, so that output stays clean. */
export class ProgressBar {
  readonly #encoder = new TextEncoder();

  constructor(private readonly isShown: boolean) {}

  /** Draws the bar anew. */
  show(done: number, total: number, label: string): void {
    if (!this.isShown) return;
    const filled = Math.round((done / total) * WIDTH);
    const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
    Deno.stderr.writeSync(this.#encoder.encode(`\r\x1b[K${bar} ${done}/${total} ${label}`));
  }

  /** Clears the line. */
  end(): void {
    if (this.isShown) Deno.stderr.writeSync(this.#encoder.encode("\r\x1b[K"));
  }
}
