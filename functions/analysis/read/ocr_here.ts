/**
 * Recognition on hosts without processes: in WebAssembly on the thread that does everything else. Only such
 * hosts load it, and bundles leave it out: where the runtime was not deployed, a page says so as before.
 */
import type { Claim, OcrOptions, OcrResult, Weighed } from "../../_providers/ocr/mod.ts";
import { letteredWords } from "../../_lexicon/mod.ts";
import { OcrUnavailable } from "./ocr_unavailable.ts";
import type { OcrPicture } from "./ocr_picture.ts";

/** Not written as an import, so that a bundle for the edge does not carry runtime and models. */
const RECOGNISER = new URL("../../_providers/ocr/mod.ts", import.meta.url).href;
/** Letter-size and tabloid pages at the recogniser's resolution; sheets need more time than such hosts give. */
export const MAX_PIXELS_HERE = 5e6;

/** Side of the detector's tiles. The process took 405 MB with 448, 458 MB with 640 and 602 MB with 1280 (539 MB now). */
const TILE_PX = 512;

let recogniser: Promise<typeof import("../../_providers/ocr/mod.ts")> | null = null;

/**
 * Reads a picture on this thread.
 *
 * @throws {OcrUnavailable} when runtime or models are missing
 */
export async function readHere(
  picture: OcrPicture,
  options: Pick<OcrOptions, "budgetMs" | "signal">,
): Promise<OcrResult> {
  try {
    recogniser ??= import(RECOGNISER);
    const { recogniseText } = await recogniser;
    return await recogniseText(picture, {
      ...options,
      places: picture.places,
      threads: 1,
      choice: "wasm",
      tilePx: TILE_PX,
      words: letteredWords(),
    });
  } catch (error) {
    throw new OcrUnavailable("missing", String(error));
  }
}

/**
 * Weighs texts against a picture on this thread.
 *
 * @throws {OcrUnavailable} when runtime or models are missing
 */
export async function weighHere(
  picture: OcrPicture,
  claims: readonly Claim[],
  options: Pick<OcrOptions, "budgetMs" | "signal">,
): Promise<Weighed[]> {
  try {
    recogniser ??= import(RECOGNISER);
    const { weighTexts } = await recogniser;
    return await weighTexts(picture, claims, {
      ...options,
      threads: 1,
      choice: "wasm",
      words: letteredWords(),
    });
  } catch (error) {
    throw new OcrUnavailable("missing", String(error));
  }
}

/** Lets go of the models. */
export async function endHere(): Promise<void> {
  const loaded = await recogniser?.catch(() => null);
  await loaded?.releaseModels();
}
