import assert from "node:assert/strict";
import { Stopwatch } from "../../../../functions/analysis/apart/stopwatch.ts";

Deno.test("a page's time runs while it is worked on, not while it waits", async () => {
  const calls: string[] = [];
  const watch = new Stopwatch(60, () => calls.push("late"));
  await watch.wait(() => new Promise((resolve) => setTimeout(resolve, 90)));
  assert.deepEqual(calls, []);
  assert.ok(watch.leftMs() > 0);
  await new Promise((resolve) => setTimeout(resolve, 90));
  assert.deepEqual([calls, watch.leftMs()], [["late"], 0]);
});

Deno.test("a stopwatch that was stopped calls nobody, even when a wait ends after it", async () => {
  const calls: string[] = [];
  const watch = new Stopwatch(20, () => calls.push("late"));
  const waiting = watch.wait(() => new Promise((resolve) => setTimeout(resolve, 10)));
  watch.stop();
  await waiting;
  await new Promise((resolve) => setTimeout(resolve, 40));
  assert.deepEqual(calls, []);
});
