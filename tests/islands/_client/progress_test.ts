import assert from "node:assert/strict";
import type { ProgressEvent } from "../../../functions/_shared/contract/mod.ts";
import { followProgress, keepAhead } from "../../../islands/_client/progress.ts";
import {
  isServed,
  noteWords,
  placeWords,
  remainingWords,
} from "../../../islands/project/LivePanel.tsx";

const event = (values: Partial<ProgressEvent>): ProgressEvent => ({
  projectId: "p",
  status: "processing",
  stage: "extracting",
  progress: 0,
  currentTask: "",
  currentSheet: null,
  pagesDone: 0,
  pagesTotal: 10,
  insights: [],
  warnings: [],
  estimatedTimeRemaining: null,
  queue: null,
  preview: null,
  model: null,
  canCancel: false,
  startedAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  failureReason: null,
  ...values,
});

Deno.test("keepAhead() lets nothing of one run go back", () => {
  const ahead = event({ progress: 60 });
  assert.equal(keepAhead(ahead, event({ progress: 40 })), ahead);
  assert.equal(keepAhead(ahead, event({ progress: 61 })).progress, 61);
  assert.equal(keepAhead(null, event({ progress: 5 })).progress, 5);
});

Deno.test("keepAhead() begins anew with a new run, and ends with the end", () => {
  const ahead = event({ progress: 95 });
  const next = event({ progress: 2, startedAt: "2026-01-02T00:00:00.000Z" });
  assert.equal(keepAhead(ahead, next), next);
  assert.equal(keepAhead(ahead, event({ status: "failed", progress: 0 })).status, "failed");
});

Deno.test("remainingWords() speaks of time only where pages give ground for it", () => {
  assert.equal(remainingWords(event({})), "Time remaining isn’t known yet");
  assert.match(remainingWords(event({ estimatedTimeRemaining: 40 })), /^About 40 s until every/);
  assert.match(
    remainingWords(event({ queue: { ahead: 2, waitSeconds: 40 } })),
    /40 s until it starts/,
  );
  assert.doesNotMatch(remainingWords(event({ stage: "generating" })), /About/);
  assert.equal(remainingWords(event({ status: "completed", estimatedTimeRemaining: 0 })), "");
});

Deno.test("placeWords() names the page too where sheets of one set share a number", () => {
  const note = (page: number, sheet: string | null) => ({ page, sheet, text: "" });
  const [first, again, other] = [note(1, "A-1"), note(4, "A-1"), note(2, "A-2")];
  assert.equal(placeWords(first, [first, first, other]), "A-1");
  assert.equal(placeWords(again, [first, again, other]), "A-1, page 4");
  assert.equal(placeWords(other, [first, again, other]), "A-2");
  assert.equal(placeWords(note(3, null), [first]), "Page 3");
});

Deno.test("noteWords() says the sheet once, and parts no figure from what it counts", () => {
  const text = "A-1 Floor Plan: 2 schedules, 6 rooms";
  assert.equal(noteWords({ sheet: "A-1", text }), "Floor Plan: 2\u00a0schedules, 6\u00a0rooms");
  assert.equal(noteWords({ sheet: null, text: "Page 3 was skipped" }), "Page 3\u00a0was skipped");
});

Deno.test("isServed() waits for the turn of a run that was started", () => {
  const startedAt = "2026-11-29T03:00:00Z";
  const queue = { ahead: 0, waitSeconds: null };
  assert.equal(isServed({ startedAt: null, stage: "initializing", queue: null }), false);
  assert.equal(isServed({ startedAt, stage: "initializing", queue }), false);
  assert.equal(isServed({ startedAt, stage: "initializing", queue: null }), true);
  // Between two pages it has begun.
  assert.equal(isServed({ startedAt, stage: "extracting", queue }), true);
});

Deno.test("a tab nobody looks at leaves its connection to the others, and hears of the end", async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const stream = Object.assign(new EventTarget(), { readyState: 1, closed: 0, close: () => {} });
  stream.close = () => void stream.closed++;
  const answer = Promise.withResolvers<ProgressEvent>();
  const asked: string[] = [];
  const heard: string[] = [];
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  followProgress("p", ({ status, progress }, source) => {
    heard.push(`${source}: ${status} ${progress}`);
    if (status !== "processing") resolve();
  }, {
    openStream: () => stream as unknown as EventSource,
    ask: (url) => {
      asked.push(url);
      return answer.promise;
    },
    page: page as unknown as Document,
  });
  const data = JSON.stringify(event({ progress: 20 }));
  stream.dispatchEvent(new MessageEvent("progress", { data }));
  page.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual([stream.closed, asked], [0, []], "it is still looked at");

  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual([stream.closed, asked], [1, ["/api/projects/p/progress"]]);
  answer.resolve(event({ status: "completed", progress: 100 }));
  await isOver;
  assert.deepEqual(heard, ["events: processing 20", "polling: completed 100"]);
});
