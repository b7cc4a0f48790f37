import assert from "node:assert/strict";
import { shareAnswers } from "../../../functions/_services/share_answers.ts";

function open() {
  const clock = { ms: 1_000_000 };
  const looks: [string, number][] = [];
  const settled: [string, number][] = [];
  let isBroken = false;
  const shared = shareAnswers({
    look: async (key, times) => {
      looks.push([key, times]);
      const number = looks.length;
      await Promise.resolve();
      if (isBroken) throw new Error("away");
      return number;
    },
    settle: (key, times) => {
      settled.push([key, times]);
      return Promise.resolve();
    },
    now: () => new Date(clock.ms),
  });
  const ask = async (times: number, key = "A") => {
    const answers: number[] = [];
    for (let time = 0; time < times; time++) answers.push(await shared.ask(key));
    return answers;
  };
  return { clock, looks, settled, shared, ask, breakDown: () => isBroken = true };
}

Deno.test("what is asked now and then is looked up each time", async () => {
  const { looks, clock, ask } = open();
  assert.deepEqual(await ask(5), [1, 2, 3, 4, 5]);
  clock.ms += 1000;
  assert.deepEqual(await ask(3), [6, 7, 8]);
  assert.ok(looks.every(([, times]) => times === 1));
});

Deno.test("who asks during a look shares the one after it", async () => {
  const { looks, shared } = open();
  const answers = await Promise.all(Array.from({ length: 20 }, () => shared.ask("A")));
  assert.deepEqual(answers, [1, ...Array(19).fill(2)]);
  assert.deepEqual(looks, [["A", 1], ["A", 19]]);
});

Deno.test("what is asked very often is looked up once a second, and every time is counted", async () => {
  const { looks, clock, ask } = open();
  await ask(70);
  assert.equal(looks.length, 50);
  assert.deepEqual(await ask(1, "B"), [51], "another question is on its own");
  clock.ms += 1000;
  assert.deepEqual(await ask(60), Array(60).fill(52));
  clock.ms += 1000;
  await ask(1);
  assert.deepEqual(looks.slice(50), [["B", 1], ["A", 21], ["A", 60]]);
  clock.ms += 1000;
  await ask(2);
  assert.equal(looks.length, 55, "after a quiet second it is looked up each time again");
});

Deno.test("a failed look is no answer for who asks later", async () => {
  const { looks, clock, ask, shared, breakDown } = open();
  breakDown();
  for (let time = 0; time < 60; time++) await assert.rejects(ask(1), /away/);
  assert.equal(looks.length, 60);
  clock.ms += 5000;
  const together = await Promise.allSettled([shared.ask("A"), shared.ask("A"), shared.ask("A")]);
  assert.ok(together.every((it) => it.status === "rejected"));
  assert.equal(looks.length, 62);
});

Deno.test("what was given after the last look is counted when nobody asks any more", async () => {
  const { settled, ask } = open();
  await ask(53);
  while (settled.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(settled, [["A", 3]]);
});

Deno.test("an answer that many share can be peeked at, and counted each time it is given", async () => {
  const { looks, clock, shared, ask } = open();
  assert.equal(shared.peek("A"), null);
  assert.equal(shared.note("A"), false);
  await ask(60);
  assert.equal(await shared.peek("A"), 50);
  assert.ok(shared.note("A") && shared.note("A"));
  assert.equal(shared.peek("B"), null, "another question is on its own");
  clock.ms += 1000;
  const { length } = looks;
  const both = [shared.peek("A"), shared.peek("A")];
  assert.deepEqual(await Promise.all(both), [length + 1, length + 1]);
  assert.deepEqual(looks.slice(length), [["A", 12]], "peeking counts nothing");
  clock.ms += 1000;
  assert.equal(shared.note("A"), false, "what is too old is not given");
});

Deno.test("what was changed is looked up anew, though it is asked for very often and being looked up", async () => {
  const { looks, shared, ask } = open();
  await ask(60);
  const { length } = looks;
  shared.forget();
  const under = shared.ask("A");
  shared.forget();
  assert.equal(await shared.ask("A"), length + 2, "not the look that began before");
  assert.equal(await under, length + 1);
  assert.deepEqual(await ask(3), Array(3).fill(length + 2), "which is kept again");
});
