/** Calls in both directions over one channel of messages: what is asked is answered under its number. */
import { AppError, type ErrorCode } from "../../_shared/errors.ts";

/** What two peers say to each other. */
export type PeerMessage =
  | { kind: "call"; id: number; name: string; value: unknown }
  | { kind: "answer"; id: number; value: unknown }
  | { kind: "refusal"; id: number; error: SentError };

/** An error as it crosses the border. `code` is null for a mistake of ours. */
export interface SentError {
  code: ErrorCode | null;
  name: string;
  message: string;
  detail: string;
}

/** Does what the other side asks for. */
export type Handlers = Record<string, (value: never) => unknown>;

/** One side of a channel. */
export class Peer {
  #asked = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;
  #doing = 0;
  #onIdle: (() => void) | null = null;

  /**
   * @param send     puts a message on its way
   * @param handlers what the other side may ask for
   * @param takeNext waits for its next message and does nothing else meanwhile, where the channel can
   */
  constructor(
    private readonly send: (message: PeerMessage) => void,
    private readonly handlers: Handlers,
    private readonly takeNext?: () => PeerMessage,
  ) {}

  /** Whether {@link callNow} works. */
  get canCallNow(): boolean {
    return this.takeNext !== undefined;
  }

  /** Asks the other side. @throws what it threw; {AppError} keeps its code */
  call<T>(name: string, value: unknown): Promise<T> {
    const id = ++this.#lastId;
    const asked = Promise.withResolvers<unknown>();
    this.#asked.set(id, asked);
    this.send({ kind: "call", id, name, value });
    this.#tellIdle();
    return asked.promise as Promise<T>;
  }

  /** Asks the other side, and stands still until it has answered. @throws as {@link call} */
  callNow<T>(name: string, value: unknown): T {
    if (!this.takeNext) throw new TypeError("Cannot ask now: the channel does not wait");
    const id = ++this.#lastId;
    this.send({ kind: "call", id, name, value });
    for (;;) {
      const message = this.takeNext();
      // Nothing else is begun before the step that stands still has ended.
      if (message.kind === "call" || message.id !== id) queueMicrotask(() => this.receive(message));
      else if (message.kind === "answer") return message.value as T;
      else throw fromSent(message.error);
    }
  }

  /** Ends when there is nothing to do until the other side says more: all that is done waits for it. */
  async idle(): Promise<void> {
    while (this.#asked.size < this.#doing) {
      await new Promise<void>((resolve) => this.#onIdle = resolve);
    }
  }

  #tellIdle(): void {
    this.#onIdle?.();
    this.#onIdle = null;
  }

  /** Takes a message of the other side. */
  async receive(message: PeerMessage): Promise<void> {
    if (message.kind === "call") return await this.#do(message);
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.kind === "answer") asked?.resolve(message.value);
    else asked?.reject(fromSent(message.error));
  }

  /** Ends every call that waits: the other side is gone. */
  breakOff(error: Error): void {
    for (const asked of this.#asked.values()) asked.reject(error);
    this.#asked.clear();
  }

  async #do({ id, name, value }: Extract<PeerMessage, { kind: "call" }>): Promise<void> {
    this.#doing++;
    try {
      if (!Object.hasOwn(this.handlers, name)) throw new TypeError(`Cannot do ${name}`);
      this.send({ kind: "answer", id, value: await this.handlers[name](value as never) });
    } catch (error) {
      this.send({ kind: "refusal", id, error: toSent(error) });
    } finally {
      this.#doing--;
      this.#tellIdle();
    }
  }
}

function toSent(error: unknown): SentError {
  const isOurs = error instanceof AppError;
  return {
    code: isOurs ? error.code : null,
    name: error instanceof Error ? error.name : "Error",
    message: error instanceof Error ? error.message : String(error),
    detail: isOurs ? error.detail ?? "" : error instanceof Error ? error.stack ?? "" : "",
  };
}

function fromSent({ code, name, message, detail }: SentError): Error {
  if (code) return new AppError(code, message, detail ? { detail } : {});
  return Object.assign(new Error(message), { name, detail });
}
