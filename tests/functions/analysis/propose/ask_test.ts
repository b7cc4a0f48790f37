import assert from "node:assert/strict";
import { z } from "zod";
import type { ModelProvider } from "../../../../functions/_providers/model/port.ts";
import { askTask, type Books } from "../../../../functions/analysis/propose/ask.ts";
import { createTurns } from "../../../../functions/analysis/propose/in_flight.ts";

const task = { name: "t", version: "1", prompt: "", schema: z.object({}) };
const usage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

Deno.test("askTask() sends nothing that waits for its turn once asking has stopped, and sets no money aside for it", async () => {
  const answered = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  let sent = 0;
  const model: ModelProvider = {
    name: "m",
    priceOf: () => ({ leastUsd: 0, mostUsd: 1 }),
    async ask({ schema }) {
      sent += 1;
      begun.resolve();
      await answered.promise;
      return { kind: "ok", value: schema.parse({}), usage, responseId: "" };
    },
  };
  let hasStopped = false;
  let reserved = 0;
  const books: Books = {
    find: () => Promise.resolve(null),
    reserve() {
      if (hasStopped) return Promise.resolve({ refused: "consent", why: "consent was withdrawn" });
      reserved += 1;
      return Promise.resolve({ id: "1" });
    },
    settle: () => Promise.resolve(),
  };
  const pause = () => Promise.resolve();
  const counter = { books, pause, inTurn: createTurns(1)("p"), render: () => Promise.resolve([]) };
  const first = askTask(model, task, { ...counter, contentHash: "1" });
  await begun.promise;
  const second = askTask(model, task, { ...counter, contentHash: "2" });
  hasStopped = true;
  answered.resolve();
  assert.equal((await first).sent, 1);
  const { sent: sentSecond, failure, isOver } = await second;
  assert.deepEqual([sentSecond, failure, isOver], [0, "consent was withdrawn", true]);
  assert.deepEqual([sent, reserved], [1, 1]);
});
