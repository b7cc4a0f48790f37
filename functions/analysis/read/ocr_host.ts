/** Recognition for the whole process: pictures are read one after another, by one worker where there are threads. */
import type { OcrResult } from "../../_providers/ocr/mod.ts";
import { endHere, fitsHere, MAX_PIXELS_HERE, readHere } from "./ocr_here.ts";
import type { OcrPicture } from "./ocr_picture.ts";
import { endThread, readInThread } from "./ocr_thread.ts";
import { OcrUnavailable } from "./ocr_unavailable.ts";
import { hasThreads } from "./start_reader.ts";

/** Share of the time left that reading may take: 50 s of 60. The rest is for the last step to end. */
const BUDGET_SHARE = 5 / 6;
/** With less time than this left, reading is not begun. */
const MIN_LEFT_MS = 2_000;
/** Pictures in memory at a time: one being read, one waiting. */
const PICTURES = 2;

let users = 0;
let last: Promise<unknown> = Promise.resolve();
const waiting: (() => void)[] = [];
let places = PICTURES;

/** A picture to read. */
export interface PictureJob {
  /** Pixels it will have. */
  pixels: number;
  draw: () => Promise<OcrPicture>;
  /** Time its page has left, asked when the picture's turn comes. */
  leftMs: () => number;
  signal?: AbortSignal;
}

/** Most pixels of a picture on this host. */
export const mostPixels = (): number => hasThreads() ? Infinity : MAX_PIXELS_HERE;

/**
 * Draws a picture when there is room for it and reads it.
 *
 * @returns the reading, null where no rows of letters stand
 * @throws {OcrUnavailable} when it can't be read here, or not in time
 */
export async function readPicture(
  { pixels, draw, leftMs, signal }: PictureJob,
): Promise<{ picture: Omit<OcrPicture, "pixels">; result: OcrResult | null }> {
  if (!hasThreads() && !fitsHere(pixels)) {
    throw new OcrUnavailable("too_large", `${pixels} pixels are too many for this host`);
  }
  if (places > 0) places--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    signal?.throwIfAborted();
    const picture = await draw();
    const { width, height, dpi, isLettered, rulings } = picture;
    if (!isLettered) return { picture: { width, height, dpi, isLettered, rulings }, result: null };
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return ask(picture, leftMs(), signal);
    });
    last = turn.catch(() => {});
    return { picture: { width, height, dpi, isLettered, rulings }, result: await turn };
  } finally {
    const next = waiting.shift();
    if (next) next();
    else places++;
  }
}

async function ask(
  picture: OcrPicture,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<OcrResult> {
  if (timeoutMs < MIN_LEFT_MS) throw new OcrUnavailable("timeout", "no time was left");
  const budgetMs = timeoutMs * BUDGET_SHARE;
  if (hasThreads()) return await readInThread(picture, { budgetMs, timeoutMs });
  const result = await readHere(picture, { budgetMs, signal });
  signal?.throwIfAborted();
  return result;
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
    if (users > 0) return;
    await (hasThreads() ? endThread(() => users > 0) : endHere());
  };
}
