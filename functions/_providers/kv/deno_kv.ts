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
    async count(key, lifeMs) {
      for (;;) {
        const held = await kv.get<number>(key);
        const next = (held.value ?? 0) + 1;
        const { ok } = await retryLocked(() =>
          kv.atomic().check(held).set(key, next, { expireIn: lifeMs }).commit()
        );
        if (ok) return next;
      }
    },
    close: () => kv.close(),
  };
}

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
