/** What one try came to. */
export interface Verdict {
  /** The input in words. */
  what: string;
  /** What went wrong; null when nothing did. */
  problem: string | null;
  /** The input itself, where it is a file. */
  bytes?: Uint8Array;
}

/** Does something under a time limit. @returns what went wrong, null when nothing did */
export async function inTime(limitMs: number, work: () => Promise<void>): Promise<string | null> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve(`no end after ${limitMs / 1000} s`), limitMs);
  const done = work().then(
    () => null,
    (error) => error instanceof Error ? error.stack ?? error.message : String(error),
  );
  try {
    return await Promise.race([done, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
