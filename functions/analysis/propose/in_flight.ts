/** So many questions are put to the model at once and no more: services slow down or refuse where more come. */
import { MOST_IN_FLIGHT } from "../../_shared/constants/timing.ts";

/**
 * Pages in hand at a time: those whose questions are under way, as many that are read and drawn and wait for the next
 * turn, so that there is a choice of which goes first, and one a core. Each holds its pictures, a megabyte or two of a
 * drawn sheet and up to fifteen of a scan.
 */
export const pagesInHand = (cores: number): number => 2 * MOST_IN_FLIGHT + cores;

/** Does something when its turn comes. @param weight how long it may take beside others, in any unit */
export type InTurn = <T>(work: () => Promise<T>, weight?: number) => Promise<T>;

interface Waiting {
  weight: number;
  begin: () => void;
}

/**
 * Turns of which `most` are under way at a time; what comes beyond waits for one that ends. Projects come in the order
 * they asked in; each time the heaviest of its own goes first, so that nothing long is begun when all else is done.
 */
export function createTurns(most = MOST_IN_FLIGHT): (project: string) => InTurn {
  let free = most;
  const order: string[] = [];
  const waiting = new Map<string, Waiting[]>();
  const take = async (project: string, weight: number) => {
    if (free > 0) {
      free -= 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    order.push(project);
    waiting.set(project, [...waiting.get(project) ?? [], { weight, begin: turn.resolve }]);
    await turn.promise;
  };
  const give = () => {
    const project = order.shift();
    if (project === undefined) {
      free += 1;
      return;
    }
    const [next, ...others] = waiting.get(project)!.toSorted((a, b) => b.weight - a.weight);
    if (others.length > 0) waiting.set(project, others);
    else waiting.delete(project);
    next.begin();
  };
  return (project) => async (work, weight = 0) => {
    await take(project, weight);
    try {
      return await work();
    } finally {
      give();
    }
  };
}
