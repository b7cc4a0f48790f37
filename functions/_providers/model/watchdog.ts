/** Ends a stream that goes silent or takes too long; the client's own timeout covers the response headers alone. */

/** Why a stream was ended when the caller asked for it. */
export const CANCELLED = "cancelled";

/** Aborts when nothing arrives for `idleMs`, when `totalMs` is over, or when the caller cancels. */
export class Watchdog {
  readonly #controller = new AbortController();
  readonly #total: ReturnType<typeof setTimeout>;
  #idle: ReturnType<typeof setTimeout>;
  readonly #onCancel = () => this.#controller.abort(CANCELLED);

  constructor(
    private readonly idleMs: number,
    totalMs: number,
    private readonly outer?: AbortSignal,
  ) {
    this.#idle = setTimeout(() => this.#controller.abort("the answer stopped midway"), idleMs);
    this.#total = setTimeout(() => this.#controller.abort("the answer took too long"), totalMs);
    outer?.addEventListener("abort", this.#onCancel);
    if (outer?.aborted) this.#onCancel();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  rearm(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#controller.abort("the answer stopped midway"), this.idleMs);
  }

  stop(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#total);
    this.outer?.removeEventListener("abort", this.#onCancel);
  }
}
