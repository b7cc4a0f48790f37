import assert from "node:assert/strict";
import { openQuestionsAway } from "../../../../functions/analysis/apart/questions_away.ts";
import type { Answer } from "../../../../functions/analysis/propose/ask.ts";

const ANSWER: Answer = {
  parts: [{}],
  costUsd: 1,
  sent: 1,
  failure: null,
  halt: null,
  ceiling: null,
  isOver: false,
};
const question = { task: "sheet", contentHash: "h", context: "words" };
const picture = [{ png: new Uint8Array([1]), caption: "Tile 1 of 1" }];

Deno.test("a kept answer comes at once, and no picture is drawn", async () => {
  const away = openQuestionsAway({ ask: () => Promise.resolve(ANSWER) });
  const answer = await away.ask(question, () => Promise.reject(new Error("nothing to draw")));
  assert.equal(answer, ANSWER);
});

Deno.test("once its pictures are drawn a question waits for no worker, and the page finds the answer", async () => {
  const answered = Promise.withResolvers<void>();
  let [asked, drawn] = [0, 0];
  const away = openQuestionsAway({
    async ask(_question, render) {
      asked += 1;
      await render();
      await answered.promise;
      // By halves, when the worker has gone.
      await render();
      return ANSWER;
    },
  });
  const draw = () => {
    drawn += 1;
    return Promise.resolve(picture);
  };
  assert.deepEqual(await away.ask(question, draw), { isLater: true });
  answered.resolve();
  await away.answered();
  assert.equal(await away.ask(question, draw), ANSWER);
  assert.deepEqual([asked, drawn], [1, 1]);
});

Deno.test("a question that is given up ends the page, with the reason", async () => {
  const away = openQuestionsAway({
    async ask(_question, render) {
      await render();
      throw new Error("lease lost");
    },
  });
  await away.ask(question, () => Promise.resolve(picture)).catch(() => {});
  await assert.rejects(away.answered(), /lease lost/);
});
