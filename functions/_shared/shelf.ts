/** Keeps the bytes of the files under work, so that the pages of one file share one array. */

/** Bytes kept at most, beside the file in use. Readers share a copy of each, so it counts twice. */
const KEPT_BYTES = 128 * 1024 * 1024;

export interface FileCache {
  /** The bytes of a file; the same array while they are kept. */
  get(id: string, load: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>;
  /** Lets go of a file whose review is over. */
  forget(id: string): void;
}

export function createFileCache(keptBytes = KEPT_BYTES): FileCache {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const sizes = new Map<string, number>();

  const forget = (id: string) => {
    kept.delete(id);
    sizes.delete(id);
  };

  return {
    async get(id, load) {
      const known = kept.get(id);
      if (known) {
        // Used last goes last.
        kept.delete(id);
        kept.set(id, known);
        return await known;
      }
      const loading = load();
      kept.set(id, loading);
      try {
        const bytes = await loading;
        if (kept.get(id) !== loading) return bytes;
        sizes.set(id, bytes.length);
        for (const oldest of kept.keys()) {
          const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
          if (total <= keptBytes || oldest === id) break;
          forget(oldest);
        }
        return bytes;
      } catch (error) {
        if (kept.get(id) === loading) forget(id);
        throw error;
      }
    },
    forget,
  };
}
