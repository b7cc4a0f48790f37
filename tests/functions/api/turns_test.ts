import assert from "node:assert/strict";
import { Hono } from "hono";
import { createMemoryKv } from "../../../functions/_providers/kv/memory_kv.ts";
import type { ApiEnv, ApiOptions } from "../../../functions/api/env.ts";
import { limitRate } from "../../../functions/api/middleware/rate_limit.ts";
import { countWaiting, inTurn } from "../../../functions/api/middleware/turns.ts";

const stays = () => new AbortController().signal;

Deno.test("calls of one caller wait for their turn, those of others don't", async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const call = (caller: string, name: string) =>
    inTurn(caller, { atOnce: 2, gone: stays }, () => {
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
  const first = inTurn("cho", { atOnce: 1, gone: stays }, () => Promise.reject(new Error("lost")));
  const second = inTurn("cho", { atOnce: 1, gone: stays }, () => Promise.resolve("done"));
  await assert.rejects(first, /lost/);
  assert.equal(await second, "done");
});

Deno.test("a call whose caller left is not begun, and the next has its turn", async () => {
  const held = Promise.withResolvers<string>();
  const left = new AbortController();
  const begun: string[] = [];
  const call = (name: string, gone: () => AbortSignal) =>
    inTurn("dee", { atOnce: 1, gone }, () => {
      begun.push(name);
      return held.promise;
    });
  const [first, second, third] = [
    call("1", stays),
    call("2", () => left.signal),
    call("3", stays),
  ];
  left.abort();
  await assert.rejects(second, { code: "request_timeout" });
  assert.equal(countWaiting("dee"), 1);
  await assert.rejects(call("4", () => AbortSignal.abort()), { code: "request_timeout" });
  held.resolve("done");
  assert.deepEqual(await Promise.all([first, third]), ["done", "done"]);
  assert.deepEqual(begun, ["1", "3"]);
  assert.equal(countWaiting("dee"), 0);
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
