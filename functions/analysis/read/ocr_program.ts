/** The recognising worker as a program: reads one picture at a time until its host is gone. */
import {
  type Claim,
  type EngineChoice,
  recogniseText,
  weighTexts,
} from "../../_providers/ocr/mod.ts";
import { serveHost } from "../apart/worker_process.ts";
import { letteredWords } from "../../_lexicon/mod.ts";
import type { OcrPicture } from "./ocr_picture.ts";

/** A picture to read. */
export interface OcrRequest {
  picture: OcrPicture;
  threads: number;
  budgetMs: number;
  choice: EngineChoice;
}

/** Texts to weigh against a picture. */
export interface WeighRequest extends OcrRequest {
  claims: readonly Claim[];
}

if (import.meta.main) {
  await serveHost((host) => ({
    recognise({ picture, ...options }: OcrRequest) {
      // What has been read before the next long step, in case that is the last.
      const onPartial = (partial: unknown) => void host.call("partial", partial).catch(() => {});
      const { places } = picture;
      return recogniseText(picture, { ...options, places, words: letteredWords(), onPartial });
    },
    weigh: ({ picture, claims, ...options }: WeighRequest) =>
      weighTexts(picture, claims, { ...options, words: letteredWords() }),
  }));
}
