import assert from "node:assert/strict";
import type { OcrResult } from "../../../../functions/_providers/ocr/mod.ts";
import { startPageClock } from "../../../../functions/analysis/read/page_clock.ts";
import { type OcrThread, readInThread } from "../../../../functions/analysis/read/ocr_thread.ts";
import { OcrUnavailable } from "../../../../functions/analysis/read/ocr_unavailable.ts";
import type { OcrAnswer } from "../../../../functions/analysis/read/ocr_worker.ts";

/** A recogniser that says these things to each picture, and then nothing more. */
function sayOnly(...answers: OcrAnswer[]) {
  const log: string[] = [];
  const start = (): OcrThread => {
    log.push("started");
    const thread: OcrThread = {
      onmessage: null,
      onerror: null,
      postMessage() {
        for (const data of answers) {
          queueMicrotask(() =>
            thread.onmessage?.call(thread as Worker, new MessageEvent("message", { data }))
          );
        }
      },
      terminate: () => void log.push("ended"),
    };
    return thread;
  };
  return { start, log };
}
const picture = () => ({
  width: 1,
  height: 1,
  pixels: new Uint8Array(1),
  dpi: 72,
  isLettered: true,
  rulings: new Float32Array(0),
});
const result = (found: number, isComplete: boolean): OcrResult => ({
  words: [],
  isComplete,
  letteringPx: 0,
  found,
  unread: [],
  confidence: 0,
  engine: "native",
});
const TIME = { budgetMs: 10, timeoutMs: 30 };

Deno.test("a recogniser that hangs is ended, and what it had read is kept", async () => {
  const slow = sayOnly({ partial: result(3, false) }, { partial: result(7, true) });
  const read = await readInThread(picture(), TIME, slow.start);
  assert.deepEqual([read.found, read.isComplete], [7, false]);
  assert.deepEqual(slow.log, ["started", "ended"]);
});

Deno.test("a recogniser that never says anything is out of time; the next picture gets a new one", async () => {
  const hung = sayOnly();
  await assert.rejects(
    readInThread(picture(), TIME, hung.start),
    (error) => error instanceof OcrUnavailable && error.obstacle === "timeout",
  );
  const broken = sayOnly({ failure: "no models" });
  const asked = readInThread(picture(), { budgetMs: 10, timeoutMs: 5_000 }, broken.start);
  await assert.rejects(
    asked,
    (error) => error instanceof OcrUnavailable && error.obstacle === "missing",
  );
  assert.deepEqual([hung.log, broken.log], [["started", "ended"], ["started"]]);
});

Deno.test("a page's time runs while it is worked on, not while it waits", async () => {
  const clock = startPageClock(50);
  await clock.count(() => new Promise((resolve) => setTimeout(resolve, 60)));
  assert.equal(clock.leftMs(), 50);
  await clock.count((onStart) => {
    onStart();
    return new Promise((resolve) => setTimeout(resolve, 60));
  });
  assert.equal(clock.leftMs(), 0);
});
