/** Whose work is done: workers are shared by all accounts, and take turns between them. */
import { AsyncLocalStorage } from "node:async_hooks";

/** Somebody's account; null for guests, and for work that nobody asked for. */
export type Account = string | null;

const storage = new AsyncLocalStorage<Account>();

/** Does work of an account: jobs it gives to workers, however deep inside, count as its own. */
export const actFor = <T>(account: Account, work: () => Promise<T>): Promise<T> =>
  storage.run(account, work);

/** Whose work this is. */
export const currentAccount = (): Account => storage.getStore() ?? null;

/**
 * The job whose turn it is: the first of the account that has the fewest running, of such accounts the one that was
 * served longest ago.
 *
 * @param served accounts in the order they were served in last
 */
export function pickNext<T extends { account: Account }>(
  waiting: readonly T[],
  running: readonly { account: Account }[],
  served: Iterable<Account> = [],
): T | undefined {
  const counts = countByAccount(running);
  const places = new Map([...served].map((account, i) => [account, i]));
  const heldBy = ({ account }: T) => counts.get(account) ?? 0;
  const placeOf = ({ account }: T) => places.get(account) ?? -1;
  const isBefore = (a: T, b: T) => (heldBy(a) - heldBy(b) || placeOf(a) - placeOf(b)) < 0;
  return waiting.reduce<T | undefined>(
    (best, it) => best === undefined || isBefore(it, best) ? it : best,
    undefined,
  );
}

/** Notes that an account was served, behind all others. */
export function noteServed(served: Set<Account>, account: Account): void {
  served.delete(account);
  served.add(account);
}

/** How many jobs accounts run beyond their first one, while one waits that runs nothing. */
export function countSurplus(
  waiting: readonly { account: Account }[],
  running: readonly { account: Account }[],
): number {
  const counts = countByAccount(running);
  const isShut = waiting.some(({ account }) => !counts.has(account));
  return isShut ? running.length - counts.size : 0;
}

/** Lets one piece of work through at a time; of those that wait, the first of the account served longest ago. */
export function createTurns(): <T>(account: Account, work: () => Promise<T>) => Promise<T> {
  const waiting: { account: Account; begin: () => void }[] = [];
  const served = new Set<Account>();
  let isBusy = false;
  return async (account, work) => {
    if (isBusy) await new Promise<void>((begin) => waiting.push({ account, begin }));
    isBusy = true;
    noteServed(served, account);
    try {
      return await work();
    } finally {
      const next = pickNext(waiting, [], served);
      if (next) waiting.splice(waiting.indexOf(next), 1);
      else {
        isBusy = false;
        served.clear();
      }
      next?.begin();
    }
  };
}

function countByAccount(jobs: readonly { account: Account }[]): Map<Account, number> {
  const counts = new Map<Account, number>();
  for (const { account } of jobs) counts.set(account, (counts.get(account) ?? 0) + 1);
  return counts;
}
