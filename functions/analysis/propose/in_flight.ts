/** So many questions are put to the model at once and no more: services slow down or refuse where more come. */

/** Questions under way at a time, of all projects of one process. */
export const MOST_IN_FLIGHT = 8;

/**
 * Pages in hand at a time: those whose questions are under way, as many that are read and drawn and wait for the next
 * turn, since answers tend to come together, and one a core.
 */
export const pagesInHand = (cores: number): number => 2 * MOST_IN_FLIGHT + cores;

/** Does something when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Turns of which `most` are under way at a time; what comes beyond waits for one that ends. */
export function createTurns(most = MOST_IN_FLIGHT): InTurn {
  let free = most;
  const waiting: (() => void)[] = [];
  const take = async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const give = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    await take();
    try {
      return await work();
    } finally {
      give();
    }
  };
}
