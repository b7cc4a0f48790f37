/**
 * A store whose failures stay its own: what can't be read is not there, what can't be kept is read anew the next
 * time, and calls are counted in this process until the store is back. Only forgetting has to succeed, since a
 * session that was ended must not live on.
 */
import { AppError } from "../../_shared/errors.ts";
import { createMemoryKv } from "./memory_kv.ts";
import type { KvStore } from "./port.ts";

/** Wraps a store that may be full, locked or gone. */
export function forgiveFailures(store: KvStore): KvStore {
  const counts = createMemoryKv();
  const insist = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (cause) {
      throw new AppError("provider_unavailable", "The service is not available right now", {
        detail: `cache: ${cause}`,
        cause,
      });
    }
  };
  return {
    get: (key) => store.get<never>(key).catch(() => null),
    set: (key, value, lifeMs) => store.set(key, value, lifeMs).catch(() => {}),
    delete: (key) => insist(store.delete(key)),
    deleteBelow: (prefix) => insist(store.deleteBelow(prefix)),
    list: (prefix) => insist(store.list(prefix)),
    count: (key, lifeMs, times) =>
      store.count(key, lifeMs, times).catch(() => counts.count(key, lifeMs, times)),
    close() {
      counts.close();
      store.close();
    },
  };
}
