import assert from "node:assert/strict";
import { forgiveFailures } from "../../../../functions/_providers/kv/forgiving_kv.ts";
import { createMemoryKv } from "../../../../functions/_providers/kv/memory_kv.ts";
import type { KvStore } from "../../../../functions/_providers/kv/port.ts";

/** A store on a disk that may be full. */
function openDisk() {
  const store = createMemoryKv();
  const disk = { isFull: false };
  const full = () => Promise.reject(new TypeError("database or disk is full"));
  const kv: KvStore = {
    ...store,
    get: (key) => disk.isFull ? full() : store.get<never>(key),
    set: (...args) => disk.isFull ? full() : store.set(...args),
    delete: (key) => disk.isFull ? full() : store.delete(key),
    count: (...args) => disk.isFull ? full() : store.count(...args),
  };
  return { disk, kv: forgiveFailures(kv) };
}

Deno.test("a full disk keeps nobody out: values are missing, calls are still counted", async () => {
  const { disk, kv } = openDisk();
  await kv.set(["a"], 1, 1000);
  disk.isFull = true;
  await kv.set(["a"], 2, 1000);
  assert.equal(await kv.get(["a"]), null);
  assert.deepEqual([await kv.count(["c"], 1000), await kv.count(["c"], 1000)], [1, 2]);
  disk.isFull = false;
  assert.equal(await kv.get(["a"]), 1);
});

Deno.test("forgetting that fails is said, not swallowed", async () => {
  const { disk, kv } = openDisk();
  disk.isFull = true;
  await assert.rejects(kv.delete(["a"]), { code: "provider_unavailable" });
});
