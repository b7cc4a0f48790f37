import assert from "node:assert/strict";
import {
  actFor,
  countSurplus,
  createTurns,
  currentAccount,
  pickNext,
} from "../../../../functions/analysis/apart/account.ts";

const jobs = (accounts: string) =>
  accounts.split("").map((account, i) => ({ account: account === "-" ? null : account, i }));

Deno.test("work counts as its account's, however deep inside, and nobody else's beside it", async () => {
  const ask = async () => {
    await Promise.resolve();
    return currentAccount();
  };
  const seen = await Promise.all([
    actFor("ann", ask),
    actFor("bob", () => actFor("ann", ask)),
    ask(),
  ]);
  assert.deepEqual(seen, ["ann", "ann", null]);
});

Deno.test("the first job of the account that has the fewest running comes next", () => {
  for (
    const [waiting, running, next] of [
      ["", "a", undefined],
      ["aab", "", 0],
      ["aab", "a", 2],
      ["aabc", "aab", 3],
      ["aab", "ab", 0],
      ["a-", "a", 1],
    ] as const
  ) assert.equal(pickNext(jobs(waiting), jobs(running))?.i, next, `${waiting} beside ${running}`);
});

Deno.test("of accounts that run as many, the one served longest ago comes next", () => {
  for (
    const [waiting, running, served, next] of [
      ["abac", "", "ab", 3],
      ["aba", "", "ba", 1],
      ["ab", "b", "ba", 0],
    ] as const
  ) assert.equal(pickNext(jobs(waiting), jobs(running), served)?.i, next, `${waiting} ${served}`);
});

Deno.test("jobs beyond the first of an account are too many once somebody waits who has none", () => {
  for (
    const [waiting, running, surplus] of [
      ["b", "aa", 1],
      ["b", "aaac", 2],
      ["b", "ac", 0],
      ["a", "aa", 0],
      ["", "aa", 0],
    ] as const
  ) {
    assert.equal(
      countSurplus(jobs(waiting), jobs(running)),
      surplus,
      `${waiting} beside ${running}`,
    );
  }
});

Deno.test("one piece of work is done at a time, of one account and another by turns", async () => {
  const takeTurn = createTurns();
  const done: string[] = [];
  let running = 0;
  const work = (name: string) =>
    takeTurn(name[0], async () => {
      assert.equal(++running, 1);
      await Promise.resolve();
      running--;
      done.push(name);
      if (name.endsWith("!")) throw new Error("it failed");
    });
  await Promise.allSettled(["a1", "a2!", "a3", "b1", "c1", "b2"].map(work));
  await work("a4");
  assert.deepEqual(done, ["a1", "b1", "c1", "a2!", "b2", "a3", "a4"]);
});
