import assert from "node:assert/strict";
import { openDenoKv } from "../../../../functions/_providers/kv/deno_kv.ts";
import { createMemoryKv } from "../../../../functions/_providers/kv/memory_kv.ts";
import type { KvStore } from "../../../../functions/_providers/kv/port.ts";

/** Both stores keep to the same words. */
const STORES: Record<string, (now?: () => number) => Promise<KvStore>> = {
  "Deno KV": (now) => openDenoKv(":memory:", now),
  "memory": (now) => Promise.resolve(createMemoryKv(now)),
};

for (const [store, open] of Object.entries(STORES)) {
  Deno.test(`${store}: a value is read until its time has passed`, async () => {
    let nowMs = 1_000_000;
    const kv = await open(() => nowMs);
    await kv.set(["session", "a"], { name: "Ann" }, 60_000);
    assert.deepEqual(await kv.get(["session", "a"]), { name: "Ann" });
    nowMs += 60_001;
    assert.equal(await kv.get(["session", "a"]), null);
    kv.close();
  });

  Deno.test(`${store}: counting at once loses no count`, async () => {
    const kv = await open();
    const counts = await Promise.all(
      Array.from({ length: 50 }, () => kv.count(["calls", "login", "a", "1"], 60_000)),
    );
    assert.deepEqual(counts.toSorted((a, b) => a - b), Array.from({ length: 50 }, (_, n) => n + 1));
    kv.close();
  });

  Deno.test(`${store}: many are counted at once, and none where only the count is asked`, async () => {
    const kv = await open();
    const key = ["calls", "verify", "a", "1"];
    const counts = await Promise.all([0, 40, 1, 0].map((times) => kv.count(key, 60_000, times)));
    assert.deepEqual(counts, [0, 40, 41, 41]);
    kv.close();
  });

  Deno.test(`${store}: a prefix is listed and deleted without touching its neighbours`, async () => {
    const kv = await open();
    for (const key of [["project", "1", "a"], ["project", "1", "b"], ["project", "10", "a"]]) {
      await kv.set(key, 1, 60_000);
    }
    assert.deepEqual((await kv.list(["project", "1"])).sort(), ["a", "b"]);
    await kv.deleteBelow(["project", "1"]);
    assert.equal(await kv.get(["project", "1", "a"]), null);
    assert.equal(await kv.get(["project", "10", "a"]), 1);
    kv.close();
  });
}
