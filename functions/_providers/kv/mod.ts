/** Chooses the store: a file in the data directory, the platform's own, or memory. */
import { keepAtHand } from "./at_hand.ts";
import { openDenoKv } from "./deno_kv.ts";
import { forgiveFailures } from "./forgiving_kv.ts";
import { createMemoryKv } from "./memory_kv.ts";
import type { KvStore } from "./port.ts";

export type { KvKey, KvStore } from "./port.ts";

/** A store and the word for what it is. */
export interface OpenCache {
  kind: string;
  kv: KvStore;
}

/** @param dataDir folder for the store's file; null on a host without a disk */
export async function openCache(dataDir: string | null): Promise<OpenCache> {
  if (dataDir !== null) return await openDeno(`${dataDir}/cache.kv`);
  try {
    // Not every edge has it, and not every project has one assigned.
    return await openDeno(undefined);
  } catch {
    return { kind: "memory", kv: createMemoryKv() };
  }
}

async function openDeno(path: string | undefined): Promise<OpenCache> {
  return { kind: "deno", kv: keepAtHand(forgiveFailures(await openDenoKv(path))) };
}
