import assert from "node:assert/strict";
import { keepAtHand } from "../../../../functions/_providers/kv/at_hand.ts";
import { createMemoryKv } from "../../../../functions/_providers/kv/memory_kv.ts";

/** A store beneath, how often it was read, and the one that keeps at hand. */
function openStores() {
  const clock = { nowMs: 1_000_000 };
  const now = () => clock.nowMs;
  const below = createMemoryKv(now);
  const read: string[] = [];
  const get: typeof below.get = (key) => {
    read.push(key.join("/"));
    return below.get(key);
  };
  return { clock, below, read, kv: keepAtHand({ ...below, get }, now) };
}

Deno.test("keepAtHand() reads a value once in a second", async () => {
  const { clock, below, kv, read } = openStores();
  await below.set(["session", "a"], "Ann", 60_000);
  const values = await Promise.all([kv.get(["session", "a"]), kv.get(["session", "a"])]);
  assert.deepEqual(values, ["Ann", "Ann"]);
  clock.nowMs += 999;
  await kv.get(["session", "a"]);
  assert.deepEqual(read, ["session/a"]);
});

Deno.test("keepAtHand() sees what another process changed a second later", async () => {
  const { clock, below, kv } = openStores();
  await below.set(["session", "a"], "Ann", 60_000);
  await kv.get(["session", "a"]);
  await below.delete(["session", "a"]);
  clock.nowMs += 1000;
  assert.equal(await kv.get(["session", "a"]), null);
});

Deno.test("keepAtHand() sees its own changes at once", async () => {
  const { kv } = openStores();
  const key = ["session", "a"];
  await kv.set(key, "Ann", 60_000);
  assert.equal(await kv.get(key), "Ann");
  await kv.set(key, "Bob", 60_000);
  assert.equal(await kv.get(key), "Bob");
  await kv.delete(key);
  assert.equal(await kv.get(key), null);
  await kv.set(key, "Eve", 60_000);
  await kv.get(key);
  await kv.deleteBelow(["session"]);
  assert.equal(await kv.get(key), null);
});

Deno.test("keepAtHand() gives nobody after a write what was read before it", async () => {
  const { below } = openStores();
  const answers = [Promise.withResolvers<string | null>(), Promise.withResolvers<string | null>()];
  let times = 0;
  const get = <T>() => answers[times++].promise as Promise<T | null>;
  const kv = keepAtHand({ ...below, get });
  const before = kv.get(["session", "a"]);
  await kv.delete(["session", "a"]);
  const after = kv.get(["session", "a"]);
  answers[0].resolve("Ann");
  answers[1].resolve(null);
  assert.deepEqual(await Promise.all([before, after]), ["Ann", null]);
});

Deno.test("keepAtHand() keeps nothing that is not there, and no failure", async () => {
  const { below } = openStores();
  let times = 0;
  const get = <T>(): Promise<T | null> =>
    ++times === 1
      ? Promise.resolve(null)
      : times === 2
      ? Promise.reject(new Error("The file is locked"))
      : Promise.resolve("Ann" as T);
  const kv = keepAtHand({ ...below, get });
  assert.equal(await kv.get(["session", "a"]), null);
  await assert.rejects(kv.get(["session", "a"]), /locked/);
  assert.equal(await kv.get(["session", "a"]), "Ann");
});
