/**
 * The recognising worker as its host sees it: started on first use, asked for one picture at a time, ended
 * when it hangs. The native runtime keeps its memory when a worker is simply ended, so it is told to let go
 * first.
 */
import type { OcrResult } from "../../_providers/ocr/mod.ts";
import { OcrUnavailable } from "./ocr_unavailable.ts";
import type { OcrPicture } from "./ocr_picture.ts";
import type { OcrAnswer, OcrRequest } from "./ocr_worker.ts";

/** What is needed of a worker. */
export type OcrThread = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** Time for one picture: `budgetMs` to read it, `timeoutMs` until the worker is ended. */
export interface OcrTime {
  budgetMs: number;
  timeoutMs: number;
}

const RELEASE_MS = 3_000;
const MAX_THREADS = 4;

let thread: OcrThread | null = null;

const startThread = (): OcrThread =>
  new Worker(new URL("./ocr_worker.ts", import.meta.url), { type: "module", name: "ocr" });

/**
 * Reads a picture in the worker. Of a worker that had to be ended, what it had read until then counts.
 *
 * @param start starts a worker; replaced in tests
 * @throws {OcrUnavailable} when it can't be read, or nothing was read in time
 */
export async function readInThread(
  picture: OcrPicture,
  { budgetMs, timeoutMs }: OcrTime,
  start: () => OcrThread = startThread,
): Promise<OcrResult> {
  const threads = Math.max(1, Math.min(MAX_THREADS, navigator.hardwareConcurrency ?? 1));
  thread ??= start();
  const answer = await send(thread, { picture, threads, budgetMs }, timeoutMs);
  if ("result" in answer) return answer.result;
  if ("partial" in answer) return { ...answer.partial, isComplete: false };
  throw new OcrUnavailable("missing", "failure" in answer ? answer.failure : "no answer");
}

/** Ends the worker; `isStillNeeded` is asked again once it has given back its memory. */
export async function endThread(isStillNeeded: () => boolean = () => false): Promise<void> {
  const target = thread;
  if (!target) return;
  await send(target, { release: true }, RELEASE_MS).catch(() => {});
  if (isStillNeeded()) return;
  if (thread === target) thread = null;
  target.terminate();
}

/** The worker's answer; the last partial one when it did not end in time. */
function send(target: OcrThread, request: OcrRequest, timeoutMs: number): Promise<OcrAnswer> {
  const answered = Promise.withResolvers<OcrAnswer>();
  let partial: OcrAnswer | null = null;
  const drop = (error: OcrUnavailable) => {
    clearTimeout(timer);
    target.terminate();
    if (thread === target) thread = null;
    answered.reject(error);
  };
  const timer = setTimeout(() => {
    if (partial) answered.resolve(partial);
    drop(new OcrUnavailable("timeout", "recognition took too long"));
  }, timeoutMs);
  target.onmessage = ({ data }: MessageEvent<OcrAnswer>) => {
    if ("partial" in data) {
      partial = data;
      return;
    }
    clearTimeout(timer);
    answered.resolve(data);
  };
  target.onerror = (event) => {
    event.preventDefault();
    drop(new OcrUnavailable("missing", event.message));
  };
  target.postMessage(request, "picture" in request ? [request.picture.pixels.buffer] : []);
  return answered.promise;
}
