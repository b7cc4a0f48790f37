/**
 * Recognition for the whole process: one worker, pictures one after another. The native runtime keeps its
 * memory when a worker is simply ended, so it is told to let go first.
 */
import type { OcrResult } from "../../_providers/ocr/mod.ts";
import type { OcrPicture } from "./ocr_picture.ts";
import type { OcrAnswer, OcrRequest } from "./ocr_worker.ts";
import { hasThreads } from "./start_reader.ts";

/** Thrown when recognition is not available or took too long; the page is then kept without it. */
export class OcrUnavailable extends Error {
  constructor(readonly isTimeout: boolean, detail: string) {
    super(detail);
    this.name = "OcrUnavailable";
  }
}

/** Time for reading one picture, within the 60 s a page may take. */
const BUDGET_MS = 50_000;
const TIMEOUT_MS = 60_000;
const RELEASE_MS = 3_000;
const MAX_THREADS = 4;
/** Pictures in memory at a time: one being read, one waiting. */
const PICTURES = 2;

let worker: Worker | null = null;
let users = 0;
let last: Promise<unknown> = Promise.resolve();
const waiting: (() => void)[] = [];
let places = PICTURES;

/**
 * Draws a picture when there is room for it and reads it.
 *
 * @throws {OcrUnavailable} when the models are missing or reading hangs
 */
export async function readPicture(
  draw: () => Promise<OcrPicture>,
  signal?: AbortSignal,
): Promise<{ picture: Omit<OcrPicture, "pixels">; result: OcrResult }> {
  if (!hasThreads()) throw new OcrUnavailable(false, "this host has no threads");
  if (places > 0) places--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    signal?.throwIfAborted();
    const picture = await draw();
    const { width, height, dpi, rulings } = picture;
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return ask(picture);
    });
    last = turn.catch(() => {});
    return { picture: { width, height, dpi, rulings }, result: await turn };
  } finally {
    const next = waiting.shift();
    if (next) next();
    else places++;
  }
}

async function ask(picture: OcrPicture): Promise<OcrResult> {
  const threads = Math.max(1, Math.min(MAX_THREADS, navigator.hardwareConcurrency ?? 1));
  const request = { picture, threads, budgetMs: BUDGET_MS };
  const answer = await send(request, [picture.pixels.buffer], TIMEOUT_MS);
  if ("result" in answer) return answer.result;
  throw new OcrUnavailable(false, "failure" in answer ? answer.failure : "no answer");
}

function send(
  request: OcrRequest,
  transfer: Transferable[],
  timeoutMs: number,
): Promise<OcrAnswer> {
  const target = worker ??= new Worker(new URL("./ocr_worker.ts", import.meta.url), {
    type: "module",
    name: "ocr",
  });
  return new Promise((resolve, reject) => {
    const drop = (isTimeout: boolean, detail: string) => {
      clearTimeout(timer);
      target.terminate();
      if (worker === target) worker = null;
      reject(new OcrUnavailable(isTimeout, detail));
    };
    const timer = setTimeout(() => drop(true, "recognition took too long"), timeoutMs);
    target.onmessage = (event: MessageEvent<OcrAnswer>) => {
      clearTimeout(timer);
      resolve(event.data);
    };
    target.onerror = (event) => {
      event.preventDefault();
      drop(false, event.message);
    };
    target.postMessage(request, transfer);
  });
}

/** Counts a user of recognition; the answer ends the use and, with the last one, the worker. */
export function useOcr(): () => Promise<void> {
  users++;
  let isOver = false;
  return async () => {
    if (isOver) return;
    isOver = true;
    users--;
    await last;
    if (users === 0) await endWorker();
  };
}

async function endWorker(): Promise<void> {
  const target = worker;
  if (!target) return;
  await send({ release: true }, [], RELEASE_MS).catch(() => {});
  if (users > 0) return;
  if (worker === target) worker = null;
  target.terminate();
}
