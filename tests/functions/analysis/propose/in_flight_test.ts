import assert from "node:assert/strict";
import { z } from "zod";
import type { ModelProvider } from "../../../../functions/_providers/model/port.ts";
import { limitInFlight } from "../../../../functions/analysis/propose/in_flight.ts";

const question = { task: "t", version: "1", prompt: "", schema: z.object({}), images: [] };

/** A model that answers when it is told to, and counts who waits. */
function heldModel() {
  const open: PromiseWithResolvers<void>[] = [];
  const asked = { now: 0, most: 0 };
  const model: ModelProvider = {
    name: "m",
    priceOf: () => ({ leastUsd: 0, mostUsd: 0 }),
    async ask() {
      const turn = Promise.withResolvers<void>();
      open.push(turn);
      asked.most = Math.max(asked.most, ++asked.now);
      try {
        await turn.promise;
      } finally {
        asked.now -= 1;
      }
      return { kind: "cancelled", why: "told" };
    },
  };
  return { model, open, asked };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

Deno.test("limitInFlight() asks so many at once and lets each of the others follow one that ended", async () => {
  const { model, open, asked } = heldModel();
  const limited = limitInFlight(model, 2);
  const answers = Array.from({ length: 5 }, () => limited.ask(question));
  for (let done = 0; done < 5; done++) {
    await settle();
    assert.equal(asked.now, Math.min(2, 5 - done));
    open[done].resolve();
  }
  await Promise.all(answers);
  assert.equal(asked.most, 2);
});

Deno.test("limitInFlight() gives the turn back when a question fails", async () => {
  const { model, open } = heldModel();
  const limited = limitInFlight(model, 1);
  const first = limited.ask(question);
  const second = limited.ask(question);
  await settle();
  open[0].reject(new Error("gone"));
  await assert.rejects(first, /gone/);
  await settle();
  open[1].resolve();
  assert.equal((await second).kind, "cancelled");
});
