/** Counts the time a page is worked on. Waiting for a free worker does not count. */
export interface PageClock {
  /** Counts the time from when `work` says that it has begun until it ends. */
  count<T>(work: (onStart: () => void) => Promise<T>): Promise<T>;
  /** Time the page has left, at least 0. */
  leftMs(): number;
}

/** @param limitMs time the page may take */
export function startPageClock(limitMs: number): PageClock {
  let spentMs = 0;
  return {
    async count(work) {
      let begunMs: number | null = null;
      try {
        return await work(() => begunMs = performance.now());
      } finally {
        if (begunMs !== null) spentMs += performance.now() - begunMs;
      }
    },
    leftMs: () => Math.max(0, limitMs - spentMs),
  };
}
