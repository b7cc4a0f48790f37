/** Calls of one caller: so many go at a time, and more wait for their turn. */

interface UnderWay {
  running: number;
  waiting: (() => void)[];
}

const underWay = new Map<string, UnderWay>();

/** How many calls of a caller wait. */
export const countWaiting = (caller: string): number => underWay.get(caller)?.waiting.length ?? 0;

/** Does work of a caller when fewer than `atOnce` are under way; first come, first served. */
export async function inTurn<T>(
  caller: string,
  atOnce: number,
  work: () => Promise<T>,
): Promise<T> {
  const own = underWay.get(caller) ?? { running: 0, waiting: [] };
  underWay.set(caller, own);
  // Who ends hands its place on.
  if (own.running >= atOnce) await new Promise<void>((begin) => own.waiting.push(begin));
  else own.running++;
  try {
    return await work();
  } finally {
    const next = own.waiting.shift();
    if (next) next();
    else if (--own.running === 0) underWay.delete(caller);
  }
}
