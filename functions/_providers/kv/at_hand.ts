/**
 * A store whose values stay at hand for a moment: a page asks several times for one session, and each time would
 * wait for a thread and the disk.
 */
import type { KvKey, KvStore } from "./port.ts";

/** What another process or thread changes is seen this much later. */
const AT_HAND_MS = 1000;

interface Held {
  value: Promise<unknown>;
  /** Milliseconds since 1970. */
  until: number;
}

/** Wraps a store. Values that are read must not be changed; what is written or deleted here is seen at once. */
export function keepAtHand(store: KvStore, now: () => number = Date.now): KvStore {
  const held = new Map<string, Held>();
  const nameOf = (key: KvKey) => JSON.stringify(key);
  /** Forgets before the write and after it: a read under way in between may bring either value. */
  const around = async (forget: () => void, write: Promise<void>): Promise<void> => {
    forget();
    try {
      await write;
    } finally {
      forget();
    }
  };
  const forgetPast = () => {
    for (const [name, { until }] of held) {
      if (until > now()) return;
      held.delete(name);
    }
  };
  return {
    ...store,
    get<T>(key: KvKey) {
      forgetPast();
      const name = nameOf(key);
      const known = held.get(name);
      if (known) return known.value as Promise<T | null>;
      const entry: Held = { value: store.get<T>(key), until: now() + AT_HAND_MS };
      held.set(name, entry);
      const drop = () => void (held.get(name) === entry && held.delete(name));
      // Only what is there is kept: a stranger asking for many keys fills nothing.
      entry.value.then((value) => value === null && drop(), drop);
      return entry.value as Promise<T | null>;
    },
    set: (key, value, lifeMs) =>
      around(() => held.delete(nameOf(key)), store.set(key, value, lifeMs)),
    delete: (key) => around(() => held.delete(nameOf(key)), store.delete(key)),
    deleteBelow: (prefix) =>
      around(() => {
        const below = `${nameOf(prefix).slice(0, -1)},`;
        for (const name of held.keys()) if (name.startsWith(below)) held.delete(name);
      }, store.deleteBelow(prefix)),
  };
}
