/** The store in this process's memory, for hosts without Deno KV: what is forgotten is read again. */
import type { KvKey, KvStore } from "./port.ts";

interface Entry {
  value: unknown;
  /** Milliseconds since 1970. */
  until: number;
}

/** Entries held; the oldest go first. */
const MAX_ENTRIES = 20_000;

/** Opens an empty store. */
export function createMemoryKv(now: () => number = Date.now): KvStore {
  const entries = new Map<string, Entry>();
  const nameOf = (key: KvKey) => JSON.stringify(key);
  const isBelow = (name: string, prefix: KvKey) => {
    const parts: string[] = JSON.parse(name);
    return parts.length > prefix.length && prefix.every((it, n) => parts[n] === it);
  };
  const put = (name: string, entry: Entry) => {
    entries.delete(name);
    entries.set(name, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) break;
      entries.delete(oldest);
    }
  };
  const read = (key: KvKey) => {
    const entry = entries.get(nameOf(key));
    return entry && entry.until > now() ? entry : null;
  };
  return {
    get: <T>(key: KvKey) => Promise.resolve((read(key)?.value ?? null) as T | null),
    set(key, value, lifeMs) {
      put(nameOf(key), { value: structuredClone(value), until: now() + lifeMs });
      return Promise.resolve();
    },
    delete(key) {
      entries.delete(nameOf(key));
      return Promise.resolve();
    },
    deleteBelow(prefix) {
      for (const name of [...entries.keys()]) if (isBelow(name, prefix)) entries.delete(name);
      return Promise.resolve();
    },
    list(prefix) {
      const below = [...entries.keys()].filter((it) => isBelow(it, prefix));
      return Promise.resolve(below.map((it) => String(JSON.parse(it).at(-1))));
    },
    count(key, lifeMs, times = 1) {
      const held = read(key);
      const next = Number(held?.value ?? 0) + times;
      put(nameOf(key), { value: next, until: held?.until ?? now() + lifeMs });
      return Promise.resolve(next);
    },
    close: () => entries.clear(),
  };
}
