/** Calls of one caller: so many go at a time, and more wait for their turn. */
import { AppError } from "../../_shared/errors.ts";

interface UnderWay {
  running: number;
  waiting: (() => void)[];
}

const underWay = new Map<string, UnderWay>();

/** How many calls of a caller wait. */
export const countWaiting = (caller: string): number => underWay.get(caller)?.waiting.length ?? 0;

/**
 * Does work of a caller when fewer than `atOnce` are under way; first come, first served.
 *
 * @param gone tells that nobody waits for the answer any more: then the work isn't begun
 * @throws {AppError} `request_timeout` when that came before its turn
 */
export async function inTurn<T>(
  caller: string,
  { atOnce, gone }: { atOnce: number; gone: () => AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const own = underWay.get(caller) ?? { running: 0, waiting: [] };
  underWay.set(caller, own);
  // Who ends hands its place on.
  if (own.running >= atOnce) await queueUp(own, gone());
  else own.running++;
  try {
    return await work();
  } finally {
    const next = own.waiting.shift();
    if (next) next();
    else if (--own.running === 0) underWay.delete(caller);
  }
}

function queueUp({ waiting }: UnderWay, gone: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const begin = () => {
    gone.removeEventListener("abort", leave);
    resolve();
  };
  const leave = () => {
    waiting.splice(waiting.indexOf(begin), 1);
    reject(new AppError("request_timeout", "The caller left before its turn"));
  };
  waiting.push(begin);
  gone.addEventListener("abort", leave, { once: true });
  if (gone.aborted) leave();
  return promise;
}
