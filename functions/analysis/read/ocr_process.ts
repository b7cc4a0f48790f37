/**
 * The recognising worker as its host sees it: a process started on first use, asked for one picture at a time,
 * ended when it hangs or takes too much memory. It may load the runtime's addon and read the models, and nothing else.
 */
import { fileURLToPath } from "node:url";
import { readEngineChoice } from "../../_providers/ocr/engine_choice.ts";
import type { OcrResult } from "../../_providers/ocr/mod.ts";
import type { Claim, Weighed } from "../../_providers/ocr/picture.ts";
import { startProcess, type WorkerProcess } from "../apart/worker_process.ts";
import { OcrUnavailable } from "./ocr_unavailable.ts";
import type { OcrPicture } from "./ocr_picture.ts";
import type { OcrRequest, WeighRequest } from "./ocr_program.ts";

/** Time for one picture: `budgetMs` to read it, `timeoutMs` until the worker is ended. */
export interface OcrTime {
  budgetMs: number;
  timeoutMs: number;
}

/** Starts a recogniser that says what it has read so far. */
export type StartRecogniser = (onPartial: (partial: OcrResult) => void) => WorkerProcess;

const MAX_THREADS = 4;
const HEAP_MB = 512;
/** Models, their work on a picture of 24 megapixels, and room: docs/isolation.md says what was seen. */
const MOST_BYTES = 580 * 2 ** 20;
const MEMORY_CHECK_MS = 40;
const PACKAGES = fileURLToPath(new URL("../../../node_modules", import.meta.url));

/** What the recogniser may do beside reckoning. */
export const RECOGNISER_MAY = [
  `--allow-read=${PACKAGES}`,
  `--allow-ffi=${PACKAGES}`,
  "--allow-sys=cpus,osRelease",
];

let recogniser: WorkerProcess | null = null;
let onPartial: (partial: OcrResult) => void = () => {};
let onEnd: (worker: WorkerProcess, reason: string) => void = () => {};

const startRecogniser: StartRecogniser = (onPartial) =>
  startProcess(new URL("./ocr_program.ts", import.meta.url), {
    heapMb: HEAP_MB,
    allow: RECOGNISER_MAY,
    handlers: { partial: onPartial },
  });

/**
 * Reads a picture in the worker. Of a worker that had to be ended, what it had read until then counts.
 *
 * @param start starts a worker; replaced in tests
 * @throws {OcrUnavailable} when it can't be read, or nothing was read in time
 */
export async function readWithRecogniser(
  picture: OcrPicture,
  { budgetMs, timeoutMs }: OcrTime,
  start: StartRecogniser = startRecogniser,
): Promise<OcrResult> {
  let read: OcrResult | null = null;
  const request: OcrRequest = { picture, ...settingsFor(budgetMs) };
  try {
    return await callRecogniser<OcrResult>(
      "recognise",
      request,
      { timeoutMs, start },
      (partial) => {
        read = partial;
      },
    );
  } catch (error) {
    if (read) return { ...read as OcrResult, isComplete: false, isFinal: false };
    throw error;
  }
}

/**
 * Weighs texts against a picture in the worker.
 *
 * @throws {OcrUnavailable} when they can't be weighed, or not in time
 */
export function weighWithRecogniser(
  picture: OcrPicture,
  claims: readonly Claim[],
  { budgetMs, timeoutMs }: OcrTime,
): Promise<Weighed[]> {
  const request: WeighRequest = { picture, claims, ...settingsFor(budgetMs) };
  return callRecogniser("weigh", request, { timeoutMs, start: startRecogniser }, () => {});
}

const settingsFor = (budgetMs: number) => ({
  threads: Math.max(1, Math.min(MAX_THREADS, navigator.hardwareConcurrency ?? 1)),
  budgetMs,
  choice: readEngineChoice(),
});

/** @throws {OcrUnavailable} when it fails, or not in time */
async function callRecogniser<T>(
  name: string,
  request: unknown,
  { timeoutMs, start }: { timeoutMs: number; start: StartRecogniser },
  hear: (partial: OcrResult) => void,
): Promise<T> {
  const target = recogniser ??= listenTo(start((partial) => onPartial(partial)));
  onPartial = hear;
  const late = Promise.withResolvers<never>();
  const drop = (obstacle: "timeout" | "missing", why: string) => {
    target.end();
    if (recogniser === target) recogniser = null;
    late.reject(new OcrUnavailable(obstacle, why));
  };
  const timer = setTimeout(() => drop("timeout", "recognition took too long"), timeoutMs);
  const watch = setInterval(() => {
    if ((target.memoryBytes() ?? 0) > MOST_BYTES) drop("timeout", "it took too much memory");
  }, MEMORY_CHECK_MS);
  onEnd = (worker, reason) => worker === target && drop("missing", reason);
  try {
    return await Promise.race([target.call<T>(name, request), late.promise]);
  } catch (error) {
    throw error instanceof OcrUnavailable ? error : new OcrUnavailable("missing", String(error));
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

/** Hears of its end once: whoever listened for each picture would hold all that were read. */
function listenTo(worker: WorkerProcess): WorkerProcess {
  worker.ended.then((reason) => {
    if (recogniser === worker) recogniser = null;
    onEnd(worker, reason);
  });
  return worker;
}

/** Ends the worker; its memory goes with it. */
export async function endRecogniser(): Promise<void> {
  const target = recogniser;
  recogniser = null;
  target?.end();
  await target?.ended;
}
