import assert from "node:assert/strict";
import { createTurns } from "../../../../functions/analysis/propose/in_flight.ts";

/** Work that ends when it is told to, and counts how much is under way. */
function heldWork() {
  const open: PromiseWithResolvers<void>[] = [];
  const underWay = { now: 0, most: 0 };
  const work = async () => {
    const held = Promise.withResolvers<void>();
    open.push(held);
    underWay.most = Math.max(underWay.most, ++underWay.now);
    try {
      await held.promise;
    } finally {
      underWay.now -= 1;
    }
  };
  return { work, open, underWay };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

Deno.test("createTurns() lets so many work at once and each of the others follow one that ended", async () => {
  const { work, open, underWay } = heldWork();
  const inTurn = createTurns(2)("a");
  const all = Array.from({ length: 5 }, () => inTurn(work));
  for (let done = 0; done < 5; done++) {
    await settle();
    assert.equal(underWay.now, Math.min(2, 5 - done));
    open[done].resolve();
  }
  await Promise.all(all);
  assert.equal(underWay.most, 2);
});

Deno.test("createTurns() gives the turn back when work fails", async () => {
  const { work, open, underWay } = heldWork();
  const inTurn = createTurns(1)("a");
  const first = inTurn(work);
  const second = inTurn(work);
  await settle();
  open[0].reject(new Error("gone"));
  await assert.rejects(first, /gone/);
  await settle();
  assert.equal(underWay.now, 1);
  open[1].resolve();
  await second;
});

Deno.test("createTurns() takes projects as they came and the heaviest of each first", async () => {
  const { work, open } = heldWork();
  const turnsOf = createTurns(1);
  const begun: string[] = [];
  const ask = (project: string, weight: number) =>
    turnsOf(project)(() => {
      begun.push(`${project}${weight}`);
      return work();
    }, weight);
  const all = [ask("a", 1), ask("a", 2), ask("b", 1), ask("a", 9), ask("b", 5)];
  for (let done = 0; done < all.length; done++) {
    await settle();
    open[done].resolve();
  }
  await Promise.all(all);
  assert.deepEqual(begun, ["a1", "a9", "b5", "a2", "b1"]);
});
