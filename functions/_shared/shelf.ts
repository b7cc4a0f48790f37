/** Keeps what costs time to load, as much as a limit allows: whoever asks for the same meanwhile shares it. */

export interface Shelf<T> {
  /** What stands under a key; the same value while it is kept. */
  get(key: string, load: () => Promise<T>): Promise<T>;
  /** Lets go of it. */
  forget(key: string): void;
}

/** @param most what all values may come to by `sizeOf`, beside the one in use */
export function createShelf<T>(
  { most, sizeOf }: { most: number; sizeOf: (value: T) => number },
): Shelf<T> {
  const kept = new Map<string, Promise<T>>();
  const sizes = new Map<string, number>();

  const forget = (key: string) => {
    kept.delete(key);
    sizes.delete(key);
  };

  return {
    async get(key, load) {
      const known = kept.get(key);
      if (known) {
        // Used last goes last.
        kept.delete(key);
        kept.set(key, known);
        return await known;
      }
      const loading = load();
      kept.set(key, loading);
      try {
        const value = await loading;
        if (kept.get(key) !== loading) return value;
        sizes.set(key, sizeOf(value));
        for (const oldest of kept.keys()) {
          const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
          if (total <= most || oldest === key) break;
          forget(oldest);
        }
        return value;
      } catch (error) {
        if (kept.get(key) === loading) forget(key);
        throw error;
      }
    },
    forget,
  };
}
