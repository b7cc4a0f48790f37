/** The store on Deno KV. Expiry there is lazy, so each value carries its own; a locked file is tried again. */
import type { KvKey, KvStore } from "./port.ts";

interface Entry {
  value: unknown;
  /** Milliseconds since 1970. */
  until: number;
}

const TRIES = 20;

/**
 * Opens a store.
 *
 * @param path file of the store; left out, the platform's own; `:memory:` for none
 */
export async function openDenoKv(
  path: string | undefined,
  now: () => number = Date.now,
): Promise<KvStore> {
  const kv = await Deno.openKv(path);
  return {
    async get<T>(key: KvKey) {
      const { value } = await kv.get<Entry>(key);
      return value && value.until > now() ? value.value as T : null;
    },
    async set(key, value, lifeMs) {
      const entry: Entry = { value, until: now() + lifeMs };
      await retryLocked(() => kv.set(key, entry, { expireIn: Math.max(lifeMs, 1) }));
    },
    async delete(key) {
      await retryLocked(() => kv.delete(key));
    },
    async deleteBelow(prefix) {
      for await (const { key } of kv.list({ prefix })) await retryLocked(() => kv.delete(key));
    },
    async list(prefix) {
      const names: string[] = [];
      for await (const { key } of kv.list({ prefix })) names.push(String(key.at(-1)));
      return names;
    },
    count: countTogether(kv),
    close: () => kv.close(),
  };
}

/** Calls that are counted under one key in one go; each is told its own number. */
interface Counting {
  key: KvKey;
  lifeMs: number;
  calls: { times: number; told: PromiseWithResolvers<number> }[];
}

/** Keys read at once. @source Deno.Kv.getMany, at most 10 keys */
const KEYS_AT_ONCE = 10;

/** Counts what comes in while the store is busy with the count before in one go: each write waits for the disk. */
function countTogether(kv: Deno.Kv): KvStore["count"] {
  const waiting = new Map<string, Counting>();
  let isBusy = false;

  const write = async (batch: Counting[]): Promise<void> => {
    for (;;) {
      const held = await kv.getMany<number[]>(batch.map((it) => it.key));
      const change = kv.atomic().check(...held);
      batch.forEach(({ key, lifeMs, calls }, at) =>
        change.set(key, sumOf(calls, Number(held[at].value ?? 0)), { expireIn: lifeMs })
      );
      if (!(await retryLocked(() => change.commit())).ok) continue;
      batch.forEach(({ calls }, at) => {
        let count = Number(held[at].value ?? 0);
        for (const { times, told } of calls) told.resolve(count += times);
      });
      return;
    }
  };

  const work = async () => {
    isBusy = true;
    while (waiting.size > 0) {
      const batch = [...waiting.entries()].slice(0, KEYS_AT_ONCE);
      for (const [name] of batch) waiting.delete(name);
      const countings = batch.map(([, it]) => it);
      await write(countings).catch((error) =>
        countings.forEach(({ calls }) => calls.forEach((call) => call.told.reject(error)))
      );
    }
    isBusy = false;
  };

  return (key, lifeMs, times = 1) => {
    const call = { times, told: Promise.withResolvers<number>() };
    const name = JSON.stringify(key);
    const known = waiting.get(name);
    if (known) known.calls.push(call);
    else waiting.set(name, { key, lifeMs, calls: [call] });
    if (!isBusy) {
      isBusy = true;
      queueMicrotask(work);
    }
    return call.told.promise;
  };
}

const sumOf = (calls: Counting["calls"], before: number): number =>
  calls.reduce((sum, { times }) => sum + times, before);

/** Another process may hold the file for a moment; the client leaves trying again to us. */
async function retryLocked<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1;; tries++) {
    try {
      return await write();
    } catch (error) {
      const isLocked = error instanceof TypeError && /locked/.test(error.message);
      if (!isLocked || tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5 * tries));
    }
  }
}
