/**
 * Lines to a PostgreSQL server that may go away at any moment, each by a driver of its own. A driver with several lines
 * lends one again after it broke, and what is sent over it is never answered: after some restarts of the server none
 * is left that answers.
 */

/** Lines kept open, and lent at once. */
const MOST = 10;

/** What is used of the driver. */
export interface Driver {
  reserve: () => Promise<Line>;
  end: (options: { timeout: number }) => Promise<void>;
}

/** A line while it is lent. */
export interface Line {
  unsafe: (sql: string, values?: unknown[]) => PromiseLike<unknown>;
  release: () => void;
}

interface OwnLine {
  driver: Driver;
  line: Line;
  isBroken: boolean;
  /** Rejects when the line breaks. */
  broken: Promise<never>;
}

/**
 * Lends lines, waiting for one to come back where all are out.
 *
 * @param open makes a driver with one line, which calls back when it breaks
 */
export function createLines(open: (onClose: () => void) => Driver): {
  reserve: () => Promise<Line>;
  close: () => Promise<void>;
} {
  const idle = new Set<OwnLine>();
  const waiting: (() => void)[] = [];
  let lent = 0;

  const giveBack = () => {
    lent--;
    waiting.shift()?.();
  };

  const lend = (own: OwnLine): Line => ({
    unsafe: (sql, values) => Promise.race([own.broken, own.line.unsafe(sql, values)]),
    release() {
      if (!own.isBroken) idle.add(own);
      giveBack();
    },
  });

  return {
    async reserve() {
      while (lent >= MOST) await new Promise<void>((resolve) => waiting.push(resolve));
      lent++;
      const [kept] = idle;
      if (kept) {
        idle.delete(kept);
        return lend(kept);
      }
      try {
        return lend(await connect(open, (own) => idle.delete(own)));
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    async close() {
      await Promise.all([...idle].map(({ driver }) => driver.end({ timeout: 0 })));
    },
  };
}

/** @param onBroken hears of it once the line is there */
async function connect(
  open: (onClose: () => void) => Driver,
  onBroken: (own: OwnLine) => void,
): Promise<OwnLine> {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  // Whoever waits for an answer over it hears of it.
  broken.catch(() => {});
  let own: OwnLine | null = null;
  let isBroken = false;
  const driver = open(() => {
    isBroken = true;
    if (own) onBroken(Object.assign(own, { isBroken }));
    reject(new Error("The line to the database broke"));
    driver.end({ timeout: 0 }).catch(() => {});
  });
  const line = await Promise.race([broken, driver.reserve()]);
  own = { driver, line, isBroken, broken };
  return own;
}
