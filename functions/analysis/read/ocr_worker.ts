/** The recognising worker: one per process, its models are released before it ends. */
/// <reference lib="deno.worker" />
import { type OcrResult, recogniseText, releaseModels } from "../../_providers/ocr/mod.ts";
import type { OcrPicture } from "./ocr_picture.ts";

/** Sent to the worker: a picture to read, or the order to give its memory back. */
export type OcrRequest =
  | { picture: OcrPicture; threads: number; budgetMs: number }
  | { release: true };

/** What the worker says: the answer, or before it what has been read so far. */
export type OcrAnswer =
  | { partial: OcrResult }
  | { result: OcrResult }
  | { failure: string }
  | { released: true };

const port = self as unknown as DedicatedWorkerGlobalScope;

port.onmessage = async (event: MessageEvent<OcrRequest>) => {
  port.postMessage(await answer(event.data));
};

async function answer(request: OcrRequest): Promise<OcrAnswer> {
  try {
    if ("release" in request) {
      await releaseModels();
      return { released: true };
    }
    const { picture, threads, budgetMs } = request;
    const onPartial = (partial: OcrResult) => port.postMessage({ partial } satisfies OcrAnswer);
    return { result: await recogniseText(picture, { threads, budgetMs, onPartial }) };
  } catch (error) {
    return { failure: String(error) };
  }
}
