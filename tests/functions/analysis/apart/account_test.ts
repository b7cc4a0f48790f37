import assert from "node:assert/strict";
import {
  actFor,
  countSurplus,
  createTurns,
  currentAccount,
  pickNext,
  Shares,
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
  ) {
    assert.equal(
      pickNext(jobs(waiting), jobs(running), new Shares())?.i,
      next,
      `${waiting} beside ${running}`,
    );
  }
});

Deno.test("of accounts that run as many, the one that had least comes next", () => {
  const shares = new Shares();
  for (const [account, had] of [["a", 30], ["b", 20], ["c", 25], ["b", 20]] as const) {
    shares.add(account, had);
  }
  for (
    const [waiting, running, next] of [
      ["abac", "", 3],
      ["aba", "", 0],
      ["dab", "", 0],
      ["ab", "a", 1],
    ] as const
  ) assert.equal(pickNext(jobs(waiting), jobs(running), shares)?.i, next, `${waiting} ${running}`);
});

Deno.test("who comes later neither saved up nor holds up those who had more", () => {
  const shares = new Shares();
  const had = () => ["a", "b", "c"].map((it) => shares.of(it));
  shares.add("a", 100);
  shares.add("b", 70);
  shares.join("c", ["a", "b", "b"]);
  assert.deepEqual(had(), [100, 70, 70]);
  shares.join("a", ["b", "c"]);
  assert.deepEqual(had(), [100, 70, 70], "who had more and was away comes back with it");
  shares.add("b", 50);
  shares.join("c", ["a", "b", "c"]);
  assert.deepEqual(had(), [100, 120, 70], "who is here keeps what it had");
  shares.join("b", []);
  assert.deepEqual(had(), [0, 0, 0], "where nobody wants anything, all begin anew");
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
