import assert from "node:assert/strict";
import type { OcrResult } from "../../../../functions/_providers/ocr/mod.ts";
import {
  readWithRecogniser,
  type StartRecogniser,
} from "../../../../functions/analysis/read/ocr_process.ts";
import { OcrUnavailable } from "../../../../functions/analysis/read/ocr_unavailable.ts";

/** A recogniser that says these things of each picture, and then fails or nothing more. */
function sayOnly({ partials = [], failure }: { partials?: OcrResult[]; failure?: string }) {
  const log: string[] = [];
  const start: StartRecogniser = (onPartial) => {
    log.push("started");
    const ended = Promise.withResolvers<string>();
    return {
      async call<T>(): Promise<T> {
        for (const partial of partials) onPartial(partial);
        if (failure) throw new Error(failure);
        return await new Promise<T>(() => {});
      },
      memoryBytes: () => null,
      processorMs: () => null,
      stepBack: () => {},
      end() {
        log.push("ended");
        ended.resolve("SIGKILL");
      },
      ended: ended.promise,
    };
  };
  return { start, log };
}
const picture = () => ({
  width: 1,
  height: 1,
  pixels: new Uint8Array(1),
  dpi: 72,
  isLettered: true,
  places: null,
  rulings: new Float32Array(0),
});
const result = (found: number, isComplete: boolean): OcrResult => ({
  words: [],
  isComplete,
  isFinal: isComplete,
  letteringPx: 0,
  found,
  unread: [],
  confidence: 0,
  engine: "native",
});
const TIME = { budgetMs: 10, timeoutMs: 30 };

Deno.test("a recogniser that hangs is ended, and what it had read is kept", async () => {
  const slow = sayOnly({ partials: [result(3, false), result(7, true)] });
  const read = await readWithRecogniser(picture(), TIME, slow.start);
  assert.deepEqual([read.found, read.isComplete], [7, false]);
  assert.equal(slow.log[1], "ended");
});

Deno.test("a recogniser that never says anything is out of time; the next picture gets a new one", async () => {
  const hung = sayOnly({});
  await assert.rejects(
    readWithRecogniser(picture(), TIME, hung.start),
    (error) => error instanceof OcrUnavailable && error.obstacle === "timeout",
  );
  const broken = sayOnly({ failure: "no models" });
  await assert.rejects(
    readWithRecogniser(picture(), { budgetMs: 10, timeoutMs: 5_000 }, broken.start),
    (error) => error instanceof OcrUnavailable && error.obstacle === "missing",
  );
  assert.deepEqual([hung.log[0], broken.log[0]], ["started", "started"]);
});
