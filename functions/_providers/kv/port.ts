/** A small, forgetful store: sessions, rate limits, edge caches. Never the source of truth. */
export type KvKey = readonly string[];

export interface KvStore {
  /** The value, or null when it was never there or its time has passed. */
  get<T>(key: KvKey): Promise<T | null>;
  /** @param lifeMs how long the value may be read */
  set(key: KvKey, value: unknown, lifeMs: number): Promise<void>;
  delete(key: KvKey): Promise<void>;
  /** Deletes every key that begins so. */
  deleteBelow(prefix: KvKey): Promise<void>;
  /** Last parts of the keys directly below a prefix. */
  list(prefix: KvKey): Promise<string[]>;
  /** Adds `times`, one when left out, and answers the count; atomic, also between processes on one file. */
  count(key: KvKey, lifeMs: number, times?: number): Promise<number>;
  close(): void;
}
