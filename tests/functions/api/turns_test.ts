import assert from "node:assert/strict";
import { Hono } from "hono";
import { createMemoryKv } from "../../../functions/_providers/kv/memory_kv.ts";
import type { ApiEnv, ApiOptions } from "../../../functions/api/env.ts";
import { limitRate } from "../../../functions/api/middleware/rate_limit.ts";
import { countWaiting, inTurn } from "../../../functions/api/middleware/turns.ts";

Deno.test("calls of one caller wait for their turn, those of others don't", async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const call = (caller: string, name: string) =>
    inTurn(caller, 2, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const calls = [call("ann", "1"), call("ann", "2"), call("ann", "3"), call("ann", "4")];
  calls.push(call("bob", "5"));
  assert.deepEqual(begun, ["1", "2", "5"]);
  assert.equal(countWaiting("ann"), 2);

  ends[1]();
  await calls[1];
  assert.deepEqual(begun, ["1", "2", "5", "3"]);
  ends.forEach((end) => end());
  await calls[2];
  ends.forEach((end) => end());
  await Promise.all(calls);
  assert.equal(countWaiting("ann"), 0);
});

Deno.test("a call that fails hands its place on", async () => {
  const first = inTurn("cho", 1, () => Promise.reject(new Error("lost")));
  const second = inTurn("cho", 1, () => Promise.resolve("done"));
  await assert.rejects(first, /lost/);
  assert.equal(await second, "done");
});

Deno.test("of thirty calls sent at once, as many are under way as the limit says", async () => {
  const options = { kv: createMemoryKv(), rateFactor: 1, now: () => new Date() } as ApiOptions;
  let open = 0;
  let most = 0;
  const app = new Hono<ApiEnv>()
    .use(limitRate({ kind: "tried", calls: 100, windowS: 60, atOnce: 3 }, options))
    .get("/", async (c) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 0));
      open--;
      return c.body(null);
    });
  const answers = await Promise.all(Array.from({ length: 30 }, () => app.request("/")));
  assert.deepEqual(answers.map((it) => it.status), Array(30).fill(200));
  assert.equal(most, 3);
});
