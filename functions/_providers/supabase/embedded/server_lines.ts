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
  /** Who waits for an answer over it, told when it breaks. */
  waiting: Set<(reason: Error) => void>;
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
    unsafe: (sql, values) =>
      new Promise((resolve, reject) => {
        if (own.isBroken) return reject(lineBroke());
        own.waiting.add(reject);
        const settle = <T>(answer: (it: T) => void) => (it: T) => {
          own.waiting.delete(reject);
          answer(it);
        };
        own.line.unsafe(sql, values).then(settle(resolve), settle(reject));
      }),
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
  const broken = Promise.withResolvers<never>();
  const own: Omit<OwnLine, "driver" | "line"> = { isBroken: false, waiting: new Set() };
  const driver = open(() => {
    own.isBroken = true;
    onBroken(own as OwnLine);
    broken.reject(lineBroke());
    for (const reject of own.waiting) reject(lineBroke());
    driver.end({ timeout: 0 }).catch(() => {});
  });
  const line = await Promise.race([broken.promise, driver.reserve()]);
  return Object.assign(own, { driver, line });
}

const lineBroke = (): Error => new Error("The line to the database broke");
