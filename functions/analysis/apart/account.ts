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
 * What accounts have had since nobody wanted anything: processor time, or turns. One that wants something begins no
 * further back than the least served of those that are here, so that it neither saves up nor holds up all others.
 */
export class Shares {
  readonly #had = new Map<Account, number>();

  of(account: Account): number {
    return this.#had.get(account) ?? 0;
  }

  /** @param here accounts that are served or wait already */
  join(account: Account, here: readonly Account[]): void {
    if (here.length === 0) this.#had.clear();
    else if (!here.includes(account)) {
      const least = Math.min(...here.map((it) => this.of(it)));
      this.#had.set(account, Math.max(this.of(account), least));
    }
  }

  add(account: Account, amount: number): void {
    this.#had.set(account, this.of(account) + amount);
  }
}

/** The job whose turn it is: the first of the account that has the fewest running, of such accounts the one that had least. */
export function pickNext<T extends { account: Account }>(
  waiting: readonly T[],
  running: readonly { account: Account }[],
  shares: Shares,
): T | undefined {
  const counts = countByAccount(running);
  const heldBy = ({ account }: T) => counts.get(account) ?? 0;
  const isBefore = (a: T, b: T) =>
    (heldBy(a) - heldBy(b) || shares.of(a.account) - shares.of(b.account)) < 0;
  return waiting.reduce<T | undefined>(
    (best, it) => best === undefined || isBefore(it, best) ? it : best,
    undefined,
  );
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

/** Lets one piece of work through at a time; of those that wait, the first of the account that had the fewest turns. */
export function createTurns(): <T>(account: Account, work: () => Promise<T>) => Promise<T> {
  const waiting: { account: Account; begin: () => void }[] = [];
  const turns = new Shares();
  let isBusy = false;
  let served: Account = null;
  return async (account, work) => {
    turns.join(account, isBusy ? [served, ...waiting.map((it) => it.account)] : []);
    if (isBusy) await new Promise<void>((begin) => waiting.push({ account, begin }));
    isBusy = true;
    served = account;
    try {
      return await work();
    } finally {
      turns.add(account, 1);
      const next = pickNext(waiting, [], turns);
      if (next) waiting.splice(waiting.indexOf(next), 1);
      else isBusy = false;
      next?.begin();
    }
  };
}

function countByAccount(jobs: readonly { account: Account }[]): Map<Account, number> {
  const counts = new Map<Account, number>();
  for (const { account } of jobs) counts.set(account, (counts.get(account) ?? 0) + 1);
  return counts;
}
