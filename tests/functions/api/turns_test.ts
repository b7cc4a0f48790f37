import assert from "node:assert/strict";
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
